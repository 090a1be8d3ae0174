// RUN: terrace translate --mlir-to-llvmir %s

module {
  llvm.func @outer() {
    llvm.return
  }
  module @inner {
    llvm.func @lost() {
      llvm.return
    }
  }
}
