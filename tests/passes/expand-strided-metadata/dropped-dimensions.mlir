// RUN: terrace opt %s --expand-strided-metadata
// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --fold-memref-alias-ops
// DIFFERS: upstream crashes: it looks for the strides of the result among those of the source

// Steps change the strides by which the dropped dimensions are found.
func.func @step(%m: memref<2x1xi32, strided<[?, 1], offset: 1>>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%i, 0] [1, 1] [1, 2] : memref<2x1xi32, strided<[?, 1], offset: 1>> to memref<1xi32, strided<[2], offset: ?>>
  %r = memref.load %s[%c0] : memref<1xi32, strided<[2], offset: ?>>
  return %r : i32
}

func.func @constant_step(%m: memref<2x?xi32>, %i: index) -> memref<1xi32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %m[%i, %i] [1, 1] [%c1, %c2] : memref<2x?xi32> to memref<1xi32, strided<[?], offset: ?>>
  return %s : memref<1xi32, strided<[?], offset: ?>>
}

func.func @equal_strides(%m: memref<4x4xi32, strided<[3, 3]>>, %i: index) -> (memref<1xi32, strided<[3], offset: ?>>, memref<1xi32, strided<[6], offset: ?>>) {
  %s = memref.subview %m[%i, %i] [1, 1] [1, 1] : memref<4x4xi32, strided<[3, 3]>> to memref<1xi32, strided<[3], offset: ?>>
  %t = memref.subview %m[%i, %i] [1, 1] [1, 2] : memref<4x4xi32, strided<[3, 3]>> to memref<1xi32, strided<[6], offset: ?>>
  return %s, %t : memref<1xi32, strided<[3], offset: ?>>, memref<1xi32, strided<[6], offset: ?>>
}

func.func @outer(%m: memref<8x8xi32>, %i: index) -> (memref<1xi32, strided<[16], offset: ?>>, memref<1xi32, strided<[8], offset: ?>>) {
  %s = memref.subview %m[%i, %i] [1, 1] [2, 1] : memref<8x8xi32> to memref<1xi32, strided<[16], offset: ?>>
  %t = memref.subview %m[%i, %i] [1, 1] [2, 8] : memref<8x8xi32> to memref<1xi32, strided<[8], offset: ?>>
  return %s, %t : memref<1xi32, strided<[16], offset: ?>>, memref<1xi32, strided<[8], offset: ?>>
}
