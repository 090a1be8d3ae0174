//! Patterns of slices of vectors.

use super::*;
use terrace_base::arith::fold::elements::{Dense, dense_of_bytes};

/// The number of elements of a constant that is changed although others use it, too.
const MAX_CONSTANT: usize = 256;

/// An insertion of a constant in a constant.
pub(super) fn insert_constant(op: InsertStridedSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, dest, ctx) = (op.value_to_store(rw), op.dest(rw), rw.ctx().clone());
    let (inner, outer) = (constant_of(rw, source)?, constant_of(rw, dest)?);
    let (inner, outer) = (Dense::of(&ctx, inner)?, Dense::of(&ctx, outer)?);
    let (from, to) = (vector(&ctx, rw.ty(source))?, vector(&ctx, rw.ty(dest))?);
    let is_small = outer.len <= MAX_CONSTANT || rw.has_one_use(dest);
    if !is_small || from.any_scalable() || to.any_scalable() {
        return None;
    }
    let mut offsets = integers(&ctx, op.offsets(rw));
    offsets.resize(to.shape.len(), 0);
    let lead = to.shape.len().checked_sub(from.shape.len())?;
    // The slice has extent one along the leading dimensions.
    let mut extents = vec![1; lead];
    extents.extend_from_slice(from.shape);
    let mut data = Vec::with_capacity(outer.len.saturating_mul(outer.layout.bytes));
    for i in 0..outer.len {
        let (mut rest, mut at, mut stride, mut inside) = (i as i64, 0, 1, true);
        for dim in (0..to.shape.len()).rev() {
            let position = rest % to.shape[dim] - offsets[dim];
            rest /= to.shape[dim];
            inside &= (0..extents[dim]).contains(&position);
            at += position * stride;
            stride *= extents[dim];
        }
        data.extend_from_slice(if inside { inner.bytes(at as usize) } else { outer.bytes(i) });
    }
    let value = dense_of_bytes(&ctx, rw.ty(dest), &outer.layout, &data);
    Some(Constant::new(rw, value))
}

/// A slice of a broadcast is a broadcast of a slice, or of the source if it is not cut.
pub(super) fn slice_of_broadcast(op: ExtractStridedSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let mut source = rw.def_as::<Broadcast>(op.source(rw))?.source(rw);
    let to = vector(&ctx, rw.ty(op.result(rw)))?;
    let Some(from) = vector(&ctx, rw.ty(source)) else {
        return Some(broadcast_like(rw, op.0, source));
    };
    let lead = to.shape.len().checked_sub(from.shape.len())?;
    let is_cut = |dim: usize| from.shape[dim] != 1 && from.shape[dim] != to.shape[lead + dim];
    if (0..from.shape.len()).any(is_cut) {
        let trailing = |attr| integers(&ctx, attr).into_iter().skip(lead).collect::<Vec<i64>>();
        let (mut offsets, mut sizes) = (trailing(op.offsets(rw)), trailing(op.sizes(rw)));
        let mut shape = from.shape.to_vec();
        for (dim, (offset, size)) in offsets.iter_mut().zip(&mut sizes).enumerate() {
            if from.shape[dim] == 1 {
                (*offset, *size) = (0, 1);
            }
            shape[dim] = *size;
        }
        let ty = VectorType::get(&ctx, &shape, from.elem, from.scalable);
        let (offsets, sizes) = (int_array(&ctx, &offsets), int_array(&ctx, &sizes));
        let strides = int_array(&ctx, &trailing(op.strides(rw)));
        source = ExtractStridedSlice::new(rw, ty, offsets, sizes, strides, source);
    }
    Some(broadcast_like(rw, op.0, source))
}

/// A slice of extent one along the outermost dimensions, and of everything along the others, is an extraction.
pub(super) fn contiguous_slice(op: ExtractStridedSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let from = vector(&ctx, rw.ty(source)).filter(|ty| !ty.any_scalable())?;
    let (offsets, sizes) = (integers(&ctx, op.offsets(rw)), integers(&ctx, op.sizes(rw)));
    let is_whole = |&dim: &usize| from.shape.get(dim) == sizes.get(dim);
    let mut n = sizes.len() - (0..sizes.len()).rev().take_while(is_whole).count();
    if n == 0 || sizes[..n].iter().any(|&size| size != 1) {
        return None;
    }
    // Further dimensions of extent one are dropped, except the innermost one.
    while n + 1 < sizes.len() && sizes[n] == 1 {
        n += 1;
    }
    if n == from.shape.len() {
        return None;
    }
    let part = super::super::infer::trailing(&ctx, from, n);
    let positions = DenseArrayAttr::of_i64s(&ctx, offsets.get(..n)?);
    let part = Extract::new(rw, part, positions, source, &[]);
    Some(ShapeCast::new(rw, ty, part))
}
