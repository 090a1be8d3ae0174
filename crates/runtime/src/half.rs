//! Conversions to narrow floats, rounded to nearest, ties to even; and from halves.

use crate::print::F16;

/// The `float` with the value of a half, given by its bits.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_half_to_float(bits: u16) -> f32 {
    f32::from(F16(bits))
}

/// The bits of the half that is nearest to a `float`.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_float_to_half(value: f32) -> u16 {
    terrace_double_to_half(value.into())
}

/// The bits of the half that is nearest to a `double`.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_double_to_half(value: f64) -> u16 {
    round(value, 10, -14)
}

/// The upper half of the `float` bits nearest to a `float`.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_float_to_bfloat(value: f32) -> u16 {
    terrace_double_to_bfloat(value.into())
}

/// The upper half of the `float` bits nearest to a `double`.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_double_to_bfloat(value: f64) -> u16 {
    round(value, 7, -126)
}

/// The bits of the nearest number with so many bits of fraction, in 16 bits with a sign; `least` is the exponent of the
/// least normal number.
fn round(value: f64, fraction_bits: u32, least: i32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 48) as u16 & 0x8000;
    let infinity = 0x7fff >> fraction_bits << fraction_bits;
    if value.is_nan() {
        // The payload's upper bits stay, and the result is quiet.
        let payload = (bits >> (52 - fraction_bits)) as u16 & ((1 << fraction_bits) - 1);
        return sign | infinity | 1 << (fraction_bits - 1) | payload;
    }
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1023;
    if exponent == 1024 {
        return sign | infinity;
    }
    if exponent < least - fraction_bits as i32 - 1 {
        return sign;
    }
    let mantissa = bits & ((1 << 52) - 1) | 1 << 52;
    // Below the least normal number all numbers have its exponent.
    let dropped = 52 - fraction_bits + (least - exponent).max(0) as u32;
    let (kept, rest) = (mantissa >> dropped, mantissa & ((1 << dropped) - 1));
    let half = 1 << (dropped - 1);
    let up = rest > half || rest == half && kept & 1 == 1;
    // A carry out of the fraction increments the exponent; the greatest exponent is infinity.
    let magnitude = kept + u64::from(up) + ((exponent - least).max(0) as u64).wrapping_shl(fraction_bits);
    sign | magnitude.min(infinity.into()) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The nearest half by search, for comparison.
    fn nearest_half(value: f64) -> u16 {
        let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
        let distance = |bits: u16| (f64::from(f32::from(F16(bits))) - value.abs()).abs();
        let best =
            (0..0x7c00u16).min_by(|&x, &y| distance(x).total_cmp(&distance(y)).then((x & 1).cmp(&(y & 1))));
        match value.abs() {
            65520.0.. => sign | 0x7c00,
            _ => sign | best.expect("there are halves"),
        }
    }

    #[test]
    fn halves_make_the_round_trip() {
        for bits in 0..=u16::MAX {
            let value = f32::from(F16(bits));
            let expected = if value.is_nan() { bits | 0x200 } else { bits };
            assert_eq!(terrace_float_to_half(value), expected, "{bits:#x}");
            let value = f32::from_bits(u32::from(bits) << 16);
            let expected = if value.is_nan() { bits | 0x40 } else { bits };
            assert_eq!(terrace_float_to_bfloat(value), expected, "{bits:#x}");
        }
    }

    #[test]
    fn rounding_is_to_the_nearest() {
        let mut state = 1u64;
        for _ in 0..300 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let exponent = (state >> 58) as i32 - 34;
            let value = (1.0 + (state << 12 >> 12) as f64 / (1u64 << 52) as f64) * 2f64.powi(exponent);
            let value = if state & 1 == 0 { value } else { -value };
            assert_eq!(terrace_double_to_half(value), nearest_half(value), "{value}");
        }
        for (value, bits) in [
            (2f64.powi(-25), 0),
            (2f64.powi(-25) * 1.000_001, 1),
            (3.0 * 2f64.powi(-25), 2),
            (65519.999, 0x7bff),
            (65520.0, 0x7c00),
            (f64::INFINITY, 0x7c00),
            (1.0 + 2f64.powi(-11), 0x3c00),
            (1.0 + 3.0 * 2f64.powi(-11), 0x3c02),
            (-0.0, 0x8000),
        ] {
            assert_eq!(terrace_double_to_half(value), bits, "{value}");
        }
    }
}
