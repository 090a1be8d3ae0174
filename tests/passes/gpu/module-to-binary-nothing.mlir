// RUN: terrace opt %s --gpu-module-to-binary

// Only modules of kernels directly in the operation are compiled.
module @outer {
  module @inner {
    gpu.module @k {
    }
  }
}
