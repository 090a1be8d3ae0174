//! Conversions between floats of 32 and 16 bits and vectors of 8, 6 and 4-bit floats.
//!
//! Small floats are packed into `i32`. Operations that write one byte or half of a register take its old value.

use crate::rocdl::types::*;
use terrace_ir::decl::attr_type::I32Attr;
use terrace_ir::decl::tables::{concat, count};
use terrace_llvm::I1Attr;
use terrace_llvm::constraints::{I32, LlvmType};
use terrace_rewrite::prelude::*;

const TABLES: &[&[&OpDef]] = &[
    CONVERSIONS,
    SCALED_UP,
    PACKED,
    STOCHASTIC,
    OF_BYTE,
    OF_HALF,
    INTO_HALF,
    INTO_BYTE,
    STOCHASTIC_INTO_BYTE,
    STOCHASTIC_PAIR,
];

static ALL: [&OpDef; count(TABLES)] = concat(TABLES);

/// The operations of this file.
pub(crate) static CONVERT_OPS: &[&OpDef] = &ALL;

ops! { "rocdl", CONVERSIONS;
    /// Two `f32` to two `f16`, rounded toward zero.
    ///
    /// ```mlir
    /// %d = rocdl.cvt.pkrtz %a, %b : vector<2xf16>
    /// ```
    CvtPkRtz = "cvt.pkrtz" {
        (src_a: F32, src_b: F32) -> (res: LlvmType)
        traits [Pure]
        format "attr-dict $src_a `,` $src_b `:` type($res)"
    }

    /// One `bf8` byte of `srcA` to `f32`.
    ///
    /// ```mlir
    /// %d = rocdl.cvt.f32.bf8 %a[0] : f32
    /// ```
    CvtF32Bf8 = "cvt.f32.bf8",
    /// One `fp8` byte of `srcA` to `f32`.
    CvtF32Fp8 = "cvt.f32.fp8" {
        (src_a: I32) -> (res: LlvmType)
        attrs  { byte_sel("byteSel"): I32Attr }
        traits [Pure]
        format "attr-dict $src_a `[` $byteSel `]` `:` type($res)"
    }

    /// A half of two `fp8` to two `f32`.
    ///
    /// ```mlir
    /// %d = rocdl.cvt.pk.f32.fp8 %a[false] : vector<2xf32>
    /// ```
    CvtPkF32Fp8 = "cvt.pk.f32.fp8",
    /// A half of two `bf8` to two `f32`.
    CvtPkF32Bf8 = "cvt.pk.f32.bf8" {
        (src: I32) -> (res: LlvmType)
        attrs  { word_sel("wordSel"): I1Attr }
        traits [Pure]
        format "attr-dict $src `[` $wordSel `]` `:` type($res)"
    }

    /// Two `f32` to two `bf8` in a half of `old`.
    ///
    /// ```mlir
    /// %d = rocdl.cvt.pk.bf8.f32 %a, %b -> %old[false] : i32
    /// ```
    CvtPkBf8F32 = "cvt.pk.bf8.f32",
    /// Two `f32` to two `fp8` in a half of `old`.
    CvtPkFp8F32 = "cvt.pk.fp8.f32" {
        (src_a: F32, src_b: F32, old: I32) -> (res: LlvmType)
        attrs  { word_sel("wordSel"): I1Attr }
        traits [Pure]
        format "attr-dict $src_a `,` $src_b `->` $old `[` $wordSel `]` `:` type($res)"
    }

    /// An `f32` to `bf8` in a byte of `old`, rounded by the random bits of `srcB`.
    ///
    /// ```mlir
    /// %d = rocdl.cvt.sr.bf8.f32 %a, %seed -> %old[2] : i32
    /// ```
    CvtSrBf8F32 = "cvt.sr.bf8.f32",
    /// An `f32` to `fp8` in a byte of `old`, rounded by the random bits of `srcB`.
    CvtSrFp8F32 = "cvt.sr.fp8.f32" {
        (src_a: F32, src_b: I32, old: I32) -> (res: LlvmType)
        attrs  { byte_sel("byteSel"): I32Attr }
        traits [Pure]
        format "attr-dict $src_a `,` $src_b `->` $old `[` $byteSel `]` `:` type($res)"
    }

    /// Twice 16 `f32` to 32 `bf6`, divided by the power of two in `scale`.
    CvtScaleF322xPk16Bf6F32 = "cvt.scalef32.2xpk16.bf6.f32",
    /// Twice 16 `f32` to 32 `fp6`, divided by the power of two in `scale`.
    CvtScaleF322xPk16Fp6F32 = "cvt.scalef32.2xpk16.fp6.f32" {
        (src0: V16F32, src1: V16F32, scale: F32) -> (res: V6I32 = infer)
        traits [Pure]
        format "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)"
    }

    /// One `bf8` byte of `src` to a half of `old_vdst`, times the power of two in `scale`.
    CvtScaleF32F16Bf8 = "cvt.scalef32.f16.bf8",
    /// One `fp8` byte of `src` to a half of `old_vdst`, times the power of two in `scale`.
    CvtScaleF32F16Fp8 = "cvt.scalef32.f16.fp8" {
        (old_vdst: V2F16, src: I32, scale: F32) -> (res: V2F16 = infer)
        attrs  { src_sel_index("srcSelIndex"): I32Attr, dst_lo_hi_sel("dstLoHiSel"): I1Attr }
        traits [Pure]
        format "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $old_vdst `[` $dstLoHiSel `]` `:` type($res)"
    }

    /// Two `f32` to two `bf8` in a half of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkBf8F32 = "cvt.scalef32.pk.bf8.f32",
    /// Two `f32` to two `fp8` in a half of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkFp8F32 = "cvt.scalef32.pk.fp8.f32" {
        (old_vdst: V2I16, src0: F32, src1: F32, scale: F32) -> (res: V2I16 = infer)
        attrs  { dst_lo_hi_sel("dstLoHiSel"): I1Attr }
        traits [Pure]
        format "attr-dict $src0 `,` $src1 `,` $scale `->` $old_vdst `[` $dstLoHiSel `]` `:` type($res)"
    }

    /// Two `f32` to two `fp4` in a byte of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkFp4F32 = "cvt.scalef32.pk.fp4.f32" {
        (old_vdst: I32, src0: F32, src1: F32, scale: F32) -> (res: I32 = infer)
        attrs  { dst_sel_index("dstSelIndex"): I32Attr }
        traits [Pure]
        format "attr-dict $src0 `,` $src1 `,` $scale `->` $old_vdst `[` $dstSelIndex `]` `:` type($res)"
    }
}

