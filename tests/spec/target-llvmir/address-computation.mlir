// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace compile %s
// DIFFERS: `terrace compile`: a stride that is not known may be negative, so its product does not have `nuw`

func.func @load(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %i: index, %j: index, %k: index, %l: index) -> f32 {
  %v = memref.load %m[%i, %j, %k, %l] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return %v : f32
}
func.func @store(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %i: index, %j: index, %k: index, %l: index, %v: f32) {
  memref.store %v, %m[%i, %j, %k, %l] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return
}
// The strides of a default layout are products of sizes.
func.func @natural(%m: memref<?x?x4x8xf32>, %i: index) -> f32 {
  %v = memref.load %m[%i, %i, %i, %i] : memref<?x?x4x8xf32>
  return %v : f32
}
