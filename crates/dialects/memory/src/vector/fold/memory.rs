//! Folders of operations on memory.

use super::super::attrs::{bool_array, bools};
use super::super::constraints::vector;
use super::super::{Load, Store, TransferRead, TransferWrite, verify};
use super::constant;
use crate::memref::fold::{fold_casts, ranked_cast_source};
use crate::prelude::*;
use crate::tensor::foldable_cast_source;

/// Folds casts of the memref, unless the elements of the cast's source may be apart.
fn contiguous_access(b: &mut Body, op: Op, base: Value, vector: Type) -> Option<Fold> {
    let source = ranked_cast_source(b, base).and_then(|source| b.ty(source).as_::<MemRefType>(b.ctx()));
    match (source, vector.as_::<VectorType>(b.ctx())) {
        (Some(source), Some(vector)) if !verify::has_unit_stride(b.ctx(), source, vector) => None,
        _ => fold_casts(b, op),
    }
}

pub(in crate::vector) fn load(b: &mut Body, op: Load) -> Option<Fold> {
    contiguous_access(b, op.0, op.base(b), b.ty(op.result(b)))
}

pub(in crate::vector) fn store(b: &mut Body, op: Store) -> Option<Fold> {
    contiguous_access(b, op.0, op.base(b), b.ty(op.value_to_store(b)))
}

/// Folds what a tensor was written with, casts of the memref or tensor, `in_bounds`, and masks that select everything.
pub(in crate::vector) fn transfer_read(
    b: &mut Body,
    read: TransferRead,
    constants: &[Option<Attr>],
) -> Option<Fold> {
    if let Some(value) = written_value(b, read) {
        return Some(Fold::value(value));
    }
    let slots = (TransferRead::SLOTS.permutation_map, TransferRead::SLOTS.in_bounds);
    let bounds = in_bounds(b, read.0, slots, read.base(b), read.vector(b), read.indices(b));
    transfer(b, read.0, (slots.1, bounds), read.mask(b), constants).or_else(|| {
        let source = foldable_cast_source(b, read.base(b))?;
        b.set_operand(read.0, 0, source);
        Some(Fold::InPlace)
    })
}

/// Folds a write of what was read from the tensor, and folds like [`transfer_read`].
pub(in crate::vector) fn transfer_write(
    b: &mut Body,
    write: TransferWrite,
    constants: &[Option<Attr>],
) -> Option<Fold> {
    if let Some(tensor) = tensor_read(b, write) {
        return Some(Fold::value(tensor));
    }
    let slots = (TransferWrite::SLOTS.permutation_map, TransferWrite::SLOTS.in_bounds);
    let bounds = in_bounds(b, write.0, slots, write.base(b), write.value_to_store(b), write.indices(b));
    transfer(b, write.0, (slots.1, bounds), write.mask(b), constants)
}

/// Sets what is known of `in_bounds`, drops a mask that selects everything, or folds casts.
fn transfer(
    b: &mut Body,
    op: Op,
    (slot, bounds): (usize, Option<Attr>),
    mask: Option<Value>,
    constants: &[Option<Attr>],
) -> Option<Fold> {
    if bounds.is_some() {
        b.set_slot(op, slot, bounds);
        return Some(Fold::InPlace);
    }
    match mask.is_some() && drop_mask(b, op, constants) {
        true => Some(Fold::InPlace),
        false => fold_casts(b, op),
    }
}

/// The vector that was written to a tensor where it is read.
fn written_value(b: &Body, read: TransferRead) -> Option<Value> {
    if !b.ty(read.base(b)).is::<RankedTensorType>(b.ctx()) || read.mask(b).is_some() {
        return None;
    }
    let mut base = read.base(b);
    for _ in 0..MAX_WRITES {
        let write = b.def_as::<TransferWrite>(base)?;
        let value = write.value_to_store(b);
        let overwrites = bools(b.ctx(), write.in_bounds(b)).iter().all(|&within| within)
            && write.mask(b).is_none()
            && write.indices(b).iter().eq(read.indices(b).iter())
            && b.ty(value) == b.ty(read.vector(b))
            && write.permutation_map(b) == read.permutation_map(b);
        if overwrites {
            return Some(value);
        }
        if !are_disjoint(b, write.0, read.0) {
            return None;
        }
        base = write.base(b);
    }
    None
}

/// How many writes of a tensor a fold looks at.
const MAX_WRITES: usize = 10_000;

/// The tensor that stays as it is, or becomes another one, because the vector that is written was read from it.
fn tensor_read(b: &Body, write: TransferWrite) -> Option<Value> {
    let ctx = b.ctx();
    let (base, read) = (write.base(b), b.def_as::<TransferRead>(write.value_to_store(b))?);
    let (ty, vector_ty) = (b.ty(base), b.ty(read.vector(b)));
    if !ty.is::<RankedTensorType>(ctx) || read.mask(b).is_some() || write.mask(b).is_some() {
        return None;
    }
    let indices = || read.indices(b).iter().eq(write.indices(b).iter());
    if read.base(b) == base && indices() && read.permutation_map(b) == write.permutation_map(b) {
        return Some(base);
    }
    // A tensor that is read and written as a whole.
    let shape = vector(ctx, vector_ty)?.shape;
    let is_zero = |index| integer_of(b, index) == Some(0);
    let within = |bounds| bools(ctx, bounds).iter().all(|&within| within);
    let is_plain = |map: Option<Attr>| map.is_some_and(|map| verify::is_minor_identity(ctx, map));
    let is_whole = !shape.is_empty()
        && b.ty(read.base(b)) == ty
        && ty.as_shaped(ctx)?.shape? == shape
        && is_plain(read.permutation_map(b))
        && is_plain(write.permutation_map(b))
        && within(read.in_bounds(b))
        && within(write.in_bounds(b))
        && read.indices(b).iter().chain(write.indices(b).iter()).all(is_zero);
    is_whole.then(|| read.base(b))
}

