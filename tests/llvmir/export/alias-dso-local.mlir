// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream leaves out the `dso_local` of an alias.

llvm.mlir.alias external @a0 {dso_local} : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal @a1 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external hidden @a2 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external unnamed_addr @a3 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak_odr @a4 {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(3 : i32) {dso_local} : i32
llvm.mlir.global external @g2(3 : i32) {dso_local} : i32
llvm.mlir.global external hidden @g3(3 : i32) {dso_local} : i32
llvm.mlir.ifunc external @if : !llvm.func<void ()>, !llvm.ptr @r {dso_local}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.addressof @f : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @f() { llvm.return }
