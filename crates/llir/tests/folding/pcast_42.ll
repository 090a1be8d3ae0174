; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store ptr inttoptr (i128 170141183460469231731687303715884105727 to ptr), ptr %0, align 8
  store i65 1024, ptr %0, align 4
  %9 = getelementptr { i8, i64, float }, ptr %7, i32 2, i32 0
  store ptr %9, ptr %0, align 8
  store i128 1, ptr %0, align 4
  store ptr inttoptr (i128 170141183460469231731687303715884105727 to ptr), ptr %0, align 8
  %10 = getelementptr i128, ptr %9, i32 2
  store ptr %10, ptr %0, align 8
  store <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, ptr %0, align 4
  store ptr inttoptr (i64 1 to ptr), ptr %0, align 8
  store i128 0, ptr %0, align 4
  store <4 x i1> poison, ptr %0, align 1
  store ptr inttoptr (i64 32 to ptr), ptr %0, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @h, i64 1600), ptr %0, align 8
  store <vscale x 4 x i32> splat (i32 24), ptr %0, align 16
  store i1 false, ptr %0, align 1
  store ptr addrspace(1) addrspacecast (ptr inttoptr (i64 32 to ptr) to ptr addrspace(1)), ptr %0, align 8
  store ptr inttoptr (i64 58 to ptr), ptr %0, align 8
  store i128 ptrtoint (ptr @w to i128), ptr %0, align 4
  store i64 0, ptr %0, align 4
  store ptr inttoptr (i64 8 to ptr), ptr %0, align 8
  store ptr addrspace(1) addrspacecast (ptr inttoptr (i64 8 to ptr) to ptr addrspace(1)), ptr %0, align 8
  store ptr inttoptr (i64 8 to ptr), ptr %0, align 8
  store <2 x i32> poison, ptr %0, align 8
  store ptr @w, ptr %0, align 8
  store ptr inttoptr (i64 -1 to ptr), ptr %0, align 8
  store i8 poison, ptr %0, align 1
  store i32 -2147483648, ptr %0, align 4
  store i65 1056, ptr %0, align 4
  store ptr undef, ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
