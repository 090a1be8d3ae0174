// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%m: memref<64xi32, strided<[1], offset: ?>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32, strided<[1], offset: ?>> to memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%m: memref<4x4xi32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<4x4xi32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x4xi32>
  return
}

// -----

func.func @f(%m: memref<64xi32>, %i: i32) {
  %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%i) : memref<64xi32> to memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%m: i32) {
  %0 = amdgpu.fat_raw_buffer_cast %m : i32 to i32
  return
}

// -----

func.func @f(%m: memref<64xf32, 3>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf32, 3>, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<64xf32, #gpu.address_space<workgroup>>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_store %v -> %m[%i] : f32 -> memref<64xf32, #gpu.address_space<workgroup>>, i32
  return
}

// -----

func.func @f(%m: memref<64x64xf32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64x64xf32>, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: index) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, index -> f16
  return
}

// -----

func.func @f(%m: memref<*xf16>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<*xf16>, i32 -> f16
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_store %v -> %m[%i] : f32 -> memref<64xf16>, i32
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32, %v: f32, %w: f16) {
  %0 = "amdgpu.raw_buffer_atomic_cmpswap"(%v, %w, %m, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (f32, f16, memref<64xf16>, i32) -> f16
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32, %v: f32) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : f32 -> memref<64xf16>, i32
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32, %v: f32) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[] : i32 -> memref<64xf16>, i32
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32, %v: f16) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f16 -> memref<64xf16>, i32
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32, %v: vector<4xf16>) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : vector<4xf16> -> memref<64xf16>, i32
  return
}

// -----

func.func @f(%m: memref<64xf16>, %i: i32, %v: f16) {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f16 -> memref<64xf16>, i32
  return
}

// -----

func.func @f(%m: memref<64xi16>, %i: i32, %v: i16) {
  amdgpu.raw_buffer_atomic_smax %v -> %m[%i] : i16 -> memref<64xi16>, i32
  return
}

// -----

func.func @f(%m: memref<64xi32>, %i: i32, %v: i32) {
  "amdgpu.raw_buffer_atomic_umin"(%v, %m) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<64xi32>) -> ()
  return
}

// -----

func.func @f(%m: memref<64xi32, 5>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_umin %v -> %m[%i] : i32 -> memref<64xi32, 5>, i32
  return
}

// -----

func.func @f(%m: memref<64xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load {indexOffset = 3 : i64} %m[%i] : memref<64xi32>, i32 -> i32
  return
}

// -----

func.func @f(%m: memref<64xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load {boundsCheck = 3 : i64} %m[%i] : memref<64xi32>, i32 -> i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i foo : i32
  return
}

// -----

func.func @f(%i: i128) {
  %0 = amdgpu.dpp %i %i wave_shl : i128
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2]) : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm(1 : i32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 4]) : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_shl : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_shr(0 : i32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_ror(16 : i32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_ror(1 : i64) : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i wave_shl(1 : i32) : i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i row_bcast_31([0]) : i32
  return
}

// -----

func.func @f(%i: i32, %j: f32) {
  %0 = "amdgpu.dpp"(%i, %j) <{kind = #amdgpu<dpp_perm wave_shl>}> : (i32, f32) -> i32
  return
}

// -----

func.func @f(%i: i32, %j: f32) {
  %0 = "amdgpu.dpp"(%i, %i) <{kind = #amdgpu<dpp_perm wave_shl>}> : (i32, i32) -> f32
  return
}

// -----

func.func @f(%i: i32, %j: f32) {
  %0 = "amdgpu.dpp"(%i, %i) : (i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.dpp %i %i wave_shl {row_mask = 1 : i64} : i32
  return
}

// -----

func.func @f(%i: si32) {
  %0 = amdgpu.swizzle_bitmode %i 1 2 4 : si32
  return
}

// -----

func.func @f(%i: vector<2x2xi32>) {
  %0 = amdgpu.swizzle_bitmode %i 1 2 4 : vector<2x2xi32>
  return
}

// -----

func.func @f(%i: vector<[2]xi32>) {
  %0 = amdgpu.permlane_swap %i 16 : vector<[2]xi32>
  return
}

// -----

func.func @f(%i: i32) {
  %0 = amdgpu.permlane_swap %i 64 : i32
  return
}

// -----

func.func @f(%i: i32, %j: f32) {
  %0 = "amdgpu.permlane_swap"(%i) <{row_length = 16 : i32}> : (i32) -> f32
  return
}

// -----

func.func @f() {
  amdgpu.sched_barrier allow = <foo>
  return
}

// -----

func.func @f() {
  amdgpu.sched_barrier allow = valu
  return
}

// -----

func.func @f() {
  "amdgpu.sched_barrier"() : () -> ()
  return
}

// -----

func.func @f() {
  amdgpu.memory_counter_wait load(1) load(2)
  return
}

// -----

func.func @f() {
  "amdgpu.memory_counter_wait"() <{ds = 1 : i64}> : () -> ()
  return
}
