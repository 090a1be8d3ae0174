// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx950 --split-input-file 2>&1

func.func @f(%l: memref<8xi4, 3>, %i: index) {
  %0 = amdgpu.transpose_load %l[%i] : memref<8xi4, 3> -> vector<16xi4>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<4xf32>) {
  %0 = amdgpu.mfma 16x16x128 %a * %a + %c {cbsz = 1 : i32} blgp = none : vector<32xf6E2M3FN>, vector<32xf6E2M3FN>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<4xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 16x16x64 (%s[0] * %a) * (%s[1] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<4xf32>
  return
}
