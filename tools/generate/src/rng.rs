//! Reproducible random numbers: SplitMix64, or choices that were recorded before.

/// A random number generator.
pub struct Rng {
    state: u64,
    /// The numbers to return instead of random ones; 0 after the last.
    choices: Option<Vec<u64>>,
    /// The numbers that were returned.
    taken: Option<Vec<u64>>,
    n: usize,
}

impl Rng {
    /// The generator with a seed.
    pub fn new(seed: u64) -> Self {
        let state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d;
        Self { state, choices: None, taken: None, n: 0 }
    }

    /// The generator with a seed, which keeps what it returns for [`Rng::replaying`].
    pub fn recording(seed: u64) -> Self {
        Self { taken: Some(Vec::new()), ..Self::new(seed) }
    }

    /// A generator that returns these numbers, and then zeros.
    pub fn replaying(choices: Vec<u64>) -> Self {
        Self { choices: Some(choices), ..Self::new(0) }
    }

    /// The numbers that a recording generator returned.
    pub fn into_choices(self) -> Vec<u64> {
        self.taken.unwrap_or_default()
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        if let Some(choices) = &self.choices {
            let bits = choices.get(self.n).copied().unwrap_or(0);
            self.n += 1;
            return bits;
        }
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let bits = z ^ (z >> 31);
        if let Some(taken) = &mut self.taken {
            taken.push(bits);
        }
        bits
    }

    /// A number below `n`; 0 for `n` = 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// True with a probability of `percent` in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// A random element; `None` if there is none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }
}
