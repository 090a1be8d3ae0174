// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 8x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x8x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x15 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x?x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {blocks = 3 : i32}blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {cbsz = 3 : i64}blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E5M2>, %b: vector<8xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E5M2>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xf8E5M2>, %b: vector<32xf8E5M2>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<8xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: i32, %b: i32, %c: vector<4xi32>) {
  %0 = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : i32, i32, vector<4xi32>
  return
}

// -----

func.func @f(%a: i64, %b: i64, %c: vector<4xi32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : i64, i64, vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return
}

// -----

func.func @f(%a: f64, %b: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %b + %c {cbsz = 1 : i32}blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {cbsz = 1 : i32, abid = 2 : i32}blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {abid = -1 : i32}blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c {negateB}blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = foo : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<3xf16>, %b: vector<3xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<3xf16>, vector<3xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf16>) {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) {
  %0 = "amdgpu.mfma"(%a, %a, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) {
  %0 = "amdgpu.mfma"(%a, %a, %c) <{m = 16 : i32, k = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 32x16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x4x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x8 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<8xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<8xi32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xbf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xbf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {clamp}: vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedA}: vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedB}: vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c {subwordOffset = 2 : i32}: vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32, %c: f32) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : f32, f32, f32
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<16xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xbf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) {abid = 2 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {abid = 4 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<2xi16>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: i32) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : i32)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<8xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 4x16x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x4x32 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x8 %a * %b + %c sparse(%i : vector<4xi8>)  : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 4x32x64 (%s[0] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x4x64 (%s[0] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x32x32 (%s[0] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s[4] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%s[4] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<16xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<16xf6E2M3FN>, f8E8M0FNU, vector<16xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<8xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%s[0] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: vector<2xf8E8M0FNU>) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%s[0] * %a) + %c : vector<2xf8E8M0FNU>, vector<32xf6E2M3FN>, vector<2xf8E8M0FNU>, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<64xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<128xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<16xf32>) {
  %0 = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf6E3M2FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E4M3FN>, vector<64xf6E3M2FN>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf4E2M1FN>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E4M3FN>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf8E5M2>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x32x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 4x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x64 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 1 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 8 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<2xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<2xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: f32, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : f32, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<32xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<8xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>, %c: vector<4xf32>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf32>
  return
}
