//! Products of matrices whose elements are spread over the lanes (WMMA, RDNA).
//!
//! The meaning of the optional attributes: `signA` and `signB` make integers signed or negate floats, `modC` negates or
//! takes the absolute value of `c`, `clamp` saturates, `opsel` selects the half of the result, `reuseA` and `reuseB` keep
//! a factor in a cache, `fmtA`, `fmtB`, `fmtScaleA` and `fmtScaleB` are formats, and `scaleAType` and `scaleBType` select
//! the lanes that have scales.

use crate::attrs::I16Attr;
use crate::rocdl::types::{BF16OrVector, F16OrVector, F32OrVector};
use terrace_base::constraints::{I32, I64};
use terrace_ir::decl::attr_type::I32Attr;
use terrace_ir::decl::tables::{concat, count};
use terrace_llvm::I1Attr;
use terrace_llvm::constraints::AnyIntOrVector;
use terrace_rewrite::prelude::*;

const TABLES: &[&[&OpDef]] = &[PRODUCTS, MODIFIED, SCALED];

static ALL: [&OpDef; count(TABLES)] = concat(TABLES);

/// The operations of this file.
pub(crate) static WMMA_OPS: &[&OpDef] = &ALL;

ops! { "rocdl", PRODUCTS;
    /// Adds the product of a 16x16 and a 16x16 matrix of `f16` to one of `f32`.
    WmmaF32_16x16x16F16 = "wmma.f32.16x16x16.f16" {
        (a: F16OrVector, b: F16OrVector, c: F32OrVector) -> (res: F32OrVector)
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }

    /// Adds the product of a 16x16 and a 16x16 matrix of `bf16` to one of `f32`.
    WmmaF32_16x16x16Bf16 = "wmma.f32.16x16x16.bf16",
    /// Adds the product of a 16x16 matrix of `fp8` and a 16x16 matrix of `fp8` to one of `f32`.
    WmmaF32_16x16x16Fp8Fp8 = "wmma.f32.16x16x16.fp8_fp8",
    /// Adds the product of a 16x16 matrix of `fp8` and a 16x16 matrix of `bf8` to one of `f32`.
    WmmaF32_16x16x16Fp8Bf8 = "wmma.f32.16x16x16.fp8_bf8",
    /// Adds the product of a 16x16 matrix of `bf8` and a 16x16 matrix of `bf8` to one of `f32`.
    WmmaF32_16x16x16Bf8Bf8 = "wmma.f32.16x16x16.bf8_bf8",
    /// Adds the product of a 16x16 matrix of `bf8` and a 16x16 matrix of `fp8` to one of `f32`.
    WmmaF32_16x16x16Bf8Fp8 = "wmma.f32.16x16x16.bf8_fp8" {
        (a: AnyIntOrVector, b: AnyIntOrVector, c: F32OrVector) -> (res: F32OrVector)
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }

    /// Adds the product of a 16x16 and a 16x16 matrix of `f16` to one of `f16`.
    WmmaF16_16x16x16F16 = "wmma.f16.16x16x16.f16" {
        (a: F16OrVector, b: F16OrVector, c: F16OrVector) -> (res: F16OrVector)
        opts   { opsel: I1Attr = false }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }

    /// Adds the product of a 16x16 and a 16x16 matrix of `bf16` to one of `bf16`.
    WmmaBf16_16x16x16Bf16 = "wmma.bf16.16x16x16.bf16" {
        (a: AnyIntOrVector, b: AnyIntOrVector, c: AnyIntOrVector) -> (res: AnyIntOrVector)
        opts   { opsel: I1Attr = false }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }

    /// Adds the product of a 16x16 and a 16x16 matrix of signed or unsigned `i8` to one of `i32`.
    WmmaI32_16x16x16Iu8 = "wmma.i32.16x16x16.iu8",
    /// Adds the product of a 16x16 and a 16x16 matrix of signed or unsigned `i4` to one of `i32`.
    WmmaI32_16x16x16Iu4 = "wmma.i32.16x16x16.iu4",
    /// Adds the product of a 16x32 and a 32x16 matrix of signed or unsigned `i4` to one of `i32`.
    WmmaI32_16x16x32Iu4 = "wmma.i32.16x16x32.iu4" {
        (a: AnyIntOrVector, b: AnyIntOrVector, c: AnyIntOrVector) -> (res: AnyIntOrVector)
        opts   { sign_a("signA"): I1Attr = false, sign_b("signB"): I1Attr = false, clamp: I1Attr = false }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }

    /// Adds the product of a 16x64 matrix of `fp8` and a 64x16 matrix of `fp8` to one of `f32`.
    WmmaF32_16x16x64Fp8Fp8 = "wmma.f32.16x16x64.fp8_fp8",
    /// Adds the product of a 16x64 matrix of `fp8` and a 64x16 matrix of `bf8` to one of `f32`.
    WmmaF32_16x16x64Fp8Bf8 = "wmma.f32.16x16x64.fp8_bf8",
    /// Adds the product of a 16x64 matrix of `bf8` and a 64x16 matrix of `fp8` to one of `f32`.
    WmmaF32_16x16x64Bf8Fp8 = "wmma.f32.16x16x64.bf8_fp8",
    /// Adds the product of a 16x64 matrix of `bf8` and a 64x16 matrix of `bf8` to one of `f32`.
    WmmaF32_16x16x64Bf8Bf8 = "wmma.f32.16x16x64.bf8_bf8",
    /// Adds the product of a 16x128 matrix of `fp8` and a 128x16 matrix of `fp8` to one of `f32`.
    WmmaF32_16x16x128Fp8Fp8 = "wmma.f32.16x16x128.fp8_fp8",
    /// Adds the product of a 16x128 matrix of `fp8` and a 128x16 matrix of `bf8` to one of `f32`.
    WmmaF32_16x16x128Fp8Bf8 = "wmma.f32.16x16x128.fp8_bf8",
    /// Adds the product of a 16x128 matrix of `bf8` and a 128x16 matrix of `fp8` to one of `f32`.
    WmmaF32_16x16x128Bf8Fp8 = "wmma.f32.16x16x128.bf8_fp8",
    /// Adds the product of a 16x128 matrix of `bf8` and a 128x16 matrix of `bf8` to one of `f32`.
    WmmaF32_16x16x128Bf8Bf8 = "wmma.f32.16x16x128.bf8_bf8" {
        (a: AnyIntOrVector, b: AnyIntOrVector, c: F32OrVector) -> (res: F32OrVector)
        opts   { mod_c("modC"): I16Attr = 0, reuse_a("reuseA"): I1Attr = false, reuse_b("reuseB"): I1Attr = false }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }

    /// Adds the product of a 16x64 matrix of `fp8` and a 64x16 matrix of `fp8` to one of `f16`.
    WmmaF16_16x16x64Fp8Fp8 = "wmma.f16.16x16x64.fp8_fp8",
    /// Adds the product of a 16x64 matrix of `fp8` and a 64x16 matrix of `bf8` to one of `f16`.
    WmmaF16_16x16x64Fp8Bf8 = "wmma.f16.16x16x64.fp8_bf8",
    /// Adds the product of a 16x64 matrix of `bf8` and a 64x16 matrix of `fp8` to one of `f16`.
    WmmaF16_16x16x64Bf8Fp8 = "wmma.f16.16x16x64.bf8_fp8",
    /// Adds the product of a 16x64 matrix of `bf8` and a 64x16 matrix of `bf8` to one of `f16`.
    WmmaF16_16x16x64Bf8Bf8 = "wmma.f16.16x16x64.bf8_bf8",
    /// Adds the product of a 16x128 matrix of `fp8` and a 128x16 matrix of `fp8` to one of `f16`.
    WmmaF16_16x16x128Fp8Fp8 = "wmma.f16.16x16x128.fp8_fp8",
    /// Adds the product of a 16x128 matrix of `fp8` and a 128x16 matrix of `bf8` to one of `f16`.
    WmmaF16_16x16x128Fp8Bf8 = "wmma.f16.16x16x128.fp8_bf8",
    /// Adds the product of a 16x128 matrix of `bf8` and a 128x16 matrix of `fp8` to one of `f16`.
    WmmaF16_16x16x128Bf8Fp8 = "wmma.f16.16x16x128.bf8_fp8",
    /// Adds the product of a 16x128 matrix of `bf8` and a 128x16 matrix of `bf8` to one of `f16`.
    WmmaF16_16x16x128Bf8Bf8 = "wmma.f16.16x16x128.bf8_bf8" {
        (a: AnyIntOrVector, b: AnyIntOrVector, c: F16OrVector) -> (res: F16OrVector)
        opts   { mod_c("modC"): I16Attr = 0, reuse_a("reuseA"): I1Attr = false, reuse_b("reuseB"): I1Attr = false }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }

    /// Adds the product of a 16x64 and a 64x16 matrix of signed or unsigned `i8` to one of `i32`.
    WmmaI32_16x16x64Iu8 = "wmma.i32.16x16x64.iu8" {
        (a: AnyIntOrVector, b: AnyIntOrVector, c: AnyIntOrVector) -> (res: AnyIntOrVector)
        opts   {
            sign_a("signA"): I1Attr = false, sign_b("signB"): I1Attr = false, reuse_a("reuseA"): I1Attr = false,
            reuse_b("reuseB"): I1Attr = false, clamp: I1Attr = false,
        }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }
}

