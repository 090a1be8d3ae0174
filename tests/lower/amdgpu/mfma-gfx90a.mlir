// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx90a
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942

func.func @gfx90a(%a0_0: vector<4xbf16>, %a0_1: vector<4xbf16>, %a0_2: vector<32xf32>, %a1_0: vector<4xbf16>, %a1_1: vector<4xbf16>, %a1_2: vector<16xf32>, %a2_0: vector<4xbf16>, %a2_1: vector<4xbf16>, %a2_2: vector<4xf32>, %a3_0: vector<4xbf16>, %a3_1: vector<4xbf16>, %a3_2: vector<16xf32>, %a4_0: vector<4xbf16>, %a4_1: vector<4xbf16>, %a4_2: vector<4xf32>, %a5_0: f64, %a5_1: f64, %a5_2: vector<4xf64>, %a6_0: f64, %a6_1: f64, %a6_2: f64) -> (vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<4xf64>, f64) {
  %0 = amdgpu.mfma 32x32x4 %a0_0 * %a0_1 + %a0_2 {blocks = 2 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<32xf32>
  %1 = amdgpu.mfma 16x16x4 %a1_0 * %a1_1 + %a1_2 {blocks = 4 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<16xf32>
  %2 = amdgpu.mfma 4x4x4 %a2_0 * %a2_1 + %a2_2 {blocks = 16 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
  %3 = amdgpu.mfma 32x32x8 %a3_0 * %a3_1 + %a3_2 blgp = none : vector<4xbf16>, vector<4xbf16>, vector<16xf32>
  %4 = amdgpu.mfma 16x16x16 %a4_0 * %a4_1 + %a4_2 blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
  %5 = amdgpu.mfma 16x16x4 %a5_0 * %a5_1 + %a5_2 blgp = none : f64, f64, vector<4xf64>
  %6 = amdgpu.mfma 4x4x4 %a6_0 * %a6_1 + %a6_2 {blocks = 4 : i32} blgp = none : f64, f64, f64
  return %0, %1, %2, %3, %4, %5, %6 : vector<32xf32>, vector<16xf32>, vector<4xf32>, vector<16xf32>, vector<4xf32>, vector<4xf64>, f64
}
