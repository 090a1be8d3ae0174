// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx942 --split-input-file 2>&1

func.func @f(%m: memref<8xf32>, %l: memref<8xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : vector<4xf32>, memref<8xf32>, memref<8xf32, 3>
  return
}

// -----

func.func @f(%l: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %l[%i] : memref<8xf16, 3> -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
