//! Canonicalization of `memref.subview`, `memref.reinterpret_cast` and `memref.view`.

use super::{cast_like, foldable_cast_source, size_constant, with_shape};
use crate::index_list;
use crate::index_list::{Index, Indices, Integers, Slice, divide, fold_first_list, fold_sizes};
use crate::memref::{Alloc, Cast, ExtractStridedMetadata, ReinterpretCast, SubView, View, ranked, shape};
use crate::prelude::*;

/// The type of a subview without the dimensions that `dropped` marks; `None` if the subview would not be valid.
pub fn reduced_type(b: &Body, source: Value, lists: [&[Index]; 3], dropped: &[bool]) -> Option<Type> {
    let ctx = b.ctx();
    let [offsets, sizes, strides] = lists.map(|list| divide(list).0);
    let is_valid = |&integer: &i64| integer >= 0 || integer == DYNAMIC;
    if !offsets.iter().all(is_valid) || !sizes.iter().all(is_valid) {
        return None;
    }
    let source = ranked(ctx, b, source)?;
    let slice = Slice { offsets, sizes, strides };
    if index_list::out_of_bounds(source.shape, &slice).is_some() {
        return None;
    }
    let ty = shape::subview_type(ctx, source, &slice)?;
    if !dropped.contains(&true) {
        return Some(ty);
    }
    let full = ty.as_::<MemRefType>(ctx)?;
    let (strides, offset) = layout::strides_and_offset(ctx, full)?;
    let keep = |list: &[i64]| -> Integers {
        list.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(&entry, _)| entry).collect()
    };
    let layout = StridedLayoutAttr::get(ctx, offset, &keep(&strides));
    let ty = MemRefType::get(ctx, &keep(full.shape), full.elem, Some(layout), full.memory_space);
    // The verifier finds the dropped dimensions by their strides, of which several may be equal.
    let reduced = ty.as_::<MemRefType>(ctx)?;
    let found = shape::dropped_dims(ctx, full, reduced, lists[1])?;
    shape::keeps_strides(ctx, full, reduced, &found).then_some(ty)
}

/// A subview of `source` with these offsets, sizes and strides, cast to the type of another one.
fn subview_like(rw: &mut Rewriter<'_>, op: SubView, source: Value, lists: &[Indices; 3]) -> Option<Value> {
    let lists = lists.each_ref().map(|list| list.as_slice());
    let ty = reduced_type(rw, source, lists, &op.dropped_dims(rw)?)?;
    let new = SubView::of_lists(rw, ty, source, lists);
    Some(cast_like(rw, op.0, new))
}

/// A subview with constant offsets, sizes or strides has them in its type.
pub(super) fn constant_subview(op: SubView, rw: &mut Rewriter<'_>) -> Option<Value> {
    let mut lists = op.mixed_lists(rw);
    let changed = fold_first_list(rw, &mut lists, false);
    let source = op.source(rw);
    changed.then(|| subview_like(rw, op, source, &lists)).flatten()
}

/// A subview of a cast is a cast of a subview.
pub(super) fn subview_of_cast(op: SubView, rw: &mut Rewriter<'_>) -> Option<Value> {
    if rw.operands(op.0).iter().any(|value| constant_of(rw, value).is_some()) {
        return None;
    }
    let source = foldable_cast_source(rw, op.source(rw))?;
    let lists = op.mixed_lists(rw);
    subview_like(rw, op, source, &lists)
}

/// A subview of all elements is a cast.
pub(super) fn trivial_subview(op: SubView, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = op.source(rw);
    let is_trivial = {
        let from = ranked(rw.ctx(), rw, source)?;
        let all =
            |list: Indices, value: i64| list.iter().all(|index| index.constant_value(rw) == Some(value));
        let [offsets, sizes, strides] = op.mixed_lists(rw);
        ranked(rw.ctx(), rw, op.result(rw))?.shape.len() == from.shape.len()
            && all(offsets, 0)
            && all(strides, 1)
            && sizes.iter().zip(from.shape).all(|(size, &extent)| size.constant_value(rw) == Some(extent))
    };
    is_trivial.then(|| same_or_cast(rw, op.0, source))
}

/// A value that an operation with a memref as its result has, cast to its type unless it has that type.
fn same_or_cast(rw: &mut Rewriter<'_>, op: Op, value: Value) -> Value {
    if rw.ty(value) == rw.ty(rw.result(op, 0)) { value } else { cast_like(rw, op, value) }
}

