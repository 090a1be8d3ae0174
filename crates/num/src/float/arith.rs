//! Arithmetic and comparison of [`ApFloat`]: IEEE 754 with LLVM's choice of NaNs.
//!
//! The result has the format of the left operand; an operand of another format is converted to it first.

use super::round::{Class, Exact, Unpacked};
use super::{ApFloat, FloatFormat, Rounding, Status};
use num_bigint::BigUint;
use std::cmp::Ordering;

const NEAREST: Rounding = Rounding::NearestTiesToEven;

/// Computes an operation on two operands with native floats, for the formats that have one.
macro_rules! native {
    ($a:expr, $b:expr, $op:tt) => {
        match $a.format {
            FloatFormat::F32 => {
                let r = f32::from_bits($a.low as u32) $op f32::from_bits($b.low as u32);
                (!r.is_nan()).then(|| Self::from_f32(r))
            }
            FloatFormat::F64 => {
                let r = f64::from_bits($a.low) $op f64::from_bits($b.low);
                (!r.is_nan()).then(|| Self::from_native_f64(r))
            }
            _ => None,
        }
    };
}

impl ApFloat {
    fn adapt(self, format: FloatFormat) -> Self {
        if self.format == format { self } else { self.convert(format, NEAREST).0 }
    }

    /// The NaN with the quiet bit set.
    fn quiet(self) -> Self {
        if self.format == FloatFormat::PpcFp128 {
            // The low double of a NaN carries no information.
            return Self::raw(self.format, u128::from(self.low) | Self::quiet_bit(self.format));
        }
        if !self.is_signaling() {
            return self;
        }
        Self::raw(self.format, self.to_bits() | Self::quiet_bit(self.format))
    }

    /// The NaN that an operation propagates: the first operand that is one, made quiet.
    fn propagate(operands: &[Self]) -> Option<(Self, Status)> {
        let nan = operands.iter().find(|v| v.is_nan())?;
        let signaling = operands.iter().any(|v| v.is_signaling());
        Some((nan.quiet(), if signaling { Status::INVALID } else { Status::OK }))
    }

    fn invalid(format: FloatFormat) -> (Self, Status) {
        (Self::nan(format), Status::INVALID)
    }

    fn signed_zero(format: FloatFormat, negative: bool) -> Self {
        if negative { Self::neg_zero(format) } else { Self::zero(format) }
    }

    /// The sum, rounded to nearest even.
    pub fn add(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        match native!(self, rhs, +) {
            Some(r) => r,
            None => self.add_with(rhs, NEAREST).0,
        }
    }

    /// The difference, rounded to nearest even.
    pub fn sub(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        match native!(self, rhs, -) {
            Some(r) => r,
            None => self.sub_with(rhs, NEAREST).0,
        }
    }

    /// The product, rounded to nearest even.
    pub fn mul(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        match native!(self, rhs, *) {
            Some(r) => r,
            None => self.mul_with(rhs, NEAREST).0,
        }
    }

    /// The quotient, rounded to nearest even.
    pub fn div(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        match native!(self, rhs, /) {
            Some(r) => r,
            None => self.div_with(rhs, NEAREST).0,
        }
    }

    /// The exact remainder of the quotient rounded towards zero (C's `fmod`), with the dividend's sign.
    pub fn rem(self, rhs: Self) -> Self {
        self.rem_with(rhs).0
    }

    /// `self * b + c`, rounded once, to nearest even.
    pub fn fma(self, b: Self, c: Self) -> Self {
        self.fma_with(b, c, NEAREST).0
    }

    /// The sum and the exceptions.
    pub fn add_with(self, rhs: Self, rounding: Rounding) -> (Self, Status) {
        self.add_or_sub(rhs.adapt(self.format), false, rounding)
    }

    /// The difference and the exceptions.
    pub fn sub_with(self, rhs: Self, rounding: Rounding) -> (Self, Status) {
        self.add_or_sub(rhs.adapt(self.format), true, rounding)
    }

