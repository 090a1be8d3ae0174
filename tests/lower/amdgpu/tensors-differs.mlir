// RUN: terrace opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250
// DIFFERS: upstream marks gathers by the bit that stands for wide numbers of rows, takes the presence of an early timeout for its
// value, and the extent of another dimension for that of the fourth one of a tile.

func.func @gather(%m: memref<64x64xi32>, %l: memref<64x64xi32, 3>, %i: index) -> !amdgpu.tdm_gather_base<i32, i16> {
  %0 = amdgpu.make_gather_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return %0 : !amdgpu.tdm_gather_base<i32, i16>
}

func.func @tile(%b: !amdgpu.tdm_base<i32>, %mask: vector<16xi1>, %early: i1) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [6, 7, 64, 32] globalStride [9000, 1000, 96, 1] sharedSize [4, 5, 16, 8] workgroupMask %mask earlyTimeout %early : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
  return
}
