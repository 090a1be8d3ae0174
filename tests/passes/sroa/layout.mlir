// DIFFERS: upstream aligns the fields of a struct inside a packed one as if it started at an aligned address
// RUN: terrace opt %s --sroa

llvm.func @packed(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %j = llvm.alloca %1 x !llvm.struct<packed (i8, struct<(i8, i32)>)> : (i32) -> !llvm.ptr
  %j1 = llvm.getelementptr %j[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, struct<(i8, i32)>)>
  llvm.store %x, %j1 : i32, !llvm.ptr
  llvm.return
}
