//! Enumerations in the dialect's attributes. Keywords and numbers are upstream's.

terrace_ir::enums! { "nvvm", ENUM_ATTRS;
    /// Reduction of predicates at a barrier.
    enum BarrierReduction: attr("reduction", angle) "NVVM barrier reduction operation"
        upstream("BarrierReductionAttr", "value", "::mlir::NVVM::BarrierReduction", field) {
        Popc = 0 "popc", And = 1 "and", Or = 2 "or"
    }
    /// Format of block scales.
    enum BlockScaleFormat: attr("block_scale_format", angle) "MMA Block Scale Format"
        upstream("BlockScaleFormatAttr", "value", "::mlir::NVVM::BlockScaleFormat", field) {
        Ue8m0 = 0 "ue8m0", Ue4m3 = 1 "ue4m3"
    }
    /// Number of blocks that work on tensor memory together.
    enum CTAGroupKind: attr("cta_group", angle) "NVVM CTA group kind"
        upstream("CTAGroupKindAttr", "value", "::mlir::NVVM::CTAGroupKind", field) {
        Cta1 = 0 "cta_1", Cta2 = 1 "cta_2"
    }
    /// Which lines a cache evicts first.
    enum CacheEvictionPriority: attr("cache_eviction_priority", bare) "NVVM Cache Eviction Priority"
        upstream("CacheEvictionPriorityAttr", "value", "::mlir::NVVM::CacheEvictionPriority") {
        EvictNormal = 0 "evict_normal", EvictFirst = 1 "evict_first", EvictLast = 2 "evict_last",
        EvictUnchanged = 3 "evict_unchanged", NoAllocate = 4 "no_allocate"
    }
    /// Question about the response of a request to cancel a launch.
    enum ClusterLaunchControlQueryType: attr("cluster_launch_control_query_type", bare) "NVVM ClusterLaunchControlQueryType"
        upstream("ClusterLaunchControlQueryTypeAttr", "value", "::mlir::NVVM::ClusterLaunchControlQueryType") {
        IsCanceled = 0 "is_canceled", GetFirstCtaIdX = 1 "get_first_cta_id_x",
        GetFirstCtaIdY = 2 "get_first_cta_id_y", GetFirstCtaIdZ = 3 "get_first_cta_id_z"
    }
    /// Signedness of the bytes or words of a dot product.
    enum DotAccumulateType: attr("dot_accumulate_type", angle) "NVVM DotAccumulateType"
        upstream("DotAccumulateTypeAttr", "value", "::mlir::NVVM::DotAccumulateType", field) {
        Signed = 1 "signed", Unsigned = 0 "unsigned"
    }
    /// Rounding mode.
    enum FPRoundingMode: attr("fp_rnd_mode", angle) "NVVM FPRoundingMode kind"
        upstream("FPRoundingModeAttr", "value", "::mlir::NVVM::FPRoundingMode", field) {
        None = 0 "none", Rn = 1 "rn", Rm = 2 "rm", Rp = 3 "rp", Rz = 4 "rz", Rna = 5 "rna", Rs = 6 "rs"
    }
    /// Action between grids that depend on each other.
    enum GridDepActionKind: attr("grid_dep_action", bare) "Action kind for grid dependency control"
        upstream("GridDepActionAttr", "value", "::mlir::NVVM::GridDepActionKind") {
        Wait = 0 "wait", LaunchDependents = 1 "launch_dependents"
    }
    /// Element type of matrices in shared memory.
    enum LdStMatrixEltType: attr("ld_st_matrix_elt_type", angle) "Element type for ldmatrix and stmatrix"
        upstream("LdStMatrixEltTypeAttr", "value", "::mlir::NVVM::LdStMatrixEltType", field) {
        B16 = 0 "b16", B8 = 1 "b8", B8x16B6x16P32 = 2 "b8x16.b6x16_p32", B8x16B4x16P64 = 3 "b8x16.b4x16_p64"
    }
    /// How a load uses caches.
    enum LoadCacheModifierKind: attr("load_cache_modifier", bare) "NVVM load cache modifier kind"
        upstream("LoadCacheModifierAttr", "value", "::mlir::NVVM::LoadCacheModifierKind", field) {
        Ca = 0 "ca", Cg = 1 "cg", Cs = 2 "cs", Lu = 3 "lu", Cv = 4 "cv"
    }
    /// Operation on single bits.
    enum MMAB1Op: attr("mma_b1op", angle) "MMA binary operations"
        upstream("MMAB1OpAttr", "value", "::mlir::NVVM::MMAB1Op", field) {
        None = 0 "none", XorPopc = 1 "xor_popc", AndPopc = 2 "and_popc"
    }
    /// Formats of operands that are scaled by blocks.
    enum MMABlockScaleKind: attr("block_scale_kind", angle) "Block Scale Kind"
        upstream("MMABlockScaleKindAttr", "value", "::mlir::NVVM::MMABlockScaleKind", field) {
        Mxf8f6f4 = 0 "mxf8f6f4", Mxf4 = 1 "mxf4", Mxf4nvf4 = 2 "mxf4nvf4"
    }
    /// Operand of a multiplication that a fragment is of.
    enum MMAFrag: attr("mma_frag", angle) "NVVM MMA frag type"
        upstream("MMAFragAttr", "value", "::mlir::NVVM::MMAFrag", field) {
        A = 0 "a", B = 1 "b", C = 2 "c"
    }
    /// Result of an integer accumulation that overflows.
    enum MMAIntOverflow: attr("mma_int_overflow", angle) "MMA overflow options"
        upstream("MMAIntOverflowAttr", "value", "::mlir::NVVM::MMAIntOverflow", field) {
        Satfinite = 1 "satfinite", Wrapped = 0 "wrapped"
    }
    /// Kind of a sparse multiplication.
    enum MMAKind: attr("mma_kind", angle) "MMA operation kind"
        upstream("MMAKindAttr", "value", "::mlir::NVVM::MMAKind", field) {
        F8f6f4 = 0 "f8f6f4"
    }
    /// Order of elements of a matrix.
    enum MMALayout: attr("mma_layout", angle) "NVVM MMA layout"
        upstream("MMALayoutAttr", "value", "::mlir::NVVM::MMALayout", field) {
        Row = 0 "row", Col = 1 "col"
    }
    /// Element type of a matrix in PTX.
    enum MMATypes: attr("mma_type", angle) "NVVM MMA types"
        upstream("MMATypesAttr", "value", "::mlir::NVVM::MMATypes", field) {
        F16 = 0 "f16", F32 = 1 "f32", Tf32 = 2 "tf32", Bf16 = 9 "bf16", S8 = 4 "s8", U8 = 3 "u8",
        S32 = 5 "s32", S4 = 8 "s4", U4 = 7 "u4", B1 = 6 "b1", F64 = 10 "f64", E4m3 = 11 "e4m3",
        E5m2 = 12 "e5m2", E3m2 = 13 "e3m2", E2m3 = 14 "e2m3", E2m1 = 15 "e2m1"
    }
    /// Whether any or all threads must be equal.
    enum MatchSyncKind: attr("match_sync_kind", bare) "NVVM match sync kind"
        upstream("MatchSyncKindAttr", "value", "::mlir::NVVM::MatchSyncKind", field) {
        Any = 0 "any", All = 1 "all"
    }
    /// Order of memory accesses.
    enum MemOrderKind: attr("mem_order", angle) "NVVM Memory Ordering kind"
        upstream("MemOrderKindAttr", "value", "::mlir::NVVM::MemOrderKind", field) {
        Weak = 0 "weak", Relaxed = 1 "relaxed", Acquire = 2 "acquire", Release = 3 "release",
        AcqRel = 4 "acq_rel", Sc = 5 "sc", Mmio = 6 "mmio", Volatile = 7 "volatile"
    }
    /// Threads that a memory operation concerns.
    enum MemScopeKind: attr("mem_scope", angle) "NVVM Memory Scope kind"
        upstream("MemScopeKindAttr", "value", "::mlir::NVVM::MemScopeKind", field) {
        Cta = 0 "cta", Cluster = 1 "cluster", Gpu = 2 "gpu", Sys = 3 "sys"
    }
    /// Address space.
    enum NVVMMemorySpace: attr("memory_space", angle) "NVVM Memory Space"
        upstream("NVVMMemorySpaceAttr", "value", "::mlir::NVVM::NVVMMemorySpace") {
        Generic = 0 "generic", Global = 1 "global", Shared = 3 "shared", Constant = 4 "constant",
        Local = 5 "local", Tensor = 6 "tensor", SharedCluster = 7 "shared_cluster"
    }
    /// Selection of bytes.
    enum PermuteMode: attr("permute_mode", angle) "NVVM permute mode"
        upstream("PermuteModeAttr", "value", "::mlir::NVVM::PermuteMode", field) {
        Default = 0 "default", F4e = 1 "f4e", B4e = 2 "b4e", Rc8 = 3 "rc8", Ecl = 4 "ecl", Ecr = 5 "ecr",
        Rc16 = 6 "rc16"
    }
    /// Cache to prefetch into.
    enum PrefetchCacheLevel: attr("prefetch_cache_level", bare) "NVVM Prefetch Cache Level"
        upstream("PrefetchCacheLevelAttr", "value", "::mlir::NVVM::PrefetchCacheLevel") {
        L1 = 0 "L1", L2 = 1 "L2"
    }
    /// Path of memory accesses.
    enum ProxyKind: attr("proxy_kind", angle) "Proxy kind"
        upstream("ProxyKindAttr", "value", "::mlir::NVVM::ProxyKind", field) {
        Alias = 0 "alias", Async = 1 "async", AsyncGlobal = 2 "async.global",
        AsyncShared = 3 "async.shared", Tensormap = 4 "tensormap", Generic = 5 "generic"
    }
    /// Reduction over a warp.
    enum ReduxKind: attr("redux_kind", bare) "NVVM redux kind"
        upstream("ReduxKindAttr", "value", "::mlir::NVVM::ReduxKind", field) {
        Add = 1 "add", And = 2 "and", Max = 3 "max", Min = 4 "min", Or = 5 "or", Umax = 6 "umax",
        Umin = 7 "umin", Xor = 8 "xor", Fmin = 9 "fmin", Fmax = 10 "fmax"
    }
    /// Result of a number that is beyond the range of the type.
    enum SaturationMode: attr("sat_mode", angle) "NVVM SaturationMode kind"
        upstream("SaturationModeAttr", "value", "::mlir::NVVM::SaturationMode", field) {
        None = 0 "none", Satfinite = 1 "satfinite"
    }
    /// Number of scales for each row.
    enum ScaleVecSize: attr("scale_vec_size", angle) "MMA Scale Vector Sizes"
        upstream("ScaleVecSizeAttr", "value", "::mlir::NVVM::ScaleVecSize", field) {
        X1 = 0 "x1", X2 = 1 "x2", X4 = 2 "x4"
    }
    /// Whether registers are requested or released.
    enum SetMaxRegisterAction: attr("action", bare) "NVVM set max register action"
        upstream("SetMaxRegisterActionAttr", "value", "::mlir::NVVM::SetMaxRegisterAction", field) {
        Decrease = 1 "decrease", Increase = 0 "increase"
    }
    /// Shared memory of the block or of the cluster.
    enum SharedSpace: attr("shared_space", angle) "Shared memory space"
        upstream("SharedSpaceAttr", "value", "::mlir::NVVM::SharedSpace", field) {
        SharedCta = 0 "cta", SharedCluster = 1 "cluster"
    }
    /// Source thread of a shuffle.
    enum ShflKind: attr("shfl_kind", bare) "NVVM shuffle kind"
        upstream("ShflKindAttr", "value", "::mlir::NVVM::ShflKind", field) {
        Bfly = 0 "bfly", Up = 1 "up", Down = 2 "down", Idx = 3 "idx"
    }
    /// Mode of a copy of a tile to shared memory.
    enum TMALoadMode: attr("tma_load_mode", angle) "NVVM TMA Load Mode" of "List of Load-Modes supported for TMA Tensor Ops"
        upstream("TMALoadModeAttr", "value", "::mlir::NVVM::TMALoadMode", field) {
        Tile = 0 "tile", Im2col = 1 "im2col", Im2colW = 2 "im2col_w", Im2colW128 = 3 "im2col_w_128",
        TileGather4 = 4 "tile_gather4"
    }
    /// Reduction into global memory.
    enum TMAReduxKind: attr("tma_redux_kind", angle) "NVVM TMA redux kind"
        upstream("TMAReduxKindAttr", "value", "::mlir::NVVM::TMAReduxKind", field) {
        Add = 0 "add", Max = 2 "max", Min = 1 "min", Inc = 3 "inc", Dec = 4 "dec", And = 5 "and",
        Or = 6 "or", Xor = 7 "xor"
    }
    /// Mode of a copy of a tile to global memory.
    enum TMAStoreMode: attr("tma_store_mode", angle) "NVVM TMA Store Mode"
        upstream("TMAStoreModeAttr", "value", "::mlir::NVVM::TMAStoreMode", field) {
        Tile = 0 "tile", Im2col = 1 "im2col", TileScatter4 = 2 "tile_scatter4"
    }
    /// Warps that get a copy.
    enum Tcgen05CpMulticast: attr("tcgen05_cp_multicast", angle) "tcgen05 cp multicast"
        upstream("Tcgen05CpMulticastAttr", "value", "::mlir::NVVM::Tcgen05CpMulticast", field) {
        None = 0 "none", Warpx20213 = 1 "warpx2_02_13", Warpx20123 = 2 "warpx2_01_23", Warpx4 = 3 "warpx4"
    }
    /// Shape of a copy to tensor memory.
    enum Tcgen05CpShape: attr("tcgen05_cp_shape", angle) "tcgen05 cp shapes"
        upstream("Tcgen05CpShapeAttr", "value", "::mlir::NVVM::Tcgen05CpShape", field) {
        Shape128x256b = 0 "shape_128x256b", Shape4x256b = 1 "shape_4x256b",
        Shape128x128b = 2 "shape_128x128b", Shape64x128b = 3 "shape_64x128b",
        Shape32x128b = 4 "shape_32x128b"
    }
    /// Packing of the source of a copy to tensor memory.
    enum Tcgen05CpSrcFormat: attr("tcgen05_cp_src_fmt", angle) "tcgen05 cp source format"
        upstream("Tcgen05CpSrcFormatAttr", "value", "::mlir::NVVM::Tcgen05CpSrcFormat", field) {
        B6x16P32 = 0 "b6x16_p32", B4x16P64 = 1 "b4x16_p64"
    }
    /// Side of a synchronization.
    enum Tcgen05FenceKind: attr("tcgen05_fence", angle) "NVVM Tcgen05 fence kind"
        upstream("Tcgen05FenceKindAttr", "value", "::mlir::NVVM::Tcgen05FenceKind", field) {
        BeforeThreadSync = 0 "before", AfterThreadSync = 1 "after"
    }
    /// Shape of a load or store of tensor memory.
    enum Tcgen05LdStShape: attr("tcgen05_ldst_shape", angle) "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4"
        upstream("Tcgen05LdStShapeAttr", "value", "::mlir::NVVM::Tcgen05LdStShape", field) {
        Shape16x64b = 0 "shape_16x64b", Shape16x128b = 1 "shape_16x128b", Shape16x256b = 2 "shape_16x256b",
        Shape32x32b = 3 "shape_32x32b", Shape16x32bx2 = 4 "shape_16x32bx2"
    }
    /// Number of elements for each scale.
    enum Tcgen05MMABlockScaleKind: attr("tcgen05_mma_block_scale", angle) "tcgen05.mma block scale attribute"
        upstream("Tcgen05MMABlockScaleAttr", "value", "::mlir::NVVM::Tcgen05MMABlockScale", field) {
        Default = 0 "default", Block16 = 1 "block16", Block32 = 2 "block32"
    }
    /// Buffer that keeps the second matrix.
    enum Tcgen05MMACollectorBBuffer: attr("tcgen05_mma_collectorb", angle) "tcgen05 MMA Collector Buffer B Attribute"
        upstream("Tcgen05MMACollectorBBufferAttr", "value", "::mlir::NVVM::Tcgen05MMACollectorBBuffer", field) {
        B0 = 0 "b0", B1 = 1 "b1", B2 = 2 "b2", B3 = 3 "b3"
    }
    /// Use of the buffer that keeps a matrix.
    enum Tcgen05MMACollectorOp: attr("tcgen05_mma_collectorop", angle) "tcgen05.mma Collector Buffer Operation"
        upstream("Tcgen05MMACollectorOpAttr", "value", "::mlir::NVVM::Tcgen05MMACollectorOp", field) {
        Discard = 0 "discard", Lastuse = 1 "lastuse", Fill = 2 "fill", Use = 3 "use"
    }
    /// Formats of operands.
    enum Tcgen05MMAKind: attr("tcgen05_mma_kind", angle) "tcgen05 MMA Supported Types"
        upstream("Tcgen05MMAKindAttr", "value", "::mlir::NVVM::Tcgen05MMAKind", field) {
        F8f6f4 = 2 "f8f6f4", I8 = 3 "i8", F16 = 0 "f16", Tf32 = 1 "tf32"
    }
    /// Operations to wait for.
    enum Tcgen05WaitKind: attr("tcgen05_wait", angle) "NVVM Tcgen05 wait kind"
        upstream("Tcgen05WaitKindAttr", "value", "::mlir::NVVM::Tcgen05WaitKind", field) {
        Load = 0 "load", Store = 1 "store"
    }
    /// Combination of predicates.
    enum VoteSyncKind: attr("vote_sync_kind", bare) "NVVM vote sync kind"
        upstream("VoteSyncKindAttr", "value", "::mlir::NVVM::VoteSyncKind", field) {
        Any = 0 "any", All = 1 "all", Ballot = 2 "ballot", Uni = 3 "uni"
    }
    /// Reduction over a warp, in MLIR 24; [`ReduxKind`] is that of MLIR 22.
    enum ReductionKind: attr("reduction_kind", bare) "::mlir::NVVM::ReductionKind"
        upstream("ReductionKindAttr", "value", "::mlir::NVVM::ReductionKind", field) {
        Add = 1 "add", And = 2 "and", Max = 3 "max", Min = 4 "min", Or = 5 "or", Umax = 6 "umax", Umin = 7 "umin", Xor = 8 "xor", Fmin = 9 "fmin", Fmax = 10 "fmax"
    }
    /// Sign of a factor.
    enum WGMMAScaleIn: attr("wgmma_scale_in", angle) "WGMMA overflow options"
        upstream("WGMMAScaleInAttr", "value", "::mlir::NVVM::WGMMAScaleIn", field) {
        One = 1 "one", Neg = 4294967295 "neg"
    }
    /// Whether the accumulator is added.
    enum WGMMAScaleOut: attr("wgmma_scale_out", angle) "WGMMA input predicate"
        upstream("WGMMAScaleOutAttr", "value", "::mlir::NVVM::WGMMAScaleOut", field) {
        Zero = 0 "zero", One = 1 "one"
    }
    /// Element type of a matrix.
    enum WGMMATypes: attr("wgmma_type", angle) "NVVM WGMMA types"
        upstream("WGMMATypesAttr", "value", "::mlir::NVVM::WGMMATypes", field) {
        F16 = 0 "f16", Tf32 = 1 "tf32", U8 = 2 "u8", S8 = 3 "s8", B1 = 4 "b1", Bf16 = 5 "bf16",
        E4m3 = 6 "e4m3", E5m2 = 7 "e5m2", F32 = 8 "f32", S32 = 9 "s32"
    }
}
