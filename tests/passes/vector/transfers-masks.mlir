// RUN: terrace opt %s --convert-vector-to-scf
// RUN: terrace opt %s --convert-vector-to-scf=full-unroll

// DIFFERS: upstream applies masks to other dimensions than the map says, and makes masks of invalid types.

func.func @r2perm(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<4x3xi1>) -> vector<3x4xf32> {
  %v = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0,d1,d2)->(d2,d0)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %v : vector<3x4xf32>
}

func.func @partial(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x4xf32>, %k: vector<3x4xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<3x4xf32>, memref<?x?x?xf32>
  return
}
