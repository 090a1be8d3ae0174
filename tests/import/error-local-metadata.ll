; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

define void @f(i32 %x) {
  call void @llvm.foo(metadata i32 %x)
  ret void
}
declare void @llvm.foo(metadata)

; // -----

define void @f(i32, ptr %p) {
  %2 = load ptr, ptr %p
  call void @llvm.foo(metadata ptr %2, metadata i32 %0)
  ret void
}
declare void @llvm.foo(metadata, metadata)
