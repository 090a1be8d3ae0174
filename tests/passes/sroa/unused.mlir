// RUN: terrace opt %s --sroa

// Memory that nothing uses is not divided.
llvm.func @unused() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %memory = llvm.alloca %one x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.return
}
