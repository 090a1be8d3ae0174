// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream translates several modules to an empty one

module @a attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f() {
    llvm.return
  }
}
module @b attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @g() {
    llvm.return
  }
}
