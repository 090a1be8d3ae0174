; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store x86_fp80 poison, ptr %0, align 16
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x float> <float 0xC528C08C00000000, float -1.000000e+00>, ptr %0, align 8
  store double 4.940660e-324, ptr %0, align 8
  store float 0x39FEED9A60000000, ptr %0, align 4
  store half 0xH7E00, ptr %0, align 2
  store i1 true, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store bfloat 0xRDF2B, ptr %0, align 2
  store <2 x i1> splat (i1 true), ptr %0, align 1
  store float 0x7FF8000000000000, ptr %0, align 4
  %9 = fcmp oeq double 4.940660e-324, 4.940660e-324
  store i1 %9, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store half 0xH0000, ptr %0, align 2
  store x86_fp80 0xKBFFF8000000000000000, ptr %0, align 16
  store bfloat 0xRFF80, ptr %0, align 2
  store x86_fp80 0xK3FFF8000000000000000, ptr %0, align 16
  store <2 x double> <double -4.940660e-324, double 0x6AA72AB87466E411>, ptr %0, align 16
  store bfloat 0xR9FC0, ptr %0, align 2
  store i1 true, ptr %0, align 1
  %10 = fcmp true double undef, 4.940660e-324
  store i1 %10, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store x86_fp80 undef, ptr %0, align 16
  store fp128 0xL00000000000000007FFF800000000000, ptr %0, align 16
  %11 = fcmp ogt <2 x double> <double -4.940660e-324, double 0x6AA72AB87466E411>, <double -4.940660e-324, double 0x6AA72AB87466E411>
  store <2 x i1> %11, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x float> <float undef, float 0x7FF8000000000000>, ptr %0, align 8
  store i1 false, ptr %0, align 1
  store bfloat 0xR5F2B, ptr %0, align 2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
