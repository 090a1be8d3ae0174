// RUN: not terrace opt %s --split-input-file 2>&1

func.func @a(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  return
}
// -----
func.func @b(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s0 + d0 * s1 + s2)>>
  return
}
// -----
func.func @b2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (s0 + d0 * s1 + d1 * s2)>>
  return
}
// -----
func.func @b3(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}
// -----
func.func @b4(%m: memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s0 + d0 * s1 + s2)>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s0 + d0 * s1 + s2)>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s0 + d0 * s1 + s2)>>
  return
}
// -----
func.func @b5(%m: memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s0 + d0 * s1 + s2)>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d1 * s0 + d0 * s1 + s2)>> to memref<?x?xf32, strided<[?,?], offset: ?>>
  return
}
// -----
func.func @b6(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>
  return
}
// -----
func.func @b7(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}
// -----
func.func @b8(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d0, d1) : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  return
}
// -----
func.func @b9(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d0, d1) : memref<?x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @b10(%m: memref<4x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d0, d1) : memref<4x5xf32> to memref<4x5xf32>
  return
}
// -----
func.func @b11(%m: memref<4x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 5)>>
  return
}
// -----
func.func @b12(%m: memref<4x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, affine_map<(d0, d1) -> (d1 * 5 + d0)>>
  return
}
// -----
func.func @b13(%m: memref<4x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, affine_map<(d0, d1) -> (d1 * 3 + d1 * 2 + d0 + 1 - 1)>>
  return
}
// -----
func.func @b14(%m: memref<4x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, affine_map<(d0, d1)[s0] -> (d1 * 5 + d0 + s0 - s0)>>
  return
}
// -----
func.func @b15(%m: memref<4x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, affine_map<(d0, d1)[s0] -> (d1 * 5 + d0)>>
  return
}
// -----
func.func @b16(%m: memref<4x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32> to memref<5x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}
// -----
func.func @b17(%m: memref<4x5xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<5x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}
// -----
func.func @b18(%m: memref<4x5xf32, affine_map<(d0, d1) -> (d0 * 5 + d1 * 1)>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32, affine_map<(d0, d1) -> (d0 * 5 + d1 * 1)>> to memref<5x4xf32, strided<[1, 5]>>
  return
}
// -----
func.func @b19(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d1 * s1 + d0)>>
  return
}
// -----
func.func @b20(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d1 * s0 * s1 + d0)>>
  return
}
// -----
func.func @b21(%m: memref<?x?xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (s0 * d1 + d0 * 1 + 0)>>
  return
}
// -----
func.func @b22(%m: memref<?x?xf32, strided<[?, 2], offset: 3>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, 2], offset: 3>> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0 * 2 + 3)>>
  return
}
// -----
func.func @b23(%m: memref<?x?xf32, strided<[?, 2], offset: 3>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, 2], offset: 3>> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (3 + d0 * 2 + d1 * s0)>>
  return
}
// -----
func.func @b24(%m: memref<3x4x5xf32>) {
  %t = memref.transpose %m (d0, d1, d2) -> (d2, d0, d1) : memref<3x4x5xf32> to memref<5x3x4xf32, affine_map<(d0, d1, d2) -> (d0 + d2 * 5 + d1 * 20)>>
  return
}
// -----
func.func @b25(%m: memref<?x4x?xf32>) {
  %t = memref.transpose %m (d0, d1, d2) -> (d2, d0, d1) : memref<?x4x?xf32> to memref<?x?x4xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 + d2 * s0 + d1 * s1)>>
  return
}
// -----
func.func @b26(%m: memref<?x4x?xf32>) {
  %t = memref.transpose %m (d0, d1, d2) -> (d2, d0, d1) : memref<?x4x?xf32> to memref<?x?x4xf32, strided<[1, ?, ?]>>
  return
}
// -----
func.func @b27(%m: memref<?x4x?xf32>) {
  %t = memref.transpose %m (d0, d1, d2) -> (d2, d0, d1) : memref<?x4x?xf32> to memref<?x?x4xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 + d1 * s0 + d2 * s1)>>
  return
}
// -----
func.func @b28(%m: memref<?x4x?xf32>) {
  %t = memref.transpose %m (d0, d1, d2) -> (d2, d0, d1) : memref<?x4x?xf32> to memref<?x?x4xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d1 * s0 + d2 * s1 + d0)>>
  return
}
// -----
func.func @a(%m: memref<8x16xf32>) {
  %t = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>
  return
}
// -----
func.func @b(%m: memref<8x16xf32>) {
  %t = memref.subview %m[0, 4][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d1 + d0 * 16 + 4)>>
  return
}
// -----
func.func @c(%m: memref<8x16xf32>, %i: index) {
  %t = memref.subview %m[0, %i][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d1 + d0 * 16 + s0)>>
  return
}
// -----
func.func @c2(%m: memref<8x16xf32>, %i: index) {
  %t = memref.subview %m[0, %i][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d1 + d0 * 16 + s0 * 2)>>
  return
}
// -----
func.func @c3(%m: memref<8x16xf32>, %i: index) {
  %t = memref.subview %m[0, %i][4, 1][1, 1] : memref<8x16xf32> to memref<4xf32, affine_map<(d0)[s0] -> (d0 * 16 + s0)>>
  return
}
// -----
func.func @c4(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d1 + d0 * s0)>>, %i: index) {
  %t = memref.subview %m[0, %i][4, 1][1, 1] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d1 + d0 * s0)>> to memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @c5(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d1 + d0 floordiv s0)>>, %i: index) {
  %t = memref.subview %m[0, %i][4, 1][1, 1] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d1 + d0 floordiv s0)>> to memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @d(%m: memref<8x16xf32>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32, affine_map<(d0) -> (d0)>>
  return
}
// -----
func.func @d2(%m: memref<8x16xf32>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32> into memref<128xf32, strided<[1]>>
  return
}
// -----
func.func @d3(%m: memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>> into memref<128xf32, strided<[1]>>
  return
}
// -----
func.func @d4(%m: memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1)>> into memref<128xf32>
  return
}
// -----
func.func @d5(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + d1 + s0)>>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + d1 + s0)>> into memref<128xf32, strided<[1], offset: ?>>
  return
}
// -----
func.func @d6(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + d1 + s0)>>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + d1 + s0)>> into memref<128xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @d7(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>) {
  %t = memref.collapse_shape %m [[0, 1]] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> into memref<128xf32>
  return
}
// -----
func.func @d8(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> into memref<2x4x16xf32>
  return
}
// -----
func.func @d9(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>> into memref<2x4x16xf32, strided<[?, ?, 1]>>
  return
}
// -----
func.func @d10(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) {
  %t = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>> into memref<2x4x16xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s0 + d1 * s1 + d2)>>
  return
}
// -----
func.func @e(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>) -> memref<8x16xf32> {
  return %m : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>
}
// -----
func.func @e2(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>>) -> memref<8x16xf32> {
  %0 = memref.cast %m : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0, d1)>> to memref<8x16xf32>
  return %0 : memref<8x16xf32>
}
// -----
func.func @f(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> memref<8x16xf32, strided<[16, 1]>> {
  %0 = memref.cast %m : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>> to memref<8x16xf32, strided<[16, 1]>>
  return %0 : memref<8x16xf32, strided<[16, 1]>>
}
// -----
func.func @f2(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) -> memref<8x16xf32, strided<[16, 2]>> {
  %0 = memref.cast %m : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>> to memref<8x16xf32, strided<[16, 2]>>
  return %0 : memref<8x16xf32, strided<[16, 2]>>
}
// -----
func.func @f3(%m: memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 mod 2)>>) -> memref<8x16xf32, strided<[16, 2]>> {
  %0 = memref.cast %m : memref<8x16xf32, affine_map<(d0, d1)[s0] -> (d0 mod 2)>> to memref<8x16xf32, strided<[16, 2]>>
  return %0 : memref<8x16xf32, strided<[16, 2]>>
}
// -----
func.func @g(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, 4], strides: [%i, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  return
}
// -----
func.func @g2(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  return
}
// -----
func.func @g3(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
  return
}
// -----
func.func @g4(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1 + 1)>>
  return
}
// -----
func.func @g5(%m: memref<8x16xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<8x16xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1 mod 2)>>
  return
}
// -----
func.func @h(%m: memref<8xi8, affine_map<(d0)[s0] -> (d0 + s0)>>, %i: index) {
  %0 = memref.view %m[%i][] : memref<8xi8, affine_map<(d0)[s0] -> (d0 + s0)>> to memref<4xi8>
  return
}
// -----
func.func @h2(%m: memref<8xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<8xi8> to memref<4xi8, affine_map<(d0) -> (d0 * 1)>>
  return
}
// -----
func.func @k(%m: memref<8xi8, strided<[1]>>) {
  %0 = memref.memory_space_cast %m : memref<8xi8, strided<[1]>> to memref<8xi8, 1>
  return
}
// -----
func.func @k2(%m: memref<8xi8, affine_map<(d0)[s0] -> (d0)>>) {
  %0 = memref.memory_space_cast %m : memref<8xi8, affine_map<(d0)[s0] -> (d0)>> to memref<8xi8, 1>
  return
}
// -----
func.func @l(%m: memref<f32, affine_map<() -> (0)>>) {
  %t = memref.transpose %m () -> () : memref<f32, affine_map<() -> (0)>> to memref<f32>
  return
}
// -----
func.func @l2(%m: memref<f32, affine_map<() -> (3)>>) {
  %t = memref.transpose %m () -> () : memref<f32, affine_map<() -> (3)>> to memref<f32, strided<[], offset: 3>>
  return
}
// -----
func.func @l3(%m: memref<f32, affine_map<() -> (3)>>) {
  %t = memref.transpose %m () -> () : memref<f32, affine_map<() -> (3)>> to memref<f32, affine_map<() -> (3)>>
  return
}
// -----
func.func @l4(%m: memref<f32, affine_map<()[s0] -> (s0)>>) {
  %t = memref.transpose %m () -> () : memref<f32, affine_map<()[s0] -> (s0)>> to memref<f32, strided<[], offset: ?>>
  return
}
// -----
func.func @l5(%m: memref<f32>) {
  %t = memref.transpose %m () -> () : memref<f32> to memref<f32, strided<[]>>
  return
}
// -----
func.func @l6(%m: memref<0x5xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<0x5xf32> to memref<5x0xf32, strided<[1, 5]>>
  return
}
// -----
func.func @l7(%m: memref<5x0xf32>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<5x0xf32> to memref<0x5xf32, strided<[1, ?]>>
  return
}
// -----
func.func @l8(%m: memref<5x4xf32, strided<[0, 0], offset: 4>>) {
  %t = memref.transpose %m (d0, d1) -> (d1, d0) : memref<5x4xf32, strided<[0, 0], offset: 4>> to memref<4x5xf32, strided<[0, 0], offset: 4>>
  return
}
// -----
func.func @l9(%m: memref<5x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * (s0 * s1) + d1)>>) {
  %t = memref.transpose %m (d0, d1) -> (d0, d1) : memref<5x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * (s0 * s1) + d1)>> to memref<5x4xf32, strided<[?, 1]>>
  return
}
// -----
func.func @l10(%m: memref<5x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d0 * s1 + d1 - d1)>>) {
  %t = memref.transpose %m (d0, d1) -> (d0, d1) : memref<5x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d0 * s1 + d1 - d1)>> to memref<5x4xf32, strided<[?, 0]>>
  return
}
// -----
func.func @l11(%m: memref<5x4x?xf32, strided<[?, -4, 3], offset: -1>>) {
  %t = memref.transpose %m (d0, d1, d2) -> (d2, d1, d0) : memref<5x4x?xf32, strided<[?, -4, 3], offset: -1>> to memref<?x4x5xf32, affine_map<(d0, d1, d2)[s0] -> (d2 * s0 - d1 * 4 + d0 * 3 - 1)>>
  return
}
