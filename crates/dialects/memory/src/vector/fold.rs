//! Folders, as upstream's greedy driver and conversions observe them.
//!
//! Not folded: `multi_reduction` over no dimension, where upstream loses the accumulator.

mod extract;
mod memory;

pub(super) use extract::{extract, insert, range_of};
pub(super) use memory::{are_disjoint, load, store, transfer_read, transfer_write};

use super::attrs::{int_array, integers};
use super::constraints::vector;
use super::{
    BitCast, Broadcast, ConstantMask, ExtractStridedSlice, FromElements, InsertStridedSlice, Mask, ShapeCast,
    Shuffle, ToElements, Transpose, Yield, uniform_mask, verify,
};
use crate::prelude::*;
use terrace_base::arith::fold::elements::{Dense, Layout, dense_of_bytes, splat};
use terrace_base::ub::is_poison;

/// The constant of operand `i`.
fn constant(constants: &[Option<Attr>], i: usize) -> Option<Attr> {
    constants.get(i).copied().flatten()
}

fn result_type(b: &Body, op: Op) -> Type {
    b.ty(b.result(op, 0))
}

/// A splat constant, or poison, in another shape.
fn reshaped_splat(ctx: &Context, attr: Attr, ty: Type) -> Option<Attr> {
    if is_poison(ctx, attr) {
        return Some(attr);
    }
    let dense = attr.as_::<DenseElementsAttr>(ctx).filter(|dense| dense.splat)?;
    Some(DenseElementsAttr::get(ctx, ty, true, dense.data))
}

/// Folds bitcasts of bitcasts, to the same type, and of some splats.
pub(super) fn bitcast(b: &mut Body, op: BitCast, constants: &[Option<Attr>]) -> Fold {
    let (source, ty) = (op.source(b), result_type(b, op.0));
    if b.ty(source) == ty {
        return Fold::value(source);
    }
    if let Some(inner) = b.def_as::<BitCast>(source) {
        let source = inner.source(b);
        if b.ty(source) == ty {
            return Fold::value(source);
        }
        b.set_operand(op.0, 0, source);
        return Fold::InPlace;
    }
    Fold::maybe_attr(constant(constants, 0).and_then(|attr| packed_splat(b.ctx(), attr, ty)))
}

/// A splat of integers as one of wider integers, or of `f16` as one of `f32`.
fn packed_splat(ctx: &Context, attr: Attr, ty: Type) -> Option<Attr> {
    let dense = Dense::of(ctx, attr).filter(|dense| dense.splat)?;
    let (from, to) = (dense.ty.element_or_self(ctx), ty.element_or_self(ctx));
    let (narrow, wide) = (dense.layout.width, Layout::of(ctx, to)?.width);
    let is_packed = match (from.is_int(ctx), to.is_int(ctx)) {
        (true, true) => wide > narrow && wide % narrow.max(1) == 0 && narrow % 8 == 0,
        _ => from == Type::F16 && to == Type::F32,
    };
    is_packed.then(|| DenseElementsAttr::get(ctx, ty, true, &dense.bytes(0).repeat((wide / narrow) as usize)))
}

/// The source of a shape cast that adds leading dimensions of extent one, like a broadcast.
pub(super) fn with_leading_ones(b: &Body, value: Value) -> Option<Value> {
    let source = b.def_as::<ShapeCast>(value)?.source(b);
    let (from, to) = (vector(b.ctx(), b.ty(source))?, vector(b.ctx(), b.ty(value))?);
    let lead = to.shape.len().checked_sub(from.shape.len())?;
    let is_kept = |dim: usize| {
        let target = lead + dim;
        (from.shape[dim], from.is_scalable(dim)) == (to.shape[target], to.is_scalable(target))
    };
    let is_one = |dim: usize| to.shape[dim] == 1 && !to.is_scalable(dim);
    ((0..lead).all(is_one) && (0..from.shape.len()).all(is_kept)).then_some(source)
}

/// The source of a shape cast that drops leading dimensions of extent one, if it has no more dimensions than `ty`.
fn without_leading_ones(b: &Body, value: Value, ty: Type) -> Option<Value> {
    let source = b.def_as::<ShapeCast>(value)?.source(b);
    let (ctx, from) = (b.ctx(), vector(b.ctx(), b.ty(source))?);
    let (to, result) = (vector(ctx, b.ty(value))?, vector(ctx, ty)?);
    let lead = from.shape.len().checked_sub(to.shape.len())?;
    let is_one = |dim: usize| from.shape[dim] == 1 && !from.is_scalable(dim);
    let is_kept = |dim: usize| from.is_scalable(lead + dim) == to.is_scalable(dim);
    let fits = from.shape.len() <= result.shape.len() && from.shape.get(lead..) == Some(to.shape);
    (fits && (0..lead).all(is_one) && (0..to.shape.len()).all(is_kept)).then_some(source)
}

