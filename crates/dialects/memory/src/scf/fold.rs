//! Folding of `scf` operations.

use super::If;
use terrace_base::arith;
use terrace_rewrite::prelude::*;

/// Exchanges the regions of an operation whose condition is a negation.
pub(super) fn if_op(b: &mut Body, op: If, _: &[Option<Attr>]) -> Fold {
    let Some(if_op) = b.as_::<If>(op.0) else { return Fold::None };
    let (then_region, else_region) = (if_op.then_region(b), if_op.else_region(b));
    if b.entry_block(else_region).is_none() {
        return Fold::None;
    }
    let condition = if_op.condition(b);
    let Some(xor) = b.def_as::<arith::XOrI>(condition) else { return Fold::None };
    if constant_of(b, xor.rhs(b)).and_then(|attr| attr.as_bool(b.ctx())) != Some(true) {
        return Fold::None;
    }
    let condition = xor.lhs(b);
    b.set_operand(op.0, 0, condition);
    let then_block = b.entry_block(then_region);
    b.inline_region_before(else_region, then_region, then_block);
    if let Some(block) = then_block {
        b.detach_block(block);
        b.insert_block(block, else_region, None);
    }
    Fold::InPlace
}
