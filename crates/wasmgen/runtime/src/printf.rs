//! `printf`. Rust cannot define variadic functions; the compiler calls it by its other name, with the address of the arguments.
//!
//! `long`, `size_t` and so on have 64 bits where the argument does: the modifier `l` stands for 64 bits, as on the machines that programs
//! in MLIR are written for; `z` and `t` for 32 bits, the width of `index`.

use crate::float_text::Digits;
use crate::system::write_byte;

/// A directive.
#[derive(Default)]
struct Directive {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    is_long: bool,
    /// The bytes of a short number: 1 or 2.
    short: u32,
}

/// A part of the output, collected before its width is known.
struct Text {
    bytes: [u8; 1200],
    len: usize,
}

impl Text {
    fn new() -> Self {
        Self { bytes: [0; 1200], len: 0 }
    }

    fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(self.len) {
            *slot = byte;
            self.len += 1;
        }
    }

    fn extend(&mut self, text: &[u8]) {
        text.iter().for_each(|&byte| self.push(byte));
    }

    fn bytes(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or_default()
    }
}

/// The arguments of a call, one after the other.
struct Arguments(usize);

impl Arguments {
    /// # Safety
    /// The next argument has this type.
    unsafe fn next<T: Copy>(&mut self) -> T {
        let at = self.0.next_multiple_of(align_of::<T>());
        self.0 = at + size_of::<T>();
        // SAFETY: as above.
        unsafe { *(at as *const T) }
    }
}

/// # Safety
/// The arguments are those that the format wants.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_printf(format: *const u8, arguments: usize) -> i32 {
    let (mut at, mut written, mut arguments) = (format, 0, Arguments(arguments));
    // SAFETY: the format ends with a zero byte.
    let mut next = || unsafe {
        let byte = *at;
        at = at.add(usize::from(byte != 0));
        byte
    };
    loop {
        let byte = next();
        match byte {
            0 => return written,
            b'%' => {}
            _ => {
                write_byte(byte);
                written += 1;
                continue;
            }
        }
        let mut directive = Directive::default();
        let mut byte = next();
        loop {
            match byte {
                b'-' => directive.left = true,
                b'+' => directive.plus = true,
                b' ' => directive.space = true,
                b'#' => directive.alternate = true,
                b'0' => directive.zero = true,
                _ => break,
            }
            byte = next();
        }
        if byte == b'*' {
            // SAFETY: as above.
            let width: i32 = unsafe { arguments.next() };
            directive.left |= width < 0;
            directive.width = width.unsigned_abs() as usize;
            byte = next();
        }
        while byte.is_ascii_digit() {
            directive.width = (directive.width * 10 + usize::from(byte - b'0')).min(1 << 20);
            byte = next();
        }
        if byte == b'.' {
            byte = next();
            let mut precision = 0;
            if byte == b'*' {
                // SAFETY: as above.
                precision = unsafe { arguments.next::<i32>() }.max(0) as usize;
                byte = next();
            }
            while byte.is_ascii_digit() {
                precision = (precision * 10 + usize::from(byte - b'0')).min(1000);
                byte = next();
            }
            directive.precision = Some(precision);
        }
        loop {
            match byte {
                b'l' | b'j' => directive.is_long = true,
                b'h' => directive.short = if directive.short == 2 { 1 } else { 2 },
                b'z' | b't' | b'L' => {}
                _ => break,
            }
            byte = next();
        }
        // SAFETY: as above.
        written += unsafe { directive.print(byte, &mut arguments) };
    }
}

