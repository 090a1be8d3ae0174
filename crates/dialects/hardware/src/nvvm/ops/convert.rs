//! Conversions between packed floats.

use crate::nvvm::enums::{FPRoundingMode, SaturationMode};
use crate::nvvm::types::{F32, I16OrV2I8, V2BF16, V2F16, V2I8, V4F32, V4I8};
use crate::nvvm::verify;
use terrace_rewrite::prelude::*;

ops! { "nvvm", CONVERT_OPS;
    /// Narrows two `bf16` to 8 bits.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.bf16x2.to.f8x2 %a0 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> i16(f8E8M0FNU)
    /// ```
    ConvertBF16x2ToF8x2 = "convert.bf16x2.to.f8x2" {
        (a: V2BF16) -> (dst: I16OrV2I8)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   { rnd: FPRoundingMode = FPRoundingMode::None, sat: SaturationMode = SaturationMode::None }
        format "$a since<24>((`rnd` `=` $rnd^)? (`sat` `=` $sat^)?) attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::bf16x2_to_f8x2 }
    }

    /// Narrows two `f16` to 8 bits.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f16x2.to.f8x2 %a0 : vector<2xf16> -> i16(f8E4M3FN)
    /// ```
    ConvertF16x2ToF8x2 = "convert.f16x2.to.f8x2" {
        (a: V2F16) -> (dst: I16OrV2I8)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   { relu: Bool = false }
        format "$a since<24>((`relu` `=` $relu^)?) attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::f16x2_to_f8x2 }
    }

    /// Narrows two `f32` to `bf16`; with rounding mode `rs` the random bits decide the direction.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
    /// ```
    ConvertF32x2ToBF16x2 = "convert.f32x2.to.bf16x2" {
        (src_hi: F32, src_lo: F32, random_bits: Option<I32>) -> (dst: V2BF16)
        opts   {
            rnd: FPRoundingMode = FPRoundingMode::None, sat: SaturationMode = SaturationMode::None,
            relu: Bool = false,
        }
        traits [Pure]
        format "$src_hi `,` $src_lo since<24>() : ((`,` $random_bits^)?) since<24>((`random_bits` `=` $random_bits^)? (`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)?) attr-dict `:` type($dst)"
        hooks  { verify_shape: verify::f32x2_to_bf16x2 }
    }

    /// Narrows two `f32` to `f16`; with rounding mode `rs` the random bits decide the direction.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
    /// ```
    ConvertF32x2ToF16x2 = "convert.f32x2.to.f16x2" {
        (src_hi: F32, src_lo: F32, random_bits: Option<I32>) -> (dst: V2F16)
        opts   {
            rnd: FPRoundingMode = FPRoundingMode::None, sat: SaturationMode = SaturationMode::None,
            relu: Bool = false,
        }
        traits [Pure]
        format "$src_hi `,` $src_lo since<24>() : ((`,` $random_bits^)?) since<24>((`random_bits` `=` $random_bits^)? (`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)?) attr-dict `:` type($dst)"
        hooks  { verify_shape: verify::f32x2_to_f16x2 }
    }

    /// Narrows two `f32` to 4 bits.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x2.to.f4x2 %a0, %a1 : i8(f4E2M1FN)
    /// ```
    ConvertF32x2ToF4x2 = "convert.f32x2.to.f4x2" {
        (a: F32, b: F32) -> (dst: I8)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   { relu: Bool = false }
        format "$a `,` $b since<24>((`relu` `=` $relu^)?) attr-dict `:` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::f32x2_to_f4x2 }
    }

    /// Narrows two `f32` to 6 bits.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x2.to.f6x2 %a0, %a1 : i16(f6E2M3FN)
    /// ```
    ConvertF32x2ToF6x2 = "convert.f32x2.to.f6x2" {
        (a: F32, b: F32) -> (dst: I16OrV2I8)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   { relu: Bool = false }
        format "$a `,` $b since<24>((`relu` `=` $relu^)?) attr-dict `:` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::f32x2_to_f6x2 }
    }

    /// Narrows two `f32` to 8 bits.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
    /// ```
    ConvertF32x2ToF8x2 = "convert.f32x2.to.f8x2" {
        (a: F32, b: F32) -> (dst: I16OrV2I8)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   {
            rnd: FPRoundingMode = FPRoundingMode::None, sat: SaturationMode = SaturationMode::None,
            relu: Bool = false,
        }
        format "$a `,` $b since<24>((`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)?) attr-dict `:` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::f32x2_to_f8x2 }
    }

    /// Narrows four `f32` to 4 bits with stochastic rounding.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x4.to.f4x4 %a0, %a1 : vector<4xf32> -> i16(f4E2M1FN)
    /// ```
    ConvertF32x4ToF4x4 = "convert.f32x4.to.f4x4" {
        (src: V4F32, rbits: I32) -> (dst: I16)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   { relu: Bool = false }
        traits [Pure]
        format "$src `,` $rbits since<24>((`relu` `=` $relu^)?) attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::f32x4_to_f4x4 }
    }

    /// Narrows four `f32` to 6 bits with stochastic rounding.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x4.to.f6x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
    /// ```
    ConvertF32x4ToF6x4 = "convert.f32x4.to.f6x4" {
        (src: V4F32, rbits: I32) -> (dst: V4I8)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   { relu: Bool = false }
        traits [Pure]
        format "$src `,` $rbits since<24>((`relu` `=` $relu^)?) attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::f32x4_to_f6x4 }
    }

    /// Narrows four `f32` to 8 bits with stochastic rounding.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f32x4.to.f8x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
    /// ```
    ConvertF32x4ToF8x4 = "convert.f32x4.to.f8x4" {
        (src: V4F32, rbits: I32) -> (dst: V4I8)
        attrs  { dst_ty("dstTy"): TypeAttrOf }
        opts   { relu: Bool = false }
        traits [Pure]
        format "$src `,` $rbits since<24>((`relu` `=` $relu^)?) attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
        hooks  { verify_shape: verify::f32x4_to_f8x4 }
    }

    /// Widens two floats of 4 bits to `f16`.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f4x2.to.f16x2 %a0 : i8(f4E2M1FN) -> vector<2xf16>
    /// ```
    ConvertF4x2ToF16x2 = "convert.f4x2.to.f16x2" {
        (src: I8) -> (dst: V2F16)
        attrs  { src_type("srcType"): TypeAttrOf }
        opts   { relu: Bool = false }
        format "$src since<24>((`relu` `=` $relu^)?) attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
        hooks  { verify_shape: verify::f4x2_to_f16x2 }
    }

    /// Widens two floats of 6 bits to `f16`.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f6x2.to.f16x2 %a0 : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
    /// ```
    ConvertF6x2ToF16x2 = "convert.f6x2.to.f16x2" {
        (src: V2I8) -> (dst: V2F16)
        attrs  { src_type("srcType"): TypeAttrOf }
        opts   { relu: Bool = false }
        format "$src since<24>((`relu` `=` $relu^)?) attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
        hooks  { verify_shape: verify::f6x2_to_f16x2 }
    }

    /// Widens two floats of 8 bits to `bf16`.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f8x2.to.bf16x2 %a0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
    /// ```
    ConvertF8x2ToBF16x2 = "convert.f8x2.to.bf16x2" {
        (src: V2I8) -> (dst: V2BF16)
        attrs  { src_type("srcType"): TypeAttrOf }
        format "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
        hooks  { verify_shape: verify::f8x2_to_bf16x2 }
    }

    /// Widens two floats of 8 bits to `f16`.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.f8x2.to.f16x2 %a0 : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
    /// ```
    ConvertF8x2ToF16x2 = "convert.f8x2.to.f16x2" {
        (src: V2I8) -> (dst: V2F16)
        attrs  { src_type("srcType"): TypeAttrOf }
        opts   { relu: Bool = false }
        format "$src since<24>((`relu` `=` $relu^)?) attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
        hooks  { verify_shape: verify::f8x2_to_f16x2 }
    }

    /// Rounds an `f32` to the precision of TF32.
    ///
    /// ```mlir
    /// %0 = nvvm.convert.float.to.tf32 %a0 {rnd = #nvvm.fp_rnd_mode<rn>}
    /// ```
    ConvertFloatToTF32 = "convert.float.to.tf32" {
        (src: F32) -> (res: I32)
        opts   {
            rnd: FPRoundingMode = FPRoundingMode::None, sat: SaturationMode = SaturationMode::None,
            relu: Bool = false,
        }
        format "$src since<24>((`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)?) attr-dict"
        hooks  { verify_shape: verify::float_to_tf32 }
    }
}
