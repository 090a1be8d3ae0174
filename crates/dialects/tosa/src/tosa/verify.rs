//! Verifiers of `tosa`.

use crate::prelude::*;

/// Whether the operand and the result have one element type.
pub(super) fn same_element_type(op: OpShape<'_>) -> bool {
    let elem = |ty: Option<Type>| ty.map(|ty| ty.element_or_self(op.ctx()));
    elem(op.operand(0)) == elem(op.result(0))
}
