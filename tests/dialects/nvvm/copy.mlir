// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @cp_async_bulk_commit_group_0() {
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

llvm.func @cp_async_bulk_shared_cluster_shared_cta_0(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<3>, %a2: !llvm.ptr<3>, %a3: i32) {
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

llvm.func @cp_async_bulk_tensor_global_shared_cta_2(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5] l2_cache_hint = %a6 {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
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

llvm.func @cp_async_bulk_tensor_global_shared_cta_6(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3] l2_cache_hint = %a4 : !llvm.ptr, <3>
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

llvm.func @cp_async_bulk_tensor_global_shared_cta_9(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5] l2_cache_hint = %a6 : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_global_shared_cta_10(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] l2_cache_hint = %a7 : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_global_shared_cta_11(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_0(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_1(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i16, %a6: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4] im2col[%a5, %a6] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_2(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i16, %a7: i16, %a8: i16, %a9: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] im2col[%a6, %a7, %a8] l2_cache_hint = %a9 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_3(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i16, %a5: i16, %a6: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4, %a5] l2_cache_hint = %a6 {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_4(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] im2col[%a6, %a7] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_5(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i16, %a5: i16) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4, %a5] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_6(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i16, %a6: i16, %a7: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4] im2col[%a5, %a6] l2_cache_hint = %a7 {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_7(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i16, %a7: i16, %a8: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] im2col[%a6, %a7] l2_cache_hint = %a8 {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_8(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2] : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_9(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_10(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4] l2_cache_hint = %a5 : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_prefetch_11(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3, %a4, %a5] l2_cache_hint = %a6 : !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_0(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_1(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i64) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] l2_cache_hint = %a5 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_2(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_3(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_4(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i64) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] l2_cache_hint = %a7 {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_5(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_6(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_7(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i64) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3] l2_cache_hint = %a4 {redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_8(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_9(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_10(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i64) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5] l2_cache_hint = %a6 {redKind = #nvvm.tma_redux_kind<dec>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_reduce_11(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4, %a5, %a6] {redKind = #nvvm.tma_redux_kind<min>} : !llvm.ptr, <3>
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_0(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a5: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a6: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_1(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a6: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a7: i16, %a8: i16, %a9: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a6, box[%a2, %a3, %a4, %a5] im2col[%a7, %a8] l2_cache_hint = %a9 {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_2(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a7: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a8: i16, %a9: i16, %a10: i16, %a11: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9] multicast_mask = %a10 l2_cache_hint = %a11 {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_3(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a7: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_4(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a7: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a8: i16, %a9: i16, %a10: i16, %a11: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9, %a10] multicast_mask = %a11 {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_5(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a5: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a6: i16, %a7: i16, %a8: i16, %a9: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6, %a7] multicast_mask = %a8 l2_cache_hint = %a9 {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_6(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a5: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a6: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] l2_cache_hint = %a6 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_7(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a5: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] multicast_mask = %a7 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_8(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a7: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a8: i16, %a9: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] im2col[%a8, %a9] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_9(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a3: !llvm.ptr<3>, %a2: i32, %a4: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a3, box[%a2] l2_cache_hint = %a4 : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_10(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a7: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a8: i16, %a9: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a7, box[%a2, %a3, %a4, %a5, %a6] multicast_mask = %a8 l2_cache_hint = %a9 : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @cp_async_bulk_tensor_shared_cluster_global_11(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a5: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a6: i16, %a7: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6, %a7] {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<3>, !llvm.ptr
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

llvm.func @cp_async_bulk_wait_group_2() {
  nvvm.cp.async.bulk.wait_group 3 {read}
  llvm.return
}

llvm.func @cp_async_bulk_wait_group_3() {
  nvvm.cp.async.bulk.wait_group 3
  llvm.return
}

llvm.func @cp_async_commit_group_0() {
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

llvm.func @cp_async_wait_group_0() {
  nvvm.cp.async.wait.group 0
  llvm.return
}
