// RUN: terrace opt %s --linalg-fuse-elementwise-ops
// RUN: terrace opt %s --linalg-fuse-elementwise-ops --mlir-print-debuginfo

#id = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @cons(%a: tensor<2x?x4xf32>, %b: tensor<?xf32>, %o: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<?x4xf32>
  %0 = linalg.generic {indexing_maps = [#id2, affine_map<(d0,d1)->(d0)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%c, %b : tensor<?x4xf32>, tensor<?xf32>) outs(%o : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ij = arith.addi %i, %j : index
    %ii = arith.index_cast %ij : index to i32
    %if = arith.sitofp %ii : i32 to f32
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %if : f32
    linalg.yield %t : f32 } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @prod(%b: tensor<?xf32>, %o: tensor<?x4xf32>, %n: index, %m: index) -> tensor<?x?x2x2xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<?xf32>) outs(%o : tensor<?x4xf32>) {
  ^bb0(%y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ij = arith.addi %i, %j : index
    %ii = arith.index_cast %ij : index to i32
    %if = arith.sitofp %ii : i32 to f32
    %s = arith.addf %z, %y : f32
    %t = arith.addf %s, %if : f32
    linalg.yield %t : f32 } -> tensor<?x4xf32>
  %k = arith.muli %n, %m : index
  %e = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%n, %k, 2, 2] : tensor<?x4xf32> into tensor<?x?x2x2xf32>
  return %e : tensor<?x?x2x2xf32>
}
func.func @named(%a: tensor<2x3x4xf32>, %f: f32) -> (tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  %e = tensor.empty() : tensor<6x4xf32>
  %et = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %x0 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = linalg.transpose ins(%c : tensor<6x4xf32>) outs(%et : tensor<4x6xf32>) permutation=[1, 0]
  %x1 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %c2 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %2 = linalg.copy ins(%c2 : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %x2 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %c3 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %3 = linalg.exp ins(%c3 : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %x3 = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %x0, %x1, %x2, %x3 : tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>
}
func.func @mm(%a: tensor<2x3x4xf32>, %b: tensor<4x5xf32>, %o: tensor<6x5xf32>) -> tensor<6x5xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %0 = linalg.matmul ins(%c, %b : tensor<6x4xf32>, tensor<4x5xf32>) outs(%o: tensor<6x5xf32>) -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}
func.func @bubble(%a: tensor<?x4x?xf32>, %n: index) -> (tensor<?x4x2x?xf32>, tensor<?x2x2x?xf32>) {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %e = tensor.expand_shape %c [[0], [1, 2]] output_shape [%n, 2, %n] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %c2 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %e2 = tensor.expand_shape %c2 [[0], [1, 2, 3]] output_shape [%n, 2, 2, %n] : tensor<?x?xf32> into tensor<?x2x2x?xf32>
  %e3 = tensor.expand_shape %e [[0, 1], [2], [3]] output_shape [%n, 4, 2, %n] : tensor<?x2x?xf32> into tensor<?x4x2x?xf32>
  return %e3, %e2 : tensor<?x4x2x?xf32>, tensor<?x2x2x?xf32>
}
func.func @pads(%a: tensor<2x3x?xf32>, %f: f32, %n: index, %m: index) -> (tensor<6x?xf32>, tensor<?x2x3xf32>) {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
  %0 = tensor.pad %c low[0, 1] high[0, %n] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<6x?xf32> to tensor<6x?xf32>
  %s = tensor.extract_slice %0[0, 0] [6, %n] [1, 1] : tensor<6x?xf32> to tensor<6x?xf32>
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %t = linalg.transpose ins(%s : tensor<6x?xf32>) outs(%e : tensor<?x6xf32>) permutation=[1, 0]
  %z = arith.constant 0.0 : f32
  %1 = tensor.pad %t low[1, 0] high[%m, 0] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x6xf32> to tensor<?x6xf32>
  %k = arith.addi %n, %m : index
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%k, 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
  return %s, %2 : tensor<6x?xf32>, tensor<?x2x3xf32>
}
func.func @cycle(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a, %a : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %x, %z : f32
    linalg.yield %s, %t : f32, f32 } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}
func.func @casts(%a: tensor<4x5xf32>, %b: tensor<?x5xf32>, %o: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %ca = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%ca, %b : tensor<?x?xf32>, tensor<?x5xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %z, %s : f32
    linalg.yield %t : f32 } -> tensor<?x?xf32>
  %c = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %c : tensor<4x?xf32>
}
