// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream takes negative indices for in bounds.

func.func @read(%m: memref<8xf32>, %x: f32) -> vector<4xf32> {
  %c = arith.constant -1 : index
  %r = vector.transfer_read %m[%c], %x : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @write(%m: memref<8x8xf32>, %v: vector<2x4xf32>) {
  %c = arith.constant -2 : index
  %d = arith.constant 3 : index
  vector.transfer_write %v, %m[%d, %c] : vector<2x4xf32>, memref<8x8xf32>
  return
}

func.func @zero(%m: memref<8xf32>, %x: f32) -> vector<4xf32> {
  %c = arith.constant 0 : index
  %r = vector.transfer_read %m[%c], %x : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
