//! Printing of [`ApFloat`] as in MLIR and in LLVM IR.

use super::digits::{Digits, Six, default_precision};
use super::round::Class;
use super::{ApFloat, FloatFormat};

impl ApFloat {
    /// Appends the value as MLIR prints it in an attribute: six digits if they parse back, otherwise enough digits to
    /// distinguish all values of the format. Infinities, NaNs and texts that would lack a decimal point are printed
    /// as hexadecimal bits.
    pub fn write_mlir(self, out: &mut Vec<u8>) {
        let u = self.unpack();
        match u.class {
            // A `ppc_fp128` whose high double is zero can have a low double that is not.
            Class::Zero if self.high == 0 || self.format != FloatFormat::PpcFp128 => {
                write_zero(out, u.negative)
            }
            Class::Zero | Class::Inf | Class::Nan => {
                out.extend_from_slice(b"0x");
                write_hex(out, self.to_bits(), 1);
            }
            Class::Finite => {
                let start = out.len();
                if u.negative {
                    out.push(b'-');
                }
                if let Some(six) = self.six_digits(&u) {
                    write_six(out, six);
                } else if !write_default(out, &self.default_digits(&u), default_precision(self.format)) {
                    out.truncate(start);
                    out.extend_from_slice(b"0x");
                    write_hex(out, self.to_bits(), 1);
                }
            }
        }
    }

    /// Appends the value as LLVM IR spells the constant: `f32` and `f64` with six digits if these parse back to the
    /// same double, otherwise as the hexadecimal bits of the double; the other formats as bits after a letter.
    /// Formats that LLVM IR has no type for are printed as in MLIR.
    pub fn write_llvm(self, out: &mut Vec<u8>) {
        let bits = self.to_bits();
        let (high, low) = ((bits >> 64) as u64, bits as u64);
        match self.format {
            FloatFormat::F32 | FloatFormat::F64 => self.write_llvm_double(out),
            FloatFormat::F16 => {
                out.extend_from_slice(b"0xH");
                write_hex(out, bits, 4);
            }
            FloatFormat::BF16 => {
                out.extend_from_slice(b"0xR");
                write_hex(out, bits, 4);
            }
            FloatFormat::F80 => {
                out.extend_from_slice(b"0xK");
                write_hex(out, bits, 20);
            }
            FloatFormat::F128 | FloatFormat::PpcFp128 => {
                out.extend_from_slice(if self.format == FloatFormat::F128 { b"0xL" } else { b"0xM" });
                write_hex(out, u128::from(low), 16);
                write_hex(out, u128::from(high), 16);
            }
            _ => self.write_mlir(out),
        }
    }

    fn write_llvm_double(self, out: &mut Vec<u8>) {
        let double = self.widen_bits();
        let u = double.unpack();
        match u.class {
            Class::Zero => return write_zero(out, u.negative),
            Class::Finite => {
                if let Some(six) = double.six_digits(&u) {
                    if u.negative {
                        out.push(b'-');
                    }
                    return write_six(out, six);
                }
            }
            Class::Inf | Class::Nan => {}
        }
        out.extend_from_slice(b"0x");
        write_hex(out, double.to_bits(), 1);
    }

    /// Widens an `f32` to the `f64` that LLVM IR spells it with; unlike a conversion, this keeps a signaling NaN.
    fn widen_bits(self) -> Self {
        if self.format == FloatFormat::F32 && self.is_nan() {
            let (sign, payload) = (self.low >> 31 & 1, self.low & 0x7f_ffff);
            return Self::raw(FloatFormat::F64, u128::from(sign << 63 | 0x7ff << 52 | payload << 29));
        }
        Self::from_native_f64(self.to_f64())
    }
}

fn write_zero(out: &mut Vec<u8>, negative: bool) {
    if negative {
        out.push(b'-');
    }
    out.extend_from_slice(b"0.000000e+00");
}

/// Appends upper-case hexadecimal digits, at least `min_digits`.
fn write_hex(out: &mut Vec<u8>, value: u128, min_digits: u32) {
    let digits = (128 - value.leading_zeros()).div_ceil(4).max(min_digits).max(1);
    for i in (0..digits).rev() {
        let nibble = (value >> (4 * i)) as u8 & 15;
        out.push(if nibble < 10 { b'0' + nibble } else { b'A' + nibble - 10 });
    }
}

fn write_exponent(out: &mut Vec<u8>, exponent: i32, min_digits: u32) {
    out.push(if exponent < 0 { b'-' } else { b'+' });
    let value = exponent.unsigned_abs();
    let digits = value.checked_ilog10().unwrap_or(0) + 1;
    for i in (0..digits.max(min_digits)).rev() {
        out.push(b'0' + (value / 10u32.pow(i) % 10) as u8);
    }
}

/// Appends `d.ddddd0e±xx`: LLVM counts the first digit among the six and nevertheless pads to six decimals.
fn write_six(out: &mut Vec<u8>, six: Six) {
    let mut text = *b"0.000000e+00";
    let mut rest = six.number;
    for at in (2..7).rev() {
        text[at] += (rest % 10) as u8;
        rest /= 10;
    }
    text[0] += rest as u8;
    let exponent = six.leading.unsigned_abs();
    if exponent < 100 {
        if six.leading < 0 {
            text[9] = b'-';
        }
        text[10] += (exponent / 10) as u8;
        text[11] += (exponent % 10) as u8;
        return out.extend_from_slice(&text);
    }
    out.extend_from_slice(&text[..9]);
    write_exponent(out, six.leading, 2);
}

/// Appends plain notation for moderate exponents, else `d.dddE±x`. Returns `false` if the text has no decimal point.
fn write_default(out: &mut Vec<u8>, digits: &Digits, precision: u32) -> bool {
    const MAX_PADDING: u32 = 3;
    let text = digits.as_slice();
    let len = text.len() as i32;
    let leading = digits.exp + len - 1;
    let scientific = if digits.exp >= 0 {
        digits.exp as u32 > MAX_PADDING || (len + digits.exp) as u32 > precision
    } else {
        leading < 0 && leading.unsigned_abs() > MAX_PADDING
    };
    if scientific {
        let (first, rest) = text.split_at(text.len().min(1));
        out.extend_from_slice(first);
        out.push(b'.');
        out.extend_from_slice(if rest.is_empty() { b"0" } else { rest });
        out.push(b'E');
        write_exponent(out, leading, 1);
        return true;
    }
    if digits.exp >= 0 {
        out.extend_from_slice(text);
        out.resize(out.len() + digits.exp as usize, b'0');
        return false;
    }
    if leading >= 0 {
        let (whole, fraction) = text.split_at((leading as usize + 1).min(text.len()));
        out.extend_from_slice(whole);
        out.push(b'.');
        out.extend_from_slice(fraction);
    } else {
        out.extend_from_slice(b"0.");
        out.resize(out.len() + leading.unsigned_abs() as usize - 1, b'0');
        out.extend_from_slice(text);
    }
    true
}
