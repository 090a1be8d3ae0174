// RUN: terrace opt %s --convert-nvgpu-to-nvvm
// RUN: terrace opt %s --convert-nvgpu-to-nvvm --mlir-print-op-generic

func.func @warp(%m: memref<8x8xf16, 3>, %n: memref<8xf32, #gpu.address_space<workgroup>>, %i: index, %h4: vector<4x2xf16>, %h2: vector<2x2xf16>, %f2: vector<2x2xf32>, %t4: vector<4x1xf32>, %t2: vector<2x1xf32>, %d1: vector<1x1xf64>, %d2: vector<1x2xf64>, %s4: vector<4x4xi8>, %s2: vector<2x4xi8>, %i2: vector<2x2xi32>, %meta: vector<2xi16>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {transpose = false, numTiles = 4 : i32} : memref<8x8xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.ldmatrix %m[%i, %i] {transpose = true, numTiles = 1 : i32, a} : memref<8x8xf16, 3> -> vector<1x2xf16>
  %2 = "nvgpu.ldmatrix"(%n, %i) <{numTiles = 2 : i32, transpose = false}> : (memref<8xf32, #gpu.address_space<workgroup>>, index) -> vector<2x1xf32>
  %3 = nvgpu.mma.sync (%h4, %h2, %h2) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %4 = nvgpu.mma.sync(%h4, %h2, %f2) {mmaShape = [16, 8, 16], a} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  %5 = nvgpu.mma.sync(%t4, %t2, %f2) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %6 = nvgpu.mma.sync(%d1, %d1, %d2) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  %7 = "nvgpu.mma.sync"(%s4, %s2, %i2) <{mmaShape = [16, 8, 32]}> : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  %8 = nvgpu.mma.sp.sync(%h4, %h4, %h2) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %9 = nvgpu.mma.sp.sync(%h2, %h2, %f2) metadata(%meta) {mmaShape = [16, 8, 16], sparsitySelector = 1 : i32} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  %10 = nvgpu.mma.sp.sync(%t4, %t4, %f2) metadata(%meta) {mmaShape = [16, 8, 16], sparsitySelector = 0 : i32, tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %11 = "nvgpu.mma.sp.sync"(%h4, %h4, %h2, %meta) <{mmaShape = [16, 8, 32], sparsitySelector = 1 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}

func.func @rcp(%x: vector<2xf32>, %y: vector<2x2xf32>) {
  %0 = nvgpu.rcp %x {rounding = approx, ftz} {a} : vector<2xf32>
  %1 = nvgpu.rcp %y {rounding = approx, ftz} : vector<2x2xf32>
  return
}

func.func @integers(%i: vector<4x8xi4>, %j: vector<2x8xi4>, %k: vector<2x2xi32>, %s: vector<2x4xi8>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%i, %j, %k) {mmaShape = [16, 8, 64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  %1 = nvgpu.mma.sp.sync(%s, %s, %k) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<2x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// Products of f32 are those of tf32.
func.func @left(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %1 = nvgpu.mma.sp.sync(%a, %a, %c) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
