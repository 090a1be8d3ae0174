// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --split-input-file --verify-diagnostics
// DIFFERS: MLIR calls a function of another type, and declares one beside another symbol of its name.

gpu.module @m {
  // expected-error@below {{redefinition of reserved function '_Z12get_local_idj' of different type '!llvm.func<i64 (i32)>' is prohibited}}
  llvm.func @_Z12get_local_idj(i32) -> i64

  gpu.func @f() {
    // expected-error@below {{failed to legalize operation 'gpu.thread_id' that was explicitly marked illegal}}
    %0 = gpu.thread_id x
    gpu.return
  }
}

// -----

gpu.module @m {
  llvm.mlir.global @_Z7barrierj(0 : i32) : i32

  gpu.func @f() {
    // expected-error@below {{failed to legalize operation 'gpu.barrier' that was explicitly marked illegal}}
    gpu.barrier
    gpu.return
  }
}
