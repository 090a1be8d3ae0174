//! Exchange between lanes.

use crate::rocdl::types::PairOfI32;
use terrace_ir::decl::attr_type::I32Attr;
use terrace_llvm::I1Attr;
use terrace_llvm::constraints::{I1, I32, LlvmType};
use terrace_rewrite::prelude::*;

ops! { "rocdl", LANE_OPS;
    /// The value of the lane that the constant `offset` permutes to this one.
    ///
    /// ```mlir
    /// %d = rocdl.ds_swizzle %src, %offset : (i32, i32) -> i32
    /// ```
    DsSwizzle = "ds_swizzle" {
        (src: I32, offset: I32) -> (res: I32 = infer)
        format "$src `,` $offset  attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)"
    }

    /// The value of `src` in the lane whose number is a quarter of `index`.
    ///
    /// ```mlir
    /// %d = rocdl.ds_bpermute %index, %src : (i32, i32) -> i32
    /// ```
    DsBpermute = "ds_bpermute" {
        (index: I32, src: I32) -> (res: I32 = infer)
        format "$index `,` $src  attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)"
    }

    /// A bit for each lane: its `pred`.
    ///
    /// ```mlir
    /// %d = rocdl.ballot %pred : i64
    /// ```
    Ballot = "ballot" {
        (pred: I1) -> (res: LlvmType)
        format "$pred attr-dict `:` type($res)"
    }

    /// The value of the first active lane.
    ///
    /// ```mlir
    /// %d = rocdl.readfirstlane %src : f32
    /// ```
    Readfirstlane = "readfirstlane" {
        (src: LlvmType) -> (res: LlvmType = src)
        relations { same_type(res, src) }
        format "$src attr-dict `:` type($res)"
    }

    /// The value of `src0` in the lane `src1`.
    ///
    /// ```mlir
    /// %d = rocdl.readlane %src0, %src1 : (f32, i32) -> f32
    /// ```
    Readlane = "readlane" {
        (src0: LlvmType, src1: I32) -> (res: LlvmType = src0)
        relations { same_type(res, src0) }
        format "$src0 `,` $src1  attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)"
    }

    /// The value of `src` in the lane that `dppCtrl` permutes to this one, or `old`.
    ///
    /// ```mlir
    /// %d = rocdl.update.dpp %old, %src with 280, 15, 15, true : f32
    /// ```
    DPPUpdate = "update.dpp" {
        (old: LlvmType, src: LlvmType) -> (res: LlvmType = src)
        attrs  {
            dpp_ctrl("dppCtrl"): I32Attr, row_mask("rowMask"): I32Attr, bank_mask("bankMask"): I32Attr,
            bound_ctrl("boundCtrl"): I1Attr,
        }
        relations { same_type(res, src, old) }
        format "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)"
    }

    /// The value of `src0` in a lane of the other half of 32, which `src1` and `src2` give.
    ///
    /// ```mlir
    /// %d = rocdl.permlanex16 %old, %src0, %src1, %src2, false, true : f32, i32
    /// ```
    PermlaneX16 = "permlanex16" {
        (old: LlvmType, src0: LlvmType, src1: LlvmType, src2: LlvmType) -> (res: LlvmType = src0)
        attrs  { fi: I1Attr, bound_control("boundControl"): I1Attr }
        relations { same_type(res, old, src0), same_type(src1, src2) }
        format "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)"
    }

    /// Swaps the odd rows of 16 lanes of `old` with the even rows of `src`.
    ///
    /// ```mlir
    /// %d = rocdl.permlane16.swap %old, %src, false, true : (i32, i32) -> <(i32, i32)>
    /// ```
    Permlane16Swap = "permlane16.swap",
    /// Swaps the last 32 lanes of `old` with the first 32 of `src`.
    Permlane32Swap = "permlane32.swap" {
        (old: I32, src: I32) -> (res: PairOfI32 = infer)
        attrs  { fi: I1Attr, bound_control("boundControl"): I1Attr }
        format "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)"
    }
}
