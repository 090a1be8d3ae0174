// RUN: terrace opt %s --loop-invariant-code-motion

// Packing with padding is always defined, and so is unpacking constant tiles.
func.func @tiles(%s: tensor<4xf32>, %e: tensor<2x2xf32>, %v: tensor<?xf32>, %d: tensor<2x?xf32>, %p: f32, %t: index, %l: index, %u: index, %n: index) {
%c2 = arith.constant 2 : index
scf.for %i = %l to %u step %n {
 %0 = linalg.pack %v padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [%t] into %d : tensor<?xf32> -> tensor<2x?xf32>
 %1 = linalg.pack %v inner_dims_pos = [0] inner_tiles = [%t] into %d : tensor<?xf32> -> tensor<2x?xf32>
 %2 = linalg.pack %v inner_dims_pos = [0] inner_tiles = [%c2] into %d : tensor<?xf32> -> tensor<2x?xf32>
 %4 = linalg.unpack %d inner_dims_pos = [0] inner_tiles = [%t] into %s : tensor<2x?xf32> -> tensor<4xf32>
 %5 = linalg.unpack %d inner_dims_pos = [0] inner_tiles = [%c2] into %v : tensor<2x?xf32> -> tensor<?xf32>
 %6 = linalg.unpack %e inner_dims_pos = [0] inner_tiles = [2] into %v : tensor<2x2xf32> -> tensor<?xf32>
}
return
}
