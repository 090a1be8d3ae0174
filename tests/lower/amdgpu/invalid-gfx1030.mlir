// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1030 --split-input-file 2>&1

func.func @f(%m: memref<8xf32>, %l: memref<8xf32, 3>, %i: index, %a: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}
