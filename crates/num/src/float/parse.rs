//! Parsing of [`ApFloat`]: decimal literals, correctly rounded, and the hexadecimal forms of MLIR and LLVM IR.

use super::digits::POW10;
use super::round::Exact;
use super::{ApFloat, FloatFormat, Rounding};
use num_bigint::BigUint;
use std::fmt;

/// The reason why a string is not a float.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseFloatError {
    /// The text does not have the form of a number.
    Syntax,
    /// The text has more hexadecimal digits than the format has bits.
    TooWide,
}

impl fmt::Display for ParseFloatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Syntax => "invalid floating point literal",
            Self::TooWide => "hexadecimal float constant out of range for type",
        })
    }
}

impl std::error::Error for ParseFloatError {}

/// The parts of a decimal literal: `(-) whole . fraction * 10^exponent`.
struct Decimal<'a> {
    negative: bool,
    whole: &'a [u8],
    fraction: &'a [u8],
    exponent: i32,
}

/// Larger exponents and digit counts never change a result; the sum of two such numbers does not overflow `i32`.
const FAR: i32 = 1 << 28;

impl<'a> Decimal<'a> {
    fn split(text: &'a str) -> Option<Self> {
        let bytes = text.as_bytes();
        let (negative, bytes) = match bytes.split_first() {
            Some((b'-', rest)) => (true, rest),
            Some((b'+', rest)) => (false, rest),
            _ => (false, bytes),
        };
        let digits = |b: &[u8]| b.iter().take_while(|c| c.is_ascii_digit()).count();
        let (whole, rest) = bytes.split_at(digits(bytes));
        let (fraction, rest) = match rest.split_first() {
            Some((b'.', rest)) => rest.split_at(digits(rest)),
            _ => rest.split_at(0),
        };
        if whole.is_empty() && fraction.is_empty() {
            return None;
        }
        let exponent = match rest.split_first() {
            None => 0,
            Some((b'e' | b'E', rest)) => {
                let (negative, rest) = match rest.split_first() {
                    Some((b'-', rest)) => (true, rest),
                    Some((b'+', rest)) => (false, rest),
                    _ => (false, rest),
                };
                if rest.is_empty() || digits(rest) != rest.len() {
                    return None;
                }
                let value = rest.iter().fold(0i32, |v, d| (v * 10 + i32::from(d - b'0')).min(FAR / 16));
                if negative { -value } else { value }
            }
            Some(_) => return None,
        };
        Some(Self { negative, whole, fraction, exponent })
    }
}

impl ApFloat {
    /// The value of a format nearest to a decimal literal `[+-]digits[.digits][e[+-]digits]`, ties to even.
    /// Literals beyond the range become infinities, or the format's substitute for them ([`inf`](Self::inf)).
    pub fn from_decimal_str(format: FloatFormat, text: &str) -> Result<Self, ParseFloatError> {
        let decimal = Decimal::split(text).ok_or(ParseFloatError::Syntax)?;
        // The standard library rounds correctly and accepts every text that passed the check above.
        match format {
            FloatFormat::F64 => text.parse().map(Self::from_native_f64).map_err(|_| ParseFloatError::Syntax),
            FloatFormat::F32 => text.parse().map(Self::from_f32).map_err(|_| ParseFloatError::Syntax),
            _ => Ok(Self::from_decimal(format, &decimal)),
        }
    }

    /// The value that MLIR gives a float literal: it rounds the literal to a double first.
    pub fn from_mlir_literal(format: FloatFormat, text: &str) -> Result<Self, ParseFloatError> {
        let double = Self::from_decimal_str(FloatFormat::F64, text)?;
        Ok(double.convert(format, Rounding::NearestTiesToEven).0)
    }

    /// The value with the bits that hexadecimal digits (no prefix, either case) spell.
    pub fn from_hex_digits(format: FloatFormat, digits: &str) -> Result<Self, ParseFloatError> {
        let bits = hex(digits.as_bytes())?;
        if bits & !format.mask() != 0 {
            return Err(ParseFloatError::TooWide);
        }
        Ok(Self::from_bits(format, bits))
    }

    /// The value of a float constant in LLVM IR before conversion to its type: decimal literals and plain `0x` are
    /// `f64`; `0xK`, `0xL`, `0xM`, `0xH` and `0xR` have the format of their letter.
    pub fn from_llvm_literal(text: &str) -> Result<Self, ParseFloatError> {
        let Some(rest) = text.strip_prefix("0x") else {
            return Self::from_decimal_str(FloatFormat::F64, text);
        };
        let (format, digits) = match rest.as_bytes().split_first() {
            Some((b'K', d)) => (FloatFormat::F80, d),
            Some((b'L', d)) => (FloatFormat::F128, d),
            Some((b'M', d)) => (FloatFormat::PpcFp128, d),
            Some((b'H', d)) => (FloatFormat::F16, d),
            Some((b'R', d)) => (FloatFormat::BF16, d),
            _ => (FloatFormat::F64, rest.as_bytes()),
        };
        let (first, second) = match format {
            FloatFormat::F80 => digits.split_at(digits.len().min(4)),
            FloatFormat::F128 | FloatFormat::PpcFp128 => digits.split_at(digits.len().min(16)),
            _ => (digits, &[][..]),
        };
        if second.len() > 16 {
            return Err(ParseFloatError::TooWide);
        }
        let (first, second) = (hex(first)?, if second.is_empty() { 0 } else { hex(second)? });
        let bits = match format {
            FloatFormat::F80 => first << 64 | second,
            FloatFormat::F128 | FloatFormat::PpcFp128 => second << 64 | first,
            _ => first,
        };
        if bits & !format.mask() != 0 {
            Err(ParseFloatError::TooWide)
        } else {
            Ok(Self::from_bits(format, bits))
        }
    }

