// RUN: terrace opt %s --fold-memref-alias-ops

// DIFFERS: upstream merges subviews with dynamic strides that are the constant one to invalid ones.

func.func @outer(%m: memref<8xi32>, %n: index) -> memref<?xi32, strided<[?]>> {
  %c1 = arith.constant 1 : index
  %a = memref.subview %m[0] [5] [1] : memref<8xi32> to memref<5xi32>
  %b = memref.subview %a[0] [%n] [%c1] : memref<5xi32> to memref<?xi32, strided<[?]>>
  return %b : memref<?xi32, strided<[?]>>
}

func.func @inner(%m: memref<8x4xi32>, %n: index) -> memref<?xi32, strided<[?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %a = memref.subview %m[2, %n] [5, 1] [%c1, 1] : memref<8x4xi32> to memref<5xi32, strided<[?], offset: ?>>
  %b = memref.subview %a[1] [%n] [1] : memref<5xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  return %b : memref<?xi32, strided<[?], offset: ?>>
}
