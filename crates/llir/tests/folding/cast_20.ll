; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store <vscale x 4 x i32> splat (i32 9), ptr %0, align 16
  store i65 -1, ptr %0, align 4
  store <2 x double> <double 0xEC2BE8F90731746E, double -0.000000e+00>, ptr %0, align 16
  store i64 undef, ptr %0, align 4
  store <2 x float> poison, ptr %0, align 8
  store half 0xHFC00, ptr %0, align 2
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store double undef, ptr %0, align 8
  store i65 1, ptr %0, align 4
  store i1 true, ptr %0, align 1
  store <2 x i64> poison, ptr %0, align 16
  store i1 true, ptr %0, align 1
  store half 0xHFC00, ptr %0, align 2
  store float 0x7FF8000000000000, ptr %0, align 4
  store <2 x double> <double 0x7FF8000000000000, double undef>, ptr %0, align 16
  store <2 x float> poison, ptr %0, align 8
  store i128 -1, ptr %0, align 4
  store fp128 0xL00000000000000000000000000000000, ptr %0, align 16
  store i64 poison, ptr %0, align 4
  store float 3.000000e+00, ptr %0, align 4
  store <2 x i32> undef, ptr %0, align 8
  store <vscale x 2 x double> splat (double 1.000000e+00), ptr %0, align 16
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  store <vscale x 2 x double> splat (double 3.000000e+00), ptr %0, align 16
  store <2 x double> splat (double 0x7FF8000000000000), ptr %0, align 16
  store <2 x double> <double 0x7FF8000000000000, double 0x8142012EA097CEEF>, ptr %0, align 16
  store <2 x i64> splat (i64 9223372036854775807), ptr %0, align 16
  store <4 x i1> <i1 false, i1 poison, i1 poison, i1 poison>, ptr %0, align 1
  store i65 0, ptr %0, align 4
  store <vscale x 2 x double> splat (double 1.000000e+00), ptr %0, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
