// RUN: terrace opt %s --canonicalize

func.func @inverse(%x: tensor<16x8x8x32xf32>, %d: tensor<128x256xf32>, %e: tensor<16x8x8x32xf32>, %p: f32) -> (tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %2 = linalg.unpack %x outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %3 = linalg.pack %2 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %1, %3 : tensor<16x8x8x32xf32>, tensor<16x8x8x32xf32>
}
func.func @other_order(%x: tensor<8x16x8x32xf32>, %d: tensor<128x256xf32>, %e: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
  %0 = linalg.unpack %x outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %1 : tensor<16x8x8x32xf32>
}
func.func @inverse_unpack(%x: tensor<128x256xf32>, %y: tensor<127x256xf32>, %d: tensor<128x256xf32>, %dy: tensor<127x256xf32>, %e: tensor<16x8x8x32xf32>, %p: f32) -> (tensor<128x256xf32>, tensor<127x256xf32>) {
  %0 = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %2 = linalg.pack %y padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %e : tensor<127x256xf32> -> tensor<16x8x8x32xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %dy : tensor<16x8x8x32xf32> -> tensor<127x256xf32>
  return %1, %3 : tensor<128x256xf32>, tensor<127x256xf32>
}
func.func @dynamic_tiles(%x: tensor<?x?xf32>, %d: tensor<?x?xf32>, %e: tensor<?x?x?x?xf32>, %t: index, %u: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [%t, %u] into %e : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%t, %u] into %d : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %2 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%u, %t] into %d : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @padding(%x: tensor<128x?xf32>, %d: tensor<16x?x8xf32>, %p: f32, %y: tensor<127x?xf32>, %z: tensor<?x?xf32>, %t: index, %dt: tensor<16x?x?xf32>) -> (tensor<16x?x8xf32>, tensor<16x?x8xf32>, tensor<16x?x8xf32>, tensor<16x?x?xf32>) {
  %0 = linalg.pack %x padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [8] into %d {a} : tensor<128x?xf32> -> tensor<16x?x8xf32>
  %1 = linalg.pack %y padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<127x?xf32> -> tensor<16x?x8xf32>
  %2 = linalg.pack %z padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<?x?xf32> -> tensor<16x?x8xf32>
  %3 = linalg.pack %x padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [%t] into %dt : tensor<128x?xf32> -> tensor<16x?x?xf32>
  return %0, %1, %2, %3 : tensor<16x?x8xf32>, tensor<16x?x8xf32>, tensor<16x?x8xf32>, tensor<16x?x?xf32>
}
func.func @static_pack(%x: tensor<?x20x?xf32>, %d: tensor<3x?x?x8xf32>, %e: tensor<?x3x?x8xf32>) -> (tensor<3x?x?x8xf32>, tensor<?x3x?x8xf32>) {
  %0 = linalg.pack %x inner_dims_pos = [2] inner_tiles = [8] into %d {a} : tensor<?x20x?xf32> -> tensor<3x?x?x8xf32>
  %1 = linalg.pack %x outer_dims_perm = [1, 0, 2] inner_dims_pos = [2] inner_tiles = [8] into %e : tensor<?x20x?xf32> -> tensor<?x3x?x8xf32>
  return %0, %1 : tensor<3x?x?x8xf32>, tensor<?x3x?x8xf32>
}
func.func @static_unpack(%x: tensor<3x?x?x8xf32>, %d: tensor<?x20x?xf32>) -> tensor<?x20x?xf32> {
  %0 = linalg.unpack %x inner_dims_pos = [2] inner_tiles = [8] into %d {a} : tensor<3x?x?x8xf32> -> tensor<?x20x?xf32>
  return %0 : tensor<?x20x?xf32>
}
func.func @output(%x: tensor<16x8x8x32xf32>, %e: tensor<128x256xf32>, %n: f32) -> tensor<128x256xf32> {
  %d = linalg.fill ins(%n : f32) outs(%e : tensor<128x256xf32>) -> tensor<128x256xf32>
  %0 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %0 : tensor<128x256xf32>
}
func.func @slice(%x: tensor<28x2x1x16x16xf32>, %d: tensor<28x28x16xf32>, %n: index) -> (tensor<28x28x15xf32>, tensor<28x28x10xf32>, tensor<28x15xf32>, tensor<28x27x?xf32>) {
  %0 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x16xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [28, 28, 15] [1, 1, 1] : tensor<28x28x16xf32> to tensor<28x28x15xf32>
  %2 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x16xf32>
  %3 = tensor.extract_slice %2[0, 0, 1] [28, 28, 10] [1, 1, 1] : tensor<28x28x16xf32> to tensor<28x28x10xf32>
  %4 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x16xf32>
  %5 = tensor.extract_slice %4[0, 0, 0] [1, 28, 15] [1, 1, 1] : tensor<28x28x16xf32> to tensor<28x15xf32>
  %6 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x16xf32>
  %7 = tensor.extract_slice %6[0, 0, 0] [28, 27, %n] [1, 1, 1] : tensor<28x28x16xf32> to tensor<28x27x?xf32>
  return %1, %3, %5, %7 : tensor<28x28x15xf32>, tensor<28x28x10xf32>, tensor<28x15xf32>, tensor<28x27x?xf32>
}
func.func @slice_of_first_tiles(%x: tensor<28x2x1x16x16xf32>, %d: tensor<28x28x16xf32>) -> tensor<28x16x16xf32> {
  %0 = linalg.unpack %x inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %d : tensor<28x2x1x16x16xf32> -> tensor<28x28x16xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [28, 16, 16] [1, 1, 1] : tensor<28x28x16xf32> to tensor<28x16x16xf32>
  return %1 : tensor<28x16x16xf32>
}
func.func @casts(%x: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %u: tensor<128x256xf32>, %p: f32, %o: tensor<8x16x8x32xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>) {
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %0 = tensor.cast %x : tensor<128x256xf32> to tensor<?x?xf32>
  %1 = tensor.cast %d : tensor<16x8x8x32xf32> to tensor<?x?x?x?xf32>
  %2 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [%c8, %c32] into %1 {a} : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %3 = tensor.cast %u : tensor<128x256xf32> to tensor<?x?xf32>
  %4 = linalg.unpack %1 inner_dims_pos = [0, 1] inner_tiles = [%c8, %c32] into %3 {b} : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %6 = tensor.cast %o : tensor<8x16x8x32xf32> to tensor<?x?x?x?xf32>
  %5 = linalg.pack %0 padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%c8, %c32] into %6 : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  return %2, %4, %5 : tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>
}
func.func @constants(%d: tensor<2x4xf32>, %u: tensor<7xf32>, %v: tensor<?xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<7xf32>, tensor<?xf32>, tensor<2x4xf32>) {
  %c = arith.constant dense<1.0> : tensor<7xf32>
  %f = arith.constant dense<1.0> : tensor<8xf32>
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %0 = linalg.pack %c padding_value(%one : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<7xf32> -> tensor<2x4xf32>
  %1 = linalg.pack %c padding_value(%two : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<7xf32> -> tensor<2x4xf32>
  %e = arith.constant dense<3.0> : tensor<2x4xf32>
  %2 = linalg.unpack %e inner_dims_pos = [0] inner_tiles = [4] into %u : tensor<2x4xf32> -> tensor<7xf32>
  %3 = linalg.unpack %e inner_dims_pos = [0] inner_tiles = [4] into %v : tensor<2x4xf32> -> tensor<?xf32>
  %4 = linalg.pack %f inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8xf32> -> tensor<2x4xf32>
  return %0, %1, %2, %3, %4 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<7xf32>, tensor<?xf32>, tensor<2x4xf32>
}
func.func @transposed_new_dimension(%t: tensor<2x?xf32>, %e: tensor<2x?x3xf32>, %r: tensor<3x2x?xf32>) -> tensor<3x2x?xf32> {
  %b = linalg.broadcast ins(%t : tensor<2x?xf32>) outs(%e : tensor<2x?x3xf32>) dimensions = [2]
  %0 = linalg.transpose ins(%b : tensor<2x?x3xf32>) outs(%r : tensor<3x2x?xf32>) permutation = [2, 0, 1]
  return %0 : tensor<3x2x?xf32>
}
func.func @transposed_broadcast(%t: tensor<2x?xf32>, %e: tensor<2x3x?x4xf32>, %r: tensor<?x4x3x2xf32>, %s: tensor<4xf32>, %f: tensor<2x3x4xf32>, %q: tensor<4x2x3xf32>) -> (tensor<?x4x3x2xf32>, tensor<4x2x3xf32>) {
  %b = linalg.broadcast ins(%t : tensor<2x?xf32>) outs(%e : tensor<2x3x?x4xf32>) dimensions = [1, 3]
  %0 = linalg.transpose ins(%b : tensor<2x3x?x4xf32>) outs(%r : tensor<?x4x3x2xf32>) permutation = [2, 3, 1, 0]
  %c = linalg.broadcast ins(%s : tensor<4xf32>) outs(%f : tensor<2x3x4xf32>) dimensions = [0, 1]
  %1 = linalg.transpose ins(%c : tensor<2x3x4xf32>) outs(%q : tensor<4x2x3xf32>) permutation = [2, 0, 1]
  return %0, %1 : tensor<?x4x3x2xf32>, tensor<4x2x3xf32>
}
func.func @output_of_insertion(%x: tensor<16x8x8x32xf32>, %e: tensor<128x256xf32>, %s: tensor<1x256xf32>) -> tensor<128x256xf32> {
  %d = tensor.insert_slice %s into %e[0, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<128x256xf32>
  %0 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %0 : tensor<128x256xf32>
}
func.func @extents_of_outputs(%n: index, %t: tensor<6x?xf32>, %e: tensor<6x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = tensor.empty(%n) : tensor<?x6xf32>
  %0 = linalg.transpose ins(%t : tensor<6x?xf32>) outs(%o : tensor<?x6xf32>) permutation = [1, 0]
  %d0 = tensor.dim %0, %c0 : tensor<?x6xf32>
  %p = tensor.empty(%n) : tensor<6x?xf32>
  %1 = linalg.exp ins(%t : tensor<6x?xf32>) outs(%p : tensor<6x?xf32>) -> tensor<6x?xf32>
  %d1 = tensor.dim %1, %c1 : tensor<6x?xf32>
  %2 = linalg.softmax dimension(1) ins(%t : tensor<6x?xf32>) outs(%p : tensor<6x?xf32>) -> tensor<6x?xf32>
  %d2 = tensor.dim %2, %c1 : tensor<6x?xf32>
  return %d0, %d1, %d2 : index, index, index
}
