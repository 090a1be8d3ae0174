//! Decimal digits of a float, chosen the way LLVM's float printer chooses them.
//!
//! LLVM scales the exact value to an integer, truncates it to about the wanted precision by an estimate of its
//! logarithm, and rounds the remaining digits half up. If the estimate leaves exactly the wanted number of digits,
//! the value is truncated instead of rounded. The text must match, so this module uses the same estimate.

use super::round::{Class, Unpacked};
use super::{ApFloat, FloatFormat};
use num_bigint::BigUint;
use std::f64::consts::LOG2_10;
use std::fmt::Write;

/// Significant decimal digits without trailing zeros: the integer that they spell, times `10^exp`.
pub(super) struct Digits {
    buf: [u8; 48],
    len: usize,
    pub exp: i32,
}

/// Six significant digits as a number from 100000 to 999999; the first digit stands for `10^leading`.
#[derive(Clone, Copy)]
pub(super) struct Six {
    pub number: u32,
    pub leading: i32,
}

impl Six {
    /// Six digits of a number from 100000 to 1000000 whose unit is `10^unit`.
    fn new(number: u64, unit: i32) -> Self {
        match u32::try_from(number) {
            Ok(number @ ..1_000_000) => Self { number, leading: unit + 5 },
            _ => Self { number: 100_000, leading: unit + 6 },
        }
    }

    fn of(digits: &Digits) -> Self {
        let number = digits.as_slice().iter().take(6).fold(0, |v, d| v * 10 + u32::from(d - b'0'));
        let padding = 6u32.saturating_sub(digits.len as u32);
        Self { number: number * 10u32.pow(padding), leading: digits.exp + digits.len as i32 - 1 }
    }
}

const fn powers<const N: usize>(base: u128) -> [u128; N] {
    let mut table = [1; N];
    let mut i = 1;
    while i < N {
        table[i] = table[i - 1] * base;
        i += 1;
    }
    table
}

static POW5: [u128; 56] = powers(5);
pub(super) static POW10: [u128; 39] = powers(10);
static POW10_F64: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
];

/// The precision that LLVM uses for a format by default.
pub(super) fn default_precision(format: FloatFormat) -> u32 {
    2 + format.precision() * 59 / 196
}

const fn bits_required(precision: u32) -> u32 {
    (precision * 196).div_ceil(59)
}

/// The number of decimal digits that LLVM truncates from a scaled integer of `bits` bits before it rounds.
fn digits_cut(bits: u64, precision: u32) -> u32 {
    let excess = bits.saturating_sub(u64::from(bits_required(precision)));
    u32::try_from(excess * 59 / 196).unwrap_or(u32::MAX)
}

impl Digits {
    /// The digits as ASCII, most significant first.
    pub fn as_slice(&self) -> &[u8] {
        &self.buf[..self.len]
    }

    /// Computes the digits by one multiplication of doubles, unless its error could change them. `precision` is at
    /// most nine.
    fn of_f64(v: f64, value: &Unpacked, precision: u32) -> Option<Self> {
        let (number, unit) = scaled_f64(v, value, precision)?;
        Some(Self::finish(u128::from(number), unit, precision))
    }

    /// Computes the digits in 128-bit integers; `None` if the scaled value does not fit.
    fn of_u128(value: &Unpacked, precision: u32) -> Option<Self> {
        let zeros = value.mant.trailing_zeros();
        let (mant, exp) = (value.mant.checked_shr(zeros)?, value.exp + zeros as i32);
        let (scaled, exp10) = if exp >= 0 {
            let room = mant.leading_zeros();
            (if exp as u32 <= room { mant << exp } else { return None }, 0)
        } else {
            let n = exp.unsigned_abs() as usize;
            (mant.checked_mul(*POW5.get(n)?)?, exp)
        };
        let cut = digits_cut(u64::from(128 - scaled.leading_zeros()), precision);
        let kept = if cut == 0 { scaled } else { scaled / POW10.get(cut as usize)? };
        Some(Self::finish(kept, exp10 + cut as i32, precision))
    }

    fn of_big(value: &Unpacked, precision: u32) -> Self {
        let zeros = value.mant.trailing_zeros().min(127);
        let (mant, exp) = (value.mant >> zeros, value.exp + zeros as i32);
        let mut scaled = BigUint::from(mant);
        let mut exp10 = 0;
        if exp >= 0 {
            scaled <<= exp;
        } else {
            scaled *= BigUint::from(5u32).pow(exp.unsigned_abs());
            exp10 = exp;
        }
        let cut = digits_cut(scaled.bits(), precision);
        if cut > 0 {
            scaled /= BigUint::from(10u32).pow(cut);
        }
        let mut words = scaled.iter_u64_digits();
        let low = u128::from(words.next().unwrap_or(0));
        let high = u128::from(words.next().unwrap_or(0));
        Self::finish(high << 64 | low, exp10 + cut as i32, precision)
    }

