// RUN: terrace opt %s --expand-strided-metadata
// RUN: terrace opt %s --expand-strided-metadata --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --expand-strided-metadata --lower-affine

func.func @subview_dynamic(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %b: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%a, 3] [%a, %b] [2, %b] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @subview_reduced(%m: memref<64x4xf32>, %a: index, %b: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%a, 3] [1, %c4] [2, %b] : memref<64x4xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @subview_static(%m: memref<8x16x4xf32>) -> memref<6x3xf32, strided<[64, 8], offset: 70>> {
  %0 = memref.subview %m[1, 1, 2] [6, 3, 1] [1, 2, 1] : memref<8x16x4xf32> to memref<6x3xf32, strided<[64, 8], offset: 70>>
  return %0 : memref<6x3xf32, strided<[64, 8], offset: 70>>
}
func.func @subview_of_subview(%m: memref<?x?xf32>, %a: index, %b: index) -> memref<2x?xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.subview %m[%a, %b] [4, %a] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[1, %b] [2, %b] [2, 1] : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<2x?xf32, strided<[?, 1], offset: ?>>
}
func.func @subview_constant_operands(%m: memref<16x4xf32, strided<[4, 1], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[%c2, %c3] [%c3, %c2] [%c2, %c3] : memref<16x4xf32, strided<[4, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @subview_computed(%m: memref<?xf32>, %a: index, %b: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%a)[%b]
  %1 = affine.apply affine_map<()[s0] -> (s0 floordiv 8)>()[%0]
  %2 = memref.subview %m[%1] [%0] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %2 : memref<?xf32, strided<[1], offset: ?>>
}
func.func @subview_in_loop(%m: memref<?x?xf32>, %a: index, %b: index) {
  scf.for %i = %a to %b step %a {
    scf.for %j = %i to %b step %a {
      %0 = memref.subview %m[%i, %j] [1, %i] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %1 = memref.load %0[%j] : memref<?xf32, strided<[1], offset: ?>>
      memref.store %1, %0[%i] : memref<?xf32, strided<[1], offset: ?>>
    }
  }
  return
}
func.func @expand(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index) -> memref<2x?x4x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [2, %a, 4, %a, 5] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<2x?x4x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
  return %0 : memref<2x?x4x?x5xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
}
func.func @expand_static(%m: memref<30x4xf32>) -> memref<5x6x2x2xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [5, 6, 2, 2] : memref<30x4xf32> into memref<5x6x2x2xf32>
  return %0 : memref<5x6x2x2xf32>
}
func.func @expand_scalar(%m: memref<f32, strided<[], offset: ?>>) -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %0 : memref<1x1xf32, strided<[1, 1], offset: ?>>
}
func.func @collapse(%m: memref<?x3x?x?xf32>) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x3x?x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
func.func @collapse_ones(%m: memref<1x1xi32, strided<[2, 1], offset: 2>>) -> memref<i32, strided<[], offset: 2>> {
  %0 = memref.collapse_shape %m [] : memref<1x1xi32, strided<[2, 1], offset: 2>> into memref<i32, strided<[], offset: 2>>
  return %0 : memref<i32, strided<[], offset: 2>>
}
func.func @collapse_one_dynamic(%m: memref<3x1x1xi32, strided<[?, ?, ?], offset: ?>>) -> memref<3x1xi32, strided<[?, ?], offset: ?>> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<3x1x1xi32, strided<[?, ?, ?], offset: ?>> into memref<3x1xi32, strided<[?, ?], offset: ?>>
  return %0 : memref<3x1xi32, strided<[?, ?], offset: ?>>
}
func.func @not_strided(%m: memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>) -> memref<8xf32, affine_map<(d0) -> (d0 mod 3)>> {
  return %m : memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>
}
