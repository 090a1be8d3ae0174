//! Canonicalization of slices.

use super::{foldable_cast_source, preserves_static_extents, same_or_cast};
use crate::index_list::{
    Index, Indices, Integers, Slice, divide, fold_constants, fold_first_list, out_of_bounds,
};
use crate::prelude::*;
use crate::reassociation::{dropped_dims, dropped_ones, is_rank_reduced, kept};
use crate::tensor::{Cast, ExtractSlice, Insertion, cast_compatible, infer, ranked};

/// Whether the static part of a slice may be one of a value.
fn is_inside(b: &Body, whole: Value, lists: &[Indices; 3]) -> bool {
    let [offsets, sizes, strides] = lists.each_ref().map(|list| divide(list).0);
    let is_valid = |&integer: &i64| integer >= 0 || integer == DYNAMIC;
    let slice = Slice { offsets, sizes, strides };
    slice.offsets.iter().chain(&slice.sizes).all(is_valid)
        && ranked(b.ctx(), b, whole).is_some_and(|ty| out_of_bounds(ty.shape, &slice).is_none())
}

fn has_constant_operand(b: &Body, op: Op) -> bool {
    b.operands(op).iter().any(|value| constant_of(b, value).is_some())
}

// Extraction.

/// A slice with constant offsets, sizes or strides has them in its type.
pub(super) fn constant_slice(op: ExtractSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let mut lists = op.mixed_lists(rw);
    let source = op.source(rw);
    if !fold_first_list(rw, &mut lists, true) || !is_inside(rw, source, &lists) {
        return None;
    }
    let ty = {
        let ctx = rw.ctx();
        let (source, dropped) = (ranked(ctx, rw, source)?, op.dropped_dims(rw));
        let [_, sizes, _] = lists.each_ref().map(|list| divide(list).0);
        match dropped.contains(&true) {
            false => infer::slice(ctx, source, &sizes),
            true => RankedTensorType::get(ctx, &kept(&sizes, &dropped), source.elem, None),
        }
    };
    let new = ExtractSlice::of_lists(rw, ty, source, lists.each_ref().map(|list| list.as_slice()));
    Some(same_or_cast(rw, op.0, new))
}

/// A slice of a cast that hides extents is one of the original tensor.
pub(super) fn slice_of_cast(op: ExtractSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    if has_constant_operand(rw, op.0) {
        return None;
    }
    let source = foldable_cast_source(rw, op.source(rw))?;
    let (ty, lists) = (rw.ty(op.result(rw)), op.mixed_lists(rw));
    if !is_inside(rw, source, &lists) {
        return None;
    }
    Some(ExtractSlice::of_lists(rw, ty, source, lists.each_ref().map(|list| list.as_slice())))
}

/// A cast of a slice to more static extents is a slice of these sizes.
pub(super) fn cast_of_slice(op: Cast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let slice = rw.def_as::<ExtractSlice>(op.source(rw))?;
    let (from, ty) = (rw.ty(op.source(rw)), rw.ty(op.dest(rw)));
    if !preserves_static_extents(rw.ctx(), from, ty) {
        return None;
    }
    let mut lists = slice.mixed_lists(rw);
    {
        let ctx = rw.ctx();
        let (from, to) = (from.as_::<RankedTensorType>(ctx)?.shape, ty.as_::<RankedTensorType>(ctx)?.shape);
        if from == to {
            return None;
        }
        let [_, sizes, _] = &mut lists;
        let dropped = dropped_ones(&divide(sizes).0, from)?;
        let kept = sizes.iter_mut().zip(&dropped).filter(|(_, dropped)| !**dropped);
        for ((size, _), &extent) in kept.zip(to).filter(|(_, extent)| **extent != DYNAMIC) {
            *size = Index::Static(extent);
        }
    }
    let source = slice.source(rw);
    if !is_inside(rw, source, &lists) {
        return None;
    }
    Some(ExtractSlice::of_lists(rw, ty, source, lists.each_ref().map(|list| list.as_slice())))
}

// Insertion.

/// A cast of the tensor that is inserted.
fn cast_source<K: Insertion>(op: K, rw: &mut Rewriter<'_>, ty: Type, source: Value) -> Value {
    op.set_before(rw);
    let cast = Cast::new(rw, ty, source);
    rw.set_before(op.op());
    cast
}

