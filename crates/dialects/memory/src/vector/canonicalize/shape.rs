//! Patterns of broadcasts, shape casts and shuffles.

use super::*;
use crate::prelude::*;

/// Whether a value of type `from` can be broadcast to the vector type `to`.
pub(super) fn can_broadcast(b: &Body, from: Type, to: Type) -> bool {
    let ctx = b.ctx();
    let Some(to) = vector(ctx, to) else { return false };
    if from == to.elem {
        return true;
    }
    let Some(from) = vector(ctx, from).filter(|from| from.elem == to.elem) else { return false };
    let Some(lead) = to.shape.len().checked_sub(from.shape.len()) else { return false };
    (0..from.shape.len()).all(|dim| {
        let target = lead + dim;
        (from.shape[dim], from.is_scalable(dim)) == (to.shape[target], to.is_scalable(target))
            || from.shape[dim] == 1 && !from.is_scalable(dim)
    })
}

/// Whether `to` is a vector type that `from` can be broadcast to.
pub(super) fn can_repeat(b: &Body, from: Value, to: Value) -> bool {
    can_broadcast(b, b.ty(from), b.ty(to))
}

/// Whether a shuffle of two vectors with the type of `v` takes their elements alternately.
pub(super) fn takes_alternately(b: &Body, v: Value, result: Value, mask: Attr) -> bool {
    let shape = |value: Value| vector(b.ctx(), b.ty(value)).map(|ty| ty.shape);
    let (Some(from), Some(&[_])) = (shape(v), shape(result)) else { return false };
    let n = from.iter().product::<i64>();
    verify::integers(b.ctx(), Some(mask)).iter().copied().eq((0..n).flat_map(|i| [i, n + i]))
}

/// The vector without dimensions of which a shuffle takes the only element.
pub(super) fn shuffled_0d(b: &Body, v: Value, w: Value, mask: Attr) -> Option<Value> {
    vector(b.ctx(), b.ty(v)).filter(|ty| ty.shape.is_empty())?;
    match *verify::integers(b.ctx(), Some(mask)).as_slice() {
        [0] => Some(v),
        [_] => Some(w),
        _ => None,
    }
}

/// The number of elements between neighbours along each dimension, and the number of scalable dimensions that multiply it.
fn strides(ty: VectorType<'_>) -> Vec<(i64, usize)> {
    let mut stride = (1i64, 0);
    let mut strides: Vec<_> = (0..ty.shape.len())
        .rev()
        .map(|dim| {
            let here = stride;
            stride = (stride.0.saturating_mul(ty.shape[dim]), stride.1 + usize::from(ty.is_scalable(dim)));
            here
        })
        .collect();
    strides.reverse();
    strides
}

/// A shape cast of a broadcast is a shape cast or a broadcast of the source.
pub(super) fn cast_broadcast(op: ShapeCast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let broadcast = rw.def_as::<Broadcast>(op.source(rw))?;
    let (source, ty) = (broadcast.source(rw), rw.ty(op.result(rw)));
    let ctx = rw.ctx().clone();
    let Some(from) = vector(&ctx, rw.ty(source)) else {
        return Some(broadcast_like(rw, op.0, source));
    };
    let (through, to) = (vector(&ctx, rw.ty(op.source(rw)))?, vector(&ctx, ty)?);
    if count(from) == count(to) {
        return Some(ShapeCast::new(rw, ty, source));
    }
    // Each dimension of the source must repeat in the same way, or elements would change places.
    let n = from.shape.len();
    let (before, after) = (strides(through), strides(to));
    let repeats_equally = |dim: usize| {
        from.shape[dim] == 1 || before.iter().nth_back(n - 1 - dim) == after.iter().nth_back(n - 1 - dim)
    };
    let fits = can_broadcast(rw, rw.ty(source), ty) && (0..n).all(repeats_equally);
    fits.then(|| broadcast_like(rw, op.0, source))
}
