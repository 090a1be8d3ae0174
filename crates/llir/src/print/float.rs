//! Text of floating-point constants.
//!
//! `float` and `double` are printed as decimals with six digits after the point if that text parses back to the same
//! number, and as the hexadecimal bits of the double otherwise; the other formats are always printed as bits. LLVM
//! truncates the exact expansion to about six digits before it rounds, so some numbers that six digits represent get
//! hexadecimal bits: [`cut_is_exact`] reproduces that.

use super::text::push_hex;
use crate::types::FloatKind;

/// Appends a constant with these bits.
pub(crate) fn push_float(out: &mut Vec<u8>, kind: FloatKind, bits: u128) {
    match kind {
        FloatKind::Double => push_double(out, bits as u64),
        FloatKind::Float => push_double(out, widen(bits as u32)),
        FloatKind::Half => push_bits(out, b"0xH", bits as u64, 4),
        FloatKind::BFloat => push_bits(out, b"0xR", bits as u64, 4),
        FloatKind::X86Fp80 => {
            push_bits(out, b"0xK", (bits >> 64) as u64, 4);
            push_hex(out, bits as u64, 16);
        }
        FloatKind::Fp128 | FloatKind::PpcFp128 => {
            push_bits(out, if kind == FloatKind::Fp128 { b"0xL" } else { b"0xM" }, bits as u64, 16);
            push_hex(out, (bits >> 64) as u64, 16);
        }
    }
}

fn push_bits(out: &mut Vec<u8>, prefix: &[u8], bits: u64, digits: u32) {
    out.extend_from_slice(prefix);
    push_hex(out, bits, digits);
}

/// The bits of the double that equals a `float`; a NaN keeps its payload and stays signaling.
pub(crate) fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        return (bits as u64 >> 31) << 63 | 0x7ff << 52 | (bits as u64 & 0x7f_ffff) << 29;
    }
    (value as f64).to_bits()
}

fn push_double(out: &mut Vec<u8>, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() && push_decimal(out, value) {
        return;
    }
    // Only this form omits leading zeros.
    push_bits(out, b"0x", bits, (64 - bits.leading_zeros()).div_ceil(4).max(1));
}

/// Appends `d.dddddde±xx`, if LLVM prints the number in that form.
fn push_decimal(out: &mut Vec<u8>, value: f64) -> bool {
    let magnitude = value.abs();
    let (digits, exponent) = if magnitude == 0.0 {
        (0, 0)
    } else {
        match decimal(magnitude) {
            Some(found) => found,
            None => return false,
        }
    };
    if value.is_sign_negative() {
        out.push(b'-');
    }
    let mut buf = [b'0'; 6];
    let mut rest = digits;
    for slot in buf.iter_mut().rev() {
        *slot = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    out.extend_from_slice(&[buf[0], b'.']);
    out.extend_from_slice(&buf[1..]);
    // LLVM keeps six digits and prints seven.
    out.extend_from_slice(b"0e");
    out.push(if exponent < 0 { b'-' } else { b'+' });
    let magnitude = exponent.unsigned_abs();
    if magnitude >= 100 {
        out.push(b'0' + (magnitude / 100) as u8);
    }
    out.push(b'0' + (magnitude / 10 % 10) as u8);
    out.push(b'0' + (magnitude % 10) as u8);
    true
}

const POW10: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
];

/// The six digits and the decimal exponent of a positive number, if they parse back to it.
fn decimal(value: f64) -> Option<(u32, i32)> {
    if !(1e-15..1e22).contains(&value) {
        return decimal_slow(value);
    }
    // Estimates the exponent, correctly or too small: 1233 / 2^12 approximates log10(2).
    let binary = ((value.to_bits() >> 52) as i32) - 1023;
    let mut exponent = (binary * 1233) >> 12;
    for _ in 0..3 {
        // value = digits * 10^-scale with six digits.
        let scale = 5 - exponent;
        let power = POW10[scale.unsigned_abs() as usize];
        let digits = (if scale >= 0 { value * power } else { value / power } + 0.5) as u32;
        if digits >= 1_000_000 {
            exponent += 1;
            continue;
        }
        if digits < 100_000 {
            break;
        }
        // Both operands are exact, so the result is the correctly rounded value of the decimal.
        let back = if scale >= 0 { digits as f64 / power } else { digits as f64 * power };
        if back != value {
            return None;
        }
        let kept = !is_below(value, digits, scale) || cut_is_exact(value, digits, exponent);
        return kept.then_some((digits, exponent));
    }
    decimal_slow(value)
}

