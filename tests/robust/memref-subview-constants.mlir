// RUN: terrace opt %s --fold-memref-alias-ops
// RUN: terrace opt %s --expand-strided-metadata
// DIFFERS: upstream makes slices that are not valid of constants that its own type inference does not expect

func.func @minus_one(%m: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c-1] [%c-1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[%c-1] [%c-1] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}
func.func @sum_is_int_min(%m: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %c = arith.constant -4611686018427387904 : index
  %0 = memref.subview %m[%c] [%c] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[%c] [%c] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}
func.func @int_min(%m: memref<?xf32>, %i: index) -> f32 {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.subview %m[%c] [%c] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.load %0[%i] : memref<?xf32, strided<[1], offset: ?>>
  return %1 : f32
}
func.func @ss_constant(%m: memref<16xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[1] [4] [1] : memref<8xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  return %1 : memref<4xf32, strided<[1], offset: ?>>
}
func.func @minus_one_part(%m: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c-1] [%c-1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}
