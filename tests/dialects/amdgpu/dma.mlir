// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --canonicalize

#lds = #gpu.address_space<workgroup>

func.func @gather(%m: memref<8x8xf16>, %f: memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>, %s: memref<64xf16, 7>, %l: memref<64xf16, #lds>, %n: memref<4x1xf16, strided<[8, 3]>, 3>, %z: memref<f16, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i, %i], %l[%i] : f16, memref<8x8xf16>, memref<64xf16, #lds>
  amdgpu.gather_to_lds %f[%i], %n[%i, %i] {x} : vector<8xf16>, memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<4x1xf16, strided<[8, 3]>, 3>
  amdgpu.gather_to_lds %s[%i], %z[] : vector<3xi32>, memref<64xf16, 7>, memref<f16, 3>
  amdgpu.gather_to_lds %s[%i], %z[] : i8, memref<64xf16, 7>, memref<f16, 3>
  return
}

func.func @transpose(%h: memref<128x256xf16, #lds>, %b: memref<128xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %h[%i, %i] : memref<128x256xf16, #lds> -> vector<4xf16>
  %1 = amdgpu.transpose_load %b[%i] {x} : memref<128xi8, 3> -> vector<8xi8>
  %2 = amdgpu.transpose_load %b[%i] : memref<128xi8, 3> -> vector<16xi4>
  %3 = amdgpu.transpose_load %b[%i] : memref<128xi8, 3> -> vector<16xi6>
  return
}

func.func @base(%m: memref<64x64xi32>, %n: memref<8xi32, 1>, %l: memref<64x64xi32, #lds>, %i: index) -> (!amdgpu.tdm_base<i32>, !amdgpu.tdm_gather_base<i32, i16>) {
  %0 = amdgpu.make_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #lds> -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_dma_base %n[%i], %l[%i, %i] {x} : memref<8xi32, 1>, memref<64x64xi32, #lds> -> !amdgpu.tdm_base<i32>
  %2 = amdgpu.make_gather_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #lds> -> !amdgpu.tdm_gather_base<i32, i16>
  return %0, %2 : !amdgpu.tdm_base<i32>, !amdgpu.tdm_gather_base<i32, i16>
}

func.func @descriptor(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %mask: vector<16xi1>, %t: i1, %barrier: memref<8xi64, #lds>) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_dma_descriptor %b globalSize [%i, 64] globalStride [%i, 1] sharedSize [%i, %i] padShared(%n every %n) workgroupMask %mask earlyTimeout %t atomicBarrier(%barrier[%i] : memref<8xi64, #lds>) iterate %i, %n, %i {x} : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %2 = amdgpu.make_dma_descriptor %b globalSize [%c8, %i, %c0] globalStride [%c8, %c8, 1] sharedSize [%i, %c8, %c8] workgroupMask %mask : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %1 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %2 {x} : !amdgpu.tdm_descriptor
  return
}

func.func @gather_descriptor(%b: !amdgpu.tdm_gather_base<i32, i16>, %w: !amdgpu.tdm_gather_base<f64, i32>, %v: vector<13xi16>, %u: vector<8xi32>, %i: index, %n: i32) {
  %c8 = arith.constant 8 : index
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_gather_dma_descriptor %w[%u] globalSize [%i, %c8] globalStride [%c8, 1] sharedSize [%c8, %i] padShared(%n every %n) {x} : !amdgpu.tdm_gather_base<f64, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %1 : !amdgpu.tdm_descriptor
  return
}
