// RUN: terrace opt %s --mlir-version=24
// RUN: terrace opt %s --mlir-version=24 | terrace opt
// RUN: terrace opt %s --mlir-version=23 | terrace opt

// Operations of nvvm, amdgpu and linalg that MLIR 24 writes with keywords.
// DIFFERS: the tools of MLIR 22 print its own text only

llvm.func @convert(%a: vector<2xbf16>, %h: vector<2xf16>, %x: f32, %bits: i32, %v: vector<4xf32>, %b: i8, %w: vector<2xi8>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16(f8E8M0FNU)
  %1 = nvvm.convert.f16x2.to.f8x2 %h {relu = true} : vector<2xf16> -> i16(f8E4M3FN)
  %2 = nvvm.convert.f32x2.to.bf16x2 %x, %x, %bits {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  %3 = nvvm.convert.f32x2.to.f16x2 %x, %x {note, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  %4 = nvvm.convert.f32x2.to.f4x2 %x, %x {relu = true} : i8(f4E2M1FN)
  %5 = nvvm.convert.f32x2.to.f6x2 %x, %x : i16(f6E2M3FN)
  %6 = nvvm.convert.f32x2.to.f8x2 %x, %x {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
  %7 = nvvm.convert.f32x4.to.f8x4 %v, %bits {relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)
  %8 = nvvm.convert.f4x2.to.f16x2 %b {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  %9 = nvvm.convert.f8x2.to.f16x2 %w : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  %10 = nvvm.convert.float.to.tf32 %x {rnd = #nvvm.fp_rnd_mode<rna>}
  llvm.return
}
llvm.func @barriers(%p: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32) {
  %0 = nvvm.mbarrier.arrive %p, %i {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
  %1 = nvvm.mbarrier.arrive.expect_tx %p, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.complete_tx %s, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  %2 = nvvm.mbarrier.test.wait %p, %i : !llvm.ptr, i32 -> i1
  %3 = nvvm.mbarrier.try_wait %s, %i, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
llvm.func @matrices(%s: !llvm.ptr<3>, %i: i32, %i16: i16, %d: f64, %v: vector<2xf16>, %x: f32) {
  %0 = nvvm.ldmatrix %s {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
  nvvm.stmatrix %s, %i {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, note, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
  %1 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %2 = nvvm.mma.sync A[%v, %v] B[%v] C[%v, %v] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, note, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %3 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %4 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%x, %x, %x, %x] scaleA[%i, %i16, %i16] scaleB[%i, %i16, %i16] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %5 = nvvm.mma.sp.block_scale A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%x, %x, %x, %x] sparseMetadata[%i] selector[%i] scaleA[%i, %i16, %i16] scaleB[%i, %i16, %i16] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %6 = nvvm.wmma.load %s, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>) -> f64
  %7 = nvvm.wmma.mma %d, %d, %d, %d {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  nvvm.wmma.store %s, %i, %d, %d {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr<3>, f64, f64
  llvm.return
}
llvm.func @copies(%d: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %i: i32, %i16: i16, %i64: i64, %p: i1) {
  nvvm.cp.async.bulk.tensor.prefetch %d, box[%i, %i, %i] im2col[%i16] l2_cache_hint = %i64 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %d, %s, box[%i, %i, %i] l2_cache_hint = %i64 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %d, %s, box[%i], predicate = %p : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %d, %s, box[%i, %i, %i] im2col[%i16] multicast_mask = %i16 l2_cache_hint = %i64 {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %d, %s, box[%i] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.return
}
llvm.func @tensor_memory(%d: !llvm.ptr, %t: !llvm.ptr<6>, %i: i32, %i16: i16, %i64: i64, %p: i1, %mask: vector<4xi32>, %v: vector<2xi32>) {
  nvvm.tcgen05.alloc %d, %i {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i32
  nvvm.tcgen05.dealloc %t, %i : !llvm.ptr<6>, i32
  nvvm.tcgen05.commit %d, multicast_mask = %i16 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i16
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  nvvm.tcgen05.shift %t {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  nvvm.tcgen05.cp %t, %i64 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  %0 = nvvm.tcgen05.ld %t, %i64 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xi32>
  nvvm.tcgen05.st %t, %v unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<2xi32>
  nvvm.tcgen05.mma %t, %t, %i64, %i, %p scale = %i64 mask = %mask {collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>)
  nvvm.tcgen05.mma.sp %t, %t, %i64, %i, %p, %t {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, note} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %t, %t, %i64, %i, %p, %t, %t {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, note} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %t, %t, %i64, %i, %p, %t, %t, %t {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws %t, %t, %i64, %i, %p, %i64 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %t, %i64, %i, %p, %t {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
func.func @amdgpu(%m: memref<64xf32>, %n: memref<64xi32>, %i: i32, %x: f32, %a: vector<16xi8>, %c: vector<4xi32>, %f: vector<64xf8E4M3FN>, %s: vector<4xf8E8M0FNU>, %d: vector<8xf32>) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> f32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 3 : i32, note} %m[%i] sgprOffset %i : memref<64xf32>, i32 -> f32
  amdgpu.raw_buffer_store {indexOffset = -5 : i32} %x -> %m[%i] : f32 -> memref<64xf32>, i32
  %2 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false} %x, %x -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %x -> %m[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = false, indexOffset = 7 : i32, note} %x -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_smax {indexOffset = 1 : i32} %i -> %n[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %n[%i] : i32 -> memref<64xi32>, i32
  %3 = amdgpu.wmma 16x16x16 %a * %a + %c {clamp, unsignedA, unsignedB} : vector<16xi8>, vector<16xi8>, vector<4xi32>
  %4 = amdgpu.scaled_wmma 16x16x128 (%s * %f) * (%s * %f) + %d {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, note} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}
func.func @elementwise(%a: memref<?xf32>, %t: tensor<4xf32>, %f: f32) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a : memref<?xf32>, memref<?xf32>) outs(%a : memref<?xf32>)
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {note} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>] ins(%t, %f : tensor<4xf32>, f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}
