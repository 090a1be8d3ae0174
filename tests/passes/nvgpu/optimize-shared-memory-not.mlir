// RUN: terrace opt %s --split-input-file --pass-pipeline="builtin.module(func.func(nvgpu-optimize-shared-memory))"
// RUN: terrace opt %s --split-input-file --nvgpu-optimize-shared-memory

// Eight rows fit into a line, and nothing behind is looked at.
func.func @first_fails(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %n = memref.alloc() : memref<16x8xf16, 3>
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
// A view, of whatever memory.
func.func @sub(%x: memref<4x4xf32>, %i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  %s = memref.subview %x[0,0][2,2][1,1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}

// An access that is not taken.
func.func @transfer(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %c = arith.constant 0.0 : f16
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  %r = vector.transfer_read %m[%i, %j], %c : memref<16x128xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
func.func @source(%g: memref<16x128xf16, 3>, %i: index, %j: index, %v: vector<8xf16>) {
  %m = memref.alloc() : memref<16x128xf16, 3>
  %t = nvgpu.device_async_copy %m[%i, %j], %g[%i, %j], 8 : memref<16x128xf16, 3> to memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  return
}
// Memory that is only read, only written, has one dimension, or is not shared.
func.func @read(%i: index, %j: index) -> vector<8xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
func.func @written(%i: index, %j: index, %v: vector<8xf16>) {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  return
}
func.func @line(%i: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<1024xf16, 3>
  vector.store %v, %m[%i] : memref<1024xf16, 3>, vector<8xf16>
  %r = vector.load %m[%i] : memref<1024xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
func.func @global(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<16x128xf16, 1>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 1>, vector<8xf16>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 1>, vector<8xf16>
  return %r : vector<8xf16>
}

// -----

// Functions of a module are taken one after the other, up to one that is left.
func.func @first(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
func.func @left() {
  %m = memref.alloc() : memref<16x128xf16, 3>
  return
}
func.func @behind(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}

// -----

// Matrices with other numbers of indices.
func.func @indices(%i: index, %j: index, %v: vector<8xf16>) -> vector<4x2xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  %r = nvgpu.ldmatrix %m[] {numTiles = 4 : i32, transpose = false} : memref<16x128xf16, 3> -> vector<4x2xf16>
  return %r : vector<4x2xf16>
}

// -----

func.func @index(%i: index, %j: index, %v: vector<8xf16>) -> vector<4x2xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  %r = nvgpu.ldmatrix %m[%i] {numTiles = 4 : i32, transpose = false} : memref<16x128xf16, 3> -> vector<4x2xf16>
  return %r : vector<4x2xf16>
}
