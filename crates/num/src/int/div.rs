//! Division and remainder of [`ApInt`] in every rounding MLIR's integer operations have.

use super::ApInt;

impl ApInt {
    /// Unsigned quotient and remainder, rounding towards zero; `None` on division by zero.
    pub fn udivrem(&self, rhs: &Self) -> Option<(Self, Self)> {
        let w = self.width();
        let rhs = rhs.zext_or_trunc(w);
        if rhs.is_zero() {
            return None;
        }
        if w <= 64 {
            let (a, b) = (self.low_u64(), rhs.low_u64());
            return Some((Self::new(w, a / b), Self::new(w, a % b)));
        }
        if w <= 128 {
            let (a, b) = (self.low_u128(), rhs.low_u128());
            return Some((Self::from_u128(w, a / b), Self::from_u128(w, a % b)));
        }
        let (a, b) = (self.to_big(), rhs.to_big());
        let q = &a / &b;
        let r = a - &q * b;
        Some((Self::from_big(w, &q), Self::from_big(w, &r)))
    }

    /// Signed quotient and remainder, rounding towards zero, the remainder with the dividend's sign; `None` on
    /// division by zero and when the quotient overflows.
    pub fn sdivrem(&self, rhs: &Self) -> Option<(Self, Self)> {
        let rhs = rhs.zext_or_trunc(self.width());
        if self.is_signed_min() && rhs.is_all_ones() {
            return None;
        }
        let (q, r) = self.abs().udivrem(&rhs.abs())?;
        let q = if self.is_negative() == rhs.is_negative() { q } else { q.neg() };
        let r = if self.is_negative() { r.neg() } else { r };
        Some((q, r))
    }

    /// Unsigned quotient; `None` on division by zero.
    pub fn udiv(&self, rhs: &Self) -> Option<Self> {
        Some(self.udivrem(rhs)?.0)
    }

    /// Unsigned remainder; `None` on division by zero.
    pub fn urem(&self, rhs: &Self) -> Option<Self> {
        Some(self.udivrem(rhs)?.1)
    }

    /// Signed quotient, rounding towards zero; `None` on division by zero and on overflow.
    pub fn sdiv(&self, rhs: &Self) -> Option<Self> {
        Some(self.sdivrem(rhs)?.0)
    }

    /// Signed remainder with the dividend's sign; `None` on division by zero. The least value by −1 leaves 0.
    pub fn srem(&self, rhs: &Self) -> Option<Self> {
        let rhs = rhs.zext_or_trunc(self.width());
        if rhs.is_all_ones() && self.width() > 0 {
            return Some(Self::zero(self.width()));
        }
        Some(self.sdivrem(&rhs)?.1)
    }

    /// Unsigned quotient, rounding up; `None` on division by zero.
    pub fn ceildivu(&self, rhs: &Self) -> Option<Self> {
        let (q, r) = self.udivrem(rhs)?;
        // With a remainder the divisor is at least 2, so the increment cannot wrap.
        Some(if r.is_zero() { q } else { q.add(&Self::one(self.width())) })
    }

    /// Signed quotient, rounding up; `None` on division by zero and on overflow.
    pub fn ceildivs(&self, rhs: &Self) -> Option<Self> {
        let rhs = rhs.zext_or_trunc(self.width());
        let (q, r) = self.sdivrem(&rhs)?;
        let up = !r.is_zero() && self.is_negative() == rhs.is_negative();
        Some(if up { q.add(&Self::one(self.width())) } else { q })
    }

    /// Signed quotient, rounding down; `None` on division by zero and on overflow.
    pub fn floordivs(&self, rhs: &Self) -> Option<Self> {
        let rhs = rhs.zext_or_trunc(self.width());
        let (q, r) = self.sdivrem(&rhs)?;
        let down = !r.is_zero() && self.is_negative() != rhs.is_negative();
        Some(if down { q.sub(&Self::one(self.width())) } else { q })
    }

    /// Signed remainder that is never negative for a positive divisor (the `mod` of affine expressions);
    /// `None` on division by zero.
    pub fn mods(&self, rhs: &Self) -> Option<Self> {
        let rhs = rhs.zext_or_trunc(self.width());
        let r = self.srem(&rhs)?;
        Some(if !r.is_zero() && r.is_negative() != rhs.is_negative() { r.add(&rhs) } else { r })
    }

    /// `self` raised to an unsigned power, wrapping.
    pub fn pow(&self, mut exponent: u64) -> Self {
        let mut base = self.clone();
        let mut result = Self::one(self.width());
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = result.mul(&base);
            }
            exponent >>= 1;
            if exponent > 0 {
                base = base.mul(&base);
            }
        }
        result
    }
}
