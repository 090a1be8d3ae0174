//! Contractions along one dimension as several contractions without it.

use super::super::combine::multiply;
use super::super::masking::mask_operation;
use super::contraction::{Contraction, Dims, iterators_attr, map_attr};
use super::outer::promote;
use crate::common::vectors::*;
use crate::prelude::*;

/// A vector type without one dimension.
fn without(ctx: &Context, ty: &VectorType<'_>, dim: usize) -> Option<Type> {
    let drop = |at: &usize| *at != dim;
    let shape: SmallVec<[i64; 4]> = (0..ty.shape.len()).filter(drop).map(|at| ty.shape[at]).collect();
    let flags: SmallVec<[u8; 4]> =
        (0..ty.shape.len()).filter(drop).map(|at| u8::from(is_scalable(ty, at))).collect();
    let flags = if flags.contains(&1) { flags } else { SmallVec::new() };
    Some(VectorType::get(ctx, &shape, ty.elem, &flags))
}

/// Whether slices along a dimension can be taken from a value and put back: the dimensions before it are unrolled, too.
pub(in super::super) fn can_slice(b: &Builder, value: Value, dim: Option<usize>) -> bool {
    let Some(dim) = dim else { return true };
    let Some(ty) = b.ty(value).as_::<VectorType>(b.ctx()) else { return false };
    let n = ty.shape.iter().take(dim + 1).try_fold(1i64, |n, &extent| n.checked_mul(extent));
    (0..=dim).all(|at| !is_scalable(&ty, at)) && n.is_some_and(|n| fits(b, n))
}

/// The slice at a position in one dimension; the value itself without a dimension.
pub(in super::super) fn slice(b: &mut Builder, value: Value, dim: Option<usize>, at: i64) -> Option<Value> {
    let Some(dim) = dim else { return Some(value) };
    if dim == 0 {
        return Some(extract(b, value, &[at]));
    }
    let ctx = &b.ctx().clone();
    let from = b.ty(value).as_::<VectorType>(ctx)?;
    let ty = without(ctx, &from, dim)?;
    let zero = zero(ctx, ty)?;
    let mut all = arith::Constant::new(b, zero);
    for row in 0..*from.shape.first()? {
        let part = extract(b, value, &[row]);
        let part = slice(b, part, Some(dim - 1), at)?;
        all = insert(b, part, all, &[row]);
    }
    Some(all)
}

/// `all` with the slice at a position replaced.
pub(in super::super) fn put(
    b: &mut Builder,
    value: Value,
    all: Value,
    dim: Option<usize>,
    at: i64,
) -> Option<Value> {
    let Some(dim) = dim else { return Some(value) };
    if dim == 0 {
        return Some(insert(b, value, all, &[at]));
    }
    let ty = b.ty(all).as_::<VectorType>(b.ctx())?;
    let mut result = all;
    for row in 0..*ty.shape.first()? {
        let into = extract(b, result, &[row]);
        let part = extract(b, value, &[row]);
        let part = put(b, part, into, Some(dim - 1), at)?;
        result = insert(b, part, result, &[row]);
    }
    Some(result)
}

/// The attributes of a contraction without one iterator: its maps and iterators.
fn narrow(ctx: &Context, contraction: &Contraction, iterator: usize) -> (Attr, Attr) {
    let n_dims = contraction.is_reduction.len() - 1;
    let map = |dims: &Dims| {
        let dims: Dims = dims
            .iter()
            .filter(|&&dim| dim != iterator)
            .map(|&dim| if dim > iterator { dim - 1 } else { dim })
            .collect();
        map_attr(ctx, n_dims, &dims)
    };
    let maps: SmallVec<[Attr; 4]> = contraction.maps.iter().map(map).collect();
    let mut is_reduction = contraction.is_reduction.clone();
    is_reduction.remove(iterator);
    (ArrayAttr::get(ctx, &maps), iterators_attr(ctx, &is_reduction))
}

/// Unrolls the first batch dimension, or else the first dimension of only one side, or else the first contracted one.
pub(super) fn lower(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let [lhs, rhs, _] = &contraction.maps;
    let is_reduction = |dim: usize| contraction.is_reduction.get(dim).copied().unwrap_or(false);
    let in_rhs = |dim: usize| rhs.iter().position(|&other| other == dim);
    let in_lhs = |dim: usize| lhs.contains(&dim);
    let batch =
        lhs.iter().enumerate().find_map(|(at, &dim)| Some((at, in_rhs(dim)?)).filter(|_| !is_reduction(dim)));
    if let Some((lhs_at, rhs_at)) = batch {
        return parallel(contraction, rw, Some(lhs_at), Some(rhs_at));
    }
    let is_contracted = |dim: usize| is_reduction(dim) && in_lhs(dim) && in_rhs(dim).is_some();
    if let Some(at) = lhs.iter().position(|&dim| !is_contracted(dim)) {
        return parallel(contraction, rw, Some(at), None);
    }
    if let Some(at) = rhs.iter().position(|&dim| !is_contracted(dim)) {
        return parallel(contraction, rw, None, Some(at));
    }
    reduction(contraction, rw)
}

