; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store ptr @un, ptr %0, align 8
  store i128 ptrtoint (ptr @un to i128), ptr %0, align 4
  store double -0.000000e+00, ptr %0, align 8
  store <2 x double> <double -1.000000e+00, double -5.000000e+00>, ptr %0, align 16
  store half 0xHC500, ptr %0, align 2
  %9 = icmp ult ptr @h, @un
  store i1 %9, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store <2 x i32> poison, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store ptr inttoptr (i64 -4 to ptr), ptr %0, align 8
  store i1 true, ptr %0, align 1
  store i128 poison, ptr %0, align 4
  store ptr @un, ptr %0, align 8
  store fp128 0xL00000000000000003FFF000000000000, ptr %0, align 16
  store ptr inttoptr (i64 1600 to ptr), ptr %0, align 8
  store i1 false, ptr %0, align 1
  store i32 1, ptr %0, align 4
  store <2 x i32> undef, ptr %0, align 8
  store float 0x7FF0000000000000, ptr %0, align 4
  store i1 poison, ptr %0, align 1
  store [3 x i8] [i8 7, i8 poison, i8 poison], ptr %0, align 1
  store i1 false, ptr %0, align 1
  store ptr getelementptr nusw nuw (i8, ptr @arr, i64 1612), ptr %0, align 8
  store half 0xH0000, ptr %0, align 2
  store <4 x i1> zeroinitializer, ptr %0, align 1
  store <2 x float> <float -1.000000e+00, float undef>, ptr %0, align 8
  store double 0x7FF8000000000000, ptr %0, align 8
  store bfloat 0xR7FC0, ptr %0, align 2
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
