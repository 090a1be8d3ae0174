// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(nvgpu-optimize-shared-memory))"
// DIFFERS: upstream exchanges pieces of rows of 96 elements with some beyond their end, crashes on rows of unknown length, does not see that memory is read elsewhere, and tears vectors apart that are wider than a piece or of several rows

func.func @odd(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<16x96xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x96xf16, 3>, vector<8xf16>
  %r = vector.load %m[%i, %j] : memref<16x96xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
func.func @dyn(%d: index, %i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc(%d) : memref<16x?xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x?xf16, 3>, vector<8xf16>
  %r = vector.load %m[%i, %j] : memref<16x?xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
func.func private @reads(memref<16x128xf16, 3>)
func.func @passed(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<8xf16>
  call @reads(%m) : (memref<16x128xf16, 3>) -> ()
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<8xf16>
  return %r : vector<8xf16>
}
func.func @wide(%i: index, %j: index, %v: vector<16xf16>) -> vector<16xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<16xf16>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<16xf16>
  return %r : vector<16xf16>
}
func.func @rows(%i: index, %j: index, %v: vector<2x4xf16>) -> vector<2x4xf16> {
  %m = memref.alloc() : memref<16x128xf16, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf16, 3>, vector<2x4xf16>
  %r = vector.load %m[%i, %j] : memref<16x128xf16, 3>, vector<2x4xf16>
  return %r : vector<2x4xf16>
}
