//! What the operations of `math` require beyond constraints and traits.

use crate::infer::i1_same_shape;
use terrace_ir::Type;
use terrace_ir::body::OpRef;

fn operand_ty(op: OpRef<'_>, i: usize) -> Type {
    op.ty(op.body().operand(op.op, i))
}

fn result_ty(op: OpRef<'_>, i: usize) -> Type {
    op.ty(op.body().result(op.op, i))
}

/// The result is `i1` in the shape of the operand.
pub(super) fn bool_result(op: OpRef<'_>) -> bool {
    result_ty(op, 0) == i1_same_shape(op.ctx(), operand_ty(op, 0))
}

/// Base and result have one type.
pub(super) fn power_types(op: OpRef<'_>) -> bool {
    operand_ty(op, 0) == result_ty(op, 0)
}

/// The operand and both results have one type.
pub(super) fn sincos_types(op: OpRef<'_>) -> bool {
    let ty = operand_ty(op, 0);
    result_ty(op, 0) == ty && result_ty(op, 1) == ty
}