    fn add_or_sub(self, rhs: Self, subtract: bool, rounding: Rounding) -> (Self, Status) {
        if self.format == FloatFormat::PpcFp128 && rounding == NEAREST {
            let sum = if subtract { self.neg().add_ppc(rhs).neg() } else { self.add_ppc(rhs) };
            return (sum, Status::OK);
        }
        if let Some(nan) = Self::propagate(&[self, rhs]) {
            return nan;
        }
        let format = self.format;
        let (a, mut b) = (self.unpack(), rhs.unpack());
        b.negative ^= subtract;
        match (a.class, b.class) {
            (Class::Inf, Class::Inf) if a.negative != b.negative => Self::invalid(format),
            (Class::Inf, _) => (self, Status::OK),
            (_, Class::Inf) => (Self::inf(format, b.negative), Status::OK),
            (Class::Zero, Class::Zero) => {
                let negative = match a.negative == b.negative {
                    true => a.negative,
                    false => rounding == Rounding::TowardNegative,
                };
                (Self::signed_zero(format, negative), Status::OK)
            }
            (_, Class::Zero) => (self, Status::OK),
            (Class::Zero, _) => {
                Self::round(format, b.negative, Exact { mant: b.mant, exp: b.exp, sticky: false }, rounding)
            }
            _ => {
                let (negative, sum) = add_finite(&a, &b);
                if sum.mant == 0 {
                    let negative = rounding == Rounding::TowardNegative;
                    return (Self::signed_zero(format, negative), Status::OK);
                }
                Self::round(format, negative, sum, rounding)
            }
        }
    }

    /// The product and the exceptions.
    pub fn mul_with(self, rhs: Self, rounding: Rounding) -> (Self, Status) {
        let rhs = rhs.adapt(self.format);
        if self.format == FloatFormat::PpcFp128 && rounding == NEAREST {
            return (self.mul_ppc(rhs), Status::OK);
        }
        if let Some(nan) = Self::propagate(&[self, rhs]) {
            return nan;
        }
        let format = self.format;
        let (a, b) = (self.unpack(), rhs.unpack());
        let negative = a.negative != b.negative;
        match (a.class, b.class) {
            (Class::Inf, Class::Zero) | (Class::Zero, Class::Inf) => Self::invalid(format),
            (Class::Inf, _) | (_, Class::Inf) => (Self::inf(format, negative), Status::OK),
            (Class::Zero, _) | (_, Class::Zero) => (Self::signed_zero(format, negative), Status::OK),
            _ => Self::round(format, negative, mul_finite(&a, &b), rounding),
        }
    }

    /// The quotient and the exceptions.
    pub fn div_with(self, rhs: Self, rounding: Rounding) -> (Self, Status) {
        let rhs = rhs.adapt(self.format);
        if let Some(nan) = Self::propagate(&[self, rhs]) {
            return nan;
        }
        let format = self.format;
        let (a, b) = (self.unpack(), rhs.unpack());
        let negative = a.negative != b.negative;
        match (a.class, b.class) {
            (Class::Inf, Class::Inf) | (Class::Zero, Class::Zero) => Self::invalid(format),
            (Class::Inf, _) => (Self::inf(format, negative), Status::OK),
            (Class::Zero, _) | (_, Class::Inf) => (Self::signed_zero(format, negative), Status::OK),
            (_, Class::Zero) => (Self::inf(format, negative), Status::DIV_BY_ZERO),
            _ => Self::round(format, negative, div_finite(&a, &b), rounding),
        }
    }

    /// The exact remainder and the exceptions.
    pub fn rem_with(self, rhs: Self) -> (Self, Status) {
        let rhs = rhs.adapt(self.format);
        if let Some(nan) = Self::propagate(&[self, rhs]) {
            return nan;
        }
        let format = self.format;
        let (a, b) = (self.unpack(), rhs.unpack());
        match (a.class, b.class) {
            (Class::Inf, _) | (_, Class::Zero) => Self::invalid(format),
            (Class::Finite, Class::Inf) if format == FloatFormat::PpcFp128 => {
                Self::round(format, a.negative, Exact { mant: a.mant, exp: a.exp, sticky: false }, NEAREST)
            }
            (Class::Zero, _) | (_, Class::Inf) => (self, Status::OK),
            _ => {
                let rest = rem_finite(&a, &b);
                if rest.mant == 0 {
                    return (Self::signed_zero(format, a.negative), Status::OK);
                }
                Self::round(format, a.negative, rest, NEAREST)
            }
        }
    }

