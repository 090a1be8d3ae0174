; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store <4 x i8> poison, ptr %0, align 4
  store ptr addrspace(1) addrspacecast (ptr @w to ptr addrspace(1)), ptr %0, align 8
  store i32 0, ptr %0, align 4
  store <vscale x 4 x i32> zeroinitializer, ptr %0, align 16
  store ptr getelementptr inbounds nuw (i8, ptr @w, i64 12), ptr %0, align 8
  store ptr inttoptr (i64 3 to ptr), ptr %0, align 8
  store i64 poison, ptr %0, align 4
  store ptr inttoptr (i64 48 to ptr), ptr %0, align 8
  store i128 -5, ptr %0, align 4
  store ptr @w, ptr %0, align 8
  store i32 ptrtoint (ptr @h to i32), ptr %0, align 4
  store ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1)), ptr %0, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @h, i64 3), ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr inttoptr (i128 7 to ptr), ptr %0, align 8
  store ptr inttoptr (i32 -1 to ptr), ptr %0, align 8
  store ptr addrspace(1) addrspacecast (ptr @w to ptr addrspace(1)), ptr %0, align 8
  store i1 false, ptr %0, align 1
  store ptr @w, ptr %0, align 8
  store ptr getelementptr (i8, ptr @w, i64 80), ptr %0, align 8
  store ptr getelementptr (i8, ptr @w, i64 80), ptr %0, align 8
  store <4 x i8> <i8 0, i8 poison, i8 poison, i8 poison>, ptr %0, align 4
  store i64 ptrtoint (ptr @w to i64), ptr %0, align 4
  store i32 ptrtoint (ptr @g to i32), ptr %0, align 4
  store <vscale x 4 x i32> poison, ptr %0, align 16
  store i32 add (i32 ptrtoint (ptr @g to i32), i32 ptrtoint (ptr @h to i32)), ptr %0, align 4
  store ptr getelementptr (i8, ptr @w, i64 80), ptr %0, align 8
  store <2 x i64> zeroinitializer, ptr %0, align 16
  store ptr addrspace(1) addrspacecast (ptr @w to ptr addrspace(1)), ptr %0, align 8
  store ptr addrspace(1) addrspacecast (ptr inttoptr (i128 7 to ptr) to ptr addrspace(1)), ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
