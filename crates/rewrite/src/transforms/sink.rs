//! `control-flow-sink`: moves operations into the only conditional region that uses their results.

use super::bodies::edit_bodies;
use crate::analysis::Dominance;
use crate::pass::{Anchor, PassContext};
use crate::passes;
use terrace_ir::decl::Trait;
use terrace_ir::dominance::DominanceInfo;
use terrace_ir::effects::is_memory_effect_free;
use terrace_ir::{Body, Op, OpDef, Region, Result};

passes! {
    /// Sink operations into conditional blocks.
    ControlFlowSink("ControlFlowSink") = "control-flow-sink" on(Anchor::Any) => run;
}

fn run(_: &ControlFlowSink, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Dominance>();
    edit_bodies(pass, control_flow_sink)
}

/// Sinks operations of a body that `owner` owns into the regions that run at most once; returns whether there were any.
pub fn control_flow_sink(owner: &'static OpDef, body: &mut Body) -> bool {
    let mut branches: Vec<Op> = Vec::new();
    body.walk(|op| {
        if body.def(op).has(Trait::RegionBranchOpInterface) && !body.is_nested(op) {
            branches.push(op);
        }
    });
    let mut dominance = DominanceInfo::new(Some(owner));
    let mut changed = false;
    for op in super::bodies::postorder(body, &branches) {
        let Some(most_runs) = body.def(op).hooks.most_runs else { continue };
        for (i, region) in body.regions(op).into_iter().enumerate() {
            if most_runs(body, op, i).is_some_and(|runs| runs <= 1) {
                changed |= sink_into(body, region, &mut dominance);
            }
        }
    }
    changed
}

fn sink_into(body: &mut Body, region: Region, dominance: &mut DominanceInfo) -> bool {
    let Some(entry) = body.entry_block(region) else { return false };
    let mut changed = false;
    let mut stack: Vec<Op> = body.blocks(region).flat_map(|block| body.ops(block)).collect();
    while let Some(user) = stack.pop() {
        for value in body.operands(user).to_vec() {
            let Some(op) = body.def_op(value) else { continue };
            if body.block_of(op).and_then(|block| body.region_of(block)) == Some(region) {
                continue;
            }
            let all_inside = body.results(op).iter().flat_map(|result| body.users(result)).all(|user| {
                body.block_of(user).is_some_and(|block| dominance.dominates_block(body, entry, block))
            });
            if all_inside && is_memory_effect_free(body, op) {
                match body.first_op(entry) {
                    Some(first) => body.move_before(op, first),
                    None => body.move_to_end(op, entry),
                }
                changed = true;
                stack.push(op);
            }
        }
    }
    changed
}
