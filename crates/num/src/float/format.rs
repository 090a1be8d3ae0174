//! [`FloatFormat`]: the float formats and their layout facts.

/// The encodings that a format reserves for infinities and NaNs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Special {
    /// IEEE 754: the highest exponent means infinity and NaNs.
    Ieee,
    /// No infinity; all exponent and mantissa bits set is the one NaN (per sign).
    NanAllOnes,
    /// No infinity and no negative zero; the encoding of −0 is the one NaN.
    NanNegativeZero,
    /// Neither infinity nor NaN.
    FiniteOnly,
}

/// The layout of one format. Exponents are those of the leading significand bit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub name: &'static str,
    pub width: u32,
    /// Significand bits, the leading one included.
    pub precision: u32,
    pub min_exponent: i32,
    pub max_exponent: i32,
    pub special: Special,
}

impl Layout {
    const fn new(
        name: &'static str,
        width: u32,
        precision: u32,
        min_exponent: i32,
        max_exponent: i32,
        special: Special,
    ) -> Self {
        Self { name, width, precision, min_exponent, max_exponent, special }
    }
}

/// A floating-point format of MLIR or LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum FloatFormat {
    /// IEEE binary16, `f16`.
    F16,
    /// The upper half of binary32, `bf16`.
    BF16,
    /// IEEE binary32, `f32`.
    F32,
    /// IEEE binary64, `f64`.
    F64,
    /// The x87 80-bit format with its explicit leading bit, `f80`.
    F80,
    /// IEEE binary128, `f128`.
    F128,
    /// LLVM's `ppc_fp128`, the sum of two binary64; the low 64 bits hold the greater part.
    PpcFp128,
    /// 19-bit `tf32`: the exponent of `f32`, the mantissa of `f16`.
    Tf32,
    /// `f8E5M2`, IEEE-like.
    F8E5M2,
    /// `f8E4M3`, IEEE-like.
    F8E4M3,
    /// `f8E4M3FN`: no infinity.
    F8E4M3FN,
    /// `f8E5M2FNUZ`: no infinity, no negative zero.
    F8E5M2FNUZ,
    /// `f8E4M3FNUZ`: no infinity, no negative zero.
    F8E4M3FNUZ,
    /// `f8E4M3B11FNUZ`: no infinity, no negative zero, bias 11.
    F8E4M3B11FNUZ,
    /// `f8E3M4`, IEEE-like.
    F8E3M4,
    /// `f8E8M0FNU`: powers of two only; no sign, no zero, no infinity.
    F8E8M0FNU,
    /// `f6E2M3FN`: finite values only.
    F6E2M3FN,
    /// `f6E3M2FN`: finite values only.
    F6E3M2FN,
    /// `f4E2M1FN`: finite values only.
    F4E2M1FN,
}

use FloatFormat::*;

impl FloatFormat {
    /// Every format, in declaration order.
    pub const ALL: [Self; 19] = [
        F16,
        BF16,
        F32,
        F64,
        F80,
        F128,
        PpcFp128,
        Tf32,
        F8E5M2,
        F8E4M3,
        F8E4M3FN,
        F8E5M2FNUZ,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E3M4,
        F8E8M0FNU,
        F6E2M3FN,
        F6E3M2FN,
        F4E2M1FN,
    ];

