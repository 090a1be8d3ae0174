//! Moves definitions in front of an operation.

use crate::prelude::*;
use terrace_ir::speculation::is_speculatable;

/// Moves the definitions of values in front of an operation of their block, with what they depend on
/// (`moveValueDefinitions`). Returns `None`, and moves nothing, if that is not possible.
pub(super) fn move_definitions(rw: &mut Rewriter<'_>, values: &[Value], before: Op) -> Option<()> {
    let block = rw.block_of(before)?;
    let mut dominance = DominanceInfo::new(None);
    let mut moved: FxHashSet<Op> = FxHashSet::default();
    let mut pending = values.to_vec();
    while let Some(value) = pending.pop() {
        if dominance.value_dominates(rw, value, before) {
            continue;
        }
        let def = rw.def_op(value).filter(|&def| def != before && rw.block_of(def) == Some(block))?;
        if rw.n_regions(def) != 0 || !is_memory_effect_free(rw, def) || !is_speculatable(rw, def) {
            return None;
        }
        if moved.insert(def) {
            pending.extend(rw.operands(def));
        }
    }
    let ordered: Vec<Op> = rw.ops(block).filter(|op| moved.contains(op)).collect();
    for op in ordered {
        rw.move_before(op, before);
        rw.modified(op);
    }
    Some(())
}
