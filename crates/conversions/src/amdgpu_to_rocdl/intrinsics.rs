//! The instructions that multiply matrices, by the types of elements, the extents and the chipset.

use super::*;
use FloatFormat::{F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ};

/// The type of elements.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Elem {
    F64,
    F32,
    F16,
    BF16,
    I32,
    I8,
    I4,
    /// An 8-bit float with four bits of exponent.
    Fp8,
    /// An 8-bit float with five bits of exponent.
    Bf8,
}

/// The formats of [`Elem::Fp8`] and [`Elem::Bf8`].
pub(crate) type F8 = [FloatFormat; 2];
/// Those of OCP.
pub(super) const OCP: F8 = [F8E4M3FN, F8E5M2];

/// The 8-bit floats of a chipset.
pub(crate) fn f8_of(chipset: Chipset) -> Option<F8> {
    match chipset {
        GFX942 => Some([F8E4M3FNUZ, F8E5M2FNUZ]),
        _ => chipset.has_ocp_fp8().then_some(OCP),
    }
}

impl Elem {
    /// The elements of a type, or the type itself.
    pub(super) fn of(ctx: &Context, ty: Type, f8: Option<F8>) -> Option<Self> {
        let elem = ty.element_or_self(ctx);
        Some(match elem.as_float(ctx) {
            Some(FloatFormat::F64) => Self::F64,
            Some(FloatFormat::F32) => Self::F32,
            Some(FloatFormat::F16) => Self::F16,
            Some(FloatFormat::BF16) => Self::BF16,
            Some(format) if format == f8?[0] => Self::Fp8,
            Some(format) if format == f8?[1] => Self::Bf8,
            Some(_) => return None,
            None => match elem.bit_width(ctx)? {
                32 => Self::I32,
                8 => Self::I8,
                4 => Self::I4,
                _ => return None,
            },
        })
    }
}

/// The chipsets with an instruction.
pub(super) enum Chips {
    From(Chipset),
    Rdna3,
    Rdna4,
    Rdna3And4,
    Gfx1250,
}

impl Chips {
    fn contains(&self, chipset: Chipset) -> bool {
        let (is_rdna3, is_rdna4) = (chipset.major == 11, chipset.major == 12 && chipset.minor == 0);
        match *self {
            Self::From(first) => chipset >= first,
            Self::Rdna3 => is_rdna3,
            Self::Rdna4 => is_rdna4,
            Self::Rdna3And4 => is_rdna3 || is_rdna4,
            Self::Gfx1250 => chipset == GFX1250,
        }
    }
}

/// An instruction.
pub(super) struct Product {
    /// The factors and the sum.
    elems: [Elem; 3],
    /// Rows, columns, the dimension that is reduced, and the number of products.
    extents: [i64; 4],
    chips: Chips,
    pub(super) to: &'static OpDef,
}

/// The instruction for elements and extents.
pub(super) fn find(
    table: &'static [Product],
    elems: [Elem; 3],
    extents: [i64; 4],
    chipset: Chipset,
) -> Option<&'static OpDef> {
    let fits = |row: &&Product| row.elems == elems && row.extents == extents && row.chips.contains(chipset);
    table.iter().find(fits).map(|row| row.to)
}

/// `factors => sum, chipsets, [extents] Operation, ..`
macro_rules! products {
    ($($a:ident $b:ident => $sum:ident, $chips:expr, $([$m:literal $n:literal $k:literal $blocks:literal] $Op:ident),+;)*) => { &[$($(
        Product {
            elems: [Elem::$a, Elem::$b, Elem::$sum],
            extents: [$m, $n, $k, $blocks],
            chips: $chips,
            to: rocdl::$Op::DEF,
        },
    )+)*] };
}

use Chips::{From, Gfx1250, Rdna3, Rdna3And4, Rdna4};

