// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%a: memref<4xf32, strided<[2]>>, %b: memref<4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 : memref<4xf32, strided<[2]>> to memref<4xf32, 3>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, strided<[2]>, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 : memref<4xf32> to memref<4xf32, strided<[2]>, 3>
  return
}

// -----

func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, %b: memref<4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<4xf32, 3>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, #gpu.address_space<global>>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 : memref<4xf32> to memref<4xf32, #gpu.address_space<global>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 : memref<4xf32> to memref<4xf16, 3>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i, %i], 1 : memref<4x4xf32> to memref<4x4xf32, 3>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i], 1 : memref<4x4xf32> to memref<4x4xf32, 3>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 3 : memref<4xf32> to memref<4xf32, 3>
  return
}

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xf64, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<4xf64> to memref<4xf64, 3>
  return
}

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 : memref<4xf16> to memref<4xf16, 3>
  return
}

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xi8, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 32 : memref<4xi8> to memref<4xi8, 3>
  return
}

// -----

func.func @f(%a: memref<4xi128>, %b: memref<4xi128, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 3 : memref<4xi128> to memref<4xi128, 3>
  return
}

// -----

func.func @f(%a: memref<4xi4>, %b: memref<4xi4, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 7 : memref<4xi4> to memref<4xi4, 3>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 1 {bypassL1} : memref<4xf32> to memref<4xf32, 3>
  return
}

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 {bypassL1} : memref<4xf16> to memref<4xf16, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 4 : i32} : memref<8xf16> -> vector<4x2xf16>
  return
}

// -----

func.func @f(%m: memref<8xf64, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 4 : i32} : memref<8xf64, 3> -> vector<4x1xf64>
  return
}

// -----

func.func @f(%m: memref<8xf32, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = true, numTiles = 4 : i32} : memref<8xf32, 3> -> vector<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 4 : i32} : memref<8xf16, 3> -> vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 4 : i32} : memref<8xf16, 3> -> vector<4x1xf16>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 2 : i32} : memref<8xf16, 3> -> vector<4x2xf16>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 4 : i32} : memref<8xf16, 3> -> vector<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i] {transpose = false, numTiles = 4 : i32} : memref<8xf16, 3> -> vector<f16>
  return
}

// -----

func.func @f(%a: vector<4x2xi16>, %b: vector<2x2xi16>, %c: vector<2x2xi32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi16>, vector<2x2xi16>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<8xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4xf16>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4x3xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x3xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x4xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x3xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x3xf16>) -> vector<2x3xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4x1xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x1xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4x1xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x1xf16>) -> vector<4x1xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf32>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf32>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [-16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<2x4xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<2x4xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], tf32Enabled} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %m: vector<2xi8>) {
  %0 = "nvgpu.mma.sp.sync"(%a, %a, %a, %m) <{mmaShape = [16, 8, 32]}> : (vector<4x2xf16>, vector<4x2xf16>, vector<4x2xf16>, vector<2xi8>) -> vector<4x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>) {
  %0 = "nvgpu.mma.sync"(%a, %a, %a) : (vector<4x2xf16>, vector<4x2xf16>, vector<4x2xf16>) -> vector<4x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>) {
  %0 = "nvgpu.mma.sync"(%a, %a, %a) <{mmaShape = [16 : i32]}> : (vector<4x2xf16>, vector<4x2xf16>, vector<4x2xf16>) -> vector<4x2xf16>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x64xf16>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x64xf16>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x?xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x?xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x?xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x?xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<257x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<257x64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<257x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<257x64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<0x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<0x64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<0x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<0x64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x63xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x63xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x63xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x63xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x63xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x63xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x63xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x63xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<63xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<63xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<63xf16, 3>, swizzle = swizzle_32b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<63xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x64xf32, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x64xf32, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x64xf16>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x64xf16>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x?xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x?xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x32xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x32xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<64x64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<64x64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %m: memref<2x2x2x2x2x64xf16, 3>, %i: index) {
  nvgpu.tma.async.load %d[%i, %i, %i, %i, %i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = 3> -> memref<2x2x2x2x2x64xf16, 3>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<64x32xf16, 3>, %i: index) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<64x32xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<64x64xf16, 3>, %i: index) {
  nvgpu.tma.async.store %m to %d[%i] : memref<64x64xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @f(%d: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<2x2x2x2x2x64xf16, 3>, %i: index) {
  nvgpu.tma.async.store %m to %d[%i, %i, %i, %i, %i, %i] : memref<2x2x2x2x2x64xf16, 3> -> !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @f(%u: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i, %i, %i, %i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @f(%u: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @f(%m: memref<64x64xf16, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<64x64xf16, 3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_32b>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %d : memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_32b> -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x7xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x7xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x7xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x7xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x7xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x264xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x264xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x264xf32>>
  return
}

// -----

func.func @f(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, %m: memref<128x128xf16>) {
  nvgpu.warpgroup.mma.store %d, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> to memref<128x128xf16>
  return
}

// -----

func.func @f(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<64x64xf32>) {
  nvgpu.warpgroup.mma.store %d, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<64x64xf32>
  return
}

// -----

func.func @f(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>, %m: memref<64x64xf32>) {
  nvgpu.warpgroup.mma.store %d, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>> to memref<64x64xf32>
  return
}

// -----

func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<63x128xf32>>
  return
}

// -----

func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x127xf32>>
  return
}

// -----

func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf16>>
  return
}

// -----

func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x40xi8>>
  return
}

// -----

func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xi32>>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  %0 = nvgpu.rcp %x {rounding = rn, ftz} : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  %0 = nvgpu.rcp %x {rounding = rz, ftz} : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  %0 = nvgpu.rcp %x {rounding = approx} : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  %0 = nvgpu.rcp %x {ftz} : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  %0 = nvgpu.rcp %x {rounding = foo} : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  %0 = nvgpu.rcp %x {rounding = 1} : vector<4xf32>
  return
}

