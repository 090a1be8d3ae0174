// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942

func.func @fnuz(%a0_0: f8E5M2FNUZ, %a1_0: vector<1xf8E5M2FNUZ>, %a2_0: vector<1xf8E5M2FNUZ>, %a3_0: vector<2xf8E5M2FNUZ>, %a4_0: vector<2xf8E5M2FNUZ>, %a5_0: vector<3xf8E5M2FNUZ>, %a6_0: vector<3xf8E5M2FNUZ>, %a7_0: vector<4xf8E5M2FNUZ>, %a8_0: vector<4xf8E5M2FNUZ>, %a9_0: f32, %a10_0: f32, %a10_1: f32, %a10_2: vector<4xf8E5M2FNUZ>, %a11_0: f32, %a11_1: i32, %a12_0: f32, %a12_1: i32, %a12_2: vector<4xf8E5M2FNUZ>, %a13_0: f8E4M3FNUZ, %a14_0: vector<1xf8E4M3FNUZ>, %a15_0: vector<1xf8E4M3FNUZ>, %a16_0: vector<2xf8E4M3FNUZ>, %a17_0: vector<2xf8E4M3FNUZ>, %a18_0: vector<3xf8E4M3FNUZ>, %a19_0: vector<3xf8E4M3FNUZ>, %a20_0: vector<4xf8E4M3FNUZ>, %a21_0: vector<4xf8E4M3FNUZ>, %a22_0: f32, %a23_0: f32, %a23_1: f32, %a23_2: vector<4xf8E4M3FNUZ>, %a24_0: f32, %a24_1: i32, %a25_0: f32, %a25_1: i32, %a25_2: vector<4xf8E4M3FNUZ>) -> (f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, vector<4xf8E5M2FNUZ>, vector<4xf8E5M2FNUZ>, vector<4xf8E5M2FNUZ>, vector<4xf8E5M2FNUZ>, f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, vector<4xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>) {
  %0 = amdgpu.ext_packed_fp8 %a0_0[0] : f8E5M2FNUZ to f32
  %1 = amdgpu.ext_packed_fp8 %a1_0[0] : vector<1xf8E5M2FNUZ> to f32
  %2 = amdgpu.ext_packed_fp8 %a2_0[1] : vector<1xf8E5M2FNUZ> to vector<2xf32>
  %3 = amdgpu.ext_packed_fp8 %a3_0[1] : vector<2xf8E5M2FNUZ> to f32
  %4 = amdgpu.ext_packed_fp8 %a4_0[0] : vector<2xf8E5M2FNUZ> to vector<2xf32>
  %5 = amdgpu.ext_packed_fp8 %a5_0[2] : vector<3xf8E5M2FNUZ> to f32
  %6 = amdgpu.ext_packed_fp8 %a6_0[1] : vector<3xf8E5M2FNUZ> to vector<2xf32>
  %7 = amdgpu.ext_packed_fp8 %a7_0[3] : vector<4xf8E5M2FNUZ> to f32
  %8 = amdgpu.ext_packed_fp8 %a8_0[0] : vector<4xf8E5M2FNUZ> to vector<2xf32>
  %9 = amdgpu.packed_trunc_2xfp8 %a9_0, undef into undef[word 1] : f32 to vector<4xf8E5M2FNUZ>
  %10 = amdgpu.packed_trunc_2xfp8 %a10_0, %a10_1 into %a10_2[word 0] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  %11 = amdgpu.packed_stoch_round_fp8 %a11_0 + %a11_1 into undef[2] : f32 to vector<4xf8E5M2FNUZ>
  %12 = amdgpu.packed_stoch_round_fp8 %a12_0 + %a12_1 into %a12_2[3] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  %13 = amdgpu.ext_packed_fp8 %a13_0[0] : f8E4M3FNUZ to f32
  %14 = amdgpu.ext_packed_fp8 %a14_0[0] : vector<1xf8E4M3FNUZ> to f32
  %15 = amdgpu.ext_packed_fp8 %a15_0[1] : vector<1xf8E4M3FNUZ> to vector<2xf32>
  %16 = amdgpu.ext_packed_fp8 %a16_0[1] : vector<2xf8E4M3FNUZ> to f32
  %17 = amdgpu.ext_packed_fp8 %a17_0[0] : vector<2xf8E4M3FNUZ> to vector<2xf32>
  %18 = amdgpu.ext_packed_fp8 %a18_0[2] : vector<3xf8E4M3FNUZ> to f32
  %19 = amdgpu.ext_packed_fp8 %a19_0[1] : vector<3xf8E4M3FNUZ> to vector<2xf32>
  %20 = amdgpu.ext_packed_fp8 %a20_0[3] : vector<4xf8E4M3FNUZ> to f32
  %21 = amdgpu.ext_packed_fp8 %a21_0[0] : vector<4xf8E4M3FNUZ> to vector<2xf32>
  %22 = amdgpu.packed_trunc_2xfp8 %a22_0, undef into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
  %23 = amdgpu.packed_trunc_2xfp8 %a23_0, %a23_1 into %a23_2[word 0] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  %24 = amdgpu.packed_stoch_round_fp8 %a24_0 + %a24_1 into undef[2] : f32 to vector<4xf8E4M3FNUZ>
  %25 = amdgpu.packed_stoch_round_fp8 %a25_0 + %a25_1 into %a25_2[3] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25 : f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, vector<4xf8E5M2FNUZ>, vector<4xf8E5M2FNUZ>, vector<4xf8E5M2FNUZ>, vector<4xf8E5M2FNUZ>, f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<2xf32>, vector<4xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>
}
