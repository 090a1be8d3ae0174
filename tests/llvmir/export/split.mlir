// RUN: terrace translate --mlir-to-llvmir %s --split-input-file

llvm.func @first() {
  llvm.return
}
// -----
llvm.func @second(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
}
