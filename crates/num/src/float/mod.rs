//! [`ApFloat`]: storage, special values and classification. Its other modules are `format` (layouts), `round`
//! (conversion between bits and exact values), `parse`, `digits` and `print` (text), `arith` and `convert`.

mod arith;
mod convert;
mod digits;
mod double_double;
mod format;
mod parse;
mod print;
mod round;

pub use format::FloatFormat;
pub use parse::ParseFloatError;
pub use round::{Rounding, Status};

use crate::ApInt;
use format::{Special, low_mask};
use round::Class;
use std::fmt;

/// A value of a float format, stored as its bits.
///
/// Equality and hashing compare format and bits, as attribute uniquing needs (NaN equals itself, −0 differs from +0);
/// [`compare`](Self::compare) compares the values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApFloat {
    // Two words instead of a u128, whose alignment would pad the struct to 32 bytes.
    low: u64,
    high: u64,
    format: FloatFormat,
}

impl ApFloat {
    /// The value with these bits; bits beyond the format's width are dropped.
    ///
    /// Encodings of `f80` that x87 processors reject become what LLVM makes of them: an exponent without a leading
    /// bit is a NaN, a leading bit without an exponent gets the least exponent.
    #[inline]
    pub fn from_bits(format: FloatFormat, bits: u128) -> Self {
        let bits = bits & format.mask();
        let bits = if format == FloatFormat::F80 { normalize_f80(bits) } else { bits };
        Self::raw(format, bits)
    }

    #[inline]
    fn raw(format: FloatFormat, bits: u128) -> Self {
        Self { low: bits as u64, high: (bits >> 64) as u64, format }
    }

    /// Takes the bits from an integer, zero-extended or truncated.
    pub fn from_int_bits(format: FloatFormat, bits: &ApInt) -> Self {
        Self::from_bits(format, bits.low_u128())
    }

    /// The bits.
    #[inline]
    pub fn to_bits(self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }

    /// The bits as an integer of the format's width.
    pub fn to_int_bits(self) -> ApInt {
        ApInt::from_words(self.format.width(), &[self.low, self.high])
    }

    /// The format.
    #[inline]
    pub fn format(self) -> FloatFormat {
        self.format
    }

    /// The value of a native `f32`.
    #[inline]
    pub fn from_f32(value: f32) -> Self {
        Self::raw(FloatFormat::F32, u128::from(value.to_bits()))
    }

    /// The value of a native `f64`, in format `F64`.
    #[inline]
    pub fn from_native_f64(value: f64) -> Self {
        Self::raw(FloatFormat::F64, u128::from(value.to_bits()))
    }

    fn sign_mask(format: FloatFormat) -> u128 {
        match format {
            FloatFormat::F8E8M0FNU => 0,
            FloatFormat::PpcFp128 => 1 << 63,
            _ => 1 << (format.width() - 1),
        }
    }

    /// +0; the smallest value if the format has no zero.
    pub fn zero(format: FloatFormat) -> Self {
        Self::raw(format, 0)
    }

    /// −0; +0 if the format has no negative zero.
    pub fn neg_zero(format: FloatFormat) -> Self {
        let bits = if format.has_negative_zero() { Self::sign_mask(format) } else { 0 };
        Self::raw(format, bits)
    }

    /// The value 1.
    pub fn one(format: FloatFormat) -> Self {
        Self::from_f64(format, 1.0, Rounding::NearestTiesToEven)
    }

    /// An infinity; NaN if the format has none, the largest finite value if it has no NaN either.
    pub fn inf(format: FloatFormat, negative: bool) -> Self {
        let magnitude = match format {
            FloatFormat::F80 => 0x7fff_8000_0000_0000_0000,
            FloatFormat::PpcFp128 => 0x7ff0_0000_0000_0000,
            _ if format.has_inf() => low_mask(format.exponent_bits()) << format.mantissa_bits(),
            _ if format.has_nan() => return Self::nan_signed(format, negative),
            _ => return Self::largest(format, negative),
        };
        Self::raw(format, magnitude | if negative { Self::sign_mask(format) } else { 0 })
    }

    /// The quiet NaN without payload, positive if the format has a sign; +0 if the format has no NaN.
    pub fn nan(format: FloatFormat) -> Self {
        Self::nan_signed(format, false)
    }

    /// The quiet NaN without payload and with a sign, if the format has one; +0 if the format has no NaN.
    pub fn nan_signed(format: FloatFormat, negative: bool) -> Self {
        let sign = if negative { Self::sign_mask(format) } else { 0 };
        let bits = match format.layout().special {
            Special::Ieee => match format {
                FloatFormat::F80 => sign | 0x7fff_c000_0000_0000_0000,
                FloatFormat::PpcFp128 => sign | 0x7ff8_0000_0000_0000,
                _ => {
                    let m = format.mantissa_bits();
                    sign | low_mask(format.exponent_bits()) << m | 1 << (m - 1)
                }
            },
            Special::NanAllOnes => sign | low_mask(format.exponent_bits() + format.mantissa_bits()),
            Special::NanNegativeZero => Self::sign_mask(format),
            Special::FiniteOnly => 0,
        };
        Self::raw(format, bits)
    }

    /// The largest finite value, or its negative.
    pub fn largest(format: FloatFormat, negative: bool) -> Self {
        let sign = if negative { Self::sign_mask(format) } else { 0 };
        let m = format.mantissa_bits();
        let all = low_mask(format.exponent_bits() + m);
        let bits = match format {
            FloatFormat::F80 => 0x7ffe_ffff_ffff_ffff_ffff,
            // The high double is the largest f64; the low one is just below half a unit of it.
            FloatFormat::PpcFp128 => 0x7c8f_ffff_ffff_fffe_7fef_ffff_ffff_ffff,
            _ => match format.layout().special {
                Special::Ieee => all - (1 << m),
                Special::NanAllOnes => all - 1,
                Special::NanNegativeZero | Special::FiniteOnly => all,
            },
        };
        if format == FloatFormat::PpcFp128 && negative {
            return Self::raw(format, bits).neg();
        }
        Self::raw(format, bits | sign)
    }