    /// `self * b + c` rounded once, and the exceptions.
    pub fn fma_with(self, b: Self, c: Self, rounding: Rounding) -> (Self, Status) {
        let format = self.format;
        let (b, c) = (b.adapt(format), c.adapt(format));
        if let Some(nan) = Self::propagate(&[self, b, c]) {
            return nan;
        }
        let (x, y, z) = (self.unpack(), b.unpack(), c.unpack());
        let negative = x.negative != y.negative;
        match (x.class, y.class) {
            (Class::Inf, Class::Zero) | (Class::Zero, Class::Inf) => return Self::invalid(format),
            (Class::Inf, _) | (_, Class::Inf) => {
                return match z.class == Class::Inf && z.negative != negative {
                    true => Self::invalid(format),
                    false => (Self::inf(format, negative), Status::OK),
                };
            }
            (Class::Zero, _) | (_, Class::Zero) => {
                return Self::signed_zero(format, negative).add_with(c, rounding);
            }
            _ => {}
        }
        match z.class {
            Class::Inf => return (c, Status::OK),
            Class::Zero => return Self::round(format, negative, mul_finite(&x, &y), rounding),
            Class::Finite | Class::Nan => {}
        }
        // Aligns product and addend at a common exponent. If they are far apart, the smaller one only decides the
        // rounding.
        let mut product = BigUint::from(x.mant) * BigUint::from(y.mant);
        let mut product_exp = x.exp + y.exp;
        let mut addend = BigUint::from(z.mant);
        let mut addend_exp = z.exp;
        const FAR: u64 = 600;
        let up_product = BigUint::from(1u32) << FAR;
        let product_top = i64::from(product_exp) + product.bits() as i64;
        let addend_top = i64::from(addend_exp) + addend.bits() as i64;
        if product_top - addend_top > FAR as i64 {
            product *= &up_product;
            product_exp -= FAR as i32;
            addend = BigUint::from(1u32);
            addend_exp = product_exp;
        } else if addend_top - product_top > FAR as i64 {
            addend *= &up_product;
            addend_exp -= FAR as i32;
            product = BigUint::from(1u32);
            product_exp = addend_exp;
        }
        let exp = product_exp.min(addend_exp);
        product <<= product_exp - exp;
        addend <<= addend_exp - exp;
        let (negative, sum) = match product.cmp(&addend) {
            _ if negative == z.negative => (negative, product + addend),
            Ordering::Greater => (negative, product - addend),
            Ordering::Less => (z.negative, addend - product),
            Ordering::Equal => {
                return (Self::signed_zero(format, rounding == Rounding::TowardNegative), Status::OK);
            }
        };
        Self::round(format, negative, Exact::from_big(&sum, exp, false), rounding)
    }

    /// Compares the values; `None` if one is a NaN. Zeros of both signs are equal.
    pub fn compare(self, rhs: Self) -> Option<Ordering> {
        let native = |v: Self| matches!(v.format, FloatFormat::F32 | FloatFormat::F64);
        if native(self) && native(rhs) {
            return self.to_f64().partial_cmp(&rhs.to_f64());
        }
        if self.format == FloatFormat::PpcFp128 && rhs.format == self.format {
            return self.compare_ppc(rhs);
        }
        let (a, b) = (self.unpack(), rhs.unpack());
        let rank = |u: &Unpacked| {
            let magnitude = match u.class {
                Class::Zero => 0,
                Class::Finite => 1,
                Class::Inf => 2,
                Class::Nan => return None,
            };
            Some(if u.negative { -magnitude } else { magnitude })
        };
        let (ra, rb) = (rank(&a)?, rank(&b)?);
        if ra != rb || a.class != Class::Finite {
            return Some(ra.cmp(&rb));
        }
        let align = |u: &Unpacked| u.mant << u.mant.leading_zeros();
        let magnitude = a.exponent().cmp(&b.exponent()).then_with(|| align(&a).cmp(&align(&b)));
        Some(if a.negative { magnitude.reverse() } else { magnitude })
    }

    /// IEEE 754-2019 `minimum`: NaN if an operand is, and −0 is less than +0.
    pub fn minimum(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        match Self::propagate(&[self, rhs]) {
            Some((nan, _)) => nan,
            None => self.lesser(rhs),
        }
    }

    /// IEEE 754-2019 `maximum`: NaN if an operand is, and −0 is less than +0.
    pub fn maximum(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        match Self::propagate(&[self, rhs]) {
            Some((nan, _)) => nan,
            None => self.greater(rhs),
        }
    }

    /// The smaller operand. If only one operand is a NaN, a quiet one gives the number and a signaling one the quiet
    /// NaN. −0 is less than +0.
    pub fn minnum(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        self.number(rhs).unwrap_or_else(|| self.lesser(rhs))
    }

