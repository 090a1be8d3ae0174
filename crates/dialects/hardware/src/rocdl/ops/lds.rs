//! The local data share (LDS), the memory of a workgroup: transposed loads, copies from global memory, prefetches, and
//! barriers in it.

use crate::rocdl::types::{AnyPointer, FlatPointer, GlobalPointer, LdsPointer, V4I32, V8I32};
use terrace_base::constraints::I64;
use terrace_ir::decl::attr_type::I32Attr;
use terrace_llvm::constraints::{I32, LlvmType};
use terrace_llvm::{AliasScopes, TbaaTags};
use terrace_rewrite::prelude::*;

ops! { "rocdl", LDS_OPS;
    /// Loads 64 bits of 4-bit elements for each lane, transposed in groups of lanes (gfx950).
    ///
    /// ```mlir
    /// %v = rocdl.ds.read.tr4.b64 %p : <3> -> vector<2xi32>
    /// ```
    DsReadTr4B64 = "ds.read.tr4.b64",
    /// Loads 64 bits of 8-bit elements for each lane, transposed in groups of lanes (gfx950).
    DsReadTr8B64 = "ds.read.tr8.b64",
    /// Loads 96 bits of 6-bit elements for each lane, transposed in groups of lanes (gfx950).
    DsReadTr6B96 = "ds.read.tr6.b96",
    /// Loads 64 bits of 16-bit elements for each lane, transposed in groups of lanes (gfx950).
    DsReadTr16B64 = "ds.read.tr16.b64" {
        (ptr: LdsPointer) -> (res: LlvmType)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead]
        format "$ptr attr-dict `:` type($ptr) `->` type($res)"
    }

    /// Loads a transposed matrix of 4-bit elements (gfx1250).
    ///
    /// ```mlir
    /// %v = rocdl.global.load.tr4.b64 %p : !llvm.ptr<1> -> vector<2xi32>
    /// ```
    GlobalLoadTr4B64 = "global.load.tr4.b64",
    /// Loads a transposed matrix of 8-bit elements (gfx1250).
    GlobalLoadTr8B64 = "global.load.tr.b64",
    /// Loads a transposed matrix of 6-bit elements (gfx1250).
    GlobalLoadTr6B96 = "global.load.tr6.b96",
    /// Loads a transposed matrix of 16-bit elements (gfx1250).
    GlobalLoadTr8B128 = "global.load.tr.b128" {
        (ptr: GlobalPointer) -> (res: LlvmType)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead]
        format "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
    }

    /// Loads a transposed matrix of 4-bit elements (gfx1250).
    ///
    /// ```mlir
    /// %v = rocdl.ds.load.tr4.b64 %p : !llvm.ptr<3> -> vector<2xi32>
    /// ```
    DsLoadTr4B64 = "ds.load.tr4.b64",
    /// Loads a transposed matrix of 8-bit elements (gfx1250).
    DsLoadTr8B64 = "ds.load.tr8.b64",
    /// Loads a transposed matrix of 6-bit elements (gfx1250).
    DsLoadTr6B96 = "ds.load.tr6.b96",
    /// Loads a transposed matrix of 16-bit elements (gfx1250).
    DsLoadTr16B128 = "ds.load.tr16.b128" {
        (ptr: LdsPointer) -> (res: LlvmType)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead]
        format "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
    }

    /// Copies `size` bytes for each lane from memory or a buffer.
    ///
    /// ```mlir
    /// rocdl.load.to.lds %from, %to, 4, 0, 0 : <7>
    /// ```
    LoadToLDS = "load.to.lds" {
        (global_ptr: AnyPointer, lds_ptr: LdsPointer)
        attrs  { size: I32Attr, offset: I32Attr, aux: I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        format "$global_ptr `,`  $lds_ptr `,` $size `,` $offset `,` $aux attr-dict `:` type($global_ptr)"
    }

    /// Copies `size` bytes for each lane from global memory.
    ///
    /// ```mlir
    /// rocdl.global.load.lds %from, %to, 4, 0, 0
    /// ```
    GlobalLoadLDS = "global.load.lds" {
        (global_ptr: GlobalPointer, lds_ptr: LdsPointer)
        attrs  { size: I32Attr, offset: I32Attr, aux: I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        format "$global_ptr `,`  $lds_ptr `,` $size `,` $offset `,` $aux attr-dict"
    }

    /// Starts to copy 8 bits for each lane from global memory (gfx1250).
    ///
    /// ```mlir
    /// rocdl.global.load.async.to.lds.b8 %from, %to, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
    /// ```
    GlobalLoadAsyncToLDSB8 = "global.load.async.to.lds.b8",
    /// Starts to copy 32 bits for each lane from global memory (gfx1250).
    GlobalLoadAsyncToLDSB32 = "global.load.async.to.lds.b32",
    /// Starts to copy 64 bits for each lane from global memory (gfx1250).
    GlobalLoadAsyncToLDSB64 = "global.load.async.to.lds.b64",
    /// Starts to copy 128 bits for each lane from global memory (gfx1250).
    GlobalLoadAsyncToLDSB128 = "global.load.async.to.lds.b128" {
        (global_ptr: GlobalPointer, lds_ptr: LdsPointer)
        attrs  { offset: I32Attr, aux: I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        format "$global_ptr `,`  $lds_ptr `,` $offset `,` $aux attr-dict `:` qualified(type($global_ptr)) `,` qualified(type($lds_ptr))"
    }

    /// Starts to copy 8 bits for each lane to all workgroups of a cluster that `mask` selects (gfx1250).
    ///
    /// ```mlir
    /// rocdl.cluster.load.async.to.lds.b8 %from, %to, 0, 0, %mask : !llvm.ptr<1>, !llvm.ptr<3>
    /// ```
    ClusterLoadAsyncToLDSB8 = "cluster.load.async.to.lds.b8",
    /// Starts to copy 32 bits for each lane to all workgroups of a cluster that `mask` selects (gfx1250).
    ClusterLoadAsyncToLDSB32 = "cluster.load.async.to.lds.b32",
    /// Starts to copy 64 bits for each lane to all workgroups of a cluster that `mask` selects (gfx1250).
    ClusterLoadAsyncToLDSB64 = "cluster.load.async.to.lds.b64",
    /// Starts to copy 128 bits for each lane to all workgroups of a cluster that `mask` selects (gfx1250).
    ClusterLoadAsyncToLDSB128 = "cluster.load.async.to.lds.b128" {
        (global_ptr: GlobalPointer, lds_ptr: LdsPointer, mask: I32)
        attrs  { offset: I32Attr, cpol: I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        format "$global_ptr `,`  $lds_ptr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($global_ptr)) `,` qualified(type($lds_ptr))"
    }

    /// Starts to copy a tile of a tensor of up to five dimensions from global memory (gfx1250).
    ///
    /// ```mlir
    /// rocdl.tensor.load.to.lds %d0, %d1, %d2, %d3 cachepolicy 0 : vector<4xi32>, vector<8xi32>
    /// ```
    TensorLoadToLDS = "tensor.load.to.lds",
    /// Starts to copy a tile of a tensor of up to five dimensions to global memory (gfx1250).
    TensorStoreFromLDS = "tensor.store.from.lds" {
        (dgroup0: V4I32, dgroup1: V8I32, dgroup2: V4I32, dgroup3: V4I32)
        attrs  { cache_policy("cachePolicy"): I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        format "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
    }

    /// Starts to copy a tile of a tensor of up to two dimensions from global memory (gfx1250).
    ///
    /// ```mlir
    /// rocdl.tensor.load.to.lds.d2 %d0, %d1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
    /// ```
    TensorLoadToLDSD2 = "tensor.load.to.lds.d2",
    /// Starts to copy a tile of a tensor of up to two dimensions to global memory (gfx1250).
    TensorStoreFromLDSD2 = "tensor.store.from.lds.d2" {
        (dgroup0: V4I32, dgroup1: V8I32)
        attrs  { cache_policy("cachePolicy"): I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        format "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"
    }

    /// Prefetches a byte for each lane from global memory (gfx1250).
    ///
    /// ```mlir
    /// rocdl.global.prefetch %p, scope 0 : !llvm.ptr<1>
    /// ```
    GlobalPrefetch = "global.prefetch" {
        (ptr: GlobalPointer)
        attrs  { scope: I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead]
        format "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))"
    }

    /// Prefetches a byte for each lane from any memory (gfx1250).
    ///
    /// ```mlir
    /// rocdl.flat.prefetch %p, scope 0 : !llvm.ptr
    /// ```
    FlatPrefetch = "flat.prefetch" {
        (ptr: FlatPointer)
        attrs  { scope: I32Attr }
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead]
        format "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))"
    }

    /// Reduces the pending count of a barrier in the LDS by `val`, and gives its old state (gfx1250).
    ///
    /// ```mlir
    /// %s = rocdl.ds.atomic.barrier.arrive.rtn.b64 %barrier, %val : !llvm.ptr<3>, i64 -> i64
    /// ```
    DsAtomicBarrierArriveRtn = "ds.atomic.barrier.arrive.rtn.b64" {
        (barrier_ptr: LdsPointer, val: I64) -> (res: I64 = infer)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemRead, MemWrite]
        format "$barrier_ptr `,` $val attr-dict `:` qualified(type($barrier_ptr)) `,` type($val) `->` type($res)"
    }

    /// Reduces the pending count of a barrier in the LDS by one, after the asynchronous loads before it (gfx1250).
    ///
    /// ```mlir
    /// rocdl.ds.atomic.async.barrier.arrive.b64 %barrier : !llvm.ptr<3>
    /// ```
    DsAtomicAsyncBarrierArrive = "ds.atomic.async.barrier.arrive.b64" {
        (barrier_ptr: LdsPointer)
        opts   { alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags }
        traits [MemWrite]
        format "$barrier_ptr attr-dict `:` qualified(type($barrier_ptr))"
    }
}
