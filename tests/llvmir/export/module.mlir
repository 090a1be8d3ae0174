// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

module @named attributes {my.attr = 1 : i32} {
  llvm.func @f() {
    llvm.return
  }
}
