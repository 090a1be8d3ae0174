// RUN: terrace opt %s --expand-strided-metadata
// DIFFERS: upstream crashes when a group has two dynamic extents, and divides by zero when one is zero

func.func @two(%m: memref<?x4xf32>, %a: index, %b: index) -> memref<?x?x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  return %0 : memref<?x?x4xf32>
}
func.func @zero_extent(%m: memref<?xf32>, %n: index) -> memref<?x0xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 0] : memref<?xf32> into memref<?x0xf32>
  return %0 : memref<?x0xf32>
}
func.func @strided(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %b: index) -> memref<?x2x?x?xf32, strided<[?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] output_shape [%a, 2, %b, %b] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x2x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  return %0 : memref<?x2x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
}
