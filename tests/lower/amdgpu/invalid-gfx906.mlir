// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx906 --split-input-file 2>&1

func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %i: i32) {
  %0 = amdgpu.permlane_swap %i 16 : i32
  return
}

// -----

func.func @f() {
  amdgpu.memory_counter_wait tensor(1)
  return
}

// -----

func.func @f(%v: vector<4xf8E5M2>) {
  %0 = amdgpu.ext_packed_fp8 %v[0] : vector<4xf8E5M2> to f32
  return
}

// -----

func.func @f(%v: vector<4xf8E5M2>, %s: f32) {
  %0 = amdgpu.scaled_ext_packed %v[0], %s : vector<4xf8E5M2> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<2xf32>, %s: f32) {
  %0 = amdgpu.packed_scaled_trunc %v into undef[0], %s : vector<2xf32> to vector<4xf8E5M2>
  return
}

// -----

func.func @f(%s: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %s, undef into undef[word 1] : f32 to vector<4xf8E5M2>
  return
}

// -----

func.func @f(%s: f32, %i: i32) {
  %0 = amdgpu.packed_stoch_round_fp8 %s + %i into undef[2] : f32 to vector<4xf8E5M2>
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64] globalStride [1] sharedSize [32] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%d: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%d: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_store_from_lds %d : !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}
