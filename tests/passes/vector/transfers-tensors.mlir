// RUN: terrace opt %s --convert-vector-to-scf=lower-tensors
// RUN: terrace opt %s --convert-vector-to-scf="lower-tensors full-unroll"
// RUN: terrace opt %s --convert-vector-to-scf

func.func @read(%t: tensor<8x?xf32>, %i: index, %p: f32, %k: vector<3x4xi1>) -> vector<3x4xf32> {
  %v = vector.transfer_read %t[%i, %i], %p, %k : tensor<8x?xf32>, vector<3x4xf32>
  return %v : vector<3x4xf32>
}

func.func @write(%t: tensor<8x?xf32>, %i: index, %v: vector<3x4xf32>, %k: vector<3x4xi1>) -> tensor<8x?xf32> {
  %r = vector.transfer_write %v, %t[%i, %i], %k : vector<3x4xf32>, tensor<8x?xf32>
  return %r : tensor<8x?xf32>
}

func.func @deep(%t: tensor<?x?x?xi32>, %i: index, %v: vector<2x3x4xi32>, %p: i32) -> (tensor<?x?x?xi32>, vector<2x3x4xi32>) {
  %r = vector.transfer_write %v, %t[%i, %i, %i] {in_bounds = [true, true, false]} : vector<2x3x4xi32>, tensor<?x?x?xi32>
  %w = vector.transfer_read %r[%i, %i, %i], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d1)>} : tensor<?x?x?xi32>, vector<2x3x4xi32>
  return %r, %w : tensor<?x?x?xi32>, vector<2x3x4xi32>
}
