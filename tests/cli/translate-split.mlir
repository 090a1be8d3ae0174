// RUN: terrace translate --mlir-to-llvmir --split-input-file %s
// RUN: terrace translate --mlir-to-llvmir --split-input-file %s --output-split-marker=next

llvm.func @f() {
  llvm.return
}
// -----
llvm.func @g()
// -----
