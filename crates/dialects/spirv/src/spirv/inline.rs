//! How functions are inlined: into functions, loops and selections, without those loops and selections that return.

use super::{Branch, Loop, Return, ReturnValue, Selection};
use crate::prelude::*;

pub(super) static INLINER: InlinerHooks =
    InlinerHooks { accepts_op: Some(accepts_op), branch_to: Some(branch_to), ..InlinerHooks::NONE };

/// Whether an operation ends a function.
fn returns(body: &Body, op: Op) -> bool {
    body.is::<Return>(op) || body.is::<ReturnValue>(op)
}

fn accepts_op(body: &Body, op: Op, _: &'static OpDef) -> bool {
    if !body.is::<Loop>(op) && !body.is::<Selection>(op) {
        return true;
    }
    let mut ends = body.blocks(body.region(op, 0)).filter_map(|block| body.last_op(block));
    !ends.any(|end| returns(body, end))
}

fn branch_to(body: &mut Body, op: Op, block: Block) {
    if !returns(body, op) {
        return;
    }
    let values: SmallVec<[Value; 1]> = body.operands(op).iter().collect();
    let mut builder = Builder::before(body, op);
    Branch::build(&mut builder, &values, &[block]);
    body.erase(op);
}
