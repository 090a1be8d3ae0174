// RUN: terrace opt %s --canonicalize

// DIFFERS: upstream loses padding that is no constant, and makes a `linalg.unpack` that does not verify
func.func @padding(%d: tensor<2x4xf32>, %p: f32) -> tensor<2x4xf32> {
  %c = arith.constant dense<1.0> : tensor<7xf32>
  %0 = linalg.pack %c padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<7xf32> -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @slice(%x: tensor<28x2x1x16x16xf32>, %d: tensor<28x28x16xf32>) -> tensor<27x28x16xf32> {
  %0 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x16xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [27, 28, 16] [1, 1, 1] : tensor<28x28x16xf32> to tensor<27x28x16xf32>
  return %1 : tensor<27x28x16xf32>
}
