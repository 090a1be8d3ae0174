//! Patterns of masks.

use super::*;
use crate::prelude::*;
use terrace_base::arith::{MulI, Select, SubI, fold::bool_of};

/// A mask of constant bounds.
fn constant_mask(rw: &mut Rewriter<'_>, op: Op, bounds: &[i64]) -> Value {
    let ty = rw.ty(rw.result(op, 0));
    let bounds = DenseArrayAttr::of_i64s(rw.ctx(), bounds);
    ConstantMask::new(rw, ty, bounds)
}

/// The constant that `vscale` is multiplied by.
fn vscale_factor(b: &Body, value: Value) -> Option<i64> {
    let is_vscale = |value: Value| b.def_as::<VectorScale>(value).is_some();
    if is_vscale(value) {
        return Some(1);
    }
    let product = b.def_as::<MulI>(value)?;
    let (lhs, rhs) = (product.lhs(b), product.rhs(b));
    match (is_vscale(lhs), is_vscale(rhs)) {
        (true, _) => integer_of(b, rhs),
        (_, true) => integer_of(b, lhs),
        _ => None,
    }
}

/// A mask whose bounds are constants.
pub fn create_constant_mask(op: CreateMask, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = vector(rw.ctx(), rw.ty(op.result(rw)))?;
    // A vector without dimensions has one bound.
    let extent = |dim: usize| (ty.shape.get(dim).copied().unwrap_or(1), ty.is_scalable(dim));
    let mut bounds = Vec::new();
    for (dim, value) in op.bounds(rw).iter().enumerate() {
        let (size, scalable) = extent(dim);
        let bound = match (integer_of(rw, value), vscale_factor(rw, value)) {
            // A mask of scalable length is only known to select nothing.
            (Some(bound), _) => Some(bound).filter(|&bound| !scalable || bound < 0),
            (_, Some(factor)) => Some(factor).filter(|&factor| factor >= size),
            _ => None,
        };
        bounds.push(bound?.clamp(0, size));
    }
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    Some(constant_mask(rw, op.0, &bounds))
}

/// Drops trailing dimensions of extent one from a mask.
pub(super) fn cast_mask(op: ShapeCast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (source, ty) = (op.source(rw), rw.ty(op.result(rw)));
    let (from, to) = (vector(rw.ctx(), rw.ty(source))?, vector(rw.ctx(), ty)?);
    let mut n = from.shape.len();
    while n > 1 && from.shape[n - 1] == 1 && !from.is_scalable(n - 1) {
        n -= 1;
    }
    let is_trimmed = n < from.shape.len()
        && to.shape == &from.shape[..n]
        && (0..n).all(|dim| to.is_scalable(dim) == from.is_scalable(dim));
    if !is_trimmed {
        return None;
    }
    if let Some(mask) = rw.def_as::<CreateMask>(source) {
        let mut bounds: Vec<Value> = mask.bounds(rw).iter().collect();
        if bounds.get(n..)?.iter().any(|&bound| integer_of(rw, bound) != Some(1)) {
            return None;
        }
        bounds.truncate(n);
        return Some(CreateMask::new(rw, ty, &bounds));
    }
    let mask = rw.def_as::<ConstantMask>(source)?;
    let bounds = verify::integers(rw.ctx(), mask.mask_dim_sizes(rw));
    bounds.get(n..)?.iter().all(|&bound| bound == 1).then(|| constant_mask(rw, op.0, &bounds[..n]))
}

/// A part of a mask is empty, or has the remaining bounds.
pub(super) fn extract_from_mask(op: Extract, rw: &mut Rewriter<'_>) -> Option<Value> {
    let mask = rw.def_as::<CreateMask>(op.source(rw))?;
    let ty = rw.ty(op.result(rw));
    vector(rw.ctx(), ty)?;
    let positions = verify::integers(rw.ctx(), op.static_position(rw));
    let shape = vector(rw.ctx(), rw.ty(op.source(rw)))?.shape;
    let bounds: Vec<Value> = mask.bounds(rw).iter().collect();
    let mut is_empty = selects(rw, op.source(rw)) == Some(false);
    let mut is_known = true;
    for ((&position, &bound), &size) in positions.iter().zip(&bounds).zip(shape) {
        match integer_of(rw, bound) {
            _ if is_empty => break,
            None => is_known = false,
            Some(bound) if position == DYNAMIC => is_known &= bound >= size,
            Some(bound) => is_empty = position >= bound,
        }
    }
    let value = if is_empty {
        let value = bool_of(rw.ctx(), ty, false)?;
        Constant::new(rw, value)
    } else if is_known {
        CreateMask::new(rw, ty, bounds.get(positions.len()..)?)
    } else {
        return None;
    };
    Some(value)
}

/// A slice of a mask of constant bounds.
pub(super) fn slice_of_constant_mask(op: ExtractStridedSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let mask = rw.def_as::<ConstantMask>(op.source(rw))?;
    let mut bounds = verify::integers(rw.ctx(), mask.mask_dim_sizes(rw));
    let (offsets, sizes) = (integers(rw.ctx(), op.offsets(rw)), integers(rw.ctx(), op.sizes(rw)));
    for ((bound, offset), size) in bounds.iter_mut().zip(offsets).zip(sizes) {
        *bound = bound.saturating_sub(offset).min(size).max(0);
    }
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    Some(constant_mask(rw, op.0, &bounds))
}

/// A slice of a mask of other bounds, which the offsets are subtracted from.
pub(super) fn slice_of_create_mask(op: ExtractStridedSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let mask = rw.def_as::<CreateMask>(op.source(rw))?;
    let ty = vector(rw.ctx(), rw.ty(op.source(rw)))?;
    if ty.any_scalable() {
        return None;
    }
    let mut bounds: Vec<Value> = mask.bounds(rw).iter().collect();
    for (bound, offset) in bounds.iter_mut().zip(integers(rw.ctx(), op.offsets(rw))) {
        if offset == 0 {
            continue;
        }
        *bound = match integer_of(rw, *bound) {
            // Any bound below zero masks all.
            Some(constant) => Constant::index(rw, constant.saturating_sub(offset)),
            None => {
                let offset = Constant::index(rw, offset);
                SubI::new(rw, *bound, offset)
            }
        };
    }
    let ty = rw.ty(op.result(rw));
    Some(CreateMask::new(rw, ty, &bounds))
}

/// A mask of no operation selects between a value and `passthru`.
pub(super) fn empty_mask(op: Mask, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = rw.entry_block(op.mask_region(rw))?;
    let first = rw.first_op(block).filter(|&first| rw.is::<Yield>(first))?;
    let yielded: Vec<Value> = rw.operands(first).iter().collect();
    let (mask, passthru) = (op.mask(rw), op.passthru(rw));
    let Some(passthru) = passthru else {
        if yielded.len() != rw.n_results(op.0) {
            return None;
        }
        rw.replace(op.0, &yielded);
        return Some(());
    };
    let &[value] = yielded.as_slice() else { return None };
    if rw.ty(value) != rw.ty(passthru) || rw.n_results(op.0) != 1 {
        return None;
    }
    let value = Select::new(rw, mask, value, passthru);
    rw.replace(op.0, &[value]);
    Some(())
}
