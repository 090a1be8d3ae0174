// RUN: terrace opt %s --fold-memref-alias-ops

// Vectors in memory that is no view.

func.func @stack(%v: vector<2xi32>, %i: index) -> vector<2xi32> {
  %m = memref.alloca() : memref<8xi32>
  vector.store %v, %m[%i] : memref<8xi32>, vector<2xi32>
  %x = vector.load %m[%i] : memref<8xi32>, vector<2xi32>
  return %x : vector<2xi32>
}

func.func @masked(%v: vector<2xi32>, %mask: vector<2xi1>, %i: index) -> vector<2xi32> {
  %m = memref.alloc() : memref<4x8xi32>
  vector.maskedstore %m[%i, %i], %mask, %v : memref<4x8xi32>, vector<2xi1>, vector<2xi32>
  %x = vector.maskedload %m[%i, %i], %mask, %v : memref<4x8xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %x : vector<2xi32>
}

func.func @dynamic(%v: vector<2x2xi32>, %n: index, %i: index) -> vector<2x2xi32> {
  %m = memref.alloc(%n) : memref<?x8xi32>
  vector.store %v, %m[%i, %i] : memref<?x8xi32>, vector<2x2xi32>
  %x = vector.load %m[%i, %i] : memref<?x8xi32>, vector<2x2xi32>
  return %x : vector<2x2xi32>
}

memref.global "private" @g : memref<8xi32>
func.func @global(%v: vector<2xi32>, %i: index) {
  %m = memref.get_global @g : memref<8xi32>
  vector.store %v, %m[%i] : memref<8xi32>, vector<2xi32>
  return
}

func.func @transfer(%v: vector<2xi32>, %i: index) -> vector<2xi32> {
  %m = memref.alloca() : memref<8xi32>
  %z = arith.constant 0 : i32
  vector.transfer_write %v, %m[%i] : vector<2xi32>, memref<8xi32>
  %x = vector.transfer_read %m[%i], %z : memref<8xi32>, vector<2xi32>
  return %x : vector<2xi32>
}
