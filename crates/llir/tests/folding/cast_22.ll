; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store bfloat 0xR0000, ptr %0, align 2
  store <4 x i8> splat (i8 1), ptr %0, align 4
  store <2 x i32> undef, ptr %0, align 8
  store bfloat 0xR0000, ptr %0, align 2
  store i128 poison, ptr %0, align 4
  store x86_fp80 0xK7FFFC000000000000000, ptr %0, align 16
  store <vscale x 4 x i32> poison, ptr %0, align 16
  store <4 x i1> <i1 false, i1 false, i1 false, i1 undef>, ptr %0, align 1
  store <2 x i64> <i64 8329619174904286399, i64 1892921385184895681>, ptr %0, align 16
  store i64 0, ptr %0, align 4
  store fp128 0xL00000000000000007FFF800000000000, ptr %0, align 16
  store i32 127, ptr %0, align 4
  store i128 poison, ptr %0, align 4
  store <4 x i8> splat (i8 66), ptr %0, align 4
  store bfloat poison, ptr %0, align 2
  store i64 7, ptr %0, align 4
  store <2 x float> poison, ptr %0, align 8
  store bfloat poison, ptr %0, align 2
  store bfloat 0xR4040, ptr %0, align 2
  store <vscale x 2 x double> zeroinitializer, ptr %0, align 16
  store fp128 0xL00000000000000007FFF800000000000, ptr %0, align 16
  store i8 27, ptr %0, align 1
  store i32 0, ptr %0, align 4
  store <4 x i8> poison, ptr %0, align 4
  store half 0xH0000, ptr %0, align 2
  store bfloat 0xR0000, ptr %0, align 2
  store double 7.000000e+00, ptr %0, align 8
  store <4 x i1> poison, ptr %0, align 1
  store x86_fp80 0xK7FFFC000000000000000, ptr %0, align 16
  store <2 x double> poison, ptr %0, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
