//! `ppc_fp128`, the sum of two doubles. LLVM parses, prints, divides and converts it as one number of 106 bits, but
//! adds and multiplies the two doubles, which gives other last bits.

use super::round::{Class, Exact, Lost, Unpacked, shift_right};
use super::{ApFloat, FloatFormat, Rounding, Status};
use std::cmp::Ordering;

const FORMAT: FloatFormat = FloatFormat::PpcFp128;
const PRECISION: i32 = 106;
/// The exponent of the last bit of the smallest subnormal double.
const LEAST: i32 = -1074;

impl ApFloat {
    /// The high and the low double.
    fn doubles(self) -> (f64, f64) {
        (f64::from_bits(self.low), f64::from_bits(self.high))
    }

    fn of_doubles(high: f64, low: f64) -> Self {
        // LLVM has a single NaN for results that no operand determines.
        let high = if high.is_nan() { 0x7ff8 << 48 } else { high.to_bits() };
        Self::raw(FORMAT, u128::from(low.to_bits()) << 64 | u128::from(high))
    }

    /// The sum of the two doubles, rounded to 106 bits.
    pub(super) fn unpack_ppc(self) -> Unpacked {
        let half = |bits: u64| Self::raw(FloatFormat::F64, u128::from(bits));
        let (high, low) = (half(self.low), half(self.high));
        let h = high.unpack();
        if h.class != Class::Finite || low.is_zero() {
            return h;
        }
        if !low.is_finite() {
            return low.unpack();
        }
        let (a, b) = (h, low.unpack());
        let (a, b) = if a.exponent() >= b.exponent() { (a, b) } else { (b, a) };
        // The high double has 53 of 120 bits; bits shifted out of the low double are below every bit that counts.
        const ROOM: i32 = 67;
        let exp = a.exp - ROOM;
        let (mant, lost) = shift_right(b.mant, i64::from(exp) - i64::from(b.exp), false);
        let sticky = lost != Lost::Nothing;
        let mut sum = a.mant << ROOM;
        sum = match a.negative == b.negative {
            true => sum.wrapping_add(mant),
            // Bits were shifted out of the subtrahend, so the floor of the difference is one less.
            false => sum.wrapping_sub(mant).wrapping_sub(u128::from(sticky)),
        };
        let mut negative = a.negative;
        if sum >> 127 != 0 {
            sum = sum.wrapping_neg();
            negative = b.negative;
        }
        if sum == 0 {
            return Unpacked { negative: false, class: Class::Zero, mant: 0, exp: 0 };
        }
        let value = Exact { mant: sum, exp, sticky };
        let (mant, exp, _) = to_106(value, negative, Rounding::NearestTiesToEven);
        Unpacked { negative, class: Class::Finite, mant, exp }
    }

    /// Rounds to 106 bits: the high double is the nearest one, the low double is the remainder.
    pub(super) fn round_ppc(negative: bool, value: Exact, rounding: Rounding) -> (Self, Status) {
        if value.mant == 0 && !value.sticky {
            return (if negative { Self::neg_zero(FORMAT) } else { Self::zero(FORMAT) }, Status::OK);
        }
        let (mant, exp, exact) = to_106(value, negative, rounding);
        let whole = Exact { mant, exp, sticky: false };
        let (made, status) = Self::split_ppc(negative, whole, Rounding::NearestTiesToEven);
        (made, if exact { status } else { status | Status::INEXACT })
    }

    /// The nearest double, and the remainder as a double rounded by the mode. The pair has more than 106 bits if the
    /// remainder starts further down.
    pub(super) fn split_ppc(negative: bool, value: Exact, rounding: Rounding) -> (Self, Status) {
        let (high, status) = Self::round(FloatFormat::F64, negative, value, Rounding::NearestTiesToEven);
        if !high.is_finite() {
            return (Self::inf(FORMAT, negative), Status::OVERFLOW | Status::INEXACT);
        }
        if status.is_ok() {
            return (Self::raw(FORMAT, high.to_bits()), status);
        }
        // The double has fewer bits than the value, so it is a multiple of the value's last bit.
        let h = high.unpack();
        let at_exp = match h.class {
            Class::Finite => h.mant.checked_shl((h.exp - value.exp).max(0) as u32).unwrap_or(0),
            _ => 0,
        };
        let below = value.mant < at_exp;
        // If the value is below the double, the sticky bits reduce the difference.
        let cut = u128::from(below && value.sticky);
        let rest = Exact { mant: value.mant.abs_diff(at_exp) - cut, ..value };
        let (low, status) = Self::round(FloatFormat::F64, negative != below, rest, rounding);
        let low_bits = if low.is_zero() { 0 } else { low.to_bits() };
        (Self::raw(FORMAT, low_bits << 64 | high.to_bits()), status)
    }

