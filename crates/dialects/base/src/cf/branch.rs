//! Operands that branches pass to their successors (`BranchOpInterface`).

use super::Switch;
use crate::arith::fold::elements::Dense;
use crate::cf::{Br, CondBr};
use terrace_ir::decl::{BranchOperands, Groups};
use terrace_rewrite::prelude::*;

/// Passes all operands.
pub(super) fn br(b: &Body, op: Br, _: usize) -> BranchOperands {
    Some((0, b.n_operands(op.0)))
}

/// Operand range of group `group`.
fn range(b: &Body, op: Op, group: usize) -> (usize, usize) {
    let def = b.def(op);
    let segments = def.operand_segments_slot().and_then(|slot| b.slot(op, slot));
    Groups::operand_range(b.ctx(), def, segments, b.n_operands(op), group)
}

/// Passes each successor its own group.
pub(super) fn cond_br(b: &Body, op: CondBr, succ: usize) -> BranchOperands {
    (succ < 2).then(|| range(b, op.0, 1 + succ))
}

/// Passes the default its own group, and each case its segment of the last group.
pub(super) fn switch(b: &Body, op: Op, succ: usize) -> BranchOperands {
    let Some(case) = succ.checked_sub(1) else { return Some(range(b, op, 1)) };
    let (first, last) = range(b, op, 2);
    let segments = Switch::wrap(op).case_operand_segments(b)?.as_::<DenseArrayAttr>(b.ctx())?;
    let mut sizes = segments.i32s().map(|size| usize::try_from(size).unwrap_or(0));
    let start = first + sizes.by_ref().take(case).sum::<usize>();
    let end = start + sizes.next()?;
    (end <= last).then_some((start, end))
}

/// The only successor.
pub(super) fn br_taken(_: &Body, _: Br, _: &[Option<Attr>]) -> Option<usize> {
    Some(0)
}

/// The successor that a constant condition chooses.
pub(super) fn cond_br_taken(b: &Body, _: CondBr, constants: &[Option<Attr>]) -> Option<usize> {
    let condition = constants.first().copied().flatten()?.as_bool(b.ctx())?;
    Some(usize::from(!condition))
}

/// The successor of the case that a constant flag equals, else the default.
pub(super) fn switch_taken(b: &Body, op: Switch, constants: &[Option<Attr>]) -> Option<usize> {
    let ctx = b.ctx();
    let flag = constants.first().copied().flatten()?.as_::<IntegerAttr>(ctx)?.value(ctx);
    let Some(values) = op.case_values(b) else { return Some(0) };
    let values = Dense::of(ctx, values)?;
    let case = (0..values.len).find(|&case| values.get::<ApInt>(case) == flag);
    Some(case.map_or(0, |case| case + 1))
}

impl Switch {
    /// The operands passed to the block of case `case`.
    pub fn operands_of_case(self, b: &Body, case: usize) -> Values<'_> {
        let (start, end) = switch(b, self.op(), case + 1).unwrap_or((0, 0));
        b.operands(self.op()).slice(start, end)
    }
}
