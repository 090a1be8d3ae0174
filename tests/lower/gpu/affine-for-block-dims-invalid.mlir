// RUN: terrace opt %s --split-input-file --verify-diagnostics '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=4 gpu-thread-dims=1}))'

func.func @too_many() {
  // expected-error @+1 {{cannot map to more than 3 block dimensions}}
  affine.for %i = 0 to 10 {
  }
  return
}
