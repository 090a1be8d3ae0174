//! [`ApInt`]: storage, construction and inspection. Arithmetic is in `ops`, text in `text`.

mod div;
mod ops;
mod text;

use num_bigint::BigUint;
use std::cmp::Ordering;
use std::fmt;
pub use text::{ParseIntError, push_byte_and_u64, push_i64, push_u64};

/// The widest integer type MLIR accepts, in bits.
///
/// [`ApInt`] itself stores any width; code that reads a width from input compares it with this limit first. The
/// parsers here refuse literals that need more bits.
pub const MAX_BITS: u32 = (1 << 24) - 1;

/// A two's complement integer of a fixed width.
///
/// Bits beyond the width are zero in the stored words, so equality and hashing compare width and words. Two-operand
/// operations have the width of the left operand; a right operand of another width is zero-extended or truncated to
/// it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt(Repr);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    /// Width 0 to 64.
    Small(u32, u64),
    /// Width above 64: exactly `words_for(width)` words, least significant first.
    Large(u32, Box<[u64]>),
}

const fn words_for(width: u32) -> usize {
    (width as usize).div_ceil(64)
}

/// The bits of the most significant word that belong to a value of this width.
const fn top_mask(width: u32) -> u64 {
    match width % 64 {
        0 if width == 0 => 0,
        0 => u64::MAX,
        r => (1 << r) - 1,
    }
}

const fn sign_extend_word(value: u64, width: u32) -> i64 {
    if width == 0 {
        0
    } else if width >= 64 {
        value as i64
    } else {
        ((value << (64 - width)) as i64) >> (64 - width)
    }
}

impl ApInt {
    /// An integer with the low `width` bits of `value`.
    #[inline]
    pub fn new(width: u32, value: u64) -> Self {
        if width <= 64 {
            Self(Repr::Small(width, value & top_mask(width)))
        } else {
            Self::large(width, &[value], 0)
        }
    }