/// The indices of a transfer and the type of its vector, if it permutes no dimensions.
fn access_of(b: &Body, op: Op) -> Option<(Vec<Value>, Type)> {
    let (indices, value, map) = if let Some(read) = b.as_::<TransferRead>(op) {
        (read.indices(b), read.vector(b), read.permutation_map(b)?)
    } else {
        let write = b.as_::<TransferWrite>(op)?;
        (write.indices(b), write.value_to_store(b), write.permutation_map(b)?)
    };
    verify::is_minor_identity(b.ctx(), map).then(|| (indices.iter().collect(), b.ty(value)))
}

/// Whether two transfers of one tensor certainly touch different elements.
pub(in crate::vector) fn are_disjoint(b: &Body, first: Op, second: Op) -> bool {
    let (Some((first, ty)), Some((second, other))) = (access_of(b, first), access_of(b, second)) else {
        return false;
    };
    let ty = vector(b.ctx(), ty).filter(|vector| ty == other && !vector.any_scalable());
    let Some(shape) = ty.map(|ty| ty.shape) else { return false };
    let Some(lead) = first.len().checked_sub(shape.len()) else { return false };
    let integer = |value| integer_of(b, value);
    first.iter().zip(&second).enumerate().any(|(i, (&x, &y))| {
        let (Some(x), Some(y)) = (integer(x), integer(y)) else { return false };
        match i.checked_sub(lead).map(|dim| shape[dim]) {
            None => x != y,
            Some(size) => x.abs_diff(y) >= size as u64,
        }
    })
}

/// The `in_bounds` of a transfer, if more dimensions are in bounds than it says.
fn in_bounds(
    b: &Body,
    op: Op,
    (map, bounds): (usize, usize),
    base: Value,
    accessed: Value,
    indices: Values<'_>,
) -> Option<Attr> {
    let ctx = b.ctx();
    let map = b.slot(op, map)?.as_::<AffineMapAttr>(ctx)?;
    let (extents, ty) = (b.ty(base).as_shaped(ctx)?.shape?, vector(ctx, b.ty(accessed))?);
    let old = bools(ctx, b.slot(op, bounds));
    let is_within = |(i, &known): (usize, &bool)| {
        let dim = match map.results.get(i).map(|expr| expr.node(ctx)) {
            _ if known => return true,
            Some(AffineNode::Dim(dim)) => dim as usize,
            _ => return false,
        };
        let (Some(&extent), Some(index), Some(&size)) = (extents.get(dim), indices.get(dim), ty.shape.get(i))
        else {
            return false;
        };
        let index = integer_of(b, index);
        let fits = |index: i64| index >= 0 && index.checked_add(size).is_some_and(|end| end <= extent);
        extent != DYNAMIC && !ty.is_scalable(i) && index.is_some_and(fits)
    };
    let mut new: Vec<bool> = old.iter().enumerate().map(is_within).collect();
    // Dimensions that are broadcast are in bounds if all others are.
    let is_broadcast =
        |i: usize| matches!(map.results.get(i).map(|expr| expr.node(ctx)), Some(AffineNode::Const(_)));
    if new.iter().enumerate().all(|(i, &is_within)| is_within || is_broadcast(i)) {
        new.fill(true);
    }
    (new != old).then(|| bool_array(ctx, new.into_iter()))
}

/// Drops the mask, which is the last operand, if it selects everything.
fn drop_mask(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> bool {
    let Some(last) = b.n_operands(op).checked_sub(1) else { return false };
    let ctx = b.ctx();
    let dense = constant(constants, last).and_then(|mask| mask.as_::<DenseElementsAttr>(ctx));
    if !dense.is_some_and(|dense| !dense.data.is_empty() && dense.data.iter().all(|&byte| byte & 1 != 0)) {
        return false;
    }
    let Some(slot) = b.def(op).operand_segments_slot() else { return false };
    let sizes = b.slot(op, slot).and_then(|sizes| sizes.as_::<DenseArrayAttr>(ctx));
    let Some(mut sizes) = sizes.map(|sizes| sizes.i32s().collect::<Vec<_>>()) else { return false };
    if let Some(size) = sizes.last_mut() {
        *size = 0;
    }
    let sizes = DenseArrayAttr::of_i32s(ctx, &sizes);
    let kept: Vec<Value> = b.operands(op).iter().take(last).collect();
    b.set_operands(op, &kept);
    b.set_slot(op, slot, Some(sizes));
    true
}
