//! The values that a launch takes from outside of its region.

use crate::gpu::Launch;
use crate::prelude::*;

/// The values from outside that the operations of a launch use, in the order of their first use: inner operations before those
/// around them (`getUsedValuesDefinedAbove`).
pub(super) fn captures(b: &Body, launch: Launch) -> Vec<Value> {
    let (mut inside, mut values) = (Vec::new(), Vec::new());
    b.walk_from(launch.0, &mut |op| inside.push(op));
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    for op in postorder(b, &inside).into_iter().filter(|&op| op != launch.0) {
        for value in b.operands(op) {
            if !b.is_defined_inside(value, launch.0) && seen.insert(value) {
                values.push(value);
            }
        }
    }
    values
}
