//! `memref.dim` and `tensor.dim`, whose operands are a shaped value and the number of a dimension.

use crate::index_list::{Index, Indices};
use crate::prelude::*;
use crate::{memref, tensor};
use terrace_ir::folding::fold_created;
use terrace_ir::ranges::INDEX_WIDTH;
use terrace_ir::speculation::Speculatability;

fn shape(b: &Body, op: Op) -> Option<&[i64]> {
    b.ty(b.operand(op, 0)).as_shaped(b.ctx())?.shape
}

/// The range of an extent, by the range of its number (`InferIntRangeInterface`).
pub(crate) fn range(b: &Body, op: Op, ranges: &[Option<&IntRange>]) -> Option<IntRange> {
    let any = || IntRange::signed(ApInt::zero(INDEX_WIDTH), ApInt::signed_max(INDEX_WIDTH));
    let Some(shape) = shape(b, op) else { return Some(any()) };
    let (mut first, mut last) = (0, shape.len() as i64 - 1);
    if let Some(index) = ranges.get(1).copied().flatten() {
        first = first.max(index.smin.to_i64()?);
        last = last.min(index.smax.to_i64()?);
    }
    let extents = (first..=last).filter_map(|i| shape.get(usize::try_from(i).ok()?));
    let range = |&extent: &i64| match extent {
        DYNAMIC => any(),
        _ => IntRange::constant(ApInt::from_i64(INDEX_WIDTH, extent)),
    };
    Some(extents.map(range).reduce(|all, one| all.union(&one)).unwrap_or_else(any))
}

/// The size of a dimension is defined if the dimension exists.
pub(crate) fn speculatability(b: &Body, op: Op) -> Speculatability {
    let rank = shape(b, op).map(|shape| shape.len() as i64);
    match (integer_of(b, b.operand(op, 1)), rank) {
        (Some(index), Some(rank)) if (0..rank).contains(&index) => Speculatability::Yes,
        _ => Speculatability::No,
    }
}

/// The shape of a ranked tensor or memref; empty for other types.
pub fn shape_of(ctx: &Context, ty: Type) -> &[i64] {
    let tensor = ty.as_::<RankedTensorType>(ctx).map(|ty| ty.shape);
    tensor.or_else(|| ty.as_::<MemRefType>(ctx).map(|ty| ty.shape)).unwrap_or(&[])
}

/// Builds an extent of a tensor or a memref, and a constant for its number.
pub fn dim(b: &mut Builder<'_>, value: Value, i: usize) -> Value {
    let index = arith::Constant::index(b, i as i64);
    match b.ty(value).is::<MemRefType>(b.ctx()) {
        true => memref::Dim::new(b, value, index),
        false => tensor::Dim::new(b, value, index),
    }
}

/// An extent of a tensor or a memref, as an operation that folds if it can (`createOrFold`).
pub fn folded_dim(b: &mut Builder<'_>, value: Value, i: usize) -> Value {
    let dim = dim(b, value, i);
    fold_created(b, dim)
}

/// The extents of a tensor or memref: those that its type does not say as new operations.
pub fn extents(b: &mut Builder<'_>, value: Value) -> Indices {
    let shape: SmallVec<[i64; 8]> = shape_of(b.ctx(), b.ty(value)).into();
    let extent = |(i, &extent): (usize, &i64)| match extent {
        DYNAMIC => Index::Dynamic(dim(b, value, i)),
        _ => Index::Static(extent),
    };
    shape.iter().enumerate().map(extent).collect()
}
