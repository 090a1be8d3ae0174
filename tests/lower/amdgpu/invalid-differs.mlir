// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942 --split-input-file 2>&1
// DIFFERS: upstream crashes on floats of 8 bits of formats that a chipset lacks, and lets masks of swizzles
// exceed five bits.

func.func @f(%a: vector<4xf8E4M3FN>) {
  %0 = amdgpu.ext_packed_fp8 %a[0] : vector<4xf8E4M3FN> to f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %a, undef into undef[word 1] : f32 to vector<4xf8E5M2>
  return
}

// -----

func.func @f(%a: f32, %i: i32) {
  %0 = amdgpu.packed_stoch_round_fp8 %a + %i into undef[2] : f32 to vector<4xf8E5M2>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = amdgpu.swizzle_bitmode %a 32 2 4 : i32
  return
}
