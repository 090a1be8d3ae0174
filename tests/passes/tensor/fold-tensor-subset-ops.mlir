// RUN: terrace opt %s --fold-tensor-subset-ops

// Transfers of slices, and insertions of insertions.

func.func @read(%t: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> vector<4xf32> {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%i, 2] [4, %n] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  %v = vector.transfer_read %s[%j, %i], %f {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

func.func @read_reduced(%t: tensor<?x?x?xf32>, %i: index, %j: index, %n: index) -> (vector<4xf32>, vector<4x2xf32>) {
  %f = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%i, 2, %j] [4, 1, %n] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x?xf32>
  %v = vector.transfer_read %s[%j, %i], %f {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
  %w = vector.transfer_read %s[%j, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x?xf32>, vector<4x2xf32>
  return %v, %w : vector<4xf32>, vector<4x2xf32>
}

func.func @read_not(%t: tensor<?x?xf32>, %i: index, %j: index, %n: index, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%i, 2] [4, %n] [1, 2] : tensor<?x?xf32> to tensor<4x?xf32>
  %v = vector.transfer_read %s[%j, %i], %f {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
  %u = tensor.extract_slice %t[%i, 2] [4, %n] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  %w = vector.transfer_read %u[%j, %i], %f : tensor<4x?xf32>, vector<4xf32>
  %x = vector.transfer_read %u[%j, %i], %f, %m {in_bounds = [true]} : tensor<4x?xf32>, vector<4xf32>
  return %v, %w, %x : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

func.func @write_all(%t: tensor<?x?xf32>, %s: tensor<4x8xf32>, %v: vector<4x8xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %r = tensor.insert_slice %w into %t[%i, %j] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @write_part(%t: tensor<?x?xf32>, %s: tensor<4x8xf32>, %v: vector<4xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %w = vector.transfer_write %v, %s[%i, %j] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %r = tensor.insert_slice %w into %t[%i, %j] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @write_back(%t: tensor<?x?xf32>, %v: vector<4xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %s = tensor.extract_slice %t[%i, %j] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %w = vector.transfer_write %v, %s[%i, %j] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %r = tensor.insert_slice %w into %t[%i, %j] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @write_reduced(%t: tensor<?x?x?xf32>, %s: tensor<8xf32>, %v: vector<8xf32>, %i: index, %j: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %t[%i, %j, 3] [1, 8, 1] [1, 1, 1] : tensor<8xf32> into tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @insert_insert(%t: tensor<?x?xf32>, %s: tensor<4xf32>, %u: tensor<1x4xf32>, %i: index, %j: index, %k: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %s into %u[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, %j] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @insert_insert_reduced(%t: tensor<?x?x?xf32>, %s: tensor<?xf32>, %u: tensor<1x?xf32>, %i: index, %j: index, %k: index, %n: index) -> tensor<?x?x?xf32> {
  %0 = tensor.insert_slice %s into %u[0, %k] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %t[%i, %j, 2] [1, %n, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

func.func @insert_insert_other(%t: tensor<?x?xf32>, %s: tensor<2xf32>, %u: tensor<1x4xf32>, %i: index, %j: index, %k: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %s into %u[0, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, %j] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @insert_parallel(%t: tensor<?x?xf32>, %s: tensor<4xf32>, %u: tensor<1x4xf32>, %n: index) -> tensor<?x?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    %0 = tensor.insert_slice %s into %u[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 5] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}

func.func @write_transposed(%t: tensor<?x?xf32>, %s: tensor<4x8xf32>, %v: vector<8x4xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x4xf32>, tensor<4x8xf32>
  %r = tensor.insert_slice %w into %t[%i, %j] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
