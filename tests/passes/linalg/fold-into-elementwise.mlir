// RUN: terrace opt %s --linalg-fold-into-elementwise

func.func @transpose(%A: tensor<8x4xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %t = linalg.transpose ins(%A : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

func.func @broadcast_stays(%A: tensor<8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %t = linalg.broadcast ins(%A : tensor<8xf32>) outs(%e : tensor<4x8xf32>) dimensions = [0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

func.func @only_identity_map(%A: tensor<8x4xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %t = linalg.transpose ins(%A : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %t2 = linalg.transpose ins(%t : tensor<4x8xf32>) outs(%A : tensor<8x4xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0,d1)->(d1,d0)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>] ins(%t2, %t : tensor<8x4xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) {foo = 1 : i32} -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

func.func @memref_stays(%A: memref<8x4xf32>, %t: memref<4x8xf32>, %B: memref<4x8xf32>, %C: memref<4x8xf32>) {
  linalg.transpose ins(%A : memref<8x4xf32>) outs(%t : memref<4x8xf32>) permutation = [1, 0]
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %B : memref<4x8xf32>, memref<4x8xf32>) outs(%C : memref<4x8xf32>)
  return
}

func.func @inputs_only(%A: tensor<8x4xf32>, %B: tensor<4xf32>, %C: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %t = linalg.transpose ins(%A : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0)>, affine_map<(d0,d1)->(d0,d1)>] ins(%t, %B : tensor<4x8xf32>, tensor<4xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %s = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>] ins(%t : tensor<4x8xf32>) outs(%t : tensor<4x8xf32>) -> tensor<4x8xf32>
  %q = linalg.add ins(%r, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%s : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %q : tensor<4x8xf32>
}
