// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx950

func.func @dpp(%i: i32, %h: f16, %b: bf16, %d: f64, %l: i64, %s: i16, %c: i8, %bit: i1, %f: f32, %q: f8E5M2) -> (i32, f16, bf16, f64, i64, i16, i8, i1, f32, f8E5M2) {
  %0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 3]) {bound_ctrl = true} : i32
  %1 = amdgpu.dpp %h %h row_shl(1 : i32) : f16
  %2 = amdgpu.dpp %b %b row_shr(15 : i32) {row_mask = 0xa : i32, bank_mask = 1 : i32} : bf16
  %3 = amdgpu.dpp %d %d row_ror(2 : i32) : f64
  %4 = amdgpu.dpp %l %l wave_shl : i64
  %5 = amdgpu.dpp %s %s wave_shr : i16
  %6 = amdgpu.dpp %c %c wave_ror : i8
  %7 = amdgpu.dpp %bit %bit wave_rol : i1
  %8 = amdgpu.dpp %f %f row_mirror : f32
  %9 = amdgpu.dpp %q %q row_half_mirror : f8E5M2
  %10 = amdgpu.dpp %0 %i row_bcast_15 : i32
  %11 = amdgpu.dpp %10 %i row_bcast_31 : i32
  return %11, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, f16, bf16, f64, i64, i16, i8, i1, f32, f8E5M2
}

func.func @swizzle(%i: i32, %h: f16, %d: f64, %v: vector<4xf16>, %q: vector<4xf8E5M2>) -> (i32, f16, f64, vector<4xf16>, vector<4xf8E5M2>) {
  %0 = amdgpu.swizzle_bitmode %i 1 2 4 : i32
  %1 = amdgpu.swizzle_bitmode %h 31 0 16 : f16
  %2 = amdgpu.swizzle_bitmode %d 1 2 4 : f64
  %3 = amdgpu.swizzle_bitmode %v 1 2 4 : vector<4xf16>
  %4 = amdgpu.swizzle_bitmode %q 1 2 4 : vector<4xf8E5M2>
  return %0, %1, %2, %3, %4 : i32, f16, f64, vector<4xf16>, vector<4xf8E5M2>
}

func.func @swap(%i: i32, %h: f16, %v: vector<4xf16>) -> (i32, f16, vector<4xf16>) {
  %0 = amdgpu.permlane_swap %i 16 : i32
  %1 = amdgpu.permlane_swap %h 32 {bound_ctrl = true} : f16
  %2 = amdgpu.permlane_swap %v 32 {fetch_inactive = true} : vector<4xf16>
  return %0, %1, %2 : i32, f16, vector<4xf16>
}
