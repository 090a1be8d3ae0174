//! Printing of scalars and punctuation, as `vector.print` calls it.

use core::ffi::{CStr, c_char, c_int};

unsafe extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
    fn putchar(byte: c_int) -> c_int;
}

/// Something that the standard output of C takes.
pub(crate) trait Print: Copy {
    /// Prints the value.
    fn print(self);
}

macro_rules! print_by_format {
    ($($ty:ty, $format:literal as $argument:ty;)*) => { $(
        impl Print for $ty {
            fn print(self) {
                // SAFETY: the format has one directive, for an argument of this type.
                unsafe { printf($format.as_ptr(), <$argument>::from(self)) };
            }
        }
    )* };
}

print_by_format! {
    i16, c"%d" as c_int;
    i32, c"%d" as c_int;
    i64, c"%lld" as i64;
    u64, c"%llu" as u64;
    f32, c"%g" as f64;
    f64, c"%g" as f64;
}

impl Print for usize {
    fn print(self) {
        (self as u64).print();
    }
}

impl Print for i8 {
    /// Prints the byte itself, as MLIR's runner does.
    fn print(self) {
        // SAFETY: takes any number.
        unsafe { putchar(c_int::from(self)) };
    }
}

impl Print for &CStr {
    fn print(self) {
        // SAFETY: both strings end with a zero byte.
        unsafe { printf(c"%s".as_ptr(), self.as_ptr()) };
    }
}

/// A number in IEEE 754's half precision, by its bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct F16(pub u16);

/// A number in the upper half of a single's bits.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct BF16(pub u16);

impl From<F16> for f32 {
    fn from(F16(bits): F16) -> f32 {
        let (sign, magnitude) = (u32::from(bits & 0x8000) << 16, u32::from(bits & 0x7fff));
        let magnitude = match magnitude >> 10 {
            // Zero and subnormal numbers are multiples of 2^-24.
            0 => (magnitude as f32 / 16_777_216.0).to_bits(),
            31 => 0x7f80_0000 | magnitude << 13,
            _ => (magnitude << 13) + (112 << 23),
        };
        f32::from_bits(sign | magnitude)
    }
}

impl From<BF16> for f32 {
    fn from(BF16(bits): BF16) -> f32 {
        f32::from_bits(u32::from(bits) << 16)
    }
}

impl Print for F16 {
    fn print(self) {
        f32::from(self).print();
    }
}

impl Print for BF16 {
    fn print(self) {
        f32::from(self).print();
    }
}

/// Prints a signed integer.
#[unsafe(no_mangle)]
pub extern "C" fn printI64(value: i64) {
    value.print();
}

/// Prints an unsigned integer.
#[unsafe(no_mangle)]
pub extern "C" fn printU64(value: u64) {
    value.print();
}

/// Prints a number of half precision, given by its bits, with six digits.
#[unsafe(no_mangle)]
pub extern "C" fn printF16(bits: u16) {
    F16(bits).print();
}

/// Prints a `bf16`, given by its bits, with six digits.
#[unsafe(no_mangle)]
pub extern "C" fn printBF16(bits: u16) {
    BF16(bits).print();
}

/// Prints a number of single precision with six digits.
#[unsafe(no_mangle)]
pub extern "C" fn printF32(value: f32) {
    value.print();
}

/// Prints a number of double precision with six digits.
#[unsafe(no_mangle)]
pub extern "C" fn printF64(value: f64) {
    value.print();
}

/// Prints a string.
///
/// # Safety
/// The string ends with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn printString(text: *const c_char) {
    // SAFETY: as above.
    unsafe { CStr::from_ptr(text) }.print();
}

/// Prints the opening parenthesis of a vector.
#[unsafe(no_mangle)]
pub extern "C" fn printOpen() {
    c"( ".print();
}

/// Prints the closing parenthesis of a vector.
#[unsafe(no_mangle)]
pub extern "C" fn printClose() {
    c" )".print();
}

/// Prints the comma between the elements of a vector.
#[unsafe(no_mangle)]
pub extern "C" fn printComma() {
    c", ".print();
}

/// Ends the line.
#[unsafe(no_mangle)]
pub extern "C" fn printNewline() {
    c"\n".print();
}

#[cfg(test)]
mod tests {
    use super::{BF16, F16};

    #[test]
    fn halves_are_widened_exactly() {
        for (bits, value) in [
            (0x0000, 0.0),
            (0x8000, -0.0),
            (0x0001, 2f32.powi(-24)),
            (0x03ff, 1023.0 * 2f32.powi(-24)),
            (0x0400, 2f32.powi(-14)),
            (0x3c00, 1.0),
            (0xc500, -5.0),
            (0x7bff, 65504.0),
            (0x7c00, f32::INFINITY),
            (0xfc00, f32::NEG_INFINITY),
        ] {
            assert_eq!(f32::from(F16(bits)).to_bits(), value.to_bits(), "{bits:#06x}");
        }
        assert!(f32::from(F16(0xfe00)).is_nan() && f32::from(F16(0xfe00)).is_sign_negative());
        assert_eq!(f32::from(BF16(0xc0a0)), -5.0);
    }
}