/// Declares scaled conversions that differ by name, source `$S` and result `$R`. The keyword names their form.
macro_rules! conversions {
    (scaled_up $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $S:ident => $R:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (src: $S, scale: I32) -> (res: $R = infer)
            attrs  { scale_sel("scaleSel"): I32Attr }
            traits [Pure]
            format "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
        }
    )* } };
    (packed $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $S:ident => $R:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (src: $S, scale: F32) -> (res: $R = infer)
            traits [Pure]
            format "attr-dict $src `,` $scale `:` type($res)"
        }
    )* } };
    (stochastic $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $S:ident => $R:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (src: $S, seed: I32, scale: F32) -> (res: $R = infer)
            traits [Pure]
            format "attr-dict $src `,` $seed `,` $scale `:` type($res)"
        }
    )* } };
    (of_byte $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $R:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (src: I32, scale: F32) -> (res: $R = infer)
            attrs  { src_sel_index("srcSelIndex"): I32Attr }
            traits [Pure]
            format "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
        }
    )* } };
    (of_half $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $R:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (src: I32, scale: F32) -> (res: $R = infer)
            attrs  { src_lo_hi_sel("srcLoHiSel"): I1Attr }
            traits [Pure]
            format "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
        }
    )* } };
    (into_half $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $S:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (old_vdst: V2I16, src0: $S, scale: F32) -> (res: V2I16 = infer)
            attrs  { dst_lo_hi_sel("dstLoHiSel"): I1Attr }
            traits [Pure]
            format "attr-dict $src0 `,` $scale `->` $old_vdst `[` $dstLoHiSel `]` `:` type($res)"
        }
    )* } };
    (into_byte $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $S:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (old_vdst: I32, src: $S, scale: F32) -> (res: I32 = infer)
            attrs  { dst_sel_index("dstSelIndex"): I32Attr }
            traits [Pure]
            format "attr-dict $src `,` $scale `->` $old_vdst `[` $dstSelIndex `]` `:` type($res)"
        }
    )* } };
    (stochastic_into_byte $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $S:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (old_vdst: I32, src0: $S, seed: I32, scale: F32) -> (res: I32 = infer)
            attrs  { dst_sel_index("dstSelIndex"): I32Attr }
            traits [Pure]
            format "attr-dict $src0 `,` $seed `,` $scale `->` $old_vdst `[` $dstSelIndex `]` `:` type($res)"
        }
    )* } };
    (stochastic_pair $list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $S:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (old_vdst: I32, src: $S, seed: I32, scale: F32) -> (res: I32 = infer)
            attrs  { dst_sel_index("dstSelIndex"): I32Attr }
            traits [Pure]
            format "attr-dict $src `,` $seed `,` $scale `->` $old_vdst `[` $dstSelIndex `]` `:` type($res)"
        }
    )* } };
}