/// Products of dense matrices (MFMA).
pub(super) static MFMA: &[Product] = products! {
    F32 F32 => F32, From(GFX908), [32 32 1 2] MfmaF32_32x32x1F32, [16 16 1 4] MfmaF32_16x16x1F32, [4 4 1 16] MfmaF32_4x4x1F32,
        [32 32 2 1] MfmaF32_32x32x2F32, [16 16 4 1] MfmaF32_16x16x4F32;
    F16 F16 => F32, From(GFX950), [32 32 16 1] MfmaF32_32x32x16F16, [16 16 32 1] MfmaF32_16x16x32F16;
    F16 F16 => F32, From(GFX908), [32 32 4 2] MfmaF32_32x32x4F16, [16 16 4 4] MfmaF32_16x16x4F16, [4 4 4 16] MfmaF32_4x4x4F16,
        [32 32 8 1] MfmaF32_32x32x8F16, [16 16 16 1] MfmaF32_16x16x16F16;
    BF16 BF16 => F32, From(GFX950), [32 32 16 1] MfmaF32_32x32x16Bf16, [16 16 32 1] MfmaF32_16x16x32Bf16;
    BF16 BF16 => F32, From(GFX90A), [32 32 4 2] MfmaF32_32x32x4Bf16_1k, [16 16 4 4] MfmaF32_16x16x4Bf16_1k,
        [4 4 4 16] MfmaF32_4x4x4Bf16_1k, [32 32 8 1] MfmaF32_32x32x8Bf16_1k, [16 16 16 1] MfmaF32_16x16x16Bf16_1k;
    BF16 BF16 => F32, From(GFX908), [32 32 2 2] MfmaF32_32x32x2Bf16, [16 16 2 4] MfmaF32_16x16x2Bf16,
        [4 4 2 16] MfmaF32_4x4x2Bf16, [32 32 4 1] MfmaF32_32x32x4Bf16, [16 16 8 1] MfmaF32_16x16x8Bf16;
    I8 I8 => I32, From(GFX950), [32 32 32 1] MfmaI32_32x32x32I8, [16 16 64 1] MfmaI32_16x16x64I8;
    I8 I8 => I32, From(GFX908), [32 32 4 2] MfmaI32_32x32x4I8, [16 16 4 4] MfmaI32_16x16x4I8, [4 4 4 16] MfmaI32_4x4x4I8,
        [32 32 8 1] MfmaI32_32x32x8I8, [16 16 16 1] MfmaI32_16x16x16I8;
    I8 I8 => I32, From(GFX942), [32 32 16 1] MfmaI32_32x32x16I8, [16 16 32 1] MfmaI32_16x16x32I8;
    F64 F64 => F64, From(GFX90A), [16 16 4 1] MfmaF64_16x16x4F64, [4 4 4 4] MfmaF64_4x4x4F64;
    Bf8 Bf8 => F32, From(GFX942), [16 16 32 1] MfmaF32_16x16x32Bf8Bf8, [32 32 16 1] MfmaF32_32x32x16Bf8Bf8;
    Bf8 Fp8 => F32, From(GFX942), [16 16 32 1] MfmaF32_16x16x32Bf8Fp8, [32 32 16 1] MfmaF32_32x32x16Bf8Fp8;
    Fp8 Bf8 => F32, From(GFX942), [16 16 32 1] MfmaF32_16x16x32Fp8Bf8, [32 32 16 1] MfmaF32_32x32x16Fp8Bf8;
    Fp8 Fp8 => F32, From(GFX942), [16 16 32 1] MfmaF32_16x16x32Fp8Fp8, [32 32 16 1] MfmaF32_32x32x16Fp8Fp8;
};

/// Products of `f32` that are computed as `xf32`.
pub(super) static XF32: &[Product] = products! {
    F32 F32 => F32, From(GFX942), [32 32 4 1] MfmaF32_32x32x4Xf32, [16 16 8 1] MfmaF32_16x16x8Xf32;
};

/// Products of sparse matrices (SMFMAC).
pub(super) static SMFMAC: &[Product] = products! {
    F16 F16 => F32, From(GFX942), [16 16 32 1] SmfmacF32_16x16x32F16, [32 32 16 1] SmfmacF32_32x32x16F16;
    BF16 BF16 => F32, From(GFX942), [16 16 32 1] SmfmacF32_16x16x32Bf16, [32 32 16 1] SmfmacF32_32x32x16Bf16;
    F16 F16 => F32, From(GFX950), [16 16 64 1] SmfmacF32_16x16x64F16, [32 32 32 1] SmfmacF32_32x32x32F16;
    BF16 BF16 => F32, From(GFX950), [16 16 64 1] SmfmacF32_16x16x64Bf16, [32 32 32 1] SmfmacF32_32x32x32Bf16;
    I8 I8 => I32, From(GFX942), [16 16 64 1] SmfmacI32_16x16x64I8, [32 32 32 1] SmfmacI32_32x32x32I8;
    I8 I8 => I32, From(GFX950), [16 16 128 1] SmfmacI32_16x16x128I8, [32 32 64 1] SmfmacI32_32x32x64I8;
    Fp8 Fp8 => F32, From(GFX942), [16 16 64 1] SmfmacF32_16x16x64Fp8Fp8, [32 32 32 1] SmfmacF32_32x32x32Fp8Fp8;
    Fp8 Bf8 => F32, From(GFX942), [16 16 64 1] SmfmacF32_16x16x64Fp8Bf8, [32 32 32 1] SmfmacF32_32x32x32Fp8Bf8;
    Bf8 Fp8 => F32, From(GFX942), [16 16 64 1] SmfmacF32_16x16x64Bf8Fp8, [32 32 32 1] SmfmacF32_32x32x32Bf8Fp8;
    Bf8 Bf8 => F32, From(GFX942), [16 16 64 1] SmfmacF32_16x16x64Bf8Bf8, [32 32 32 1] SmfmacF32_32x32x32Bf8Bf8;
    Fp8 Fp8 => F32, From(GFX950), [16 16 128 1] SmfmacF32_16x16x128Fp8Fp8, [32 32 64 1] SmfmacF32_32x32x64Fp8Fp8;
    Fp8 Bf8 => F32, From(GFX950), [16 16 128 1] SmfmacF32_16x16x128Fp8Bf8, [32 32 64 1] SmfmacF32_32x32x64Fp8Bf8;
    Bf8 Fp8 => F32, From(GFX950), [16 16 128 1] SmfmacF32_16x16x128Bf8Fp8, [32 32 64 1] SmfmacF32_32x32x64Bf8Fp8;
    Bf8 Bf8 => F32, From(GFX950), [16 16 128 1] SmfmacF32_16x16x128Bf8Bf8, [32 32 64 1] SmfmacF32_32x32x64Bf8Bf8;
};

