// RUN: terrace opt %s --fold-memref-alias-ops
// RUN: terrace opt %s --fold-memref-alias-ops --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --fold-memref-alias-ops --expand-strided-metadata --lower-affine

func.func @first_a(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %1, %0[%j, %i] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}
func.func @first_b(%m: memref<?x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  %1 = memref.load %0[%i, %j, %a, %b] : memref<?x4x8x4xf32>
  memref.store %1, %0[%j, %i, %a, %b] : memref<?x4x8x4xf32>
  return %1 : f32
}
func.func @first_c(%m: memref<?x4x8x4xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x4x8x4xf32> into memref<?x32xf32>
  %1 = memref.load %0[%i, %j] : memref<?x32xf32>
  memref.store %1, %0[%j, %i] : memref<?x32xf32>
  affine.store %1, %0[%j + 1, %i] : memref<?x32xf32>
  memref.prefetch %0[%j, %i], read, locality<3>, data : memref<?x32xf32>
  %2 = affine.load %0[%j, %i + 1] : memref<?x32xf32>
  return %2 : f32
}
func.func @first_d(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.subview %0[%i, %j][%a, 2][%b, 2] : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<?x2xf32, strided<[?, 6], offset: ?>>
  %2 = memref.cast %1 : memref<?x2xf32, strided<[?, 6], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @first_e(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b][4, 1][2, 3] : memref<12x32xf32> to memref<4xf32, strided<[64], offset: ?>>
  %1 = memref.load %0[%i] : memref<4xf32, strided<[64], offset: ?>>
  return %1 : f32
}
func.func @first_f(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = affine.load %0[%i + 2, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  affine.store %1, %0[%j * 2, symbol(%i)] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.prefetch %0[%j, %i], read, locality<3>, data : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}
func.func @first_g(%m: memref<f32>) -> f32 {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %c0 = arith.constant 0 : index
  %1 = memref.load %0[%c0, %c0] : memref<1x1xf32>
  %2 = memref.collapse_shape %0 [] : memref<1x1xf32> into memref<f32>
  %3 = memref.load %2[] {nontemporal = true, alignment = 8 : i64} : memref<f32>
  %4 = arith.addf %1, %3 : f32
  return %4 : f32
}
func.func @ss(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> memref<2x?xf32, strided<[32, 1], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%i, 1][2, %a][1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x?xf32, strided<[32, 1], offset: ?>>
  return %1 : memref<2x?xf32, strided<[32, 1], offset: ?>>
}
func.func @ss2(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> memref<2x3xf32, strided<[64, 3], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.subview %0[%i, 1][2, 3][1, 1] : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<2x3xf32, strided<[64, 3], offset: ?>>
  return %1 : memref<2x3xf32, strided<[64, 3], offset: ?>>
}
func.func @ss3(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> memref<2x1xf32, strided<[64, 3], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%i, 1][2, 1][2, 3] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x1xf32, strided<[64, 3], offset: ?>>
  return %1 : memref<2x1xf32, strided<[64, 3], offset: ?>>
}
func.func @ss4(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> memref<3xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%a, %b][1, 4][1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[%i][3][1] : memref<4xf32, strided<[1], offset: ?>> to memref<3xf32, strided<[1], offset: ?>>
  return %1 : memref<3xf32, strided<[1], offset: ?>>
}
func.func @ss5(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> memref<3xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%a, %b][2, 4][1, 1] : memref<12x32xf32> to memref<2x4xf32, strided<[32,1], offset: ?>>
  %1 = memref.subview %0[%i, %j][1, 3][1, 1] : memref<2x4xf32, strided<[32, 1], offset: ?>> to memref<3xf32, strided<[1], offset: ?>>
  return %1 : memref<3xf32, strided<[1], offset: ?>>
}
func.func @ss6(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, 3][%i, 4][%j, 1] : memref<12x32xf32> to memref<?x4xf32, strided<[?,1], offset: ?>>
  %c = memref.cast %0 : memref<?x4xf32, strided<[?,1], offset: ?>> to memref<?x?xf32, strided<[?,1], offset: ?>>
  %1 = memref.load %c[%i, %j] : memref<?x?xf32, strided<[?,1], offset: ?>>
  %2 = memref.load %0[%i, %j] {alignment = 4 : i64, foo} : memref<?x4xf32, strided<[?,1], offset: ?>>
  memref.store %2, %0[%i, %j] {alignment = 4 : i64, nontemporal = true, foo} : memref<?x4xf32, strided<[?,1], offset: ?>>
  return %1 : f32
}
func.func @ex(%m: memref<?xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%a, 4, 8] : memref<?xf32> into memref<?x4x8xf32>
  %1 = memref.load %0[%c1, %c2, %c2] : memref<?x4x8xf32>
  %2 = memref.load %0[%i, %c2, %j] : memref<?x4x8xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @ex2(%m: memref<32xf32>, %i: index, %j: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [1, 4, 8] : memref<32xf32> into memref<1x4x8xf32>
  %1 = memref.load %0[%c1, %c2, %c2] : memref<1x4x8xf32>
  %2 = memref.load %0[%i, %c2, %j] : memref<1x4x8xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @co(%m: memref<1x4x8xf32>, %i: index, %j: index) -> f32 {
  %c13 = arith.constant 13 : index
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<1x4x8xf32> into memref<32xf32>
  %1 = memref.load %0[%c13] : memref<32xf32>
  %2 = memref.load %0[%i] : memref<32xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @co2(%m: memref<1x4x1x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<1x4x1x8xf32> into memref<4x8xf32>
  %2 = memref.load %0[%i, %j] : memref<4x8xf32>
  memref.store %2, %0[%j, %i] : memref<4x8xf32>
  return %2 : f32
}
func.func @dim(%m: memref<?x4xf32>, %a: index, %i: index) -> f32 {
  scf.for %k = %i to %a step %i {
    %0 = memref.subview %m[%k, 0][%k, 4][1, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4,1], offset: ?>>
    %2 = memref.load %0[%k, %i] : memref<?x4xf32, strided<[4,1], offset: ?>>
    memref.store %2, %0[%i, %k] : memref<?x4xf32, strided<[4,1], offset: ?>>
  }
  %1 = memref.load %m[%i, %i] : memref<?x4xf32>
  return %1 : f32
}
func.func @atomic(%m: memref<?x4xf32>, %a: index, %f: f32) {
    %0 = memref.subview %m[%a, 0][%a, 4][1, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4,1], offset: ?>>
    %2 = memref.atomic_rmw addf %f, %0[%a, %a] : (f32, memref<?x4xf32, strided<[4,1], offset: ?>>) -> f32
    %d = memref.alloc() : memref<4xf32>
    %s = memref.subview %d[%a][2][1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
    memref.copy %s, %s : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
    return
}