conversions! { scaled_up SCALED_UP;
    /// 16 `bf6` to 16 `bf16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk16Bf16Bf6 = "cvt.scale.pk16.bf16.bf6": V3I32 => V16BF16;
    /// 16 `fp6` to 16 `bf16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk16Bf16Fp6 = "cvt.scale.pk16.bf16.fp6": V3I32 => V16BF16;
    /// 16 `bf6` to 16 `f16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk16F16Bf6 = "cvt.scale.pk16.f16.bf6": V3I32 => V16F16;
    /// 16 `fp6` to 16 `f16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk16F16Fp6 = "cvt.scale.pk16.f16.fp6": V3I32 => V16F16;
    /// 16 `bf6` to 16 `f32`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk16F32Bf6 = "cvt.scale.pk16.f32.bf6": V3I32 => V16F32;
    /// 16 `fp6` to 16 `f32`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk16F32Fp6 = "cvt.scale.pk16.f32.fp6": V3I32 => V16F32;
    /// 8 `bf8` to 8 `bf16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8Bf16Bf8 = "cvt.scale.pk8.bf16.bf8": V2I32 => V8BF16;
    /// 8 `fp4` to 8 `bf16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8Bf16Fp4 = "cvt.scale.pk8.bf16.fp4": I32 => V8BF16;
    /// 8 `fp8` to 8 `bf16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8Bf16Fp8 = "cvt.scale.pk8.bf16.fp8": V2I32 => V8BF16;
    /// 8 `bf8` to 8 `f16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8F16Bf8 = "cvt.scale.pk8.f16.bf8": V2I32 => V8F16;
    /// 8 `fp4` to 8 `f16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8F16Fp4 = "cvt.scale.pk8.f16.fp4": I32 => V8F16;
    /// 8 `fp8` to 8 `f16`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8F16Fp8 = "cvt.scale.pk8.f16.fp8": V2I32 => V8F16;
    /// 8 `bf8` to 8 `f32`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8F32Bf8 = "cvt.scale.pk8.f32.bf8": V2I32 => V8F32;
    /// 8 `fp4` to 8 `f32`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8F32Fp4 = "cvt.scale.pk8.f32.fp4": I32 => V8F32;
    /// 8 `fp8` to 8 `f32`, times the power of two that a byte of `scale` gives.
    CvtPkScalePk8F32Fp8 = "cvt.scale.pk8.f32.fp8": V2I32 => V8F32;
}

