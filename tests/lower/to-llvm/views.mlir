// RUN: terrace opt %s --lower-to-llvm
// DIFFERS: upstream has no such pass.

func.func @subview(%m: memref<8x?xf32>, %i: index, %n: index) -> memref<4x?xf32, strided<[?, 2], offset: ?>> {
  %0 = memref.subview %m[%i, 1] [4, %n] [1, 2] : memref<8x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, 2], offset: ?>>
}

func.func @subview_static(%m: memref<16x16xf32>) -> memref<4xf32, strided<[32], offset: 35>> {
  %0 = memref.subview %m[2, 3] [4, 1] [2, 1] : memref<16x16xf32> to memref<4xf32, strided<[32], offset: 35>>
  return %0 : memref<4xf32, strided<[32], offset: 35>>
}

func.func @collapse(%m: memref<?x4x?xf32>) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

func.func @collapse_to_scalar(%m: memref<1x1xf32, strided<[7, 3], offset: ?>>) -> memref<f32, strided<[], offset: ?>> {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32, strided<[7, 3], offset: ?>> into memref<f32, strided<[], offset: ?>>
  return %0 : memref<f32, strided<[], offset: ?>>
}

func.func @expand(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %a: index, %b: index) -> memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, %b] : memref<?x?xf32, strided<[?, 1], offset: ?>> into memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
  return %0 : memref<?x4x?xf32, strided<[?, ?, 1], offset: ?>>
}

func.func @expand_two_dynamic(%m: memref<?xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
