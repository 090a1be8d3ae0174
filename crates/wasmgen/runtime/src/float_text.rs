//! Floats as decimal text, exactly: a float is an integer times a power of ten, whose digits are rounded once.

/// The integer has at most 53 + 1074 * log2(5) bits.
const LIMBS: usize = 88;
const BASE: u64 = 1_000_000_000;

/// Decimal digits, and where the point is: `0.d1 d2 ... * 10^point`.
pub struct Digits {
    digits: [u8; LIMBS * 9],
    /// How many there are.
    pub len: usize,
    /// The exponent.
    pub point: i32,
}

struct Integer {
    limbs: [u32; LIMBS],
    len: usize,
}

impl Integer {
    fn multiply(&mut self, by: u32) {
        let mut carry = 0;
        for limb in self.limbs.iter_mut().take(self.len) {
            let product = u64::from(*limb) * u64::from(by) + carry;
            *limb = (product % BASE) as u32;
            carry = product / BASE;
        }
        while carry != 0
            && let Some(limb) = self.limbs.get_mut(self.len)
        {
            *limb = (carry % BASE) as u32;
            carry /= BASE;
            self.len += 1;
        }
    }

    /// Multiplies by a power.
    fn scale(&mut self, base: u32, mut exponent: u32, step: u32) {
        while exponent != 0 {
            let now = exponent.min(step);
            self.multiply(base.wrapping_pow(now));
            exponent -= now;
        }
    }
}

impl Digits {
    /// All digits of a finite number without its sign.
    pub fn of(value: f64) -> Self {
        let bits = value.to_bits();
        let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
        let (mantissa, exponent) = match exponent {
            0 => (fraction, -1074),
            _ => (fraction | 1 << 52, exponent - 1075),
        };
        let mut integer = Integer { limbs: [0; LIMBS], len: 2 };
        let [low, high, ..] = &mut integer.limbs;
        (*low, *high) = ((mantissa % BASE) as u32, (mantissa / BASE) as u32);
        match exponent {
            // Ten is two times five.
            ..0 => integer.scale(5, exponent.unsigned_abs(), 12),
            _ => integer.scale(2, exponent as u32, 29),
        }
        let mut all = Digits { digits: [0; LIMBS * 9], len: 0, point: 0 };
        for limb in integer.limbs.iter().take(integer.len).rev() {
            let mut divisor = 100_000_000;
            while divisor != 0 {
                let digit = (limb / divisor % 10) as u8;
                divisor /= 10;
                if (all.len != 0 || digit != 0)
                    && let Some(slot) = all.digits.get_mut(all.len)
                {
                    *slot = digit;
                    all.len += 1;
                }
            }
        }
        all.point = all.len as i32 + exponent.min(0);
        all
    }

    /// The digit at a position; behind the last one there are zeros.
    pub fn get(&self, at: i32) -> u8 {
        match usize::try_from(at) {
            Ok(at) if at < self.len => self.digits.get(at).copied().unwrap_or(0),
            _ => 0,
        }
    }

    /// Rounds to so many digits, to even digits if two are equally near.
    pub fn round(&mut self, count: i32) {
        let Ok(keep) = usize::try_from(count) else {
            self.len = 0;
            return;
        };
        if keep >= self.len {
            return;
        }
        let next = self.get(count);
        let is_more = (keep + 1..self.len).any(|at| self.get(at as i32) != 0);
        let is_odd = keep != 0 && self.get(count - 1) % 2 == 1;
        let up = next > 5 || next == 5 && (is_more || is_odd);
        self.len = keep;
        if !up {
            return;
        }
        for at in (0..keep).rev() {
            if let Some(digit) = self.digits.get_mut(at) {
                if *digit != 9 {
                    *digit += 1;
                    return;
                }
                *digit = 0;
            }
        }
        // All were nines.
        if let Some(digit) = self.digits.first_mut() {
            *digit = 1;
        }
        self.len = keep.max(1);
        self.point += 1;
    }
}
