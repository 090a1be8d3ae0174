// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream leaves the inner module out without a word

module {
  llvm.func @outer() {
    llvm.return
  }
  module @inner {
    llvm.func @in_inner() {
      llvm.return
    }
  }
}
