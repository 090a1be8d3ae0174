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
  store i65 4, ptr %0, align 16
  store <4 x i1> <i1 false, i1 poison, i1 false, i1 poison>, ptr %0, align 1
  store <4 x i8> <i8 1, i8 5, i8 poison, i8 poison>, ptr %0, align 4
  store <4 x i1> zeroinitializer, ptr %0, align 1
  %9 = select i1 %4, i1 true, i1 false
  store i1 %9, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i64 2, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store i128 0, ptr %0, align 16
  store i128 0, ptr %0, align 16
  store <4 x i1> zeroinitializer, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i64> <i64 100, i64 undef>, ptr %0, align 16
  store i128 0, ptr %0, align 16
  store i1 true, ptr %0, align 1
  %10 = select i1 false, float %3, float -0.000000e+00
  store float %10, ptr %0, align 4
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store fp128 0xL00000000000000004000800000000000, ptr %0, align 16
  %11 = icmp ult <2 x i32> %5, <i32 32, i32 poison>
  store <2 x i1> %11, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store <2 x i1> <i1 true, i1 undef>, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i32> <i32 1, i32 undef>, ptr %0, align 8
  store <4 x i8> poison, ptr %0, align 4
  store i1 true, ptr %0, align 1
  store <2 x i32> <i32 0, i32 poison>, ptr %0, align 8
  store i1 false, ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
