// RUN: terrace opt %s --flatten-memref --split-input-file

func.func @flat(%m: memref<4x8xf32>, %i: index, %j: index, %d: memref<?x?xf32>, %s: memref<4x8xf32, strided<[8, 1], offset: 3>>, %x: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32>
  memref.store %0, %d[%i, %j] : memref<?x?xf32>
  memref.store %0, %s[%i, %j] : memref<4x8xf32, strided<[8, 1], offset: 3>>
  memref.store %0, %x[%i, %j] {nontemporal = true} : memref<?x4xf32, strided<[?, ?], offset: ?>>
  %a = memref.alloc() : memref<4x8xf32>
  %b = memref.alloca() {alignment = 16 : i64} : memref<4x4xf32>
  memref.store %0, %a[%i, %j] : memref<4x8xf32>
  memref.store %0, %b[%i, %j] : memref<4x4xf32>
  %1 = memref.load %a[%j, %i] : memref<4x8xf32>
  %sv = memref.subview %m[%i, 2] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
  %2 = memref.load %sv[%i, %j] : memref<2x4xf32, strided<[8, 1], offset: ?>>
  memref.dealloc %a : memref<4x8xf32>
  return %2 : f32
}
func.func @vec(%m: memref<4x8xf32>, %i: index, %j: index, %mask: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.load %m[%i, %j] : memref<4x8xf32>, vector<8xf32>
  vector.store %0, %m[%i, %j] : memref<4x8xf32>, vector<8xf32>
  %1 = vector.maskedload %m[%i, %j], %mask, %p : memref<4x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %j], %mask, %1 : memref<4x8xf32>, vector<8xi1>, vector<8xf32>
  %c = arith.constant 0.0 : f32
  %2 = vector.transfer_read %m[%i, %j], %c {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  vector.transfer_write %2, %m[%i, %j] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  return %1 : vector<8xf32>
}

// -----

func.func @kept(%m: memref<8xf32>, %s: memref<f32>, %i: index, %map: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> f32 {
  %0 = memref.load %m[%i] : memref<8xf32>
  memref.store %0, %s[] : memref<f32>
  %1 = memref.load %map[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %1 : f32
}

// -----

func.func @three(%m: memref<2x?x4xi8, 3>, %i: index, %v: i8) {
  memref.store %v, %m[%i, %i, %i] {alignment = 4 : i64} : memref<2x?x4xi8, 3>
  return
}

// -----

func.func @bounds(%m: memref<4x8xf32>, %i: index, %c: f32) -> vector<8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %c : memref<4x8xf32>, vector<8xf32>
  %1 = vector.transfer_read %m[%i, %i], %c {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x8xf32>, vector<8xf32>
  %2 = arith.addf %0, %1 : vector<8xf32>
  return %2 : vector<8xf32>
}
