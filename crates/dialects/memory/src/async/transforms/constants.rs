//! Constants that outlined regions need not get as arguments.

use crate::prelude::*;

/// Copies the constants from outside that the only region of `op` uses to its start.
pub fn clone_constants_inside(b: &mut Body, op: Op) {
    let Some(entry) = b.entry_block(b.region(op, 0)) else { return };
    let first = b.first_op(entry);
    let mut copies: FxHashMap<Value, Value> = FxHashMap::default();
    for value in captures(b, op) {
        let Some(constant) = b.def_op(value).filter(|&def| b.def(def).has(Trait::ConstantLike)) else {
            continue;
        };
        let copy = b.clone_op(constant, &mut Mapping::default());
        match first {
            Some(first) => b.insert_before(copy, first),
            None => b.append(copy, entry),
        }
        copies.insert(value, b.result(copy, 0));
    }
    if copies.is_empty() {
        return;
    }
    // The uses of a constant may be in many regions, so this walks over one region, not over the uses.
    let mut inside = Vec::new();
    b.walk_from(op, &mut |inner| inside.push(inner));
    for inner in inside.into_iter().filter(|&inner| inner != op) {
        for i in 0..b.n_operands(inner) {
            if let Some(&copy) = copies.get(&b.operand(inner, i)) {
                b.set_operand(inner, i, copy);
            }
        }
    }
}
