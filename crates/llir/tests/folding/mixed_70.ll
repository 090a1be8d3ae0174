; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store double 3.000000e+00, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  %9 = frem double 0.000000e+00, %6
  store double %9, ptr %0, align 8
  store <vscale x 2 x double> splat (double 6.000000e+00), ptr %0, align 16
  store i8 127, ptr %0, align 1
  store ptr inttoptr (i64 80 to ptr), ptr %0, align 8
  store i1 false, ptr %0, align 1
  store i8 undef, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store fp128 0xL00000000000000003FFF000000000000, ptr %0, align 16
  store i1 false, ptr %0, align 1
  store double 2.000000e+00, ptr %0, align 8
  store i32 80, ptr %0, align 4
  store bfloat 0xR4000, ptr %0, align 2
  store i8 poison, ptr %0, align 1
  store ptr getelementptr nuw (i8, ptr @h, i64 80), ptr %0, align 8
  store i64 8518022265853528038, ptr %0, align 4
  store bfloat 0xRED99, ptr %0, align 2
  store <2 x i1> zeroinitializer, ptr %0, align 1
  store i128 2, ptr %0, align 4
  store float -0.000000e+00, ptr %0, align 4
  store i64 0, ptr %0, align 4
  store <4 x i32> splat (i32 -833788783), ptr %0, align 16
  store <2 x float> <float 0x463F109FA0000000, float poison>, ptr %0, align 8
  store <2 x double> undef, ptr %0, align 16
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
