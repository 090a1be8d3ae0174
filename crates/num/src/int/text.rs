//! Parsing and printing of [`ApInt`], decimal and hexadecimal.

use super::{ApInt, MAX_BITS, Repr, sign_extend_word};
use num_bigint::BigUint;
use std::fmt;

/// The reason why a string is not an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseIntError {
    /// There is no digit.
    Empty,
    /// A character is not a digit of the radix.
    InvalidDigit,
    /// The value needs more than [`MAX_BITS`] bits.
    TooLarge,
}

impl fmt::Display for ParseIntError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "no digits in integer",
            Self::InvalidDigit => "invalid digit in integer",
            Self::TooLarge => "integer is too large",
        })
    }
}

impl std::error::Error for ParseIntError {}

/// Numbers below this have their digits in one word.
const WORD: u64 = 100_000_000;

/// The eight decimal digits of a number below [`WORD`] as the bytes of a word, the first digit lowest.
#[inline]
const fn digits(n: u64) -> u64 {
    // Divides all halves, then all quarters and eighths of the word at once, by multiplication with a reciprocal.
    let fours = (n / 10_000) | (n % 10_000) << 32;
    let high = ((fours * 10_486) >> 20) & 0x7F_0000_007F;
    let pairs = high | (fours - high * 100) << 16;
    let high = ((pairs * 103) >> 10) & 0x000F_000F_000F_000F;
    high | (pairs - high * 10) << 8
}

/// A number below [`WORD`] as text in the bytes of a word, the first character lowest, and its length.
#[inline]
fn short_text(n: u64) -> (u64, usize) {
    let digits = digits(n);
    let zeros = (digits.trailing_zeros() as usize / 8).min(7);
    ((digits | 0x3030_3030_3030_3030) >> (8 * zeros), 8 - zeros)
}

/// Appends the first `len` bytes of a word, the lowest one first.
#[inline]
fn push_word(out: &mut Vec<u8>, word: u64, len: usize) {
    let end = out.len() + len;
    out.extend_from_slice(&word.to_le_bytes());
    out.truncate(end);
}

/// Appends a number in decimal.
#[inline]
pub fn push_u64(out: &mut Vec<u8>, value: u64) {
    if value >= WORD {
        return push_long(out, value);
    }
    let (text, len) = short_text(value);
    push_word(out, text, len);
}

/// Appends a byte and a number in decimal.
#[inline]
pub fn push_byte_and_u64(out: &mut Vec<u8>, byte: u8, value: u64) {
    if value >= WORD / 10 {
        out.push(byte);
        return push_long(out, value);
    }
    let (text, len) = short_text(value);
    push_word(out, text << 8 | u64::from(byte), len + 1);
}

#[cold]
fn push_long(out: &mut Vec<u8>, value: u64) {
    if value >= WORD {
        push_u64(out, value / WORD);
        push_word(out, digits(value % WORD) | 0x3030_3030_3030_3030, 8);
    } else {
        push_u64(out, value);
    }
}

/// Appends a signed number in decimal.
#[inline]
pub fn push_i64(out: &mut Vec<u8>, value: i64) {
    match value {
        0.. => push_u64(out, value as u64),
        _ => push_byte_and_u64(out, b'-', value.unsigned_abs()),
    }
}

/// Converts decimal digits to a number, half by half: the cost is that of multiplication, not quadratic.
fn big_from_digits(digits: &[u8]) -> BigUint {
    let chunks = digits.len().div_ceil(18);
    let mut parts: Vec<BigUint> = Vec::with_capacity(chunks);
    for chunk in digits.rchunks(18) {
        parts.push(BigUint::from(chunk.iter().fold(0u64, |v, d| v * 10 + u64::from(d - b'0'))));
    }
    let mut power = BigUint::from(10u64.pow(18));
    while parts.len() > 1 {
        let mut next = Vec::with_capacity(parts.len().div_ceil(2));
        let mut it = parts.into_iter();
        while let Some(low) = it.next() {
            next.push(match it.next() {
                Some(high) => high * &power + low,
                None => low,
            });
        }
        parts = next;
        if parts.len() > 1 {
            power = &power * &power;
        }
    }
    parts.pop().unwrap_or_default()
}

impl ApInt {
    /// Appends the value in decimal, read as signed or unsigned.
    pub fn write_decimal(&self, out: &mut Vec<u8>, signed: bool) {
        match &self.0 {
            Repr::Small(w, v) if signed => push_i64(out, sign_extend_word(*v, *w)),
            Repr::Small(_, v) => push_u64(out, *v),
            Repr::Large(..) => {
                let negative = signed && self.is_negative();
                if negative {
                    out.push(b'-');
                }
                let magnitude = if negative { self.neg() } else { self.clone() };
                match magnitude.to_u64() {
                    Some(v) => push_u64(out, v),
                    None => out.extend(magnitude.to_big().to_radix_be(10).into_iter().map(|d| b'0' + d)),
                }
            }
        }
    }

