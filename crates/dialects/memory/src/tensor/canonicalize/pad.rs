//! Canonicalization of `tensor.pad`.

use super::{cast_like, compose, foldable_cast_source, preserves_static_extents};
use crate::index_list::{Index, Indices, divide};
use crate::prelude::*;
use crate::tensor::{Cast, ExtractSlice, Pad, infer, ranked};

/// A padding with the region, attributes and `nofold` of another one, which must be replaced.
fn pad(rw: &mut Rewriter<'_>, like: Pad, ty: Type, source: Value, [low, high]: [&[Index]; 2]) -> Value {
    let (nofold, dict) = (like.nofold(rw), rw.dict(like.0));
    let [low, high] = [low, high].map(divide);
    let [static_low, static_high] = [&low.0, &high.0].map(|list| DenseArrayAttr::of_i64s(rw.ctx(), list));
    let new = Pad::with(ty, static_low, static_high, source, &low.1, &high.1).nofold(nofold).build(rw);
    rw.set_dict(new.0, dict);
    let (from, to) = (like.region(rw), new.region(rw));
    rw.inline_region_before(from, to, None);
    new.result(rw)
}

fn is_zero(b: &Body, list: &[Index]) -> bool {
    list.iter().all(|index| index.constant_value(b) == Some(0))
}

/// A padding without elements is a cast.
pub(super) fn without_elements(op: Pad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let [low, high] = op.mixed_padding(rw);
    let is_empty = is_zero(rw, &low) && is_zero(rw, &high) && op.nofold(rw).is_none();
    let source = op.source(rw);
    is_empty.then(|| cast_like(rw, op.0, source))
}

/// A padding of a cast that hides extents is one of the original tensor.
pub(super) fn of_cast(op: Pad, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = foldable_cast_source(rw, op.source(rw))?;
    let [low, high] = op.listed_padding(rw);
    let ty = {
        let ctx = rw.ctx();
        let (from, result) = (ranked(ctx, rw, source)?, ranked(ctx, rw, op.result(rw))?);
        let inferred = infer::padded(ctx, from, &divide(&low).0, &divide(&high).0)?;
        let inferred = inferred.as_::<RankedTensorType>(ctx)?;
        let extent = |(&extent, &old): (&i64, &i64)| if extent == DYNAMIC { old } else { extent };
        let extents: SmallVec<[i64; 4]> = inferred.shape.iter().zip(result.shape).map(extent).collect();
        RankedTensorType::get(ctx, &extents, from.elem, None)
    };
    if ty == rw.ty(op.result(rw)) {
        rw.replace_operand(op.0, 0, source);
        return Some(());
    }
    // The next application replaces the source.
    let ([low, high], source) = (op.listed_padding(rw), op.source(rw));
    let new = pad(rw, op, ty, source, [&low, &high]);
    let cast = cast_like(rw, op.0, new);
    rw.replace(op.0, &[cast]);
    Some(())
}

/// A padding that is only cast to more static extents has them itself.
pub(super) fn cast_of_pad(op: Pad, rw: &mut Rewriter<'_>) -> Option<()> {
    let result = op.result(rw);
    let user = rw.users(result).next().filter(|_| rw.has_one_use(result))?;
    let cast = rw.as_::<Cast>(user)?;
    let ty = rw.ty(cast.dest(rw));
    if !preserves_static_extents(rw.ctx(), rw.ty(result), ty) {
        return None;
    }
    let ([low, high], source) = (op.listed_padding(rw), op.source(rw));
    let new = pad(rw, op, ty, source, [&low, &high]);
    rw.replace(op.0, &[new]);
    rw.replace(cast.0, &[new]);
    Some(())
}

/// A padding with constant numbers of elements has static extents.
pub(super) fn constant_padding(op: Pad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = op.source(rw);
    let [low, high] = op.mixed_padding(rw);
    let ty = {
        let ctx = rw.ctx();
        let (from, result) = (ranked(ctx, rw, source)?, ranked(ctx, rw, op.result(rw))?);
        let inferred = infer::padded(ctx, from, &divide(&low).0, &divide(&high).0)?;
        let inferred = inferred.as_::<RankedTensorType>(ctx)?;
        let extent = |(&extent, &old): (&i64, &i64)| if old == DYNAMIC { extent } else { old };
        let extents: SmallVec<[i64; 4]> = inferred.shape.iter().zip(result.shape).map(extent).collect();
        if extents.as_slice() == result.shape || extents.iter().all(|&extent| extent == DYNAMIC) {
            return None;
        }
        RankedTensorType::get(ctx, &extents, result.elem, None)
    };
    let new = pad(rw, op, ty, source, [&low, &high]);
    Some(cast_like(rw, op.0, new))
}

