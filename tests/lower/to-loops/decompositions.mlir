// RUN: terrace opt %s --lower-to-loops
// DIFFERS: upstream has no such pass

func.func @softmax(%a: tensor<?x8xf32>, %o: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %r = linalg.softmax dimension(1) ins(%a : tensor<?x8xf32>) outs(%o : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}
func.func @softmax_m(%a: memref<4x8xf32>, %o: memref<4x8xf32>) {
  linalg.softmax dimension(0) ins(%a : memref<4x8xf32>) outs(%o : memref<4x8xf32>)
  return
}
func.func @pack(%s: tensor<13x15xf32>, %d: tensor<2x2x8x8xf32>, %p: f32) -> tensor<13x15xf32> {
  %k = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<13x15xf32> -> tensor<2x2x8x8xf32>
  %u = linalg.unpack %k outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %s : tensor<2x2x8x8xf32> -> tensor<13x15xf32>
  return %u : tensor<13x15xf32>
}
func.func @gather(%s: tensor<4x5x6xf32>, %i: tensor<7x2xindex>, %j: tensor<7x1xi32>) -> (tensor<7x5xf32>, tensor<7x1x5x6xf32>) {
  %a = tensor.gather %s[%i] gather_dims([0, 2]) unique : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
  %b = tensor.gather %s[%j] gather_dims([0]) unique : (tensor<4x5x6xf32>, tensor<7x1xi32>) -> tensor<7x1x5x6xf32>
  return %a, %b : tensor<7x5xf32>, tensor<7x1x5x6xf32>
}
func.func @scatter(%s: tensor<7x5xf32>, %d: tensor<4x5x6xf32>, %i: tensor<7x2xindex>) -> tensor<4x5x6xf32> {
  %a = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) unique : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
  return %a : tensor<4x5x6xf32>
}
func.func @bits(%s: tensor<?xf32>) -> tensor<?xi32> {
  %r = tensor.bitcast %s : tensor<?xf32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
func.func @poison() -> tensor<4xf32> {
  %r = ub.poison : tensor<4xf32>
  return %r : tensor<4xf32>
}
