// RUN: terrace opt %s --convert-vector-to-scf=lower-scalable
// RUN: terrace opt %s --convert-vector-to-scf="lower-scalable lower-tensors"
// RUN: terrace opt %s --convert-vector-to-scf

func.func @t(%a: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %b: index, %c: index) {
  %t = vector.transpose %a, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @t2(%a: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %b: index, %c: index) {
  %t = vector.transpose %a, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %k = vector.create_mask %b, %c : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, false]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @t3(%a: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %b: index, %c: index) {
  %t = vector.transpose %a, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %k = vector.constant_mask [4, 2] : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

func.func @t4(%a: vector<4x[4]xf32>, %m: tensor<?x?xf32>, %i: index, %b: index, %c: index) -> tensor<?x?xf32> {
  %t = vector.transpose %a, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %k = vector.create_mask %b, %c : vector<[4]x4xi1>
  %r = vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @t5(%a: vector<4x[4]xf32>, %m: memref<?x?x?xf32>, %i: index, %k: vector<[4]x4xi1>) {
  %t = vector.transpose %a, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i, %i], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?x?xf32>
  return
}

func.func @t6(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> (vector<2x[4]x3xf32>, vector<2x[4]xf32>, vector<[4]xf32>) {
  %a = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : memref<?x?xf32>, vector<2x[4]x3xf32>
  %b = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x[4]xf32>
  %c = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<[4]xf32>
  return %a, %b, %c : vector<2x[4]x3xf32>, vector<2x[4]xf32>, vector<[4]xf32>
}