    fn from_decimal(format: FloatFormat, d: &Decimal<'_>) -> Self {
        let mut exponent = d.exponent;
        let fraction_len = d.fraction.len().min(FAR as usize) as i32;
        let whole_zeros = d.whole.iter().take_while(|c| **c == b'0').count();
        let all = d.whole.iter().chain(d.fraction).skip(whole_zeros);
        // The longest decimal that lies exactly between two values of any format has fewer digits. Of further digits
        // it only matters whether they are all zero.
        const MAX_DIGITS: usize = 12_000;
        let mut digits = Vec::with_capacity((d.whole.len() + d.fraction.len()).min(MAX_DIGITS + 1));
        let mut dropped = 0i32;
        let mut rest_is_zero = true;
        for c in all {
            if digits.is_empty() && *c == b'0' {
                continue;
            }
            if digits.len() < MAX_DIGITS {
                digits.push(c - b'0');
            } else {
                dropped = (dropped + 1).min(FAR);
                rest_is_zero &= *c == b'0';
            }
        }
        exponent += dropped - fraction_len;
        if !rest_is_zero {
            digits.push(1);
            exponent -= 1;
        }
        while digits.last() == Some(&0) {
            digits.pop();
            exponent += 1;
        }
        if digits.len() <= 19 {
            let number = digits.iter().fold(0u64, |v, d| v * 10 + u64::from(*d));
            return Self::from_scaled(format, d.negative, number, exponent);
        }
        let number = BigUint::from_radix_be(&digits, 10).unwrap_or_default();
        Self::from_big_scaled(format, d.negative, number, exponent, digits.len() as i32)
    }

    /// The value nearest to `number * 10^exponent`.
    pub(super) fn from_scaled(format: FloatFormat, negative: bool, number: u64, exponent: i32) -> Self {
        let nearest = Rounding::NearestTiesToEven;
        if number == 0 {
            return if negative { Self::neg_zero(format) } else { Self::zero(format) };
        }
        let scale = POW10.get(exponent.unsigned_abs() as usize).copied();
        let exact = match scale {
            Some(scale) if exponent >= 0 => {
                u128::from(number).checked_mul(scale).map(|mant| Exact { mant, exp: 0, sticky: false })
            }
            // The quotient has at least 127 - 64 bits: enough for 53 bits and rounding.
            Some(scale) if scale <= 1 << 63 && format.precision() <= 53 => {
                let shift = u128::from(number).leading_zeros();
                let dividend = u128::from(number) << shift;
                let (mant, rest) = (dividend / scale, dividend % scale);
                Some(Exact { mant, exp: -(shift as i32), sticky: rest != 0 })
            }
            _ => None,
        };
        match exact {
            Some(exact) => Self::round(format, negative, exact, nearest).0,
            None => Self::from_big_scaled(format, negative, BigUint::from(number), exponent, 20),
        }
    }

    /// The value nearest to `number * 10^exponent`; `number` is not zero and has at most `digits` digits.
    fn from_big_scaled(
        format: FloatFormat,
        negative: bool,
        number: BigUint,
        exponent: i32,
        digits: i32,
    ) -> Self {
        let nearest = Rounding::NearestTiesToEven;
        // Far beyond the range of every format, all huge numbers give one result, and so do all tiny ones.
        let scaled = if exponent > 5000 {
            Exact { mant: 1, exp: 1 << 20, sticky: false }
        } else if exponent.saturating_add(digits) < -5100 {
            Exact { mant: 1 << 126, exp: -(1 << 20), sticky: true }
        } else if exponent >= 0 {
            let product = number * BigUint::from(5u32).pow(exponent.unsigned_abs());
            Exact::from_big(&product, exponent, false)
        } else {
            let n = exponent.unsigned_abs();
            let divisor = BigUint::from(5u32).pow(n);
            let shift = (divisor.bits() + 130).saturating_sub(number.bits());
            let dividend = number << shift;
            let quotient = &dividend / &divisor;
            let sticky = &quotient * divisor != dividend;
            Exact::from_big(&quotient, exponent.saturating_sub(shift as i32), sticky)
        };
        Self::round(format, negative, scaled, nearest).0
    }
}

/// Parses up to 32 significant hexadecimal digits.
fn hex(digits: &[u8]) -> Result<u128, ParseFloatError> {
    if digits.is_empty() {
        return Err(ParseFloatError::Syntax);
    }
    let mut bits = 0u128;
    for b in digits {
        let digit = (*b as char).to_digit(16).ok_or(ParseFloatError::Syntax)?;
        if bits >> 124 != 0 {
            return Err(ParseFloatError::TooWide);
        }
        bits = bits << 4 | u128::from(digit);
    }
    Ok(bits)
}
