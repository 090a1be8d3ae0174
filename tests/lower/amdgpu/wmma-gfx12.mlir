// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1200
// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1201

func.func @gfx12(%a0_0: vector<8xf16>, %a0_1: vector<8xf16>, %a0_2: vector<8xf32>, %a1_0: vector<4xf16>, %a1_1: vector<4xf16>, %a1_2: vector<4xf32>, %a2_0: vector<8xbf16>, %a2_1: vector<8xbf16>, %a2_2: vector<8xf32>, %a3_0: vector<8xf16>, %a3_1: vector<8xf16>, %a3_2: vector<8xf16>, %a4_0: vector<8xbf16>, %a4_1: vector<8xbf16>, %a4_2: vector<8xbf16>, %a5_0: vector<4xbf16>, %a5_1: vector<4xbf16>, %a5_2: vector<4xbf16>, %a6_0: vector<8xi8>, %a6_1: vector<8xi8>, %a6_2: vector<8xi32>, %a7_0: vector<4xi8>, %a7_1: vector<4xi8>, %a7_2: vector<4xi32>, %a8_0: vector<8xi4>, %a8_1: vector<8xi4>, %a8_2: vector<8xi32>, %a9_0: vector<4xi4>, %a9_1: vector<4xi4>, %a9_2: vector<4xi32>, %a10_0: vector<16xi4>, %a10_1: vector<16xi4>, %a10_2: vector<8xi32>, %a11_0: vector<8xi4>, %a11_1: vector<8xi4>, %a11_2: vector<4xi32>, %a12_0: vector<8xf8E5M2>, %a12_1: vector<8xf8E5M2>, %a12_2: vector<8xf32>, %a13_0: vector<8xf8E5M2>, %a13_1: vector<8xf8E4M3FN>, %a13_2: vector<8xf32>, %a14_0: vector<8xf8E4M3FN>, %a14_1: vector<8xf8E5M2>, %a14_2: vector<8xf32>, %a15_0: vector<8xf8E4M3FN>, %a15_1: vector<8xf8E4M3FN>, %a15_2: vector<8xf32>, %a16_0: vector<4xf8E5M2>, %a16_1: vector<4xf8E5M2>, %a16_2: vector<4xf32>, %a17_0: vector<4xf8E5M2>, %a17_1: vector<4xf8E4M3FN>, %a17_2: vector<4xf32>, %a18_0: vector<4xf8E4M3FN>, %a18_1: vector<4xf8E5M2>, %a18_2: vector<4xf32>, %a19_0: vector<4xf8E4M3FN>, %a19_1: vector<4xf8E4M3FN>, %a19_2: vector<4xf32>) -> (vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf16>, vector<8xbf16>, vector<4xbf16>, vector<8xi32>, vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a0_0 * %a0_1 + %a0_2 : vector<8xf16>, vector<8xf16>, vector<8xf32>
  %1 = amdgpu.wmma 16x16x16 %a1_0 * %a1_1 + %a1_2 : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %2 = amdgpu.wmma 16x16x16 %a2_0 * %a2_1 + %a2_2 : vector<8xbf16>, vector<8xbf16>, vector<8xf32>
  %3 = amdgpu.wmma 16x16x16 %a3_0 * %a3_1 + %a3_2 : vector<8xf16>, vector<8xf16>, vector<8xf16>
  %4 = amdgpu.wmma 16x16x16 %a4_0 * %a4_1 + %a4_2 : vector<8xbf16>, vector<8xbf16>, vector<8xbf16>
  %5 = amdgpu.wmma 16x16x16 %a5_0 * %a5_1 + %a5_2 : vector<4xbf16>, vector<4xbf16>, vector<4xbf16>
  %6 = amdgpu.wmma 16x16x16 %a6_0 * %a6_1 + %a6_2 : vector<8xi8>, vector<8xi8>, vector<8xi32>
  %7 = amdgpu.wmma 16x16x16 %a7_0 * %a7_1 + %a7_2 {unsignedA} : vector<4xi8>, vector<4xi8>, vector<4xi32>
  %8 = amdgpu.wmma 16x16x16 %a8_0 * %a8_1 + %a8_2 : vector<8xi4>, vector<8xi4>, vector<8xi32>
  %9 = amdgpu.wmma 16x16x16 %a9_0 * %a9_1 + %a9_2 {clamp} : vector<4xi4>, vector<4xi4>, vector<4xi32>
  %10 = amdgpu.wmma 16x16x32 %a10_0 * %a10_1 + %a10_2 : vector<16xi4>, vector<16xi4>, vector<8xi32>
  %11 = amdgpu.wmma 16x16x32 %a11_0 * %a11_1 + %a11_2 : vector<8xi4>, vector<8xi4>, vector<4xi32>
  %12 = amdgpu.wmma 16x16x16 %a12_0 * %a12_1 + %a12_2 : vector<8xf8E5M2>, vector<8xf8E5M2>, vector<8xf32>
  %13 = amdgpu.wmma 16x16x16 %a13_0 * %a13_1 + %a13_2 : vector<8xf8E5M2>, vector<8xf8E4M3FN>, vector<8xf32>
  %14 = amdgpu.wmma 16x16x16 %a14_0 * %a14_1 + %a14_2 : vector<8xf8E4M3FN>, vector<8xf8E5M2>, vector<8xf32>
  %15 = amdgpu.wmma 16x16x16 %a15_0 * %a15_1 + %a15_2 : vector<8xf8E4M3FN>, vector<8xf8E4M3FN>, vector<8xf32>
  %16 = amdgpu.wmma 16x16x16 %a16_0 * %a16_1 + %a16_2 : vector<4xf8E5M2>, vector<4xf8E5M2>, vector<4xf32>
  %17 = amdgpu.wmma 16x16x16 %a17_0 * %a17_1 + %a17_2 : vector<4xf8E5M2>, vector<4xf8E4M3FN>, vector<4xf32>
  %18 = amdgpu.wmma 16x16x16 %a18_0 * %a18_1 + %a18_2 : vector<4xf8E4M3FN>, vector<4xf8E5M2>, vector<4xf32>
  %19 = amdgpu.wmma 16x16x16 %a19_0 * %a19_1 + %a19_2 : vector<4xf8E4M3FN>, vector<4xf8E4M3FN>, vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<8xf16>, vector<8xbf16>, vector<4xbf16>, vector<8xi32>, vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
