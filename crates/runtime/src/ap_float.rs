//! Printing of small floats by their bits (`printApFloat` of `libmlir_apfloat_wrappers`).

use crate::print::Print;

/// A power of two that is a normal number.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The bit patterns that are no finite numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Special {
    /// The greatest exponent is infinity, or NaN with a mantissa, as in IEEE 754.
    Ieee,
    /// The pattern with all bits below the sign set is NaN.
    AllOnes,
    /// Negative zero is NaN.
    NegativeZero,
    /// All patterns are finite.
    None,
}

/// A format of at most 64 bits: a sign, an exponent and a mantissa.
struct Format {
    exponent: u32,
    mantissa: u32,
    bias: i32,
    special: Special,
}

impl Format {
    /// The format with one of LLVM's numbers (`APFloatBase::Semantics`).
    fn of(semantics: i32) -> Option<Self> {
        use Special::{AllOnes, Ieee, NegativeZero};
        let (exponent, mantissa, bias, special) = match semantics {
            0 => (5, 10, 15, Ieee),
            1 => (8, 7, 127, Ieee),
            2 => (8, 23, 127, Ieee),
            3 => (11, 52, 1023, Ieee),
            7 => (5, 2, 15, Ieee),
            8 => (5, 2, 16, NegativeZero),
            9 => (4, 3, 7, Ieee),
            10 => (4, 3, 7, AllOnes),
            11 => (4, 3, 8, NegativeZero),
            12 => (4, 3, 11, NegativeZero),
            13 => (3, 4, 3, Ieee),
            14 => (8, 10, 127, Ieee),
            16 => (3, 2, 3, Special::None),
            17 => (2, 3, 1, Special::None),
            18 => (2, 1, 1, Special::None),
            _ => return None,
        };
        Some(Self { exponent, mantissa, bias, special })
    }

    /// The number with these bits; formats of the table are parts of `f64`.
    fn value(&self, bits: u64) -> f64 {
        let magnitude_bits = self.exponent + self.mantissa;
        let magnitude = bits & ((1 << magnitude_bits) - 1);
        let is_negative = bits >> magnitude_bits & 1 != 0;
        let (exponent, mantissa) = (magnitude >> self.mantissa, magnitude & ((1 << self.mantissa) - 1));
        let is_greatest = exponent == (1 << self.exponent) - 1;
        let value = match self.special {
            Special::Ieee if is_greatest && mantissa == 0 => f64::INFINITY,
            Special::Ieee if is_greatest => f64::NAN,
            Special::AllOnes if magnitude == (1 << magnitude_bits) - 1 => f64::NAN,
            Special::NegativeZero if is_negative && magnitude == 0 => return f64::NAN,
            _ => {
                let leading = if exponent == 0 { 0 } else { 1 << self.mantissa };
                let power = i32::try_from(exponent.max(1)).unwrap_or(0) - self.bias - self.mantissa as i32;
                scaled((leading | mantissa) as f64, power)
            }
        };
        if is_negative { -value } else { value }
    }
}

/// `value * 2^power`; in two steps, since the power of a subnormal `f64` is subnormal itself.
fn scaled(value: f64, power: i32) -> f64 {
    let half = power / 2;
    value * power_of_two(half) * power_of_two(power - half)
}

/// Prints a float with six digits, given by LLVM's number of its format and its bits.
#[unsafe(no_mangle)]
pub extern "C" fn printApFloat(semantics: i32, bits: u64) {
    /// `Float8E8M0FNU`: an exponent alone.
    const POWER_OF_TWO: i32 = 15;
    let value = match (Format::of(semantics), semantics) {
        (Some(format), _) => format.value(bits),
        (None, POWER_OF_TWO) if bits & 0xff != 0xff => scaled(1.0, (bits & 0xff) as i32 - 127),
        _ => f64::NAN,
    };
    value.print();
}

#[cfg(test)]
mod tests {
    use super::Format;

    #[test]
    fn small_floats_have_their_values() {
        let value = |semantics, bits| Format::of(semantics).map(|format| format.value(bits));
        for (semantics, bits, expected) in [
            (0, 0x3e00, 1.5),
            (3, 0x3ff8_0000_0000_0000, 1.5),
            (3, 1, f64::from_bits(1)),
            (7, 0x3d, 1.25),
            (7, 0xfc, f64::NEG_INFINITY),
            (8, 0x40, 1.0),
            (10, 0x7e, 448.0),
            (11, 0x01, 2f64.powi(-10)),
            (12, 0x58, 1.0),
            (13, 0x6f, 15.5),
            (14, 0x1fc00, 1.0),
            (16, 0x1f, 28.0),
            (17, 0x3f, -7.5),
            (18, 0x0f, -6.0),
        ] {
            assert_eq!(value(semantics, bits), Some(expected), "{semantics} {bits:#x}");
        }
        for (semantics, bits) in [(8, 0x80), (10, 0xff), (9, 0x79)] {
            assert!(value(semantics, bits).is_some_and(f64::is_nan), "{semantics} {bits:#x}");
        }
    }
}
