// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx908
// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx90a
// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx942
// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx950
// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx1030
// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx1100
// RUN: terrace opt %s --amdgpu-emulate-atomics=chipset=gfx1201

func.func @f(%m: memref<8xf32>, %h: memref<8xf16>, %b: memref<8xbf16>, %g: memref<8xi32>, %w: memref<8xf64>, %i: i32, %f: f32, %v: vector<2xf16>, %p: vector<2xbf16>, %d: f64) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, indexOffset = 2 : i32, x} %f -> %m[%i] sgprOffset %i : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %v -> %h[%i] : vector<2xf16> -> memref<8xf16>, i32
  amdgpu.raw_buffer_atomic_fadd %p -> %b[%i] : vector<2xbf16> -> memref<8xbf16>, i32
  amdgpu.raw_buffer_atomic_fmax %f -> %m[%i] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fmax %d -> %w[%i] : f64 -> memref<8xf64>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %g[%i] : i32 -> memref<8xi32>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %g[%i] : i32 -> memref<8xi32>, i32
  return
}
