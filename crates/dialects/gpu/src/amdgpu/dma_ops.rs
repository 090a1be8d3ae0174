//! The operations of `amdgpu` that copy tensors between global memory and LDS.

use super::types::*;
use super::{fold, verify};
use crate::prelude::*;
use terrace_base::constraints::AnyMemRef;
use terrace_memory::index_list::{self, Indices, integers_of, mixed_lists};

ops! { "amdgpu", DMA_OPS;
    /// Copies elements that threads choose from global memory to neighbouring ones in LDS.
    ///
    /// ```mlir
    /// amdgpu.gather_to_lds %m[%i], %l[%j] : vector<4xf32>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
    /// ```
    GatherToLds = "gather_to_lds" {
        (src: AnyMemRef, src_indices: [Index], dst: AnyMemRef, dst_indices: [Index])
        attrs  {
            /// The type of the value that a thread copies.
            transfer_type("transferType"): TypeAttrOf,
        }
        traits [AttrSizedOperandSegments, MemRead, MemWrite]
        format "$src `[` $src_indices `]` `,` $dst `[` $dst_indices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)"
        hooks  { verify_shape: verify::dma::gather_to_lds }
    }

    /// Loads a matrix from LDS and transposes it among lanes.
    ///
    /// ```mlir
    /// %v = amdgpu.transpose_load %m[%i, %j] : memref<128x256xf16, 3> -> vector<4xf16>
    /// ```
    TransposeLoad = "transpose_load" {
        (src: AnyMemRef, src_indices: [Index]) -> (result: TransposedVector)
        traits [MemRead]
        format "$src `[` $src_indices `]` attr-dict `:` type($src) `->` type($result)"
        hooks  { verify_shape: verify::dma::transpose_load }
    }

    /// The addresses of a tensor in global memory and in LDS.
    ///
    /// ```mlir
    /// %b = amdgpu.make_dma_base %m[%i, %j], %l[%k, %n] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>>
    ///   -> !amdgpu.tdm_base<i32>
    /// ```
    MakeDmaBase = "make_dma_base" {
        (global: AnyMemRef, global_indices: [Index], lds: AnyMemRef, lds_indices: [Index]) -> (base: TdmBase)
        traits [Pure, AttrSizedOperandSegments]
        relations { "all of {global, lds} have same element type": |op| verify::dma::same_elements(op) }
        format "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)"
        hooks  { verify_shape: |op: Shape<'_, MakeDmaBase>| verify::dma::base(*op, op.global(), op.lds()) }
    }

    /// The addresses of a tensor whose rows are gathered.
    ///
    /// ```mlir
    /// %b = amdgpu.make_gather_dma_base %m[%i, %j], %l[%k, %n] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>>
    ///   -> !amdgpu.tdm_gather_base<i32, i16>
    /// ```
    MakeGatherDmaBase = "make_gather_dma_base" {
        (global: AnyMemRef, global_indices: [Index], lds: AnyMemRef, lds_indices: [Index]) -> (base: TdmGatherBase)
        traits [Pure, AttrSizedOperandSegments]
        relations { "all of {global, lds} have same element type": |op| verify::dma::same_elements(op) }
        format "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)"
        hooks  { verify_shape: |op: Shape<'_, MakeGatherDmaBase>| verify::dma::base(*op, op.global(), op.lds()) }
    }

    /// How a tile of a tensor is copied.
    ///
    /// ```mlir
    /// %d = amdgpu.make_dma_descriptor %b globalSize [64, %n] globalStride [%n, 1] sharedSize [64, 64]
    ///   : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    /// ```
    MakeDmaDescriptor = "make_dma_descriptor" {
        (base: TdmBase, global_dynamic_sizes: [Index], global_dynamic_strides: [Index], shared_dynamic_sizes: [Index], workgroup_mask: Option<WorkgroupMask>, early_timeout: Option<I1>, pad_amount: Option<I32>, pad_interval: Option<I32>, atomic_barrier_address: Option<AnyMemRef>, atomic_barrier_indices: [Index], global_increment: Option<Index>, lds_increment: Option<I32>, iteration_count: Option<Index>) -> (desc: TdmDescriptor)
        attrs  {
            /// The extents of the tensor.
            global_static_sizes: DenseI64Array,
            /// Its strides.
            global_static_strides: DenseI64Array,
            /// The extents of the tile.
            shared_static_sizes: DenseI64Array,
        }
        traits [Pure, AttrSizedOperandSegments]
        format "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) (`padShared` `(` $pad_amount^ `every` $pad_interval `)`)? (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)? (`atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)? attr-dict `:` qualified(type($base)) `->` type(results)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::dma::descriptor, fold: fold::descriptor }
    }

    /// How rows of a tensor are gathered.
    ///
    /// ```mlir
    /// %d = amdgpu.make_gather_dma_descriptor %b[%rows] globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64]
    ///   : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
    /// ```
    MakeGatherDmaDescriptor = "make_gather_dma_descriptor" {
        (base: TdmGatherBase, indices: GatherIndices, global_dynamic_sizes: [Index], global_dynamic_strides: [Index], shared_dynamic_sizes: [Index], workgroup_mask: Option<WorkgroupMask>, early_timeout: Option<I1>, pad_amount: Option<I32>, pad_interval: Option<I32>, atomic_barrier_address: Option<AnyMemRef>, atomic_barrier_indices: [Index], global_increment: Option<Index>, lds_increment: Option<I32>, iteration_count: Option<Index>) -> (desc: TdmDescriptor)
        attrs  {
            /// The extents of the tensor.
            global_static_sizes: DenseI64Array,
            /// Its strides.
            global_static_strides: DenseI64Array,
            /// The extents of the tile.
            shared_static_sizes: DenseI64Array,
        }
        traits [Pure, AttrSizedOperandSegments]
        format "$base `[` $indices `]` `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) (`padShared` `(` $pad_amount^ `every` $pad_interval `)`)? (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)? (`atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)? attr-dict `:` qualified(type($base)) `,` type($indices) `->` type(results)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::dma::gather_descriptor, fold: fold::descriptor }
    }

    /// Copies a tile to LDS.
    ///
    /// ```mlir
    /// amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
    /// ```
    TensorLoadToLds = "tensor_load_to_lds",
    /// Copies a tile from LDS.
    ///
    /// ```mlir
    /// amdgpu.tensor_store_from_lds %d : !amdgpu.tdm_descriptor
    /// ```
    TensorStoreFromLds = "tensor_store_from_lds" {
        (desc: TdmDescriptor)
        traits [MemRead, MemWrite]
        format "$desc attr-dict `:` qualified(type($desc))"
    }
}

/// A descriptor of either kind.
#[derive(Clone, Copy)]
pub enum Descriptor {
    /// Of a tile.
    Tile(MakeDmaDescriptor),
    /// Of gathered rows.
    Gather(MakeGatherDmaDescriptor),
}

impl Descriptor {
    /// The descriptor that an operation makes.
    pub fn of(b: &Body, op: Op) -> Option<Self> {
        let gather = || b.as_::<MakeGatherDmaDescriptor>(op).map(Self::Gather);
        b.as_::<MakeDmaDescriptor>(op).map(Self::Tile).or_else(gather)
    }

    /// The number of the operand group of the tensor's extents.
    pub(super) fn first_list(self) -> usize {
        match self {
            Self::Tile(_) => 1,
            Self::Gather(_) => 2,
        }
    }

    /// The extents and strides of the tensor, and the extents of the tile.
    pub fn lists(self, b: &Body) -> [Indices; 3] {
        let (integers, values) = match self {
            Self::Tile(op) => (
                [op.global_static_sizes(b), op.global_static_strides(b), op.shared_static_sizes(b)],
                [op.global_dynamic_sizes(b), op.global_dynamic_strides(b), op.shared_dynamic_sizes(b)],
            ),
            Self::Gather(op) => (
                [op.global_static_sizes(b), op.global_static_strides(b), op.shared_static_sizes(b)],
                [op.global_dynamic_sizes(b), op.global_dynamic_strides(b), op.shared_dynamic_sizes(b)],
            ),
        };
        mixed_lists(&integers.map(|list| integers_of(b.ctx(), list)), values)
    }
}
