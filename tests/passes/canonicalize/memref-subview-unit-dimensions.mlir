// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --expand-strided-metadata
// RUN: terrace opt %s --fold-memref-alias-ops
// DIFFERS: upstream takes the first dimensions of unknown strides for those that are dropped

// The extents of the result say which of the dimensions whose strides are unknown are dropped.
func.func @middle(%m: memref<1x4x?x1x?xi32>, %i: index, %n: index) -> memref<1x?xi32, strided<[?, ?], offset: ?>> {
  %s = memref.subview %m[0, %i, 0, 0, 3] [1, 1, %n, 1, 1] [1, 1, 1, 1, 1] : memref<1x4x?x1x?xi32> to memref<1x?xi32, strided<[?, ?], offset: ?>>
  return %s : memref<1x?xi32, strided<[?, ?], offset: ?>>
}

// Sizes become constants before steps do: the last dimension stays the one that is dropped.
func.func @constants(%n: index) -> memref<?x?x2xi8, strided<[?, ?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%c2) : memref<2x?x2x3xi8>
  %s = memref.subview %m[%c1, 1, 0, 2] [%c1, %c1, 2, 1] [%c1, %c2, %c1, %c2] : memref<2x?x2x3xi8> to memref<?x?x2xi8, strided<[?, ?, ?], offset: ?>>
  return %s : memref<?x?x2xi8, strided<[?, ?, ?], offset: ?>>
}

func.func @load(%m: memref<?x?x?xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%i, 0, 0] [1, 3, 1] [1, %i, 1] : memref<?x?x?xi32> to memref<1x3xi32, strided<[?, ?], offset: ?>>
  %x = memref.load %s[%c0, %i] : memref<1x3xi32, strided<[?, ?], offset: ?>>
  return %x : i32
}
