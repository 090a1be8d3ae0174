// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @same(%arg: i64) -> i64 {
  llvm.return %arg : i64
}
llvm.func @nothing(%arg: i64) {
  llvm.return
}
llvm.func internal @inner() {
  llvm.return
}
llvm.func @variadic(i32, ...)
