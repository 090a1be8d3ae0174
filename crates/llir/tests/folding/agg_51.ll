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
  store i65 0, ptr %0, align 16
  store <4 x i1> poison, ptr %0, align 1
  store ptr poison, ptr %0, align 8
  store { i32, float } { i32 1, float 0.000000e+00 }, ptr %0, align 4
  store <4 x i1> <i1 false, i1 undef, i1 undef, i1 undef>, ptr %0, align 1
  store [3 x i8] c"\FF\00\00", ptr %0, align 1
  store [2 x float] [float 0.000000e+00, float undef], ptr %0, align 4
  store <2 x i32> splat (i32 62), ptr %0, align 8
  store float 0.000000e+00, ptr %0, align 4
  store i32 1, ptr %0, align 4
  store { i32, float } { i32 0, float undef }, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store [2 x float] zeroinitializer, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store i32 0, ptr %0, align 4
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  %9 = select i1 false, i64 %2, i64 32
  store i64 %9, ptr %0, align 8
  store [2 x float] [float 0.000000e+00, float 0x3D9E9A4640000000], ptr %0, align 4
  store double 0xA7CA390553FB675D, ptr %0, align 8
  store i65 0, ptr %0, align 16
  store float 0.000000e+00, ptr %0, align 4
  store <4 x i8> <i8 0, i8 poison, i8 0, i8 poison>, ptr %0, align 4
  store <2 x i64> <i64 poison, i64 0>, ptr %0, align 16
  store <4 x i8> <i8 0, i8 undef, i8 undef, i8 undef>, ptr %0, align 4
  store [3 x i8] c"\FF\00\AC", ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i64 0, ptr %0, align 8
  %10 = select i1 false, float %3, float undef
  store float %10, ptr %0, align 4
  store <2 x i32> splat (i32 31), ptr %0, align 8
  store half 0xH0000, ptr %0, align 2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
