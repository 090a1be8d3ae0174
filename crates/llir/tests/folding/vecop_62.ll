; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store <4 x i1> undef, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <4 x i8> <i8 -128, i8 32, i8 poison, i8 undef>, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store i65 poison, ptr %0, align 4
  store i128 2, ptr %0, align 4
  store double 1.000000e+00, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store i64 poison, ptr %0, align 4
  store <4 x i8> <i8 undef, i8 0, i8 31, i8 37>, ptr %0, align 4
  store fp128 0xL80000000000000004000921FB54442D1, ptr %0, align 16
  store i128 1, ptr %0, align 4
  store i128 1, ptr %0, align 4
  store <4 x i1> undef, ptr %0, align 1
  store i8 poison, ptr %0, align 1
  store <2 x float> splat (float 1.000000e+00), ptr %0, align 8
  store <2 x float> poison, ptr %0, align 8
  store float poison, ptr %0, align 4
  store <4 x i1> undef, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store <4 x i32> splat (i32 2147483647), ptr %0, align 16
  store i128 1, ptr %0, align 4
  store i1 poison, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store double poison, ptr %0, align 8
  store i64 poison, ptr %0, align 4
  store i1 true, ptr %0, align 1
  store <4 x i32> zeroinitializer, ptr %0, align 16
  store i8 0, ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
