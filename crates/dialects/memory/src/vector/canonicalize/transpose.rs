//! Patterns of transpositions.

use super::*;

fn permutation(b: &Body, op: Transpose) -> Vec<usize> {
    verify::integers(b.ctx(), op.permutation(b)).into_iter().map(|dim| dim as usize).collect()
}

/// Whether a transposition only moves dimensions of extent one.
pub(super) fn keeps_order(b: &Body, transposed: Value) -> bool {
    b.def_as::<Transpose>(transposed).is_some_and(|op| fold::keeps_order(b, op))
}

/// Permutes the bounds of a mask.
pub(super) fn of_mask(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, ty) = (op.vector(rw), rw.ty(op.result(rw)));
    let permutation = permutation(rw, op);
    let value = if let Some(mask) = rw.def_as::<CreateMask>(source) {
        let bounds = mask.bounds(rw);
        let bounds: Option<Vec<Value>> = permutation.iter().map(|&dim| bounds.get(dim)).collect();
        CreateMask::new(rw, ty, &bounds?)
    } else {
        let mask = rw.def_as::<ConstantMask>(source)?;
        let bounds = verify::integers(rw.ctx(), mask.mask_dim_sizes(rw));
        let bounds: Option<Vec<i64>> = permutation.iter().map(|&dim| bounds.get(dim).copied()).collect();
        let bounds = DenseArrayAttr::of_i64s(rw.ctx(), &bounds?);
        ConstantMask::new(rw, ty, bounds)
    };
    Some(value)
}

/// Composes two permutations.
pub(super) fn of_transpose(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<Transpose>(op.vector(rw))?;
    let (first, second) = (permutation(rw, inner), permutation(rw, op));
    let both: Option<Vec<i64>> = second.iter().map(|&dim| first.get(dim).map(|&dim| dim as i64)).collect();
    let both = DenseArrayAttr::of_i64s(rw.ctx(), &both?);
    let (source, ty) = (inner.vector(rw), rw.ty(op.result(rw)));
    Some(Transpose::new(rw, ty, both, source))
}

/// A transposition that only exchanges dimensions along which elements repeat changes nothing but extents.
pub(super) fn of_broadcast(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let broadcast = rw.def_as::<Broadcast>(op.vector(rw))?;
    let source = broadcast.source(rw);
    if let Some(from) = vector(rw.ctx(), rw.ty(source)) {
        let permutation = permutation(rw, op);
        let lead = permutation.len().checked_sub(from.shape.len())?;
        let is_one = |dim: usize| from.shape.get(dim) == Some(&1) && !from.is_scalable(dim);
        // Dimensions of extent one that follow each other are a group, as are the new dimensions.
        let mut low = 0;
        for dim in 0..from.shape.len() {
            if is_one(dim) && (dim == 0 || is_one(dim - 1)) {
                continue;
            }
            let high = dim + lead;
            if !permutation.get(low..high)?.iter().all(|to| (low..high).contains(to)) {
                return None;
            }
            low = high;
        }
        if !permutation[low..].iter().all(|&to| to >= low) {
            return None;
        }
        if !super::shape::can_broadcast(rw, rw.ty(source), rw.ty(op.result(rw))) {
            return None;
        }
    }
    Some(broadcast_like(rw, op.0, source))
}

/// Permutes the elements that a vector is made of.
pub(super) fn of_elements(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let elements: Vec<Value> = rw.def_as::<FromElements>(op.vector(rw))?.elements(rw).iter().collect();
    let (from, ty) = (vector(rw.ctx(), rw.ty(op.vector(rw)))?, rw.ty(op.result(rw)));
    let to = vector(rw.ctx(), ty)?;
    let mut strides = vec![1i64; from.shape.len()];
    for dim in (1..from.shape.len()).rev() {
        strides[dim - 1] = strides[dim] * from.shape[dim];
    }
    let strides: Option<Vec<i64>> =
        permutation(rw, op).into_iter().map(|dim| strides.get(dim).copied()).collect();
    let strides = strides?;
    let mut permuted = Vec::with_capacity(elements.len());
    for i in 0..elements.len() as i64 {
        let (mut rest, mut at) = (i, 0);
        for (&size, stride) in to.shape.iter().zip(&strides).rev() {
            at += rest % size * stride;
            rest /= size;
        }
        permuted.push(*elements.get(at as usize)?);
    }
    Some(FromElements::new(rw, ty, &permuted))
}
