// RUN: terrace translate --mlir-to-llvmir %s

module @named attributes {my.attr = 1 : i32} {
  llvm.func @f() {
    llvm.return
  }
}
