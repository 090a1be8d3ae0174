// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream makes a sparse_tensor.convert of a copy to a tensor of another encoding.

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#id = affine_map<(d0) -> (d0)>

func.func @copy(%t: tensor<4xf32>, %o: tensor<4xf32, #sparse>) -> tensor<4xf32, #sparse> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%o : tensor<4xf32, #sparse>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32, #sparse>
  return %0 : tensor<4xf32, #sparse>
}

func.func @same(%t: tensor<4xf32, #sparse>, %o: tensor<4xf32, #sparse>) -> tensor<4xf32, #sparse> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32, #sparse>) outs(%o : tensor<4xf32, #sparse>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32, #sparse>
  return %0 : tensor<4xf32, #sparse>
}
