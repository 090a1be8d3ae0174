// RUN: terrace opt %s --linalg-fold-unit-extent-dims
// RUN: terrace opt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices
// DIFFERS: upstream crashes on a padding value that is a constant in the region

func.func @constant_in_region(%a: tensor<1x2xf32>) -> tensor<1x5xf32> {
  %0 = tensor.pad %a nofold low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %cst = arith.constant 0.0 : f32
    tensor.yield %cst : f32
  } : tensor<1x2xf32> to tensor<1x5xf32>
  return %0 : tensor<1x5xf32>
}
