// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// DIFFERS: upstream masks the elements that are inside the last dimension of memory, whatever dimension the vector extends in

func.func @read_column(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @write_column(%m: memref<?x?xf32>, %i: index, %x: vector<4xf32>) {
  vector.transfer_write %x, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [false]} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @read_static_column(%m: memref<6x3xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [false]} : memref<6x3xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @broadcast(%m: memref<6x3xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [false]} : memref<6x3xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
