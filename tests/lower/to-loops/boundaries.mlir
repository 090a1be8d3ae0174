// RUN: terrace opt %s --lower-to-loops=function-boundary-type-conversion=fully-dynamic-layout-map
// RUN: terrace opt %s --lower-to-loops=function-boundary-type-conversion=infer-layout-map
// DIFFERS: upstream has no such pass

func.func @slice(%t: tensor<8xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
