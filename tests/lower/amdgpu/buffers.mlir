// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx908
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1030
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1201

!fat = memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>

func.func @cast(%m: memref<8xi32, #gpu.address_space<global>>, %d: memref<?x4xi32, strided<[?, 1], offset: ?>>, %o: memref<8xf16, strided<[1], offset: 4>>, %z: memref<i32>, %n: i64, %swizzle: i14) -> !fat {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32, #gpu.address_space<global>> to !fat
  %1 = amdgpu.fat_raw_buffer_cast %m resetOffset boundsCheck(false) cacheSwizzleStride(%swizzle) validBytes(%n) : memref<8xi32, #gpu.address_space<global>> to !fat
  %2 = amdgpu.fat_raw_buffer_cast %d : memref<?x4xi32, strided<[?, 1], offset: ?>> to memref<?x4xi32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %3 = amdgpu.fat_raw_buffer_cast %d resetOffset : memref<?x4xi32, strided<[?, 1], offset: ?>> to memref<?x4xi32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %4 = amdgpu.fat_raw_buffer_cast %o resetOffset : memref<8xf16, strided<[1], offset: 4>> to memref<8xf16, #amdgpu.address_space<fat_raw_buffer>>
  %5 = amdgpu.fat_raw_buffer_cast %z : memref<i32> to memref<i32, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : !fat
}

func.func @load(%m: memref<64xi32>, %s: memref<16x8xf16, strided<[16, 1], offset: 3>>, %d: memref<?x?xi8, strided<[?, ?], offset: ?>>, %z: memref<f32>, %x: memref<8xindex>, %i: i32) -> (i32, vector<4xi32>, vector<1xf16>, vector<2xf16>, vector<8xf16>, i8, vector<4xi8>, vector<16xi8>, f32, index, f16, vector<1xi32>) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32>, i32 -> i32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 5 : i32} %m[%i] sgprOffset %i : memref<64xi32>, i32 -> vector<4xi32>
  %2 = amdgpu.raw_buffer_load %s[%i, %i] : memref<16x8xf16, strided<[16, 1], offset: 3>>, i32, i32 -> vector<1xf16>
  %3 = amdgpu.raw_buffer_load %s[%i, %i] : memref<16x8xf16, strided<[16, 1], offset: 3>>, i32, i32 -> vector<2xf16>
  %4 = amdgpu.raw_buffer_load %s[%i, %i] : memref<16x8xf16, strided<[16, 1], offset: 3>>, i32, i32 -> vector<8xf16>
  %5 = amdgpu.raw_buffer_load %d[%i, %i] : memref<?x?xi8, strided<[?, ?], offset: ?>>, i32, i32 -> i8
  %6 = amdgpu.raw_buffer_load %d[%i, %i] : memref<?x?xi8, strided<[?, ?], offset: ?>>, i32, i32 -> vector<4xi8>
  %7 = amdgpu.raw_buffer_load %d[%i, %i] : memref<?x?xi8, strided<[?, ?], offset: ?>>, i32, i32 -> vector<16xi8>
  %8 = amdgpu.raw_buffer_load %z[] : memref<f32> -> f32
  %9 = amdgpu.raw_buffer_load %x[%i] : memref<8xindex>, i32 -> index
  %10 = amdgpu.raw_buffer_load %s[%i, %i] : memref<16x8xf16, strided<[16, 1], offset: 3>>, i32, i32 -> f16
  %11 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32>, i32 -> vector<1xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i32, vector<4xi32>, vector<1xf16>, vector<2xf16>, vector<8xf16>, i8, vector<4xi8>, vector<16xi8>, f32, index, f16, vector<1xi32>
}

func.func @store(%m: memref<64xf32>, %b: memref<64xf8E5M2FNUZ>, %h: memref<64xbf16>, %w: memref<8xf64>, %g: memref<64xi32>, %i: i32, %f: f32, %d: f64, %v: vector<2xf32>, %q: vector<4xf8E5M2FNUZ>, %r: vector<8xf8E5M2FNUZ>, %p: vector<2xbf16>) -> (f32, i32, vector<2xf32>) {
  amdgpu.raw_buffer_store %f -> %m[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_store %v -> %m[%i] sgprOffset %i : vector<2xf32> -> memref<64xf32>, i32
  amdgpu.raw_buffer_store %q -> %b[%i] : vector<4xf8E5M2FNUZ> -> memref<64xf8E5M2FNUZ>, i32
  amdgpu.raw_buffer_store %r -> %b[%i] : vector<8xf8E5M2FNUZ> -> memref<64xf8E5M2FNUZ>, i32
  amdgpu.raw_buffer_store %p -> %h[%i] : vector<2xbf16> -> memref<64xbf16>, i32
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %p -> %h[%i] : vector<2xbf16> -> memref<64xbf16>, i32
  amdgpu.raw_buffer_atomic_fmax %d -> %w[%i] : f64 -> memref<8xf64>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %g[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %g[%i] : i32 -> memref<64xi32>, i32
  %0 = amdgpu.raw_buffer_atomic_cmpswap %f, %f -> %m[%i] : f32 -> memref<64xf32>, i32
  %1 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %g[%i] : i32 -> memref<64xi32>, i32
  %2 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : vector<2xf32> -> memref<64xf32>, i32
  return %0, %1, %2 : f32, i32, vector<2xf32>
}
