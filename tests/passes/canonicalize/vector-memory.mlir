// RUN: terrace opt %s --canonicalize --split-input-file

// Loads, stores and transfers.

func.func @ml(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %r: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %f = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %t, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.expandload %m[%i], %t, %p {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.expandload %m[%i], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %t, %r {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %f, %r : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %t, %r {alignment = 8} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %f, %r : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @mlc(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %r: vector<4xf32>, %x: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c5 = arith.constant 5 : index
  %c-1 = arith.constant -1 : index
  %t = vector.create_mask %c5 : vector<4xi1>
  %f = vector.create_mask %c-1 : vector<4xi1>
  %k = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %u = vector.create_mask %x : vector<4xi1>
  %0 = vector.maskedload %m[%i], %t, %p {foo = 1} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %f, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.maskedload %m[%i], %u, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @ga(%m: memref<?xf32>, %i: index, %p: vector<4xf32>, %mk: vector<4xi1>, %ix: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %f = vector.constant_mask [0] : vector<4xi1>
  %st = vector.step : vector<4xindex>
  %cs = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %c1 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.gather %m[%i] [%ix], %t, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %m[%i] [%ix], %f, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%i] [%st], %mk, %p {alignment = 8} : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %m[%i] [%cs], %t, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.gather %m[%i] [%c1], %mk, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%ix], %t, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%ix], %f, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%st], %mk, %p {alignment = 8} : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%cs], %t, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%c1], %mk, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @ga1(%m: memref<?xf32>, %i: index, %p: vector<1xf32>, %mk: vector<1xi1>, %ps: vector<[4]xf32>, %ms: vector<[4]xi1>, %p2: vector<2x2xf32>, %m2: vector<2x2xi1>, %mst: memref<?xf32, strided<[2]>>, %p4: vector<4xf32>, %m4: vector<4xi1>) -> (vector<1xf32>, vector<[4]xf32>, vector<2x2xf32>, vector<4xf32>) {
  %z = arith.constant dense<0> : vector<1xi32>
  %0 = vector.gather %m[%i] [%z], %mk, %p : memref<?xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %s = vector.step : vector<[4]xindex>
  %1 = vector.gather %m[%i] [%s], %ms, %ps : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  %d = arith.constant dense<[[0,1],[2,3]]> : vector<2x2xi32>
  %2 = vector.gather %m[%i] [%d], %m2, %p2 : memref<?xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  %st = vector.step : vector<4xindex>
  %3 = vector.gather %mst[%i] [%st], %m4, %p4 : memref<?xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3 : vector<1xf32>, vector<[4]xf32>, vector<2x2xf32>, vector<4xf32>
}

// -----

func.func @gat(%m: tensor<16xf32>, %i: index, %p: vector<4xf32>, %mk: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, tensor<16xf32>, tensor<16xf32>) {
  %f = vector.constant_mask [0] : vector<4xi1>
  %st = vector.step : vector<4xindex>
  %2 = vector.gather %m[%i] [%st], %mk, %p : tensor<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %m[%i] [%st], %f, %p : tensor<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.scatter %m[%i] [%st], %mk, %p : tensor<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  %5 = vector.scatter %m[%i] [%st], %f, %p : tensor<16xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<16xf32>
  return %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, tensor<16xf32>, tensor<16xf32>
}

// -----

func.func @waw(%t: tensor<8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index) -> (tensor<8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_write %w, %0[%c0] : vector<4xf32>, tensor<8xf32>
  %2 = vector.transfer_read %1[%c0], %pad : tensor<8xf32>, vector<4xf32>
  return %1, %2 : tensor<8xf32>, vector<4xf32>
}

// -----

