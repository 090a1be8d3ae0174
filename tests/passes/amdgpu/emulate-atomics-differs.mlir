// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx906
// DIFFERS: upstream leaves sums that gfx900 and gfx906 have no instructions for.

func.func @f(%m: memref<8xf32>, %h: memref<8xf16>, %i: i32, %f: f32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, indexOffset = 2 : i32} %f -> %m[%i] sgprOffset %i : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %v -> %h[%i] : vector<2xf16> -> memref<8xf16>, i32
  return
}
