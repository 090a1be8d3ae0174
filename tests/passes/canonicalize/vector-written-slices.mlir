// RUN: terrace opt %s --canonicalize

// A part of a written vector that is inserted into another tensor.

func.func @swap(%t: tensor<?x?xf32>, %e: tensor<4x8xf32>, %v: vector<4x8xf32>, %i: index, %j: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %s = tensor.extract_slice %w[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %s into %t[%i, %j] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @swap_transposed(%t: tensor<?x?xf32>, %e: tensor<4x8xf32>, %v: vector<8x4xf32>, %i: index, %j: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x4xf32>, tensor<4x8xf32>
  %s = tensor.extract_slice %w[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %s into %t[%i, %j] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @not(%t: tensor<?x?xf32>, %e: tensor<4x8xf32>, %v: vector<8xf32>, %i: index, %j: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, tensor<4x8xf32>
  %s = tensor.extract_slice %w[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %r = tensor.insert_slice %s into %t[%i, %j] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @not_reduced(%t: tensor<?x?xf32>, %e: tensor<1x8xf32>, %v: vector<1x8xf32>, %i: index, %j: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<1x8xf32>, tensor<1x8xf32>
  %s = tensor.extract_slice %w[0, 0] [1, %n] [1, 1] : tensor<1x8xf32> to tensor<?xf32>
  %r = tensor.insert_slice %s into %t[%i, %j] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
