; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store <2 x double> splat (double -0.000000e+00), ptr %0, align 16
  store <2 x double> splat (double -0.000000e+00), ptr %0, align 16
  store fp128 0xL0000000000000000BFFF000000000000, ptr %0, align 16
  store i1 false, ptr %0, align 1
  store x86_fp80 0xK3FFF8000000000000000, ptr %0, align 16
  store half 0xH0000, ptr %0, align 2
  store <2 x float> undef, ptr %0, align 8
  store half 0xH3764, ptr %0, align 2
  store bfloat 0xRFF80, ptr %0, align 2
  store double 0xC00921FB54442D18, ptr %0, align 8
  store bfloat 0xR7F80, ptr %0, align 2
  store fp128 0xL0000000000000000BFFF000000000000, ptr %0, align 16
  store half 0xHB764, ptr %0, align 2
  store half 0xH8000, ptr %0, align 2
  store i1 true, ptr %0, align 1
  store bfloat 0xRFF80, ptr %0, align 2
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store x86_fp80 0xK3FFF8000000000000000, ptr %0, align 16
  store <vscale x 2 x double> splat (double 9.000000e+00), ptr %0, align 16
  store i1 false, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store <2 x float> undef, ptr %0, align 8
  store float 1.000000e+00, ptr %0, align 4
  store i1 false, ptr %0, align 1
  store float 0xB6A0000000000000, ptr %0, align 4
  store half 0xH3C00, ptr %0, align 2
  store i1 false, ptr %0, align 1
  store fp128 0xL0000000000000000BFFF000000000000, ptr %0, align 16
  store fp128 0xL0000000000000000BFFF000000000000, ptr %0, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
