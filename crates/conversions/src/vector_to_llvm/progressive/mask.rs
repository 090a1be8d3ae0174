//! Masks as comparisons, and masks for transfers that may be out of bounds.

use crate::common::vectors::*;
use crate::prelude::*;
use terrace_base::arith::fold::elements::{Layout, dense_of_bytes};

/// A row of a mask of several dimensions selects nothing, or what a mask of fewer dimensions selects.
pub(super) fn rows(op: vector::CreateMask, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let mask = ty.as_::<VectorType>(ctx)?;
    if mask.shape.len() < 2 || is_scalable(&mask, 0) {
        return None;
    }
    let n = n_rows(&mask)?;
    let row = inner_type(ctx, &mask, 1, Type::I1);
    let bounds: Vec<Value> = op.bounds(rw).iter().collect();
    let (&bound, inner) = bounds.split_first()?;
    zero(ctx, row)?;
    let selected = vector::CreateMask::new(rw, row, inner);
    let (none, all) = (zeros(rw, row)?, zeros(rw, ty)?);
    Some(fill(rw, all, row_positions(n), |rw, at| {
        let index = arith::Constant::index(rw, at[0]);
        let is_inside = arith::CmpI::new(rw, CmpIPredicate::Slt, index, bound);
        arith::Select::new(rw, is_inside, selected, none)
    }))
}

/// A row of a constant mask selects nothing, or what a constant mask of fewer dimensions selects. A constant mask of one
/// dimension is a constant.
pub(super) fn constant(op: vector::ConstantMask, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let mask = ty.as_::<VectorType>(ctx)?;
    let bounds = integers_of(ctx, op.mask_dim_sizes(rw));
    let n_elements = mask.shape.iter().try_fold(1i64, |n, &size| n.checked_mul(size))?;
    let (&bound, inner) = bounds.split_first()?;
    if inner.is_empty() || !mask.any_scalable() && n_elements.saturating_mul(bound) > MAX_FOLDED {
        return whole_constant(op, &mask, &bounds, rw);
    }
    if is_scalable(&mask, 0) || !fits(rw, bound) {
        return None;
    }
    let nothing = zero(ctx, ty)?;
    let row = inner_type(ctx, &mask, 1, Type::I1);
    let row = vector::ConstantMask::new(rw, row, DenseArrayAttr::of_i64s(ctx, inner));
    let all = arith::Constant::new(rw, nothing);
    Some(fill(rw, all, row_positions(bound), |_, _| row))
}

/// The insertion of each row may fold to a constant of the mask's size; masks for which these constants have more
/// elements become one constant at once.
const MAX_FOLDED: i64 = 1 << 20;

/// The elements before all bounds are set.
fn whole_constant(
    op: vector::ConstantMask,
    mask: &VectorType<'_>,
    bounds: &[i64],
    rw: &mut Rewriter,
) -> Option<Value> {
    if mask.any_scalable() || product(mask.shape).unsigned_abs() > MAX_ELEMENTS {
        return None;
    }
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let is_set = |at: &[i64]| at.iter().zip(bounds).all(|(at, bound)| at < bound);
    let bits: Vec<u8> = vector::positions::positions(mask.shape).map(|at| u8::from(is_set(&at))).collect();
    Some(arith::Constant::new(rw, dense_of_bytes(ctx, ty, &Layout::of(ctx, Type::I1)?, &bits)))
}

/// A mask of at most one dimension compares `0, 1, 2, ...` with its bound.
pub(super) fn create_mask<const NARROW: bool>(op: vector::CreateMask, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let mask = rw.ty(op.result(rw)).as_::<VectorType>(ctx)?;
    if mask.shape.len() > 1 || mask.scalable.contains(&1) {
        return None;
    }
    let n = mask.shape.first().copied().unwrap_or(1);
    if u64::try_from(n).ok()? > MAX_ELEMENTS {
        return None;
    }
    let bound = op.bounds(rw).get(0)?;
    let index = if NARROW { Type::I32 } else { Type::I64 };
    let ty = VectorType::get(ctx, mask.shape, index, &[]);
    let width = if NARROW { 4 } else { 8 };
    let data: Vec<u8> = (0..n).flat_map(|at| at.to_le_bytes()[..width].to_vec()).collect();
    let indices = arith::Constant::new(rw, DenseElementsAttr::get(ctx, ty, n == 1, &data));
    let bound = arith::IndexCast::new(rw, index, bound);
    let bounds = vector::Broadcast::new(rw, ty, bound);
    Some(arith::CmpI::new(rw, CmpIPredicate::Slt, indices, bounds))
}

