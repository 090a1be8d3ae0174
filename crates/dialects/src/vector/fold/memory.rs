//! Folders of operations on memory.

use super::super::attrs::{bool_array, bools};
use super::super::constraints::vector;
use super::super::{TransferRead, TransferWrite};
use super::constant;
use crate::memref::fold::fold_casts;
use terrace_ir::affine::AffineNode;
use terrace_ir::attrs::{AffineMapAttr, DenseArrayAttr, DenseElementsAttr};
use terrace_ir::decl::{Fold, OpKind};
use terrace_ir::types::DYNAMIC;
use terrace_ir::{Attr, Body, Op, Type, Value, folding};

/// Folds casts of the memref.
pub(in crate::vector) fn access(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    fold_casts(b, op, constants)
}

/// Folds casts of the memref, `in_bounds`, and masks that select everything.
pub(in crate::vector) fn transfer_read(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    let read = TransferRead::wrap(op);
    let slots = (TransferRead::SLOTS.permutation_map, TransferRead::SLOTS.in_bounds);
    let (base, ty) = (read.base(b), b.ty(read.vector(b)));
    let indices: Vec<Value> = read.indices(b).iter().collect();
    if let Some(bounds) = in_bounds(b, op, slots, b.ty(base), ty, &indices) {
        b.set_slot(op, slots.1, Some(bounds));
        return Fold::InPlace;
    }
    match read.mask(b).is_some() && drop_mask(b, op, constants) {
        true => Fold::InPlace,
        false => fold_casts(b, op, constants),
    }
}

/// Folds like [`transfer_read`].
pub(in crate::vector) fn transfer_write(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    let write = TransferWrite::wrap(op);
    let slots = (TransferWrite::SLOTS.permutation_map, TransferWrite::SLOTS.in_bounds);
    let (base, ty) = (write.base(b), b.ty(write.value_to_store(b)));
    let indices: Vec<Value> = write.indices(b).iter().collect();
    if let Some(bounds) = in_bounds(b, op, slots, b.ty(base), ty, &indices) {
        b.set_slot(op, slots.1, Some(bounds));
        return Fold::InPlace;
    }
    match write.mask(b).is_some() && drop_mask(b, op, constants) {
        true => Fold::InPlace,
        false => fold_casts(b, op, constants),
    }
}

/// The `in_bounds` of a transfer, if more dimensions are in bounds than it says.
fn in_bounds(
    b: &Body,
    op: Op,
    (map, bounds): (usize, usize),
    base: Type,
    ty: Type,
    indices: &[Value],
) -> Option<Attr> {
    let ctx = b.ctx();
    let map = b.slot(op, map)?.as_::<AffineMapAttr>(ctx)?;
    let (extents, ty) = (base.as_shaped(ctx)?.shape?, vector(ctx, ty)?);
    let old = bools(ctx, b.slot(op, bounds));
    let is_within = |(i, &known): (usize, &bool)| {
        let dim = match map.results.get(i).map(|expr| expr.node(ctx)) {
            _ if known => return true,
            Some(AffineNode::Const(_)) => return true,
            Some(AffineNode::Dim(dim)) => dim as usize,
            _ => return false,
        };
        let (Some(&extent), Some(&index), Some(&size)) =
            (extents.get(dim), indices.get(dim), ty.shape.get(i))
        else {
            return false;
        };
        let index = folding::constant_of(b, index).and_then(|index| index.as_i64(ctx));
        let fits = |index: i64| index >= 0 && index.checked_add(size).is_some_and(|end| end <= extent);
        extent != DYNAMIC && !ty.is_scalable(i) && index.is_some_and(fits)
    };
    let new: Vec<bool> = old.iter().enumerate().map(is_within).collect();
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