impl Directive {
    /// # Safety
    /// The next argument is one for this conversion.
    unsafe fn print(&self, conversion: u8, arguments: &mut Arguments) -> i32 {
        let mut text = Text::new();
        match conversion {
            b'd' | b'i' => {
                // SAFETY: as above.
                let number: i64 = unsafe {
                    if self.is_long { arguments.next() } else { i64::from(arguments.next::<i32>()) }
                };
                let number = match self.short {
                    1 => i64::from(number as i8),
                    2 => i64::from(number as i16),
                    _ => number,
                };
                self.number(&mut text, number.unsigned_abs(), 10, false);
                self.padded(self.sign(number < 0), text.bytes(), self.zero && self.precision.is_none())
            }
            b'u' | b'x' | b'X' | b'o' => {
                // SAFETY: as above.
                let number: u64 = unsafe {
                    if self.is_long { arguments.next() } else { u64::from(arguments.next::<u32>()) }
                };
                let number = match self.short {
                    1 => u64::from(number as u8),
                    2 => u64::from(number as u16),
                    _ => number,
                };
                let base = match conversion {
                    b'u' => 10,
                    b'o' => 8,
                    _ => 16,
                };
                self.number(&mut text, number, base, conversion == b'X');
                let prefix: &[u8] = match conversion {
                    b'x' if self.alternate && number != 0 => b"0x",
                    b'X' if self.alternate && number != 0 => b"0X",
                    _ => b"",
                };
                self.padded(prefix, text.bytes(), self.zero && self.precision.is_none())
            }
            b'p' => {
                // SAFETY: as above.
                let address: u32 = unsafe { arguments.next() };
                if address == 0 {
                    return self.padded(b"", b"(nil)", false);
                }
                self.number(&mut text, address.into(), 16, false);
                self.padded(b"0x", text.bytes(), false)
            }
            b'c' => {
                // SAFETY: as above.
                let byte: i32 = unsafe { arguments.next() };
                self.padded(b"", &[byte as u8], false)
            }
            b's' => {
                // SAFETY: as above.
                let start: *const u8 = unsafe { arguments.next() };
                if start.is_null() {
                    return self.padded(b"", b"(null)", false);
                }
                let most = self.precision.unwrap_or(usize::MAX);
                // SAFETY: the text ends with a zero byte, or has `most` bytes.
                let len = (0..most).find(|&i| unsafe { *start.add(i) } == 0).unwrap_or(most);
                // SAFETY: these bytes were read.
                self.padded(b"", unsafe { core::slice::from_raw_parts(start, len) }, false)
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' => {
                // SAFETY: as above.
                let value: f64 = unsafe { arguments.next() };
                let sign = self.sign(value.is_sign_negative());
                if !value.is_finite() {
                    let is_upper = conversion.is_ascii_uppercase();
                    let name: &[u8] = match (value.is_nan(), is_upper) {
                        (true, false) => b"nan",
                        (true, true) => b"NAN",
                        (false, false) => b"inf",
                        (false, true) => b"INF",
                    };
                    return self.padded(sign, name, false);
                }
                if conversion == b'a' {
                    Self::hexadecimal(&mut text, value);
                } else {
                    self.float(&mut text, value, conversion);
                }
                self.padded(sign, text.bytes(), self.zero)
            }
            b'%' => self.padded(b"", b"%", false),
            _ => 0,
        }
    }

