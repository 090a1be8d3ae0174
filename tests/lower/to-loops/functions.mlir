// RUN: terrace opt %s --lower-to-loops
// DIFFERS: upstream has no such pass

// Functions give the buffers of tensors to their callers, and free those that they do not return.

func.func @new(%n: index, %v: f32) -> tensor<?xf32> {
  %0 = tensor.splat %v[%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @given(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}

func.func private @unknown(tensor<?xf32>) -> tensor<?xf32>

func.func @caller(%n: index, %v: f32) -> f32 {
  %0 = call @new(%n, %v) : (index, f32) -> tensor<?xf32>
  %1 = call @given(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = call @unknown(%1) : (tensor<?xf32>) -> tensor<?xf32>
  %3 = tensor.extract %2[%n] : tensor<?xf32>
  return %3 : f32
}

func.func @written(%t: tensor<4xf32>, %v: f32, %i: index) -> (f32, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : f32, f32
}

func.func @constant() -> tensor<2xi32> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
