//! Types of results, and the relations between types.

use super::{Concat, ranked};
use crate::index_list::Integers;
use crate::prelude::*;
use crate::reassociation::Groups;
use terrace_base::layout::{plus, times};

pub(super) use terrace_base::infer::one_index as index;

/// The type itself.
pub(super) fn same(_: &Context, ty: Type) -> Option<Type> {
    Some(ty)
}

/// The element type of a tensor.
pub(super) fn element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_shaped(ctx).map(|shaped| shaped.elem)
}

/// The type of a slice with all dimensions (`ExtractSliceOp::inferResultType`).
pub(super) fn slice(ctx: &Context, source: RankedTensorType<'_>, sizes: &[i64]) -> Type {
    RankedTensorType::get(ctx, sizes, source.elem, source.encoding)
}

/// The type of a padded tensor (`PadOp::inferResultType`); `None` if there is no padding for each dimension.
pub(super) fn padded(ctx: &Context, source: RankedTensorType<'_>, low: &[i64], high: &[i64]) -> Option<Type> {
    if low.len() != source.shape.len() || high.len() != source.shape.len() {
        return None;
    }
    let extents: Integers = source
        .shape
        .iter()
        .zip(low)
        .zip(high)
        .map(|((&extent, &low), &high)| plus(plus(extent, low), high))
        .collect();
    Some(RankedTensorType::get(ctx, &extents, source.elem, None))
}

/// The type of tensors of rank `rank` one after another along a dimension (`ConcatOp::inferResultType`).
pub(super) fn concat(
    ctx: &Context,
    dim: usize,
    rank: usize,
    inputs: &[RankedTensorType<'_>],
) -> Option<Type> {
    let elem = inputs.first()?.elem;
    let extent = |i: usize| {
        let mut extents = inputs.iter().map(|input| input.shape.get(i).copied().unwrap_or(DYNAMIC));
        match i == dim {
            true => extents.fold(0, plus),
            false => extents.find(|&extent| extent != DYNAMIC).unwrap_or(DYNAMIC),
        }
    };
    let extents: Integers = (0..rank).map(extent).collect();
    Some(RankedTensorType::get(ctx, &extents, elem, None))
}

/// The type of a gather (`GatherOp::inferResultType`): an element of the last dimension of the indices gives a slice.
pub(super) fn gathered(
    ctx: &Context,
    source: RankedTensorType<'_>,
    indices: RankedTensorType<'_>,
    dims: &[i64],
    reduced: bool,
) -> Type {
    let outer = indices.shape.split_last().map_or(&[][..], |(_, outer)| outer);
    let mut extents: Integers = outer.iter().copied().collect();
    for (i, &extent) in source.shape.iter().enumerate() {
        match dims.contains(&(i as i64)) {
            true if reduced => {}
            true => extents.push(1),
            false => extents.push(extent),
        }
    }
    RankedTensorType::get(ctx, &extents, source.elem, source.encoding)
}

/// The type of a tensor whose groups of dimensions are joined (`CollapseShapeOp::inferCollapsedType`); `None` if a group
/// leaves the shape.
pub(super) fn collapsed(ctx: &Context, expanded: RankedTensorType<'_>, groups: &Groups) -> Option<Type> {
    let extent = |group: &SmallVec<[i64; 4]>| {
        let extents = crate::reassociation::entries(expanded.shape, group)?;
        Some(if extents.contains(&&DYNAMIC) { DYNAMIC } else { extents.into_iter().copied().fold(1, times) })
    };
    let extents: Integers = groups.iter().map(extent).collect::<Option<_>>()?;
    Some(RankedTensorType::get(ctx, &extents, expanded.elem, None))
}

/// The dimension of a concatenation, and the type that its inputs give it.
pub fn of_inputs(b: &Body, op: Concat) -> Option<(usize, Type)> {
    let ctx = b.ctx();
    let inputs: Option<Vec<RankedTensorType<'_>>> =
        op.inputs(b).iter().map(|input| ranked(ctx, b, input)).collect();
    let dim = usize::try_from(op.dim(b)?).ok()?;
    let rank = ranked(ctx, b, op.result(b))?.shape.len();
    Some((dim, concat(ctx, dim, rank, &inputs?)?))
}
