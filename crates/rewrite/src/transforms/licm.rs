//! `loop-invariant-code-motion`: moves operations that compute the same in each iteration in front of their loop.

use super::bodies::edit_bodies;
use crate::pass::{Anchor, PassContext};
use crate::passes;
use std::collections::VecDeque;
use terrace_ir::decl::Trait;
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::speculation::is_speculatable;
use terrace_ir::{Body, Op, Region, Result, Value};

passes! {
    /// Hoist loop invariant instructions outside of the loop.
    LoopInvariantCodeMotion("LoopInvariantCodeMotion") = "loop-invariant-code-motion" on(Anchor::Any) => run;
}

fn run(_: &LoopInvariantCodeMotion, pass: &mut PassContext<'_>) -> Result {
    edit_bodies(pass, |_, body| loop_invariant_code_motion(body))
}

/// Moves the invariant operations of all loops of a body, inner loops first; returns whether there were any.
pub fn loop_invariant_code_motion(body: &mut Body) -> bool {
    let mut loops: Vec<Op> = Vec::new();
    body.walk(|op| loops.extend(body.def(op).has(Trait::LoopLikeOpInterface).then_some(op)));
    let mut changed = false;
    for op in super::bodies::postorder(body, &loops) {
        for region in body.regions(op) {
            changed |= move_out_of(body, op, region);
        }
    }
    changed
}

fn move_out_of(body: &mut Body, around: Op, region: Region) -> bool {
    let is_in_region =
        |body: &Body, op| body.block_of(op).and_then(|block| body.region_of(block)) == Some(region);
    let mut changed = false;
    let mut worklist: VecDeque<Op> = body.blocks(region).flat_map(|block| body.ops(block)).collect();
    while let Some(op) = worklist.pop_front() {
        if !is_in_region(body, op) || !can_move(body, around, op) {
            continue;
        }
        body.move_before(op, around);
        changed = true;
        for result in body.results(op) {
            worklist.extend(body.users(result).filter(|&user| is_in_region(body, user)));
        }
    }
    changed
}

/// Whether an operation directly inside a loop may run in front of it.
fn can_move(body: &Body, around: Op, op: Op) -> bool {
    let is_outside = |value: Value| !body.is_defined_inside(value, around);
    if body.def(op).has(Trait::Terminator) || !body.operands(op).iter().all(is_outside) {
        return false;
    }
    if !is_memory_effect_free(body, op) || !is_speculatable(body, op) {
        return false;
    }
    let mut all = true;
    if body.n_regions(op) != 0 && !body.is_nested(op) {
        body.walk_from(op, &mut |inner| {
            let mut operands = body.operands(inner).iter();
            all &=
                inner == op || operands.all(|value| is_outside(value) || body.is_defined_inside(value, op));
        });
    }
    all
}
