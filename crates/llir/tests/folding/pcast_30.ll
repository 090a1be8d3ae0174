; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = global i32 0
@h = global [4 x i32] zeroinitializer
@w = extern_weak global i64
@arr = external global [0 x i8]
@st = external global { i8, i64, float }
@un = external unnamed_addr global i32

define void @f(ptr %0, i32 %1, i64 %2, float %3, i1 %4, <2 x i32> %5, double %6, ptr %7) {
  store ptr getelementptr inbounds nuw (i8, ptr @un, i64 52), ptr %0, align 8
  store ptr inttoptr (i64 48 to ptr), ptr %0, align 8
  store i64 0, ptr %0, align 4
  store ptr @un, ptr %0, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @un, i64 32), ptr %0, align 8
  store ptr getelementptr (i8, ptr @un, i64 80), ptr %0, align 8
  store i64 ptrtoint (ptr @h to i64), ptr %0, align 4
  store ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1)), ptr %0, align 8
  store ptr getelementptr (i8, ptr @un, i64 80), ptr %0, align 8
  store i1 false, ptr %0, align 1
  store ptr getelementptr (i8, ptr @un, i64 28), ptr %0, align 8
  store i128 ptrtoint (ptr @un to i128), ptr %0, align 4
  store ptr getelementptr (i8, ptr @h, i64 1612), ptr %0, align 8
  store <4 x i1> <i1 true, i1 undef, i1 poison, i1 poison>, ptr %0, align 1
  store i1 true, ptr %0, align 1
  store ptr inttoptr (i32 100 to ptr), ptr %0, align 8
  store ptr getelementptr (i8, ptr @un, i64 104), ptr %0, align 8
  store i1 true, ptr %0, align 1
  store ptr inttoptr (i64 100 to ptr), ptr %0, align 8
  store <4 x i1> <i1 true, i1 false, i1 poison, i1 poison>, ptr %0, align 1
  store ptr inttoptr (i64 40 to ptr), ptr %0, align 8
  store ptr null, ptr %0, align 8
  store ptr getelementptr inbounds (i8, ptr @h, i64 -4), ptr %0, align 8
  store i1 true, ptr %0, align 1
  %9 = icmp uge ptr inttoptr (i64 100 to ptr), @g
  store i1 %9, ptr %0, align 1
  store i1 false, ptr %0, align 1
  store i64 0, ptr %0, align 4
  store ptr getelementptr nusw nuw (i8, ptr @arr, i64 1), ptr %0, align 8
  store ptr addrspace(1) addrspacecast (ptr @arr to ptr addrspace(1)), ptr %0, align 8
  store ptr @arr, ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
