// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942
// DIFFERS: upstream ignores negative offsets of indices.

func.func @offset(%m: memref<64xi32>, %i: i32) -> i32 {
  %0 = amdgpu.raw_buffer_load {indexOffset = -5 : i32} %m[%i] : memref<64xi32>, i32 -> i32
  return %0 : i32
}
