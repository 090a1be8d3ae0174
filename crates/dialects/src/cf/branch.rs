//! The operands that branches pass to their successors.

use super::{CondBr, Switch};
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::decl::{BranchOperands, OpKind};
use terrace_ir::{Body, Op, Values};

/// All operands.
pub(super) fn br(b: &Body, op: Op, _: usize) -> BranchOperands {
    Some((0, b.n_operands(op)))
}

/// The operands of one side.
pub(super) fn cond_br(b: &Body, op: Op, succ: usize) -> BranchOperands {
    let op = CondBr::wrap(op);
    let n_true = op.true_dest_operands(b).len();
    match succ {
        0 => Some((1, 1 + n_true)),
        1 => Some((1 + n_true, 1 + n_true + op.false_dest_operands(b).len())),
        _ => None,
    }
}

/// The operands of the default or of one case.
pub(super) fn switch(b: &Body, op: Op, succ: usize) -> BranchOperands {
    let op = Switch::wrap(op);
    let n_default = op.default_operands(b).len();
    let Some(case) = succ.checked_sub(1) else { return Some((1, 1 + n_default)) };
    let segments = op.case_operand_segments(b)?.as_::<DenseArrayAttr>(b.ctx())?;
    let mut sizes = segments.i32s().map(|size| usize::try_from(size).unwrap_or(0));
    let start: usize = 1 + n_default + sizes.by_ref().take(case).sum::<usize>();
    let end = start + sizes.next()?;
    (end <= b.n_operands(op.op())).then_some((start, end))
}

impl Switch {
    /// The operands passed to the block of case `case`.
    pub fn operands_of_case(self, b: &Body, case: usize) -> Values<'_> {
        let (start, end) = switch(b, self.op(), case + 1).unwrap_or((0, 0));
        b.operands(self.op()).slice(start, end)
    }
}
