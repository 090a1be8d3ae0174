// RUN: terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream leaves the inner module out without a word.

llvm.func @f()
module {
  llvm.func @g()
}
