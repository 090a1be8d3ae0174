//! Whether a store writes all elements of its region.

use crate::affine::For;
use crate::affine::analysis::access::{Access, enclosing_ivs};
use crate::affine::analysis::flatten::flatten;
use crate::affine::analysis::system::System;
use crate::affine::transforms::promote::certainly_runs;
use crate::prelude::*;

/// Whether a store certainly writes each element of its region when the operations of a block run, which the loops with the
/// variables `outer` contain.
///
/// Each subscript has to be the variable of a loop of its own with step one, plus or minus a sum of values from outside;
/// other loops have to run.
pub(super) fn covers(b: &Body, store: &Access, outer: &[Value], block: Block) -> bool {
    let inner: Vec<Value> = enclosing_ivs(b, store.op).into_iter().filter(|iv| !outer.contains(iv)).collect();
    let Some(used) = loops_of_subscripts(b, store, &inner) else { return false };
    let mut at = store.op;
    for _ in &inner {
        let Some(for_op) = b.parent_op(at).and_then(|parent| b.as_::<For>(parent)) else { return false };
        let Some(iv) = for_op.induction_variable(b) else { return false };
        let is_complete = if used.contains(&iv) {
            let operands = for_op.lower_bound_operands(b).iter().chain(for_op.upper_bound_operands(b).iter());
            for_op.step(b) == Some(1) && operands.into_iter().all(|value| is_outside(b, value, &inner))
        } else {
            certainly_runs(b, for_op)
        };
        if !is_complete {
            return false;
        }
        at = for_op.0;
    }
    b.block_of(at) == Some(block)
}

/// Whether a value is neither a loop's variable nor computed in one of the loops.
fn is_outside(b: &Body, value: Value, ivs: &[Value]) -> bool {
    let loops = ivs.iter().filter_map(|&iv| b.region_parent(b.def_region(iv)?));
    loops.into_iter().all(|op| !b.is_defined_inside(value, op))
}

/// The variables of inner loops that the subscripts are, each with a factor of one or minus one and in one subscript only.
fn loops_of_subscripts(b: &Body, store: &Access, inner: &[Value]) -> Option<Vec<Value>> {
    let n = store.operands.len();
    let mut system = System::new(n);
    let vars: Vec<usize> = (0..n).collect();
    let rows = flatten(b.ctx(), &mut system, (&vars, store.map.n_dims), &store.map.results)?;
    let mut used: Vec<Value> = Vec::new();
    for row in rows {
        let factors = row.iter().take(n).zip(&store.operands).filter(|&(&a, _)| a != 0);
        let own: Vec<_> = factors.filter(|(_, value)| inner.contains(value)).collect();
        match own.as_slice() {
            [] => {}
            &[(&factor, &iv)] if factor.abs() == 1 && !used.contains(&iv) => used.push(iv),
            _ => return None,
        }
    }
    // Quotients are no sums.
    (system.n_vars == n).then_some(used)
}
