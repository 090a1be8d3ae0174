// RUN: terrace opt %s --linalg-inline-scalar-operands

#m0 = affine_map<(d0) -> (d0)>
#m1 = affine_map<(d0) -> ()>
#m2 = affine_map<(d0) -> (0)>
#m3 = affine_map<(d0) -> (1, 0)>
func.func @a(%a: tensor<4xf32>, %s: tensor<f32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {doc = "x", library_call = "y", indexing_maps = [#m1, #m0, #m0], iterator_types = ["parallel"]} ins(%s, %a : tensor<f32>, tensor<4xf32>) outs(%o : tensor<4xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.divf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @b(%a: tensor<4xf32>, %s: tensor<1xf32>, %t: tensor<2x1xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#m2, #m0, #m3, #m0], iterator_types = ["parallel"]} ins(%s, %a, %t : tensor<1xf32>, tensor<4xf32>, tensor<2x1xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
    %1 = arith.divf %x, %y : f32
    %2 = arith.divf %w, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @sc(%a: tensor<4xf32>, %s: tensor<f32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#m1, #m0, #m0], iterator_types = ["parallel"]} ins(%s, %a : tensor<f32>, tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @scalar(%a: tensor<4xf32>, %s: f32, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#m1,#m0], iterator_types = ["parallel"]} ins(%s: f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %i = linalg.index 0 : index
    %1 = arith.divf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @rank_zero(%a: tensor<f32>, %s: f32, %o: tensor<f32>, %m : memref<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<()->()>,affine_map<()->()>], iterator_types = []} ins(%a: tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = arith.divf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @unused(%a: tensor<5xf32>, %s: f32, %o: tensor<4xf32>, %o2: tensor<4xf32>) -> (tensor<4xf32>,tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#m2, #m1, #m0, #m0], iterator_types = ["parallel"]} ins(%a, %s: tensor<5xf32>, f32) outs(%o, %o2 : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %k: f32):
    linalg.yield %k, %y : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
