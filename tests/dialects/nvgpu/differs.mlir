// RUN: not terrace opt %s --split-input-file 2>&1
// DIFFERS: upstream crashes on elements that have no width in bits, and on vectors and memrefs of other ranks; it reads a shape
// of fewer extents as if the others were 0.

func.func @copy(%a: memref<4x4xindex>, %b: memref<4x4xindex, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i, %i], 4 : memref<4x4xindex> to memref<4x4xindex, 3>
  return
}

// -----

func.func @load(%m: memref<4xindex, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 4 : i32} : memref<4xindex, 3> -> vector<4x1xindex>
  return
}

// -----

func.func @shape(%a: vector<4x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync(%a, %c, %c) {mmaShape = [16, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @init() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64xf32>>
  return
}

// -----

func.func @store(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %m: memref<64xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> to memref<64xf32>
  return
}
