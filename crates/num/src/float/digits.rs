//! Decimal digits of a float, chosen the way LLVM's float printer chooses them.
//!
//! LLVM scales the exact value to an integer, cuts it with a logarithm estimate to about the wanted precision, and
//! rounds the digits that remain half up. The estimate may leave exactly the wanted number of digits; then the
//! value is cut and not rounded. Text must match, so the same estimate is used here.

use super::round::{Class, Unpacked};
use super::{ApFloat, FloatFormat};
use num_bigint::BigUint;
use std::fmt::Write;

/// Significant decimal digits: the number they spell times `10^exp`. No trailing zeros.
pub(super) struct Digits {
    buf: [u8; 48],
    len: usize,
    pub exp: i32,
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

/// The precision LLVM prints a format with when none is asked for.
pub(super) fn default_precision(format: FloatFormat) -> u32 {
    2 + format.precision() * 59 / 196
}

const fn bits_required(precision: u32) -> u32 {
    (precision * 196).div_ceil(59)
}

/// How many decimal digits LLVM cuts from a scaled integer of so many bits before rounding.
fn digits_cut(bits: u64, precision: u32) -> u32 {
    let excess = bits.saturating_sub(u64::from(bits_required(precision)));
    u32::try_from(excess * 59 / 196).unwrap_or(u32::MAX)
}

impl Digits {
    /// The digits as ASCII, most significant first.
    pub fn as_slice(&self) -> &[u8] {
        &self.buf[..self.len]
    }

    /// The number the digits spell, if they are at most 19.
    fn to_u64(&self) -> u64 {
        self.as_slice().iter().fold(0u64, |v, d| v.wrapping_mul(10).wrapping_add(u64::from(d - b'0')))
    }

    /// The digits, if the scaled value fits into 128 bits.
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

    /// Digits from the `d.ddde±x` of Rust's formatter.
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

    /// Whether LLVM's estimate would leave exactly `precision` digits of this value, so that it is not rounded:
    /// `true` also when a double is too coarse to tell. `digits` are the value's first digits.
    fn may_be_cut(&self, value: &Unpacked, precision: u32) -> bool {
        // Only integers of `bits_required` bits that have as few digits as `precision` are affected, and these
        // start with 5 or more (2^19 = 524288, 2^29 = 5368…, 2^56 = 7205…).
        // A value just below a power of ten is spelt as that power by the shortest digits.
        let power_of_ten = self.as_slice() == b"1";
        if self.buf[0] < b'5' && !power_of_ten {
            return false;
        }
        let zeros = value.mant.trailing_zeros();
        let n = (value.exp + zeros as i32).min(0);
        let leading = self.exp + self.len as i32 - 1 - i32::from(power_of_ten);
        let log =
            (value.mant as f64).log2() + f64::from(value.exp) + f64::from(-n) * std::f64::consts::LOG2_10;
        if (log - log.round()).abs() < 1e-8 || log < 0.0 {
            return true;
        }
        let cut = digits_cut(log as u64 + 1, precision) as i32;
        let left = leading - n - cut + 1;
        left <= precision as i32
    }
}

fn memrchr_e(text: &[u8]) -> Option<usize> {
    text.iter().rposition(|b| *b == b'e')
}

/// A formatter target on the stack.
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
    /// The magnitude as a native double, if that is exact and both formats see a normal value.
    fn normal_f64(self, value: &Unpacked) -> Option<f64> {
        let normal = value.exponent() >= self.format.min_exponent();
        match self.format {
            FloatFormat::F32 if normal => Some(f64::from(f32::from_bits(self.low as u32)).abs()),
            FloatFormat::F64 if normal => Some(f64::from_bits(self.low).abs()),
            _ => None,
        }
    }

    /// The digits LLVM prints at a precision of six, if they read back as the same value of the format.
    pub(super) fn six_digits(self, value: &Unpacked) -> Option<Digits> {
        debug_assert!(value.class == Class::Finite);
        let digits = match Digits::of_u128(value, 6) {
            Some(digits) => digits,
            None => {
                // Six digits read back only if the shortest text that does has no more; a decimal that short is
                // also the nearest of its length, hence LLVM's choice unless LLVM cuts.
                let shortest = match (self.normal_f64(value), self.format) {
                    (Some(v), FloatFormat::F32) => scientific(format_args!("{:e}", v as f32)),
                    (Some(v), _) => scientific(format_args!("{v:e}")),
                    _ => None,
                };
                match shortest {
                    Some(digits) if digits.len > 6 => return None,
                    Some(digits) if !digits.may_be_cut(value, 6) => return Some(digits),
                    _ => Digits::of_big(value, 6),
                }
            }
        };
        self.reads_back(&digits, value).then_some(digits)
    }

    /// The digits LLVM prints when no precision is asked for.
    pub(super) fn default_digits(self, value: &Unpacked) -> Digits {
        let precision = default_precision(self.format);
        if let Some(digits) = Digits::of_u128(value, precision) {
            return digits;
        }
        // Ties, which Rust rounds to even and LLVM up, have so few digits that the 128-bit way above takes them.
        let rounded = match (self.normal_f64(value), self.format) {
            (Some(v), FloatFormat::F32) => scientific(format_args!("{v:.8e}")),
            (Some(v), FloatFormat::F64) => scientific(format_args!("{v:.16e}")),
            _ => None,
        };
        match rounded {
            Some(digits) if !digits.may_be_cut(value, precision) => digits,
            _ => Digits::of_big(value, precision),
        }
    }

    /// Whether up to six digits are read as the magnitude of this value.
    fn reads_back(self, digits: &Digits, value: &Unpacked) -> bool {
        let number = digits.to_u64();
        if let Some(v) = self.normal_f64(value)
            && digits.exp.unsigned_abs() <= 22
        {
            // One operation on exact operands is correctly rounded.
            let scale = POW10_F64[digits.exp.unsigned_abs() as usize];
            let read = if digits.exp >= 0 { number as f64 * scale } else { number as f64 / scale };
            match self.format {
                FloatFormat::F64 => return read == v,
                // Rounding once more is safe unless the double is the middle between two singles.
                _ if read.to_bits() & 0x1fff_ffff != 0x1000_0000 => return f64::from(read as f32) == v,
                _ => {}
            }
        }
        let read = Self::from_scaled(self.format, value.negative, number, digits.exp);
        read.to_bits() == self.to_bits()
    }
}
