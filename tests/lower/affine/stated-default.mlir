// RUN: terrace opt %s --lower-affine --mlir-print-op-generic
// RUN: terrace opt %s --convert-vector-to-scf --mlir-print-op-generic
// RUN: terrace opt %s --convert-vector-to-scf=target-rank=0 --mlir-print-op-generic
// RUN: terrace opt %s --fold-memref-alias-ops --mlir-print-op-generic

func.func @f(%m: memref<?x?xf32>, %s: memref<?xindex>, %i: index, %f: f32, %v: vector<4x4xf32>, %w: vector<4xf32>) -> (f32, vector<4xf32>) {
  %a = memref.load %m[%i, %i] : memref<?x?xf32>
  %g = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4x4xf32>, memref<?x?xf32>
  %r = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds = [true]}: vector<4xf32>, memref<?x?xf32>
  %sub = memref.subview %m[%i, %i] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %b = memref.load %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>
  memref.store %b, %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>
  %l = vector.load %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.store %l, %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  %c = affine.load %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>
  affine.store %b, %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>
  %al = affine.vector_load %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  affine.vector_store %l, %sub[%i, %i] : memref<4x4xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  %rr = memref.reshape %m(%s) : (memref<?x?xf32>, memref<?xindex>) -> memref<*xf32>
  return %a, %r : f32, vector<4xf32>
}
