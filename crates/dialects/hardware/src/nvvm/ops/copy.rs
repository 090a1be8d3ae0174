//! Asynchronous copies, of bytes and of tiles of tensors (TMA).

use crate::nvvm::attrs::GroupCount;
use crate::nvvm::enums::{CTAGroupKind, LoadCacheModifierKind, TMALoadMode, TMAReduxKind, TMAStoreMode};
use crate::nvvm::types::{
    AnyPointer, ClusterPointer, GenericOrSharedPointer, GenericPointer, GlobalPointer,
    SharedOrClusterPointer, SharedPointer,
};
use crate::nvvm::{asm, verify};
use terrace_llvm::I1Attr;
use terrace_rewrite::prelude::*;

ops! { "nvvm", COPY_OPS;
    /// Closes the group of bulk copies that the thread started since the last one.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.commit.group
    /// ```
    CpAsyncBulkCommitGroup = "cp.async.bulk.commit.group" {
        ()
        format "attr-dict"
    }

    /// Starts a bulk copy from the block's shared memory to global memory.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.global.shared.cta %a0, %a1, %a2 : <1>, <3>
    /// ```
    CpAsyncBulkSharedCTAToGlobal = "cp.async.bulk.global.shared.cta" {
        (
            dst_mem: GlobalPointer, src_mem: SharedPointer, size: I32, l2_cache_hint: Option<I64>,
            byte_mask: Option<I16>,
        )
        traits [AttrSizedOperandSegments]
        format "$dst_mem `,` $src_mem `,` $size (`l2_cache_hint` `=` $l2_cache_hint^ )? (`byte_mask` `=` $byte_mask^ )? attr-dict `:` type($dst_mem) `,` type($src_mem)"
    }

    /// Starts a bulk copy from global memory to the L2 cache.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.prefetch %a0, %a1 : <1>
    /// ```
    CpAsyncBulkPrefetch = "cp.async.bulk.prefetch" {
        (src_mem: GlobalPointer, size: I32, l2_cache_hint: Option<I64>)
        format "$src_mem `,` $size (`l2_cache_hint` `=` $l2_cache_hint^ )? attr-dict `:` type($src_mem)"
    }

    /// Starts a bulk copy from global memory to the shared memory of the block, or of several blocks of the cluster.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.shared.cluster.global %a0, %a1, %a2, %a3 : !llvm.ptr<3>, <1>
    /// ```
    CpAsyncBulkGlobalToSharedCluster = "cp.async.bulk.shared.cluster.global" {
        (
            dst_mem: SharedOrClusterPointer, src_mem: GlobalPointer, mbar: SharedPointer, size: I32,
            multicast_mask: Option<I16>, l2_cache_hint: Option<I64>,
        )
        traits [AttrSizedOperandSegments]
        format "$dst_mem `,` $src_mem `,` $mbar `,` $size (`multicast_mask` `=` $multicast_mask^ )? (`l2_cache_hint` `=` $l2_cache_hint^ )? attr-dict `:` type($dst_mem) `,` type($src_mem)"
        hooks  { verify_shape: verify::bulk_load }
    }

    /// Starts a bulk copy from the block's shared memory to that of another block of the cluster.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.shared.cluster.shared.cta %a0, %a1, %a2, %a3 : <7>, <3>
    /// ```
    CpAsyncBulkSharedCTAToSharedCluster = "cp.async.bulk.shared.cluster.shared.cta" {
        (dst_mem: ClusterPointer, src_mem: SharedPointer, mbar: SharedPointer, size: I32)
        format "$dst_mem `,` $src_mem `,` $mbar `,` $size attr-dict `:` type($dst_mem) `,` type($src_mem)"
    }

    /// Starts a copy of a tile of a tensor from shared to global memory.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.tensor.global.shared.cta %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
    /// ```
    CpAsyncBulkTensorSharedCTAToGlobal = "cp.async.bulk.tensor.global.shared.cta" {
        (
            tma_descriptor: GenericPointer, src_mem: SharedPointer, coordinates: [I32],
            l2_cache_hint: Option<I64>, predicate: Option<I1>,
        )
        opts   { mode: TMAStoreMode = TMAStoreMode::Tile }
        traits [AttrSizedOperandSegments]
        format "$tma_descriptor `,` $src_mem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2_cache_hint^ )? since<24>() : ((`,` `predicate` `=` $predicate^)?) since<24>((`predicate` `=` $predicate^)? (`mode` `=` custom<Keyword>($mode)^)?) attr-dict `:` type($tma_descriptor) `,` type($src_mem)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tensor_store }
    }

    /// Starts a copy of a tile of a tensor from global memory to the L2 cache.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.tensor.prefetch %a0, box[%a1, %a2, %a3] im2col[%a4] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
    /// ```
    CpAsyncBulkTensorPrefetch = "cp.async.bulk.tensor.prefetch" {
        (tma_descriptor: GenericPointer, coordinates: [I32], im2col_offsets: [I16], l2_cache_hint: Option<I64>)
        opts   { mode: TMALoadMode = TMALoadMode::Tile }
        traits [AttrSizedOperandSegments]
        format "$tma_descriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2col_offsets^ `]` )? (`l2_cache_hint` `=` $l2_cache_hint^ )? since<24>((`mode` `=` custom<Keyword>($mode)^)?) attr-dict `:` type($tma_descriptor)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tensor_prefetch }
    }

    /// Starts a reduction of a tile in shared memory into a tensor in global memory.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.tensor.reduce %a0, %a1, box[%a2, %a3, %a4] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
    /// ```
    CpAsyncBulkTensorReduce = "cp.async.bulk.tensor.reduce" {
        (tma_descriptor: AnyPointer, src_mem: SharedPointer, coordinates: [I32], l2_cache_hint: Option<I64>)
        attrs  { red_kind("redKind"): TMAReduxKind }
        opts   { mode: TMAStoreMode = TMAStoreMode::Tile }
        traits [AttrSizedOperandSegments]
        format "$tma_descriptor `,` $src_mem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2_cache_hint^ )? since<24>((`,` `reduction` `=` custom<Keyword>($redKind)^)? (`mode` `=` custom<Keyword>($mode)^)?) attr-dict `:` type($tma_descriptor) `,` type($src_mem)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tensor_reduce }
    }

    /// Starts a copy of a tile of a tensor from global to shared memory; the barrier counts the bytes.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
    /// ```
    CpAsyncBulkTensorGlobalToSharedCluster = "cp.async.bulk.tensor.shared.cluster.global" {
        (
            dst_mem: SharedOrClusterPointer, tma_descriptor: GenericPointer, coordinates: [I32],
            mbar: SharedPointer, im2col_offsets: [I16], multicast_mask: Option<I16>, l2_cache_hint: Option<I64>,
            predicate: Option<I1>,
        )
        opts   {
            mode: TMALoadMode = TMALoadMode::Tile, is_cta_only("isCTAOnly"): Bool = false,
            group: CTAGroupKind,
        }
        traits [AttrSizedOperandSegments]
        format "$dst_mem `,` $tma_descriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2col_offsets^ `]` )? (`multicast_mask` `=` $multicast_mask^ )? (`l2_cache_hint` `=` $l2_cache_hint^ )? (`predicate` `=` $predicate^)? since<24>((`mode` `=` custom<Keyword>($mode)^)? (`cta_only` `=` $isCTAOnly^)? (`group` `=` custom<Keyword>($group)^)?) attr-dict `:` type($dst_mem) `,` type($tma_descriptor)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tensor_load }
    }

    /// Waits until at most `group` groups of bulk copies are incomplete, or with `read` still read their sources.
    ///
    /// ```mlir
    /// nvvm.cp.async.bulk.wait_group 0 {read}
    /// ```
    CpAsyncBulkWaitGroup = "cp.async.bulk.wait_group" {
        ()
        attrs  { group: GroupCount }
        opts   { read: Unit }
        format "$group since<24>((`read` $read^)?) attr-dict"
    }

    /// Closes the group of asynchronous copies that the thread started since the last one.
    ///
    /// ```mlir
    /// nvvm.cp.async.commit.group
    /// ```
    CpAsyncCommitGroup = "cp.async.commit.group" {
        ()
        format "attr-dict"
    }

    /// Makes a barrier track the asynchronous copies that the thread started.
    ///
    /// ```mlir
    /// nvvm.cp.async.mbarrier.arrive %a0 : !llvm.ptr
    /// ```
    CpAsyncMBarrierArrive = "cp.async.mbarrier.arrive" {
        (addr: GenericOrSharedPointer)
        opts   { noinc: I1Attr = false }
        format "$addr attr-dict `:` type(operands)"
    }

    /// Starts a copy of 4, 8 or 16 bytes from global to shared memory.
    ///
    /// ```mlir
    /// nvvm.cp.async.shared.global %a0, %a1, 16, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
    /// ```
    CpAsync = "cp.async.shared.global" {
        (dst: SharedPointer, src: GlobalPointer, cp_size: Option<I32>)
        attrs  { size: I32Attr, modifier: LoadCacheModifierKind }
        format "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cp_size^)? attr-dict `:` type(operands)"
        hooks  { verify_shape: verify::cp_async }
    }

    /// Waits until at most `n` groups of asynchronous copies are incomplete.
    ///
    /// ```mlir
    /// nvvm.cp.async.wait.group 0
    /// ```
    CpAsyncWaitGroup = "cp.async.wait.group" {
        ()
        attrs  { n: I32Attr }
        format "$n attr-dict"
    }
}