/// An insertion at constant offsets, sizes or strides has them as integers, and a source of these sizes.
pub(super) fn constant_insertion<K: Insertion>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut source, dest, mut lists) = op.parts(rw);
    let [_, old_sizes, _] = lists.clone();
    if !fold_first_list(rw, &mut lists, false) || !is_inside(rw, dest, &lists) {
        return None;
    }
    let ty = {
        let ctx = rw.ctx();
        let (whole, from) = (ranked(ctx, rw, dest)?, ranked(ctx, rw, source)?);
        let [_, sizes, _] = lists.each_ref().map(|list| divide(list).0);
        // Upstream takes the first dimensions of size one for those that the source lacks.
        let dropped = dropped_dims(&old_sizes, from.shape);
        match dropped.contains(&true) {
            false => infer::slice(ctx, whole, &sizes),
            true => RankedTensorType::get(ctx, &kept(&sizes, &dropped), whole.elem, None),
        }
    };
    if ty != rw.ty(source) {
        if !cast_compatible(rw.ctx(), rw.ty(source), ty) {
            return None;
        }
        source = cast_source(op, rw, ty, source);
    }
    op.replace(rw, source, dest, &lists);
    Some(())
}

/// The dimensions of size one that a shape lacks, whose dynamic extents fit any size (`computeRankReductionMask` with
/// `matchDynamic`).
fn dropped_of_any(sizes: &[i64], reduced: &[i64]) -> Option<SmallVec<[bool; 8]>> {
    let mut rest = reduced.iter().peekable();
    let mut dropped = SmallVec::new();
    for &size in sizes {
        let fits = |extent: i64| extent == size || size != 1 && (extent == DYNAMIC || size == DYNAMIC);
        let is_kept = rest.peek().is_some_and(|&&extent| fits(extent));
        if is_kept {
            rest.next();
        } else if size != 1 {
            return None;
        }
        dropped.push(!is_kept);
    }
    rest.next().is_none().then_some(dropped)
}

/// The insertion of a cast that hides extents, or into one, is an insertion of, or into, the original tensor.
pub(super) fn insertion_of_cast<K: Insertion>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    if has_constant_operand(rw, op.op()) {
        return None;
    }
    let (source, dest, mut lists) = op.parts(rw);
    let (from, into) = (foldable_cast_source(rw, source), foldable_cast_source(rw, dest));
    if from.is_none() && into.is_none() {
        return None;
    }
    let (source, dest) = (from.unwrap_or(source), into.unwrap_or(dest));
    {
        let ctx = rw.ctx();
        let (part, whole) = (ranked(ctx, rw, source)?, ranked(ctx, rw, dest)?);
        let [_, sizes, _] = &mut lists;
        let dropped = dropped_of_any(&divide(sizes).0, part.shape)?;
        // As upstream, which stays at the first dynamic extent.
        let mut extents = part.shape.iter();
        for (size, dropped) in sizes.iter_mut().zip(&dropped) {
            let Some(&extent) = extents.as_slice().first().filter(|_| !dropped) else { continue };
            if extent != DYNAMIC {
                extents.next();
                *size = Index::Static(extent);
            }
        }
        let sizes = divide(sizes).0;
        if sizes.len() != whole.shape.len() || part.elem != whole.elem || !is_rank_reduced(&sizes, part.shape)
        {
            return None;
        }
    }
    if !is_inside(rw, dest, &lists) {
        return None;
    }
    op.replace(rw, source, dest, &lists);
    Some(())
}

/// A source with fewer static extents than the sizes have is cast to these.
pub(super) fn static_source<K: Insertion>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest, mut lists) = op.parts(rw);
    let [_, sizes, _] = &mut lists;
    fold_constants(rw, sizes, |size| size >= 0);
    if !is_inside(rw, dest, &lists) {
        return None;
    }
    let ty = {
        let ctx = rw.ctx();
        let (part, whole) = (ranked(ctx, rw, source)?, ranked(ctx, rw, dest)?);
        if part.shape.len() != whole.shape.len() {
            return None;
        }
        let mut extents: Integers = part.shape.into();
        let [_, sizes, _] = &lists;
        for (extent, size) in extents.iter_mut().zip(sizes) {
            if let Index::Static(constant) = *size {
                *extent = constant;
            }
        }
        RankedTensorType::get(ctx, &extents, part.elem, part.encoding)
    };
    let from = rw.ty(source);
    if from == ty || !preserves_static_extents(rw.ctx(), from, ty) || !cast_compatible(rw.ctx(), from, ty) {
        return None;
    }
    let source = cast_source(op, rw, ty, source);
    op.replace(rw, source, dest, &lists);
    Some(())
}
