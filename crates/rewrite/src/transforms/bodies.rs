//! Walks over operations and bodies.

use crate::parallel::for_each_nested;
use crate::pass::PassContext;
use terrace_ir::{Body, Op, OpDef, Result, Value};
use terrace_support::FxHashSet;

/// Calls `f` on the body of a pass's operation and on those nested in it, each with the declaration of its owner. `f` returns
/// whether it has changed the body.
pub(super) fn edit_bodies(
    pass: &mut PassContext<'_>,
    f: impl Fn(&'static OpDef, &mut Body) -> bool + Sync,
) -> Result {
    fn edit(
        owner: &'static OpDef,
        body: &mut Body,
        threads: usize,
        f: &(dyn Fn(&'static OpDef, &mut Body) -> bool + Sync),
    ) -> bool {
        let nested = for_each_nested(body, threads, |owner, body| edit(owner, body, 1, f));
        f(owner, body) | nested.contains(&true)
    }
    let owner = pass.body.def(pass.op);
    let Some(mut body) = pass.body.take_nested_as_is(pass.op) else { return Ok(()) };
    let changed = edit(owner, &mut body, pass.threads, &f);
    pass.body.put_nested_as_is(pass.op, body);
    pass.finish(changed)
}

/// The values from outside that the operations in the regions of `op` use, in the order of their first use: inner operations
/// before those around them (`getUsedValuesDefinedAbove`).
pub fn captures(body: &Body, op: Op) -> Vec<Value> {
    let (mut inside, mut values) = (Vec::new(), Vec::new());
    body.walk_from(op, &mut |op| inside.push(op));
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    for inner in postorder(body, &inside).into_iter().filter(|&inner| inner != op) {
        let outer = body.operands(inner).iter().filter(|&value| !body.is_defined_inside(value, op));
        values.extend(outer.filter(|&value| seen.insert(value)));
    }
    values
}

/// Operations that are listed in preorder, inner ones before those around them.
pub fn postorder(body: &Body, ops: &[Op]) -> Vec<Op> {
    let mut order = Vec::with_capacity(ops.len());
    let mut open: Vec<Op> = Vec::new();
    for &op in ops {
        while let Some(&around) = open.last()
            && !body.is_proper_ancestor(around, op)
        {
            order.extend(open.pop());
        }
        open.push(op);
    }
    order.extend(open.into_iter().rev());
    order
}
