// RUN: terrace opt %s --linalg-generalize-named-ops

func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  // Other attributes get lost.
  %0 = linalg.matmul {note} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // Constants leave the payload.
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<reciprocal> ins(%0 : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %2 = linalg.reciprocal ins(%0 : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.add ins(%1, %2 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %4 = linalg.map { arith.addf } ins(%1, %2 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%3 : tensor<4x16xf32>)
  return %4 : tensor<4x16xf32>
}

func.func @maps(%a: memref<8x4xf32>, %b: memref<8xf32>, %c: memref<4x16xf32>, %x: f32, %t: memref<16x4xf32>, %r: memref<4xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<8x4xf32>, memref<8xf32>) outs(%c : memref<4x16xf32>)
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<8x4xf32>, memref<8xf32>) outs(%c : memref<4x16xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(m, n) -> (n, m)>, affine_map<(m, n) -> ()>, affine_map<(m, n) -> (m, n)>]
      ins(%c, %x : memref<4x16xf32>, f32) outs(%t : memref<16x4xf32>)
  linalg.transpose ins(%c : memref<4x16xf32>) outs(%t : memref<16x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%r : memref<4xf32>) outs(%c : memref<4x16xf32>) dimensions = [1]
  linalg.reduce { arith.addf } ins(%c : memref<4x16xf32>) outs(%r : memref<4xf32>) dimensions = [1]
  return
}

func.func @convolution(%a: memref<1x9x?x4xi8>, %k: memref<3x3x4x2xi8>, %x: i32, %y: i32, %c: memref<1x4x?x2xi32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>}
      ins(%a, %k, %x, %y : memref<1x9x?x4xi8>, memref<3x3x4x2xi8>, i32, i32) outs(%c : memref<1x4x?x2xi32>)
  return
}
