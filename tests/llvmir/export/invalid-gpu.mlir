// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

llvm.func @barrier() {
  gpu.barrier
  llvm.return
}
