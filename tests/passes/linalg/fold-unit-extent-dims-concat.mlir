// RUN: terrace opt %s --linalg-fold-unit-extent-dims
// RUN: terrace opt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices

// Empty tensors, joined, are an empty tensor.
func.func @static() -> tensor<6xf32> {
  %0 = tensor.empty() : tensor<2xf32>
  %1 = tensor.empty() : tensor<4xf32>
  %2 = tensor.concat dim(0) %0, %1 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}

func.func @dynamic(%n: index, %m: index) -> tensor<?x?xf32> {
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %2 = tensor.concat dim(1) %0, %1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

func.func @constant(%c0: index) -> tensor<4x?xf32> {
  %n = arith.constant 3 : index
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  %2 = tensor.concat dim(1) %0, %0 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %2 : tensor<4x?xf32>
}

func.func @other(%t: tensor<2xf32>) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<2xf32>
  %2 = tensor.concat dim(0) %0, %t : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

func.func @more_static(%n: index) -> tensor<2x8xf32> {
  %0 = tensor.empty(%n) : tensor<2x?xf32>
  %1 = tensor.empty(%n) : tensor<?x4xf32>
  %2 = tensor.concat dim(1) %0, %1 : (tensor<2x?xf32>, tensor<?x4xf32>) -> tensor<2x8xf32>
  return %2 : tensor<2x8xf32>
}

func.func @less_static(%n: index) -> tensor<?x?xf32> {
  %0 = tensor.empty(%n) : tensor<2x?xf32>
  %1 = tensor.empty(%n) : tensor<?x4xf32>
  %2 = tensor.concat dim(1) %0, %1 : (tensor<2x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
