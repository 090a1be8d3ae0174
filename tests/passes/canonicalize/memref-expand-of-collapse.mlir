// RUN: terrace opt %s --canonicalize

// Expansions of collapses, which are one of both if one shape's dimensions are groups of the other's.

func.func @fewer(%m: memref<3x2x3xf32>) -> memref<6x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<3x2x3xf32> into memref<18xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 3] : memref<18xf32> into memref<6x3xf32>
  return %1 : memref<6x3xf32>
}
func.func @more(%m: memref<4x3x4x2xf32>) -> memref<4x3x1x2x2x2xf32> {
  %0 = memref.collapse_shape %m [[0], [1], [2, 3]] : memref<4x3x4x2xf32> into memref<4x3x8xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3, 4, 5]] output_shape [4, 3, 1, 2, 2, 2] : memref<4x3x8xf32> into memref<4x3x1x2x2x2xf32>
  return %1 : memref<4x3x1x2x2x2xf32>
}
func.func @unknown_fewer(%m: memref<1x2x1x?x1xf32>, %n: index) -> memref<1x2x?x1xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2, 3], [4]] : memref<1x2x1x?x1xf32> into memref<1x?x1xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3]] output_shape [1, 2, %n, 1] : memref<1x?x1xf32> into memref<1x2x?x1xf32>
  return %1 : memref<1x2x?x1xf32>
}
func.func @two_unknown(%m: memref<?x?x?x4xf32>, %n: index, %k: index) -> memref<?x?x4xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2, 3]] : memref<?x?x?x4xf32> into memref<?x?xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%n, %k, 4] : memref<?x?xf32> into memref<?x?x4xf32>
  return %1 : memref<?x?x4xf32>
}
func.func @unknown_more(%m: memref<?x2x2x1x3x3x?xf32>, %n: index, %k: index) -> memref<?x3x2x2x1x3x3x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3], [4, 5, 6]] : memref<?x2x2x1x3x3x?xf32> into memref<?x2x?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3, 4], [5, 6, 7]] output_shape [%n, 3, 2, 2, 1, 3, 3, %k] : memref<?x2x?xf32> into memref<?x3x2x2x1x3x3x?xf32>
  return %1 : memref<?x3x2x2x1x3x3x?xf32>
}
func.func @ones(%m: memref<2x1x2x2xf32>) -> memref<1x2x1x2x2xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2], [3]] : memref<2x1x2x2xf32> into memref<2x2x2xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3], [4]] output_shape [1, 2, 1, 2, 2] : memref<2x2x2xf32> into memref<1x2x1x2x2xf32>
  return %1 : memref<1x2x1x2x2xf32>
}
func.func @to_rank_zero_and_back(%m: memref<1x1x1xf32>) -> memref<1xf32> {
  %0 = memref.collapse_shape %m [] : memref<1x1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1] : memref<f32> into memref<1xf32>
  return %1 : memref<1xf32>
}
func.func @other_factors(%m: memref<4x6xf32>) -> memref<2x3x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}
func.func @same_rank(%m: memref<4x6xf32>) -> memref<6x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}
func.func @ambiguous(%m: memref<?x2x?xf32>, %n: index, %k: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %k] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
func.func @repeated_factor(%m: memref<?x2x2xf32>, %n: index) -> memref<?x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x2xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 2] : memref<?xf32> into memref<?x2xf32>
  return %1 : memref<?x2xf32>
}
func.func @strided(%m: memref<3x2x3xf32, strided<[12, 6, 2]>>) -> memref<6x3xf32, strided<[6, 2]>> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<3x2x3xf32, strided<[12, 6, 2]>> into memref<18xf32, strided<[2]>>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 3] : memref<18xf32, strided<[2]>> into memref<6x3xf32, strided<[6, 2]>>
  return %1 : memref<6x3xf32, strided<[6, 2]>>
}
func.func @no_elements(%m: memref<0x2x3xf32>) -> memref<0x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<0x2x3xf32> into memref<0xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [0, 3] : memref<0xf32> into memref<0x3xf32>
  return %1 : memref<0x3xf32>
}