    pub(super) const fn layout(self) -> &'static Layout {
        use Special::*;
        const fn l(n: &'static str, w: u32, p: u32, lo: i32, hi: i32, s: Special) -> Layout {
            Layout::new(n, w, p, lo, hi, s)
        }
        match self {
            F16 => const { &l("f16", 16, 11, -14, 15, Ieee) },
            BF16 => const { &l("bf16", 16, 8, -126, 127, Ieee) },
            F32 => const { &l("f32", 32, 24, -126, 127, Ieee) },
            F64 => const { &l("f64", 64, 53, -1022, 1023, Ieee) },
            F80 => const { &l("f80", 80, 64, -16382, 16383, Ieee) },
            F128 => const { &l("f128", 128, 113, -16382, 16383, Ieee) },
            PpcFp128 => const { &l("ppc_fp128", 128, 106, -1022 + 53, 1023, Ieee) },
            Tf32 => const { &l("tf32", 19, 11, -126, 127, Ieee) },
            F8E5M2 => const { &l("f8E5M2", 8, 3, -14, 15, Ieee) },
            F8E4M3 => const { &l("f8E4M3", 8, 4, -6, 7, Ieee) },
            F8E4M3FN => const { &l("f8E4M3FN", 8, 4, -6, 8, NanAllOnes) },
            F8E5M2FNUZ => const { &l("f8E5M2FNUZ", 8, 3, -15, 15, NanNegativeZero) },
            F8E4M3FNUZ => const { &l("f8E4M3FNUZ", 8, 4, -7, 7, NanNegativeZero) },
            F8E4M3B11FNUZ => const { &l("f8E4M3B11FNUZ", 8, 4, -10, 4, NanNegativeZero) },
            F8E3M4 => const { &l("f8E3M4", 8, 5, -2, 3, Ieee) },
            F8E8M0FNU => const { &l("f8E8M0FNU", 8, 1, -127, 127, NanAllOnes) },
            F6E2M3FN => const { &l("f6E2M3FN", 6, 4, 0, 2, FiniteOnly) },
            F6E3M2FN => const { &l("f6E3M2FN", 6, 3, -2, 4, FiniteOnly) },
            F4E2M1FN => const { &l("f4E2M1FN", 4, 2, 0, 2, FiniteOnly) },
        }
    }

    /// The width of a value in bits.
    pub const fn width(self) -> u32 {
        self.layout().width
    }

    /// The name of the MLIR type (`ppc_fp128`, which MLIR lacks, as LLVM spells it).
    pub const fn name(self) -> &'static str {
        self.layout().name
    }

    /// The format of an MLIR type name or of `ppc_fp128`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.name() == name)
    }

    /// The significand bits, the leading one included even where it is not stored.
    pub const fn precision(self) -> u32 {
        self.layout().precision
    }

    /// The number of mantissa bits as stored, for f80 with its explicit leading bit.
    pub const fn mantissa_bits(self) -> u32 {
        match self {
            F80 => 64,
            F8E8M0FNU => 0,
            _ => self.layout().precision - 1,
        }
    }

    /// The number of exponent bits as stored; for ppc_fp128 those of one double.
    pub const fn exponent_bits(self) -> u32 {
        match self {
            PpcFp128 => 11,
            F8E8M0FNU => 8,
            _ => self.width() - 1 - self.mantissa_bits(),
        }
    }

    /// The bias: a stored exponent minus the exponent that it encodes.
    pub const fn bias(self) -> i32 {
        match self {
            F8E8M0FNU => 127,
            PpcFp128 => 1023,
            _ => 1 - self.layout().min_exponent,
        }
    }

    /// The exponent of the smallest normal value.
    pub const fn min_exponent(self) -> i32 {
        self.layout().min_exponent
    }

    /// The exponent of the greatest finite value.
    pub const fn max_exponent(self) -> i32 {
        self.layout().max_exponent
    }

    /// Whether there are infinities.
    pub const fn has_inf(self) -> bool {
        matches!(self.layout().special, Special::Ieee)
    }

    /// Whether there is a NaN.
    pub const fn has_nan(self) -> bool {
        !matches!(self.layout().special, Special::FiniteOnly)
    }

    /// Whether zero is a value.
    pub const fn has_zero(self) -> bool {
        !matches!(self, F8E8M0FNU)
    }

    /// Whether there are negative values.
    pub const fn has_sign(self) -> bool {
        !matches!(self, F8E8M0FNU)
    }

    /// Whether −0 differs from +0.
    pub const fn has_negative_zero(self) -> bool {
        self.has_zero() && !matches!(self.layout().special, Special::NanNegativeZero)
    }

    /// A mask of the bits of a value.
    pub(super) const fn mask(self) -> u128 {
        low_mask(self.width())
    }
}

/// The `n` lowest bits set, for `n` up to 128.
pub(super) const fn low_mask(n: u32) -> u128 {
    if n == 0 { 0 } else { u128::MAX >> (128 - n) }
}
