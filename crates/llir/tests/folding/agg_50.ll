; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store <4 x i8> <i8 undef, i8 0, i8 0, i8 0>, ptr %0, align 4
  store i8 poison, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i32 0, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store bfloat 0xR7FC0, ptr %0, align 2
  store ptr null, ptr %0, align 8
  store i128 0, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store i1 false, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i32 undef, ptr %0, align 4
  store { ptr, i64, i1 } { ptr null, i64 0, i1 true }, ptr %0, align 8
  store <4 x i1> <i1 poison, i1 poison, i1 poison, i1 true>, ptr %0, align 1
  store { ptr, i64, i1 } { ptr null, i64 7, i1 true }, ptr %0, align 8
  store i32 7, ptr %0, align 4
  store i128 0, ptr %0, align 4
  store <2 x i64> poison, ptr %0, align 16
  store <4 x i1> <i1 false, i1 poison, i1 false, i1 poison>, ptr %0, align 1
  store i64 0, ptr %0, align 4
  store <2 x i64> poison, ptr %0, align 16
  store [2 x float] [float 0.000000e+00, float poison], ptr %0, align 4
  store <2 x i32> <i32 32, i32 poison>, ptr %0, align 8
  store [2 x float] [float 0.000000e+00, float poison], ptr %0, align 4
  store <4 x i1> poison, ptr %0, align 1
  store x86_fp80 0xK4000C000000000000000, ptr %0, align 16
  store i8 poison, ptr %0, align 1
  store <2 x i64> poison, ptr %0, align 16
  store i64 poison, ptr %0, align 4
  store ptr null, ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
