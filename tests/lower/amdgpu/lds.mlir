// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx950

#lds = #gpu.address_space<workgroup>

func.func @gather(%m: memref<8x8xf16>, %f: memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>, %s: memref<?x?xf16, strided<[?, 1], offset: ?>>, %l: memref<64xf16, #lds>, %z: memref<f16, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i, %i], %l[%i] : f16, memref<8x8xf16>, memref<64xf16, #lds>
  amdgpu.gather_to_lds %f[%i], %l[%i] : vector<8xf16>, memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<64xf16, #lds>
  amdgpu.gather_to_lds %s[%i, %i], %z[] : vector<3xi32>, memref<?x?xf16, strided<[?, 1], offset: ?>>, memref<f16, 3>
  amdgpu.gather_to_lds %s[%i, %i], %z[] : i8, memref<?x?xf16, strided<[?, 1], offset: ?>>, memref<f16, 3>
  amdgpu.gather_to_lds %s[%i, %i], %z[] : f32, memref<?x?xf16, strided<[?, 1], offset: ?>>, memref<f16, 3>
  return
}

func.func @transpose(%h: memref<128x256xf16, #lds>, %b: memref<128xi8, 3>, %i: index) -> (vector<4xf16>, vector<8xi8>, vector<16xi4>, vector<16xi6>, vector<8xf8E5M2>, vector<4xbf16>) {
  %0 = amdgpu.transpose_load %h[%i, %i] : memref<128x256xf16, #lds> -> vector<4xf16>
  %1 = amdgpu.transpose_load %b[%i] : memref<128xi8, 3> -> vector<8xi8>
  %2 = amdgpu.transpose_load %b[%i] : memref<128xi8, 3> -> vector<16xi4>
  %3 = amdgpu.transpose_load %b[%i] : memref<128xi8, 3> -> vector<16xi6>
  %4 = amdgpu.transpose_load %b[%i] : memref<128xi8, 3> -> vector<8xf8E5M2>
  %5 = amdgpu.transpose_load %h[%i, %i] : memref<128x256xf16, #lds> -> vector<4xbf16>
  return %0, %1, %2, %3, %4, %5 : vector<4xf16>, vector<8xi8>, vector<16xi4>, vector<16xi6>, vector<8xf8E5M2>, vector<4xbf16>
}