conversions! { packed PACKED;
    /// 16 `bf16` to 16 `bf6`, divided by the power of two in `scale`.
    CvtScaleF32Pk16Bf6Bf16 = "cvt.scalef32.pk16.bf6.bf16": V16BF16 => V3I32;
    /// 16 `f16` to 16 `bf6`, divided by the power of two in `scale`.
    CvtScaleF32Pk16Bf6F16 = "cvt.scalef32.pk16.bf6.f16": V16F16 => V3I32;
    /// 16 `f32` to 16 `bf6`, divided by the power of two in `scale`.
    CvtScaleF32Pk16Bf6F32 = "cvt.scalef32.pk16.bf6.f32": V16F32 => V3I32;
    /// 16 `bf16` to 16 `fp6`, divided by the power of two in `scale`.
    CvtScaleF32Pk16Fp6Bf16 = "cvt.scalef32.pk16.fp6.bf16": V16BF16 => V3I32;
    /// 16 `f16` to 16 `fp6`, divided by the power of two in `scale`.
    CvtScaleF32Pk16Fp6F16 = "cvt.scalef32.pk16.fp6.f16": V16F16 => V3I32;
    /// 16 `f32` to 16 `fp6`, divided by the power of two in `scale`.
    CvtScaleF32Pk16Fp6F32 = "cvt.scalef32.pk16.fp6.f32": V16F32 => V3I32;
    /// 32 `bf6` to 32 `bf16`, times the power of two in `scale`.
    CvtScaleF32Pk32Bf16Bf6 = "cvt.scalef32.pk32.bf16.bf6": V6I32 => V32BF16;
    /// 32 `fp6` to 32 `bf16`, times the power of two in `scale`.
    CvtScaleF32Pk32Bf16Fp6 = "cvt.scalef32.pk32.bf16.fp6": V6I32 => V32BF16;
    /// 32 `bf16` to 32 `bf6`, divided by the power of two in `scale`.
    CvtScaleF32Pk32Bf6Bf16 = "cvt.scalef32.pk32.bf6.bf16": V32BF16 => V6I32;
    /// 32 `f16` to 32 `bf6`, divided by the power of two in `scale`.
    CvtScaleF32Pk32Bf6F16 = "cvt.scalef32.pk32.bf6.f16": V32F16 => V6I32;
    /// 32 `bf6` to 32 `f16`, times the power of two in `scale`.
    CvtScaleF32Pk32F16Bf6 = "cvt.scalef32.pk32.f16.bf6": V6I32 => V32F16;
    /// 32 `fp6` to 32 `f16`, times the power of two in `scale`.
    CvtScaleF32Pk32F16Fp6 = "cvt.scalef32.pk32.f16.fp6": V6I32 => V32F16;
    /// 32 `bf6` to 32 `f32`, times the power of two in `scale`.
    CvtScaleF32Pk32F32Bf6 = "cvt.scalef32.pk32.f32.bf6": V6I32 => V32F32;
    /// 32 `fp6` to 32 `f32`, times the power of two in `scale`.
    CvtScaleF32Pk32F32Fp6 = "cvt.scalef32.pk32.f32.fp6": V6I32 => V32F32;
    /// 32 `bf16` to 32 `fp6`, divided by the power of two in `scale`.
    CvtScaleF32Pk32Fp6Bf16 = "cvt.scalef32.pk32.fp6.bf16": V32BF16 => V6I32;
    /// 32 `f16` to 32 `fp6`, divided by the power of two in `scale`.
    CvtScaleF32Pk32Fp6F16 = "cvt.scalef32.pk32.fp6.f16": V32F16 => V6I32;
    /// 8 `bf16` to 8 `bf8`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Bf8Bf16 = "cvt.scalef32.pk8.bf8.bf16": V8BF16 => V2I32;
    /// 8 `f16` to 8 `bf8`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Bf8F16 = "cvt.scalef32.pk8.bf8.f16": V8F16 => V2I32;
    /// 8 `f32` to 8 `bf8`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Bf8F32 = "cvt.scalef32.pk8.bf8.f32": V8F32 => V2I32;
    /// 8 `bf16` to 8 `fp4`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Fp4Bf16 = "cvt.scalef32.pk8.fp4.bf16": V8BF16 => I32;
    /// 8 `f16` to 8 `fp4`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Fp4F16 = "cvt.scalef32.pk8.fp4.f16": V8F16 => I32;
    /// 8 `f32` to 8 `fp4`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Fp4F32 = "cvt.scalef32.pk8.fp4.f32": V8F32 => I32;
    /// 8 `bf16` to 8 `fp8`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Fp8Bf16 = "cvt.scalef32.pk8.fp8.bf16": V8BF16 => V2I32;
    /// 8 `f16` to 8 `fp8`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Fp8F16 = "cvt.scalef32.pk8.fp8.f16": V8F16 => V2I32;
    /// 8 `f32` to 8 `fp8`, divided by the power of two in `scale`.
    CvtScaleF32Pk8Fp8F32 = "cvt.scalef32.pk8.fp8.f32": V8F32 => V2I32;
}