/// Declares products whose factors are signed and reused, by the types of factors, summand and result.
macro_rules! modified {
    ($list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $AB:ident, $C:ident => $D:ident;)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (a: $AB, b: $AB, c: $C) -> (res: $D)
            opts   {
                sign_a("signA"): I1Attr = false, sign_b("signB"): I1Attr = false, mod_c("modC"): I16Attr = 0,
                reuse_a("reuseA"): I1Attr = false, reuse_b("reuseB"): I1Attr = false,
            }
            format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
        }
    )* } };
}

modified! { MODIFIED;
    /// Adds the product of a 16x4 and a 4x16 matrix of `f32` to one of `f32`.
    WmmaF32_16x16x4F32 = "wmma.f32.16x16x4.f32": F32OrVector, F32OrVector => F32OrVector;
    /// Adds the product of a 16x32 and a 32x16 matrix of `bf16` to one of `f32`.
    WmmaF32_16x16x32Bf16 = "wmma.f32.16x16x32.bf16": BF16OrVector, F32OrVector => F32OrVector;
    /// Adds the product of a 16x32 and a 32x16 matrix of `f16` to one of `f32`.
    WmmaF32_16x16x32F16 = "wmma.f32.16x16x32.f16": F16OrVector, F32OrVector => F32OrVector;
    /// Adds the product of a 16x32 and a 32x16 matrix of `f16` to one of `f16`.
    WmmaF16_16x16x32F16 = "wmma.f16.16x16x32.f16": F16OrVector, F16OrVector => F16OrVector;
    /// Adds the product of a 16x32 and a 32x16 matrix of `bf16` to one of `bf16`.
    WmmaBf16_16x16x32Bf16 = "wmma.bf16.16x16x32.bf16": BF16OrVector, BF16OrVector => BF16OrVector;
    /// Adds the product of a 16x32 and a 32x16 matrix of `bf16` to one of `f32`, and rounds the sum to `bf16`.
    WmmaBf16f32_16x16x32Bf16 = "wmma.bf16f32.16x16x32.bf16": BF16OrVector, F32OrVector => BF16OrVector;
}

