//! Multiplication of matrices by a warp or a warpgroup.

use crate::nvvm::attrs::{LdStMatrixShape, MMAShape};
use crate::nvvm::enums::{
    BlockScaleFormat, LdStMatrixEltType, MMAB1Op, MMABlockScaleKind, MMAFrag, MMAIntOverflow, MMAKind,
    MMALayout, MMATypes, ScaleVecSize, WGMMAScaleIn, WGMMAScaleOut, WGMMATypes,
};
use crate::nvvm::types::{AnyPointer, SharedPointer, StructOrF64};
use crate::nvvm::{asm, verify};
use terrace_llvm::constraints::{AnyStruct, LlvmType};
use terrace_rewrite::prelude::*;

ops! { "nvvm", MMA_OPS;
    /// Loads matrices from shared memory, distributed over the threads of a warp.
    ///
    /// ```mlir
    /// %0 = nvvm.ldmatrix %a0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
    /// ```
    LdMatrix = "ldmatrix" {
        (ptr: SharedPointer) -> (res: AnyType)
        attrs  {
            num: I32Attr, layout: MMALayout, shape: LdStMatrixShape, elt_type("eltType"): LdStMatrixEltType,
        }
        format "$ptr since<24>((`,` `num` `=` $num^ `,` `layout` `=` $layout `,` `shape` `=` $shape `,` `element_type` `=` $eltType)?) attr-dict `:` functional-type($ptr, $res)"
        hooks  { verify_shape: verify::ldmatrix }
    }

    /// Multiplies matrices that are distributed over a warp, scaled by blocks, and adds the product to a third one.
    ///
    /// ```mlir
    /// %0 = nvvm.mma.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5] C[%a6, %a7, %a8, %a9] scaleA[%a10, %a11, %a12] scaleB[%a13, %a14, %a15] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    /// ```
    MmaBlockScale = "mma.block_scale" {
        (
            operand_a: [LlvmType], operand_b: [LlvmType], operand_c: [LlvmType], scale_a_data: I32,
            byte_id_a: I16, thread_id_a: I16, scale_b_data: I32, byte_id_b: I16,
            thread_id_b: I16) -> (res: AnyStruct,
        )
        attrs  {
            shape: MMAShape, scale_vec_size("scaleVecSize"): ScaleVecSize,
            block_scale_format("blockScaleFormat"): BlockScaleFormat, kind: MMABlockScaleKind,
        }
        opts   {
            multiplicand_a_ptx_type("multiplicandAPtxType"): MMATypes,
            multiplicand_b_ptx_type("multiplicandBPtxType"): MMATypes,
        }
        traits [AttrSizedOperandSegments]
        hooks  { parse: asm::parse_mma_block_scale, print: asm::print_mma_block_scale, verify_shape: verify::mma_block_scale }
    }

    /// [`MmaBlockScale`] with a sparse first matrix.
    ///
    /// ```mlir
    /// %0 = nvvm.mma.sp.block_scale A[%a0, %a1, %a2, %a3] B[%a4, %a5, %a6, %a7] C[%a8, %a9, %a10, %a11] sparseMetadata[%a12] selector[%a13] scaleA[%a14, %a15, %a16] scaleB[%a17, %a18, %a19] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    /// ```
    MmaSpBlockScale = "mma.sp.block_scale" {
        (
            operand_a: [LlvmType], operand_b: [LlvmType], operand_c: [LlvmType], sparse_metadata: I32,
            sparsity_selector: I32, scale_a_data: I32, byte_id_a: I16, thread_id_a: I16, scale_b_data: I32,
            byte_id_b: I16, thread_id_b: I16) -> (res: AnyStruct,
        )
        attrs  {
            shape: MMAShape, scale_vec_size("scaleVecSize"): ScaleVecSize,
            block_scale_format("blockScaleFormat"): BlockScaleFormat, kind: MMABlockScaleKind,
        }
        opts   {
            multiplicand_a_ptx_type("multiplicandAPtxType"): MMATypes,
            multiplicand_b_ptx_type("multiplicandBPtxType"): MMATypes,
            ordered_metadata("orderedMetadata"): Unit,
        }
        traits [AttrSizedOperandSegments]
        hooks  { parse: asm::parse_mma_sp_block_scale, print: asm::print_mma_sp_block_scale, verify_shape: verify::mma_sp_block_scale }
    }

    /// [`Mma`] with a sparse first matrix.
    ///
    /// ```mlir
    /// %0 = nvvm.mma.sp.sync A[%a0, %a1] B[%a2, %a3] C[%a4, %a5, %a6, %a7] sparseMetadata[%a8] selector[%a9] {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    /// ```
    MmaSp = "mma.sp.sync" {
        (
            operand_a: [LlvmType], operand_b: [LlvmType], operand_c: [LlvmType], sparse_metadata: I32,
            sparsity_selector: I32) -> (res: AnyStruct,
        )
        attrs  { shape: MMAShape }
        opts   {
            int_overflow_behavior("intOverflowBehavior"): MMAIntOverflow,
            multiplicand_a_ptx_type("multiplicandAPtxType"): MMATypes,
            multiplicand_b_ptx_type("multiplicandBPtxType"): MMATypes,
            ordered_metadata("orderedMetadata"): Unit, kind: MMAKind,
        }
        traits [AttrSizedOperandSegments]
        hooks  { parse: asm::parse_mma_sp_sync, print: asm::print_mma_sp_sync, verify_shape: verify::mma_sp_sync }
    }

    /// Multiplies matrices that are distributed over a warp and adds the product to a third one.
    ///
    /// ```mlir
    /// %0 = nvvm.mma.sync A[%a0, %a1]  B[%a2]  C[%a3, %a4, %a5, %a6]  {b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    /// ```
    Mma = "mma.sync" {
        (operand_a: [LlvmType], operand_b: [LlvmType], operand_c: [LlvmType]) -> (res: AnyStruct)
        attrs  { shape: MMAShape, layout_a("layoutA"): MMALayout, layout_b("layoutB"): MMALayout }
        opts   {
            b1_op("b1Op"): MMAB1Op, int_overflow_behavior("intOverflowBehavior"): MMAIntOverflow,
            multiplicand_a_ptx_type("multiplicandAPtxType"): MMATypes,
            multiplicand_b_ptx_type("multiplicandBPtxType"): MMATypes,
        }
        traits [AttrSizedOperandSegments]
        hooks  { parse: asm::parse_mma_sync, print: asm::print_mma_sync, verify_shape: verify::mma_sync }
    }

    /// Stores matrices that are distributed over the threads of a warp to shared memory.
    ///
    /// ```mlir
    /// nvvm.stmatrix %a0, %a1 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
    /// ```
    StMatrix = "stmatrix" {
        (ptr: SharedPointer, sources: [I32])
        attrs  { layout: MMALayout, shape: LdStMatrixShape, elt_type("eltType"): LdStMatrixEltType }
        format "$ptr `,` $sources since<24>((`layout` `=` $layout^ `,` `shape` `=` $shape `,` `element_type` `=` $eltType)?) attr-dict `:` type(operands)"
        hooks  { verify_shape: verify::stmatrix }
    }

    /// Closes the group of multiplications of the warpgroup since the last one.
    ///
    /// ```mlir
    /// nvvm.wgmma.commit.group.sync.aligned
    /// ```
    WgmmaGroupSyncAligned = "wgmma.commit.group.sync.aligned" {
        ()
        format "attr-dict"
    }

    /// Orders accesses to registers and shared memory before multiplications of the warpgroup.
    ///
    /// ```mlir
    /// nvvm.wgmma.fence.aligned
    /// ```
    WgmmaFenceAligned = "wgmma.fence.aligned" {
        ()
        format "attr-dict"
    }

    /// Starts a multiplication of matrices by a warpgroup.
    ///
    /// ```mlir
    /// %r = nvvm.wgmma.mma_async %a, %b, %c, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
    /// ```
    WgmmaMmaAsync = "wgmma.mma_async" {
        (inouts: AnyStruct, descriptor_a: I64, descriptor_b: I64) -> (results: AnyStruct)
        attrs  {
            shape: MMAShape, type_a("typeA"): WGMMATypes, type_b("typeB"): WGMMATypes,
            type_d("typeD"): WGMMATypes, scale_d("scaleD"): WGMMAScaleOut, scale_a("scaleA"): WGMMAScaleIn,
            scale_b("scaleB"): WGMMAScaleIn, layout_a("layoutA"): MMALayout, layout_b("layoutB"): MMALayout,
        }
        opts   { satfinite: MMAIntOverflow }
        relations { "input struct and result struct must be the same type": verify::same_struct }
        format "$descriptor_a `,` $descriptor_b `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)"
        hooks  { verify_shape: verify::wgmma }
    }

    /// Waits until at most `group` groups of multiplications are incomplete.
    ///
    /// ```mlir
    /// nvvm.wgmma.wait.group.sync.aligned 0
    /// ```
    WgmmaWaitGroupSync = "wgmma.wait.group.sync.aligned" {
        ()
        attrs  { group: I64Attr }
        format "attr-dict $group"
    }

    /// Loads a matrix for [`WMMAMma`], distributed over the threads of a warp.
    ///
    /// ```mlir
    /// %0 = nvvm.wmma.load %a0, %a1 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    /// ```
    WMMALoad = "wmma.load" {
        (ptr: AnyPointer, stride: I32) -> (res: StructOrF64)
        attrs  { m: I32Attr, n: I32Attr, k: I32Attr, layout: MMALayout, eltype: MMATypes, frag: MMAFrag }
        format "$ptr `,` $stride since<24>((`,` `m` `=` $m^ `,` `n` `=` $n `,` `k` `=` $k `,` `layout` `=` $layout `,` `element_type` `=` $eltype `,` `fragment` `=` custom<Keyword>($frag))?) attr-dict `:` functional-type($ptr, $res)"
        custom { "Keyword": (asm::parse_keyword, asm::print_keyword) }
        hooks  { verify_shape: verify::wmma_load }
    }

    /// Multiplies matrices that [`WMMALoad`] loaded and adds the product to a third one.
    ///
    /// ```mlir
    /// %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    /// ```
    WMMAMma = "wmma.mma" {
        (args: [LlvmType]) -> (res: AnyStruct)
        attrs  {
            m: I32Attr, n: I32Attr, k: I32Attr, layout_a("layoutA"): MMALayout,
            layout_b("layoutB"): MMALayout, eltype_a("eltypeA"): MMATypes, eltype_b("eltypeB"): MMATypes,
        }
        format "$args since<24>((`m` `=` $m^ `,` `n` `=` $n `,` `k` `=` $k `,` `layout_a` `=` $layoutA `,` `layout_b` `=` $layoutB `,` `element_type_a` `=` $eltypeA `,` `element_type_b` `=` $eltypeB)?) attr-dict `:` functional-type($args, $res)"
        hooks  { verify_shape: verify::wmma_mma }
    }

    /// Stores a matrix that [`WMMAMma`] computed.
    ///
    /// ```mlir
    /// nvvm.wmma.store %a0, %a5, %a1, %a2, %a3, %a4 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
    /// ```
    WMMAStore = "wmma.store" {
        (ptr: AnyPointer, args: [LlvmType], stride: I32)
        attrs  { m: I32Attr, n: I32Attr, k: I32Attr, layout: MMALayout, eltype: MMATypes }
        format "$ptr `,` $stride `,` $args since<24>((`m` `=` $m^ `,` `n` `=` $n `,` `k` `=` $k `,` `layout` `=` $layout `,` `element_type` `=` $eltype)?) attr-dict `:` qualified(type($ptr)) `,` type($args)"
        hooks  { verify_shape: verify::wmma_store }
    }
}
