//! Conversions of [`ApFloat`]: between formats, from and to native floats and integers.

use super::format::Special;
use super::round::{Class, Exact};
use super::{ApFloat, FloatFormat, Rounding, Status};
use crate::ApInt;

impl ApFloat {
    /// Converts a native `f64`, without reporting whether information was lost.
    #[inline]
    pub fn from_f64(format: FloatFormat, value: f64, rounding: Rounding) -> Self {
        match format {
            FloatFormat::F64 => Self::from_native_f64(value),
            FloatFormat::F32 if !value.is_nan() && rounding == Rounding::NearestTiesToEven => {
                Self::from_f32(value as f32)
            }
            _ => Self::from_native_f64(value).convert(format, rounding).0,
        }
    }

    /// The value in another format, and whether it lost information.
    pub fn convert(self, format: FloatFormat, rounding: Rounding) -> (Self, bool) {
        let (value, _, lost) = self.convert_full(format, rounding);
        (value, lost)
    }

    /// The value in another format, and the exceptions of the rounding.
    pub fn convert_status(self, format: FloatFormat, rounding: Rounding) -> (Self, Status) {
        let (value, status, _) = self.convert_full(format, rounding);
        (value, status)
    }

    fn convert_full(self, format: FloatFormat, rounding: Rounding) -> (Self, Status, bool) {
        if format == self.format {
            return (self, Status::OK, false);
        }
        if self.format == FloatFormat::PpcFp128 {
            // LLVM converts the high double alone and reports no loss.
            return Self::raw(FloatFormat::F64, u128::from(self.low)).convert_full(format, rounding);
        }
        let u = self.unpack();
        match u.class {
            Class::Finite => {
                let exact = Exact { mant: u.mant, exp: u.exp, sticky: false };
                let (value, status) = Self::round(format, u.negative, exact, rounding);
                // An unsigned format drops the sign of a negative value.
                let lost = !status.is_ok() || u.negative && !format.has_sign();
                (value, status, lost)
            }
            Class::Zero => {
                let value = if u.negative { Self::neg_zero(format) } else { Self::zero(format) };
                let lost = !format.has_zero() || u.negative && !format.has_negative_zero();
                (value, if lost { Status::INEXACT } else { Status::OK }, lost)
            }
            Class::Inf => {
                let lost = !format.has_inf();
                (Self::inf(format, u.negative), if lost { Status::INEXACT } else { Status::OK }, lost)
            }
            Class::Nan => self.convert_nan(format),
        }
    }

    /// Converts a NaN: keeps the high bits of its payload if both formats have payloads, and makes it quiet.
    fn convert_nan(self, format: FloatFormat) -> (Self, Status, bool) {
        let negative = self.is_negative();
        let status = if self.is_signaling() { Status::INVALID } else { Status::OK };
        let (from, to) = (self.format.layout().special, format.layout().special);
        if to == Special::FiniteOnly {
            return (Self::nan(format), Status::INVALID, true);
        }
        if to != Special::Ieee {
            return (Self::nan_signed(format, negative), status, from == Special::Ieee);
        }
        if from == Special::NanNegativeZero {
            return (Self::nan(format), status, false);
        }
        if from != Special::Ieee {
            return (Self::nan_signed(format, negative), status, false);
        }
        // Payloads are aligned at their quiet bits. An f80 payload that lacks the leading or the quiet bit has no
        // equivalent in another format.
        let (payload, bits, odd) = match self.format {
            FloatFormat::F80 => {
                let m = self.to_bits() & u128::from(u64::MAX);
                (m & !(1 << 63), 63, m >> 62 != 3)
            }
            FloatFormat::PpcFp128 => (u128::from(self.low) & ((1 << 52) - 1), 52, false),
            f => (self.to_bits() & super::low_mask(f.mantissa_bits()), f.mantissa_bits(), false),
        };
        let target = match format {
            FloatFormat::F80 => 63,
            FloatFormat::PpcFp128 => 52,
            f => f.mantissa_bits(),
        };
        let (moved, lost) = if target >= bits {
            (payload << (target - bits), false)
        } else {
            let shift = bits - target;
            (payload >> shift, payload & super::low_mask(shift) != 0)
        };
        let quiet = Self::nan_signed(format, negative).to_bits();
        (Self::raw(format, quiet | moved), status, lost || odd)
    }

