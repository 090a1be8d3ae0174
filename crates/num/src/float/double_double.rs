//! `ppc_fp128`, the sum of two doubles: LLVM reads, prints, divides and converts it as one number of 106 bits, but adds
//! and multiplies the halves, whose last bits come out otherwise.

use super::round::{Class, Exact, Lost, Unpacked, shift_right};
use super::{ApFloat, FloatFormat, Rounding, Status};
use std::cmp::Ordering;

const FORMAT: FloatFormat = FloatFormat::PpcFp128;
const PRECISION: i32 = 106;
/// The exponent of the last bit of all: that of the least double.
const LEAST: i32 = -1074;

impl ApFloat {
    /// The halves, the greater one first.
    fn halves(self) -> (f64, f64) {
        (f64::from_bits(self.low), f64::from_bits(self.high))
    }

    fn of_halves(high: f64, low: f64) -> Self {
        // LLVM has one NaN for what no operand gives.
        let high = if high.is_nan() { 0x7ff8 << 48 } else { high.to_bits() };
        Self::raw(FORMAT, u128::from(low.to_bits()) << 64 | u128::from(high))
    }

    /// The sum of the two halves, rounded to 106 bits.
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
        // The greater one has 53 of 120 bits; what is cut off the lesser one is below all that count.
        const ROOM: i32 = 67;
        let exp = a.exp - ROOM;
        let (mant, lost) = shift_right(b.mant, i64::from(exp) - i64::from(b.exp), false);
        let sticky = lost != Lost::Nothing;
        let mut sum = a.mant << ROOM;
        sum = match a.negative == b.negative {
            true => sum.wrapping_add(mant),
            // What was cut off is taken away, too.
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

    /// 106 bits, of which the greater half is the nearest double, and the lesser one what that left over.
    pub(super) fn round_ppc(negative: bool, value: Exact, rounding: Rounding) -> (Self, Status) {
        if value.mant == 0 && !value.sticky {
            return (if negative { Self::neg_zero(FORMAT) } else { Self::zero(FORMAT) }, Status::OK);
        }
        let (mant, exp, exact) = to_106(value, negative, rounding);
        let whole = Exact { mant, exp, sticky: false };
        let (made, status) = Self::split_ppc(negative, whole, Rounding::NearestTiesToEven);
        (made, if exact { status } else { status | Status::INEXACT })
    }

    /// The nearest double and, as a double by the rounding mode, what that left over: more than 106 bits where the
    /// latter starts further down.
    pub(super) fn split_ppc(negative: bool, value: Exact, rounding: Rounding) -> (Self, Status) {
        let (high, status) = Self::round(FloatFormat::F64, negative, value, Rounding::NearestTiesToEven);
        if !high.is_finite() {
            return (Self::inf(FORMAT, negative), Status::OVERFLOW | Status::INEXACT);
        }
        if status.is_ok() {
            return (Self::raw(FORMAT, high.to_bits()), status);
        }
        // The double is a multiple of the last bit, since it has fewer bits than the value.
        let h = high.unpack();
        let at_exp = match h.class {
            Class::Finite => h.mant.checked_shl((h.exp - value.exp).max(0) as u32).unwrap_or(0),
            _ => 0,
        };
        let below = value.mant < at_exp;
        // Below the double, what was cut off makes the difference less.
        let cut = u128::from(below && value.sticky);
        let rest = Exact { mant: value.mant.abs_diff(at_exp) - cut, ..value };
        let (low, status) = Self::round(FloatFormat::F64, negative != below, rest, rounding);
        let low_bits = if low.is_zero() { 0 } else { low.to_bits() };
        (Self::raw(FORMAT, low_bits << 64 | high.to_bits()), status)
    }

    /// Whether LLVM calls the number denormal: a half is, or the greater half is not the nearest double.
    pub(super) fn is_denormal_ppc(self) -> bool {
        let (high, low) = self.halves();
        high.is_finite() && high != 0.0 && (high.is_subnormal() || low.is_subnormal() || high != high + low)
    }

    /// The halves are rounded, the lesser one if the greater is whole.
    pub(super) fn round_to_integral_ppc(self, rounding: Rounding) -> Self {
        let round = |v: f64| {
            let v = Self::from_native_f64(v).round_to_integral(rounding);
            f64::from_bits(v.low)
        };
        let nearest = matches!(rounding, Rounding::NearestTiesToEven | Rounding::NearestTiesToAway);
        // Halfway between two whole numbers, the other half says which is nearer.
        let nudged = |v: f64, rounded: f64, other: f64| {
            let tie = nearest && (v - v.trunc()).abs() == 0.5 && other != 0.0;
            match other > 0.0 {
                _ if !tie => rounded,
                true => v.ceil(),
                false => v.floor(),
            }
        };
        let (high, low) = self.halves();
        let whole = round(high);
        if !high.is_finite() || high == 0.0 || low == 0.0 {
            return Self::of_halves(whole, 0.0);
        }
        if whole != high {
            return Self::of_halves(nudged(high, whole, low), 0.0);
        }
        let rest = nudged(low, round(low), high);
        let sum = high + rest;
        Self::of_halves(sum, rest - (sum - high))
    }

    /// The greater halves are compared, then the lesser ones.
    pub(super) fn compare_ppc(self, rhs: Self) -> Option<Ordering> {
        let ((a, aa), (c, cc)) = (self.halves(), rhs.halves());
        a.partial_cmp(&c).and_then(|order| if order.is_eq() { aa.partial_cmp(&cc) } else { Some(order) })
    }

    /// The sum of the halves of two numbers, the way LLVM computes it.
    pub(super) fn add_ppc(self, rhs: Self) -> Self {
        let ((a, aa), (c, cc)) = (self.halves(), rhs.halves());
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
            return Self::of_halves(z, 0.0);
        }
        if z.is_infinite() {
            // The lesser halves may bring it back.
            let (first, second) = if a.abs() > c.abs() { (c, a) } else { (a, c) };
            let z = cc + aa + first + second;
            if !z.is_finite() {
                return Self::of_halves(z, 0.0);
            }
            return Self::of_halves(z, second - z + first + (aa + cc));
        }
        let q = a - z;
        let zz = q + c - ((q + z) - a) + aa + cc;
        if zz == 0.0 && !zz.is_sign_negative() {
            return Self::of_halves(z, 0.0);
        }
        let high = z + zz;
        Self::of_halves(high, if high.is_finite() { z - high + zz } else { 0.0 })
    }

    /// The product, the way LLVM computes it.
    pub(super) fn mul_ppc(self, rhs: Self) -> Self {
        let ((a, b), (c, d)) = (self.halves(), rhs.halves());
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
        // The sign of the other one is not looked at.
        if special(a) {
            return self;
        }
        if special(c) {
            return rhs;
        }
        let t = a * c;
        if t == 0.0 || !t.is_finite() {
            return Self::of_halves(t, 0.0);
        }
        let tau = a.mul_add(c, -t) + (a * d + b * c);
        let high = t + tau;
        Self::of_halves(high, if high.is_finite() { t - high + tau } else { 0.0 })
    }
}

/// A magnitude as 106 bits, or fewer where they end, and whether nothing was lost.
fn to_106(value: Exact, negative: bool, rounding: Rounding) -> (u128, i32, bool) {
    let top = value.exp.saturating_add(127 - value.mant.leading_zeros() as i32);
    let exp = top.saturating_sub(PRECISION - 1).max(LEAST);
    let (mut kept, lost) = shift_right(value.mant, i64::from(exp) - i64::from(value.exp), value.sticky);
    kept += u128::from(lost.rounds_away(kept, negative, rounding));
    (kept, exp, lost == Lost::Nothing)
}
