// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @ldmatrix_0(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @ldmatrix_1(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @ldmatrix_2(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @ldmatrix_3(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @ldmatrix_4(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @ldmatrix_5(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @ldmatrix_6(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @ldmatrix_7(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @ldmatrix_8(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @ldmatrix_9(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @ldmatrix_10(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}

llvm.func @ldmatrix_11(%a0: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  llvm.return
}

llvm.func @mma_block_scale_0(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_1(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_2(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_3(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_4(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_5(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_6(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_7(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_8(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_9(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_10(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_block_scale_11(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: i32, %a11: i16, %a12: i16, %a13: i32, %a14: i16, %a15: i16) {
  %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_0(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_1(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_2(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_3(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_4(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_5(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_6(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e2m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_7(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_8(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_9(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_10(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_block_scale_11(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32, %a14: i32, %a15: i16, %a16: i16, %a17: i32, %a18: i16, %a19: i16) {
  %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_sync_0(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sp_sync_1(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sp_sync_2(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32, %a13: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sp_sync_3(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32, %a13: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sp_sync_4(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u4>, multiplicandBPtxType = #nvvm.mma_type<u4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sp_sync_5(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sp_sync_6(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32, %a13: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sp_sync_7(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: i32, %a9: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_sync_8(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: i32, %a7: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5] sparseMetadata[%a6] selector[%a7] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @mma_sp_sync_9(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: i32, %a9: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_sync_10(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: i32, %a13: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sp_sync_11(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: i32, %a9: i32) {
  %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sync_0(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  %0 = nvvm.mma.sync A[%a0, %a1]  B[%a2]  C[%a3, %a4, %a5, %a6]  {b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sync_1(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  %0 = nvvm.mma.sync A[%a0, %a1]  B[%a2]  C[%a3, %a4, %a5, %a6]  {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sync_2(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  %0 = nvvm.mma.sync A[%a0, %a1]  B[%a2]  C[%a3, %a4, %a5, %a6]  {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sync_3(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  %0 = nvvm.mma.sync A[%a0, %a1]  B[%a2]  C[%a3, %a4, %a5, %a6]  {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @mma_sync_4(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: f32, %a7: f32, %a8: f32, %a9: f32) {
  %0 = nvvm.mma.sync A[%a0, %a1, %a2, %a3]  B[%a4, %a5]  C[%a6, %a7, %a8, %a9]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sync_5(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: f32, %a11: f32) {
  %0 = nvvm.mma.sync A[%a0, %a1]  B[%a2, %a3]  C[%a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sync_6(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%a0, %a1, %a2, %a3]  B[%a4, %a5]  C[%a6, %a7]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @mma_sync_7(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: f32, %a7: f32, %a8: f32, %a9: f32) {
  %0 = nvvm.mma.sync A[%a0, %a1, %a2, %a3]  B[%a4, %a5]  C[%a6, %a7, %a8, %a9]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sync_8(%a0: f64, %a1: f64, %a2: f64, %a3: f64) {
  %0 = nvvm.mma.sync A[%a0]  B[%a1]  C[%a2, %a3]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

llvm.func @mma_sync_9(%a0: i32, %a1: i32, %a2: i32, %a3: f32, %a4: f32, %a5: f32, %a6: f32) {
  %0 = nvvm.mma.sync A[%a0, %a1]  B[%a2]  C[%a3, %a4, %a5, %a6]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

llvm.func @mma_sync_10(%a0: vector<2xf16>, %a1: f32, %a2: f64) {
  %0 = nvvm.mma.sync A[%a0, %a0] B[%a0, %a0] C[%a1, %a1, %a1, %a1, %a1, %a1, %a1, %a1] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<k = 4, n = 8, m = 8>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  %1 = nvvm.mma.sync A[%a2] B[%a2] C[%a2, %a2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, note, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

llvm.func @stmatrix_0(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.stmatrix %a0, %a1 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
  llvm.return
}

llvm.func @stmatrix_1(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  nvvm.stmatrix %a0, %a1, %a2 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
  llvm.return
}

llvm.func @stmatrix_2(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.stmatrix %a0, %a1, %a2, %a3, %a4 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}

llvm.func @stmatrix_3(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.stmatrix %a0, %a1 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
  llvm.return
}

llvm.func @stmatrix_4(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  nvvm.stmatrix %a0, %a1, %a2 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32
  llvm.return
}

llvm.func @stmatrix_5(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.stmatrix %a0, %a1, %a2, %a3, %a4 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}

llvm.func @stmatrix_6(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.stmatrix %a0, %a1 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32
  llvm.return
}

llvm.func @stmatrix_7(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  nvvm.stmatrix %a0, %a1, %a2 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32, i32
  llvm.return
}

llvm.func @stmatrix_8(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.stmatrix %a0, %a1, %a2, %a3, %a4 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}

llvm.func @wgmma_commit_group_sync_aligned_0() {
  nvvm.wgmma.commit.group.sync.aligned
  llvm.return
}

llvm.func @wgmma_fence_aligned_0() {
  nvvm.wgmma.fence.aligned
  llvm.return
}

llvm.func @wgmma_mma_async_0(%a0: i64, %a1: !llvm.struct<(f32, f32, f32, f32)>, %a2: !llvm.struct<(i32, i32, i32, i32)>) {
  %0 = nvvm.wgmma.mma_async %a0, %a0, %a1, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <col>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  %1 = nvvm.wgmma.mma_async %a0, %a0, %a2, <m = 64, n = 8, k = 32>, D[#nvvm.wgmma_type<s32>, #nvvm.wgmma_scale_out<one>, <satfinite>], A[<s8>, <one>, <row>], B[<u8>, <one>, <col>] {note} : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @wgmma_wait_group_sync_aligned_0() {
  nvvm.wgmma.wait.group.sync.aligned 0
  llvm.return
}

llvm.func @wgmma_wait_group_sync_aligned_1() {
  nvvm.wgmma.wait.group.sync.aligned 20
  llvm.return
}

llvm.func @wmma_load_0(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.wmma.load %a0, %a1 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @wmma_load_1(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.wmma.load %a0, %a1 {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
  llvm.return
}

llvm.func @wmma_load_2(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.wmma.load %a0, %a1 {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(f64, f64)>
  llvm.return
}

llvm.func @wmma_load_3(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.wmma.load %a0, %a1 {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @wmma_mma_0(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: vector<2xf16>, %a17: vector<2xf16>, %a18: vector<2xf16>, %a19: vector<2xf16>) {
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

llvm.func @wmma_mma_1(%a0: f64, %a1: f64, %a2: f64, %a3: f64) {
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3 {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

llvm.func @wmma_mma_2(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32) {
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15 {eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

llvm.func @wmma_store_0(%a0: !llvm.ptr<3>, %a5: i32, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  nvvm.wmma.store %a0, %a5, %a1, %a2, %a3, %a4 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  llvm.return
}

llvm.func @wmma_store_1(%a0: !llvm.ptr, %a3: i32, %a1: f64, %a2: f64) {
  nvvm.wmma.store %a0, %a3, %a1, %a2 {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64, f64
  llvm.return
}

func.func @wgmma_of_bf16_in_f16(%d: i64, %c: !llvm.struct<(f16, f16)>) {
  %0 = nvvm.wgmma.mma_async %d, %d, %c, <m = 64, n = 8, k = 16>, D[<f16>, <one>], A[<bf16>, <one>, <row>], B[<bf16>, <one>, <col>] : !llvm.struct<(f16, f16)> -> !llvm.struct<(f16, f16)>
  return
}
