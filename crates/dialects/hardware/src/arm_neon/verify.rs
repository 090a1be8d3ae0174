//! Relations between types.

use super::Sdot2d;
use terrace_rewrite::prelude::*;

/// The shape of a vector.
fn shape(op: OpShape<'_>, ty: Type) -> &[i64] {
    ty.as_::<VectorType>(op.ctx()).map_or(&[], |vector| vector.shape)
}

pub(super) fn sum_is_one_dimensional(op: OpShape<'_>) -> bool {
    op.as_::<Sdot2d>().is_none_or(|dot| shape(op, dot.a()).len() == 1)
}

pub(super) fn factor_is_two_dimensional(op: OpShape<'_>) -> bool {
    op.as_::<Sdot2d>().is_none_or(|dot| shape(op, dot.b()).len() == 2)
}

pub(super) fn factor_has_four_columns(op: OpShape<'_>) -> bool {
    op.as_::<Sdot2d>().is_none_or(|dot| shape(op, dot.b()).get(1) == Some(&4))
}

pub(super) fn factor_has_rows_of_sum(op: OpShape<'_>) -> bool {
    op.as_::<Sdot2d>().is_none_or(|dot| shape(op, dot.b()).first() == shape(op, dot.a()).first())
}