func.func @rwb(%t: tensor<8xf32>, %v: vector<4xf32>, %t2: tensor<2x4xf32>) -> (vector<2x4xf32>, tensor<2x4xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t2[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<2x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<2x4xf32>, vector<2x4xf32>
  %r = vector.transfer_read %t2[%c0, %c0], %pad {in_bounds = [true, true]} : tensor<2x4xf32>, vector<2x4xf32>
  %2 = vector.transfer_write %r, %t2[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<2x4xf32>
  %r3 = vector.transfer_read %t[%c0], %pad {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %3 = vector.transfer_write %r3, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %1, %2, %3 : vector<2x4xf32>, tensor<2x4xf32>, tensor<8xf32>
}

// -----

func.func @r1(%v: vector<4x2xf32>, %t: tensor<8x8xf32>, %i: index) -> (vector<2x4xf32>, vector<3x4x2xf32>, vector<4x5x2xf32>) {
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<8x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<2x4xf32>
  %2 = vector.transfer_read %0[%i, %i], %pad {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (0, d0, d1)>} : tensor<8x8xf32>, vector<3x4x2xf32>
  %3 = vector.transfer_read %0[%i, %i], %pad {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d0, 0, d1)>} : tensor<8x8xf32>, vector<4x5x2xf32>
  return %1, %2, %3 : vector<2x4xf32>, vector<3x4x2xf32>, vector<4x5x2xf32>
}

// -----

func.func @r2(%v: vector<4x2xf32>, %t: tensor<8x8x8xf32>, %i: index) -> (vector<2x4xf32>, vector<2x3x4x6xf32>) {
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<4x2xf32>, tensor<8x8x8xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : tensor<8x8x8xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %0[%i, %i, %i], %pad {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2, 0)>} : tensor<8x8x8xf32>, vector<2x3x4x6xf32>
  return %1, %3 : vector<2x4xf32>, vector<2x3x4x6xf32>
}

// -----

func.func @r3(%v: vector<4x2xf32>, %t: tensor<8x8x8xf32>, %i: index) -> (vector<4x2xf32>, vector<4xf32>) {
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<4x2xf32>, tensor<8x8x8xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %pad {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>} : tensor<8x8x8xf32>, vector<4x2xf32>
  %3 = vector.transfer_read %0[%i, %i, %i], %pad {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d2)>} : tensor<8x8x8xf32>, vector<4xf32>
  return %1, %3 : vector<4x2xf32>, vector<4xf32>
}

// -----

func.func @r4(%v: vector<4x2x3xf32>, %t: tensor<8x8x8xf32>, %i: index) -> (vector<3x4x2xf32>, vector<2x3x4xf32>) {
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i, %i, %i] {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : vector<4x2x3xf32>, tensor<8x8x8xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %pad {in_bounds = [true, true, true]} : tensor<8x8x8xf32>, vector<3x4x2xf32>
  %2 = vector.transfer_read %0[%i, %i, %i], %pad {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : tensor<8x8x8xf32>, vector<2x3x4xf32>
  return %1, %2 : vector<3x4x2xf32>, vector<2x3x4xf32>
}

// -----

func.func @waw2(%t: tensor<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %u: vector<4xf32>) -> (tensor<8x8xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c0, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %3 = vector.transfer_write %u, %2[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_read %3[%c0, %c4], %pad {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  return %3, %4 : tensor<8x8xf32>, vector<4xf32>
}

// -----

func.func @waw3(%t: tensor<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %u: vector<4xf32>, %i: index) -> (tensor<8x8xf32>, vector<4xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %pad = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c0, %i] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %3 = vector.transfer_write %u, %2[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_read %3[%c0, %i], %pad {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %r = vector.transfer_read %t[%i, %i], %pad : tensor<8x8xf32>, vector<4xf32>
  %5 = vector.transfer_write %r, %t[%i, %i] : vector<4xf32>, tensor<8x8xf32>
  return %3, %4, %5 : tensor<8x8xf32>, vector<4xf32>, tensor<8x8xf32>
}

// -----

func.func @memcast(%m: memref<8xf32>, %i: index, %mask: vector<4xi1>, %p: vector<4xf32>, %ix: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %pad = arith.constant 0.0 : f32
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i], %mask, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.transfer_read %c[%i], %pad : memref<?xf32>, vector<4xf32>
  %3 = vector.gather %c[%i] [%ix], %mask, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.expandload %c[%i], %mask, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %p, %c[%i] : memref<?xf32>, vector<4xf32>
  vector.maskedstore %c[%i], %mask, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %c[%i], %mask, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.scatter %c[%i] [%ix], %mask, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.transfer_write %p, %c[%i] : vector<4xf32>, memref<?xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @whole(%t: tensor<4x4xf32>, %q: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %r = vector.transfer_read %t[%c0, %c0], %pad {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %r, %q[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
