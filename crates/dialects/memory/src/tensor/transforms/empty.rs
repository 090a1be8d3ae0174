//! Reshapes, slices and concatenations of empty tensors are empty tensors.

use crate::index_list::divide;
use crate::prelude::*;
use crate::reify;
use crate::tensor::{Cast, CollapseShape, Concat, Empty, ExpandShape, ExtractSlice};

/// The patterns (`populateFoldTensorEmptyPatterns`).
pub static FOLD_EMPTY: &[greedy::Pattern] = rewrites![
    ExtractSlice => slice,
    ExpandShape => reshape,
    CollapseShape => reshape,
    Concat => concat,
];

/// An empty tensor with the extents of a result.
fn empty_like(rw: &mut Rewriter<'_>, result: Value) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(result);
    let (shape, sizes) = divide(&reify::extents(rw, result)?);
    let new_ty = RankedTensorType::get(&ctx, &shape, ty.element_or_self(&ctx), None);
    let empty = Empty::new(rw, new_ty, &sizes);
    Some(if new_ty == ty { empty } else { Cast::new(rw, ty, empty) })
}

fn reshape<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    rw.def_as::<Empty>(rw.operand(op.op(), 0))?;
    empty_like(rw, rw.result(op.op(), 0))
}

fn concat(op: Concat, rw: &mut Rewriter<'_>) -> Option<Value> {
    let are_empty = op.inputs(rw).iter().all(|input| rw.def_as::<Empty>(input).is_some());
    let result = op.result(rw);
    are_empty.then(|| empty_like(rw, result))?
}

fn slice(op: ExtractSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    rw.def_as::<Empty>(op.source(rw))?;
    let (ty, sizes) = (rw.ty(op.result(rw)), op.sizes(rw).to_vec());
    Some(Empty::new(rw, ty, &sizes))
}
