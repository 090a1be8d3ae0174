//! Patterns of broadcasts, shape casts and shuffles.

use super::*;
use terrace_ir::Type;

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

/// A broadcast of a broadcast repeats the source of the inner one.
pub(super) fn broadcast_broadcast(op: Broadcast, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = defined_by::<Broadcast>(rw, op.source(rw))?.source(rw);
    replace_by_broadcast(rw, op.0, source)
}

/// A shuffle of one scalar repeats it.
pub(super) fn shuffle_splat(op: Shuffle, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = splat_source(rw, op.v1(rw))?;
    if splat_source(rw, op.v2(rw)) != Some(source) {
        return None;
    }
    replace_by_broadcast(rw, op.0, source)
}

/// A shuffle that takes elements alternately is an interleaving.
pub(super) fn shuffle_alternately(op: Shuffle, rw: &mut Rewriter<'_>) -> Option<()> {
    let (v1, v2, ty) = (op.v1(rw), op.v2(rw), rw.ty(op.vector(rw)));
    if rw.ty(v1) != rw.ty(v2) || vector(rw.ctx(), ty)?.shape.len() != 1 {
        return None;
    }
    let n = vector(rw.ctx(), rw.ty(v1))?.shape.iter().product::<i64>();
    let mask = verify::integers(rw.ctx(), op.mask(rw));
    if !mask.iter().copied().eq((0..n).flat_map(|i| [i, n + i])) {
        return None;
    }
    let value = Interleave::new(rw, ty, v1, v2);
    rw.replace(op.0, &[value]);
    Some(())
}

/// A shuffle that takes one element of vectors without dimensions is a broadcast.
pub(super) fn shuffle_0d(op: Shuffle, rw: &mut Rewriter<'_>) -> Option<()> {
    if !vector(rw.ctx(), rw.ty(op.v1(rw)))?.shape.is_empty() {
        return None;
    }
    let source = match *verify::integers(rw.ctx(), op.mask(rw)).as_slice() {
        [0] => op.v1(rw),
        [_] => op.v2(rw),
        _ => return None,
    };
    replace_by_broadcast(rw, op.0, source)
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
pub(super) fn cast_broadcast(op: ShapeCast, rw: &mut Rewriter<'_>) -> Option<()> {
    let broadcast = defined_by::<Broadcast>(rw, op.source(rw))?;
    let (source, ty) = (broadcast.source(rw), rw.ty(op.result(rw)));
    let ctx = rw.ctx().clone();
    let Some(from) = vector(&ctx, rw.ty(source)) else { return replace_by_broadcast(rw, op.0, source) };
    let (through, to) = (vector(&ctx, rw.ty(op.source(rw)))?, vector(&ctx, ty)?);
    if count(from) == count(to) {
        let value = ShapeCast::new(rw, ty, source);
        rw.replace(op.0, &[value]);
        return Some(());
    }
    // Each dimension of the source must repeat in the same way, or elements would change places.
    let n = from.shape.len();
    let (before, after) = (strides(through), strides(to));
    let repeats_equally = |dim: usize| {
        from.shape[dim] == 1 || before.iter().nth_back(n - 1 - dim) == after.iter().nth_back(n - 1 - dim)
    };
    if !can_broadcast(rw, rw.ty(source), ty) || !(0..n).all(repeats_equally) {
        return None;
    }
    replace_by_broadcast(rw, op.0, source)
}
