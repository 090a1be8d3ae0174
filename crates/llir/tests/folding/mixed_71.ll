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
  store i1 false, ptr %0, align 1
  store <4 x i32> <i32 31, i32 undef, i32 undef, i32 100>, ptr %0, align 16
  store <2 x float> <float 0xC7EFFFFFE0000000, float poison>, ptr %0, align 8
  store bfloat 0xR1589, ptr %0, align 2
  store <2 x float> poison, ptr %0, align 8
  store half 0xH3C00, ptr %0, align 2
  store <2 x i64> <i64 -4, i64 2395551524171876272>, ptr %0, align 16
  store fp128 0xL00000000000000004000800000000000, ptr %0, align 16
  store i64 -4012798137384418836, ptr %0, align 8
  store <2 x float> <float 0x7FF0000000000000, float poison>, ptr %0, align 8
  store i1 false, ptr %0, align 1
  store <4 x i1> poison, ptr %0, align 1
  store { i32, float } { i32 0, float 1.000000e+00 }, ptr %0, align 4
  store ptr undef, ptr %0, align 8
  store i8 undef, ptr %0, align 1
  store ptr null, ptr %0, align 8
  store float 0xFFF8000000000000, ptr %0, align 4
  store float 0xBD65D4D2E0000000, ptr %0, align 4
  store i1 true, ptr %0, align 1
  store <2 x float> poison, ptr %0, align 8
  store <2 x double> <double 0xFFF0000000000000, double -1.000000e+00>, ptr %0, align 16
  store i32 0, ptr %0, align 4
  store [3 x i8] c"\00\00d", ptr %0, align 1
  store <2 x i32> poison, ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr null, ptr %0, align 8
  store <4 x i1> <i1 true, i1 true, i1 true, i1 undef>, ptr %0, align 1
  store fp128 0xL00000000000000004000800000000000, ptr %0, align 16
  store half 0xHFD66, ptr %0, align 2
  store <2 x i1> poison, ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
