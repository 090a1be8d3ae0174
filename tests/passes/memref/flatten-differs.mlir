// RUN: terrace opt %s --flatten-memref --split-input-file
// DIFFERS: upstream makes invalid operations of dynamic allocations and of vectors of several dimensions, loses masks, and
// takes elements of a stride for neighbours.

func.func @dynamic(%n: index, %m: index, %v: f32) {
  %a = memref.alloc(%n, %m) : memref<?x4x?xf32>
  memref.store %v, %a[%n, %n, %m] : memref<?x4x?xf32>
  return
}

// -----

func.func @rows(%m: memref<4x8xf32>, %i: index) -> vector<2x8xf32> {
  %0 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<2x8xf32>
  return %0 : vector<2x8xf32>
}

// -----

func.func @mask(%m: memref<4x8xf32>, %i: index, %c: f32, %k: vector<8xi1>) -> vector<8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %c, %k {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @stride(%m: memref<4x8xf32, strided<[16, 2]>>, %i: index, %c: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %c {in_bounds = [true]} : memref<4x8xf32, strided<[16, 2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}
