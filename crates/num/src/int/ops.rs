//! Wrapping and overflow-reporting arithmetic, bit operations and shifts of [`ApInt`].

use super::{ApInt, Repr, sign_extend_word, top_mask, words_for};
use std::borrow::Cow;

impl ApInt {
    /// Zero-extends or truncates a right operand to the width of the operation.
    fn adapt(&self, width: u32) -> Cow<'_, Self> {
        if self.width() == width { Cow::Borrowed(self) } else { Cow::Owned(self.zext_or_trunc(width)) }
    }

    fn zip(&self, rhs: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        let rhs = rhs.adapt(self.width());
        match (&self.0, &rhs.0) {
            (Repr::Small(w, a), Repr::Small(_, b)) => Self(Repr::Small(*w, f(*a, *b))),
            _ => {
                let words = self.words().iter().zip(rhs.words()).map(|(a, b)| f(*a, *b)).collect();
                Self::from_vec(self.width(), words)
            }
        }
    }

    /// Adds with carry in; `invert` complements `rhs`, for subtraction.
    fn add_words(&self, rhs: &Self, carry: bool, invert: bool) -> Self {
        let flip = if invert { u64::MAX } else { 0 };
        let mut carry = carry;
        let words = self
            .words()
            .iter()
            .zip(rhs.words())
            .map(|(a, b)| {
                let (s, c1) = a.overflowing_add(*b ^ flip);
                let (s, c2) = s.overflowing_add(u64::from(carry));
                carry = c1 | c2;
                s
            })
            .collect();
        Self::from_vec(self.width(), words)
    }

    /// The sum, wrapping.
    #[inline]
    pub fn add(&self, rhs: &Self) -> Self {
        match (&self.0, &rhs.0) {
            (Repr::Small(w, a), Repr::Small(_, b)) => {
                Self(Repr::Small(*w, a.wrapping_add(*b) & top_mask(*w)))
            }
            _ => self.add_words(&rhs.adapt(self.width()), false, false),
        }
    }

    /// The difference, wrapping.
    #[inline]
    pub fn sub(&self, rhs: &Self) -> Self {
        match (&self.0, &rhs.0) {
            (Repr::Small(w, a), Repr::Small(_, b)) => {
                Self(Repr::Small(*w, a.wrapping_sub(*b) & top_mask(*w)))
            }
            _ => self.add_words(&rhs.adapt(self.width()), true, true),
        }
    }

    /// The product, wrapping.
    pub fn mul(&self, rhs: &Self) -> Self {
        match (&self.0, &rhs.0) {
            (Repr::Small(w, a), Repr::Small(_, b)) => {
                Self(Repr::Small(*w, a.wrapping_mul(*b) & top_mask(*w)))
            }
            _ => {
                let w = self.width();
                if w <= 128 {
                    return Self::from_u128(w, self.low_u128().wrapping_mul(rhs.low_u128()));
                }
                Self::from_big(w, &(self.to_big() * rhs.adapt(w).to_big()))
            }
        }
    }

    /// The negated value, wrapping.
    pub fn neg(&self) -> Self {
        Self::zero(self.width()).sub(self)
    }

    /// The absolute value, wrapping: the minimum signed value stays.
    pub fn abs(&self) -> Self {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// All bits inverted.
    pub fn not(&self) -> Self {
        match &self.0 {
            Repr::Small(w, v) => Self(Repr::Small(*w, !v & top_mask(*w))),
            Repr::Large(w, words) => Self::from_vec(*w, words.iter().map(|w| !w).collect()),
        }
    }

    /// Bitwise and.
    pub fn and(&self, rhs: &Self) -> Self {
        self.zip(rhs, |a, b| a & b)
    }

    /// Bitwise or.
    pub fn or(&self, rhs: &Self) -> Self {
        self.zip(rhs, |a, b| a | b)
    }

    /// Bitwise exclusive or.
    pub fn xor(&self, rhs: &Self) -> Self {
        self.zip(rhs, |a, b| a ^ b)
    }

    /// Shifted left by `amount`; zero if `amount` is at least the width.
    pub fn shl(&self, amount: u32) -> Self {
        let width = self.width();
        if amount >= width {
            return Self::zero(width);
        }
        if let Repr::Small(w, v) = self.0 {
            return Self::new(w, v << amount);
        }
        let (skip, bits) = (amount as usize / 64, amount % 64);
        let src = self.words();
        let word = |i: usize| src.get(i).copied().unwrap_or(0);
        let words = (0..words_for(width))
            .map(|i| match i.checked_sub(skip) {
                None => 0,
                Some(j) if bits == 0 => word(j),
                Some(0) => word(0) << bits,
                Some(j) => word(j) << bits | word(j - 1) >> (64 - bits),
            })
            .collect();
        Self::from_vec(width, words)
    }

    /// Shifted right by `amount`, filling with zeros.
    pub fn lshr(&self, amount: u32) -> Self {
        let width = self.width();
        if amount >= width {
            return Self::zero(width);
        }
        if let Repr::Small(w, v) = self.0 {
            return Self::new(w, v >> amount);
        }
        let (skip, bits) = (amount as usize / 64, amount % 64);
        let src = self.words();
        let word = |i: usize| src.get(i).copied().unwrap_or(0);
        let words = (skip..src.len())
            .map(|i| if bits == 0 { word(i) } else { word(i) >> bits | word(i + 1) << (64 - bits) })
            .collect();
        Self::from_vec(width, words)
    }

    /// Shifted right by `amount`, filling with the sign bit.
    pub fn ashr(&self, amount: u32) -> Self {
        let width = self.width();
        if let Repr::Small(w, v) = self.0 {
            return Self::from_i64(w, sign_extend_word(v, w) >> amount.min(63));
        }
        if self.is_negative() { self.not().lshr(amount.min(width)).not() } else { self.lshr(amount) }
    }

    /// The value as a shift amount, if it is below the width.
    pub fn shift_amount(&self, width: u32) -> Option<u32> {
        let v = self.to_u64()?;
        (v < u64::from(width)).then_some(v as u32)
    }

    /// The bits rotated left by `amount` modulo the width.
    pub fn rotl(&self, amount: u32) -> Self {
        match amount.checked_rem(self.width()) {
            None | Some(0) => self.clone(),
            Some(n) => self.shl(n).or(&self.lshr(self.width() - n)),
        }
    }

    /// The bits rotated right by `amount` modulo the width.
    pub fn rotr(&self, amount: u32) -> Self {
        match amount.checked_rem(self.width()) {
            None | Some(0) => self.clone(),
            Some(n) => self.rotl(self.width() - n),
        }
    }

    /// The bytes in reverse order; the width must be a multiple of 8.
    pub fn byte_swap(&self) -> Self {
        let mut bytes = self.to_le_bytes();
        bytes.reverse();
        Self::from_le_bytes(self.width(), &bytes)
    }

    /// The bits in reverse order.
    pub fn reverse_bits(&self) -> Self {
        let words: Vec<u64> = self.words().iter().rev().map(|w| w.reverse_bits()).collect();
        let total = words.len() as u32 * 64;
        Self::from_vec(total, words).lshr(total - self.width()).trunc(self.width())
    }

    /// `width` bits starting at bit `from`; zeros beyond the end.
    pub fn extract_bits(&self, from: u32, width: u32) -> Self {
        self.lshr(from).zext_or_trunc(width)
    }

    /// This value with the bits of `part` inserted at bit `at`; bits beyond the width are dropped.
    pub fn insert_bits(&self, part: &Self, at: u32) -> Self {
        let w = self.width();
        let mask = Self::low_bits_set(w, part.width()).shl(at);
        self.and(&mask.not()).or(&part.zext_or_trunc(w).shl(at))
    }

    /// The sum, and whether it overflowed as signed.
    pub fn sadd_ov(&self, rhs: &Self) -> (Self, bool) {
        let rhs = rhs.adapt(self.width());
        let r = self.add(&rhs);
        let ov = self.is_negative() == rhs.is_negative() && r.is_negative() != self.is_negative();
        (r, ov)
    }

    /// The sum, and whether it overflowed as unsigned.
    pub fn uadd_ov(&self, rhs: &Self) -> (Self, bool) {
        let r = self.add(rhs);
        let ov = r.ult(self);
        (r, ov)
    }

    /// The difference, and whether it overflowed as signed.
    pub fn ssub_ov(&self, rhs: &Self) -> (Self, bool) {
        let rhs = rhs.adapt(self.width());
        let r = self.sub(&rhs);
        let ov = self.is_negative() != rhs.is_negative() && r.is_negative() != self.is_negative();
        (r, ov)
    }

    /// The difference, and whether it overflowed as unsigned.
    pub fn usub_ov(&self, rhs: &Self) -> (Self, bool) {
        let rhs = rhs.adapt(self.width());
        (self.sub(&rhs), self.ult(&rhs))
    }

    /// The product, and whether it overflowed as signed.
    pub fn smul_ov(&self, rhs: &Self) -> (Self, bool) {
        let (low, high) = self.smul_wide(rhs);
        let ov = if low.is_negative() { !high.is_all_ones() } else { !high.is_zero() };
        (low, ov)
    }

    /// The product, and whether it overflowed as unsigned.
    pub fn umul_ov(&self, rhs: &Self) -> (Self, bool) {
        let (low, high) = self.umul_wide(rhs);
        (low, !high.is_zero())
    }

    /// Shifted left, and whether that overflowed as a signed multiplication by a power of two.
    pub fn sshl_ov(&self, amount: u32) -> (Self, bool) {
        let r = self.shl(amount);
        let ov = amount >= self.width() || r.ashr(amount) != *self;
        (r, ov)
    }

    /// Shifted left, and whether a set bit was shifted out.
    pub fn ushl_ov(&self, amount: u32) -> (Self, bool) {
        let ov = amount >= self.width() || amount > self.leading_zeros();
        (self.shl(amount), ov)
    }

    /// Low and high half of the full unsigned product.
    pub fn umul_wide(&self, rhs: &Self) -> (Self, Self) {
        let w = self.width();
        let rhs = rhs.adapt(w);
        if w <= 64 {
            let p = u128::from(self.low_u64()) * u128::from(rhs.low_u64());
            return (Self::new(w, p as u64), Self::new(w, (p >> w) as u64));
        }
        let p = self.to_big() * rhs.to_big();
        (Self::from_big(w, &p), Self::from_big(w, &(p >> w)))
    }

    /// Low and high half of the full signed product.
    pub fn smul_wide(&self, rhs: &Self) -> (Self, Self) {
        let rhs = rhs.adapt(self.width());
        let (low, mut high) = self.umul_wide(&rhs);
        // Reading a negative factor as unsigned adds 2^width to it: subtract that from the high half.
        if self.is_negative() {
            high = high.sub(&rhs);
        }
        if rhs.is_negative() {
            high = high.sub(self);
        }
        (low, high)
    }

    /// The high half of the full unsigned product.
    pub fn umul_high(&self, rhs: &Self) -> Self {
        self.umul_wide(rhs).1
    }

    /// The high half of the full signed product.
    pub fn smul_high(&self, rhs: &Self) -> Self {
        self.smul_wide(rhs).1
    }

    /// The sum, clamped to the unsigned range.
    pub fn uadd_sat(&self, rhs: &Self) -> Self {
        match self.uadd_ov(rhs) {
            (_, true) => Self::all_ones(self.width()),
            (r, false) => r,
        }
    }

    /// The difference, clamped to zero.
    pub fn usub_sat(&self, rhs: &Self) -> Self {
        match self.usub_ov(rhs) {
            (_, true) => Self::zero(self.width()),
            (r, false) => r,
        }
    }

    /// The sum, clamped to the signed range.
    pub fn sadd_sat(&self, rhs: &Self) -> Self {
        self.clamp_signed(self.sadd_ov(rhs))
    }

    /// The difference, clamped to the signed range.
    pub fn ssub_sat(&self, rhs: &Self) -> Self {
        self.clamp_signed(self.ssub_ov(rhs))
    }

    fn clamp_signed(&self, (r, overflowed): (Self, bool)) -> Self {
        match (overflowed, self.is_negative()) {
            (false, _) => r,
            (true, true) => Self::signed_min(self.width()),
            (true, false) => Self::signed_max(self.width()),
        }
    }
}

impl core::ops::Add for &ApInt {
    type Output = ApInt;
    fn add(self, rhs: Self) -> ApInt {
        ApInt::add(self, rhs)
    }
}

impl core::ops::Sub for &ApInt {
    type Output = ApInt;
    fn sub(self, rhs: Self) -> ApInt {
        ApInt::sub(self, rhs)
    }
}

impl core::ops::Mul for &ApInt {
    type Output = ApInt;
    fn mul(self, rhs: Self) -> ApInt {
        ApInt::mul(self, rhs)
    }
}
