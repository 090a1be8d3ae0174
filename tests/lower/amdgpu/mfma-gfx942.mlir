// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942

func.func @gfx942(%a0_0: vector<8xi8>, %a0_1: vector<8xi8>, %a0_2: vector<16xi32>, %a1_0: vector<8xi8>, %a1_1: vector<8xi8>, %a1_2: vector<4xi32>, %a2_0: f32, %a2_1: f32, %a2_2: vector<16xf32>, %a3_0: f64, %a3_1: f64, %a3_2: vector<4xf64>, %a4_0: f64, %a4_1: f64, %a4_2: f64, %a5_0: vector<2xf32>, %a5_1: vector<2xf32>, %a5_2: vector<16xf32>, %a6_0: vector<2xf32>, %a6_1: vector<2xf32>, %a6_2: vector<4xf32>, %a7_0: vector<8xf8E5M2FNUZ>, %a7_1: vector<8xf8E5M2FNUZ>, %a7_2: vector<4xf32>, %a8_0: vector<8xf8E5M2FNUZ>, %a8_1: vector<8xf8E4M3FNUZ>, %a8_2: vector<4xf32>, %a9_0: vector<8xf8E4M3FNUZ>, %a9_1: vector<8xf8E5M2FNUZ>, %a9_2: vector<4xf32>, %a10_0: vector<8xf8E4M3FNUZ>, %a10_1: vector<8xf8E4M3FNUZ>, %a10_2: vector<4xf32>, %a11_0: vector<8xf8E5M2FNUZ>, %a11_1: vector<8xf8E5M2FNUZ>, %a11_2: vector<16xf32>, %a12_0: vector<8xf8E5M2FNUZ>, %a12_1: vector<8xf8E4M3FNUZ>, %a12_2: vector<16xf32>, %a13_0: vector<8xf8E4M3FNUZ>, %a13_1: vector<8xf8E5M2FNUZ>, %a13_2: vector<16xf32>, %a14_0: vector<8xf8E4M3FNUZ>, %a14_1: vector<8xf8E4M3FNUZ>, %a14_2: vector<16xf32>) -> (vector<16xi32>, vector<4xi32>, vector<16xf32>, vector<4xf64>, f64, vector<16xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %0 = amdgpu.mfma 32x32x16 %a0_0 * %a0_1 + %a0_2 blgp = none : vector<8xi8>, vector<8xi8>, vector<16xi32>
  %1 = amdgpu.mfma 16x16x32 %a1_0 * %a1_1 + %a1_2 blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
  %2 = amdgpu.mfma 32x32x2 %a2_0 * %a2_1 + %a2_2 {reducePrecision} blgp = none : f32, f32, vector<16xf32>
  %3 = amdgpu.mfma 16x16x4 %a3_0 * %a3_1 + %a3_2 {negateA, negateC} blgp = none : f64, f64, vector<4xf64>
  %4 = amdgpu.mfma 4x4x4 %a4_0 * %a4_1 + %a4_2 {blocks = 4 : i32, negateB} blgp = none : f64, f64, f64
  %5 = amdgpu.mfma 32x32x4 %a5_0 * %a5_1 + %a5_2 {reducePrecision} blgp = none : vector<2xf32>, vector<2xf32>, vector<16xf32>
  %6 = amdgpu.mfma 16x16x8 %a6_0 * %a6_1 + %a6_2 {reducePrecision} blgp = none : vector<2xf32>, vector<2xf32>, vector<4xf32>
  %7 = amdgpu.mfma 16x16x32 %a7_0 * %a7_1 + %a7_2 blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E5M2FNUZ>, vector<4xf32>
  %8 = amdgpu.mfma 16x16x32 %a8_0 * %a8_1 + %a8_2 blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  %9 = amdgpu.mfma 16x16x32 %a9_0 * %a9_1 + %a9_2 blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<4xf32>
  %10 = amdgpu.mfma 16x16x32 %a10_0 * %a10_1 + %a10_2 blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  %11 = amdgpu.mfma 32x32x16 %a11_0 * %a11_1 + %a11_2 blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E5M2FNUZ>, vector<16xf32>
  %12 = amdgpu.mfma 32x32x16 %a12_0 * %a12_1 + %a12_2 blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<16xf32>
  %13 = amdgpu.mfma 32x32x16 %a13_0 * %a13_1 + %a13_2 blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<16xf32>
  %14 = amdgpu.mfma 32x32x16 %a14_0 * %a14_1 + %a14_2 blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<16xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : vector<16xi32>, vector<4xi32>, vector<16xf32>, vector<4xf64>, f64, vector<16xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}