/// Folds broadcasts to the same type, and of constants.
pub(super) fn broadcast(b: &mut Body, op: Broadcast, constants: &[Option<Attr>]) -> Fold {
    let (source, ty) = (op.source(b), result_type(b, op.0));
    if b.ty(source) == ty {
        return Fold::value(source);
    }
    if let Some(inner) = with_leading_ones(b, source).or_else(|| without_leading_ones(b, source, ty)) {
        if b.ty(inner) == ty {
            return Fold::value(inner);
        }
        b.set_operand(op.0, 0, inner);
        return Fold::InPlace;
    }
    let ctx = b.ctx();
    let Some(attr) = constant(constants, 0) else { return Fold::None };
    if vector(ctx, b.ty(source)).is_some() || is_poison(ctx, attr) {
        return Fold::maybe_attr(reshaped_splat(ctx, attr, ty));
    }
    // `llvm.mlir.constant` may have a number of another type than its result.
    if attr.ty(ctx) != Some(ty.element_or_self(ctx)) {
        return Fold::None;
    }
    Fold::maybe_attr(splat(ctx, ty, attr))
}

/// Folds casts to the same type, of operations that keep the order of elements, and of constants.
pub(super) fn shape_cast(b: &mut Body, op: ShapeCast, constants: &[Option<Attr>]) -> Fold {
    let (source, ty, ctx) = (op.source(b), result_type(b, op.0), b.ctx());
    if b.ty(source) == ty {
        return Fold::value(source);
    }
    let inner = match b.def_as::<ShapeCast>(source) {
        Some(inner) => Some(inner.source(b)),
        None => b
            .def_as::<Transpose>(source)
            .filter(|&transpose| keeps_order(b, transpose))
            .map(|transpose| transpose.vector(b)),
    };
    if let Some(inner) = inner {
        if b.ty(inner) == ty {
            return Fold::value(inner);
        }
        b.set_operand(op.0, 0, inner);
        return Fold::InPlace;
    }
    if let Some(broadcast) = b.def_as::<Broadcast>(source).map(|broadcast| broadcast.source(b))
        && b.ty(broadcast) == ty
    {
        return Fold::value(broadcast);
    }
    let Some(attr) = constant(constants, 0) else { return Fold::None };
    if let Some(reshaped) = reshaped_splat(ctx, attr, ty) {
        return Fold::attr(reshaped);
    }
    let dense = attr.as_::<DenseElementsAttr>(ctx);
    Fold::maybe_attr(dense.map(|dense| DenseElementsAttr::get(ctx, ty, false, dense.data)))
}

/// Whether a transposition only moves dimensions of extent one.
pub(super) fn keeps_order(b: &Body, transpose: Transpose) -> bool {
    let ctx = b.ctx();
    let Some(ty) = vector(ctx, b.ty(transpose.vector(b))) else { return false };
    let permutation = verify::integers(ctx, transpose.permutation(b));
    let is_unit = |dim: &i64| {
        let dim = *dim as usize;
        ty.shape.get(dim) == Some(&1) && !ty.is_scalable(dim)
    };
    permutation.iter().filter(|dim| !is_unit(dim)).is_sorted()
}

/// Folds permutations that move nothing, and those of constants.
pub(super) fn transpose(b: &mut Body, op: Transpose, constants: &[Option<Attr>]) -> Option<Fold> {
    let (source, ty) = (op.vector(b), result_type(b, op.0));
    if let Some(attr) = constant(constants, 0).and_then(|attr| reshaped_splat(b.ctx(), attr, ty)) {
        return Some(Fold::attr(attr));
    }
    (b.ty(source) == ty && keeps_order(b, op)).then(|| Fold::value(source))
}

/// Folds masks that select everything or nothing.
pub(super) fn constant_mask(b: &mut Body, op: ConstantMask) -> Option<Attr> {
    let full = is_full(b, op);
    let is_empty = verify::integers(b.ctx(), op.mask_dim_sizes(b)).first() == Some(&0);
    let ty = result_type(b, op.0);
    (full || is_empty).then(|| DenseElementsAttr::get(b.ctx(), ty, true, &[u8::from(full)]))
}

