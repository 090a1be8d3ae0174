// RUN: terrace opt %s --linalg-fuse-elementwise-ops

#id = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
#sc = affine_map<(d0, d1) -> ()>
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32): %s = arith.addf %x, %x : f32 linalg.yield %s : f32 } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32): %s = arith.mulf %x, %x : f32 linalg.yield %s : f32 } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @tr(%a: tensor<?x4xf32>, %b: tensor<4xf32>, %o: tensor<4x?xf32>, %p: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.generic {indexing_maps = [#tr, #row, #id2], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x4xf32>, tensor<4xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %ii = arith.index_cast %i : index to i32
    %if = arith.sitofp %ii : i32 to f32
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %if : f32
    linalg.yield %t : f32 } -> tensor<4x?xf32>
  %1 = linalg.generic {indexing_maps = [#tr, #id2], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x?xf32>) outs(%p : tensor<?x4xf32>) {
  ^bb0(%x: f32, %z: f32): %s = arith.mulf %x, %z : f32 linalg.yield %s : f32 } -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
func.func @cst(%a: tensor<?x4xf32>, %p: tensor<?x4xf32>, %n : index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c = arith.constant dense<2.0> : tensor<4xf32>
  %k = arith.constant 3.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %f = linalg.fill ins(%k : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %0:2 = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d1)>, #sc, #id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%a, %c, %k, %f : tensor<?x4xf32>, tensor<4xf32>, f32, tensor<?x4xf32>) outs(%p, %p : tensor<?x4xf32>, tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %v : f32, %z: f32, %q: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %w : f32
    %u = arith.addf %t, %v : f32
    linalg.yield %u, %z : f32, f32 } -> (tensor<?x4xf32>, tensor<?x4xf32>)
  return %0#0, %0#1 : tensor<?x4xf32>, tensor<?x4xf32>
}
func.func @dup(%a: tensor<?x4xf32>, %p: tensor<?x4xf32>, %n : index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0:4 = linalg.generic {doc = "d", library_call = "l", indexing_maps = [#id2, #id2, #id2, #id2, #id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%a, %a, %p : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) outs(%p, %p, %p, %a : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32, %w: f32, %v : f32, %z: f32, %q: f32, %l: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %q, %w : f32
    linalg.yield %s, %s, %t, %l : f32, f32, f32, f32 } -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>)
  return %0#0, %0#1 : tensor<?x4xf32>, tensor<?x4xf32>
}
func.func @red(%a: tensor<?x4xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %e = arith.constant dense<[[1.0, 2.0, 3.0, 4.0]]> : tensor<1x4xf32>
  %n = tensor.empty() : tensor<4x1xf32>
  %t = linalg.generic {indexing_maps = [#tr, #id2], iterator_types = ["parallel", "parallel"]} ins(%e : tensor<1x4xf32>) outs(%n : tensor<4x1xf32>) {
  ^bb0(%x: f32, %z: f32): linalg.yield %x : f32 } -> tensor<4x1xf32>
  %0 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) {
  ^bb0(%x: f32, %z: f32): %s = math.exp %x : f32 linalg.yield %s : f32 } -> tensor<?x4xf32>
  %1 = linalg.generic {indexing_maps = [#id2, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<?x4xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32): %s = arith.mulf %x, %z : f32 linalg.yield %s : f32 } -> tensor<?xf32>
  %2 = linalg.generic {indexing_maps = [#id2, affine_map<(d0,d1)->(d1,0)>, #row], iterator_types = ["parallel", "reduction"]} ins(%a, %t : tensor<?x4xf32>, tensor<4x1xf32>) outs(%1 : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32): %s = arith.mulf %x, %z : f32 %k = arith.addf %s, %y : f32 linalg.yield %k : f32 } -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @reshape(%a: tensor<2x?x4xf32>, %b: tensor<?xf32>, %o: tensor<?x4xf32>, %n: index, %m: index) -> tensor<?x2x2x2xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<?x4xf32>
  %0 = linalg.generic {indexing_maps = [#id2, #row, #id2], iterator_types = ["parallel", "parallel"]} ins(%c, %b : tensor<?x4xf32>, tensor<?xf32>) outs(%o : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %ii = arith.index_cast %i : index to i32
    %if = arith.sitofp %ii : i32 to f32
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %if : f32
    linalg.yield %t : f32 } -> tensor<?x4xf32>
  %k = arith.divsi %n, %m : index
  %e = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%n, 2, 2, 2] : tensor<?x4xf32> into tensor<?x2x2x2xf32>
  return %e : tensor<?x2x2x2xf32>
}