    /// The float nearest to an integer by the rounding mode, and the exceptions.
    pub fn from_int(format: FloatFormat, value: &ApInt, signed: bool, rounding: Rounding) -> (Self, Status) {
        let negative = signed && value.is_negative();
        let exact = match value.to_i64() {
            Some(v) if signed => Exact { mant: u128::from(v.unsigned_abs()), exp: 0, sticky: false },
            _ => {
                let magnitude = if negative { value.neg() } else { value.clone() };
                match magnitude.to_u64() {
                    Some(v) => Exact { mant: u128::from(v), exp: 0, sticky: false },
                    None => Exact::from_big(&magnitude.to_big(), 0, false),
                }
            }
        };
        if format == FloatFormat::PpcFp128 {
            // LLVM negates both doubles after rounding.
            let (made, status) = Self::split_ppc(false, exact, rounding);
            return (if negative { made.neg() } else { made }, status);
        }
        Self::round(format, negative, exact, rounding)
    }

    /// The value as an integer of a width, rounded by the mode, and whether the conversion was exact. `None` for
    /// NaNs, infinities and values out of range.
    pub fn to_int(self, width: u32, signed: bool, rounding: Rounding) -> Option<(ApInt, bool)> {
        let u = self.unpack();
        match u.class {
            Class::Zero => return Some((ApInt::zero(width), !u.negative)),
            Class::Inf | Class::Nan => return None,
            Class::Finite => {}
        }
        if u.exponent() >= 0 && u.exponent() as u32 >= width {
            return None;
        }
        let (magnitude, exact) = if u.exp >= 0 {
            let room = u.exp as u32 + 128;
            (ApInt::from_u128(room, u.mant).shl(u.exp as u32), true)
        } else {
            let (whole, exact) = round_to_whole(u.mant, u.exp.unsigned_abs(), u.negative, rounding);
            (ApInt::from_u128(128, whole), exact)
        };
        if magnitude.is_zero() {
            return Some((ApInt::zero(width), exact));
        }
        let bits = magnitude.active_bits();
        let fits = match (signed, u.negative) {
            (false, negative) => !negative && bits <= width,
            (true, false) => bits < width,
            (true, true) => bits < width || bits == width && magnitude.is_power_of_two(),
        };
        if !fits {
            return None;
        }
        let value = magnitude.zext_or_trunc(width);
        Some((if u.negative { value.neg() } else { value }, exact))
    }

    /// The value rounded to a whole number in its own format; zeros keep the sign.
    pub fn round_to_integral(self, rounding: Rounding) -> Self {
        if self.format == FloatFormat::PpcFp128 {
            return self.round_to_integral_ppc(rounding);
        }
        let u = self.unpack();
        if u.class != Class::Finite || u.exp >= 0 {
            return self;
        }
        let (whole, exact) = round_to_whole(u.mant, u.exp.unsigned_abs(), u.negative, rounding);
        if exact {
            return self;
        }
        Self::round(self.format, u.negative, Exact { mant: whole, exp: 0, sticky: false }, rounding).0
    }
}

/// `mant / 2^shift` rounded to an integer, and whether the division was exact.
fn round_to_whole(mant: u128, shift: u32, negative: bool, rounding: Rounding) -> (u128, bool) {
    let (whole, rest) = match shift {
        0 => (mant, 0),
        1..128 => (mant >> shift, mant & super::low_mask(shift)),
        _ => (0, mant),
    };
    if rest == 0 {
        return (whole, true);
    }
    // A shift above 128 leaves less than half.
    let against_half = if shift > 128 { std::cmp::Ordering::Less } else { rest.cmp(&(1 << (shift - 1))) };
    let away = match rounding {
        Rounding::NearestTiesToEven => against_half.is_gt() || against_half.is_eq() && whole & 1 == 1,
        Rounding::NearestTiesToAway => against_half.is_ge(),
        Rounding::TowardZero => false,
        Rounding::TowardPositive => !negative,
        Rounding::TowardNegative => negative,
    };
    (whole + u128::from(away), false)
}
