// RUN: terrace opt %s --convert-vector-to-llvm
// DIFFERS: upstream creates `tensor.dim`

func.func @dynamic(%t: tensor<?xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, tensor<?xf32>) {
  %z = arith.constant 0.0 : f32
  %r = vector.transfer_read %t[%i], %z : tensor<?xf32>, vector<4xf32>
  %w = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  return %r, %w : vector<4xf32>, tensor<?xf32>
}
