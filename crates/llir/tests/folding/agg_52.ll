; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store <2 x float> poison, ptr %0, align 8
  store <4 x i1> <i1 false, i1 false, i1 undef, i1 undef>, ptr %0, align 1
  store <4 x i32> poison, ptr %0, align 16
  store double 4.940660e-324, ptr %0, align 8
  store i65 31, ptr %0, align 4
  store i128 32, ptr %0, align 4
  store <4 x i32> poison, ptr %0, align 16
  store { ptr, i64, i1 } zeroinitializer, ptr %0, align 8
  store fp128 poison, ptr %0, align 16
  store [3 x i8] c"\1F\00\00", ptr %0, align 1
  store i8 31, ptr %0, align 1
  store <4 x i8> splat (i8 1), ptr %0, align 4
  store i65 56, ptr %0, align 4
  store <2 x i64> poison, ptr %0, align 16
  store i64 -2305843009213693952, ptr %0, align 4
  store half 0xHB559, ptr %0, align 2
  store <2 x i32> poison, ptr %0, align 8
  store { ptr, i64, i1 } { ptr undef, i64 undef, i1 false }, ptr %0, align 8
  store i64 -2305843009213693952, ptr %0, align 4
  store { i32, float } { i32 23, float 0.000000e+00 }, ptr %0, align 4
  store [2 x float] [float 0.000000e+00, float 0xC14035FF80000000], ptr %0, align 4
  store i32 poison, ptr %0, align 4
  store <2 x i64> poison, ptr %0, align 16
  store bfloat 0xR0000, ptr %0, align 2
  %9 = urem i32 2147483647, %1
  store i32 %9, ptr %0, align 4
  store <2 x double> <double 0xCDF4D95B547FED25, double 0x310B437327BF59B9>, ptr %0, align 16
  store [2 x float] [float 0.000000e+00, float 0x400921FB60000000], ptr %0, align 4
  store [3 x i8] c"\00\00\1F", ptr %0, align 1
  store i1 false, ptr %0, align 1
  %10 = select i1 %4, i32 0, i32 0
  store i32 %10, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