/// Declares products with scales, by the type of the scales and the attributes of formats.
macro_rules! scaled {
    ($list:ident; $($(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $Scale:ident [$($formats:tt)*];)*) => { ops! { "rocdl", $list; $(
        $(#[doc = $doc])*
        $Name = $mnem {
            (a: AnyIntOrVector, b: AnyIntOrVector, c: F32OrVector, scale_a: $Scale, scale_b: $Scale) -> (res: F32OrVector)
            opts   {
                $($formats)*
                mod_c("modC"): I16Attr = 0, scale_a_type("scaleAType"): I32Attr = 0,
                fmt_scale_a("fmtScaleA"): I32Attr = 0, scale_b_type("scaleBType"): I32Attr = 0,
                fmt_scale_b("fmtScaleB"): I32Attr = 0, reuse_a("reuseA"): I1Attr = false,
                reuse_b("reuseB"): I1Attr = false,
            }
            format "$a `,` $b `,` $c `,` $scale_a `,` $scale_b attr-dict `:` functional-type(operands, $res)"
        }
    )* } };
}

scaled! { SCALED;
    /// Adds the product of a 16x128 and a 128x16 matrix of 8, 6 or 4-bit floats to one of `f32`,
    /// each with scales of 32 elements.
    WmmaScaleF32_16x16x128F8f6f4 = "wmma.scale.f32.16x16x128.f8f6f4": I32 [fmt_a("fmtA"): I32Attr = 0, fmt_b("fmtB"): I32Attr = 0,];
    /// Adds the product of a 16x128 and a 128x16 matrix of 8, 6 or 4-bit floats to one of `f32`,
    /// each with scales of 16 elements.
    WmmaScale16F32_16x16x128F8f6f4 = "wmma.scale16.f32.16x16x128.f8f6f4": I64 [fmt_a("fmtA"): I32Attr = 0, fmt_b("fmtB"): I32Attr = 0,];
    /// Adds the product of a 32x128 and a 128x16 matrix of `f4` to one of `f32`, each with scales of 32 elements.
    WmmaScaleF32_32x16x128F4 = "wmma.scale.f32.32x16x128.f4": I32 [];
    /// Adds the product of a 32x128 and a 128x16 matrix of `f4` to one of `f32`, each with scales of 16 elements.
    WmmaScale16F32_32x16x128F4 = "wmma.scale16.f32.32x16x128.f4": I64 [];
}
