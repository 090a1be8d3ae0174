; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store fp128 0xL4000000000000000BCE29A28CF734B2D, ptr %0, align 16
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <2 x i32> <i32 0, i32 3>, ptr %0, align 8
  store i1 undef, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <4 x i1> <i1 poison, i1 undef, i1 poison, i1 poison>, ptr %0, align 1
  store <2 x i32> <i32 0, i32 1>, ptr %0, align 8
  store i1 false, ptr %0, align 1
  store <4 x i1> splat (i1 true), ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store i1 false, ptr %0, align 1
  store i1 undef, ptr %0, align 1
  store i64 0, ptr %0, align 4
  store <4 x i1> <i1 true, i1 true, i1 poison, i1 false>, ptr %0, align 1
  store <2 x i32> poison, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store double undef, ptr %0, align 8
  %9 = icmp sgt ptr @w, @h
  store i1 %9, ptr %0, align 1
  store i32 poison, ptr %0, align 4
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store <2 x i32> <i32 3, i32 poison>, ptr %0, align 8
  store i64 0, ptr %0, align 4
  store i128 7, ptr %0, align 4
  store <2 x i32> poison, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store i64 4294967296, ptr %0, align 4
  store i8 1, ptr %0, align 1
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store bfloat 0xR0000, ptr %0, align 2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
