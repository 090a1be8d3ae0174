; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  %9 = select i1 %4, fp128 0xL00000000000000004000800000000000, fp128 0xL00000000000000004000800000000000
  store fp128 %9, ptr %0, align 16
  store <4 x i8> <i8 0, i8 -1, i8 0, i8 0>, ptr %0, align 4
  store <2 x i64> poison, ptr %0, align 16
  store i1 true, ptr %0, align 1
  store <2 x i64> poison, ptr %0, align 16
  store i65 poison, ptr %0, align 4
  store <4 x i1> <i1 false, i1 poison, i1 poison, i1 poison>, ptr %0, align 1
  store bfloat 0xRA9AA, ptr %0, align 2
  store i8 0, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i8 5, ptr %0, align 1
  store <2 x i32> <i32 poison, i32 10>, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store <2 x i64> poison, ptr %0, align 16
  store <2 x i32> <i32 poison, i32 1>, ptr %0, align 8
  store <2 x i32> <i32 2147483647, i32 undef>, ptr %0, align 8
  store i64 3, ptr %0, align 4
  store i64 31, ptr %0, align 4
  %10 = icmp uge i1 %4, true
  store i1 %10, ptr %0, align 1
  store i1 poison, ptr %0, align 1
  store <2 x i64> poison, ptr %0, align 16
  store <4 x i1> splat (i1 true), ptr %0, align 1
  store i32 0, ptr %0, align 4
  store i32 2147483647, ptr %0, align 4
  store i65 poison, ptr %0, align 4
  store i1 poison, ptr %0, align 1
  store <2 x i64> <i64 1024, i64 undef>, ptr %0, align 16
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i128 1, ptr %0, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
