//! Ranges of the elements of results (`InferIntRangeInterface`).

use crate::prelude::*;
use crate::vector::{Insert, Step};
use terrace_ir::decl::hook::Ranges;
use terrace_ir::ranges::INDEX_WIDTH;

/// The elements are those of the first operand.
pub(super) fn of_source(_: &Body, _: Op, ranges: &[Option<&IntRange>]) -> Option<IntRange> {
    (*ranges.first()?).cloned()
}

/// The elements are those of the vector and those that are inserted.
pub(super) fn insert(_: &Body, _: Insert, ranges: Ranges<'_, Insert>) -> Option<IntRange> {
    Some(ranges.value_to_store?.union(ranges.dest?))
}

/// The numbers of the elements, if the vector is of fixed length.
pub(super) fn step(b: &Body, op: Step, _: Ranges<'_, Step>) -> Option<IntRange> {
    let ty = b.ty(op.result(b)).as_::<VectorType>(b.ctx())?;
    let last = u64::try_from(ty.shape.first()?.checked_sub(1)?).ok()?;
    let is_scalable = ty.scalable.iter().any(|&scalable| scalable != 0);
    (!is_scalable).then(|| IntRange::unsigned(ApInt::zero(INDEX_WIDTH), ApInt::new(INDEX_WIDTH, last)))
}