/// Whether a transfer may be out of bounds.
fn may_be_outside(b: &Builder, op: Op, slot: usize) -> Option<bool> {
    if super::masking::is_masked(b, op) {
        return None;
    }
    let ctx = b.ctx();
    let bounds = b.slot(op, slot)?.as_array(ctx)?;
    Some(bounds.iter().any(|bound| bound.as_bool(ctx) == Some(false)))
}

/// The mask of the elements that are in bounds and selected, for a transfer of one dimension; `Some(None)` if these are
/// all elements.
fn bounds_mask(
    rw: &mut Rewriter,
    base: Value,
    indices: &[Value],
    ty: Type,
    map: Attr,
    mask: Option<Value>,
) -> Option<Option<Value>> {
    let ctx = &rw.ctx().clone();
    let vector = ty.as_::<VectorType>(ctx)?;
    let memory = rw.ty(base).as_shaped(ctx)?;
    if vector.shape.len() > 1 {
        return None;
    }
    // The dimension of memory that the vector extends in. Upstream takes the last one whatever the map says.
    let dim = match map.as_::<AffineMapAttr>(ctx)?.results {
        &[expr] => match expr.node(ctx) {
            AffineNode::Dim(dim) => dim as usize,
            // All elements come from one place.
            _ => return Some(mask),
        },
        _ => indices.len().checked_sub(1)?,
    };
    let extent = match *memory.shape?.get(dim)? {
        // That of a tensor needs another dialect.
        DYNAMIC if !rw.ty(base).is::<MemRefType>(ctx) => return None,
        DYNAMIC => {
            let at = arith::Constant::index(rw, dim as i64);
            memref::Dim::new(rw, base, at)
        }
        extent => arith::Constant::index(rw, extent),
    };
    let bound = arith::SubI::new(rw, extent, *indices.get(dim)?);
    let ty = VectorType::get(ctx, vector.shape, Type::I1, vector.scalable);
    let inside = vector::CreateMask::new(rw, ty, &[bound]);
    Some(Some(match mask {
        Some(mask) => arith::AndI::new(rw, inside, mask),
        None => inside,
    }))
}

fn all_inside(b: &Builder) -> Attr {
    ArrayAttr::get(b.ctx(), &[Attr::bool(true)])
}

pub(super) fn read_bounds(op: vector::TransferRead, rw: &mut Rewriter) -> Option<Value> {
    let ty = rw.ty(op.vector(rw));
    if !may_be_outside(rw, op.0, vector::TransferRead::SLOTS.in_bounds)? {
        return None;
    }
    let (base, padding, mask) = (op.base(rw), op.padding(rw), op.mask(rw));
    let map = op.permutation_map(rw)?;
    let indices = op.indices(rw).to_vec();
    let mask = bounds_mask(rw, base, &indices, ty, map, mask)?;
    let inside = all_inside(rw);
    Some(vector::TransferRead::new(rw, ty, map, inside, base, &indices, padding, mask))
}

pub(super) fn write_bounds(op: vector::TransferWrite, rw: &mut Rewriter) -> Option<SmallVec<[Value; 8]>> {
    let ty = rw.ty(op.value_to_store(rw));
    if !may_be_outside(rw, op.0, vector::TransferWrite::SLOTS.in_bounds)? {
        return None;
    }
    let tensor = rw.results(op.0).first().map(|result| rw.ty(result));
    let (value, base, mask) = (op.value_to_store(rw), op.base(rw), op.mask(rw));
    let map = op.permutation_map(rw)?;
    let indices = op.indices(rw).to_vec();
    let mask = bounds_mask(rw, base, &indices, ty, map, mask)?;
    let inside = all_inside(rw);
    let new = vector::TransferWrite::build(rw, tensor, map, inside, value, base, &indices, mask);
    Some(rw.results(new.0).to_vec())
}

/// The elements of a constant of `i1`s, if all are equal.
fn uniform(b: &Builder, value: Value) -> Option<bool> {
    let constant = constant_of(b, value)?;
    let dense = constant.as_::<DenseElementsAttr>(b.ctx())?;
    (dense.splat || dense.data.len() == 1).then(|| dense.data.first().is_some_and(|&byte| byte != 0))
}

/// A choice by a scalar between a vector of one set element and one of none broadcasts the scalar.
pub(super) fn select(op: arith::Select, rw: &mut Rewriter) -> Option<Value> {
    let ty = rw.ty(op.result(rw));
    let vector = ty.as_::<VectorType>(rw.ctx())?;
    let condition = op.condition(rw);
    if vector.elem != Type::I1 || vector.shape != [1] || vector.any_scalable() || rw.ty(condition) != Type::I1
    {
        return None;
    }
    let (on_true, on_false) = (op.true_value(rw), op.false_value(rw));
    if uniform(rw, on_true)? && !uniform(rw, on_false)? {
        return Some(vector::Broadcast::new(rw, ty, condition));
    }
    None
}