    /// The positive value closest to zero.
    pub fn smallest(format: FloatFormat) -> Self {
        Self::raw(format, if format.has_zero() { 1 } else { 0 })
    }

    /// The smallest positive normal value.
    pub fn smallest_normalized(format: FloatFormat) -> Self {
        let bits = match format {
            FloatFormat::F80 => 0x0001_8000_0000_0000_0000,
            FloatFormat::PpcFp128 => 0x0360_0000_0000_0000,
            FloatFormat::F8E8M0FNU => 0,
            _ => 1 << format.mantissa_bits(),
        };
        Self::raw(format, bits)
    }

    /// Whether the value is a NaN.
    #[inline]
    pub fn is_nan(self) -> bool {
        let bits = self.to_bits();
        match self.format {
            FloatFormat::F32 => bits & 0x7fff_ffff > 0x7f80_0000,
            FloatFormat::F64 => self.low & (u64::MAX >> 1) > 0x7ff0_0000_0000_0000,
            _ => self.unpack().class == Class::Nan,
        }
    }

    /// Whether the value is an infinity.
    pub fn is_inf(self) -> bool {
        self.unpack().class == Class::Inf
    }

    /// Whether the value is neither an infinity nor a NaN.
    pub fn is_finite(self) -> bool {
        matches!(self.unpack().class, Class::Zero | Class::Finite)
    }

    /// Whether the value is zero, of either sign.
    pub fn is_zero(self) -> bool {
        self.unpack().class == Class::Zero
    }

    /// Whether the sign bit is set (also of zeros and NaNs).
    #[inline]
    pub fn is_negative(self) -> bool {
        self.to_bits() & Self::sign_mask(self.format) != 0
    }

    /// Whether the value is zero with the sign bit set.
    pub fn is_neg_zero(self) -> bool {
        self.is_zero() && self.is_negative()
    }

    /// Whether the value is zero with the sign bit clear.
    pub fn is_pos_zero(self) -> bool {
        self.is_zero() && !self.is_negative()
    }

    /// Whether the value is finite, not zero, and below the normal range.
    pub fn is_denormal(self) -> bool {
        if self.format == FloatFormat::PpcFp128 {
            return self.is_denormal_ppc();
        }
        let u = self.unpack();
        u.class == Class::Finite && u.exponent() < self.format.min_exponent()
    }

    /// Whether the value is a NaN whose quiet bit is clear.
    pub fn is_signaling(self) -> bool {
        if !self.is_nan() || self.format.layout().special != Special::Ieee {
            return false;
        }
        self.to_bits() & Self::quiet_bit(self.format) == 0
    }

    /// The bit that distinguishes quiet NaNs from signaling ones, in formats that have both.
    fn quiet_bit(format: FloatFormat) -> u128 {
        match format {
            FloatFormat::F80 => 1 << 62,
            FloatFormat::PpcFp128 => 1 << 51,
            f => 1 << f.mantissa_bits().saturating_sub(1),
        }
    }

    /// Whether the value is finite and has no fraction.
    pub fn is_integer(self) -> bool {
        let u = self.unpack();
        match u.class {
            Class::Zero => true,
            Class::Finite => u.exp >= 0 || u.mant.trailing_zeros() >= u.exp.unsigned_abs(),
            Class::Inf | Class::Nan => false,
        }
    }

    /// The value with its sign flipped; unchanged if the format has no such value.
    pub fn neg(self) -> Self {
        let flip = match self.format {
            FloatFormat::PpcFp128 => 1 << 63 | 1 << 127,
            f if f.layout().special == Special::NanNegativeZero && (self.is_zero() || self.is_nan()) => 0,
            f => Self::sign_mask(f),
        };
        Self::raw(self.format, self.to_bits() ^ flip)
    }

    /// The value with its sign clear.
    pub fn abs(self) -> Self {
        if self.is_negative() { self.neg() } else { self }
    }

    /// The value with the sign of another.
    pub fn copy_sign(self, sign: Self) -> Self {
        if self.is_negative() == sign.is_negative() { self } else { self.neg() }
    }

    /// The value as a native `f64`, rounded to nearest even; exact for every format up to 64 bits.
    #[inline]
    pub fn to_f64(self) -> f64 {
        match self.format {
            FloatFormat::F64 => f64::from_bits(self.low),
            FloatFormat::F32 if !self.is_nan() => f64::from(f32::from_bits(self.low as u32)),
            _ => f64::from_bits(self.convert(FloatFormat::F64, Rounding::NearestTiesToEven).0.low),
        }
    }

    /// The value as a native `f32`, rounded to nearest even.
    pub fn to_f32(self) -> f32 {
        f32::from_bits(self.convert(FloatFormat::F32, Rounding::NearestTiesToEven).0.low as u32)
    }
}

fn normalize_f80(bits: u128) -> u128 {
    let exponent = bits >> 64 & 0x7fff;
    let leading = bits >> 63 & 1 == 1;
    match (exponent, leading) {
        (0, true) => bits | 1 << 64,
        (1..0x7fff, false) => bits | 0x7fff << 64,
        _ => bits,
    }
}

/// `f32 1.000000e+00`
impl fmt::Debug for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self}", self.format.name())
    }
}

/// Prints as MLIR does.
impl fmt::Display for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        self.write_mlir(&mut out);
        f.write_str(std::str::from_utf8(&out).unwrap_or_default())
    }
}
