// RUN: terrace opt %s --canonicalize

// Constants that would put the subview out of bounds stay operands.
func.func @size(%m: memref<6x5xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = memref.subview %m[%i, %c0] [%c1, %c8] [%c1, %c1] : memref<6x5xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @offset(%m: memref<6x5xf32>, %i: index) -> memref<?x1xf32, strided<[5, 1], offset: ?>> {
  %c6 = arith.constant 6 : index
  %0 = memref.subview %m[%c6, %i] [%i, 1] [1, 1] : memref<6x5xf32> to memref<?x1xf32, strided<[5, 1], offset: ?>>
  return %0 : memref<?x1xf32, strided<[5, 1], offset: ?>>
}
func.func @stride(%m: memref<6xf32>) -> memref<3xf32, strided<[?]>> {
  %c3 = arith.constant 3 : index
  %0 = memref.subview %m[0] [3] [%c3] : memref<6xf32> to memref<3xf32, strided<[?]>>
  return %0 : memref<3xf32, strided<[?]>>
}
