; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store float 0x38436B9D80000000, ptr %0, align 4
  store <2 x float> <float poison, float 0xB6A0000000000000>, ptr %0, align 8
  store float 0x7FF8000000000000, ptr %0, align 4
  store double -1.000000e+00, ptr %0, align 8
  store <2 x i1> splat (i1 true), ptr %0, align 1
  store half 0xH9F3F, ptr %0, align 2
  store x86_fp80 0xKC000C000000000000000, ptr %0, align 16
  store i1 true, ptr %0, align 1
  store <2 x i1> poison, ptr %0, align 1
  store <2 x double> poison, ptr %0, align 16
  store fp128 undef, ptr %0, align 16
  store x86_fp80 0xK4000C000000000000000, ptr %0, align 16
  store <2 x double> poison, ptr %0, align 16
  store <2 x double> poison, ptr %0, align 16
  store half 0xH9F3F, ptr %0, align 2
  store <2 x double> <double poison, double 0x76A7C5ECD1E1CAB9>, ptr %0, align 16
  store <2 x double> poison, ptr %0, align 16
  store <2 x float> <float poison, float 0x4009373A20000000>, ptr %0, align 8
  store <2 x float> undef, ptr %0, align 8
  store <2 x double> <double -4.940660e-324, double 0xB28C1233DBC580B0>, ptr %0, align 16
  %9 = fcmp ogt double 4.940660e-324, 0x56C27AD44D3DB125
  store i1 %9, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store half 0xH7E00, ptr %0, align 2
  store <2 x double> <double 4.940660e-324, double 0x328C1233DBC580B0>, ptr %0, align 16
  store i1 true, ptr %0, align 1
  store <2 x i1> <i1 false, i1 true>, ptr %0, align 1
  store <2 x double> poison, ptr %0, align 16
  store <2 x float> <float poison, float 0x7FF8000000000000>, ptr %0, align 8
  store i1 true, ptr %0, align 1
  %10 = fcmp ugt double %6, -0.000000e+00
  store i1 %10, ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
