// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @mfma(%f: f32, %d: f64, %i: i32, %l: i64, %h4: vector<4xf16>, %h8: vector<8xf16>, %b2: vector<2xbf16>, %q: vector<8xf8E4M3FNUZ>, %r: vector<8xf8E5M2FNUZ>, %f6: vector<32xf6E2M3FN>, %f4: vector<32xf4E2M1FN>, %c4: vector<4xf32>, %c16: vector<16xf32>, %c32: vector<32xf32>, %i16: vector<16xi32>, %d4: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x16 %h4 * %h4 + %c4 blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %1 = amdgpu.mfma 32x32x1 %f * %f + %c32 {abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %2 = amdgpu.mfma 16x16x4 %d * %d + %d4 {negateA, negateB, negateC} blgp = none : f64, f64, vector<4xf64>
  %3 = amdgpu.mfma 4x4x4 %d * %d + %d {blocks = 4 : i32} blgp = none : f64, f64, f64
  %4 = amdgpu.mfma 32x32x8 %i * %i + %i16 blgp = rotate_16_right : i32, i32, vector<16xi32>
  %5 = amdgpu.mfma 32x32x16 %l * %l + %i16 blgp = bcast_first_32 : i64, i64, vector<16xi32>
  %6 = amdgpu.mfma 16x16x32 %q * %r + %c4 {reducePrecision} blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<4xf32>
  %7 = amdgpu.mfma 16x16x128 %f6 * %f4 + %c4 {x} blgp = none : vector<32xf6E2M3FN>, vector<32xf4E2M1FN>, vector<4xf32>
  %8 = amdgpu.mfma 32x32x2 %b2 * %b2 + %c32 {blocks = 2 : i32} blgp = bcast_first_16 : vector<2xbf16>, vector<2xbf16>, vector<32xf32>
  %9 = amdgpu.mfma 32x32x16 %h8 * %h8 + %c16 {cbsz = 2 : i32, abid = 3 : i32} blgp = bcast_second_16 : vector<8xf16>, vector<8xf16>, vector<16xf32>
  %10 = amdgpu.mfma 32x32x16 %h8 * %h8 + %c16 blgp = bcast_third_16 : vector<8xf16>, vector<8xf16>, vector<16xf32>
  return
}

func.func @wmma(%h: vector<16xf16>, %b: vector<8xbf16>, %i8: vector<8xi8>, %s8: vector<8xsi8>, %u4: vector<16xui4>, %i4: vector<4xi4>, %q: vector<32xf8E4M3FN>, %r: vector<32xf8E5M2>, %f: vector<2xf32>, %c8: vector<8xf32>, %c4: vector<4xf32>, %ch: vector<16xf16>, %cb: vector<8xbf16>, %ci: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %h * %h + %c8 : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %1 = amdgpu.wmma 16x16x16 %h * %h + %ch {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, vector<16xf16>
  %2 = amdgpu.wmma 16x16x16 %b * %b + %cb {subwordOffset = 0 : i32} : vector<8xbf16>, vector<8xbf16>, vector<8xbf16>
  %3 = amdgpu.wmma 16x16x16 %i8 * %i8 + %ci {unsignedA, unsignedB, clamp} : vector<8xi8>, vector<8xi8>, vector<8xi32>
  %4 = amdgpu.wmma 16x16x16 %s8 * %s8 + %ci {x} : vector<8xsi8>, vector<8xsi8>, vector<8xi32>
  %5 = amdgpu.wmma 16x16x32 %u4 * %u4 + %ci : vector<16xui4>, vector<16xui4>, vector<8xi32>
  %6 = amdgpu.wmma 16x16x16 %i4 * %i4 + %ci : vector<4xi4>, vector<4xi4>, vector<8xi32>
  %7 = amdgpu.wmma 16x16x64 %q * %r + %c8 : vector<32xf8E4M3FN>, vector<32xf8E5M2>, vector<8xf32>
  %8 = amdgpu.wmma 16x16x4 %f * %f + %c4 : vector<2xf32>, vector<2xf32>, vector<4xf32>
  return
}

func.func @sparse(%h4: vector<4xf16>, %h8: vector<8xf16>, %i8: vector<8xi8>, %i16: vector<16xi8>, %q: vector<8xf8E4M3FN>, %r: vector<16xf8E5M2>, %c4: vector<4xf32>, %c16: vector<16xf32>, %ci: vector<4xi32>, %x4: vector<4xi8>, %x2: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %h4 * %h8 + %c4 sparse(%x4 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %1 = amdgpu.sparse_mfma 32x32x16 %h4 * %h8 + %c16 sparse(%x4 : vector<4xi8>) {abid = 3 : i32} : vector<4xf16>, vector<8xf16>, vector<16xf32>
  %2 = amdgpu.sparse_mfma 16x16x64 %i8 * %i16 + %ci sparse(%x2 : vector<2xi16>) {cbsz = 1 : i32, abid = 7 : i32, x} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  %3 = amdgpu.sparse_mfma 16x16x64 %q * %r + %c4 sparse(%x2 : vector<2xi16>) : vector<8xf8E4M3FN>, vector<16xf8E5M2>, vector<4xf32>
  return
}

func.func @scaled(%f6: vector<32xf6E2M3FN>, %q: vector<32xf8E5M2>, %c16: vector<16xf32>, %c4: vector<4xf32>, %s: f8E8M0FNU, %s4: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s4[0] * %f6) * (%s[3] * %f6) + %c16 : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  %1 = amdgpu.scaled_mfma 16x16x128 (%s[1] * %f6) * (%s4[2] * %q) + %c4 {x} : f8E8M0FNU, vector<32xf6E2M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
  return
}

func.func @scaled_wmma(%q: vector<64xf8E4M3FN>, %f6: vector<64xf6E2M3FN>, %f4: vector<64xf4E2M1FN>, %w4: vector<128xf4E2M1FN>, %c8: vector<8xf32>, %c16: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<8xf8E8M0FNU>, %u: vector<4xf8E4M3FN>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %q) * (%s * %f6) + %c8 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
  %1 = amdgpu.scaled_wmma 32x16x128 (%t * %w4) * (%t * %f4) + %c16 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, x} : vector<8xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  %2 = amdgpu.scaled_wmma 16x16x128 (%u * %f4) * (%s * %q) + %c8 {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  %3 = amdgpu.scaled_wmma 16x16x128 (%s * %f6) * (%u * %f4) + %c8 {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  %4 = amdgpu.scaled_wmma 16x16x128 (%u * %f4) * (%u * %f4) + %c8 {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
