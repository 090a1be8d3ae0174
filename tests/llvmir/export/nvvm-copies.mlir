// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @cp_async_bulk_commit_group() {
  nvvm.cp.async.bulk.commit.group
  llvm.return
}
llvm.func @cp_async_bulk_global_shared_cta_0(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.global.shared.cta %a0, %a1, %a2 : <1>, <3>
  llvm.return
}
llvm.func @cp_async_bulk_global_shared_cta_1(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i16) {
  nvvm.cp.async.bulk.global.shared.cta %a0, %a1, %a2 byte_mask = %a3 : <1>, <3>
  llvm.return
}
llvm.func @cp_async_bulk_global_shared_cta_2(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i64) {
  nvvm.cp.async.bulk.global.shared.cta %a0, %a1, %a2 l2_cache_hint = %a3 : <1>, <3>
  llvm.return
}
llvm.func @cp_async_bulk_global_shared_cta_3(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i64, %a4: i16) {
  nvvm.cp.async.bulk.global.shared.cta %a0, %a1, %a2 l2_cache_hint = %a3 byte_mask = %a4 : <1>, <3>
  llvm.return
}
llvm.func @cp_async_bulk_prefetch_0(%a0: !llvm.ptr<1>, %a1: i32) {
  nvvm.cp.async.bulk.prefetch %a0, %a1 : <1>
  llvm.return
}
llvm.func @cp_async_bulk_prefetch_1(%a0: !llvm.ptr<1>, %a1: i32, %a2: i64) {
  nvvm.cp.async.bulk.prefetch %a0, %a1 l2_cache_hint = %a2 : <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_global_0(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %a0, %a1, %a2, %a3 : !llvm.ptr<3>, <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_global_1(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %a0, %a1, %a2, %a3 : !llvm.ptr<7>, <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_global_2(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32, %a4: i64) {
  nvvm.cp.async.bulk.shared.cluster.global %a0, %a1, %a2, %a3 l2_cache_hint = %a4 : !llvm.ptr<3>, <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_global_3(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32, %a4: i64) {
  nvvm.cp.async.bulk.shared.cluster.global %a0, %a1, %a2, %a3 l2_cache_hint = %a4 : !llvm.ptr<7>, <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_global_4(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32, %a4: i16) {
  nvvm.cp.async.bulk.shared.cluster.global %a0, %a1, %a2, %a3 multicast_mask = %a4 : !llvm.ptr<7>, <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_global_5(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32, %a4: i16, %a5: i64) {
  nvvm.cp.async.bulk.shared.cluster.global %a0, %a1, %a2, %a3 multicast_mask = %a4 l2_cache_hint = %a5 : !llvm.ptr<7>, <1>
  llvm.return
}
llvm.func @cp_async_bulk_shared_cluster_shared_cta(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<3>, %a2: !llvm.ptr<3>, %a3: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %a0, %a1, %a2, %a3 : <7>, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_0(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_1(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4] l2_cache_hint = %a5 {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_2(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_3(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_4(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2] : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_5(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2] l2_cache_hint = %a3 : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_6(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3] : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_7(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4] : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_8(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5] : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_9(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_global_shared_cta_10(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_0(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_1(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i16, %a5: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4] l2_cache_hint = %a5 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_2(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i16, %a6: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4] im2col[%a5, %a6] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_3(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i16, %a7: i16, %a8: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] im2col[%a6, %a7, %a8] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_4(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i16, %a5: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4, %a5] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_5(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i16, %a6: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4] im2col[%a5, %a6] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_6(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] im2col[%a6, %a7] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_7(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i16, %a5: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4, %a5] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_8(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i16, %a6: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4] im2col[%a5, %a6] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_9(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] im2col[%a6, %a7] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_10(%a0: !llvm.ptr, %a1: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1] : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_11(%a0: !llvm.ptr, %a1: i32, %a2: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1] l2_cache_hint = %a2 : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_12(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2] : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_13(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_14(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4] : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_15(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_prefetch_16(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_0(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_1(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_2(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_3(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_4(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_5(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_6(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_7(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_8(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_9(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_10(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_11(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_12(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_13(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_14(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_15(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_16(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_17(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_18(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_19(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_20(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_21(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_22(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_23(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_24(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_25(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_26(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_27(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_28(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_29(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_30(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_31(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_32(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_33(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_34(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_35(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_36(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_37(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_38(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_39(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_40(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_41(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_42(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_43(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_44(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_45(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_46(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_47(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_48(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_49(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_50(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_51(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_52(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_53(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_54(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_55(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_56(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_57(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<and>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_58(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_59(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<inc>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_60(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<max>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_61(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_62(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<or>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_reduce_63(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_0(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_1(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] l2_cache_hint = %a7 {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_2(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] multicast_mask = %a7 {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_3(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16, %a8: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] multicast_mask = %a7 l2_cache_hint = %a8 {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_4(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] im2col[%a7, %a8] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_5(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16, %a10: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9, %a10] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_6(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6, %a7] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_7(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] im2col[%a7, %a8] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_8(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_9(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6, %a7] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_10(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] im2col[%a7, %a8] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_11(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_12(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a3, box[%a2] {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_13(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: !llvm.ptr<3>, %a4: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a3, box[%a2] l2_cache_hint = %a4 {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_14(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: !llvm.ptr<3>, %a4: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a3, box[%a2] multicast_mask = %a4 {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_15(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: !llvm.ptr<3>, %a4: i16, %a5: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a3, box[%a2] multicast_mask = %a4 l2_cache_hint = %a5 {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_16(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a4, box[%a2, %a3] {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_17(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_18(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_19(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_20(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_21(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_22(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] l2_cache_hint = %a7 {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_23(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] im2col[%a7, %a8] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_24(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16, %a10: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9, %a10] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_25(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6, %a7] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_26(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] im2col[%a7, %a8] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_27(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_28(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6, %a7] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_29(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] im2col[%a7, %a8] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_30(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_31(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a3, box[%a2] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_32(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: !llvm.ptr<3>, %a4: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a3, box[%a2] l2_cache_hint = %a4 {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_33(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a4, box[%a2, %a3] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_34(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_35(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_36(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_tensor_shared_cluster_global_37(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
llvm.func @cp_async_bulk_wait_group_0() {
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.return
}
llvm.func @cp_async_bulk_wait_group_1() {
  nvvm.cp.async.bulk.wait_group 0
  llvm.return
}
llvm.func @cp_async_commit_group() {
  nvvm.cp.async.commit.group
  llvm.return
}
llvm.func @cp_async_mbarrier_arrive_0(%a0: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %a0 : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_mbarrier_arrive_1(%a0: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive %a0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @cp_async_mbarrier_arrive_2(%a0: !llvm.ptr) {
  nvvm.cp.async.mbarrier.arrive %a0 {noinc = true} : !llvm.ptr
  llvm.return
}
llvm.func @cp_async_mbarrier_arrive_3(%a0: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive %a0 {noinc = true} : !llvm.ptr<3>
  llvm.return
}
llvm.func @cp_async_shared_global_0(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %a0, %a1, 16, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
llvm.func @cp_async_shared_global_1(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: i32) {
  nvvm.cp.async.shared.global %a0, %a1, 16, cache =  ca, %a2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
llvm.func @cp_async_shared_global_2(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %a0, %a1, 4, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
llvm.func @cp_async_shared_global_3(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: i32) {
  nvvm.cp.async.shared.global %a0, %a1, 4, cache =  ca, %a2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
llvm.func @cp_async_shared_global_4(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %a0, %a1, 8, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
llvm.func @cp_async_shared_global_5(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: i32) {
  nvvm.cp.async.shared.global %a0, %a1, 8, cache =  ca, %a2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
llvm.func @cp_async_shared_global_6(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %a0, %a1, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
llvm.func @cp_async_shared_global_7(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>, %a2: i32) {
  nvvm.cp.async.shared.global %a0, %a1, 16, cache =  cg, %a2 : !llvm.ptr<3>, !llvm.ptr<1>, i32
  llvm.return
}
llvm.func @cp_async_wait_group() {
  nvvm.cp.async.wait.group 0
  llvm.return
}
llvm.func @prefetch_0(%a0: !llvm.ptr) {
  nvvm.prefetch level =  L1 uniform, %a0 : !llvm.ptr
  llvm.return
}
llvm.func @prefetch_1(%a0: !llvm.ptr) {
  nvvm.prefetch level =  L1, %a0 : !llvm.ptr
  llvm.return
}
llvm.func @prefetch_2(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L1, %a0 : !llvm.ptr<1>
  llvm.return
}
llvm.func @prefetch_3(%a0: !llvm.ptr<5>) {
  nvvm.prefetch level =  L1, %a0 : !llvm.ptr<5>
  llvm.return
}
llvm.func @prefetch_4(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L2, evict_priority =  evict_last, %a0 : !llvm.ptr<1>
  llvm.return
}
llvm.func @prefetch_5(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L2, evict_priority =  evict_normal, %a0 : !llvm.ptr<1>
  llvm.return
}
llvm.func @prefetch_6(%a0: !llvm.ptr) {
  nvvm.prefetch level =  L2, %a0 : !llvm.ptr
  llvm.return
}
llvm.func @prefetch_7(%a0: !llvm.ptr<1>) {
  nvvm.prefetch level =  L2, %a0 : !llvm.ptr<1>
  llvm.return
}
llvm.func @prefetch_8(%a0: !llvm.ptr<5>) {
  nvvm.prefetch level =  L2, %a0 : !llvm.ptr<5>
  llvm.return
}
llvm.func @prefetch_9(%a0: !llvm.ptr) {
  nvvm.prefetch tensormap in_param_space, %a0 : !llvm.ptr
  llvm.return
}
llvm.func @prefetch_10(%a0: !llvm.ptr) {
  nvvm.prefetch tensormap, %a0 : !llvm.ptr
  llvm.return
}
llvm.func @prefetch_11(%a0: !llvm.ptr<4>) {
  nvvm.prefetch tensormap, %a0 : !llvm.ptr<4>
  llvm.return
}
llvm.func @st_bulk_0(%a0: !llvm.ptr, %a1: i64) {
  nvvm.st.bulk %a0, size = %a1 : !llvm.ptr
  llvm.return
}
llvm.func @st_bulk_1(%a0: !llvm.ptr<3>, %a1: i64) {
  nvvm.st.bulk %a0, size = %a1 : !llvm.ptr<3>
  llvm.return
}
