// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx803 --split-input-file 2>&1

func.func @f(%m: memref<8xi32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<8xi32>, i32 -> i32
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xi32, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : i32, memref<8xi32>, memref<8xi32, 3>
  return
}