conversions! { stochastic STOCHASTIC;
    /// 16 `bf16` to 16 `bf6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk16Bf6Bf16 = "cvt.scalef32.sr.pk16.bf6.bf16": V16BF16 => V3I32;
    /// 16 `f16` to 16 `bf6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk16Bf6F16 = "cvt.scalef32.sr.pk16.bf6.f16": V16F16 => V3I32;
    /// 16 `f32` to 16 `bf6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk16Bf6F32 = "cvt.scalef32.sr.pk16.bf6.f32": V16F32 => V3I32;
    /// 16 `bf16` to 16 `fp6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk16Fp6Bf16 = "cvt.scalef32.sr.pk16.fp6.bf16": V16BF16 => V3I32;
    /// 16 `f16` to 16 `fp6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk16Fp6F16 = "cvt.scalef32.sr.pk16.fp6.f16": V16F16 => V3I32;
    /// 16 `f32` to 16 `fp6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk16Fp6F32 = "cvt.scalef32.sr.pk16.fp6.f32": V16F32 => V3I32;
    /// 32 `bf16` to 32 `bf6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk32Bf6Bf16 = "cvt.scalef32.sr.pk32.bf6.bf16": V32BF16 => V6I32;
    /// 32 `f16` to 32 `bf6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk32Bf6F16 = "cvt.scalef32.sr.pk32.bf6.f16": V32F16 => V6I32;
    /// 32 `f32` to 32 `bf6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk32Bf6F32 = "cvt.scalef32.sr.pk32.bf6.f32": V32F32 => V6I32;
    /// 32 `bf16` to 32 `fp6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk32Fp6Bf16 = "cvt.scalef32.sr.pk32.fp6.bf16": V32BF16 => V6I32;
    /// 32 `f16` to 32 `fp6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk32Fp6F16 = "cvt.scalef32.sr.pk32.fp6.f16": V32F16 => V6I32;
    /// 32 `f32` to 32 `fp6`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk32Fp6F32 = "cvt.scalef32.sr.pk32.fp6.f32": V32F32 => V6I32;
    /// 8 `bf16` to 8 `bf8`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Bf8Bf16 = "cvt.scalef32.sr.pk8.bf8.bf16": V8BF16 => V2I32;
    /// 8 `f16` to 8 `bf8`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Bf8F16 = "cvt.scalef32.sr.pk8.bf8.f16": V8F16 => V2I32;
    /// 8 `f32` to 8 `bf8`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Bf8F32 = "cvt.scalef32.sr.pk8.bf8.f32": V8F32 => V2I32;
    /// 8 `bf16` to 8 `fp4`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Fp4Bf16 = "cvt.scalef32.sr.pk8.fp4.bf16": V8BF16 => I32;
    /// 8 `f16` to 8 `fp4`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Fp4F16 = "cvt.scalef32.sr.pk8.fp4.f16": V8F16 => I32;
    /// 8 `f32` to 8 `fp4`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Fp4F32 = "cvt.scalef32.sr.pk8.fp4.f32": V8F32 => I32;
    /// 8 `bf16` to 8 `fp8`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Fp8Bf16 = "cvt.scalef32.sr.pk8.fp8.bf16": V8BF16 => V2I32;
    /// 8 `f16` to 8 `fp8`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Fp8F16 = "cvt.scalef32.sr.pk8.fp8.f16": V8F16 => V2I32;
    /// 8 `f32` to 8 `fp8`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPk8Fp8F32 = "cvt.scalef32.sr.pk8.fp8.f32": V8F32 => V2I32;
}

