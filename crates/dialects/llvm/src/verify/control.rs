//! Verification of returns, branches and switches.

use super::fail_plainly;
use crate::types::VoidType;
use crate::{CondBr, Func, IndirectBr, Switch};
use terrace_ir::elements::elements_type;
use terrace_ir::verify::{segment_for_each, value_sizes};
use terrace_rewrite::prelude::*;

/// Verifies that the operand of a return has the function's result type.
pub(crate) fn ret(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(func) = function_around(op) else { return Ok(()) };
    let signature = func.as_::<Func>().and_then(|handle| handle.signature(ctx, func.body()));
    let Some(want) = signature.map(|ty| ty.result) else { return Ok(()) };
    let have = b.operands(op.op).first().map(|arg| op.ty(arg));
    let message = match have {
        None if want.is::<VoidType>(ctx) => return Ok(()),
        Some(_) if want.is::<VoidType>(ctx) => "expected no operands",
        None => "expected 1 operand",
        Some(have) if have != want => "mismatching result types",
        Some(_) => return Ok(()),
    };
    let loc = func.body().loc(func.op);
    Err(op.op_error(message).note(loc, "when returning from function").emit())
}

/// Verifies that there are no weights, or one for each successor, of which not all are zero.
///
/// Weights are unsigned: LLVM's `__builtin_expect` makes 2^31 + 1 - 1, which is printed as a negative `i32`.
pub(super) fn branch_weights(op: OpShape<'_>, weights: Option<Attr>) -> Result {
    let ctx = op.ctx();
    let Some(weights) = weights.and_then(|weights| weights.as_::<DenseArrayAttr>(ctx)) else { return Ok(()) };
    let n = op.n_succs();
    if weights.len == 0 {
        return Ok(());
    }
    if weights.len as usize != n {
        let message =
            format!("expects number of branch weights to match number of successors: {} vs {n}", weights.len);
        return fail_plainly(op, message);
    }
    if weights.i32s().all(|weight| weight == 0) {
        return fail_plainly(op, "branch weights cannot all be zero");
    }
    Ok(())
}

pub(crate) fn cond_br(op: OpShape<'_>) -> Result {
    branch_weights(op, op.slot(CondBr::SLOTS.branch_weights))
}

/// Verifies that there is a case value of the condition's type for each case block.
pub(crate) fn switch(switch: Shape<'_, Switch>) -> Result {
    let ctx = switch.ctx();
    value_sizes(*switch, Switch::SLOTS.case_operand_segments, "caseOperands", switch.case_operands().len())?;
    let n_cases = switch.n_succs().saturating_sub(1);
    segment_for_each(*switch, Switch::SLOTS.case_operand_segments, n_cases)?;
    branch_weights(*switch, switch.slot(Switch::SLOTS.branch_weights))?;
    let n_cases = n_cases as u64;
    let values = switch.case_values().and_then(|values| elements_type(ctx, values));
    let n_values = values.and_then(|ty| ty.as_shaped(ctx)).and_then(|shaped| shaped.n_elements());
    if n_values.unwrap_or(0) != n_cases {
        return switch.fail("expects number of case values to match number of case destinations");
    }
    if let Some(values) = values
        && values.element_or_self(ctx) != switch.value()
    {
        return fail_plainly(*switch, "expects case value type to match condition value type");
    }
    Ok(())
}

/// Verifies that the segments cover the operands, one for each successor.
pub(crate) fn indirectbr(op: OpShape<'_>) -> Result {
    let n = op.as_::<IndirectBr>().map_or(0, |branch| branch.succ_operands().len());
    value_sizes(op, IndirectBr::SLOTS.indbr_operand_segments, "succOperands", n)?;
    segment_for_each(op, IndirectBr::SLOTS.indbr_operand_segments, op.n_succs())
}

/// The function that contains an operation.
pub(super) fn function_around(op: OpRef<'_>) -> Option<OpRef<'_>> {
    let mut at = op.parent()?;
    loop {
        if at.as_::<Func>().is_some() {
            return Some(at);
        }
        at = at.parent()?;
    }
}
