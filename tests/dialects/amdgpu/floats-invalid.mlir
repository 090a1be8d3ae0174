// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%s: vector<5xf8E5M2>) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : vector<5xf8E5M2> to f32
  return
}

// -----

func.func @f(%s: vector<4xf8E5M2>) {
  %0 = amdgpu.ext_packed_fp8 %s[4] : vector<4xf8E5M2> to f32
  return
}

// -----

func.func @f(%s: vector<4xf8E5M2>) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : vector<4xf8E5M2> to vector<4xf32>
  return
}

// -----

func.func @f(%s: f32) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : f32 to f32
  return
}

// -----

func.func @f(%v: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}

// -----

func.func @f(%v: vector<16xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<16xf8E5M2>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<2xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<2xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: f32) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, f32 -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf64>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(8) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(1) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<8xf8E5M2>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(4) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<5xf8E5M2>, %s: f32) {
  %0 = amdgpu.scaled_ext_packed %v[0], %s : vector<5xf8E5M2> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf8E5M2>, %s: f32) {
  %0 = amdgpu.scaled_ext_packed %v[8], %s : vector<4xf8E5M2> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf8E5M2>, %s: f32) {
  %0 = amdgpu.scaled_ext_packed %v[0], %s : vector<4xf8E5M2> to vector<4xf32>
  return
}

// -----

func.func @f(%v: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_trunc_2xfp8 %v, undef into %e[word 0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}

// -----

func.func @f(%v: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_trunc_2xfp8 %v, undef into undef[word 2] : f32 to vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%v: i32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_trunc_2xfp8 %v, undef into undef[word 0] : i32 to vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%v: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_trunc_2xfp8 %v, undef into undef[word 0] : f32 to vector<3xf8E4M3FN>
  return
}

// -----

func.func @f(%v: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_trunc_2xfp8 %v, undef into undef[word 0] : f32 to f32
  return
}

// -----

func.func @f(%v: vector<2xf32>, %f: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %v into %e[0], %f : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}

// -----

func.func @f(%v: vector<2xf32>, %f: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %v into undef[8], %f : vector<2xf32> to vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%v: vector<3xf32>, %f: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %v into undef[0], %f : vector<3xf32> to vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%v: f32, %f: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %v into undef[0], %f : f32 to vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%v: vector<2xf32>, %f: f32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_scaled_trunc %v into undef[0], %f : vector<2xf32> to vector<8xf8E4M3FN>
  return
}

// -----

func.func @f(%v: f32, %i: i32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_stoch_round_fp8 %v + %i into %e[0] : f32 to vector<4xf8E4M3FN> into vector<4xf8E5M2>
  return
}

// -----

func.func @f(%v: f32, %i: i32, %e: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_stoch_round_fp8 %v + %i into undef[4] : f32 to vector<4xf8E4M3FN>
  return
}