func.func @sparse(%a0_0: vector<4xf16>, %a0_1: vector<8xf16>, %a0_2: vector<4xf32>, %a0_3: vector<4xi8>, %a1_0: vector<4xbf16>, %a1_1: vector<8xbf16>, %a1_2: vector<4xf32>, %a1_3: vector<4xi8>, %a2_0: vector<4xf16>, %a2_1: vector<8xf16>, %a2_2: vector<16xf32>, %a2_3: vector<4xi8>, %a3_0: vector<4xbf16>, %a3_1: vector<8xbf16>, %a3_2: vector<16xf32>, %a3_3: vector<4xi8>, %a4_0: vector<8xi8>, %a4_1: vector<16xi8>, %a4_2: vector<4xi32>, %a4_3: vector<2xi16>, %a5_0: vector<8xi8>, %a5_1: vector<16xi8>, %a5_2: vector<16xi32>, %a5_3: vector<2xi16>, %a6_0: vector<4xf16>, %a6_1: vector<8xf16>, %a6_2: vector<4xf32>, %a6_3: vector<4xi8>, %a7_0: vector<8xf8E5M2FNUZ>, %a7_1: vector<16xf8E5M2FNUZ>, %a7_2: vector<4xf32>, %a7_3: vector<2xi16>, %a8_0: vector<8xf8E5M2FNUZ>, %a8_1: vector<16xf8E4M3FNUZ>, %a8_2: vector<4xf32>, %a8_3: vector<2xi16>, %a9_0: vector<8xf8E4M3FNUZ>, %a9_1: vector<16xf8E5M2FNUZ>, %a9_2: vector<4xf32>, %a9_3: vector<2xi16>, %a10_0: vector<8xf8E4M3FNUZ>, %a10_1: vector<16xf8E4M3FNUZ>, %a10_2: vector<4xf32>, %a10_3: vector<2xi16>, %a11_0: vector<8xf8E5M2FNUZ>, %a11_1: vector<16xf8E5M2FNUZ>, %a11_2: vector<16xf32>, %a11_3: vector<2xi16>, %a12_0: vector<8xf8E5M2FNUZ>, %a12_1: vector<16xf8E4M3FNUZ>, %a12_2: vector<16xf32>, %a12_3: vector<2xi16>, %a13_0: vector<8xf8E4M3FNUZ>, %a13_1: vector<16xf8E5M2FNUZ>, %a13_2: vector<16xf32>, %a13_3: vector<2xi16>, %a14_0: vector<8xf8E4M3FNUZ>, %a14_1: vector<16xf8E4M3FNUZ>, %a14_2: vector<16xf32>, %a14_3: vector<2xi16>) -> (vector<4xf32>, vector<4xf32>, vector<16xf32>, vector<16xf32>, vector<4xi32>, vector<16xi32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a0_0 * %a0_1 + %a0_2 sparse(%a0_3 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %1 = amdgpu.sparse_mfma 16x16x32 %a1_0 * %a1_1 + %a1_2 sparse(%a1_3 : vector<4xi8>) : vector<4xbf16>, vector<8xbf16>, vector<4xf32>
  %2 = amdgpu.sparse_mfma 32x32x16 %a2_0 * %a2_1 + %a2_2 sparse(%a2_3 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<16xf32>
  %3 = amdgpu.sparse_mfma 32x32x16 %a3_0 * %a3_1 + %a3_2 sparse(%a3_3 : vector<4xi8>) : vector<4xbf16>, vector<8xbf16>, vector<16xf32>
  %4 = amdgpu.sparse_mfma 16x16x64 %a4_0 * %a4_1 + %a4_2 sparse(%a4_3 : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  %5 = amdgpu.sparse_mfma 32x32x32 %a5_0 * %a5_1 + %a5_2 sparse(%a5_3 : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<16xi32>
  %6 = amdgpu.sparse_mfma 16x16x32 %a6_0 * %a6_1 + %a6_2 sparse(%a6_3 : vector<4xi8>) {cbsz = 1 : i32, abid = 3 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %7 = amdgpu.sparse_mfma 16x16x64 %a7_0 * %a7_1 + %a7_2 sparse(%a7_3 : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E5M2FNUZ>, vector<4xf32>
  %8 = amdgpu.sparse_mfma 16x16x64 %a8_0 * %a8_1 + %a8_2 sparse(%a8_3 : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E4M3FNUZ>, vector<4xf32>
  %9 = amdgpu.sparse_mfma 16x16x64 %a9_0 * %a9_1 + %a9_2 sparse(%a9_3 : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E5M2FNUZ>, vector<4xf32>
  %10 = amdgpu.sparse_mfma 16x16x64 %a10_0 * %a10_1 + %a10_2 sparse(%a10_3 : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E4M3FNUZ>, vector<4xf32>
  %11 = amdgpu.sparse_mfma 32x32x32 %a11_0 * %a11_1 + %a11_2 sparse(%a11_3 : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E5M2FNUZ>, vector<16xf32>
  %12 = amdgpu.sparse_mfma 32x32x32 %a12_0 * %a12_1 + %a12_2 sparse(%a12_3 : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E4M3FNUZ>, vector<16xf32>
  %13 = amdgpu.sparse_mfma 32x32x32 %a13_0 * %a13_1 + %a13_2 sparse(%a13_3 : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E5M2FNUZ>, vector<16xf32>
  %14 = amdgpu.sparse_mfma 32x32x32 %a14_0 * %a14_1 + %a14_2 sparse(%a14_3 : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E4M3FNUZ>, vector<16xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : vector<4xf32>, vector<4xf32>, vector<16xf32>, vector<16xf32>, vector<4xi32>, vector<16xi32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
}
