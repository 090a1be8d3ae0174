//! The heuristic `fuzzer`: decisions in an order that is random, but the same for each seed.

use super::Setup;
use super::decide::with_tensors;
use super::module::has_tensor_signature;
use crate::prelude::*;

/// The order of the operations with tensors in each body. Bodies whose decisions depend on each other have a generator of
/// their own; without function boundaries all share one.
pub(super) fn orders(setup: &Setup, module: &Body, order: &[(Op, bool)]) -> FxHashMap<Op, Vec<Op>> {
    let mut orders: FxHashMap<Op, Vec<Op>> = FxHashMap::default();
    let group_size = if setup.options.function_boundaries { 1 } else { order.len().max(1) };
    for group in order.chunks(group_size) {
        let mut all = Vec::new();
        for &(owner, _) in group {
            let ops = module.nested_body(owner).map(with_tensors).unwrap_or_default();
            all.extend(ops.into_iter().map(|op| (owner, Some(op))));
            // The operation around takes a place in upstream's order.
            if has_tensor_signature(module, owner) {
                all.push((owner, None));
            }
        }
        shuffle(&mut all, setup.options.fuzzer_seed);
        for (owner, op) in all {
            orders.entry(owner).or_default().extend(op);
        }
    }
    orders
}

/// Permutes as `llvm::shuffle` does.
fn shuffle<T>(list: &mut [T], seed: u32) {
    let mut random = MersenneTwister::new(seed);
    for first in 0..list.len().saturating_sub(1) {
        let offset = random.next() as usize % (list.len() - first);
        list.swap(first, first + offset);
    }
}

const STATE_SIZE: usize = 624;

/// The generator MT19937 (`std::mt19937`).
struct MersenneTwister {
    state: [u32; STATE_SIZE],
    at: usize,
}

impl MersenneTwister {
    fn new(seed: u32) -> Self {
        let mut state = [seed; STATE_SIZE];
        for i in 1..STATE_SIZE {
            let last = state[i - 1];
            state[i] = (last ^ (last >> 30)).wrapping_mul(1_812_433_253).wrapping_add(i as u32);
        }
        Self { state, at: STATE_SIZE }
    }

    fn next(&mut self) -> u32 {
        if self.at == STATE_SIZE {
            for i in 0..STATE_SIZE {
                let y = self.state[i] & 0x8000_0000 | self.state[(i + 1) % STATE_SIZE] & 0x7fff_ffff;
                let twist = if y & 1 == 1 { 0x9908_b0df } else { 0 };
                self.state[i] = self.state[(i + 397) % STATE_SIZE] ^ (y >> 1) ^ twist;
            }
            self.at = 0;
        }
        let mut y = self.state[self.at];
        self.at += 1;
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c_5680;
        y ^= (y << 15) & 0xefc6_0000;
        y ^ (y >> 18)
    }
}

#[cfg(test)]
mod tests {
    /// The standard of C++ names the 10000th number after the default seed.
    #[test]
    fn generator_is_standard() {
        let mut random = super::MersenneTwister::new(5489);
        let number = (0..10000).map(|_| random.next()).last();
        assert_eq!(number, Some(4_123_659_995));
    }
}
