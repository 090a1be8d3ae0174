// RUN: terrace opt %s --loop-invariant-subset-hoisting
// DIFFERS: upstream crashes on loops that cannot carry more values, and hoists transfers whose vectors have elements that the tensor does not keep

func.func @mask(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f, %mask {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0], %mask {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @maskperm(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %tt) -> (tensor<?x?xf32>) {
    %a = vector.transfer_read %x[%c0, %i], %f {permutation_map = affine_map<(d0, d1)->(d0)>} : tensor<?x?xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0, %i] {permutation_map = affine_map<(d0, d1)->(d0)>} : vector<4xf32>, tensor<?x?xf32>
    scf.yield %w : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

func.func @affine(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = affine.for %k = 0 to 4 iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f {in_bounds=[true]} : tensor<16xf32>, vector<4xf32>
    %b = arith.addf %a, %v : vector<4xf32>
    %w = vector.transfer_write %b, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    affine.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @scalarvec(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f : tensor<16xf32>, vector<f32>
    %w = vector.transfer_write %a, %x[%c0] : vector<f32>, tensor<16xf32>
    %a2 = vector.transfer_read %w[%c1], %f : tensor<16xf32>, vector<f32>
    %w2 = vector.transfer_write %a2, %w[%c1] : vector<f32>, tensor<16xf32>
    scf.yield %w2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @inb(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 14 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @oob(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 14 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0] : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @maskd(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f, %mask : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c0] : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

func.func @samevals(%t: tensor<16xf32>, %t2: tensor<16xf32>, %tt: tensor<?x?xf32>, %i: index, %j: index, %n: index, %f: f32, %v: vector<4xf32>, %mask: vector<4xi1>, %m: memref<16xf32>, %cond: i1) -> (tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 0 : index
  %r = scf.for %k = %i to %j step %n iter_args(%x = %t) -> (tensor<16xf32>) {
    %a = vector.transfer_read %x[%c0], %f : tensor<16xf32>, vector<4xf32>
    %w = vector.transfer_write %a, %x[%c1] : vector<4xf32>, tensor<16xf32>
    scf.yield %w : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