    /// Whether LLVM calls the number denormal: one of the doubles is, or the high double is not the nearest one.
    pub(super) fn is_denormal_ppc(self) -> bool {
        let (high, low) = self.doubles();
        high.is_finite() && high != 0.0 && (high.is_subnormal() || low.is_subnormal() || high != high + low)
    }

    /// Rounds the high double to an integer, or the low one if the high one is an integer already.
    pub(super) fn round_to_integral_ppc(self, rounding: Rounding) -> Self {
        let round = |v: f64| {
            let v = Self::from_native_f64(v).round_to_integral(rounding);
            f64::from_bits(v.low)
        };
        let nearest = matches!(rounding, Rounding::NearestTiesToEven | Rounding::NearestTiesToAway);
        // At a tie between two integers, the sign of the other double decides.
        let nudged = |v: f64, rounded: f64, other: f64| {
            let tie = nearest && (v - v.trunc()).abs() == 0.5 && other != 0.0;
            match other > 0.0 {
                _ if !tie => rounded,
                true => v.ceil(),
                false => v.floor(),
            }
        };
        let (high, low) = self.doubles();
        let whole = round(high);
        if !high.is_finite() || high == 0.0 || low == 0.0 {
            return Self::of_doubles(whole, 0.0);
        }
        if whole != high {
            return Self::of_doubles(nudged(high, whole, low), 0.0);
        }
        let rest = nudged(low, round(low), high);
        let sum = high + rest;
        Self::of_doubles(sum, rest - (sum - high))
    }

    /// Compares the high doubles, then the low ones.
    pub(super) fn compare_ppc(self, rhs: Self) -> Option<Ordering> {
        let ((a, aa), (c, cc)) = (self.doubles(), rhs.doubles());
        a.partial_cmp(&c).and_then(|order| if order.is_eq() { aa.partial_cmp(&cc) } else { Some(order) })
    }

    /// Adds two numbers with LLVM's sequence of double operations.
    pub(super) fn add_ppc(self, rhs: Self) -> Self {
        let ((a, aa), (c, cc)) = (self.doubles(), rhs.doubles());
        if a.is_nan() || c == 0.0 && a != 0.0 {
            return self;
        }
        if c.is_nan() || a == 0.0 {
            return rhs;
        }
        if a.is_infinite() || c.is_infinite() {
            return match a + c {
                z if z.is_nan() => Self::nan(FORMAT),
                _ if a.is_infinite() => self,
                _ => rhs,
            };
        }
        let z = a + c;
        if z.is_nan() {
            return Self::of_doubles(z, 0.0);
        }
        if z.is_infinite() {
            // The sum overflowed; the low doubles may bring it back into range.
            let (first, second) = if a.abs() > c.abs() { (c, a) } else { (a, c) };
            let z = cc + aa + first + second;
            if !z.is_finite() {
                return Self::of_doubles(z, 0.0);
            }
            return Self::of_doubles(z, second - z + first + (aa + cc));
        }
        let q = a - z;
        let zz = q + c - ((q + z) - a) + aa + cc;
        if zz == 0.0 && !zz.is_sign_negative() {
            return Self::of_doubles(z, 0.0);
        }
        let high = z + zz;
        Self::of_doubles(high, if high.is_finite() { z - high + zz } else { 0.0 })
    }

    /// Multiplies two numbers with LLVM's sequence of double operations.
    pub(super) fn mul_ppc(self, rhs: Self) -> Self {
        let ((a, b), (c, d)) = (self.doubles(), rhs.doubles());
        let special = |v: f64| v == 0.0 || v.is_infinite();
        if a.is_nan() {
            return self;
        }
        if c.is_nan() {
            return rhs;
        }
        if special(a) && special(c) && (a == 0.0) != (c == 0.0) {
            return Self::nan(FORMAT);
        }
        // LLVM ignores the sign of the other operand here.
        if special(a) {
            return self;
        }
        if special(c) {
            return rhs;
        }
        let t = a * c;
        if t == 0.0 || !t.is_finite() {
            return Self::of_doubles(t, 0.0);
        }
        let tau = a.mul_add(c, -t) + (a * d + b * c);
        let high = t + tau;
        Self::of_doubles(high, if high.is_finite() { t - high + tau } else { 0.0 })
    }
}

/// A magnitude rounded to 106 bits (fewer at the end of the range), its exponent, and whether that is exact.
fn to_106(value: Exact, negative: bool, rounding: Rounding) -> (u128, i32, bool) {
    let top = value.exp.saturating_add(127 - value.mant.leading_zeros() as i32);
    let exp = top.saturating_sub(PRECISION - 1).max(LEAST);
    let (mut kept, lost) = shift_right(value.mant, i64::from(exp) - i64::from(value.exp), value.sticky);
    kept += u128::from(lost.rounds_away(kept, negative, rounding));
    (kept, exp, lost == Lost::Nothing)
}
