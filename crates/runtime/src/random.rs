//! Random numbers: the Mersenne Twister (MT19937), with the values of MLIR's runner, which are those of the standard
//! library of GCC.

use rand_mt::Mt;
use std::boxed::Box;

/// A generator.
pub struct Generator(Mt);

impl Generator {
    /// A generator that starts from a number.
    fn new(seed: u32) -> Self {
        Self(Mt::new(seed))
    }

    /// A number up to `most`, all of them equally likely.
    fn up_to(&mut self, most: u64) -> u64 {
        const WORD: u64 = u32::MAX as u64;
        match most {
            0..WORD => {
                // Lemire's method: the upper half of a product, unless its lower half is among those too few.
                let n = most as u32 + 1;
                let mut product = u64::from(self.0.next_u32()) * u64::from(n);
                if (product as u32) < n {
                    let least = n.wrapping_neg() % n;
                    while (product as u32) < least {
                        product = u64::from(self.0.next_u32()) * u64::from(n);
                    }
                }
                product >> 32
            }
            WORD => u64::from(self.0.next_u32()),
            _ => loop {
                let high = self.up_to(most >> 32) << 32;
                let (number, overflow) = high.overflowing_add(u64::from(self.0.next_u32()));
                if number <= most && !overflow {
                    return number;
                }
            },
        }
    }
}

/// Creates a generator that starts from the lower 32 bits of a number. [`rtdrand`] frees it.
#[unsafe(no_mangle)]
pub extern "C" fn rtsrand(seed: u64) -> *mut Generator {
    Box::into_raw(Box::new(Generator::new(seed as u32)))
}

/// A number from 0 up to `most`, inclusive.
///
/// # Safety
/// The generator is one of [`rtsrand`], not freed, and not used by another thread at the same time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rtrand(generator: *mut Generator, most: u64) -> u64 {
    // SAFETY: as above.
    unsafe { &mut *generator }.up_to(most)
}

/// Frees a generator.
///
/// # Safety
/// The generator is one of [`rtsrand`] and is not used afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rtdrand(generator: *mut Generator) {
    // SAFETY: `rtsrand` made it from a box.
    drop(unsafe { Box::from_raw(generator) });
}

#[cfg(test)]
mod tests {
    use super::Generator;

    /// The ten-thousandth number of a generator that starts from 5489 is fixed by the C++ standard.
    #[test]
    fn the_ten_thousandth_number() {
        let mut generator = Generator::new(5489);
        assert_eq!((0..10_000).map(|_| generator.0.next_u32()).last(), Some(4_123_659_995));
    }

    #[test]
    fn values_are_those_of_upstreams_runner() {
        let mut generator = Generator::new(0);
        let numbers = [10, 0xffff_ffff, 1 << 40, u64::MAX, 0, 1000, 1000].map(|most| generator.up_to(most));
        assert_eq!(numbers, [6, 2546248239, 789605108928, 11119021634053362427, 0, 848, 424]);
    }
}
