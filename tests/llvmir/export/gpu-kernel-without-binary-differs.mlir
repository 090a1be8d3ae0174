// RUN: terrace translate --mlir-to-llvmir %s --verify-diagnostics

// DIFFERS: MLIR leaves a module of kernels out without a word.
module attributes {gpu.container_module} {
  // expected-warning @+2 {{the kernels of a 'gpu.module' are code for another processor: this one is left out}}
  // expected-note @+1 {{translate the contents of the module by themselves}}
  gpu.module @b {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
  }
  llvm.func @h(%n: i64) {
    // expected-error @+2 {{Couldn't find the binary holding the kernel: "b"}}
    // expected-error @+1 {{LLVM Translation failed for operation: gpu.launch_func}}
    gpu.launch_func @b::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
}
