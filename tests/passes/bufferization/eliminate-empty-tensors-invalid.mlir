// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(eliminate-empty-tensors))' --split-input-file --verify-diagnostics

func.func @read_only(%m: tensor<5xf32>, %f: f32) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  // expected-error @below {{'bufferization.materialize_in_destination' op not bufferizable under the given constraints: would write to read-only buffer}}
  %r = bufferization.materialize_in_destination %0 in %m : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// -----

func.func @unrestricted(%m: memref<5xf32>) -> tensor<5xf32> {
  // expected-error @below {{'bufferization.to_tensor' op to_tensor ops without `restrict` are not supported by One-Shot Analysis}}
  %0 = bufferization.to_tensor %m : memref<5xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}
