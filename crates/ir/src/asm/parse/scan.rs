//! A fast scanner of decimal numbers for long elements literals, where tokens would take most of the time.
//!
//! The cursor reads all other elements.

use super::numbers::double_of;

/// A decimal number in a text.
#[derive(Clone, Copy)]
pub(super) struct Number {
    /// The offset of the first digit.
    pub start: usize,
    /// The offset after the last byte.
    pub end: usize,
    /// The digits without the point; valid up to nineteen digits.
    mantissa: u64,
    /// The number of digits after the point.
    fraction: usize,
    /// The written exponent.
    exponent: i32,
    /// Whether there is a point.
    pub is_float: bool,
    /// Whether the mantissa is valid.
    exact: bool,
}

/// The powers of ten that a double holds exactly.
static POW10: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
];

#[inline]
pub(super) fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\n' | b'\t' | b'\r') = text.get(at) {
        at += 1;
    }
    at
}

/// The decimal number that starts at `at`; `None` for hexadecimal numbers and all other text.
#[inline]
pub(super) fn number(text: &[u8], at: usize) -> Option<Number> {
    let mut n =
        Number { start: at, end: at, mantissa: 0, fraction: 0, exponent: 0, is_float: false, exact: true };
    let digits = |n: &mut Number| {
        let first = n.end;
        while let Some(digit @ b'0'..=b'9') = text.get(n.end) {
            n.mantissa = n.mantissa.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
            n.end += 1;
        }
        n.end - first
    };
    let whole = digits(&mut n);
    if whole == 0 || whole == 1 && text.get(n.end) == Some(&b'x') {
        return None;
    }
    if text.get(n.end) == Some(&b'.') {
        n.end += 1;
        n.is_float = true;
        n.fraction = digits(&mut n);
        n.exact = whole + n.fraction <= 19;
        if let Some(b'e' | b'E') = text.get(n.end) {
            let sign = usize::from(matches!(text.get(n.end + 1), Some(b'-' | b'+')));
            let negative = text.get(n.end + 1) == Some(&b'-');
            let first = n.end + 1 + sign;
            let mut end = first;
            while let Some(digit @ b'0'..=b'9') = text.get(end) {
                n.exponent = n.exponent.saturating_mul(10).saturating_add(i32::from(digit - b'0'));
                end += 1;
            }
            if end > first {
                n.end = end;
                n.exponent = if negative { -n.exponent } else { n.exponent };
            }
        }
    } else {
        n.exact = whole <= 19;
    }
    Some(n)
}

impl Number {
    /// The value of an integer of up to nineteen digits.
    #[inline]
    pub fn integer(&self) -> Option<u64> {
        (self.exact && !self.is_float).then_some(self.mantissa)
    }

    /// The value as a double.
    #[inline]
    pub fn double(&self, text: &[u8]) -> f64 {
        let scale = i64::from(self.exponent) - self.fraction as i64;
        // The mantissa and the power are exact, so the one operation rounds correctly.
        if self.exact
            && self.mantissa <= 1 << 53
            && let Some(power) = usize::try_from(scale.unsigned_abs()).ok().and_then(|e| POW10.get(e))
        {
            let mantissa = self.mantissa as f64;
            return if scale < 0 { mantissa / power } else { mantissa * power };
        }
        double_of(text.get(self.start..self.end).unwrap_or(b"0"))
    }
}
