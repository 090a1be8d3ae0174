// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx90a --split-input-file 2>&1

func.func @f(%a: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c {negateA} blgp = none : f64, f64, vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<8xi8>, %c: vector<16xi32>) {
  %0 = amdgpu.mfma 32x32x16 %a * %a + %c blgp = none : vector<8xi8>, vector<8xi8>, vector<16xi32>
  return
}

// -----

func.func @f(%a: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU) {
  %0 = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%s[1] * %a) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: i32, %v: vector<8xf32>) {
  amdgpu.raw_buffer_store %v -> %m[%i] : vector<8xf32> -> memref<8xf32>, i32
  return
}

// -----

func.func @f(%m: memref<8xf16>, %i: i32, %v: vector<3xf16>) {
  amdgpu.raw_buffer_store %v -> %m[%i] : vector<3xf16> -> memref<8xf16>, i32
  return
}

// -----

func.func @f(%m: memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>, i32, i32 -> f32
  return
}

// -----

func.func @f(%m: memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>> to memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
