//! Tensor memory and multiplication of matrices in it.

use crate::nvvm::enums::{
    CTAGroupKind, MMABlockScaleKind, Tcgen05CpMulticast, Tcgen05CpShape, Tcgen05CpSrcFormat,
    Tcgen05FenceKind, Tcgen05LdStShape, Tcgen05MMABlockScaleKind, Tcgen05MMACollectorBBuffer,
    Tcgen05MMACollectorOp, Tcgen05MMAKind, Tcgen05WaitKind,
};
use crate::nvvm::types::{I32OrVector, LaneMask, PointerOrSharedPointer, TensorPointer, TensorPointerOrI64};
use crate::nvvm::{asm, verify};
use terrace_rewrite::prelude::*;

ops! { "nvvm", TCGEN05_OPS;
    /// Allocates columns of tensor memory; the address is written to shared memory.
    ///
    /// ```mlir
    /// nvvm.tcgen05.alloc %a0, %a1 : !llvm.ptr, i32
    /// ```
    Tcgen05Alloc = "tcgen05.alloc" {
        (addr: PointerOrSharedPointer, n_cols: I32)
        opts   { group: CTAGroupKind = CTAGroupKind::Cta1 }
        format "$addr `,` $n_cols since<24>((`,` `group` `=` $group^)?) attr-dict `:` type(operands)"
    }

    /// Makes a barrier track the asynchronous operations on tensor memory that the thread started.
    ///
    /// ```mlir
    /// nvvm.tcgen05.commit %a0 : !llvm.ptr
    /// ```
    Tcgen05Commit = "tcgen05.commit" {
        (addr: PointerOrSharedPointer, multicast_mask: Option<I16>)
        opts   { group: CTAGroupKind = CTAGroupKind::Cta1 }
        format "$addr (`,` `multicast_mask` `=` $multicast_mask^)? since<24>((`group` `=` $group^)?) attr-dict `:` type(operands)"
    }

    /// Starts a copy from shared to tensor memory.
    ///
    /// ```mlir
    /// nvvm.tcgen05.cp %a0, %a1 {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}
    /// ```
    Tcgen05Cp = "tcgen05.cp" {
        (taddr: TensorPointer, smem_desc: I64)
        attrs  { shape: Tcgen05CpShape }
        opts   {
            group: CTAGroupKind = CTAGroupKind::Cta1,
            multicast: Tcgen05CpMulticast = Tcgen05CpMulticast::None,
            src_format("srcFormat"): Tcgen05CpSrcFormat,
        }
        format "$taddr`,` $smem_desc since<24>((`,` `shape` `=` custom<Keyword>($shape)^)? (`group` `=` $group^)? (`multicast` `=` custom<Keyword>($multicast)^)? (`source_format` `=` $srcFormat^)?) attr-dict"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tcgen05_cp }
    }

    /// Frees columns of tensor memory.
    ///
    /// ```mlir
    /// nvvm.tcgen05.dealloc %a0, %a1 : !llvm.ptr<6>, i32
    /// ```
    Tcgen05Dealloc = "tcgen05.dealloc" {
        (taddr: TensorPointer, n_cols: I32)
        opts   { group: CTAGroupKind = CTAGroupKind::Cta1 }
        format "$taddr `,` $n_cols since<24>((`,` `group` `=` $group^)?) attr-dict `:` type(operands)"
    }

    /// Orders asynchronous operations on tensor memory before or after a synchronization of threads.
    ///
    /// ```mlir
    /// nvvm.tcgen05.fence <after>
    /// ```
    Tcgen05Fence = "tcgen05.fence" {
        ()
        attrs  { kind: Tcgen05FenceKind }
        format "$kind attr-dict"
    }

    /// Loads from tensor memory, distributed over the threads of a warp.
    ///
    /// ```mlir
    /// %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
    /// ```
    Tcgen05Ld = "tcgen05.ld" {
        (tmem_addr: TensorPointer, offset: Option<I64>) -> (res: I32OrVector)
        attrs  { shape: Tcgen05LdStShape }
        opts   { pack: Unit }
        format "$tmem_addr (`,` $offset^)? (`pack` $pack^)? since<24>((`shape` `=` custom<Keyword>($shape)^)?) attr-dict `:` type($res)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tcgen05_ld }
    }

    /// Starts a multiplication of matrices in tensor and shared memory.
    ///
    /// ```mlir
    /// nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    /// ```
    Tcgen05MMA = "tcgen05.mma" {
        (
            matrix_d: TensorPointer, matrix_a: TensorPointerOrI64, matrix_b: I64, idesc: I32,
            enable_input_d: I1, scale_input_d: Option<I64>, disable_output_lane: Option<LaneMask>,
        )
        attrs  { kind: Tcgen05MMAKind, cta_group("ctaGroup"): CTAGroupKind }
        opts   {
            collector_op("collectorOp"): Tcgen05MMACollectorOp = Tcgen05MMACollectorOp::Discard,
            a_shift("aShift"): Unit,
        }
        traits [AttrSizedOperandSegments]
        format "$matrix_d `,` $matrix_a `,` $matrix_b `,` $idesc `,` $enable_input_d (`scale` `=` $scale_input_d^)? (`mask` `=` $disable_output_lane^)? since<24>((`,` `kind` `=` custom<Keyword>($kind)^ `,` `cta_group` `=` $ctaGroup)? (`collector_a` `=` custom<Keyword>($collectorOp)^)? (`a_shift` $aShift^)?) attr-dict `:` `(` type(operands) `)`"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tcgen05_mma }
    }

    /// [`Tcgen05MMA`] of matrices that are scaled by blocks.
    ///
    /// ```mlir
    /// nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    /// ```
    Tcgen05MMABlockScale = "tcgen05.mma.block_scale" {
        (
            matrix_d: TensorPointer, matrix_a: TensorPointerOrI64, matrix_b: I64, idesc: I32,
            enable_input_d: I1, scale_a: TensorPointer, scale_b: TensorPointer,
        )
        attrs  { kind: MMABlockScaleKind, cta_group("ctaGroup"): CTAGroupKind }
        opts   {
            block_scale("blockScale"): Tcgen05MMABlockScaleKind = Tcgen05MMABlockScaleKind::Default,
            collector_op("collectorOp"): Tcgen05MMACollectorOp = Tcgen05MMACollectorOp::Discard,
        }
        format "$matrix_d `,` $matrix_a `,` $matrix_b `,` $idesc `,` $enable_input_d `,` $scale_a `,` $scale_b since<24>((`,` `kind` `=` custom<Keyword>($kind)^ `,` `cta_group` `=` $ctaGroup)? (`block_scale` `=` custom<Keyword>($blockScale)^)? (`collector_a` `=` custom<Keyword>($collectorOp)^)?) attr-dict `:` `(` type(operands) `)`"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tcgen05_mma_block_scale }
    }

    /// [`Tcgen05MMA`] with a sparse first matrix.
    ///
    /// ```mlir
    /// nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    /// ```
    Tcgen05MMASparse = "tcgen05.mma.sp" {
        (
            matrix_d: TensorPointer, matrix_a: TensorPointerOrI64, matrix_b: I64, idesc: I32,
            enable_input_d: I1, sparse_metadata: TensorPointer, scale_input_d: Option<I64>,
            disable_output_lane: Option<LaneMask>,
        )
        attrs  { kind: Tcgen05MMAKind, cta_group("ctaGroup"): CTAGroupKind }
        opts   {
            collector_op("collectorOp"): Tcgen05MMACollectorOp = Tcgen05MMACollectorOp::Discard,
            a_shift("aShift"): Unit,
        }
        traits [AttrSizedOperandSegments]
        format "$matrix_d `,` $matrix_a `,` $matrix_b `,` $idesc `,` $enable_input_d `,` $sparse_metadata (`scale` `=` $scale_input_d^)? (`mask` `=` $disable_output_lane^)? since<24>((`,` `kind` `=` custom<Keyword>($kind)^ `,` `cta_group` `=` $ctaGroup)? (`collector_a` `=` custom<Keyword>($collectorOp)^)? (`a_shift` $aShift^)?) attr-dict `:` `(` type(operands) `)`"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tcgen05_mma_sparse }
    }

    /// [`Tcgen05MMABlockScale`] with a sparse first matrix.
    ///
    /// ```mlir
    /// nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
    /// ```
    Tcgen05MMASparseBlockScale = "tcgen05.mma.sp.block_scale" {
        (
            matrix_d: TensorPointer, matrix_a: TensorPointerOrI64, matrix_b: I64, idesc: I32,
            enable_input_d: I1, sparse_metadata: TensorPointer, scale_a: TensorPointer, scale_b: TensorPointer,
        )
        attrs  { kind: MMABlockScaleKind, cta_group("ctaGroup"): CTAGroupKind }
        opts   {
            block_scale("blockScale"): Tcgen05MMABlockScaleKind = Tcgen05MMABlockScaleKind::Default,
            collector_op("collectorOp"): Tcgen05MMACollectorOp = Tcgen05MMACollectorOp::Discard,
        }
        format "$matrix_d `,` $matrix_a `,` $matrix_b `,` $idesc `,` $enable_input_d `,` $sparse_metadata `,` $scale_a `,` $scale_b since<24>((`,` `kind` `=` custom<Keyword>($kind)^ `,` `cta_group` `=` $ctaGroup)? (`block_scale` `=` custom<Keyword>($blockScale)^)? (`collector_a` `=` custom<Keyword>($collectorOp)^)?) attr-dict `:` `(` type(operands) `)`"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tcgen05_mma_sparse_block_scale }
    }

    /// [`Tcgen05MMA`] that keeps the second matrix for several multiplications.
    ///
    /// ```mlir
    /// nvvm.tcgen05.mma.ws %a0, %a1, %a2, %a3, %a4 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    /// ```
    Tcgen05MMAWs = "tcgen05.mma.ws" {
        (
            matrix_d: TensorPointer, matrix_a: TensorPointerOrI64, matrix_b: I64, idesc: I32,
            enable_input_d: I1, zero_col_mask: Option<I64>,
        )
        attrs  { kind: Tcgen05MMAKind }
        opts   {

            collector_b_buffer("collectorBBuffer"): Tcgen05MMACollectorBBuffer = Tcgen05MMACollectorBBuffer::B0,
            collector_op("collectorOp"): Tcgen05MMACollectorOp = Tcgen05MMACollectorOp::Discard,
        }
        format "$matrix_d `,` $matrix_a `,` $matrix_b `,` $idesc `,` $enable_input_d (`,` $zero_col_mask^)? since<24>((`kind` `=` custom<Keyword>($kind)^)? (`collector_b_buffer` `=` custom<Keyword>($collectorBBuffer)^)? (`collector_b` `=` custom<Keyword>($collectorOp)^)?) attr-dict `:` `(` type(operands) `)`"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
    }

    /// [`Tcgen05MMAWs`] with a sparse first matrix.
    ///
    /// ```mlir
    /// nvvm.tcgen05.mma.ws.sp %a0, %a1, %a2, %a3, %a4, %a5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    /// ```
    Tcgen05MMAWsSparse = "tcgen05.mma.ws.sp" {
        (
            matrix_d: TensorPointer, matrix_a: TensorPointerOrI64, matrix_b: I64, idesc: I32,
            enable_input_d: I1, sparse_metadata: TensorPointer, zero_col_mask: Option<I64>,
        )
        attrs  { kind: Tcgen05MMAKind }
        opts   {

            collector_b_buffer("collectorBBuffer"): Tcgen05MMACollectorBBuffer = Tcgen05MMACollectorBBuffer::B0,
            collector_op("collectorOp"): Tcgen05MMACollectorOp = Tcgen05MMACollectorOp::Discard,
        }
        format "$matrix_d `,` $matrix_a `,` $matrix_b `,` $idesc `,` $enable_input_d `,` $sparse_metadata (`,` $zero_col_mask^)? since<24>((`kind` `=` custom<Keyword>($kind)^)? (`collector_b_buffer` `=` custom<Keyword>($collectorBBuffer)^)? (`collector_b` `=` custom<Keyword>($collectorOp)^)?) attr-dict `:` `(` type(operands) `)`"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
    }

    /// The descriptor of a matrix in shared memory.
    ///
    /// ```mlir
    /// %0 = nvvm.tcgen05.mma_smem_desc(%a0, %a1, %a2, %a3, %a4, %a5) : (i32, i32, i32, i8, i1, i8) -> i64
    /// ```
    Tcgen05MmaSmemDesc = "tcgen05.mma_smem_desc" {
        (
            start_addr: I32, leading_dim_offset: I32, stride_dim_offset: I32, base_offset: I8,
            leading_dim_mode: I1, swizzle_mode: I8) -> (res: I64,
        )
        format "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)"
    }

    /// The block allocates no more tensor memory.
    ///
    /// ```mlir
    /// nvvm.tcgen05.relinquish_alloc_permit
    /// ```
    Tcgen05RelinquishAllocPermit = "tcgen05.relinquish_alloc_permit" {
        ()
        opts   { group: CTAGroupKind = CTAGroupKind::Cta1 }
        format "since<24>((`group` `=` $group^)?) attr-dict"
    }

    /// Shifts rows of a matrix in tensor memory.
    ///
    /// ```mlir
    /// nvvm.tcgen05.shift %a0 : !llvm.ptr<6>
    /// ```
    Tcgen05Shift = "tcgen05.shift" {
        (taddr: TensorPointer)
        opts   { group: CTAGroupKind = CTAGroupKind::Cta1 }
        format "$taddr since<24>((`,` `group` `=` $group^)?) attr-dict `:` type(operands)"
    }

    /// Stores to tensor memory what is distributed over the threads of a warp.
    ///
    /// ```mlir
    /// nvvm.tcgen05.st %a0, %a1 unpack {num = 1 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
    /// ```
    Tcgen05St = "tcgen05.st" {
        (tmem_addr: TensorPointer, val: I32OrVector, offset: Option<I64>)
        attrs  { shape: Tcgen05LdStShape }
        opts   { unpack: Unit }
        format "$tmem_addr `,` $val (`,` $offset^)? (`unpack` $unpack^)? since<24>((`shape` `=` custom<Keyword>($shape)^)?) attr-dict `:` type($val)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::tcgen05_st }
    }

    /// Waits for the thread's loads or stores of tensor memory.
    ///
    /// ```mlir
    /// nvvm.tcgen05.wait <load>
    /// ```
    Tcgen05Wait = "tcgen05.wait" {
        ()
        attrs  { kind: Tcgen05WaitKind }
        format "$kind attr-dict"
    }
}
