//! Numbers.

use crate::types::{FloatKind, Type};
use terrace_num::{ApFloat, FloatFormat, Rounding};
use terrace_support::small_vec::SmallVec;

/// The value of decimal digits; `None` if it exceeds 64 bits.
pub(super) fn decimal_u64(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0u64, |number, digit| {
        number.checked_mul(10)?.checked_add(u64::from(digit.wrapping_sub(b'0')))
    })
}

/// The value of an optionally signed decimal number that fits 64 bits, as signed.
#[inline]
pub(super) fn small_int(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    // 18 digits cannot overflow.
    if digits.len() > 18 {
        return None;
    }
    let number = digits.iter().fold(0i64, |number, digit| number * 10 + i64::from(digit - b'0'));
    Some(if negative { -number } else { number })
}

/// Limbs of a decimal number in two's complement, sign-extended to at least `n` limbs.
pub(super) fn decimal_limbs(text: &[u8], n: usize) -> SmallVec<[u64; 4]> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    let mut limbs: SmallVec<[u64; 4]> = SmallVec::new();
    // Nine digits at a time: the work is quadratic in the number of digits, which the width of a type limits.
    for chunk in digits.chunks(18) {
        let scale = 10u64.pow(chunk.len() as u32);
        let mut carry = decimal_u64(chunk).unwrap_or(0);
        for limb in &mut limbs {
            let wide = u128::from(*limb) * u128::from(scale) + u128::from(carry);
            *limb = wide as u64;
            carry = (wide >> 64) as u64;
        }
        // Limbs beyond the type's width are cut off anyway.
        if carry != 0 && limbs.len() < n {
            limbs.push(carry);
        }
    }
    limbs.resize(n.max(1), 0);
    if negative {
        negate(&mut limbs);
    }
    limbs
}

fn negate(limbs: &mut [u64]) {
    let mut carry = true;
    for limb in limbs {
        let (value, overflow) = (!*limb).overflowing_add(u64::from(carry));
        *limb = value;
        carry = overflow;
    }
}

/// Limbs of hexadecimal digits; a signed number's most significant bit is the first one of its digits.
pub(super) fn hex_limbs(digits: &[u8], signed: bool, n: usize) -> SmallVec<[u64; 4]> {
    let mut limbs: SmallVec<[u64; 4]> = SmallVec::new();
    for chunk in digits.rchunks(16) {
        limbs.push(hex(chunk));
    }
    // LLVM reads as many bits as the number has without leading zeros, so the first one is the sign.
    let top = limbs.iter().rposition(|&limb| limb != 0);
    if let (true, Some(top)) = (signed, top) {
        limbs.truncate(top + 1);
        limbs[top] |= u64::MAX << (63 - limbs[top].leading_zeros());
        limbs.resize(n.max(limbs.len()), u64::MAX);
    } else {
        limbs.resize(n.max(limbs.len()), 0);
    }
    limbs
}

/// The value of up to 16 hexadecimal digits.
pub(super) fn hex(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |number, &digit| number << 4 | u64::from((digit as char).to_digit(16).unwrap_or(0)))
}

/// The bits of a number written as a decimal, or as the hexadecimal bits of a double, in a type; `None` if the type
/// cannot represent it exactly.
pub(super) fn float_from_double(ty: Type, bits: u64) -> Option<u128> {
    let kind = ty.float_kind()?;
    if kind == FloatKind::Double {
        return Some(bits.into());
    }
    if !matches!(kind, FloatKind::Half | FloatKind::BFloat | FloatKind::Float) {
        return None;
    }
    let value = f64::from_bits(bits);
    if value.is_nan() {
        return narrow_nan(kind, bits);
    }
    let (converted, _) = ApFloat::from_bits(FloatFormat::F64, bits.into())
        .convert(crate::fold::float_format(kind), Rounding::NearestTiesToEven);
    let back = converted.convert(FloatFormat::F64, Rounding::NearestTiesToEven).0;
    (back.to_bits() == u128::from(bits)).then(|| converted.to_bits())
}

/// Whether a type can represent a number of another type as LLVM sees it: without loss, and always in wider types.
pub(super) fn fits_float(from: Type, bits: u128, ty: Type) -> bool {
    let (Some(from), Some(to)) = (from.float_kind(), ty.float_kind()) else { return false };
    let is_small = matches!(from, FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double);
    match to {
        FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128 => {
            is_small || from == to || from == FloatKind::X86Fp80 && to == FloatKind::Fp128
        }
        FloatKind::Double if is_small => true,
        _ => {
            let value = ApFloat::from_bits(crate::fold::float_format(from), bits);
            !value.convert(crate::fold::float_format(to), Rounding::NearestTiesToEven).1
        }
    }
}

/// A NaN in a narrower format, if its payload fits.
fn narrow_nan(kind: FloatKind, bits: u64) -> Option<u128> {
    let mantissa = match kind {
        FloatKind::Half => 10,
        FloatKind::BFloat => 7,
        _ => 23,
    };
    let payload = bits & ((1 << 52) - 1);
    if payload & ((1 << (52 - mantissa)) - 1) != 0 {
        return None;
    }
    let width = kind.bits();
    let sign = u128::from(bits >> 63) << (width - 1);
    let exponent = ((1u128 << (width - 1 - mantissa)) - 1) << mantissa;
    Some(sign | exponent | u128::from(payload >> (52 - mantissa)))
}

/// The bits of a decimal number as a double.
pub(super) fn decimal_double(text: &[u8]) -> Option<u64> {
    let text = core::str::from_utf8(text).ok()?;
    text.parse::<f64>().ok().map(f64::to_bits)
}

/// The format and bits of a hexadecimal constant whose text starts behind `0x`.
pub(super) fn hex_float(text: &[u8]) -> (Type, u128) {
    let (ty, digits) = match text {
        [b'K', digits @ ..] => (Type::X86_FP80, digits),
        [b'L', digits @ ..] => (Type::FP128, digits),
        [b'M', digits @ ..] => (Type::PPC_FP128, digits),
        [b'H', digits @ ..] => (Type::HALF, digits),
        [b'R', digits @ ..] => (Type::BFLOAT, digits),
        digits => (Type::DOUBLE, digits),
    };
    let bits = match ty {
        Type::X86_FP80 => {
            // Up to four digits of sign and exponent, then those of the mantissa.
            let (high, low) = digits.split_at(digits.len().min(4));
            u128::from(hex(high)) << 64 | u128::from(hex(low))
        }
        Type::FP128 | Type::PPC_FP128 => {
            let (low, high) = digits.split_at(digits.len().min(16));
            u128::from(hex(high)) << 64 | u128::from(hex(low))
        }
        Type::HALF | Type::BFLOAT => u128::from(hex(digits) & 0xffff),
        _ => u128::from(hex(digits)),
    };
    (ty, bits)
}
