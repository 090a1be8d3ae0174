; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store <4 x i1> splat (i1 true), ptr %0, align 1
  store <4 x i8> <i8 0, i8 0, i8 undef, i8 undef>, ptr %0, align 4
  store i128 7, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store i1 false, ptr %0, align 1
  store <2 x i64> <i64 32, i64 undef>, ptr %0, align 16
  store i1 false, ptr %0, align 1
  store <2 x float> <float undef, float 0xBC3588B3E0000000>, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store <4 x i1> poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i8 8, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store <4 x i1> splat (i1 true), ptr %0, align 1
  store <4 x i8> <i8 0, i8 31, i8 3, i8 0>, ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store i1 undef, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store float undef, ptr %0, align 4
  store half 0xH4500, ptr %0, align 2
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store <vscale x 4 x i32> splat (i32 1), ptr %0, align 16
  store <2 x float> <float 0x7FF4000000000000, float poison>, ptr %0, align 8
  store <4 x i1> zeroinitializer, ptr %0, align 1
  store i64 2, ptr %0, align 4
  store <4 x i8> <i8 0, i8 31, i8 undef, i8 undef>, ptr %0, align 4
  store <4 x i1> <i1 false, i1 false, i1 poison, i1 poison>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
