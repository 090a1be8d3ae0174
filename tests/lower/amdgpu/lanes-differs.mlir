// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx950
// DIFFERS: upstream casts 48 bits to 32 before it swizzles them.

func.func @swizzle(%v: vector<3xf16>) -> vector<3xf16> {
  %0 = amdgpu.swizzle_bitmode %v 1 2 4 : vector<3xf16>
  return %0 : vector<3xf16>
}
