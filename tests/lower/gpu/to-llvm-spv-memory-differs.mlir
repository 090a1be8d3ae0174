// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --split-input-file --verify-diagnostics
// DIFFERS: MLIR makes descriptors of global memory of memory of the work item and of the workgroup without a memory space, which are invalid.

gpu.module @m {
  // expected-error@below {{failed to legalize operation 'gpu.func' that was explicitly marked illegal}}
  gpu.func @f() private(%q: memref<2xi8>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@below {{failed to legalize operation 'gpu.func' that was explicitly marked illegal}}
  gpu.func @f() workgroup(%q: memref<2xi8>) {
    gpu.return
  }
}
