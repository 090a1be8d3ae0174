//! Reshapes and slices of empty tensors are empty tensors.

use crate::index_list::divide;
use crate::prelude::*;
use crate::reify;
use crate::tensor::{Cast, CollapseShape, Empty, ExpandShape, ExtractSlice};

/// The patterns (`populateFoldTensorEmptyPatterns`).
pub static FOLD_EMPTY: &[greedy::Pattern] = rewrites![
    ExtractSlice => slice,
    ExpandShape => reshape,
    CollapseShape => reshape,
];

fn reshape<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    rw.def_as::<Empty>(rw.operand(op.op(), 0))?;
    let result = rw.result(op.op(), 0);
    let ty = rw.ty(result);
    let (shape, sizes) = divide(&reify::extents(rw, result)?);
    let new_ty = RankedTensorType::get(&ctx, &shape, ty.element_or_self(&ctx), None);
    let empty = Empty::new(rw, new_ty, &sizes);
    Some(if new_ty == ty { empty } else { Cast::new(rw, ty, empty) })
}

fn slice(op: ExtractSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    rw.def_as::<Empty>(op.source(rw))?;
    let (ty, sizes) = (rw.ty(op.result(rw)), op.sizes(rw).to_vec());
    Some(Empty::new(rw, ty, &sizes))
}
