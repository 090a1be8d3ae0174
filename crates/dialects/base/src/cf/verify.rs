//! Verifiers of `cf` operations, beyond type constraints and traits.

use super::{CondBr, Switch};
use terrace_ir::verify::{segment_for_each, value_sizes};
use terrace_rewrite::prelude::*;

/// Verifies that there is a weight for each successor, and that one is not zero.
pub(super) fn cond_br(op: OpShape<'_>) -> Result {
    let Some(weights) = op.slot(CondBr::SLOTS.branch_weights) else { return Ok(()) };
    let Some(weights) = weights.as_::<DenseArrayAttr>(op.ctx()) else { return Ok(()) };
    let n = weights.i32s().len();
    if n == 0 {
        return Ok(());
    }
    if n != op.n_succs() {
        let message = format!(
            "expects number of branch weights to match number of successors: {n} vs {}",
            op.n_succs()
        );
        return Err(op.error(message).emit());
    }
    if weights.i32s().all(|weight| weight == 0) {
        return Err(op.error("branch weights cannot all be zero").emit());
    }
    Ok(())
}

/// Verifies that case values, successors and operand segments match in number.
pub(super) fn switch(switch: Shape<'_, Switch>) -> Result {
    let ctx = switch.ctx();
    value_sizes(*switch, Switch::SLOTS.case_operand_segments, "caseOperands", switch.case_operands().len())?;
    let n_destinations = switch.n_succs().saturating_sub(1);
    segment_for_each(*switch, Switch::SLOTS.case_operand_segments, n_destinations)?;
    let values = switch.case_values().and_then(|values| values.as_::<DenseElementsAttr>(ctx));
    let mut n_values = 0;
    if let Some(values) = values {
        let (flag, elem) = (switch.flag(), values.ty.element_or_self(ctx));
        if flag != elem {
            return switch.fail(format_args!(
                "'flag' type ({}) should match case value type ({})",
                quoted_type(ctx, flag),
                quoted_type(ctx, elem)
            ));
        }
        n_values = values.ty.as_shaped(ctx).and_then(|shaped| shaped.n_elements()).unwrap_or(0);
    }
    if n_values != n_destinations as u64 {
        return switch.fail(format_args!(
            "number of case values ({n_values}) should match number of case destinations ({n_destinations})"
        ));
    }
    Ok(())
}