    fn sign(&self, is_negative: bool) -> &'static [u8] {
        match (is_negative, self.plus, self.space) {
            (true, ..) => b"-",
            (_, true, _) => b"+",
            (_, _, true) => b" ",
            _ => b"",
        }
    }

    fn number(&self, text: &mut Text, mut number: u64, base: u64, upper: bool) {
        let mut digits = [0; 24];
        let mut len = 0;
        while number != 0
            && let Some(digit) = digits.get_mut(len)
        {
            let value = (number % base) as u8;
            *digit = match (value, upper) {
                (..10, _) => b'0' + value,
                (_, false) => b'a' + value - 10,
                (_, true) => b'A' + value - 10,
            };
            number /= base;
            len += 1;
        }
        (len..self.precision.unwrap_or(1)).for_each(|_| text.push(b'0'));
        digits.iter().take(len).rev().for_each(|&digit| text.push(digit));
    }

    fn float(&self, text: &mut Text, value: f64, conversion: u8) {
        let precision = self.precision.unwrap_or(6) as i32;
        let mut digits = Digits::of(value);
        match conversion.to_ascii_lowercase() {
            b'f' => {
                digits.round(digits.point + precision);
                self.fixed(text, &digits, precision);
            }
            b'e' => {
                digits.round(precision + 1);
                self.exponential(text, &digits, precision, conversion);
            }
            _ => {
                let precision = precision.max(1);
                digits.round(precision);
                let exponent = if digits.len == 0 { 0 } else { digits.point - 1 };
                // Zeros at the end are left out.
                let mut last = precision;
                while last > 1 && !self.alternate && digits.get(last - 1) == 0 {
                    last -= 1;
                }
                if exponent < -4 || exponent >= precision {
                    self.exponential(text, &digits, last - 1, conversion - 2);
                } else {
                    self.fixed(text, &digits, (last - 1 - exponent).max(0));
                }
            }
        }
    }

    /// All hexadecimal digits, without zeros at the end.
    fn hexadecimal(text: &mut Text, value: f64) {
        let bits = value.to_bits();
        let (exponent, mut fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
        let (first, exponent) = match (exponent, fraction) {
            (0, 0) => (b'0', 0),
            (0, _) => (b'0', -1022),
            _ => (b'1', exponent - 1023),
        };
        text.extend(&[b'0', b'x', first]);
        if fraction != 0 {
            text.push(b'.');
        }
        while fraction != 0 {
            let digit = (fraction >> 48) as u8;
            text.push(if digit < 10 { b'0' + digit } else { b'a' + digit - 10 });
            fraction = fraction << 4 & ((1 << 52) - 1);
        }
        text.extend(&[b'p', if exponent < 0 { b'-' } else { b'+' }]);
        let plain = Directive { precision: None, ..Directive::default() };
        plain.number(text, u64::from(exponent.unsigned_abs()), 10, false);
    }

    /// Digits with so many behind the point.
    fn fixed(&self, text: &mut Text, digits: &Digits, precision: i32) {
        let point = if digits.len == 0 { 0 } else { digits.point };
        if point <= 0 {
            text.push(b'0');
        }
        (0..point).for_each(|at| text.push(b'0' + digits.get(at)));
        if precision > 0 || self.alternate {
            text.push(b'.');
        }
        (point..point + precision).for_each(|at| text.push(b'0' + digits.get(at)));
    }

    fn exponential(&self, text: &mut Text, digits: &Digits, precision: i32, letter: u8) {
        text.push(b'0' + digits.get(0));
        if precision > 0 || self.alternate {
            text.push(b'.');
        }
        (1..=precision).for_each(|at| text.push(b'0' + digits.get(at)));
        let exponent = if digits.len == 0 { 0 } else { digits.point - 1 };
        text.extend(&[letter, if exponent < 0 { b'-' } else { b'+' }]);
        let exponent = exponent.unsigned_abs();
        if exponent >= 100 {
            text.push(b'0' + (exponent / 100 % 10) as u8);
        }
        text.extend(&[b'0' + (exponent / 10 % 10) as u8, b'0' + (exponent % 10) as u8]);
    }

    /// Writes a prefix and a text in the directive's width.
    fn padded(&self, prefix: &[u8], text: &[u8], zeros: bool) -> i32 {
        let len = prefix.len() + text.len();
        let padding = self.width.saturating_sub(len);
        if !self.left && !zeros {
            (0..padding).for_each(|_| write_byte(b' '));
        }
        prefix.iter().for_each(|&byte| write_byte(byte));
        if !self.left && zeros {
            (0..padding).for_each(|_| write_byte(b'0'));
        }
        text.iter().for_each(|&byte| write_byte(byte));
        if self.left {
            (0..padding).for_each(|_| write_byte(b' '));
        }
        (len + padding) as i32
    }
}
