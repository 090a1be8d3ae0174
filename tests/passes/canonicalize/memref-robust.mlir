// RUN: terrace opt %s --canonicalize --split-input-file

// Numbers of reported bugs.

// #186830
func.func @two_dynamic(%m: memref<?x4xf32>, %n: index, %l: index) -> (memref<?x?x4xf32>, memref<?x4xf32>) {
  %a = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, %l, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  %b = memref.collapse_shape %a [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  %c = memref.expand_shape %b [[0, 1], [2]] output_shape [%l, %n, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  return %c, %b : memref<?x?x4xf32>, memref<?x4xf32>
}
// -----
// #193213
func.func @offset(%m: memref<64xf32>, %n: index) -> (memref<4x4xf32, strided<[4, 1], offset: ?>>, memref<4x4xf32, strided<[4, 1], offset: 8>>) {
  %c8 = arith.constant 8 : index
  %a = memref.subview %m[8][16][1] : memref<64xf32> to memref<16xf32, strided<[1], offset: 8>>
  %b = memref.reinterpret_cast %a to offset: [%c8], sizes: [4, 4], strides: [4, 1] : memref<16xf32, strided<[1], offset: 8>> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  %c = memref.expand_shape %a [[0, 1]] output_shape [4, 4] : memref<16xf32, strided<[1], offset: 8>> into memref<4x4xf32, strided<[4, 1], offset: 8>>
  return %b, %c : memref<4x4xf32, strided<[4, 1], offset: ?>>, memref<4x4xf32, strided<[4, 1], offset: 8>>
}
// -----
// #71153
func.func @negative(%m: memref<?xf32>) -> (memref<?xf32, strided<[1]>>, memref<?xf32, strided<[1], offset: ?>>) {
  %m1 = arith.constant -1 : index
  %a = memref.subview %m[0][%m1][1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %b = memref.subview %m[%m1][%m1][1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %a, %b : memref<?xf32, strided<[1]>>, memref<?xf32, strided<[1], offset: ?>>
}
// -----
// #73383
func.func @zero_stride(%m: memref<8x8xf32>) -> memref<2x2xf32, strided<[?, ?]>> {
  %c0 = arith.constant 0 : index
  %a = memref.subview %m[0, 0][2, 2][%c0, %c0] : memref<8x8xf32> to memref<2x2xf32, strided<[?, ?]>>
  return %a : memref<2x2xf32, strided<[?, ?]>>
}
// -----
// #111244
func.func @dropped(%m: memref<1x?x1x?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.subview %m[0, 0, 0, 0][1, %n, 1, 4][1, 1, 1, 1] : memref<1x?x1x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %d = memref.dim %a, %c0 : memref<?x4xf32, strided<[?, 1]>>
  %e = memref.dim %a, %c1 : memref<?x4xf32, strided<[?, 1]>>
  %b = memref.subview %m[0, %n, 0, 0][1, 1, 1, %n][1, 1, 1, 1] : memref<1x?x1x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %f = memref.dim %b, %c0 : memref<?xf32, strided<[1], offset: ?>>
  return %d, %e, %f : index, index, index
}
