// RUN: terrace translate --mlir-to-llvmir %s

// Modules of kernels are left out.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @kernel() attributes {gpu.kernel} {
      llvm.return
    }
  }
  llvm.func @host() {
    llvm.return
  }
}
