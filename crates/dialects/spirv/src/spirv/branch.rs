//! Operands that branches pass to their successors, and those of calls.

use super::{Branch, BranchConditional, FunctionCall};
use crate::prelude::*;
use terrace_ir::decl::op::{BranchOperands, CallParts};

/// Passes all operands.
pub fn branch(b: &Body, op: Branch, _: usize) -> BranchOperands {
    Some((0, b.n_operands(op.0)))
}

/// Passes each successor its own group.
pub fn branch_conditional(b: &Body, op: BranchConditional, succ: usize) -> BranchOperands {
    let n_true = op.true_target_operands(b).len();
    match succ {
        0 => Some((1, 1 + n_true)),
        1 => Some((1 + n_true, b.n_operands(op.0))),
        _ => None,
    }
}

/// The callee and the arguments.
pub fn call(b: &Body, op: FunctionCall) -> CallParts {
    CallParts { callee: b.slot(op.0, FunctionCall::SLOTS.callee), args: (0, b.n_operands(op.0)) }
}
