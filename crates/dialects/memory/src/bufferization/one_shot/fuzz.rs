//! The heuristic `fuzzer`: decisions in an order that is random, but the same for each seed.

use super::Setup;
use super::decide::with_tensors;
use super::functions::has_tensor_signature;
use crate::prelude::*;
use rand_mt::Mt;

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
    let mut random = Mt::new(seed);
    for first in 0..list.len().saturating_sub(1) {
        let offset = random.next_u32() as usize % (list.len() - first);
        list.swap(first, first + offset);
    }
}
