; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store i32 0, ptr %0, align 4
  store i1 poison, ptr %0, align 1
  store ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1)), ptr %0, align 8
  store ptr inttoptr (i64 31 to ptr), ptr %0, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @un, i64 2), ptr %0, align 8
  store ptr inttoptr (i64 35 to ptr), ptr %0, align 8
  store ptr inttoptr (i64 248 to ptr), ptr %0, align 8
  store i1 true, ptr %0, align 1
  store ptr inttoptr (i128 3 to ptr), ptr %0, align 8
  store ptr null, ptr %0, align 8
  store <4 x i1> <i1 true, i1 poison, i1 true, i1 poison>, ptr %0, align 1
  store <4 x i1> poison, ptr %0, align 1
  store i128 ptrtoint (ptr @un to i128), ptr %0, align 4
  store ptr getelementptr nusw (i8, ptr @un, i64 -2), ptr %0, align 8
  store ptr inttoptr (i64 31 to ptr), ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store i64 ptrtoint (ptr @un to i64), ptr %0, align 4
  store ptr poison, ptr %0, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @st, i64 12), ptr %0, align 8
  store i32 ptrtoint (ptr @w to i32), ptr %0, align 4
  store <4 x i1> zeroinitializer, ptr %0, align 1
  store ptr poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store i128 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @st, i64 12) to i128), ptr %0, align 4
  %9 = getelementptr { i8, i64, float }, ptr poison, i64 %2
  store ptr %9, ptr %0, align 8
  store i1 false, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store ptr @w, ptr %0, align 8
  store i1 true, ptr %0, align 1
  store <4 x i1> splat (i1 true), ptr %0, align 1
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
