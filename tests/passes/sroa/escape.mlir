// DIFFERS: upstream divides memory although a pointer to a part is stored
// RUN: terrace opt %s --sroa

llvm.func @stored(%p: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %e = llvm.alloca %1 x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %e1 = llvm.getelementptr %e[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  llvm.store %e1, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
