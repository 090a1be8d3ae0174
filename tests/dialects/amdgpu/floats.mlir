// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @ext(%s: f8E4M3FNUZ, %v: vector<4xf8E5M2>, %w: vector<2xf8E5M2FNUZ>, %m: vector<2x2xf8E4M3FN>) {
  %0 = amdgpu.ext_packed_fp8 %s[0] : f8E4M3FNUZ to f32
  %1 = amdgpu.ext_packed_fp8 {x} %v[3] : vector<4xf8E5M2> to f32
  %2 = amdgpu.ext_packed_fp8 %w[1] : vector<2xf8E5M2FNUZ> to vector<2xf32>
  %3 = amdgpu.ext_packed_fp8 %m[1] : vector<2x2xf8E4M3FN> to vector<2xf32>
  return
}

func.func @scaled_ext_matrix(%f4: vector<8xf4E2M1FN>, %f8: vector<8xf8E4M3FN>, %b8: vector<8xf8E5M2>, %f6: vector<16xf6E2M3FN>, %b6: vector<16xf6E3M2FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %f4 scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  %1 = amdgpu.scaled_ext_packed_matrix {x} %f8 scale(%s) blockSize(16) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  %2 = amdgpu.scaled_ext_packed_matrix %b8 scale(%s) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  %3 = amdgpu.scaled_ext_packed_matrix %f6 scale(%s) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  %4 = amdgpu.scaled_ext_packed_matrix %b6 scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return
}

func.func @scaled_ext(%v: vector<4xf8E5M2>, %w: vector<1xf8E4M3FN>, %x: vector<8xf4E2M1FN>, %y: vector<5xf4E2M1FN>, %s: f32) {
  %0 = amdgpu.scaled_ext_packed %v[0], %s : vector<4xf8E5M2> to vector<2xf32>
  %1 = amdgpu.scaled_ext_packed %w[1], %s : vector<1xf8E4M3FN> to vector<2xf16>
  %2 = amdgpu.scaled_ext_packed {x} %x[7], %s : vector<8xf4E2M1FN> to vector<2xbf16>
  %3 = amdgpu.scaled_ext_packed %y[3], %s : vector<5xf4E2M1FN> to vector<2xf32>
  return
}

func.func @trunc(%f: f32, %i: i32, %v: vector<2xf32>, %h: vector<1xf16>, %b: vector<2xbf16>, %e: vector<4xf8E5M2>, %u: vector<4xf8E4M3FNUZ>, %x: vector<8xf4E2M1FN>) {
  %0 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 1] : f32 to vector<4xf8E5M2>
  %1 = amdgpu.packed_trunc_2xfp8 %f, %f into undef[word 0] : f32 to vector<4xf8E4M3FN>
  %2 = amdgpu.packed_trunc_2xfp8 {x} %f, %f into %u[word 0] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  %3 = amdgpu.packed_trunc_2xfp8 %f, undef into %e[word 1] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  %4 = amdgpu.packed_scaled_trunc %v into undef[0], %f : vector<2xf32> to vector<4xf8E5M2>
  %5 = amdgpu.packed_scaled_trunc %h into %e[1], %f : vector<1xf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
  %6 = amdgpu.packed_scaled_trunc {x} %b into %x[7], %f : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  %7 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[2] : f32 to vector<4xf8E5M2FNUZ>
  %8 = amdgpu.packed_stoch_round_fp8 {x} %f + %i into %e[3] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return
}