/// Products on RDNA and gfx1250 (WMMA).
pub(super) static WMMA: &[Product] = products! {
    F16 F16 => F32, Rdna3And4, [16 16 16 1] WmmaF32_16x16x16F16;
    BF16 BF16 => F32, Rdna3And4, [16 16 16 1] WmmaF32_16x16x16Bf16;
    F16 F16 => F16, Rdna3And4, [16 16 16 1] WmmaF16_16x16x16F16;
    BF16 BF16 => BF16, Rdna3And4, [16 16 16 1] WmmaBf16_16x16x16Bf16;
    I8 I8 => I32, Rdna3And4, [16 16 16 1] WmmaI32_16x16x16Iu8;
    I4 I4 => I32, Rdna3, [16 16 16 1] WmmaI32_16x16x16Iu4;
    I4 I4 => I32, Rdna4, [16 16 16 1] WmmaI32_16x16x16Iu4, [16 16 32 1] WmmaI32_16x16x32Iu4;
    Fp8 Fp8 => F32, Rdna4, [16 16 16 1] WmmaF32_16x16x16Fp8Fp8;
    Fp8 Bf8 => F32, Rdna4, [16 16 16 1] WmmaF32_16x16x16Fp8Bf8;
    Bf8 Bf8 => F32, Rdna4, [16 16 16 1] WmmaF32_16x16x16Bf8Bf8;
    Bf8 Fp8 => F32, Rdna4, [16 16 16 1] WmmaF32_16x16x16Bf8Fp8;
    F32 F32 => F32, Gfx1250, [16 16 4 1] WmmaF32_16x16x4F32;
    F16 F16 => F32, Gfx1250, [16 16 32 1] WmmaF32_16x16x32F16;
    BF16 BF16 => F32, Gfx1250, [16 16 32 1] WmmaF32_16x16x32Bf16;
    F16 F16 => F16, Gfx1250, [16 16 32 1] WmmaF16_16x16x32F16;
    BF16 BF16 => BF16, Gfx1250, [16 16 32 1] WmmaBf16_16x16x32Bf16;
    Fp8 Fp8 => F32, Gfx1250, [16 16 64 1] WmmaF32_16x16x64Fp8Fp8, [16 16 128 1] WmmaF32_16x16x128Fp8Fp8;
    Fp8 Bf8 => F32, Gfx1250, [16 16 64 1] WmmaF32_16x16x64Fp8Bf8, [16 16 128 1] WmmaF32_16x16x128Fp8Bf8;
    Bf8 Bf8 => F32, Gfx1250, [16 16 64 1] WmmaF32_16x16x64Bf8Bf8, [16 16 128 1] WmmaF32_16x16x128Bf8Bf8;
    Bf8 Fp8 => F32, Gfx1250, [16 16 64 1] WmmaF32_16x16x64Bf8Fp8, [16 16 128 1] WmmaF32_16x16x128Bf8Fp8;
    Fp8 Fp8 => F16, Gfx1250, [16 16 64 1] WmmaF16_16x16x64Fp8Fp8, [16 16 128 1] WmmaF16_16x16x128Fp8Fp8;
    Fp8 Bf8 => F16, Gfx1250, [16 16 64 1] WmmaF16_16x16x64Fp8Bf8, [16 16 128 1] WmmaF16_16x16x128Fp8Bf8;
    Bf8 Bf8 => F16, Gfx1250, [16 16 64 1] WmmaF16_16x16x64Bf8Bf8, [16 16 128 1] WmmaF16_16x16x128Bf8Bf8;
    Bf8 Fp8 => F16, Gfx1250, [16 16 64 1] WmmaF16_16x16x64Bf8Fp8, [16 16 128 1] WmmaF16_16x16x128Bf8Fp8;
    I8 I8 => I32, Gfx1250, [16 16 64 1] WmmaI32_16x16x64Iu8;
};
