; RUN: terrace translate --import-llvm %s --mlir-print-debuginfo

; Until LLVM 21 markers had sizes and could mark other memory.
define i32 @markers(ptr %p) {
  %a = alloca [4 x i32], align 4
  %q = getelementptr [4 x i32], ptr %a, i64 0, i64 0
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %q) #0, !note !0
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %p) #0
  %v = load i32, ptr %q, align 4
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %p) #0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %a) #0
  ret i32 %v
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

attributes #0 = { nounwind }

!0 = !{}
