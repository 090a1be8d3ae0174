// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @pack(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %e: tensor<8x16x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<8x16x8x32xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e {note} : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return %0, %1 : tensor<16x8x8x32xf32>, tensor<8x16x8x32xf32>
}

func.func @padded(%s: tensor<127x?xf32>, %d: tensor<16x?x8x?xf32>, %n: index, %p: f32) -> tensor<16x?x8x?xf32> {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<127x?xf32> -> tensor<16x?x8x?xf32>
  return %0 : tensor<16x?x8x?xf32>
}

func.func @unpack(%s: tensor<16x8x8x32xf32>, %t: tensor<?x?x8x?xf32>, %d: tensor<128x256xf32>, %e: tensor<?x?xf32>, %n: index) -> (tensor<128x256xf32>, tensor<?x?xf32>) {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d {note} : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %1 = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %e : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  return %0, %1 : tensor<128x256xf32>, tensor<?x?xf32>
}

func.func @softmax(%a: tensor<4x8xf32>, %m: memref<?x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.softmax {note} dimension(1) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.softmax dimension(0) ins(%m : memref<?x8xf32>) outs(%m : memref<?x8xf32>)
  return %0 : tensor<4x8xf32>
}

func.func @winograd(%f: tensor<2x3x3x5xf32>, %tf: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %ti: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%tf : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%ti : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform {note} fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
