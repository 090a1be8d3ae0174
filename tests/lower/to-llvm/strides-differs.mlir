// RUN: terrace opt %s --lower-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm

// Offsets of elements do not wrap as unsigned numbers if no stride is negative: those of row-major memory are products of
// extents.
// DIFFERS: the conversion assumes that no stride is negative; the lowering does not

func.func @not_known(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : f32
}
func.func @negative(%m: memref<4x4xf32, strided<[-4, 1], offset: 12>>, %i: index, %j: index, %x: f32) {
  memref.store %x, %m[%i, %j] : memref<4x4xf32, strided<[-4, 1], offset: 12>>
  return
}
func.func @row_major(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32>
  return %0 : f32
}
func.func @positive(%m: memref<4x4xf32, strided<[8, 1], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return %0 : f32
}