    /// Digits of an integer, rounded half up to the precision.
    fn finish(mut kept: u128, mut exp: i32, precision: u32) -> Self {
        let mut buf = [0u8; 48];
        let mut at = 40;
        while kept > u128::from(u64::MAX) {
            let mut low = (kept % 10_000_000_000_000_000_000) as u64;
            kept /= 10_000_000_000_000_000_000;
            for _ in 0..19 {
                at -= 1;
                buf[at] = b'0' + (low % 10) as u8;
                low /= 10;
            }
        }
        let mut rest = kept as u64;
        while rest > 0 {
            at -= 1;
            buf[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        let mut end = 40;
        let want = precision as usize;
        if end - at > want {
            let cut = at + want;
            let up = buf[cut] >= b'5';
            exp += (end - cut) as i32;
            end = cut;
            if up {
                while end > at && buf[end - 1] == b'9' {
                    end -= 1;
                    exp += 1;
                }
                if end == at {
                    at -= 1;
                    buf[at] = b'1';
                    end = at + 1;
                } else {
                    buf[end - 1] += 1;
                }
            }
        }
        while end > at && buf[end - 1] == b'0' {
            end -= 1;
            exp += 1;
        }
        buf.copy_within(at..end, 0);
        Self { buf, len: end - at, exp }
    }

    /// Parses the `d.ddde±x` that Rust's formatter prints.
    fn from_scientific(text: &[u8]) -> Option<Self> {
        let e = memrchr_e(text)?;
        let (mantissa, exponent) = (&text[..e], &text[e + 1..]);
        let mut digits = Self { buf: [0; 48], len: 0, exp: 0 };
        for d in mantissa.iter().filter(|d| **d != b'.') {
            *digits.buf.get_mut(digits.len)? = *d;
            digits.len += 1;
        }
        let (negative, exponent) = match exponent.split_first() {
            Some((b'-', rest)) => (true, rest),
            _ => (false, exponent),
        };
        let power = exponent.iter().fold(0i32, |v, d| v * 10 + i32::from(d - b'0'));
        digits.exp = if negative { -power } else { power } - (digits.len as i32 - 1);
        while digits.len > 1 && digits.buf[digits.len - 1] == b'0' {
            digits.len -= 1;
            digits.exp += 1;
        }
        Some(digits)
    }

    /// Whether LLVM may truncate instead of round this value, whose rounded digits are `self`.
    fn may_be_cut(&self, value: &Unpacked, precision: u32) -> bool {
        let leading = self.exp + self.len as i32 - 1;
        // Rust's shortest digits of a value just below a power of ten are that power.
        let power_of_ten = self.as_slice() == b"1";
        match self.buf[0] >= b'5' || power_of_ten {
            true => cut(value, leading - i32::from(power_of_ten), precision).unwrap_or(true),
            false => false,
        }
    }
}

/// The digits of a value as an integer and the exponent of ten of its unit, by one multiplication of doubles. `None`
/// if the rounding error of the product could change them. The integer is rounded or truncated as LLVM does, and may
/// have one more digit as a result.
fn scaled_f64(v: f64, value: &Unpacked, precision: u32) -> Option<(u64, i32)> {
    // Derives the exponent of ten from that of two; it is at most one off, which is corrected below.
    let mut leading = (value.exponent() * 1233) >> 12;
    let limit = *POW10_F64.get(precision as usize)?;
    let scale = |leading: i32| {
        let k = precision as i32 - 1 - leading;
        let power = POW10_F64.get(k.unsigned_abs() as usize)?;
        Some(if k >= 0 { v * power } else { v / power })
    };
    let mut scaled = scale(leading)?;
    if scaled >= limit {
        leading += 1;
        scaled = scale(leading)?;
    }
    let k = precision as i32 - 1 - leading;
    let power = *POW10_F64.get(k.unsigned_abs() as usize)?;
    // Whether the value is below `number` units, computed exactly.
    let below = |number: f64| match k >= 0 {
        true => product_minus(v, power, number) < 0.0,
        false => product_minus(number, power, v) > 0.0,
    };
    if scaled * 10.0 < limit + 1e-4 && (scaled * 10.0 < limit - 1e-4 || below(limit / 10.0)) {
        return None;
    }
    let whole = scaled as u64;
    let fraction = scaled - whole as f64;
    let number = match cut(value, leading, precision)? {
        false if (fraction - 0.5).abs() < 1e-5 => return None,
        false => whole + u64::from(fraction > 0.5),
        true if (1e-5..1.0 - 1e-5).contains(&fraction) => whole,
        true => {
            // The product is too close to an integer for its rounding error to be harmless.
            let near = whole + u64::from(fraction > 0.5);
            near - u64::from(below(near as f64))
        }
    };
    Some((number, -k))
}

/// Whether LLVM's estimate leaves at most `precision` digits, so that LLVM truncates instead of rounds. `None` if a
/// double is too coarse to decide. `leading` is the exponent of the first decimal digit.
fn cut(value: &Unpacked, leading: i32, precision: u32) -> Option<bool> {
    let exp = value.exp + value.mant.trailing_zeros() as i32;
    let (bits, places) = if exp >= 0 {
        (value.exponent() as u64 + 1, 0)
    } else {
        let places = exp.unsigned_abs();
        let log = (value.mant as u64 as f64).log2() + f64::from(value.exp) + f64::from(places) * LOG2_10;
        // An odd number times a power of five is no power of two, so the logarithm is never an integer, only close to
        // one.
        let whole = log as u64;
        if !(1e-8..1.0 - 1e-8).contains(&(log - whole as f64)) {
            return None;
        }
        (whole + 1, places as i32)
    };
    let left = leading + places - digits_cut(bits, precision) as i32 + 1;
    Some(left <= precision as i32)
}

/// `a * b - c` with the correct sign, for doubles far from the ends of the range and `c` close to the product.
fn product_minus(a: f64, b: f64, c: f64) -> f64 {
    // Computes the error of the product by Dekker's splitting of both factors.
    let split = |x: f64| {
        let t = x * 134_217_729.0;
        let high = t - (t - x);
        (high, x - high)
    };
    let ((ah, al), (bh, bl)) = (split(a), split(b));
    let product = a * b;
    let error = ((ah * bh - product) + ah * bl + al * bh) + al * bl;
    (product - c) + error
}

fn memrchr_e(text: &[u8]) -> Option<usize> {
    text.iter().rposition(|b| *b == b'e')
}

/// A formatter sink on the stack.
struct Stack {
    buf: [u8; 40],
    len: usize,
}

impl Write for Stack {
    fn write_str(&mut self, s: &str) -> std::fmt::Result {
        let end = self.len + s.len();
        self.buf.get_mut(self.len..end).ok_or(std::fmt::Error)?.copy_from_slice(s.as_bytes());
        self.len = end;
        Ok(())
    }
}

fn scientific(args: std::fmt::Arguments<'_>) -> Option<Digits> {
    let mut stack = Stack { buf: [0; 40], len: 0 };
    stack.write_fmt(args).ok()?;
    Digits::from_scientific(&stack.buf[..stack.len])
}

impl ApFloat {
    /// The magnitude as a native double, if every value of the format is a normal double.
    fn magnitude_f64(self, value: &Unpacked) -> Option<f64> {
        if self.format == FloatFormat::F64 {
            let v = f64::from_bits(self.low).abs();
            return v.is_normal().then_some(v);
        }
        let scale = f64::from_bits(((value.exp + 1023) as u64) << 52);
        (self.format.precision() <= 24).then_some(value.mant as u64 as f64 * scale)
    }

    /// Whether the value has the format's full precision.
    fn is_normal(self, value: &Unpacked) -> bool {
        value.exponent() >= self.format.min_exponent()
    }

    /// The digits that LLVM prints at a precision of six, if they parse back to the same value of the format.
    pub(super) fn six_digits(self, value: &Unpacked) -> Option<Six> {
        debug_assert!(value.class == Class::Finite);
        let v = self.magnitude_f64(value);
        if let Some((number, unit)) = v.and_then(|v| scaled_f64(v, value, 6)) {
            let six = Six::new(number, unit);
            return self.reads_back(six, value, v).then_some(six);
        }
        let digits = match (Digits::of_u128(value, 6), v) {
            (Some(digits), _) => digits,
            (None, Some(v)) if self.is_normal(value) => {
                // Six digits parse back only if the shortest text that does has at most six. A decimal that short is
                // also the nearest of its length, hence LLVM's choice unless LLVM truncates.
                let digits = match self.format {
                    FloatFormat::F64 => scientific(format_args!("{v:e}")),
                    FloatFormat::F32 => scientific(format_args!("{:e}", v as f32)),
                    _ => scientific(format_args!("{v:.5e}")),
                };
                match digits {
                    Some(digits) if digits.len > 6 => return None,
                    Some(digits) if !digits.may_be_cut(value, 6) => return Some(Six::of(&digits)),
                    _ => Digits::of_big(value, 6),
                }
            }
            _ => Digits::of_big(value, 6),
        };
        let six = Six::of(&digits);
        self.reads_back(six, value, v).then_some(six)
    }

    /// The digits that LLVM prints at its default precision.
    pub(super) fn default_digits(self, value: &Unpacked) -> Digits {
        let precision = default_precision(self.format);
        let v = self.magnitude_f64(value);
        let quick = v
            .filter(|_| precision <= 9)
            .and_then(|v| Digits::of_f64(v, value, precision))
            .or_else(|| Digits::of_u128(value, precision));
        if let Some(digits) = quick {
            return digits;
        }
        // Rust rounds ties to even, LLVM rounds them up; but ties have so few digits that `of_u128` above handles
        // them.
        let decimals = precision as usize - 1;
        match v.and_then(|v| scientific(format_args!("{v:.decimals$e}"))) {
            Some(digits) if !digits.may_be_cut(value, precision) => digits,
            _ => Digits::of_big(value, precision),
        }
    }

    /// Whether six digits parse to the magnitude of this value, whose double is `v`.
    fn reads_back(self, six: Six, value: &Unpacked, v: Option<f64>) -> bool {
        let unit = six.leading - 5;
        if let Some(v) = v
            && self.is_normal(value)
        {
            // Six digits are off by less than 2^-16, far less than half a unit of a significand this short.
            if self.format.precision() <= 11 {
                return true;
            }
            if let Some(scale) = POW10_F64.get(unit.unsigned_abs() as usize) {
                // One operation on exact operands is correctly rounded.
                let number = f64::from(six.number);
                let read = if unit >= 0 { number * scale } else { number / scale };
                match self.format {
                    FloatFormat::F64 => return read == v,
                    // Rounding a second time is safe unless the double is halfway between two singles.
                    _ if read.to_bits() & 0x1fff_ffff != 0x1000_0000 => return f64::from(read as f32) == v,
                    _ => {}
                }
            }
        }
        let read = Self::from_scaled(self.format, value.negative, u64::from(six.number), unit);
        read.to_bits() == self.to_bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fast paths agree with the general one.
    #[test]
    fn fast_digits_are_the_exact_ones() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let general = |value: ApFloat| {
            let u = value.unpack();
            let six = Six::of(&Digits::of_big(&u, 6));
            let read = ApFloat::from_scaled(value.format, u.negative, six.number.into(), six.leading - 5);
            let six = (read == value).then_some((six.number, six.leading));
            let default = Digits::of_big(&u, default_precision(value.format));
            (six, (default.as_slice().to_vec(), default.exp))
        };
        for i in 0..60_000 {
            let r = next();
            let near = |v: f64| f64::from_bits((v.to_bits() as i64 + (r >> 60) as i64 - 8) as u64);
            let short = (r >> 8 & 0xf_ffff) as f64;
            let power = 10f64.powi((r >> 40 & 63) as i32 - 32);
            let v = match i % 8 {
                0 => f64::from_bits(r),
                1 => (r >> 11) as f64 / (1u64 << 53) as f64,
                2 => short / power,
                3 => near(short / power),
                4 => near(power),
                5 => short / 1024.0,
                6 => f64::from(f32::from_bits(r as u32)),
                _ => (short + 0.5) / power,
            };
            let nearest = crate::Rounding::NearestTiesToEven;
            let formats =
                [FloatFormat::F64, FloatFormat::F32, FloatFormat::BF16, FloatFormat::F16, FloatFormat::Tf32];
            for format in formats {
                let value = ApFloat::from_f64(format, v, nearest);
                let u = value.unpack();
                if u.class != Class::Finite {
                    continue;
                }
                let six = value.six_digits(&u).map(|s| (s.number, s.leading));
                let default = value.default_digits(&u);
                let default = (default.as_slice().to_vec(), default.exp);
                assert_eq!((six, default), general(value), "{} {:x}", format.name(), value.to_bits());
            }
        }
    }
}
