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
  store ptr getelementptr inbounds nuw (i8, ptr @h, i64 16), ptr %0, align 8
  store ptr inttoptr (i32 -1 to ptr), ptr %0, align 8
  store ptr undef, ptr %0, align 8
  %9 = getelementptr nusw i64, ptr %7, i32 -1
  store ptr %9, ptr %0, align 8
  store i128 0, ptr %0, align 16
  store ptr inttoptr (i32 100 to ptr), ptr %0, align 8
  store ptr undef, ptr %0, align 8
  store i65 -18446744073709551595, ptr %0, align 16
  store i64 undef, ptr %0, align 8
  store ptr inttoptr (i64 92 to ptr), ptr %0, align 8
  store i1 poison, ptr %0, align 1
  store ptr undef, ptr %0, align 8
  store <2 x i64> splat (i64 -2), ptr %0, align 16
  store ptr addrspace(1) undef, ptr %0, align 8
  store ptr @w, ptr %0, align 8
  store ptr getelementptr nuw (i8, ptr @w, i64 1), ptr %0, align 8
  store i128 undef, ptr %0, align 16
  store ptr addrspace(1) undef, ptr %0, align 8
  store ptr getelementptr ({ i8, i64, float }, ptr @w, i64 undef, i32 2), ptr %0, align 8
  store ptr inttoptr (i64 -2954675301884976315 to ptr), ptr %0, align 8
  store ptr @st, ptr %0, align 8
  store i1 poison, ptr %0, align 1
  store i65 -18446744073709551616, ptr %0, align 16
  store i64 0, ptr %0, align 8
  store <4 x i1> zeroinitializer, ptr %0, align 1
  store ptr inttoptr (i64 40 to ptr), ptr %0, align 8
  store ptr addrspace(1) addrspacecast (ptr @un to ptr addrspace(1)), ptr %0, align 8
  store <2 x i64> <i64 poison, i64 66571993088>, ptr %0, align 16
  store i128 poison, ptr %0, align 16
  store ptr undef, ptr %0, align 8
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