/// Whether a number between 10^-15 and 10^22 is less than `digits * 10^-scale`, computed exactly.
fn is_below(value: f64, digits: u32, scale: i32) -> bool {
    let bits = value.to_bits();
    let mantissa = (bits & ((1 << 52) - 1) | 1 << 52) as u128;
    let binary = (bits >> 52) as i32 - 1075;
    let power = 10u128.pow(scale.unsigned_abs());
    let (left, right) =
        if scale >= 0 { (mantissa * power, digits as u128) } else { (mantissa, digits as u128 * power) };
    if binary >= 0 { left << binary < right } else { left < right << -binary }
}

fn decimal_slow(value: f64) -> Option<(u32, i32)> {
    let text = format!("{value:.5e}");
    if text.parse::<f64>() != Ok(value) {
        return None;
    }
    let (digits, exponent) = split(&text)?;
    // Forty digits decide on which side of the six digits the exact value lies.
    let exact = format!("{value:.40e}");
    let below = {
        let (mantissa, e) = exact.split_once('e')?;
        let e: i32 = e.parse().ok()?;
        let short = format!("{:05}", digits);
        let long: String = mantissa.chars().filter(|c| *c != '.').collect();
        e < exponent || (e == exponent && long.as_str() < short.as_str())
    };
    (!below || cut_is_exact(value, digits, exponent)).then_some((digits, exponent))
}

fn split(text: &str) -> Option<(u32, i32)> {
    let (mantissa, exponent) = text.split_once('e')?;
    let digits: String = mantissa.chars().filter(|c| *c != '.').collect();
    Some((digits.parse().ok()?, exponent.parse().ok()?))
}

/// Whether truncating the exact digits of `value`, which is just below `digits * 10^(exponent - 5)`, leaves a seventh
/// digit, so that rounding still gives `digits`.
///
/// LLVM represents the number as an integer `N`, scaled by a power of ten, and divides it by the power of ten that
/// leaves at least 20 bits.
fn cut_is_exact(value: f64, digits: u32, exponent: i32) -> bool {
    let bits = value.to_bits();
    let raw = (bits >> 52) as i32 & 0x7ff;
    let mantissa = bits & ((1 << 52) - 1);
    let (mut mantissa, mut scale) =
        if raw == 0 { (mantissa, -1074) } else { (mantissa | 1 << 52, raw - 1075) };
    let zeros = mantissa.trailing_zeros() as i32;
    mantissa >>= zeros;
    scale += zeros;
    // The leading digit of a value just below a power of ten is one place lower.
    let leading = if digits == 100_000 { exponent - 1 } else { exponent };
    let mantissa_bits = 64 - mantissa.leading_zeros() as i32;
    let (n_digits, n_bits) = if scale >= 0 {
        (leading + 1, mantissa_bits + scale)
    } else {
        let places = -scale;
        let log2 = (mantissa as f64).log2() + places as f64 * 5f64.log2();
        (leading + 1 + places, log2.floor() as i32 + 1)
    };
    const REQUIRED: i32 = (6 * 196 + 58) / 59;
    let removed = if n_bits <= REQUIRED { 0 } else { (n_bits - REQUIRED) * 59 / 196 };
    n_digits - removed > 6
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(value: f64) -> String {
        let mut out = Vec::new();
        push_float(&mut out, FloatKind::Double, value.to_bits() as u128);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn doubles() {
        assert_eq!(double(0.0), "0.000000e+00");
        assert_eq!(double(-0.0), "-0.000000e+00");
        assert_eq!(double(1.0), "1.000000e+00");
        assert_eq!(double(0.1), "1.000000e-01");
        assert_eq!(double(0.3), "3.000000e-01");
        assert_eq!(double(123456.0), "1.234560e+05");
        assert_eq!(double(1234560.0), "1.234560e+06");
        assert_eq!(double(1234567.0), "0x4132D68700000000");
        assert_eq!(double(3.25159), "3.251590e+00");
        assert_eq!(double(1e22), "1.000000e+22");
        assert_eq!(double(1e23), "0x44B52D02C7E14AF6");
        assert_eq!(double(1e100), "1.000000e+100");
        assert_eq!(double(1.5e300), "1.500000e+300");
        assert_eq!(double(5e-324), "4.940660e-324");
        assert_eq!(double(f64::NEG_INFINITY), "0xFFF0000000000000");
    }

    #[test]
    fn other_formats() {
        let text = |kind, bits| {
            let mut out = Vec::new();
            push_float(&mut out, kind, bits);
            String::from_utf8(out).unwrap()
        };
        assert_eq!(text(FloatKind::Half, 0x3c00), "0xH3C00");
        assert_eq!(text(FloatKind::X86Fp80, 0x3fff << 64 | 1 << 63), "0xK3FFF8000000000000000");
        assert_eq!(text(FloatKind::Fp128, 0x3fff << 112), "0xL00000000000000003FFF000000000000");
        assert_eq!(text(FloatKind::Float, 0.1f32.to_bits() as u128), "0x3FB99999A0000000");
        assert_eq!(text(FloatKind::Float, 0x7fa0_0000), "0x7FF4000000000000");
    }
}
