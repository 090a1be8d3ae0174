//! Verifiers of slices.

use super::fail;
use crate::index_list::{Slice, verify_in_bounds, verify_slice};
use crate::prelude::*;
use crate::reassociation::is_rank_reduced;
use crate::tensor::{ExtractSlice, InsertSlice, ParallelInsertSlice, infer};
use terrace_ir::asm::op_to_string;

/// Verifies that a type is that of a slice, or lacks some of its extents of one (`isRankReducedType`).
fn verify_reduced(op: OpShape<'_>, full: Type, reduced: RankedTensorType<'_>) -> Result {
    let ctx = op.ctx();
    let Some(expected) = full.as_::<RankedTensorType>(ctx) else { return Ok(()) };
    // The blanks at the end are upstream's.
    if reduced.shape.len() > expected.shape.len() {
        return fail(op, "expected rank to be smaller or equal to the other rank. ");
    }
    if !is_rank_reduced(expected.shape, reduced.shape) {
        let expected = quoted_type(ctx, full);
        return fail(
            op,
            format!("expected type to be {expected} or a rank-reduced version. (size mismatch) "),
        );
    }
    if expected.elem != reduced.elem {
        return fail(op, format!("expected element type to be {}", quoted_type(ctx, expected.elem)));
    }
    Ok(())
}

/// Verifies a slice of a tensor, with all its dimensions or without some of size one.
fn verify(
    op: OpShape<'_>,
    whole: Type,
    part: Type,
    lists: [Option<Attr>; 3],
    n_values: [usize; 3],
) -> Result {
    let ctx = op.ctx();
    let (Some(whole), Some(part)) = (whole.as_::<RankedTensorType>(ctx), part.as_::<RankedTensorType>(ctx))
    else {
        return Ok(());
    };
    let slice = Slice::of(ctx, lists);
    verify_slice(op, &slice, n_values, [whole.shape.len(); 3])?;
    verify_reduced(op, infer::slice(ctx, whole, &slice.sizes), part)?;
    verify_in_bounds(op, whole.shape, &slice)
}

/// Verifies the type of the result, and that the static part of the slice is in bounds.
pub(in crate::tensor) fn extract_slice(op: Shape<'_, ExtractSlice>) -> Result {
    let lists = [op.static_offsets(), op.static_sizes(), op.static_strides()];
    let n_values = [op.offsets().len(), op.sizes().len(), op.strides().len()];
    verify(*op, op.source(), op.result(), lists, n_values)
}

/// Verifies the type of the source, and that the static part of the slice is in bounds.
pub(in crate::tensor) fn insert_slice(op: Shape<'_, InsertSlice>) -> Result {
    let lists = [op.static_offsets(), op.static_sizes(), op.static_strides()];
    let n_values = [op.offsets().len(), op.sizes().len(), op.strides().len()];
    verify(*op, op.dest(), op.source(), lists, n_values)
}

/// [`insert_slice`], and that the operation around combines the results of parallel iterations.
pub(in crate::tensor) fn parallel_insert_slice(op: OpRef<'_>) -> Result {
    let Some(shape) = op.shape().as_::<ParallelInsertSlice>() else { return Ok(()) };
    let lists = [shape.static_offsets(), shape.static_sizes(), shape.static_strides()];
    let n_values = [shape.offsets().len(), shape.sizes().len(), shape.strides().len()];
    if let Some(parent) = op.parent().filter(|parent| !parent.def().has(Trait::InParallelOpInterface)) {
        let message = format!("expected InParallelOpInterface parent, got:{}", op_to_string(parent));
        return fail(op.shape(), message);
    }
    verify(op.shape(), shape.dest(), shape.source(), lists, n_values)
}
