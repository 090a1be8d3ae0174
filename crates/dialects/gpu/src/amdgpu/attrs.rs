//! The enums of `amdgpu`, and constraints on inherent attributes.

use crate::prelude::*;
use terrace_ir::decl::attr_type::int_of;

enums! { "amdgpu", ATTRS;
    /// Memory that other GPUs lack (`#amdgpu.address_space`).
    enum AddressSpace: attr("address_space", angle) "AMDGPU-specific address spaces"
        upstream("AMDGPU_AddressSpaceAttr", "value", "::mlir::amdgpu::AddressSpace", field) {
        /// A buffer with an offset in bytes.
        FatRawBuffer = 0 "fat_raw_buffer",
        /// A buffer resource, which has no elements.
        BufferRsrc = 1 "buffer_rsrc",
        /// A buffer with an index and an offset.
        FatStructuredBuffer = 2 "fat_structured_buffer",
    }
    /// How [`Dpp`](super::Dpp) moves values among lanes (`#amdgpu<dpp_perm ..>`).
    enum DppPerm: attr("dpp_perm", bare) "The possible permutations for a DPP operation"
        upstream("AMDGPU_DPPPermAttr", "value", "::mlir::amdgpu::DPPPerm", field) {
        /// Any permutation of four lanes.
        QuadPerm = 0 "quad_perm",
        /// To lower lanes of a row.
        RowShl = 1 "row_shl",
        /// To higher lanes of a row.
        RowShr = 2 "row_shr",
        /// To higher lanes of a row, around its end.
        RowRor = 3 "row_ror",
        /// To the next lower lane.
        WaveShl = 4 "wave_shl",
        /// To the next higher lane.
        WaveShr = 5 "wave_shr",
        /// To the next higher lane, around the end.
        WaveRor = 6 "wave_ror",
        /// To the next lower lane, around the end.
        WaveRol = 7 "wave_rol",
        /// Lanes of a row in reverse.
        RowMirror = 8 "row_mirror",
        /// Lanes of half a row in reverse.
        RowHalfMirror = 9 "row_half_mirror",
        /// Lane 15 of a row to the next row.
        RowBcast15 = 10 "row_bcast_15",
        /// Lane 31 to the rows behind it.
        RowBcast31 = 11 "row_bcast_31",
    }
    /// The operations that may move across a [`SchedBarrier`](super::SchedBarrier) (`#amdgpu.sched_barrier_opt`).
    bits SchedBarrierOpt: attr("sched_barrier_opt", angle) "|" "The possible options for scheduling barriers"
        upstream("AMDGPU_SchedBarrierOpOptAttr", "value", "::mlir::amdgpu::sched_barrier_opt_enum", field) {
        NONE = 0 "none",
        NON_MEM_NON_SIDEFFECT = 0x1 "non_mem_non_sideffect",
        VALU = 0x2 "valu",
        SALU = 0x4 "salu",
        MFMA_WMMA = 0x8 "mfma_wmma",
        ALL_VMEM = 0x10 "all_vmem",
        VMEM_READ = 0x20 "vmem_read",
        VMEM_WRITE = 0x40 "vmem_write",
        ALL_DS = 0x80 "all_ds",
        DS_READ = 0x100 "ds_read",
        DS_WRITE = 0x200 "ds_write",
        TRANSCENDENTAL = 0x400 "transcendental",
    }
    /// How lanes are permuted while [`Mfma`](super::Mfma) reads its second matrix (`#amdgpu<mfma_perm_b ..>`).
    enum MfmaPermB: attr("mfma_perm_b", bare) "The possible permutations of the lanes storing B available in an MFMA"
        upstream("AMDGPU_MFMAPermBAttr", "value", "::mlir::amdgpu::MFMAPermB", field) {
        /// They are not.
        None = 0 "none",
        /// The first 32 to all.
        BcastFirst32 = 1 "bcast_first_32",
        /// The second 32 to all.
        BcastSecond32 = 2 "bcast_second_32",
        /// By 16 lanes.
        Rotate16Right = 3 "rotate_16_right",
        /// The first 16 to all.
        BcastFirst16 = 4 "bcast_first_16",
        /// The second 16 to all.
        BcastSecond16 = 5 "bcast_second_16",
        /// The third 16 to all.
        BcastThird16 = 6 "bcast_third_16",
        /// The fourth 16 to all.
        BcastFourth16 = 7 "bcast_fourth_16",
    }
}

impl AddressSpace {
    /// Whether a memory space is this one.
    pub fn is(self, ctx: &Context, space: Option<Attr>) -> bool {
        space.and_then(|attr| AddressSpace::decode(ctx, attr)) == Some(self)
    }
}

/// Declares constraints on `i32` attributes.
macro_rules! numbers {
    ($($Name:ident = $values:pat, $summary:literal;)*) => { attr_types! { $(
        #[doc = "An `i32` of which some values are allowed."]
        $Name => i64, concat!("32-bit signless integer attribute whose ", $summary), AttrSyntax::Typed(Type::I32),
            |ctx, attr| int_of(ctx, attr, Type::I32).filter(|n| matches!(n, $values)), |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
    )* } };
}

numbers! {
    Byte = 0..=3, "value is non-negative whose maximum value is 3";
    FirstByte = 0..=3, "minimum value is 0 whose maximum value is 3";
    Half = 0..=1, "value is non-negative whose maximum value is 1";
    Nibble = 0..=7, "value is non-negative whose maximum value is 7";
    BlockSize = 16 | 32, "value is one of {16, 32}";
    FirstLane = 0 | 16, "value is one of {0, 16}";
    SubwordOffset = 0 | 1, "value is one of {0, 1}";
    Only16 = 16, "value is one of {16}";
    Only128 = 128, "value is one of {128}";
    MfmaRows = 4 | 16 | 32, "value is one of {4, 16, 32}";
    MfmaInner = 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128, "value is one of {1, 2, 4, 8, 16, 32, 64, 128}";
    MfmaBlocks = 1 | 2 | 4 | 16, "value is one of {1, 2, 4, 16}";
    SparseInner = 16 | 32 | 64 | 128, "value is one of {16, 32, 64, 128}";
    ScaledInner = 64 | 128, "value is one of {64, 128}";
    WmmaInner = 4 | 16 | 32 | 64 | 128, "value is one of {4, 16, 32, 64, 128}";
}

attr_types! {
    /// The argument of a permutation: a number of lanes, lanes, or nothing.
    PermArgument => Attr, "32-bit signless integer attribute or array attribute or unit attribute", AttrSyntax::Any,
        class |_, _| true,
        |ctx, attr| (int_of(ctx, attr, Type::I32).is_some() || attr.is::<ArrayAttr>(ctx) || attr == Attr::UNIT).then_some(attr), |ctx, v| v;
}
