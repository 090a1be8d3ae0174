// RUN: terrace opt %s --amdgpu-fold-memrefs-ops

func.func @f(%m: memref<64x64xf16>, %l: memref<4096xf16, 3>, %i: index, %j: index) {
  %0 = memref.subview %m[%i, 8] [16, 16] [2, 1] : memref<64x64xf16> to memref<16x16xf16, strided<[128, 1], offset: ?>>
  %1 = memref.expand_shape %l [[0, 1]] output_shape [64, 64] : memref<4096xf16, 3> into memref<64x64xf16, 3>
  amdgpu.gather_to_lds %0[%i, %j], %1[%i, %j] {x} : f16, memref<16x16xf16, strided<[128, 1], offset: ?>>, memref<64x64xf16, 3>
  %2 = memref.collapse_shape %m [[0, 1]] : memref<64x64xf16> into memref<4096xf16>
  amdgpu.gather_to_lds %2[%i], %l[%i] : f16, memref<4096xf16>, memref<4096xf16, 3>
  amdgpu.gather_to_lds %m[%i, %i], %1[%i, %j] : f16, memref<64x64xf16>, memref<64x64xf16, 3>
  %3 = amdgpu.transpose_load %1[%i, %j] : memref<64x64xf16, 3> -> vector<4xf16>
  %4 = amdgpu.make_dma_base %0[%i, %j], %1[%i, %j] : memref<16x16xf16, strided<[128, 1], offset: ?>>, memref<64x64xf16, 3> -> !amdgpu.tdm_base<f16>
  %5 = memref.subview %0[0, 0] [4, 4] [1, 1] : memref<16x16xf16, strided<[128, 1], offset: ?>> to memref<4x4xf16, strided<[128, 1], offset: ?>>
  amdgpu.gather_to_lds %5[%i, %j], %1[%i, %j] : f16, memref<4x4xf16, strided<[128, 1], offset: ?>>, memref<64x64xf16, 3>
  return
}