/// Folds masks of no operation, and moves operations out of masks that select everything.
pub(super) fn mask(b: &mut Body, mask: Mask) -> Option<Fold> {
    let first = b.entry_block(mask.mask_region(b)).and_then(|block| b.first_op(block))?;
    if b.is::<Yield>(first) {
        let yielded = b.operands(first);
        let fits = mask.passthru(b).is_none()
            && !yielded.is_empty()
            && b.types(yielded).eq(b.types(mask.results(b)));
        return fits.then(|| Fold::values(yielded));
    }
    if uniform_mask(b, mask.mask(b)) != Some(true) || !b.types(b.results(first)).eq(b.types(mask.results(b)))
    {
        return None;
    }
    b.move_before(first, mask.0);
    Some(match b.n_results(first) {
        // The mask is dead now.
        0 => Fold::InPlace,
        _ => Fold::values(b.results(first)),
    })
}

/// Whether the bounds of a mask are those of its type.
fn is_full(b: &Body, mask: ConstantMask) -> bool {
    let bounds = verify::integers(b.ctx(), mask.mask_dim_sizes(b));
    let Some(shape) = vector(b.ctx(), b.ty(mask.result(b))).map(|ty| ty.shape) else { return false };
    if shape.is_empty() { bounds == [1] } else { bounds == shape }
}

/// Folds slices of everything, of slices that were inserted before, and of constants.
pub(super) fn extract_strided_slice(
    b: &mut Body,
    op: ExtractStridedSlice,
    constants: &[Option<Attr>],
) -> Fold {
    let (slice, ctx, ty) = (op, b.ctx(), result_type(b, op.0));
    let source = slice.source(b);
    if b.ty(source) == ty {
        return Fold::value(source);
    }
    let offsets = integers(ctx, slice.offsets(b));
    if let Some(insert) = b.def_as::<InsertStridedSlice>(source) {
        let inserted = insert.value_to_store(b);
        if b.ty(inserted) == ty && integers(ctx, insert.offsets(b)) == offsets {
            return Fold::value(inserted);
        }
    }
    if let Some((inserted, offsets)) = inserted_slice(b, slice, &offsets) {
        let offsets = int_array(b.ctx(), &offsets);
        b.set_operand(op.0, 0, inserted);
        b.set_slot(op.0, ExtractStridedSlice::SLOTS.offsets, Some(offsets));
        return Fold::InPlace;
    }
    let ctx = b.ctx();
    let Some(attr) = constant(constants, 0).filter(|&attr| !is_poison(ctx, attr)) else { return Fold::None };
    if let Some(reshaped) = reshaped_splat(ctx, attr, ty) {
        return Fold::attr(reshaped);
    }
    let (Some(dense), Some(from), Some(to)) =
        (Dense::of(ctx, attr), vector(ctx, b.ty(source)), vector(ctx, ty))
    else {
        return Fold::None;
    };
    let n = to.shape.iter().fold(1i64, |n, &size| n.saturating_mul(size));
    let mut data = Vec::new();
    for i in 0..n.max(0) as usize {
        let (mut rest, mut at, mut stride) = (i as i64, 0i64, 1i64);
        for dim in (0..to.shape.len()).rev() {
            let offset = offsets.get(dim).copied().unwrap_or(0);
            at += (rest % to.shape[dim] + offset) * stride;
            rest /= to.shape[dim];
            stride *= from.shape.get(dim).copied().unwrap_or(1);
        }
        data.extend_from_slice(dense.bytes(at as usize));
    }
    Fold::attr(dense_of_bytes(ctx, ty, &dense.layout, &data))
}

