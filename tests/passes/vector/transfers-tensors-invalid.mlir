// RUN: terrace opt %s --convert-vector-to-scf=lower-tensors --split-input-file --verify-diagnostics

// DIFFERS: upstream creates 'tensor.dim', whose dialect is not supported yet.

func.func @read(%t: tensor<?x?xf32>, %i: index, %p: f32) -> vector<3x4xf32> {
  // expected-error@+1 {{'vector.transfer_read' op needs 'tensor.dim' for a dynamic extent, but the dialect 'tensor' is not supported yet}}
  %v = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<3x4xf32>
  return %v : vector<3x4xf32>
}

// -----

func.func @write(%t: tensor<?x?xf32>, %i: index, %v: vector<3x4xf32>) -> tensor<?x?xf32> {
  // expected-error@+1 {{'vector.transfer_write' op needs 'tensor.dim' for a dynamic extent, but the dialect 'tensor' is not supported yet}}
  %r = vector.transfer_write %v, %t[%i, %i] : vector<3x4xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
