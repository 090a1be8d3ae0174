// RUN: terrace opt %s --canonicalize

func.func @fills(%x: f32, %a: tensor<6x4xf32>, %n: index, %t: tensor<2x3xf32>, %d: tensor<?x?xf32>) -> (tensor<2x3x4xf32>, tensor<24xf32>, tensor<?x9xf32>, f32, tensor<12x4xf32>, tensor<6x4xf32>, tensor<9x9xf32>) {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<6x4xf32>) -> tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %3 = tensor.pad %0 low[1, 2] high[%n, 3] { ^bb0(%i: index, %j: index): tensor.yield %x : f32 } : tensor<6x4xf32> to tensor<?x9xf32>
  %4 = tensor.extract %0[%n, %n] : tensor<6x4xf32>
  %5 = tensor.concat dim(0) %0, %0 : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<12x4xf32>
  %6 = linalg.copy ins(%a : tensor<6x4xf32>) outs(%0 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %e = tensor.empty() : tensor<9x9xf32>
  %7 = linalg.fill ins(%x : f32) outs(%e : tensor<9x9xf32>) -> tensor<9x9xf32>
  %8 = tensor.pad %t low[1, 2] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %x : f32 } : tensor<2x3xf32> to tensor<3x6xf32>
  %9 = tensor.insert_slice %8 into %7[0, 0] [3, 6] [1, 1] : tensor<3x6xf32> into tensor<9x9xf32>
  %10 = tensor.pad %d low[%n, 2] high[0, 1] { ^bb0(%i: index, %j: index): tensor.yield %x : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %11 = tensor.insert_slice %10 into %9[3, %n] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<9x9xf32>
  return %1, %2, %3, %4, %5, %6, %11 : tensor<2x3x4xf32>, tensor<24xf32>, tensor<?x9xf32>, f32, tensor<12x4xf32>, tensor<6x4xf32>, tensor<9x9xf32>
}
func.func @disjoint(%x: f32, %t: tensor<2x3xf32>, %d: tensor<?x3xf32>, %n: index) -> tensor<9x9xf32> {
  %e = tensor.empty() : tensor<9x9xf32>
  %7 = linalg.fill ins(%x : f32) outs(%e : tensor<9x9xf32>) -> tensor<9x9xf32>
  %9 = tensor.insert_slice %t into %7[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<9x9xf32>
  %10 = tensor.pad %d low[0, 2] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %x : f32 } : tensor<?x3xf32> to tensor<3x6xf32>
  %11 = tensor.insert_slice %10 into %9[3, 3] [3, 6] [1, 1] : tensor<3x6xf32> into tensor<9x9xf32>
  return %11 : tensor<9x9xf32>
}
func.func @pack(%x: f32, %s: tensor<15x16xf32>) -> tensor<2x2x8x8xf32> {
  %e = tensor.empty() : tensor<2x2x8x8xf32>
  %0 = linalg.fill ins(%x : f32) outs(%s : tensor<15x16xf32>) -> tensor<15x16xf32>
  %p = linalg.pack %0 padding_value(%x : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %e : tensor<15x16xf32> -> tensor<2x2x8x8xf32>
  return %p : tensor<2x2x8x8xf32>
}
func.func @mm(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %o: tensor<4x16xf32>) -> tensor<?x?xf32> {
  %ca = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %cb = tensor.cast %b : tensor<8x?xf32> to tensor<?x?xf32>
  %co = tensor.cast %o : tensor<4x16xf32> to tensor<?x?xf32>
  %0 = linalg.matmul ins(%ca, %cb : tensor<?x?xf32>, tensor<?x?xf32>) outs(%co: tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.map { arith.addf } ins(%1, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%1: tensor<?x?xf32>)
  return %2 : tensor<?x?xf32>
}
func.func @soft(%a: tensor<4x8xf32>, %o: tensor<?x?xf32>, %f: f32, %i: index) -> (tensor<4x8xf32>, tensor<?xf32>) {
  %ca = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %0 = linalg.softmax dimension(1) ins(%ca : tensor<?x?xf32>) outs(%o: tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %ce = tensor.cast %e : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %ce[%i] : tensor<?xf32>
  return %c, %1 : tensor<4x8xf32>, tensor<?xf32>
}
func.func @winograd(%f: tensor<2x3x3x5xf32>, %i: tensor<2x6x6x5xf32>, %o: tensor<6x6x1x1x2x2xf32>, %ef: tensor<6x6x5x2xf32>, %ei: tensor<6x6x1x1x2x5xf32>, %eo: tensor<2x4x4x2xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %cf = tensor.cast %ef : tensor<6x6x5x2xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%cf : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %ci = tensor.cast %ei : tensor<6x6x1x1x2x5xf32> to tensor<?x?x?x?x?x?xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x6x6x5xf32>) outs(%ci : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  %co = tensor.cast %eo : tensor<2x4x4x2xf32> to tensor<?x?x?x?xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%o : tensor<6x6x1x1x2x2xf32>) outs(%co : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0, %1, %2 : tensor<?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>, tensor<?x?x?x?xf32>
}
func.func @casts(%a: tensor<4x5xf32>, %b: tensor<?x5xf32>, %o: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %ca = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%ca, %b : tensor<?x?xf32>, tensor<?x5xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %z, %s : f32
    linalg.yield %t : f32 } -> tensor<?x?xf32>
  %c = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %c : tensor<4x?xf32>
}
func.func @identity_of_other_type(%a: tensor<1x?xf32, 1 : i32>, %b: tensor<2x?xf32>, %o: tensor<1x?xf32>, %p: tensor<?x4xf32>) -> (tensor<1x?xf32>, tensor<?x4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x?xf32, 1 : i32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<2x?xf32>) outs(%p : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x4xf32>
  return %0, %1 : tensor<1x?xf32>, tensor<?x4xf32>
}
