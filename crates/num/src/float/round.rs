//! Conversion between bits and exact values: unpacking a value into sign, significand and exponent, and the correctly
//! rounded packing that parsing, conversion and arithmetic share.

use super::format::{Special, low_mask};
use super::{ApFloat, FloatFormat};
use num_bigint::BigUint;
use std::ops::{BitOr, BitOrAssign};

/// A rounding mode.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rounding {
    /// To the nearest value, of two equally near ones to the even one: IEEE's default.
    #[default]
    NearestTiesToEven,
    /// Towards zero.
    TowardZero,
    /// Towards positive infinity.
    TowardPositive,
    /// Towards negative infinity.
    TowardNegative,
    /// To the nearest value, of two equally near ones to the greater magnitude.
    NearestTiesToAway,
}

/// The IEEE exceptions an operation raised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Status(u8);

impl Status {
    /// No exception: the result is exact.
    pub const OK: Self = Self(0);
    /// The operation has no sensible result.
    pub const INVALID: Self = Self(1);
    /// A finite value was divided by zero.
    pub const DIV_BY_ZERO: Self = Self(2);
    /// The result is beyond the finite range.
    pub const OVERFLOW: Self = Self(4);
    /// The result is inexact and below the normal range.
    pub const UNDERFLOW: Self = Self(8);
    /// The result was rounded.
    pub const INEXACT: Self = Self(16);

    /// Whether no exception was raised.
    pub fn is_ok(self) -> bool {
        self == Self::OK
    }

    /// Whether any of the given exceptions was raised.
    pub fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }
}

impl BitOr for Status {
    type Output = Self;
    fn bitor(self, rhs: Self) -> Self {
        Self(self.0 | rhs.0)
    }
}

impl BitOrAssign for Status {
    fn bitor_assign(&mut self, rhs: Self) {
        self.0 |= rhs.0;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Zero,
    Finite,
    Inf,
    Nan,
}

/// An unpacked value. A finite one is `mant * 2^exp`, with `mant` not zero; of a NaN, `mant` is the stored payload.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unpacked {
    pub negative: bool,
    pub class: Class,
    pub mant: u128,
    pub exp: i32,
}

impl Unpacked {
    /// The exponent of the leading bit.
    pub fn exponent(&self) -> i32 {
        self.exp + 127 - self.mant.leading_zeros() as i32
    }
}

/// A finite magnitude, possibly truncated: `mant * 2^exp` plus, if `sticky`, something below `2^exp`.
/// With `sticky`, `mant` has more bits than any precision it is rounded to needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exact {
    pub mant: u128,
    pub exp: i32,
    pub sticky: bool,
}

