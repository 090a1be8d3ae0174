//! Operands that terminators pass to their successors (`BranchOpInterface`).

use crate::{Br, CallBr, CatchSwitch, CondBr, IndirectBr, Invoke, Switch};
use terrace_ir::decl::{BranchOperands, Groups};
use terrace_rewrite::prelude::*;

/// Operand range of an operand group.
fn group(b: &Body, op: Op, group: usize) -> BranchOperands {
    let def = b.def(op);
    let segments = def.operand_segments_slot().and_then(|slot| b.slot(op, slot));
    let (start, end) = Groups::operand_range(b.ctx(), def, segments, b.n_operands(op), group);
    (start <= end).then_some((start, end))
}

/// Operand range of segment `i`; `segments` has the lengths of consecutive segments from operand `start` on.
pub(crate) fn segment(b: &Body, segments: Option<Attr>, start: usize, n: usize, i: usize) -> BranchOperands {
    let sizes = segments?.as_::<DenseArrayAttr>(b.ctx())?;
    let mut at = start;
    for (k, size) in sizes.i32s().enumerate() {
        let end = at.checked_add(usize::try_from(size).ok()?)?;
        if k == i {
            return (end <= n).then_some((at, end));
        }
        at = end;
    }
    None
}

/// Passes all operands to the only successor.
pub(crate) fn br(b: &Body, op: Br, succ: usize) -> BranchOperands {
    (succ == 0).then(|| (0, b.n_operands(op.0)))
}

/// Passes each successor the group after the condition.
pub(crate) fn cond_br(b: &Body, op: CondBr, succ: usize) -> BranchOperands {
    debug_assert!(b.is::<CondBr>(op.0));
    (succ < 2).then(|| group(b, op.0, succ + 1)).flatten()
}

/// Passes each successor the group after the callee's operands.
pub(crate) fn invoke(b: &Body, op: Invoke, succ: usize) -> BranchOperands {
    debug_assert!(b.is::<Invoke>(op.0));
    (succ < 2).then(|| group(b, op.0, succ + 1)).flatten()
}

/// Passes the default its own group, and each case its segment of the last group (`case_operand_segments`).
pub(crate) fn switch(b: &Body, op: Switch, succ: usize) -> BranchOperands {
    let Some(case) = succ.checked_sub(1) else { return group(b, op.0, 1) };
    let (start, end) = group(b, op.0, 2)?;
    segment(b, b.slot(op.0, Switch::SLOTS.case_operand_segments), start, end, case)
}

/// Passes each successor its segment of the operands after the address (`indbr_operand_segments`).
pub(crate) fn indirectbr(b: &Body, op: IndirectBr, succ: usize) -> BranchOperands {
    debug_assert_eq!(IndirectBr::DEF.operands.len(), 2);
    segment(b, b.slot(op.0, IndirectBr::SLOTS.indbr_operand_segments), 1, b.n_operands(op.0), succ)
}

/// Passes each successor its segment of the last group (`dest_segments`).
pub(crate) fn callbr(b: &Body, op: CallBr, succ: usize) -> BranchOperands {
    let (start, end) = group(b, op.0, 2)?;
    segment(b, b.slot(op.0, CallBr::SLOTS.dest_segments), start, end, succ)
}

/// Passes each successor its segment of the operands after the parent (`dest_segments`).
pub(crate) fn catchswitch(b: &Body, op: CatchSwitch, succ: usize) -> BranchOperands {
    segment(b, b.slot(op.0, CatchSwitch::SLOTS.dest_segments), 1, b.n_operands(op.0), succ)
}

/// Passes the only successor all operands after the pad.
pub(crate) fn after_pad(b: &Body, op: Op, succ: usize) -> BranchOperands {
    (succ == 0).then(|| (1, b.n_operands(op)))
}
