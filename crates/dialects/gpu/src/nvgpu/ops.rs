//! The operations of `nvgpu`.

use super::attrs::RcpRoundingMode;
use super::types::*;
use super::verify;
use crate::prelude::*;
use terrace_base::constraints::{AnyMemRef, AnyUnrankedMemRef, I64ArrayAttr};
use terrace_ir::decl::attr_type::Bool;
use terrace_memory::vector::AnyVectorOfNonZeroRank;

ops! { "nvgpu", OPS;
    /// Copies elements from global to shared memory, while the thread goes on.
    ///
    /// ```mlir
    /// %0 = nvgpu.device_async_copy %a[%i, %j], %b[%k], 4 : memref<4x5xf32> to memref<16xf32, 3>
    /// ```
    DeviceAsyncCopy = "device_async_copy" {
        (dst: AnyMemRef, dst_indices: [Index], src: AnyMemRef, src_indices: [Index], src_elements: Option<Index>) -> (async_token: DeviceAsyncToken = infer)
        attrs  {
            /// The number of elements that are written.
            dst_elements("dstElements"): IndexAttr,
        }
        opts   {
            /// The copy bypasses the L1 cache.
            bypass_l1("bypassL1"): Unit,
        }
        traits [AttrSizedOperandSegments, MemRead, MemWrite, InferTypes]
        format "$src `[` $src_indices `]` `,` $dst `[` $dst_indices `]` `,` $dstElements (`,` $src_elements^)? since<24>((`bypassL1` $bypassL1^)?) attr-dict `:` type($src) `to` type($dst)"
        hooks  { verify_shape: verify::device_async_copy }
    }

    /// Makes a group of copies that have started.
    ///
    /// ```mlir
    /// %group = nvgpu.device_async_create_group %copy0, %copy1
    /// ```
    DeviceAsyncCreateGroup = "device_async_create_group" {
        (input_tokens: [DeviceAsyncToken]) -> (async_token: DeviceAsyncToken = infer)
        traits [InferTypes]
        format "$input_tokens attr-dict"
    }

    /// Waits until a group is done.
    ///
    /// ```mlir
    /// nvgpu.device_async_wait %group {numGroups = 1 : i32}
    /// ```
    DeviceAsyncWait = "device_async_wait" {
        (async_dependencies: DeviceAsyncToken)
        opts   {
            /// How many groups may still run.
            num_groups("numGroups"): I32Attr,
        }
        format "$async_dependencies since<24>((`numGroups` `=` $numGroups^)?) attr-dict"
    }

    /// Loads tiles of a matrix from shared memory to the registers of a warp.
    ///
    /// ```mlir
    /// %0 = nvgpu.ldmatrix %sm[%i, %j] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
    /// ```
    LdMatrix = "ldmatrix" {
        (src_memref: AnyMemRef, indices: [Index]) -> (res: AnyVectorOfNonZeroRank)
        attrs  {
            /// The tiles are transposed.
            transpose: Bool,
            /// The number of tiles of 8 rows of 16 bytes.
            num_tiles("numTiles"): I32Attr,
        }
        traits [MemRead]
        relations { "srcMemref and res have same element type": |op| verify::same_elements(op, op.operand(0), op.result(0)) }
        format "$src_memref `` `[` $indices `]` since<24>((`numTiles` `=` $numTiles^)? (`transpose` `=` $transpose^)?) attr-dict `:` type($src_memref) `->` type($res)"
        hooks  { verify_shape: verify::ldmatrix }
    }

    /// Arrives at a barrier.
    ///
    /// ```mlir
    /// %token = nvgpu.mbarrier.arrive %barriers[%i] : !nvgpu.mbarrier.group<memorySpace = 3> -> !nvgpu.mbarrier.token
    /// ```
    MBarrierArrive = "mbarrier.arrive" {
        (barriers: MBarrierGroup, mbar_id: Index) -> (token: MBarrierToken = infer)
        traits [InferTypes]
        format "$barriers `` `[` $mbar_id `]` attr-dict `:` type($barriers) `->` type($token)"
    }

    /// Arrives at a barrier, which waits for some bytes more.
    ///
    /// ```mlir
    /// nvgpu.mbarrier.arrive.expect_tx %barriers[%i], %bytes : !nvgpu.mbarrier.group<memorySpace = 3>
    /// ```
    MBarrierArriveExpectTx = "mbarrier.arrive.expect_tx" {
        (barriers: MBarrierGroup, txcount: Index, mbar_id: Index, predicate: Option<I1>)
        format "$barriers `[` $mbar_id `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"
    }

    /// Arrives at a barrier without completing its phase.
    ///
    /// ```mlir
    /// %token = nvgpu.mbarrier.arrive.nocomplete %barriers[%i], %count : !nvgpu.mbarrier.group<memorySpace = 3> -> !nvgpu.mbarrier.token
    /// ```
    MBarrierArriveNoComplete = "mbarrier.arrive.nocomplete" {
        (barriers: MBarrierGroup, mbar_id: Index, count: Index) -> (token: MBarrierToken = infer)
        traits [InferTypes]
        format "$barriers `[` $mbar_id `]` `,` $count attr-dict `:` type($barriers) `->` type($token)"
    }

    /// Makes barriers.
    ///
    /// ```mlir
    /// %barriers = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
    /// ```
    MBarrierCreate = "mbarrier.create" {
        () -> (barriers: MBarrierGroup)
        format "attr-dict `->` type($barriers)"
    }

    /// The address of a barrier.
    ///
    /// ```mlir
    /// %address = nvgpu.mbarrier.get %barriers[%i] : !nvgpu.mbarrier.group<memorySpace = 3> -> i32
    /// ```
    MBarrierGet = "mbarrier.get" {
        (barriers: MBarrierGroup, mbar_id: Index) -> (mbarrier_pointer: MBarrierPointer)
        format "$barriers `[` $mbar_id `]` attr-dict `:` type($barriers) `->` type($mbarrier_pointer)"
    }

    /// Sets how many arrivals complete a phase.
    ///
    /// ```mlir
    /// nvgpu.mbarrier.init %barriers[%i], %count : !nvgpu.mbarrier.group<memorySpace = 3>
    /// ```
    MBarrierInit = "mbarrier.init" {
        (barriers: MBarrierGroup, count: Index, mbar_id: Index, predicate: Option<I1>)
        format "$barriers `[` $mbar_id `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"
    }

    /// Whether the phase of a token is complete.
    ///
    /// ```mlir
    /// %done = nvgpu.mbarrier.test.wait %barriers[%i], %token : !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.mbarrier.token
    /// ```
    MBarrierTestWait = "mbarrier.test.wait" {
        (barriers: MBarrierGroup, token: MBarrierToken, mbar_id: Index) -> (wait_complete: I1 = infer)
        traits [InferTypes]
        format "$barriers `[` $mbar_id `]` `,` $token attr-dict `:` type($barriers) `,` type($token)"
    }

    /// Waits until a phase is complete.
    ///
    /// ```mlir
    /// nvgpu.mbarrier.try_wait.parity %barriers[%i], %phase, %ticks : !nvgpu.mbarrier.group<memorySpace = 3>
    /// ```
    MBarrierTryWaitParity = "mbarrier.try_wait.parity" {
        (barriers: MBarrierGroup, phase_parity: I1, ticks: Index, mbar_id: Index)
        format "$barriers `[` $mbar_id `]` `,` $phase_parity `,` $ticks attr-dict `:` type($barriers)"
    }

    /// Matrix multiply-accumulate of a warp whose first multiplicand is sparse (`mma.sp.sync`).
    ///
    /// ```mlir
    /// %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    /// ```
    MmaSparseSync = "mma.sp.sync" {
        (matrix_a: AnyVectorOfNonZeroRank, matrix_b: AnyVectorOfNonZeroRank, matrix_c: AnyVectorOfNonZeroRank, sparse_metadata: SparseMetadata) -> (res: AnyVectorOfNonZeroRank)
        attrs  {
            /// The shape of the product: m, n and k.
            mma_shape("mmaShape"): I64ArrayAttr,
        }
        opts   {
            /// The sparsity selector: which threads have the metadata.
            sparsity_selector("sparsitySelector"): I32Attr = 0,
            /// `f32` is multiplied as `tf32`.
            tf32_enabled("tf32Enabled"): Unit,
        }
        traits [Pure]
        relations { "matrixA and matrixB have same element type": |op| verify::same_elements(op, op.operand(0), op.operand(1)) }
        format "`(` $matrix_a `,` $matrix_b `,` $matrix_c `)` `metadata` `(` $sparse_metadata `)` attr-dict `:` `(` type($matrix_a) `,` type($matrix_b) `,` type($matrix_c) `)` `->` type($res)"
        hooks  { verify_shape: verify::mma_sparse_sync }
    }

    /// Matrix multiply-accumulate of a warp (`mma.sync`).
    ///
    /// ```mlir
    /// %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    /// ```
    MmaSync = "mma.sync" {
        (matrix_a: AnyVectorOfNonZeroRank, matrix_b: AnyVectorOfNonZeroRank, matrix_c: AnyVectorOfNonZeroRank) -> (res: AnyVectorOfNonZeroRank)
        attrs  {
            /// The shape of the product: m, n and k.
            mma_shape("mmaShape"): I64ArrayAttr,
        }
        opts   {
            /// `f32` is multiplied as `tf32`.
            tf32_enabled("tf32Enabled"): Unit,
        }
        traits [Pure]
        relations { "matrixA and matrixB have same element type": |op| verify::same_elements(op, op.operand(0), op.operand(1)) }
        format "`(` $matrix_a `,` $matrix_b `,` $matrix_c `)` attr-dict `:` `(` type($matrix_a) `,` type($matrix_b) `,` type($matrix_c) `)` `->` type($res)"
        hooks  { verify_shape: verify::mma_sync }
    }

    /// Reciprocals.
    ///
    /// ```mlir
    /// %r = nvgpu.rcp %x {rounding = approx, ftz} : vector<32x16xf32>
    /// ```
    Rcp = "rcp" {
        (input: F32Vector) -> (out: F32Vector = input)
        opts   {
            /// How they are rounded.
            rounding: RcpRoundingMode = RcpRoundingMode::Approx,
            /// Subnormal numbers become zero.
            ftz: Unit,
        }
        traits [Pure, SameOperandsAndResultType, InferTypes]
        format "$input `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)"
        hooks  { verify_shape: verify::rcp }
    }

    /// Copies a box of a tensor from global to shared memory. A barrier counts its bytes.
    ///
    /// ```mlir
    /// nvgpu.tma.async.load %map[%x, %y], %barriers[%i] to %m : !map, !barriers -> memref<64x64xf16, 3>
    /// ```
    TmaAsyncLoad = "tma.async.load" {
        (dst: AnyMemRef, barriers: MBarrierGroup, tensor_map_descriptor: TensorMapDescriptor, coordinates: [Index], mbar_id: Index, multicast_mask: Option<I16>, predicate: Option<I1>)
        traits [AttrSizedOperandSegments, MemWrite]
        format "$tensor_map_descriptor `[` $coordinates `]` `,` $barriers `[` $mbar_id `]` `to` $dst (`multicast_mask` `=` $multicast_mask^)? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensor_map_descriptor) `,` type($barriers) `->` type($dst)"
        hooks  { verify_shape: verify::tma_async_load }
    }

    /// Copies a box of a tensor from shared to global memory.
    ///
    /// ```mlir
    /// nvgpu.tma.async.store %m to %map[%x, %y] : memref<64x64xf16, 3> -> !map
    /// ```
    TmaAsyncStore = "tma.async.store" {
        (src: AnyMemRef, tensor_map_descriptor: TensorMapDescriptor, coordinates: [Index], predicate: Option<I1>)
        traits [AttrSizedOperandSegments, MemRead, MemWrite]
        format "$src `to` $tensor_map_descriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type($src) `->` type($tensor_map_descriptor)"
        hooks  { verify_shape: verify::tma_async_store }
    }

    /// Makes a tensor map, on the host.
    ///
    /// ```mlir
    /// %map = nvgpu.tma.create.descriptor %m box[%h, %w] : memref<*xf16> -> !map
    /// ```
    TmaCreateDescriptor = "tma.create.descriptor" {
        (tensor: AnyUnrankedMemRef, box_dimensions: [Index]) -> (tensor_map: TensorMapDescriptor)
        format "$tensor `box` `[` $box_dimensions `]` attr-dict `:` type($tensor) `->` type($tensor_map)"
        hooks  { verify_shape: verify::tma_create_descriptor }
    }

    /// Makes sure that a tensor map that was written is read as it is.
    ///
    /// ```mlir
    /// nvgpu.tma.fence.descriptor %map : !map
    /// ```
    TmaFence = "tma.fence.descriptor" {
        (tensor_map_descriptor: TensorMapDescriptor)
        format "$tensor_map_descriptor attr-dict `:` type($tensor_map_descriptor)"
    }

    /// Prefetches a tensor map into the cache.
    ///
    /// ```mlir
    /// nvgpu.tma.prefetch.descriptor %map, predicate = %p : !map
    /// ```
    TmaPrefetch = "tma.prefetch.descriptor" {
        (tensor_map_descriptor: TensorMapDescriptor, predicate: Option<I1>)
        format "$tensor_map_descriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensor_map_descriptor)"
    }

    /// Makes the descriptor of a multiplicand of a warpgroup in shared memory.
    ///
    /// ```mlir
    /// %d = nvgpu.warpgroup.generate.descriptor %m, %map : memref<128x64xf16, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
    /// ```
    WarpgroupGenerateDescriptor = "warpgroup.generate.descriptor" {
        (tensor: AnyMemRef, tensor_map: TensorMapDescriptor) -> (descriptor: WarpgroupMatrixDescriptor)
        traits [MemRead]
        format "$tensor `,` $tensor_map attr-dict `:` type($tensor) `,` type($tensor_map) `->` type($descriptor)"
        hooks  { verify_shape: verify::warpgroup_generate_descriptor }
    }

    /// Matrix multiply-accumulate of a warpgroup (`wgmma.mma_async`).
    ///
    /// ```mlir
    /// %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !c -> !c
    /// ```
    WarpgroupMma = "warpgroup.mma" {
        (descriptor_a: WarpgroupMatrixDescriptor, descriptor_b: WarpgroupMatrixDescriptor, matrix_c: WarpgroupAccumulator) -> (matrix_d: WarpgroupAccumulator)
        opts   {
            /// How many groups may still run at the end.
            wait_group("waitGroup"): WaitGroup = 1,
            /// The first multiplicand is column-major.
            transpose_a("transposeA"): Unit,
            /// The second multiplicand is column-major.
            transpose_b("transposeB"): Unit,
        }
        format "$descriptor_a `,` $descriptor_b `,` $matrix_c since<24>((`waitGroup` `=` $waitGroup^)? (`transposeA` $transposeA^)? (`transposeB` $transposeB^)?) attr-dict `:` type($descriptor_a) `,` type($descriptor_b) `,` type($matrix_c) `->` type($matrix_d)"
        hooks  { verify_shape: verify::warpgroup_mma }
    }

    /// An accumulator of a warpgroup with zeros.
    ///
    /// ```mlir
    /// %c = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    /// ```
    WarpgroupMmaInitAccumulator = "warpgroup.mma.init.accumulator" {
        () -> (matrix_c: WarpgroupAccumulator)
        format "attr-dict `->` type($matrix_c)"
        hooks  { verify_shape: verify::warpgroup_mma_init_accumulator }
    }

    /// Stores the accumulator of a warpgroup.
    ///
    /// ```mlir
    /// nvgpu.warpgroup.mma.store %d, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>> to memref<64x128xf32>
    /// ```
    WarpgroupMmaStore = "warpgroup.mma.store" {
        (matrix_d: WarpgroupAccumulator, dst_memref: AnyMemRef)
        traits [MemWrite]
        format "$matrix_d `,` $dst_memref attr-dict `:` type($matrix_d) `to` type($dst_memref)"
        hooks  { verify_shape: verify::warpgroup_mma_store }
    }
}
