//! Shared by the tests: seeded random numbers and interesting bit patterns.
#![allow(dead_code, reason = "every test file uses its own part")]

use terrace_num::{ApFloat, FloatFormat};

/// Formats with values that the tools' text can express.
pub const MLIR_FORMATS: [FloatFormat; 18] = [
    FloatFormat::F16,
    FloatFormat::BF16,
    FloatFormat::F32,
    FloatFormat::F64,
    FloatFormat::F80,
    FloatFormat::F128,
    FloatFormat::Tf32,
    FloatFormat::F8E5M2,
    FloatFormat::F8E4M3,
    FloatFormat::F8E4M3FN,
    FloatFormat::F8E5M2FNUZ,
    FloatFormat::F8E4M3FNUZ,
    FloatFormat::F8E4M3B11FNUZ,
    FloatFormat::F8E3M4,
    FloatFormat::F8E8M0FNU,
    FloatFormat::F6E2M3FN,
    FloatFormat::F6E3M2FN,
    FloatFormat::F4E2M1FN,
];

/// A xorshift generator.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub fn u128(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }

    /// A number with a random number of bits, sometimes with long runs of ones or zeros.
    pub fn sparse(&mut self) -> u128 {
        let v = self.u128() >> self.below(128);
        match self.below(6) {
            0 => v | self.u128() & self.u128(),
            1 => !v,
            2 => 1 << self.below(128),
            3 => (1u128 << self.below(128)).wrapping_sub(1),
            _ => v,
        }
    }

    /// A short decimal literal, as in hand-written code.
    pub fn short_decimal(&mut self) -> String {
        let digits = 1 + self.below(7) as u32;
        let number = self.below(10u64.pow(digits));
        let exponent = match self.below(4) {
            0 => self.below(640) as i64 - 330,
            1 => self.below(80) as i64 - 40,
            _ => self.below(12) as i64 - 6,
        };
        format!("{}{number}.0e{exponent}", if self.below(4) == 0 { "-" } else { "" })
    }

    /// A bit pattern of a format: all kinds of values are likely.
    pub fn bits(&mut self, format: FloatFormat) -> u128 {
        let width = format.width();
        let mask = u128::MAX >> (128 - width);
        let (m, e) = (format.mantissa_bits(), format.exponent_bits());
        let assemble = |sign: u64, exponent: i64, mantissa: u128| {
            let exponent = exponent.clamp(0, (1 << e) - 1) as u128;
            let top = if format == FloatFormat::F80 && exponent != 0 { 1 << 63 } else { 0 };
            u128::from(sign) << (width - 1) | exponent << m | mantissa & (mask >> (width - m)) | top
        };
        let bias = i64::from(format.bias());
        if m == 0 || format == FloatFormat::PpcFp128 {
            return self.u128() & mask;
        }
        match self.below(8) {
            0 => self.u128() & mask,
            1 => assemble(self.below(2), self.below(3) as i64, self.sparse()),
            2 => assemble(self.below(2), (1 << e) - 1 - self.below(2) as i64, self.sparse()),
            3 => ApFloat::from_decimal_str(format, &self.short_decimal()).unwrap().to_bits(),
            4 => assemble(self.below(2), bias + self.below(140) as i64 - 70, self.sparse()),
            5 => {
                let shift = self.below(u64::from(m) + 1);
                assemble(self.below(2), bias + self.below(30) as i64 - 10, self.u128() >> shift << shift)
            }
            6 => assemble(self.below(2), self.below(1 << e) as i64, self.sparse()),
            _ => assemble(self.below(2), bias + self.below(20) as i64 - 10, self.u128()),
        }
    }
}
