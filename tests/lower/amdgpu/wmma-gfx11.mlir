// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1100

func.func @gfx11(%a0_0: vector<16xf16>, %a0_1: vector<16xf16>, %a0_2: vector<8xf32>, %a1_0: vector<16xf16>, %a1_1: vector<16xf16>, %a1_2: vector<4xf32>, %a2_0: vector<16xbf16>, %a2_1: vector<16xbf16>, %a2_2: vector<8xf32>, %a3_0: vector<16xf16>, %a3_1: vector<16xf16>, %a3_2: vector<16xf16>, %a4_0: vector<16xf16>, %a4_1: vector<16xf16>, %a4_2: vector<8xf16>, %a5_0: vector<16xbf16>, %a5_1: vector<16xbf16>, %a5_2: vector<16xbf16>, %a6_0: vector<16xbf16>, %a6_1: vector<16xbf16>, %a6_2: vector<8xbf16>, %a7_0: vector<16xi8>, %a7_1: vector<16xi8>, %a7_2: vector<8xi32>, %a8_0: vector<16xi8>, %a8_1: vector<16xi8>, %a8_2: vector<4xi32>, %a9_0: vector<16xsi8>, %a9_1: vector<16xsi8>, %a9_2: vector<8xi32>, %a10_0: vector<16xi4>, %a10_1: vector<16xi4>, %a10_2: vector<8xi32>, %a11_0: vector<16xsi4>, %a11_1: vector<16xsi4>, %a11_2: vector<8xi32>) -> (vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<16xf16>, vector<8xf16>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xi32>, vector<8xi32>, vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a0_0 * %a0_1 + %a0_2 : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %1 = amdgpu.wmma 16x16x16 %a1_0 * %a1_1 + %a1_2 : vector<16xf16>, vector<16xf16>, vector<4xf32>
  %2 = amdgpu.wmma 16x16x16 %a2_0 * %a2_1 + %a2_2 : vector<16xbf16>, vector<16xbf16>, vector<8xf32>
  %3 = amdgpu.wmma 16x16x16 %a3_0 * %a3_1 + %a3_2 : vector<16xf16>, vector<16xf16>, vector<16xf16>
  %4 = amdgpu.wmma 16x16x16 %a4_0 * %a4_1 + %a4_2 {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, vector<8xf16>
  %5 = amdgpu.wmma 16x16x16 %a5_0 * %a5_1 + %a5_2 : vector<16xbf16>, vector<16xbf16>, vector<16xbf16>
  %6 = amdgpu.wmma 16x16x16 %a6_0 * %a6_1 + %a6_2 {subwordOffset = 1 : i32} : vector<16xbf16>, vector<16xbf16>, vector<8xbf16>
  %7 = amdgpu.wmma 16x16x16 %a7_0 * %a7_1 + %a7_2 : vector<16xi8>, vector<16xi8>, vector<8xi32>
  %8 = amdgpu.wmma 16x16x16 %a8_0 * %a8_1 + %a8_2 {unsignedA, unsignedB, clamp} : vector<16xi8>, vector<16xi8>, vector<4xi32>
  %9 = amdgpu.wmma 16x16x16 %a9_0 * %a9_1 + %a9_2 : vector<16xsi8>, vector<16xsi8>, vector<8xi32>
  %10 = amdgpu.wmma 16x16x16 %a10_0 * %a10_1 + %a10_2 {unsignedB} : vector<16xi4>, vector<16xi4>, vector<8xi32>
  %11 = amdgpu.wmma 16x16x16 %a11_0 * %a11_1 + %a11_2 : vector<16xsi4>, vector<16xsi4>, vector<8xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<16xf16>, vector<8xf16>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xi32>, vector<8xi32>, vector<8xi32>
}