impl Exact {
    /// A big magnitude, truncated to 126 bits.
    pub fn from_big(value: &BigUint, exp: i32, sticky: bool) -> Self {
        let shift = value.bits().saturating_sub(126);
        let kept = value >> shift;
        let mut digits = kept.iter_u64_digits();
        let low = digits.next().unwrap_or(0);
        let high = digits.next().unwrap_or(0);
        let lost = value.trailing_zeros().is_some_and(|z| z < shift);
        Self {
            mant: u128::from(high) << 64 | u128::from(low),
            exp: exp.saturating_add(i32::try_from(shift).unwrap_or(i32::MAX)),
            sticky: sticky | lost,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Lost {
    Nothing,
    BelowHalf,
    Half,
    AboveHalf,
}

impl Lost {
    /// Whether a magnitude that lost this fraction is rounded up.
    pub fn rounds_away(self, kept: u128, negative: bool, rounding: Rounding) -> bool {
        self != Lost::Nothing
            && match rounding {
                Rounding::NearestTiesToEven => self > Lost::Half || self == Lost::Half && kept & 1 == 1,
                Rounding::NearestTiesToAway => self >= Lost::Half,
                Rounding::TowardZero => false,
                Rounding::TowardPositive => !negative,
                Rounding::TowardNegative => negative,
            }
    }
}

impl ApFloat {
    pub(super) fn unpack(self) -> Unpacked {
        let format = self.format;
        let bits = self.to_bits();
        let negative = self.is_negative();
        let done = |class, mant, exp| Unpacked { negative, class, mant, exp };
        let layout = format.layout();
        match format {
            FloatFormat::PpcFp128 => return self.unpack_ppc(),
            FloatFormat::F8E8M0FNU => {
                return if bits == 0xff {
                    done(Class::Nan, 0, 0)
                } else {
                    done(Class::Finite, 1, bits as i32 - 127)
                };
            }
            _ => {}
        }
        let m = format.mantissa_bits();
        let exponent_mask = low_mask(format.exponent_bits());
        let biased = bits >> m & exponent_mask;
        let stored = bits & low_mask(m);
        let scale = layout.min_exponent - (layout.precision as i32 - 1);
        if biased == exponent_mask && layout.special == Special::Ieee {
            let payload = if format == FloatFormat::F80 { stored & !(1 << 63) } else { stored };
            // An f80 is an infinity only if its leading bit is set.
            let infinite = payload == 0 && (format != FloatFormat::F80 || stored != 0);
            return if infinite { done(Class::Inf, 0, 0) } else { done(Class::Nan, stored, 0) };
        }
        let nan = match layout.special {
            Special::NanAllOnes => biased == exponent_mask && stored == low_mask(m),
            Special::NanNegativeZero => negative && biased == 0 && stored == 0,
            Special::Ieee | Special::FiniteOnly => false,
        };
        if nan {
            return done(Class::Nan, stored, 0);
        }
        match (biased, stored) {
            (0, 0) => done(Class::Zero, 0, 0),
            (0, _) => done(Class::Finite, stored, scale),
            _ if format == FloatFormat::F80 => done(Class::Finite, stored, scale + biased as i32 - 1),
            _ => done(Class::Finite, stored | 1 << m, scale + biased as i32 - 1),
        }
    }

    /// The value of `format` nearest to an exact magnitude by the rounding mode.
    pub(super) fn round(
        format: FloatFormat,
        negative: bool,
        value: Exact,
        rounding: Rounding,
    ) -> (Self, Status) {
        if format == FloatFormat::PpcFp128 {
            return Self::round_ppc(negative, value, rounding);
        }
        let layout = format.layout();
        let precision = layout.precision;
        let Exact { mant, exp, sticky } = value;
        if mant == 0 {
            return match sticky {
                false => (if negative { Self::neg_zero(format) } else { Self::zero(format) }, Status::OK),
                true => {
                    let tiny = Exact { mant: 1 << 126, exp: exp.saturating_sub(127), sticky };
                    Self::round(format, negative, tiny, rounding)
                }
            };
        }
        let top = 127 - mant.leading_zeros() as i32;
        let mut exponent = exp.saturating_add(top);
        if exponent > layout.max_exponent {
            return Self::overflow(format, negative, rounding);
        }
        exponent = exponent.max(layout.min_exponent);
        let shift = i64::from(exponent) - i64::from(precision as i32 - 1) - i64::from(exp);
        let (mut kept, lost) = shift_right(mant, shift, sticky);
        // If all ones encode the NaN, a significand of all ones at the top exponent is out of range.
        let all_ones = |q: u128, e: i32| {
            precision > 1
                && layout.special == Special::NanAllOnes
                && e == layout.max_exponent
                && q == low_mask(precision)
        };
        if all_ones(kept, exponent) {
            return Self::overflow(format, negative, rounding);
        }
        if lost == Lost::Nothing {
            return (Self::pack(format, negative, kept, exponent), Status::OK);
        }
        if lost.rounds_away(kept, negative, rounding) {
            kept += 1;
            if kept >> precision != 0 {
                if exponent == layout.max_exponent {
                    return Self::overflow(format, negative, rounding);
                }
                kept >>= 1;
                exponent += 1;
            }
            if all_ones(kept, exponent) {
                return Self::overflow(format, negative, rounding);
            }
        }
        let denormal = kept >> (precision - 1) == 0;
        let status = if denormal { Status::UNDERFLOW | Status::INEXACT } else { Status::INEXACT };
        (Self::pack(format, negative, kept, exponent), status)
    }

    /// The result of an overflow, which depends on the rounding mode.
    fn overflow(format: FloatFormat, negative: bool, rounding: Rounding) -> (Self, Status) {
        let to_infinity = match rounding {
            Rounding::NearestTiesToEven | Rounding::NearestTiesToAway => true,
            Rounding::TowardZero => false,
            Rounding::TowardPositive => !negative,
            Rounding::TowardNegative => negative,
        };
        if to_infinity && format.has_nan() {
            (Self::inf(format, negative), Status::OVERFLOW | Status::INEXACT)
        } else {
            (Self::largest(format, negative), Status::INEXACT)
        }
    }

    /// Packs a significand of `precision` bits (fewer for denormal values) and an exponent in range.
    fn pack(format: FloatFormat, negative: bool, kept: u128, exponent: i32) -> Self {
        let layout = format.layout();
        if kept == 0 {
            return if negative { Self::neg_zero(format) } else { Self::zero(format) };
        }
        let offset = (exponent - layout.min_exponent) as u128;
        let bits = match format {
            FloatFormat::F8E8M0FNU => offset,
            _ => {
                let denormal = kept >> (layout.precision - 1) == 0;
                let biased = if denormal { 0 } else { offset + 1 };
                let m = format.mantissa_bits();
                biased << m | kept & low_mask(m)
            }
        };
        Self::raw(format, bits | if negative { Self::sign_mask(format) } else { 0 })
    }
}

/// `mant / 2^shift` and how its fraction compares with one half; shifts left if `shift` is negative.
pub(super) fn shift_right(mant: u128, shift: i64, sticky: bool) -> (u128, Lost) {
    if shift <= 0 {
        let kept = mant.checked_shl(u32::try_from(-shift).unwrap_or(u32::MAX)).unwrap_or(0);
        return (kept, if sticky { Lost::BelowHalf } else { Lost::Nothing });
    }
    if shift > 128 {
        return (0, Lost::BelowHalf);
    }
    let shift = shift as u32;
    let rest = mant & low_mask(shift);
    let half = 1u128 << (shift - 1);
    let lost = match rest.cmp(&half) {
        std::cmp::Ordering::Less if rest == 0 && !sticky => Lost::Nothing,
        std::cmp::Ordering::Less => Lost::BelowHalf,
        std::cmp::Ordering::Equal if !sticky => Lost::Half,
        _ => Lost::AboveHalf,
    };
    (if shift == 128 { 0 } else { mant >> shift }, lost)
}
