// RUN: terrace opt %s --convert-vector-to-llvm

func.func @static(%t: tensor<9xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, tensor<9xf32>) {
  %z = arith.constant 0.0 : f32
  %r = vector.transfer_read %t[%i], %z, %k : tensor<9xf32>, vector<4xf32>
  %w = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<9xf32>
  return %r, %w : vector<4xf32>, tensor<9xf32>
}