/// The vector that was inserted around a slice, and the offsets of the slice in it.
fn inserted_slice(b: &Body, slice: ExtractStridedSlice, offsets: &[i64]) -> Option<(Value, Vec<i64>)> {
    let ctx = b.ctx();
    let sizes = integers(ctx, slice.sizes(b));
    let mut at = slice.source(b);
    let mut cycle = CycleDetector::new(at);
    loop {
        let insert = b.def_as::<InsertStridedSlice>(at)?;
        let (inserted, starts) = (insert.value_to_store(b), integers(ctx, insert.offsets(b)));
        let extents = vector(ctx, b.ty(inserted))?.shape;
        if extents.len() != starts.len() {
            return None;
        }
        let (mut inside, mut disjoint) = (true, false);
        for (((&offset, &size), &start), &extent) in offsets.iter().zip(&sizes).zip(&starts).zip(extents) {
            disjoint |= start + extent <= offset || start >= offset + size;
            inside &= start <= offset && offset + size <= start + extent;
        }
        // Dimensions that are not sliced must be inserted as a whole.
        let whole = vector(ctx, b.ty(at))?.shape;
        inside &= extents.get(offsets.len()..) == whole.get(offsets.len()..);
        if inside {
            let relative = offsets.iter().zip(starts).map(|(offset, start)| offset - start).collect();
            return Some((inserted, relative));
        }
        if !disjoint {
            return None;
        }
        at = insert.dest(b);
        if cycle.closes(at) {
            return None;
        }
    }
}

/// Folds the replacement of everything.
pub(super) fn insert_strided_slice(b: &mut Body, op: InsertStridedSlice) -> Option<Value> {
    let source = op.value_to_store(b);
    (b.ty(source) == b.ty(op.dest(b))).then_some(source)
}

/// Folds all elements of a vector in order, and constants.
pub(super) fn from_elements(b: &mut Body, op: FromElements, constants: &[Option<Attr>]) -> Option<Fold> {
    let (ctx, ty) = (b.ctx(), result_type(b, op.0));
    let elements = op.elements(b);
    if let Some(inner) = elements.first().and_then(|first| b.def_as::<ToElements>(first))
        && b.ty(inner.source(b)) == ty
        && elements.iter().eq(inner.elements(b).iter())
    {
        return Some(Fold::value(inner.source(b)));
    }
    let mut data = Vec::new();
    let layout = Layout::of(ctx, ty.element_or_self(ctx))?;
    for &attr in constants {
        let one = splat(ctx, VectorType::fixed(ctx, &[1], attr?.ty(ctx)?), attr?)?;
        data.extend_from_slice(Dense::of(ctx, one)?.bytes(0));
    }
    (!data.is_empty()).then(|| Fold::attr(dense_of_bytes(ctx, ty, &layout, &data)))
}

/// Folds the elements that a vector is made of.
pub(super) fn to_elements(b: &mut Body, op: ToElements) -> Option<Fold> {
    let source = op.source(b);
    if let Some(from) = b.def_as::<FromElements>(source) {
        return Some(Fold::values(from.elements(b)));
    }
    let scalar = b.def_as::<Broadcast>(source)?.source(b);
    let is_scalar = vector(b.ctx(), b.ty(scalar)).is_none();
    is_scalar.then(|| Fold::values(core::iter::repeat_n(scalar, b.n_results(op.0))))
}

/// Folds shuffles that take one operand as it is, and those of constants.
pub(super) fn shuffle(b: &mut Body, op: Shuffle, constants: &[Option<Attr>]) -> Option<Fold> {
    let (ctx, ty) = (b.ctx(), result_type(b, op.0));
    let operands = [op.v1(b), op.v2(b)];
    let (first, second) = (vector(ctx, b.ty(operands[0]))?, vector(ctx, b.ty(operands[1]))?);
    let mask = verify::integers(ctx, op.mask(b));
    let (&n, &m) = (first.shape.first()?, second.shape.first()?);
    if mask.iter().copied().eq(0..n) {
        return Some(Fold::value(operands[0]));
    }
    if mask.iter().copied().eq(n..n.saturating_add(m)) {
        return Some(Fold::value(operands[1]));
    }
    let (v1, v2) = (constant(constants, 0)?, constant(constants, 1)?);
    let poisons = [is_poison(ctx, v1), is_poison(ctx, v2)];
    if poisons == [true, true] {
        return Some(Fold::attr(v1));
    }
    let dense = [Dense::of(ctx, v1), Dense::of(ctx, v2)];
    if first.shape.len() != 1 {
        return None;
    }
    // Poison elements become some element that is not.
    let any = dense.iter().flatten().next()?;
    let mut data = Vec::new();
    for &position in &mask {
        let (which, at) = if position < n { (0, position) } else { (1, position - n) };
        let element = match (&dense[which], position) {
            (_, -1) => any.bytes(0),
            (Some(dense), _) => dense.bytes(at as usize),
            (None, _) if poisons[which] => any.bytes(0),
            _ => return None,
        };
        data.extend_from_slice(element);
    }
    Some(Fold::attr(dense_of_bytes(ctx, ty, &any.layout, &data)))
}
