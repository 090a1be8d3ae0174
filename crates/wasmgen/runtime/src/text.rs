//! Functions of the C library on characters and texts.

use crate::system::write_byte;

#[unsafe(no_mangle)]
pub extern "C" fn putchar(byte: i32) -> i32 {
    write_byte(byte as u8);
    byte & 0xff
}

/// # Safety
/// The text ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn strlen(text: *const u8) -> usize {
    // SAFETY: as above. LLVM does not see that the loop is this function, which would call itself then.
    (0..).find(|&i| unsafe { text.add(i).read_volatile() } == 0).unwrap_or(0)
}

/// # Safety
/// The text ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn puts(text: *const u8) -> i32 {
    // SAFETY: as above.
    (0..unsafe { strlen(text) }).for_each(|i| write_byte(unsafe { *text.add(i) }));
    write_byte(b'\n');
    0
}

#[unsafe(no_mangle)]
pub extern "C" fn toupper(byte: i32) -> i32 {
    if (97..=122).contains(&byte) { byte - 32 } else { byte }
}

#[unsafe(no_mangle)]
pub extern "C" fn tolower(byte: i32) -> i32 {
    if (65..=90).contains(&byte) { byte + 32 } else { byte }
}

#[unsafe(no_mangle)]
pub extern "C" fn abs(number: i32) -> i32 {
    number.wrapping_abs()
}

/// `long` has 64 bits, as on the machines that programs in MLIR are written for.
#[unsafe(no_mangle)]
pub extern "C" fn labs(number: i64) -> i64 {
    number.wrapping_abs()
}

/// # Safety
/// Both ranges may be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn memcmp(x: *const u8, y: *const u8, size: usize) -> i32 {
    for i in 0..size {
        // SAFETY: as above.
        let (a, b) = unsafe { (x.add(i).read_volatile(), y.add(i).read_volatile()) };
        if a != b {
            return i32::from(a) - i32::from(b);
        }
    }
    0
}

/// # Safety
/// Both texts end with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn strcmp(x: *const u8, y: *const u8) -> i32 {
    // SAFETY: as above.
    unsafe { memcmp(x, y, strlen(x).min(strlen(y)) + 1) }
}

/// The number that a text begins with; its prefix decides of a base 0. Numbers out of range are the nearest ones.
///
/// # Safety
/// The text ends with a zero byte, and `end` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn strtol(text: *const u8, end: *mut *const u8, base: i32) -> i64 {
    let mut at = text;
    // SAFETY: the text ends with a zero byte, behind which nothing is read.
    let byte = |at: *const u8| unsafe { *at };
    while matches!(byte(at), b' ' | b'\t'..=b'\r') {
        at = at.wrapping_add(1);
    }
    let is_negative = byte(at) == b'-';
    if matches!(byte(at), b'-' | b'+') {
        at = at.wrapping_add(1);
    }
    let digit = |byte: u8, base: u32| char::from(byte).to_digit(36).filter(|&digit| digit < base);
    let is_hexadecimal = byte(at) == b'0'
        && matches!(byte(at.wrapping_add(1)), b'x' | b'X')
        && digit(byte(at.wrapping_add(2)), 16).is_some();
    let base = match base {
        0 if is_hexadecimal => 16,
        0 if byte(at) == b'0' => 8,
        0 => 10,
        base => base as u32,
    };
    if base == 16 && is_hexadecimal {
        at = at.wrapping_add(2);
    }
    let (mut number, mut last) = (0i64, text);
    while let Some(digit) = digit(byte(at), base) {
        let digit = i64::from(digit);
        // Negative numbers have the greater range.
        number = number.saturating_mul(base.into()).saturating_sub(digit);
        at = at.wrapping_add(1);
        last = at;
    }
    if !end.is_null() {
        // SAFETY: as above.
        unsafe { *end = last };
    }
    if is_negative { number } else { number.checked_neg().unwrap_or(i64::MAX) }
}
