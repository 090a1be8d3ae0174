// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(nvgpu-optimize-shared-memory))"
// RUN: terrace opt %s --nvgpu-optimize-shared-memory --mlir-print-debuginfo

// Rows of 32 elements of 16 bits: 64 bytes, two to a line.
func.func @rows64(%g: memref<128x128xf16>, %i: index, %j: index, %v: vector<8xf16>) -> (vector<4x2xf16>, vector<8xf16>, f16) {
  %m = memref.alloc() : memref<128x32xf16, 3>
  %t = nvgpu.device_async_copy %g[%i, %j], %m[%i, %j], 8 : memref<128x128xf16> to memref<128x32xf16, 3>
  vector.store %v, %m[%j, %i] : memref<128x32xf16, 3>, vector<8xf16>
  %l = nvgpu.ldmatrix %m[%i, %j] {numTiles = 4 : i32, transpose = false} : memref<128x32xf16, 3> -> vector<4x2xf16>
  %r = vector.load %m[%i, %j] : memref<128x32xf16, 3>, vector<8xf16>
  %s = memref.load %m[%i, %j] : memref<128x32xf16, 3>
  memref.store %s, %m[%j, %j] : memref<128x32xf16, 3>
  memref.dealloc %m : memref<128x32xf16, 3>
  return %l, %r, %s : vector<4x2xf16>, vector<8xf16>, f16
}
// 256 bytes
func.func @rows256(%i: index, %j: index, %v: vector<8xf16>) -> vector<8xf16> {
  %m = memref.alloc() : memref<3x16x128xf16, #gpu.address_space<workgroup>>
  %c = arith.constant 1 : index
  vector.store %v, %m[%c, %j, %i] : memref<3x16x128xf16, #gpu.address_space<workgroup>>, vector<8xf16>
  %r = vector.load %m[%c, %i, %j] : memref<3x16x128xf16, #gpu.address_space<workgroup>>, vector<8xf16>
  return %r : vector<8xf16>
}
// 32 bytes, 4 to a line; f32
func.func @rows32(%i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %m = memref.alloc() : memref<16x8xf32, 3>
  vector.store %v, %m[%j, %i] : memref<16x8xf32, 3>, vector<4xf32>
  %r = vector.load %m[%i, %j] : memref<16x8xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}
// f64 128 bytes
func.func @rows128(%i: index, %j: index, %v: vector<2xf64>) -> vector<2xf64> {
  %m = memref.alloc() : memref<16x16xf64, 3>
  vector.store %v, %m[%j, %i] : memref<16x16xf64, 3>, vector<2xf64>
  %r = vector.load %m[%i, %j] : memref<16x16xf64, 3>, vector<2xf64>
  return %r : vector<2xf64>
}
// i8, 64 bytes
func.func @bytes(%i: index, %j: index, %v: vector<16xi8>) -> vector<16xi8> {
  %m = memref.alloc() : memref<16x64xi8, 3>
  vector.store %v, %m[%j, %i] : memref<16x64xi8, 3>, vector<16xi8>
  %r = vector.load %m[%i, %j] : memref<16x64xi8, 3>, vector<16xi8>
  return %r : vector<16xi8>
}
func.func @f32_512(%i: index, %j: index, %v: vector<4xf32>) -> vector<4xf32> {
  %m = memref.alloc() : memref<16x128xf32, 3>
  vector.store %v, %m[%j, %i] : memref<16x128xf32, 3>, vector<4xf32>
  %r = vector.load %m[%i, %j] : memref<16x128xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}