    /// An integer with the value of `value`, sign-extended or truncated to `width`.
    #[inline]
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 {
            Self(Repr::Small(width, value as u64 & top_mask(width)))
        } else {
            Self::large(width, &[value as u64], if value < 0 { u64::MAX } else { 0 })
        }
    }

    /// An integer with the low `width` bits of `value`.
    pub fn from_u128(width: u32, value: u128) -> Self {
        Self::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    /// An integer from words, least significant first; missing words are zero, excess ones are dropped.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        if width <= 64 {
            Self::new(width, words.first().copied().unwrap_or(0))
        } else {
            Self::large(width, words, 0)
        }
    }

    /// An integer from its bytes, least significant first; missing bytes are zero, excess ones are dropped.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0u64, |w, b| w << 8 | u64::from(*b));
        if width <= 64 {
            return Self::new(width, bytes.chunks(8).next().map_or(0, word));
        }
        let words: Vec<u64> = bytes.chunks(8).take(words_for(width)).map(word).collect();
        Self::from_vec(width, words)
    }

    /// The value 0.
    #[inline]
    pub fn zero(width: u32) -> Self {
        Self::new(width, 0)
    }

    /// The value 1 (0 at width 0).
    #[inline]
    pub fn one(width: u32) -> Self {
        Self::new(width, 1)
    }

    /// All bits set: −1 as signed, the maximum as unsigned.
    #[inline]
    pub fn all_ones(width: u32) -> Self {
        Self::from_i64(width, -1)
    }

    /// The least signed value: only the sign bit set.
    pub fn signed_min(width: u32) -> Self {
        let mut v = Self::zero(width);
        v.set_bit(width.wrapping_sub(1), true);
        v
    }

    /// The greatest signed value: all bits but the sign bit set.
    pub fn signed_max(width: u32) -> Self {
        let mut v = Self::all_ones(width);
        v.set_bit(width.wrapping_sub(1), false);
        v
    }

    /// The value with only bit `index` set; zero if there is no such bit.
    pub fn one_bit(width: u32, index: u32) -> Self {
        let mut v = Self::zero(width);
        v.set_bit(index, true);
        v
    }

    /// The value with the `count` least significant bits set.
    pub fn low_bits_set(width: u32, count: u32) -> Self {
        Self::all_ones(width).lshr(width.saturating_sub(count))
    }

    fn large(width: u32, words: &[u64], fill: u64) -> Self {
        let n = words_for(width);
        let mut v = Vec::with_capacity(n);
        v.extend_from_slice(&words[..words.len().min(n)]);
        v.resize(n, fill);
        Self::from_vec(width, v)
    }

    /// Builds an integer from any number of words: resizes with zeros and masks the excess bits.
    fn from_vec(width: u32, mut words: Vec<u64>) -> Self {
        if width <= 64 {
            return Self::new(width, words.first().copied().unwrap_or(0));
        }
        words.resize(words_for(width), 0);
        if let Some(top) = words.last_mut() {
            *top &= top_mask(width);
        }
        Self(Repr::Large(width, words.into_boxed_slice()))
    }

    pub(crate) fn from_big(width: u32, value: &BigUint) -> Self {
        Self::from_vec(width, value.iter_u64_digits().take(words_for(width)).collect())
    }

    pub(crate) fn to_big(&self) -> BigUint {
        let mut digits: Vec<u32> = self.words().iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]).collect();
        while digits.last() == Some(&0) {
            digits.pop();
        }
        BigUint::new(digits)
    }

    /// The number of bits.
    #[inline]
    pub fn width(&self) -> u32 {
        match self.0 {
            Repr::Small(w, _) | Repr::Large(w, _) => w,
        }
    }

    /// The words, least significant first; bits beyond the width are zero. One word at width 0.
    #[inline]
    pub fn words(&self) -> &[u64] {
        match &self.0 {
            Repr::Small(_, v) => std::slice::from_ref(v),
            Repr::Large(_, w) => w,
        }
    }

    fn words_vec(&self) -> Vec<u64> {
        self.words().to_vec()
    }

    /// The bytes, least significant first: as many as the width needs, none at width 0.
    pub fn to_le_bytes(&self) -> Vec<u8> {
        let n = (self.width() as usize).div_ceil(8);
        let mut out = Vec::with_capacity(n + 8);
        for w in self.words() {
            out.extend_from_slice(&w.to_le_bytes());
        }
        out.truncate(n);
        out
    }

    /// Bit `index`, counted from the least significant; `false` beyond the width.
    #[inline]
    pub fn bit(&self, index: u32) -> bool {
        self.words().get(index as usize / 64).is_some_and(|w| w >> (index % 64) & 1 == 1)
    }

    /// Sets or clears bit `index`; does nothing beyond the width.
    pub fn set_bit(&mut self, index: u32, value: bool) {
        if index >= self.width() {
            return;
        }
        let word = match &mut self.0 {
            Repr::Small(_, v) => Some(v),
            Repr::Large(_, w) => w.get_mut(index as usize / 64),
        };
        if let Some(word) = word {
            let mask = 1u64 << (index % 64);
            if value { *word |= mask } else { *word &= !mask }
        }
    }

    /// Whether the sign bit is set.
    #[inline]
    pub fn is_negative(&self) -> bool {
        self.bit(self.width().wrapping_sub(1))
    }

    /// Whether the value is 0.
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|w| *w == 0)
    }

    /// Whether the value is 1.
    #[inline]
    pub fn is_one(&self) -> bool {
        self.to_u64() == Some(1)
    }

    /// Whether every bit is set (true at width 0).
    pub fn is_all_ones(&self) -> bool {
        let w = self.words();
        let (top, low) = (w[w.len() - 1], &w[..w.len() - 1]);
        top == top_mask(self.width()) && low.iter().all(|w| *w == u64::MAX)
    }

    /// Whether this is the least signed value.
    pub fn is_signed_min(&self) -> bool {
        self.is_negative() && self.trailing_zeros() == self.width() - 1
    }

    /// Whether this is the greatest signed value (true at width 0).
    pub fn is_signed_max(&self) -> bool {
        !self.is_negative() && (self.width() == 0 || self.count_ones() == self.width() - 1)
    }

    /// Whether exactly one bit is set.
    pub fn is_power_of_two(&self) -> bool {
        self.count_ones() == 1
    }

    /// The unsigned value, if it fits.
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        let (first, rest) = self.words().split_first()?;
        rest.iter().all(|w| *w == 0).then_some(*first)
    }

    /// The signed value, if it fits.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small(w, v) => Some(sign_extend_word(*v, *w)),
            Repr::Large(..) => (self.min_signed_bits() <= 64).then(|| self.low_u64() as i64),
        }
    }

    /// The unsigned value, if it fits.
    pub fn to_u128(&self) -> Option<u128> {
        (self.active_bits() <= 128).then(|| self.low_u128())
    }

    /// The signed value, if it fits.
    pub fn to_i128(&self) -> Option<i128> {
        (self.min_signed_bits() <= 128).then(|| self.sext_or_trunc(128).low_u128() as i128)
    }

    /// The low 64 bits of the zero-extended value.
    #[inline]
    pub fn low_u64(&self) -> u64 {
        self.words().first().copied().unwrap_or(0)
    }

    /// The low 128 bits of the zero-extended value.
    pub fn low_u128(&self) -> u128 {
        u128::from(self.low_u64()) | u128::from(self.words().get(1).copied().unwrap_or(0)) << 64
    }

    /// The number of zero bits above the highest set one.
    pub fn leading_zeros(&self) -> u32 {
        self.width() - self.active_bits()
    }

    /// The number of one bits above the highest clear one.
    pub fn leading_ones(&self) -> u32 {
        self.not().leading_zeros()
    }

    /// The number of zero bits below the lowest set one; the width for 0.
    pub fn trailing_zeros(&self) -> u32 {
        let w = self.words();
        match w.iter().position(|w| *w != 0) {
            Some(i) => i as u32 * 64 + w[i].trailing_zeros(),
            None => self.width(),
        }
    }

    /// The number of one bits below the lowest clear one.
    pub fn trailing_ones(&self) -> u32 {
        self.not().trailing_zeros()
    }

    /// The number of set bits.
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|w| w.count_ones()).sum()
    }

    /// The bits the unsigned value needs; 0 for 0.
    #[inline]
    pub fn active_bits(&self) -> u32 {
        let w = self.words();
        match w.iter().rposition(|w| *w != 0) {
            Some(i) => i as u32 * 64 + 64 - w[i].leading_zeros(),
            None => 0,
        }
    }

    /// The bits the signed value needs, its sign bit included; 1 for 0 and −1 (0 at width 0).
    pub fn min_signed_bits(&self) -> u32 {
        if self.width() == 0 {
            return 0;
        }
        let bits = if self.is_negative() { self.not().active_bits() } else { self.active_bits() };
        bits + 1
    }

    /// Whether the unsigned value fits into `bits` bits.
    pub fn fits_unsigned(&self, bits: u32) -> bool {
        self.active_bits() <= bits
    }

    /// Whether the signed value fits into `bits` bits.
    pub fn fits_signed(&self, bits: u32) -> bool {
        self.min_signed_bits() <= bits
    }

    /// Changes the width and keeps the unsigned value; a narrower width drops high bits.
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        Self::from_words(width, self.words())
    }

    /// Changes the width and keeps the signed value; a narrower width drops high bits.
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        if let Repr::Small(w, v) = self.0 {
            return Self::from_i64(width, sign_extend_word(v, w));
        }
        if !self.is_negative() || width <= self.width() {
            return self.zext_or_trunc(width);
        }
        let mut words = self.words_vec();
        if let Some(top) = words.last_mut() {
            *top |= !top_mask(self.width());
        }
        words.resize(words_for(width), u64::MAX);
        Self::from_vec(width, words)
    }

    /// [`zext_or_trunc`](Self::zext_or_trunc) under its name for widening.
    pub fn zext(&self, width: u32) -> Self {
        self.zext_or_trunc(width)
    }

    /// [`sext_or_trunc`](Self::sext_or_trunc) under its name for widening.
    pub fn sext(&self, width: u32) -> Self {
        self.sext_or_trunc(width)
    }

    /// [`zext_or_trunc`](Self::zext_or_trunc) under its name for narrowing.
    pub fn trunc(&self, width: u32) -> Self {
        self.zext_or_trunc(width)
    }

    /// Unsigned comparison of the values; the widths may differ.
    pub fn ucmp(&self, rhs: &Self) -> Ordering {
        if let (Repr::Small(_, a), Repr::Small(_, b)) = (&self.0, &rhs.0) {
            return a.cmp(b);
        }
        let (a, b) = (self.words(), rhs.words());
        for i in (0..a.len().max(b.len())).rev() {
            let word = |w: &[u64]| w.get(i).copied().unwrap_or(0);
            match word(a).cmp(&word(b)) {
                Ordering::Equal => {}
                other => return other,
            }
        }
        Ordering::Equal
    }

    /// Signed comparison of the values; the widths may differ.
    pub fn scmp(&self, rhs: &Self) -> Ordering {
        match (self.is_negative(), rhs.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) => self.ucmp(rhs),
            (true, true) => {
                let width = self.width().max(rhs.width());
                self.sext_or_trunc(width).ucmp(&rhs.sext_or_trunc(width))
            }
        }
    }

    /// Unsigned `<`.
    pub fn ult(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_lt()
    }

    /// Unsigned `<=`.
    pub fn ule(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_le()
    }

    /// Unsigned `>`.
    pub fn ugt(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_gt()
    }

    /// Unsigned `>=`.
    pub fn uge(&self, rhs: &Self) -> bool {
        self.ucmp(rhs).is_ge()
    }

    /// Signed `<`.
    pub fn slt(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_lt()
    }

    /// Signed `<=`.
    pub fn sle(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_le()
    }

    /// Signed `>`.
    pub fn sgt(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_gt()
    }

    /// Signed `>=`.
    pub fn sge(&self, rhs: &Self) -> bool {
        self.scmp(rhs).is_ge()
    }

    /// The lesser unsigned value.
    pub fn umin(&self, rhs: &Self) -> Self {
        if self.ule(rhs) { self.clone() } else { rhs.zext_or_trunc(self.width()) }
    }

    /// The greater unsigned value.
    pub fn umax(&self, rhs: &Self) -> Self {
        if self.uge(rhs) { self.clone() } else { rhs.zext_or_trunc(self.width()) }
    }

    /// The lesser signed value.
    pub fn smin(&self, rhs: &Self) -> Self {
        if self.sle(rhs) { self.clone() } else { rhs.sext_or_trunc(self.width()) }
    }

    /// The greater signed value.
    pub fn smax(&self, rhs: &Self) -> Self {
        if self.sge(rhs) { self.clone() } else { rhs.sext_or_trunc(self.width()) }
    }
}

impl fmt::Debug for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "i{} {self}", self.width())
    }
}
