// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1100 --split-input-file 2>&1

func.func @f(%a: vector<8xf32>, %m: memref<8xf32>, %l: memref<8xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f32, memref<8xf32>, memref<8xf32, 3>
  return
}

// -----

func.func @f(%a: vector<16xi4>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x32 %a * %a + %c : vector<16xi4>, vector<16xi4>, vector<8xi32>
  return
}
