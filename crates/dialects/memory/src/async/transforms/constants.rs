//! Constants that outlined regions need not get as arguments.

use crate::prelude::*;

/// Copies the constants from outside that the only region of `op` uses to its start.
pub fn clone_constants_inside(b: &mut Body, op: Op) {
    let Some(entry) = b.entry_block(b.region(op, 0)) else { return };
    let first = b.first_op(entry);
    for value in captures(b, op) {
        let Some(constant) = b.def_op(value).filter(|&def| b.def(def).has(Trait::ConstantLike)) else {
            continue;
        };
        let copy = b.clone_op(constant, &mut Mapping::default());
        match first {
            Some(first) => b.insert_before(copy, first),
            None => b.append(copy, entry),
        }
        let results: SmallVec<[(Value, Value); 1]> =
            b.results(constant).iter().zip(b.results(copy)).collect();
        for (old, new) in results {
            b.replace_uses_if(old, new, |b, at| b.is_proper_ancestor(op, at.owner));
        }
    }
}
