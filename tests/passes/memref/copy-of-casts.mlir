// RUN: terrace opt %s --expand-strided-metadata
// RUN: terrace opt %s --canonicalize

// A copy looks through casts that forget what is known of a memref, not through those that assume more.
func.func @layout(%a: memref<2x4xf32, strided<[?, 1], offset: ?>>, %b: memref<2x4xf32>) {
  %c = memref.cast %a : memref<2x4xf32, strided<[?, 1], offset: ?>> to memref<2x4xf32>
  memref.copy %c, %b : memref<2x4xf32> to memref<2x4xf32>
  %d = memref.cast %b : memref<2x4xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  memref.copy %d, %a : memref<2x4xf32, strided<[?, 1], offset: ?>> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  return
}
func.func @extents(%a: memref<?x4xf32>, %b: memref<2x4xf32>, %u: memref<*xf32>) {
  %c = memref.cast %a : memref<?x4xf32> to memref<2x4xf32>
  memref.copy %b, %c : memref<2x4xf32> to memref<2x4xf32>
  %d = memref.cast %b : memref<2x4xf32> to memref<?x?xf32>
  memref.copy %d, %d : memref<?x?xf32> to memref<?x?xf32>
  %e = memref.cast %b : memref<2x4xf32> to memref<*xf32>
  memref.copy %e, %u : memref<*xf32> to memref<*xf32>
  return
}
