// DIFFERS: upstream reads the location as the optional reduction
// RUN: terrace opt %s --mlir-print-debuginfo --mlir-print-local-scope

llvm.func @f() {
  nvvm.barrier loc("barrier")
  llvm.return
}