// -----

func.func @f(%x: vector<f32>) {
  %0 = nvgpu.rcp %x {rounding = approx, ftz} : vector<f32>
  return
}

// -----

func.func @f(%x: vector<4xf64>) {
  %0 = nvgpu.rcp %x {rounding = approx, ftz} : vector<4xf64>
  return
}

// -----

func.func @f(%x: f32) {
  %0 = nvgpu.rcp %x {rounding = approx, ftz} : f32
  return
}

// -----

func.func @f(%x0: i32) {
  %0 = "nvgpu.device_async_create_group"(%x0) : (i32) -> !nvgpu.device.async.token
  return
}

// -----

func.func @f(%x0: i32) {
  "nvgpu.device_async_wait"(%x0) : (i32) -> ()
  return
}

// -----

func.func @f() {
  %0 = "nvgpu.mbarrier.create"() : () -> i32
  return
}

// -----

func.func @f(%x0: i32, %x1: index) {
  %0 = "nvgpu.mbarrier.get"(%x0, %x1) : (i32, index) -> i32
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: index) {
  %0 = "nvgpu.mbarrier.get"(%x0, %x1) : (!nvgpu.mbarrier.group<memorySpace = 3>, index) -> i8
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: index) {
  %0 = "nvgpu.mbarrier.arrive"(%x0, %x1) : (!nvgpu.mbarrier.group<memorySpace = 3>, index) -> i32
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: i32) {
  %0 = "nvgpu.mbarrier.arrive"(%x0, %x1) : (!nvgpu.mbarrier.group<memorySpace = 3>, i32) -> !nvgpu.mbarrier.token
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: index, %x2: i32) {
  %0 = "nvgpu.mbarrier.arrive.nocomplete"(%x0, %x1, %x2) : (!nvgpu.mbarrier.group<memorySpace = 3>, index, i32) -> !nvgpu.mbarrier.token
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: i32, %x2: index) {
  %0 = "nvgpu.mbarrier.test.wait"(%x0, %x1, %x2) : (!nvgpu.mbarrier.group<memorySpace = 3>, i32, index) -> i1
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: !nvgpu.mbarrier.token, %x2: index) {
  %0 = "nvgpu.mbarrier.test.wait"(%x0, %x1, %x2) : (!nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.mbarrier.token, index) -> i8
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: i8, %x2: index, %x3: index) {
  "nvgpu.mbarrier.try_wait.parity"(%x0, %x1, %x2, %x3) : (!nvgpu.mbarrier.group<memorySpace = 3>, i8, index, index) -> ()
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: index, %x2: index, %x3: i8) {
  "nvgpu.mbarrier.init"(%x0, %x1, %x2, %x3) : (!nvgpu.mbarrier.group<memorySpace = 3>, index, index, i8) -> ()
  return
}

// -----

func.func @f(%x0: !nvgpu.mbarrier.group<memorySpace = 3>, %x1: index, %x2: index, %x3: i8) {
  "nvgpu.mbarrier.arrive.expect_tx"(%x0, %x1, %x2, %x3) : (!nvgpu.mbarrier.group<memorySpace = 3>, index, index, i8) -> ()
  return
}

// -----

func.func @f(%x0: i32) {
  "nvgpu.tma.fence.descriptor"(%x0) : (i32) -> ()
  return
}

// -----

func.func @f(%x0: i32) {
  "nvgpu.tma.prefetch.descriptor"(%x0) : (i32) -> ()
  return
}

// -----

func.func @f(%x0: memref<4xf16>) {
  %0 = "nvgpu.tma.create.descriptor"(%x0) : (memref<4xf16>) -> i32
  return
}

// -----

func.func @f() {
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> i32
  return
}

// -----

func.func @f(%x0: i32, %x1: memref<4xf32>) {
  "nvgpu.warpgroup.mma.store"(%x0, %x1) : (i32, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%x0: memref<4xf32>, %x1: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = "nvgpu.warpgroup.generate.descriptor"(%x0, %x1) : (memref<4xf32>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> i32
  return
}

// -----

func.func @f(%x0: memref<4xf32, 3>) {
  %0 = "nvgpu.ldmatrix"(%x0) : (memref<4xf32, 3>) -> vector<1x1xf32>
  return
}

// -----

func.func @f() {
  "nvgpu.device_async_wait"() : () -> ()
  return
}

// -----

func.func @f(%x0: i32, %x1: i32, %x2: i32) {
  %0 = "nvgpu.warpgroup.mma"(%x0, %x1, %x2) : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%x: !nvgpu.device.async.token) {
  "nvgpu.device_async_wait"(%x) {numGroups = 1 : i64} : (!nvgpu.device.async.token) -> ()
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = "nvgpu.warpgroup.mma"(%a, %a, %c) {waitGroup = 1 : i32} : (!nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}

// -----

func.func @f(%x: memref<4xf32, 3>, %i: index) {
  %0 = "nvgpu.ldmatrix"(%x, %i) {transpose = 1 : i32, numTiles = 1 : i32} : (memref<4xf32, 3>, index) -> vector<1x1xf32>
  return
}

// -----

func.func @f(%x: memref<4xf32, 3>, %i: index) {
  %0 = "nvgpu.ldmatrix"(%x, %i) {transpose = true, numTiles = 1 : i64} : (memref<4xf32, 3>, index) -> vector<1x1xf32>
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  %0 = "nvgpu.rcp"(%x) {rounding = 1 : i32, ftz} : (vector<4xf32>) -> vector<4xf32>
  return
}
