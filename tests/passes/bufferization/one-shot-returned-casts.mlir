// RUN: terrace opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries
// RUN: terrace opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries --mlir-print-op-generic

// The type of a result is that of the buffer before its last cast.
func.func @casts(%n: index) -> tensor<?x?xf32> {
  %0 = tensor.empty(%n) : tensor<?x2xf32>
  %1 = tensor.cast %0 : tensor<?x2xf32> to tensor<2x?xf32>
  %2 = tensor.cast %1 : tensor<2x?xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// -----

func.func @unranked(%x: f32) -> tensor<f32> {
  %0 = tensor.from_elements %x : tensor<f32>
  %1 = tensor.cast %0 : tensor<f32> to tensor<*xf32>
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<f32>
  return %2 : tensor<f32>
}

// -----

// The identity map is no layout: there are no casts.
func.func @identity(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %x: f32, %i: index)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  return %0, %t : tensor<4xf32>, tensor<4xf32>
}

// -----

// The elements of a reshaped tensor are read by users of the result only.
func.func @reshape(%t: tensor<4xf32>, %s: tensor<2xindex>, %u: tensor<4xf32>) {
  %0 = linalg.copy ins(%u : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return
}
