; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store ptr undef, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr addrspace(1) undef, ptr %0, align 8
  store i1 undef, ptr %0, align 1
  store ptr getelementptr nuw (i8, ptr @st, i64 800), ptr %0, align 8
  store ptr inttoptr (i64 100 to ptr), ptr %0, align 8
  store ptr addrspace(1) addrspacecast (ptr @st to ptr addrspace(1)), ptr %0, align 8
  store i64 100, ptr %0, align 8
  store i1 undef, ptr %0, align 1
  store i128 undef, ptr %0, align 16
  store i32 ptrtoint (ptr getelementptr nuw (i8, ptr @st, i64 800) to i32), ptr %0, align 4
  store ptr getelementptr (i8, ptr @st, i64 1600), ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1)), ptr %0, align 8
  store i32 undef, ptr %0, align 4
  store i64 ptrtoint (ptr @arr to i64), ptr %0, align 8
  store ptr @h, ptr %0, align 8
  store i1 poison, ptr %0, align 1
  store ptr poison, ptr %0, align 8
  store i128 ptrtoint (ptr getelementptr (i8, ptr @st, i64 1600) to i128), ptr %0, align 16
  store <4 x i1> <i1 true, i1 true, i1 true, i1 poison>, ptr %0, align 1
  store ptr getelementptr inbounds nuw (i8, ptr @h, i64 1600), ptr %0, align 8
  store ptr inttoptr (i64 1 to ptr), ptr %0, align 8
  store ptr getelementptr (i8, ptr @h, i64 2416), ptr %0, align 8
  store ptr getelementptr (i8, ptr @h, i64 -1), ptr %0, align 8
  store ptr getelementptr nusw (i8, ptr @arr, i64 -8), ptr %0, align 8
  store ptr addrspace(1) poison, ptr %0, align 8
  store ptr poison, ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store ptr inttoptr (i128 -123042924419893996608547836583124498412 to ptr), ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
