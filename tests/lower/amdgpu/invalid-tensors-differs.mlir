// RUN: not terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250 --split-input-file 2>&1
// DIFFERS: upstream cuts sizes and strides to the fields of descriptors, and writes iterations over a fourth dimension.

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64] globalStride [1] sharedSize [65536] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [4294967296] globalStride [1] sharedSize [64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 8] globalStride [281474976710656, 1] sharedSize [64, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [6, 7, 64, 32] globalStride [9000, 1000, 96, 1] sharedSize [4, 5, 16, 8] iterate %i, %n, %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  return
}