    /// The larger operand. If only one operand is a NaN, a quiet one gives the number and a signaling one the quiet
    /// NaN. −0 is less than +0.
    pub fn maxnum(self, rhs: Self) -> Self {
        let rhs = rhs.adapt(self.format);
        self.number(rhs).unwrap_or_else(|| self.greater(rhs))
    }

    /// The result of `minnum` and `maxnum` if an operand is a NaN.
    fn number(self, rhs: Self) -> Option<Self> {
        match (self.is_nan(), rhs.is_nan()) {
            (false, false) => None,
            _ if self.is_signaling() => Some(self.quiet()),
            _ if rhs.is_signaling() => Some(rhs.quiet()),
            (true, _) => Some(rhs),
            (false, true) => Some(self),
        }
    }

    fn lesser(self, rhs: Self) -> Self {
        match self.compare(rhs) {
            Some(Ordering::Equal) if rhs.is_negative() => rhs,
            Some(Ordering::Greater) => rhs,
            _ => self,
        }
    }

    fn greater(self, rhs: Self) -> Self {
        match self.compare(rhs) {
            Some(Ordering::Equal) if self.is_negative() => rhs,
            Some(Ordering::Less) => rhs,
            _ => self,
        }
    }
}

/// The sum of two finite values: whether it is negative, and its magnitude (zero if they cancel).
fn add_finite(a: &Unpacked, b: &Unpacked) -> (bool, Exact) {
    // Leading bits at bit 125: a carry fits, and a significand of up to 113 bits leaves at least 12 zeros below.
    let normal = |u: &Unpacked| {
        let up = u.mant.leading_zeros() as i32 - 2;
        let mant = if up >= 0 { u.mant << up } else { u.mant >> -up };
        (mant, u.exp - up)
    };
    let ((am, ae), (bm, be)) = (normal(a), normal(b));
    let ((xm, xe, xn), (ym, ye, yn)) = match (ae, am) >= (be, bm) {
        true => ((am, ae, a.negative), (bm, be, b.negative)),
        false => ((bm, be, b.negative), (am, ae, a.negative)),
    };
    let shift = xe.abs_diff(ye);
    let (moved, sticky) = match shift {
        0..128 => (ym >> shift, ym & super::low_mask(shift) != 0),
        _ => (0, true),
    };
    let mant = match xn == yn {
        true => xm + moved,
        // The subtrahend has bits below the last one (sticky), so the floor of the difference is one less.
        false => xm - moved - u128::from(sticky),
    };
    (xn, Exact { mant, exp: xe, sticky })
}

fn mul_finite(a: &Unpacked, b: &Unpacked) -> Exact {
    let exp = a.exp + b.exp;
    match a.mant.checked_mul(b.mant) {
        Some(mant) => Exact { mant, exp, sticky: false },
        None => Exact::from_big(&(BigUint::from(a.mant) * BigUint::from(b.mant)), exp, false),
    }
}

fn div_finite(a: &Unpacked, b: &Unpacked) -> Exact {
    // Aligns both leading bits at bit 125, so that the quotient has more bits than any format keeps.
    let align = |u: &Unpacked| {
        let up = u.mant.leading_zeros() as i32 - 2;
        (if up >= 0 { u.mant << up } else { u.mant >> -up }, u.exp - up)
    };
    let ((mut rest, ae), (divisor, be)) = (align(a), align(b));
    let mut quotient = 0u128;
    const STEPS: i32 = 120;
    for _ in 0..=STEPS {
        quotient <<= 1;
        if rest >= divisor {
            rest -= divisor;
            quotient |= 1;
        }
        rest <<= 1;
    }
    Exact { mant: quotient, exp: ae - be - STEPS, sticky: rest != 0 }
}

fn rem_finite(a: &Unpacked, b: &Unpacked) -> Exact {
    if a.exponent() < b.exponent() {
        return Exact { mant: a.mant, exp: a.exp, sticky: false };
    }
    if a.exp < b.exp {
        // The divisor's exponent is not above the dividend's, so its significand can be shifted up without overflow.
        let divisor = b.mant << (b.exp - a.exp);
        return Exact { mant: a.mant % divisor, exp: a.exp, sticky: false };
    }
    let mut rest = a.mant % b.mant;
    for _ in 0..a.exp - b.exp {
        if rest == 0 {
            break;
        }
        rest <<= 1;
        if rest >= b.mant {
            rest -= b.mant;
        }
    }
    Exact { mant: rest, exp: b.exp, sticky: false }
}