/// Unrolls an iterator of the result.
fn parallel(
    contraction: &Contraction,
    rw: &mut Rewriter,
    lhs_at: Option<usize>,
    rhs_at: Option<usize>,
) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (iterator, n) = match (lhs_at, rhs_at) {
        (Some(at), _) => (contraction.maps[0][at], *contraction.lhs_type(ctx, rw)?.shape.get(at)?),
        (None, Some(at)) => (contraction.maps[1][at], *contraction.rhs_type(ctx, rw)?.shape.get(at)?),
        (None, None) => return None,
    };
    let result_at = contraction.maps[2].iter().position(|&dim| dim == iterator);
    let mask_at = contraction.mask.map(|_| iterator);
    let can = can_slice(rw, contraction.lhs, lhs_at)
        && can_slice(rw, contraction.rhs, rhs_at)
        && can_slice(rw, contraction.acc, result_at)
        && contraction.mask.is_none_or(|mask| can_slice(rw, mask, mask_at));
    if !can || result_at.is_none() && n != 1 {
        return None;
    }
    let zero = zero(ctx, contraction.ty)?;
    let (maps, iterators) = narrow(ctx, contraction, iterator);
    let part_ty = match (contraction.ty.as_::<VectorType>(ctx), result_at) {
        (Some(ty), Some(at)) if ty.shape.len() == 1 && at == 0 => ty.elem,
        (Some(ty), Some(at)) => without(ctx, &ty, at)?,
        _ => contraction.ty,
    };
    let mut all = arith::Constant::new(rw, zero);
    for at in 0..n {
        let lhs = slice(rw, contraction.lhs, lhs_at, at)?;
        let rhs = slice(rw, contraction.rhs, rhs_at, at)?;
        let acc = slice(rw, contraction.acc, result_at, at)?;
        let mask = match contraction.mask {
            Some(mask) => Some(slice(rw, mask, mask_at, at)?),
            None => None,
        };
        let part =
            vector::Contract::with(part_ty, maps, iterators, lhs, rhs, acc).kind(contraction.kind).build(rw);
        let part = mask_operation(rw, part.0, mask);
        all = put(rw, part, all, result_at, at)?;
    }
    Some(all)
}

/// Unrolls the first iterator if all are contracted; along the last one, the product of both sides is reduced.
fn reduction(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    if contraction.ty.is::<VectorType>(ctx) {
        return None;
    }
    let find = |side: usize| contraction.maps[side].iter().position(|&dim| dim == 0);
    let (lhs_at, rhs_at) = (find(0)?, find(1)?);
    let (from_lhs, from_rhs) = (contraction.lhs_type(ctx, rw)?, contraction.rhs_type(ctx, rw)?);
    let n = *from_lhs.shape.get(lhs_at)?;
    if from_lhs.shape.len() == 1 {
        if from_rhs.shape.len() != 1 {
            return None;
        }
        let is_float = contraction.ty.is_float(ctx);
        let lhs = promote(rw, contraction.lhs, contraction.ty);
        let rhs = promote(rw, contraction.rhs, contraction.ty);
        let product = multiply(rw, lhs, rhs, is_float);
        let sum =
            vector::Reduction::build(rw, contraction.ty, contraction.kind, product, Some(contraction.acc));
        return Some(mask_operation(rw, sum.0, contraction.mask));
    }
    let can = can_slice(rw, contraction.lhs, Some(lhs_at))
        && can_slice(rw, contraction.rhs, Some(rhs_at))
        && contraction.mask.is_none_or(|mask| can_slice(rw, mask, Some(0)));
    if !can {
        return None;
    }
    let (maps, iterators) = narrow(ctx, contraction, 0);
    let mut all = contraction.acc;
    for at in 0..n {
        let lhs = slice(rw, contraction.lhs, Some(lhs_at), at)?;
        let rhs = slice(rw, contraction.rhs, Some(rhs_at), at)?;
        let mask = match contraction.mask {
            Some(mask) => Some(slice(rw, mask, Some(0), at)?),
            None => None,
        };
        let part = vector::Contract::with(contraction.ty, maps, iterators, lhs, rhs, all)
            .kind(contraction.kind)
            .build(rw);
        all = mask_operation(rw, part.0, mask);
    }
    Some(all)
}
