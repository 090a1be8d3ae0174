// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

!fat = memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>

func.func @cast(%m: memref<64xi32>, %d: memref<?x4xi32, strided<[?, 1], offset: ?>>, %s: memref<8xi32, strided<[1], offset: 4>>, %r: memref<4x4xi32, strided<[8, 1], offset: ?>>, %z: memref<i32, strided<[], offset: 3>>, %n: i64, %swizzle: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32> to !fat
  %1 = amdgpu.fat_raw_buffer_cast %m resetOffset boundsCheck(false) cacheSwizzleStride(%swizzle) validBytes(%n) {x} : memref<64xi32> to !fat
  %2 = amdgpu.fat_raw_buffer_cast %m boundsCheck(true) : memref<64xi32> to !fat
  %3 = amdgpu.fat_raw_buffer_cast %d : memref<?x4xi32, strided<[?, 1], offset: ?>> to memref<?x4xi32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %4 = amdgpu.fat_raw_buffer_cast %d resetOffset : memref<?x4xi32, strided<[?, 1], offset: ?>> to memref<?x4xi32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %5 = amdgpu.fat_raw_buffer_cast %s resetOffset : memref<8xi32, strided<[1], offset: 4>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %6 = amdgpu.fat_raw_buffer_cast %r resetOffset : memref<4x4xi32, strided<[8, 1], offset: ?>> to memref<4x4xi32, strided<[8, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %7 = amdgpu.fat_raw_buffer_cast %z resetOffset : memref<i32, strided<[], offset: 3>> to memref<i32, #amdgpu.address_space<fat_raw_buffer>>
  %8 = "amdgpu.fat_raw_buffer_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<64xi32>) -> !fat
  return
}

func.func @access(%m: memref<64xi32>, %g: memref<8x8xf32, #gpu.address_space<global>>, %z: memref<f32, 1>, %h: memref<64xf16>, %w: memref<8xf64, 0>, %i: i32, %f: f32, %d: f64, %v: vector<4xf32>, %h2: vector<2xf16>) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32>, i32 -> i32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 3 : i32} %g[%i, %i] sgprOffset %i : memref<8x8xf32, #gpu.address_space<global>>, i32, i32 -> vector<4xf32>
  %2 = amdgpu.raw_buffer_load {boundsCheck = true, x} %z[] : memref<f32, 1> -> f32
  amdgpu.raw_buffer_store %v -> %g[%i, %i] : vector<4xf32> -> memref<8x8xf32, #gpu.address_space<global>>, i32, i32
  amdgpu.raw_buffer_store {indexOffset = -1 : i32} %f -> %z[] sgprOffset %i : f32 -> memref<f32, 1>
  %3 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i] : i32 -> memref<64xi32>, i32
  %4 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false} %f, %f -> %g[%i, %i] sgprOffset %i : f32 -> memref<8x8xf32, #gpu.address_space<global>>, i32, i32
  amdgpu.raw_buffer_atomic_fadd %f -> %g[%i, %i] : f32 -> memref<8x8xf32, #gpu.address_space<global>>, i32, i32
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false} %h2 -> %h[%i] sgprOffset %i : vector<2xf16> -> memref<64xf16>, i32
  amdgpu.raw_buffer_atomic_fmax %d -> %w[%i] : f64 -> memref<8xf64, 0>, i32
  amdgpu.raw_buffer_atomic_fmax %f -> %g[%i, %i] sgprOffset %i : f32 -> memref<8x8xf32, #gpu.address_space<global>>, i32, i32
  amdgpu.raw_buffer_atomic_smax {indexOffset = 1 : i32} %i -> %m[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  "amdgpu.raw_buffer_atomic_umin"(%i, %m, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<64xi32>, i32) -> ()
  return
}
