// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx908
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx90a
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx950

func.func @gfx908(%a0_0: f32, %a0_1: f32, %a0_2: vector<32xf32>, %a1_0: f32, %a1_1: f32, %a1_2: vector<16xf32>, %a2_0: f32, %a2_1: f32, %a2_2: vector<4xf32>, %a3_0: f32, %a3_1: f32, %a3_2: vector<16xf32>, %a4_0: f32, %a4_1: f32, %a4_2: vector<4xf32>, %a5_0: vector<4xf16>, %a5_1: vector<4xf16>, %a5_2: vector<32xf32>, %a6_0: vector<4xf16>, %a6_1: vector<4xf16>, %a6_2: vector<16xf32>, %a7_0: vector<4xf16>, %a7_1: vector<4xf16>, %a7_2: vector<4xf32>, %a8_0: vector<4xf16>, %a8_1: vector<4xf16>, %a8_2: vector<16xf32>, %a9_0: vector<4xf16>, %a9_1: vector<4xf16>, %a9_2: vector<4xf32>, %a10_0: vector<2xbf16>, %a10_1: vector<2xbf16>, %a10_2: vector<32xf32>, %a11_0: vector<2xbf16>, %a11_1: vector<2xbf16>, %a11_2: vector<16xf32>, %a12_0: vector<2xbf16>, %a12_1: vector<2xbf16>, %a12_2: vector<4xf32>, %a13_0: vector<2xbf16>, %a13_1: vector<2xbf16>, %a13_2: vector<16xf32>, %a14_0: vector<2xbf16>, %a14_1: vector<2xbf16>, %a14_2: vector<4xf32>, %a15_0: vector<4xi8>, %a15_1: vector<4xi8>, %a15_2: vector<32xi32>, %a16_0: vector<4xi8>, %a16_1: vector<4xi8>, %a16_2: vector<16xi32>, %a17_0: vector<4xi8>, %a17_1: vector<4xi8>, %a17_2: vector<4xi32>, %a18_0: vector<4xi8>, %a18_1: vector<4xi8>, %a18_2: vector<16xi32>, %a19_0: vector<4xi8>, %a19_1: vector<4xi8>, %a19_2: vector<4xi32>, %a20_0: f32, %a20_1: f32, %a20_2: vector<32xf32>) -> (vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<32xi32>, vector<16xi32>, vector<4xi32>, vector<16xi32>, vector<4xi32>, vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a0_0 * %a0_1 + %a0_2 {blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
  %1 = amdgpu.mfma 16x16x1 %a1_0 * %a1_1 + %a1_2 {blocks = 4 : i32} blgp = none : f32, f32, vector<16xf32>
  %2 = amdgpu.mfma 4x4x1 %a2_0 * %a2_1 + %a2_2 {blocks = 16 : i32} blgp = none : f32, f32, vector<4xf32>
  %3 = amdgpu.mfma 32x32x2 %a3_0 * %a3_1 + %a3_2 blgp = none : f32, f32, vector<16xf32>
  %4 = amdgpu.mfma 16x16x4 %a4_0 * %a4_1 + %a4_2 blgp = none : f32, f32, vector<4xf32>
  %5 = amdgpu.mfma 32x32x4 %a5_0 * %a5_1 + %a5_2 {blocks = 2 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<32xf32>
  %6 = amdgpu.mfma 16x16x4 %a6_0 * %a6_1 + %a6_2 {blocks = 4 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  %7 = amdgpu.mfma 4x4x4 %a7_0 * %a7_1 + %a7_2 {blocks = 16 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %8 = amdgpu.mfma 32x32x8 %a8_0 * %a8_1 + %a8_2 blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  %9 = amdgpu.mfma 16x16x16 %a9_0 * %a9_1 + %a9_2 blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %10 = amdgpu.mfma 32x32x2 %a10_0 * %a10_1 + %a10_2 {blocks = 2 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<32xf32>
  %11 = amdgpu.mfma 16x16x2 %a11_0 * %a11_1 + %a11_2 {blocks = 4 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<16xf32>
  %12 = amdgpu.mfma 4x4x2 %a12_0 * %a12_1 + %a12_2 {blocks = 16 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<4xf32>
  %13 = amdgpu.mfma 32x32x4 %a13_0 * %a13_1 + %a13_2 blgp = none : vector<2xbf16>, vector<2xbf16>, vector<16xf32>
  %14 = amdgpu.mfma 16x16x8 %a14_0 * %a14_1 + %a14_2 blgp = none : vector<2xbf16>, vector<2xbf16>, vector<4xf32>
  %15 = amdgpu.mfma 32x32x4 %a15_0 * %a15_1 + %a15_2 {blocks = 2 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<32xi32>
  %16 = amdgpu.mfma 16x16x4 %a16_0 * %a16_1 + %a16_2 {blocks = 4 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<16xi32>
  %17 = amdgpu.mfma 4x4x4 %a17_0 * %a17_1 + %a17_2 {blocks = 16 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<4xi32>
  %18 = amdgpu.mfma 32x32x8 %a18_0 * %a18_1 + %a18_2 blgp = none : vector<4xi8>, vector<4xi8>, vector<16xi32>
  %19 = amdgpu.mfma 16x16x16 %a19_0 * %a19_1 + %a19_2 blgp = none : vector<4xi8>, vector<4xi8>, vector<4xi32>
  %20 = amdgpu.mfma 32x32x1 %a20_0 * %a20_1 + %a20_2 {blocks = 2 : i32, abid = 1 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20 : vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<32xi32>, vector<16xi32>, vector<4xi32>, vector<16xi32>, vector<4xi32>, vector<32xf32>
}
