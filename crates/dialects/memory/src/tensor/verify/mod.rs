//! Verifiers of `tensor` operations, beyond type constraints and traits.

mod gather;
mod region;
mod reshape;
mod slice;

pub(super) use gather::{gather, scatter};
pub(super) use region::{generate, generate_body, pad, pad_region};
pub(super) use reshape::{collapse_shape, expand_shape, reshape};
pub(super) use slice::{extract_slice, insert_slice, parallel_insert_slice};

use super::{Concat, Empty, Extract, Insert, Splat, infer};
use crate::prelude::*;
use terrace_base::layout::n_dynamic;

/// The ranked tensor type `ty`.
fn ranked(op: OpShape<'_>, ty: Type) -> Option<RankedTensorType<'_>> {
    ty.as_::<RankedTensorType>(op.ctx())
}

/// Reports an error without the operation's name as prefix.
#[cold]
fn fail(op: OpShape<'_>, message: impl Into<String>) -> Result {
    Err(op.error(message).emit())
}

/// Whether tensor types have one rank and no static extents that differ (`verifyCompatibleShape`).
fn are_shapes_compatible(ctx: &Context, from: Type, to: Type) -> bool {
    let (Some(from), Some(to)) = (from.as_::<RankedTensorType>(ctx), to.as_::<RankedTensorType>(ctx)) else {
        return true;
    };
    are_compatible_shapes(from.shape, to.shape)
}

/// Whether a tensor can be cast to another type.
pub fn cast_compatible(ctx: &Context, from: Type, to: Type) -> bool {
    infer::element(ctx, from) == infer::element(ctx, to) && are_shapes_compatible(ctx, from, to)
}

/// Whether `tensor.cast` is valid between these types.
pub(super) fn cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    matches!((from, to), (&[from], &[to]) if cast_compatible(ctx, from, to))
}

/// Whether `tensor.bitcast` is valid between these types.
pub(super) fn bitcast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let width = |ty| infer::element(ctx, ty).and_then(|elem| elem.bit_width(ctx));
    matches!((from, to), (&[from], &[to]) if width(from) == width(to) && are_shapes_compatible(ctx, from, to))
}

/// Verifies that there is a size operand for each dynamic extent.
fn dynamic_sizes(op: OpShape<'_>, ty: Type, sizes: usize) -> Result {
    let Some(dynamic) = ranked(op, ty).map(|ty| n_dynamic(ty.shape)) else { return Ok(()) };
    if sizes == dynamic {
        return Ok(());
    }
    op.fail(format_args!("incorrect number of dynamic sizes, has {sizes}, expected {dynamic}"))
}

/// Verifies the number of size operands.
pub(super) fn empty(empty: Shape<'_, Empty>) -> Result {
    dynamic_sizes(*empty, empty.result(), empty.dynamic_sizes().len())
}

/// Verifies the number of size operands.
pub(super) fn splat(splat: Shape<'_, Splat>) -> Result {
    dynamic_sizes(*splat, splat.aggregate(), splat.dynamic_sizes().len())
}

fn has_index_for_each_dim(op: OpShape<'_>, ty: Type, n: usize) -> bool {
    ranked(op, ty).is_none_or(|ty| ty.shape.len() == n)
}

/// Verifies that there is an index for each dimension.
pub(super) fn extract(extract: Shape<'_, Extract>) -> Result {
    match has_index_for_each_dim(*extract, extract.tensor(), extract.indices().len()) {
        true => Ok(()),
        false => extract.fail("incorrect number of indices for extract_element"),
    }
}

/// Verifies that there is an index for each dimension.
pub(super) fn insert(insert: Shape<'_, Insert>) -> Result {
    match has_index_for_each_dim(*insert, insert.dest(), insert.indices().len()) {
        true => Ok(()),
        false => insert.fail("incorrect number of indices"),
    }
}

/// Verifies ranks, element types and static extents.
pub(super) fn concat(concat: Shape<'_, Concat>) -> Result {
    let ctx = concat.ctx();
    let inputs: Option<Vec<RankedTensorType<'_>>> =
        concat.inputs().iter().map(|ty| ty.as_::<RankedTensorType>(ctx)).collect();
    let (Some(inputs), Some(result)) = (inputs, ranked(*concat, concat.result())) else { return Ok(()) };
    let rank = result.shape.len();
    if inputs.is_empty() {
        return concat.fail("requires at least one input");
    }
    if inputs.iter().any(|input| input.shape.len() != rank) {
        return concat.fail("rank of concatenated inputs must match result rank");
    }
    if inputs.iter().any(|input| input.elem != result.elem) {
        return concat.fail("inputs and result element type must match");
    }
    let dim = concat.dim().and_then(|dim| usize::try_from(dim).ok()).filter(|&dim| dim < rank);
    let Some(dim) = dim else { return concat.fail("concatenation dim must be less than the tensor rank") };
    for i in (0..rank).filter(|&i| i != dim) {
        let mut extents = inputs.iter().map(|input| input.shape[i]).filter(|&extent| extent != DYNAMIC);
        let first = extents.next();
        if extents.any(|extent| Some(extent) != first) {
            return concat.fail(format_args!(
                "static concatenation size mismatch along non-concatenated dimension {i}"
            ));
        }
    }
    let Some(inferred) = infer::concat(ctx, dim, rank, &inputs) else { return Ok(()) };
    if !are_shapes_compatible(ctx, inferred, concat.result()) {
        // The missing blank is upstream's.
        return concat.fail(format_args!(
            "result type {}does not match inferred shape {} static sizes",
            quoted_type(ctx, concat.result()),
            quoted_type(ctx, inferred)
        ));
    }
    Ok(())
}
