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
  store <4 x i32> <i32 134217727, i32 poison, i32 715827882, i32 0>, ptr %0, align 16
  store float 0.000000e+00, ptr %0, align 4
  store i64 0, ptr %0, align 8
  store i128 4, ptr %0, align 16
  store half 0xH0000, ptr %0, align 2
  store i32 0, ptr %0, align 4
  store <vscale x 2 x double> zeroinitializer, ptr %0, align 16
  store i32 1, ptr %0, align 4
  store <2 x i32> <i32 1, i32 0>, ptr %0, align 8
  store i1 false, ptr %0, align 1
  store i65 0, ptr %0, align 16
  store fp128 0xL0000000000000000BFFF000000000000, ptr %0, align 16
  store <2 x double> undef, ptr %0, align 16
  store i1 poison, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store <2 x i32> poison, ptr %0, align 8
  store <2 x double> undef, ptr %0, align 16
  store i128 8, ptr %0, align 16
  store half 0xH4000, ptr %0, align 2
  store fp128 0xL00000000000000008000000000000000, ptr %0, align 16
  store i128 5, ptr %0, align 16
  store i8 -1, ptr %0, align 1
  store x86_fp80 0xK80000000000000000000, ptr %0, align 16
  store <4 x i8> <i8 127, i8 -1, i8 poison, i8 95>, ptr %0, align 4
  store double -0.000000e+00, ptr %0, align 8
  store i128 32, ptr %0, align 16
  store bfloat poison, ptr %0, align 2
  store fp128 0xL00000000000000008000000000000000, ptr %0, align 16
  store half 0xH7C00, ptr %0, align 2
  store <4 x i8> <i8 3, i8 7, i8 poison, i8 2>, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