conversions! { of_byte OF_BYTE;
    /// One `bf8` byte of `src` to `f32`, times the power of two in `scale`.
    CvtScaleF32F32Bf8 = "cvt.scalef32.f32.bf8": F32;
    /// One `fp8` byte of `src` to `f32`, times the power of two in `scale`.
    CvtScaleF32F32Fp8 = "cvt.scalef32.f32.fp8": F32;
    /// A byte of two `fp4` to two `bf16`, times the power of two in `scale`.
    CvtScaleF32PkBf16Fp4 = "cvt.scalef32.pk.bf16.fp4": V2BF16;
    /// A byte of two `fp4` to two `f16`, times the power of two in `scale`.
    CvtScaleF32PkF16Fp4 = "cvt.scalef32.pk.f16.fp4": V2F16;
    /// A byte of two `fp4` to two `f32`, times the power of two in `scale`.
    CvtScaleF32PkF32Fp4 = "cvt.scalef32.pk.f32.fp4": V2F32;
}

conversions! { of_half OF_HALF;
    /// A half of two `bf8` to two `bf16`, times the power of two in `scale`.
    CvtScaleF32PkBf16Bf8 = "cvt.scalef32.pk.bf16.bf8": V2BF16;
    /// A half of two `fp8` to two `bf16`, times the power of two in `scale`.
    CvtScaleF32PkBf16Fp8 = "cvt.scalef32.pk.bf16.fp8": V2BF16;
    /// A half of two `bf8` to two `f16`, times the power of two in `scale`.
    CvtScaleF32PkF16Bf8 = "cvt.scalef32.pk.f16.bf8": V2F16;
    /// A half of two `fp8` to two `f16`, times the power of two in `scale`.
    CvtScaleF32PkF16Fp8 = "cvt.scalef32.pk.f16.fp8": V2F16;
    /// A half of two `bf8` to two `f32`, times the power of two in `scale`.
    CvtScaleF32PkF32Bf8 = "cvt.scalef32.pk.f32.bf8": V2F32;
    /// A half of two `fp8` to two `f32`, times the power of two in `scale`.
    CvtScaleF32PkF32Fp8 = "cvt.scalef32.pk.f32.fp8": V2F32;
}

conversions! { into_half INTO_HALF;
    /// Two `bf16` to two `bf8` in a half of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkBf8Bf16 = "cvt.scalef32.pk.bf8.bf16": V2BF16;
    /// Two `f16` to two `bf8` in a half of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkBf8F16 = "cvt.scalef32.pk.bf8.f16": V2F16;
    /// Two `bf16` to two `fp8` in a half of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkFp8Bf16 = "cvt.scalef32.pk.fp8.bf16": V2BF16;
    /// Two `f16` to two `fp8` in a half of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkFp8F16 = "cvt.scalef32.pk.fp8.f16": V2F16;
}

conversions! { into_byte INTO_BYTE;
    /// Two `bf16` to two `fp4` in a byte of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkFp4Bf16 = "cvt.scalef32.pk.fp4.bf16": V2BF16;
    /// Two `f16` to two `fp4` in a byte of `old_vdst`, divided by the power of two in `scale`.
    CvtScaleF32PkFp4F16 = "cvt.scalef32.pk.fp4.f16": V2F16;
}

conversions! { stochastic_into_byte STOCHASTIC_INTO_BYTE;
    /// One `bf16` to `bf8` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrBf8BF16 = "cvt.scalef32.sr.bf8.bf16": BF16;
    /// One `f16` to `bf8` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrBf8F16 = "cvt.scalef32.sr.bf8.f16": F16;
    /// One `f32` to `bf8` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrBf8F32 = "cvt.scalef32.sr.bf8.f32": F32;
    /// One `bf16` to `fp8` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrFp8BF16 = "cvt.scalef32.sr.fp8.bf16": BF16;
    /// One `f16` to `fp8` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrFp8F16 = "cvt.scalef32.sr.fp8.f16": F16;
    /// One `f32` to `fp8` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrFp8F32 = "cvt.scalef32.sr.fp8.f32": F32;
}

conversions! { stochastic_pair STOCHASTIC_PAIR;
    /// Two `bf16` to two `fp4` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPkFp4Bf16 = "cvt.scalef32.sr.pk.fp4.bf16": V2BF16;
    /// Two `f16` to two `fp4` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPkFp4F16 = "cvt.scalef32.sr.pk.fp4.f16": V2F16;
    /// Two `f32` to two `fp4` in a byte of `old_vdst`, divided by the power of two in `scale`, stochastically rounded.
    CvtScaleF32SrPkFp4F32 = "cvt.scalef32.sr.pk.fp4.f32": V2F32;
}
