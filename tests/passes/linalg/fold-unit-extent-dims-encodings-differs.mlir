// RUN: terrace opt %s --linalg-fold-unit-extent-dims
// RUN: terrace opt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices
// DIFFERS: upstream makes outputs without the encoding of the result, which is invalid, and slices without the encoding.

#id = affine_map<(d0, d1) -> (d0, d1)>

func.func @output(%a: tensor<1x4xf32>, %o: tensor<1x4xf32, "l">) -> tensor<1x4xf32, "l"> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<1x4xf32>) outs(%o : tensor<1x4xf32, "l">) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<1x4xf32, "l">
  return %0 : tensor<1x4xf32, "l">
}

func.func @extraction(%a: tensor<8x8xf32, "l">) -> tensor<1x4xf32, "l"> {
  %0 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<8x8xf32, "l"> to tensor<1x4xf32, "l">
  return %0 : tensor<1x4xf32, "l">
}
