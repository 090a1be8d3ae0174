// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250

#lds = #gpu.address_space<workgroup>

func.func @base(%m: memref<64x64xi32>, %n: memref<?xi8, strided<[?], offset: ?>, 1>, %l: memref<64x64xi32, #lds>, %k: memref<i8, 3>, %i: index) -> (!amdgpu.tdm_base<i32>, !amdgpu.tdm_base<i8>, !amdgpu.tdm_gather_base<i32, i32>) {
  %0 = amdgpu.make_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #lds> -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_dma_base %n[%i], %k[] : memref<?xi8, strided<[?], offset: ?>, 1>, memref<i8, 3> -> !amdgpu.tdm_base<i8>
  %2 = amdgpu.make_gather_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #lds> -> !amdgpu.tdm_gather_base<i32, i32>
  return %0, %1, %2 : !amdgpu.tdm_base<i32>, !amdgpu.tdm_base<i8>, !amdgpu.tdm_gather_base<i32, i32>
}

func.func @vector(%b: !amdgpu.tdm_base<i64>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64] globalStride [1] sharedSize [32] : !amdgpu.tdm_base<i64> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  return
}

func.func @matrix(%b: !amdgpu.tdm_base<i8>, %c: !amdgpu.tdm_base<i16>, %i: index, %n: i32, %mask: vector<16xi1>, %barrier: memref<8xi64, 3>) -> !amdgpu.tdm_descriptor {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 32] globalStride [96, 1] sharedSize [16, 8] : !amdgpu.tdm_base<i8> -> !amdgpu.tdm_descriptor
  %1 = amdgpu.make_dma_descriptor %c globalSize [%i, %i] globalStride [%i, 1] sharedSize [%i, %i] padShared(%n every %n) atomicBarrier(%barrier[%i] : memref<8xi64, 3>) {x} : !amdgpu.tdm_base<i16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %0 {x} : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %1 : !amdgpu.tdm_descriptor
  return %0 : !amdgpu.tdm_descriptor
}

func.func @iteration(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 32] globalStride [96, 1] sharedSize [16, 8] iterate %i, %n, %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  %1 = amdgpu.make_dma_descriptor %b globalSize [7, 64, 32] globalStride [1000, 96, 1] sharedSize [5, 16, 8] iterate %i, %n, %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %1 : !amdgpu.tdm_descriptor
  return
}

func.func @gather(%b: !amdgpu.tdm_gather_base<i32, i16>, %c: !amdgpu.tdm_gather_base<i32, i32>, %u: vector<3xi16>, %v: vector<11xi16>, %w: vector<5xi32>, %x: vector<16xi16>, %n: i32) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%u] globalSize [64, 32] globalStride [96, 1] sharedSize [16, 8] : !amdgpu.tdm_gather_base<i32, i16>, vector<3xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  %1 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [64, 32] globalStride [96, 1] sharedSize [16, 8] padShared(%n every %n) : !amdgpu.tdm_gather_base<i32, i16>, vector<11xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %1 : !amdgpu.tdm_descriptor
  %2 = amdgpu.make_gather_dma_descriptor %c[%w] globalSize [64, 32] globalStride [96, 1] sharedSize [16, 8] : !amdgpu.tdm_gather_base<i32, i32>, vector<5xi32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %2 : !amdgpu.tdm_descriptor
  %3 = amdgpu.make_gather_dma_descriptor %b[%x] globalSize [64, 32] globalStride [96, 1] sharedSize [16, 8] : !amdgpu.tdm_gather_base<i32, i16>, vector<16xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %3 : !amdgpu.tdm_descriptor
  return
}

func.func @argument(%d: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @waits() {
  amdgpu.memory_counter_wait tensor(3)
  return
}
