// RUN: terrace opt %s --split-input-file --verify-diagnostics '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=4}))'

func.func @too_many() {
  // expected-error @+1 {{cannot map to more than 3 thread dimensions}}
  affine.for %i = 0 to 10 {
  }
  return
}
