// RUN: terrace opt %s --canonicalize --split-input-file

func.func @out_of_bounds(%m: memref<4xf32>, %g: memref<2x4xi32>, %z: memref<f32>, %f: f32, %i: i32, %v: vector<2xf16>, %h: memref<4xf16>) -> (f32, i32, vector<4xf32>, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %c-1 = arith.constant -1 : i32
  %0 = amdgpu.raw_buffer_load %m[%c4] : memref<4xf32>, i32 -> f32
  %1 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %g[%c1, %c4] : i32 -> memref<2x4xi32>, i32, i32
  %2 = amdgpu.raw_buffer_load {indexOffset = 3 : i32} %m[%c1] : memref<4xf32>, i32 -> vector<4xf32>
  %3 = amdgpu.raw_buffer_load %z[] sgprOffset %c1 : memref<f32> -> f32
  amdgpu.raw_buffer_store %f -> %m[%c-1] : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_store %f -> %m[%c0] sgprOffset %c4 : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %v -> %h[%c4] : vector<2xf16> -> memref<4xf16>, i32
  amdgpu.raw_buffer_atomic_fmax %f -> %m[%c4] : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %g[%c4, %c4] : i32 -> memref<2x4xi32>, i32, i32
  amdgpu.raw_buffer_atomic_umin %i -> %g[%c4, %c0] : i32 -> memref<2x4xi32>, i32, i32
  return %0, %1, %2, %3 : f32, i32, vector<4xf32>, f32
}

// -----

func.func @kept(%m: memref<4xf32>, %d: memref<?xf32>, %l: memref<4x4xf32, strided<[?, 1], offset: ?>>, %f: f32, %i: i32) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c-1 = arith.constant -1 : i32
  amdgpu.raw_buffer_store %f -> %m[%c3] : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_store {boundsCheck = false} %f -> %m[%c4] : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_store %f -> %m[%i] : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_store %f -> %m[%c4] sgprOffset %i : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_store %f -> %d[%c4] : f32 -> memref<?xf32>, i32
  amdgpu.raw_buffer_store {indexOffset = 1 : i32} %f -> %m[%c-1] : f32 -> memref<4xf32>, i32
  amdgpu.raw_buffer_store {indexOffset = -2 : i32} %f -> %m[%c4] : f32 -> memref<4xf32>, i32
  return
}

// -----

func.func @barriers() {
  amdgpu.lds_barrier
  amdgpu.lds_barrier {a}
  amdgpu.lds_barrier {b}
  amdgpu.sched_barrier allow = <none>
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait load(1) store(2) ds(2)
  amdgpu.memory_counter_wait load(2) store(1) exp(-1) {a}
  amdgpu.memory_counter_wait exp(4) tensor(1)
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait
  return
}

// -----

func.func @gather(%m: memref<8x8xf16>, %l: memref<64xf16, 3>, %d: memref<?xf16, 3>, %i: index) {
  %0 = memref.cast %m : memref<8x8xf16> to memref<?x8xf16, strided<[8, 1], offset: ?>>
  %1 = memref.cast %l : memref<64xf16, 3> to memref<?xf16, 3>
  %2 = memref.cast %d : memref<?xf16, 3> to memref<64xf16, 3>
  amdgpu.gather_to_lds %0[%i, %i], %1[%i] : f16, memref<?x8xf16, strided<[8, 1], offset: ?>>, memref<?xf16, 3>
  amdgpu.gather_to_lds %0[%i, %i], %2[%i] : f16, memref<?x8xf16, strided<[8, 1], offset: ?>>, memref<64xf16, 3>
  return
}

// -----

func.func @scales(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %s: vector<2x4x1xf8E8M0FNU>, %t: vector<7xf8E8M0FNU>, %u: vector<4xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %zero = arith.constant dense<5.877470e-39> : vector<4xf8E8M0FNU>
  %0 = vector.extract %s[1, 2, 0] : f8E8M0FNU from vector<2x4x1xf8E8M0FNU>
  %1 = vector.insert %0, %zero [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %2 = vector.extract %t[4] : f8E8M0FNU from vector<7xf8E8M0FNU>
  %3 = vector.insert %2, %zero [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %4 = amdgpu.scaled_mfma 16x16x128 (%1[0] * %a) * (%3[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %5 = vector.extract %u[1] : f8E8M0FNU from vector<4xf8E8M0FNU>
  %6 = vector.insert %5, %zero [0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %7 = amdgpu.scaled_mfma 16x16x128 (%1[0] * %a) * (%6[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %8 = amdgpu.scaled_mfma 16x16x128 (%6[0] * %a) * (%1[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %9 = amdgpu.scaled_mfma 16x16x128 (%0[0] * %a) * (%1[0] * %a) + %c : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %4, %7, %8, %9 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
