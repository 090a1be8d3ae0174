// RUN: terrace opt %s --canonicalize

// Extents, offsets and bounds that are unknown, negative or out of range (#223333).

func.func @dimensions(%m: memref<?x4xf32>, %u: memref<*xf32>) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %0 = memref.dim %m, %c1 : memref<?x4xf32>
  %1 = memref.dim %m, %c2 : memref<?x4xf32>
  %2 = memref.dim %m, %m1 : memref<?x4xf32>
  %3 = memref.dim %u, %c2 : memref<*xf32>
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @loops(%n: index, %m: memref<?xf32>, %v: f32) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %most = arith.constant 9223372036854775807 : index
  %least = arith.constant -9223372036854775808 : index
  scf.for %i = %least to %most step %o { memref.store %v, %m[%i] : memref<?xf32> }
  scf.for %i = %z to %n step %z { memref.store %v, %m[%i] : memref<?xf32> }
  scf.for %i = %most to %least step %most { memref.store %v, %m[%i] : memref<?xf32> }
  scf.for %i = %n to %n step %n { memref.store %v, %m[%i] : memref<?xf32> }
  scf.parallel (%i) = (%least) to (%most) step (%most) { memref.store %v, %m[%i] : memref<?xf32> }
  return
}
func.func @casts(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index) -> (memref<?xf32, strided<[?], offset: ?>>, memref<2x?xf32, strided<[?, 1], offset: 3>>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [%z], strides: [%o] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2x?xf32, strided<[?, 1], offset: 3>>
  return %0, %1 : memref<?xf32, strided<[?], offset: ?>>, memref<2x?xf32, strided<[?, 1], offset: 3>>
}
func.func @metadata(%m: memref<2x3xf32, strided<[?, 1], offset: ?>>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<2x3xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
func.func @expanded(%m: memref<?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %0 = memref.dim %e, %c0 : memref<?x4xf32>
  %1 = memref.dim %e, %c1 : memref<?x4xf32>
  return %0, %1 : index, index
}