    /// Appends the unsigned value as upper-case hexadecimal digits without a prefix, zero-padded to `min_digits`.
    pub fn write_hex(&self, out: &mut Vec<u8>, min_digits: usize) {
        let digits = (self.active_bits().div_ceil(4) as usize).max(min_digits).max(1);
        out.reserve(digits);
        let words = self.words();
        for i in (0..digits).rev() {
            let nibble = words.get(i / 16).map_or(0, |w| w >> (i % 16 * 4) & 15) as u8;
            out.push(if nibble < 10 { b'0' + nibble } else { b'A' + nibble - 10 });
        }
    }

    /// The value in decimal, read as signed or unsigned.
    pub fn to_decimal(&self, signed: bool) -> String {
        let mut out = Vec::new();
        self.write_decimal(&mut out, signed);
        String::from_utf8(out).unwrap_or_default()
    }

    /// Parses decimal digits into the narrowest unsigned width that holds them (at least one bit). Widen with
    /// [`zext_or_trunc`](Self::zext_or_trunc).
    pub fn parse_decimal(text: &str) -> Result<Self, ParseIntError> {
        let bytes = text.as_bytes();
        if bytes.is_empty() {
            return Err(ParseIntError::Empty);
        }
        if !bytes.iter().all(u8::is_ascii_digit) {
            return Err(ParseIntError::InvalidDigit);
        }
        let zeros = bytes.iter().take_while(|b| **b == b'0').count();
        let digits = &bytes[zeros..];
        if digits.len() <= 19 {
            let value = digits.iter().fold(0u64, |v, d| v * 10 + u64::from(d - b'0'));
            return Ok(Self::new((64 - value.leading_zeros()).max(1), value));
        }
        // A decimal digit carries more than 3.32 bits, so longer texts are rejected without conversion.
        if (digits.len() as u64 - 1) * 332 / 100 >= u64::from(MAX_BITS) {
            return Err(ParseIntError::TooLarge);
        }
        Self::at_minimal_width(&big_from_digits(digits))
    }

    /// Parses hexadecimal digits (either case, no prefix) into the narrowest unsigned width that holds them (at least
    /// one bit).
    pub fn parse_hex(text: &str) -> Result<Self, ParseIntError> {
        if text.is_empty() {
            return Err(ParseIntError::Empty);
        }
        let mut nibbles = Vec::with_capacity(text.len());
        for b in text.bytes() {
            match (b as char).to_digit(16) {
                Some(d) => nibbles.push(d as u8),
                None => return Err(ParseIntError::InvalidDigit),
            }
        }
        let zeros = nibbles.iter().take_while(|b| **b == 0).count();
        let nibbles = &nibbles[zeros..];
        if nibbles.len() as u64 * 4 > u64::from(MAX_BITS) + 4 {
            return Err(ParseIntError::TooLarge);
        }
        let words: Vec<u64> =
            nibbles.rchunks(16).map(|c| c.iter().fold(0, |w, n| w << 4 | u64::from(*n))).collect();
        let wide = Self::from_vec(words.len().max(1) as u32 * 64, words);
        match wide.active_bits().max(1) {
            bits if bits > MAX_BITS => Err(ParseIntError::TooLarge),
            bits => Ok(wide.trunc(bits)),
        }
    }

    /// Parses an optionally signed decimal at the given width; `TooLarge` if it fits neither the signed nor (without
    /// a minus) the unsigned range.
    pub fn parse_at_width(text: &str, width: u32) -> Result<Self, ParseIntError> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let magnitude = Self::parse_decimal(digits)?;
        if magnitude.is_zero() {
            return Ok(Self::zero(width));
        }
        if magnitude.active_bits() > width {
            return Err(ParseIntError::TooLarge);
        }
        let value = magnitude.zext_or_trunc(width);
        if !negative {
            return Ok(value);
        }
        let value = value.neg();
        if value.is_negative() { Ok(value) } else { Err(ParseIntError::TooLarge) }
    }

    fn at_minimal_width(value: &BigUint) -> Result<Self, ParseIntError> {
        match value.bits().max(1) {
            bits if bits > u64::from(MAX_BITS) => Err(ParseIntError::TooLarge),
            bits => Ok(Self::from_big(bits as u32, value)),
        }
    }
}

/// The signed value in decimal.
impl fmt::Display for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(true, "", &self.to_decimal(true))
    }
}

/// The unsigned value in upper-case hexadecimal.
impl fmt::UpperHex for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = Vec::new();
        self.write_hex(&mut out, 1);
        f.pad_integral(true, "0x", &String::from_utf8(out).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_text_is_that_of_the_standard_library() {
        let near = |n: u64| [n.wrapping_sub(1), n, n.wrapping_add(1)];
        let powers = (0..20).map(|e| 10u64.pow(e)).flat_map(near);
        let others = (0..64).map(|bit| 1 << bit).flat_map(near).chain((0..20_000).map(|n| n * 9_973));
        for n in powers.chain(others).chain([u64::MAX, 9_999_999_999_999_999]) {
            let (mut unsigned, mut signed, mut name) = (Vec::new(), b"x".to_vec(), Vec::new());
            push_u64(&mut unsigned, n);
            push_i64(&mut signed, (n as i64).wrapping_neg());
            push_byte_and_u64(&mut name, b'%', n);
            assert_eq!(unsigned, n.to_string().as_bytes());
            assert_eq!(signed, format!("x{}", (n as i64).wrapping_neg()).as_bytes());
            assert_eq!(name, format!("%{n}").as_bytes());
        }
    }
}
