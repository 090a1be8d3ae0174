//! Folding of `scf` operations.

use super::If;
use crate::prelude::*;
use terrace_ir::folding::bool_of;

/// Exchanges the regions of an operation whose condition is a negation.
pub(super) fn if_op(b: &mut Body, op: If) -> Option<Fold> {
    let (then_region, else_region) = (op.then_region(b), op.else_region(b));
    b.entry_block(else_region)?;
    let xor = b.def_as::<arith::XOrI>(op.condition(b))?;
    if bool_of(b, xor.rhs(b)) != Some(true) {
        return None;
    }
    let condition = xor.lhs(b);
    b.set_operand(op.0, 0, condition);
    let then_block = b.entry_block(then_region);
    b.inline_region_before(else_region, then_region, then_block);
    if let Some(block) = then_block {
        b.detach_block(block);
        b.insert_block(block, else_region, None);
    }
    Some(Fold::InPlace)
}
