// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file

// DIFFERS: upstream writes a negative size into a type, and crashes on offsets that overflow

func.func @r1(%m: memref<?x?xf32>, %s: memref<4x4xf32>) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %cm1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.subview %m[0, 0][%cm1, 4][1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %z = memref.subview %s[0, 0][2, 2][%c0, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[?, 1]>>
  "test.use"(%a, %z) : (memref<?x4xf32, strided<[?, 1]>>, memref<2x2xf32, strided<[?, 1]>>) -> ()
  %b = memref.subview %m[%c1, %c1][%c1, %c1][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %rc = memref.reinterpret_cast %m to offset: [%c0], sizes: [%cm1], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  "test.use"(%rc) : (memref<?xf32, strided<[1], offset: ?>>) -> ()
  return %b : memref<?x?xf32, strided<[?, 1], offset: ?>>
}
// -----
// #223336
func.func @least(%m: memref<?xf32>, %n: index) -> (memref<?xf32, strided<[?], offset: ?>>) {
  %least = arith.constant -9223372036854775808 : index
  %half = arith.constant 4611686018427387904 : index
  %c2 = arith.constant 2 : index
  %a = memref.subview %m[%half][%n][%half] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b = memref.subview %a[%c2][%n][%c2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %c = memref.subview %b[%least][%least][%least] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %c : memref<?xf32, strided<[?], offset: ?>>
}