/// Replaces entries of a list by those that a type knows, and by constants.
fn constified(b: &Body, list: &[Index], known: &[i64]) -> Indices {
    let entry = |(i, &index): (usize, &Index)| match known.get(i) {
        Some(&value) if value != DYNAMIC => Index::Static(value),
        _ => index.constant_value(b).map_or(index, Index::Static),
    };
    list.iter().enumerate().map(entry).collect()
}

/// Offset, sizes and strides.
type Metadata = [Indices; 3];

fn constified_metadata(b: &Body, lists: Metadata, ty: Value) -> Option<Metadata> {
    let ctx = b.ctx();
    let ty = ranked(ctx, b, ty)?;
    let (strides, offset) = layout::strides_and_offset(ctx, ty).unwrap_or_default();
    let offset: &[i64] = if strides.is_empty() && !ty.shape.is_empty() { &[] } else { &[offset] };
    let [offsets, sizes, list] = lists;
    Some([constified(b, &offsets, offset), constified(b, &sizes, ty.shape), constified(b, &list, &strides)])
}

/// A cast with constant offset, sizes or strides has them in its type.
pub(super) fn constant_reinterpret_cast(op: ReinterpretCast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let old = op.mixed_lists(rw);
    let n_static =
        |lists: &Metadata| lists.iter().flatten().filter(|index| matches!(index, Index::Static(_))).count();
    let before = n_static(&old);
    let lists = constified_metadata(rw, old, op.result(rw))?;
    let [offsets, sizes, strides] = lists.each_ref().map(|list| divide(list).0);
    let is_negative = |&integer: &i64| integer < 0 && integer != DYNAMIC;
    if n_static(&lists) == before || sizes.iter().any(is_negative) || offsets.iter().any(is_negative) {
        return None;
    }
    let source = op.source(rw);
    let base = crate::memref::base_memref(rw.ctx(), rw.ty(source))?;
    let layout = StridedLayoutAttr::get(rw.ctx(), *offsets.first()?, &strides);
    let ty = MemRefType::get(rw.ctx(), &sizes, base.elem, Some(layout), base.memory_space);
    let new = ReinterpretCast::of_lists(rw, ty, source, lists.each_ref().map(|list| list.as_slice()));
    Some(cast_like(rw, op.0, new))
}

/// A cast of a buffer to the offset, sizes and strides that were taken from it gives the original memref; to others, it is
/// a cast of the original memref.
pub(super) fn reinterpret_metadata(op: ReinterpretCast, rw: &mut Rewriter<'_>) -> Option<()> {
    let extract = rw.def_as::<ExtractStridedMetadata>(op.source(rw))?;
    let source = extract.source(rw);
    let list = |values: terrace_ir::Values<'_>| values.iter().map(Index::Dynamic).collect();
    let taken = [
        SmallVec::from_slice(&[Index::Dynamic(extract.offset(rw))]),
        list(extract.sizes(rw)),
        list(extract.strides(rw)),
    ];
    let taken = constified_metadata(rw, taken, source)?;
    let given = constified_metadata(rw, op.mixed_lists(rw), op.result(rw))?;
    if taken != given {
        rw.replace_operand(op.0, 0, source);
        return Some(());
    }
    let value = same_or_cast(rw, op.0, source);
    rw.replace(op.0, &[value]);
    Some(())
}

/// A view with constant sizes has static extents.
pub(super) fn constant_view(op: View, rw: &mut Rewriter<'_>) -> Option<Value> {
    let sizes = op.sizes(rw).to_vec();
    let (ty, rest) = {
        let ty = ranked(rw.ctx(), rw, op.result(rw))?;
        layout::strides_and_offset(rw.ctx(), ty)?;
        let (shape, rest) = fold_sizes(rw, ty.shape, &sizes);
        (with_shape(rw, ty, &shape), rest)
    };
    if !sizes.iter().any(|&size| size_constant(rw, size).is_some()) {
        return None;
    }
    let (source, shift) = (op.source(rw), op.byte_shift(rw));
    let new = View::new(rw, ty, source, shift, &rest);
    Some(cast_like(rw, op.0, new))
}

/// A view of a cast allocation is a view of the allocation.
pub(super) fn view_of_cast(op: View, rw: &mut Rewriter<'_>) -> Option<Value> {
    let cast = rw.def_as::<Cast>(op.source(rw))?;
    let source = cast.source(rw);
    rw.def_op(source).filter(|&def| rw.is::<Alloc>(def))?;
    let (ty, shift) = (rw.ty(op.result(rw)), op.byte_shift(rw));
    let sizes = op.sizes(rw).to_vec();
    Some(View::new(rw, ty, source, shift, &sizes))
}