/// Two paddings with one value are one.
pub(super) fn twice(op: Pad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner =
        rw.def_as::<Pad>(op.source(rw)).filter(|inner| inner.nofold(rw).is_none() && inner.0 != op.0)?;
    let value = op.constant_value(rw).filter(|_| op.nofold(rw).is_none())?;
    if inner.constant_value(rw) != Some(value) {
        return None;
    }
    let ([low, high], [inner_low, inner_high]) = (op.mixed_padding(rw), inner.mixed_padding(rw));
    let sum = {
        let ctx = rw.ctx();
        let sum = AffineExpr::binary(ctx, AffineOp::Add, AffineExpr::dim(ctx, 0), AffineExpr::dim(ctx, 1));
        AffineMap::new(2, 0, &[sum])
    };
    let mut add = |list: &Indices, inner: &Indices| -> Indices {
        list.iter().zip(inner).map(|(&a, &b)| compose::apply(rw, &sum, &[a, b])).collect()
    };
    let high = add(&high, &inner_high);
    let low = add(&low, &inner_low);
    let (ty, source) = (rw.ty(op.result(rw)), inner.source(rw));
    Some(pad(rw, op, ty, source, [&low, &high]))
}

/// Two paddings in different dimensions with one value, each of a slice, are one of one slice.
pub(super) fn of_other_dims(op: Pad, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner_slice = rw.def_as::<ExtractSlice>(op.source(rw))?;
    let outer = rw.def_as::<Pad>(inner_slice.source(rw)).filter(|outer| outer.nofold(rw).is_none())?;
    let outer_slice = rw.def_as::<ExtractSlice>(outer.source(rw))?;
    let rank = ranked(rw.ctx(), rw, op.source(rw))?.shape.len();
    let source = outer_slice.source(rw);
    let padded = ranked(rw.ctx(), rw, inner_slice.source(rw))?;
    if ranked(rw.ctx(), rw, source)?.shape.len() != rank || padded.shape.len() != rank {
        return None;
    }
    let [inner_offsets, inner_sizes, inner_strides] = inner_slice.mixed_lists(rw);
    let [outer_offsets, outer_sizes, outer_strides] = outer_slice.mixed_lists(rw);
    let all = |list: &Indices, n: i64| list.iter().all(|index| *index == Index::Static(n));
    let ([low, high], [outer_low, outer_high]) = (op.mixed_padding(rw), outer.mixed_padding(rw));
    if !all(&inner_strides, 1) || !all(&outer_strides, 1) || !is_zero(rw, &low) || !is_zero(rw, &outer_low) {
        return None;
    }
    let constant = |op: Pad| constant_of(rw, op.constant_value(rw)?);
    if constant(op)? != constant(outer)? {
        return None;
    }
    let mut sizes = Indices::new();
    let mut offsets = Indices::new();
    let mut padding = Indices::new();
    for i in 0..rank {
        let is_zero = |list: &Indices| list.get(i).is_some_and(|index| index.constant_value(rw) == Some(0));
        let (pads, outer_pads) = (!is_zero(&high), !is_zero(&outer_high));
        if pads && outer_pads {
            return None;
        }
        offsets.push(if !pads && is_zero(&inner_offsets) {
            *outer_offsets.get(i)?
        } else if !outer_pads && is_zero(&outer_offsets) {
            *inner_offsets.get(i)?
        } else {
            return None;
        });
        let size = *inner_sizes.get(i)?;
        if outer_pads {
            let extent = padded.shape[i];
            if extent == DYNAMIC || size.constant_value(rw) != Some(extent) {
                return None;
            }
            sizes.push(*outer_sizes.get(i)?);
            padding.push(*outer_high.get(i)?);
        } else {
            sizes.push(size);
            padding.push(if pads { *high.get(i)? } else { Index::Static(0) });
        }
    }
    let slice_ty = infer::slice(rw.ctx(), ranked(rw.ctx(), rw, source)?, &divide(&sizes).0);
    let slice = ExtractSlice::of_lists(rw, slice_ty, source, [&offsets, &sizes, &inner_strides]);
    let ty = rw.ty(op.result(rw));
    Some(pad(rw, op, ty, slice, [&low, &padding]))
}
