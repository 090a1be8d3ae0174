//! The values whose references are counted.

use crate::r#async::{Await, AwaitAll, Execute, Yield, is_ref_counted};
use crate::prelude::*;
use terrace_base::func;

/// Calls back with each body that a pass runs on and its values whose references are counted: arguments before results.
pub(super) fn for_each_body(
    pass: &mut PassContext<'_>,
    edit: &mut dyn FnMut(&mut Body, Vec<Value>) -> Result,
) -> Result {
    fn descend(b: &mut Body, edit: &mut dyn FnMut(&mut Body, Vec<Value>) -> Result) -> Result {
        for op in b.nested_ops() {
            descend(b.region_body_mut(op), edit)?;
        }
        let values = counted(b);
        if values.is_empty() { Ok(()) } else { edit(b, values) }
    }
    match pass.op_body() {
        Some(body) => descend(body, edit),
        None => Ok(()),
    }
}

/// The values of a body whose references are counted: arguments of blocks, then results of operations.
fn counted(b: &Body) -> Vec<Value> {
    let (mut args, mut results) = (Vec::new(), Vec::new());
    let is_counted = |&value: &Value| is_ref_counted(b.ctx(), b.ty(value));
    let args_of = |args: &mut Vec<Value>, region: Region| {
        args.extend(b.blocks(region).flat_map(|block| b.args(block).iter().copied()).filter(is_counted));
    };
    b.root_regions().for_each(|region| args_of(&mut args, region));
    b.walk(|op| {
        results.extend(b.results(op).iter().filter(is_counted));
        if b.has_inner_regions(op) {
            b.regions(op).into_iter().for_each(|region| args_of(&mut args, region));
        }
    });
    args.append(&mut results);
    args
}

/// Reports the first operation that `async-to-async-runtime` lowers: what it becomes refers to values, too.
pub(super) fn refuse_unlowered(pass: &PassContext<'_>) -> Result {
    let scope = Scope { body: pass.body, parent: pass.outer };
    refuse_in(scope.at(pass.op))
}

fn refuse_in(at: OpRef<'_>) -> Result {
    let inner = at.body().nested_body(at.op);
    let Some(b) = inner else { return Ok(()) };
    let scope = Scope { body: b, parent: Some((at.scope, at.op)) };
    let mut ops = Vec::new();
    b.walk(|op| ops.push(op));
    for op in postorder(b, &ops) {
        refuse_in(scope.at(op))?;
        if b.is::<Execute>(op) || b.is::<Await>(op) || b.is::<AwaitAll>(op) || b.is::<Yield>(op) {
            return Err(scope
                .at(op)
                .error("async operations must be lowered to async runtime operations")
                .emit());
        }
    }
    Ok(())
}

/// Drops the reference to a value that nothing uses, behind its definition. Returns whether it did.
pub(super) fn drop_unused(b: &mut Body, value: Value) -> bool {
    if !b.has_no_uses(value) {
        return false;
    }
    let loc = b.value_loc(value);
    let mut builder = Builder::new(b);
    match (builder.def_op(value), builder.def_block(value)) {
        (Some(op), _) => builder.set_after(op),
        (None, Some(block)) => builder.set_start(block),
        (None, None) => return false,
    }
    builder.set_loc(loc);
    crate::r#async::RuntimeDropRef::build(&mut builder, 1, value);
    true
}

/// How many references to a value an operation takes: a call for its callee, and a loop for the arguments of its regions.
pub(super) fn taken_by(b: &Body, op: Op, value: Value) -> usize {
    let count = |values: Values<'_>| values.iter().filter(|&operand| operand == value).count();
    if b.is::<func::Call>(op) {
        return count(b.operands(op));
    }
    let mut taken = 0;
    if let Some(edges) = b.def(op).hooks.region_edges {
        edges(b, op, RegionPoint::Parent, &mut |edge| {
            if matches!(edge.to, RegionTarget::Region(_)) {
                taken = taken.max(count(edge.operands));
            }
        });
    }
    taken
}

/// How many more references to a value than its own an operation passes on that ends a region.
pub(super) fn passed_on_by(b: &Body, op: Op, value: Value) -> usize {
    if !b.def(op).has(Trait::ReturnLike) {
        return 0;
    }
    let n = b.operands(op).iter().filter(|&operand| operand == value).count();
    let is_own = b.block_of(op).and_then(|block| b.region_of(block)) == b.def_region(value);
    if is_own { n.saturating_sub(1) } else { n }
}
