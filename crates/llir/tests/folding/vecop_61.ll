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
  store double 3.000000e+00, ptr %0, align 8
  store x86_fp80 0xKBFFF8000000000000000, ptr %0, align 16
  store i64 poison, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i64 poison, ptr %0, align 8
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 undef, i1 poison>, ptr %0, align 1
  store <4 x i1> undef, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <4 x i1> poison, ptr %0, align 1
  store x86_fp80 0xK7FFFC000000000000000, ptr %0, align 16
  store i32 undef, ptr %0, align 4
  store i1 poison, ptr %0, align 1
  store i64 3, ptr %0, align 8
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store <4 x i1> splat (i1 true), ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store bfloat 0xR0000, ptr %0, align 2
  store i64 0, ptr %0, align 8
  store i1 false, ptr %0, align 1
  store double 0.000000e+00, ptr %0, align 8
  store i8 1, ptr %0, align 1
  store <4 x i1> <i1 poison, i1 false, i1 true, i1 true>, ptr %0, align 1
  store i64 4607182418800017408, ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store i32 0, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
