//! Canonicalization of `memref.subview`, `memref.reinterpret_cast` and `memref.view`.

use super::{fold_sizes, foldable_cast_source, replace_by_cast, size_constant, with_shape};
use crate::index_list::{self, Index, Integers, Slice};
use crate::memref::{Alloc, Cast, ExtractStridedMetadata, ReinterpretCast, SubView, View, ranked, shape};
use terrace_base::layout;
use terrace_rewrite::prelude::*;

/// Integers and values, for each dimension.
type Indices = SmallVec<[Index; 4]>;

/// Divides a list into integers, with [`DYNAMIC`] for each value, and values.
fn divide(list: &[Index]) -> (Integers, SmallVec<[Value; 4]>) {
    let mut values = SmallVec::new();
    let integer = |&index: &Index| match index {
        Index::Static(integer) => integer,
        Index::Dynamic(value) => {
            values.push(value);
            DYNAMIC
        }
    };
    let integers = list.iter().map(integer).collect();
    (integers, values)
}

/// Replaces values in a list that are constants, as far as `accept` returns true for them; returns whether there were any.
fn fold_constants(b: &Body, list: &mut Indices, accept: impl Fn(i64) -> bool) -> bool {
    let mut changed = false;
    for index in list {
        if let Index::Dynamic(_) = index
            && let Some(value) = index.constant_value(b).filter(|&value| accept(value) && value != DYNAMIC)
        {
            *index = Index::Static(value);
            changed = true;
        }
    }
    changed
}

/// Type of a subview without the dimensions that `dropped` marks; `None` if the subview would not be valid.
fn reduced_type(b: &Body, source: Value, lists: [&Indices; 3], dropped: &[bool]) -> Option<Type> {
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

fn build_subview(rw: &mut Rewriter<'_>, ty: Type, source: Value, lists: [&Indices; 3]) -> Value {
    let [offsets, sizes, strides] = lists.map(|list| divide(list));
    let [o, s, t] = [&offsets, &sizes, &strides].map(|list| DenseArrayAttr::of_i64s(rw.ctx(), &list.0));
    SubView::new(rw, ty, o, s, t, source, &offsets.1, &sizes.1, &strides.1)
}

/// A subview with constant offsets, sizes or strides has them in its type.
pub(super) fn constant_subview(op: SubView, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut offsets = op.mixed_offsets(rw);
    let mut sizes = op.mixed_sizes(rw);
    let mut strides = op.mixed_strides(rw);
    let is_size = |value: i64| value >= 0;
    // One list at a time, since it decides the order of the resulting casts.
    let changed = fold_constants(rw, &mut offsets, is_size)
        || fold_constants(rw, &mut sizes, is_size)
        || fold_constants(rw, &mut strides, |value| value != 0);
    if !changed {
        return None;
    }
    let source = op.source(rw);
    let dropped = op.dropped_dims(rw)?;
    let lists = [&offsets, &sizes, &strides];
    let ty = reduced_type(rw, source, lists, &dropped)?;
    let new = build_subview(rw, ty, source, lists);
    replace_by_cast(rw, op.0, new)
}

/// A subview of a cast is a cast of a subview.
pub(super) fn subview_of_cast(op: SubView, rw: &mut Rewriter<'_>) -> Option<()> {
    if rw.operands(op.0).iter().any(|value| constant_of(rw, value).is_some()) {
        return None;
    }
    let source = foldable_cast_source(rw, op.source(rw))?;
    let dropped = op.dropped_dims(rw)?;
    let (offsets, sizes, strides) = (op.mixed_offsets(rw), op.mixed_sizes(rw), op.mixed_strides(rw));
    let lists = [&offsets, &sizes, &strides];
    let ty = reduced_type(rw, source, lists, &dropped)?;
    let new = build_subview(rw, ty, source, lists);
    replace_by_cast(rw, op.0, new)
}

/// A subview of all elements is a cast.
pub(super) fn trivial_subview(op: SubView, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let is_trivial = {
        let from = ranked(rw.ctx(), rw, source)?;
        let all =
            |list: Indices, value: i64| list.iter().all(|index| index.constant_value(rw) == Some(value));
        let sizes = op.mixed_sizes(rw);
        ranked(rw.ctx(), rw, op.result(rw))?.shape.len() == from.shape.len()
            && all(op.mixed_offsets(rw), 0)
            && all(op.mixed_strides(rw), 1)
            && sizes.iter().zip(from.shape).all(|(size, &extent)| size.constant_value(rw) == Some(extent))
    };
    if !is_trivial {
        return None;
    }
    if rw.ty(source) == rw.ty(op.result(rw)) {
        rw.replace(op.0, &[source]);
        return Some(());
    }
    replace_by_cast(rw, op.0, source)
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

fn metadata_of_cast(b: &Body, op: ReinterpretCast) -> Metadata {
    let list =
        |attr: Option<Attr>, values| index_list::mixed(&index_list::integers_of(b.ctx(), attr), values);
    [
        list(op.static_offsets(b), op.offsets(b)),
        list(op.static_sizes(b), op.sizes(b)),
        list(op.static_strides(b), op.strides(b)),
    ]
}

/// A cast with constant offset, sizes or strides has them in its type.
pub(super) fn constant_reinterpret_cast(op: ReinterpretCast, rw: &mut Rewriter<'_>) -> Option<()> {
    let lists = metadata_of_cast(rw, op);
    let n_static =
        |lists: &Metadata| lists.iter().flatten().filter(|index| matches!(index, Index::Static(_))).count();
    let before = n_static(&lists);
    let lists = constified_metadata(rw, lists, op.result(rw))?;
    if n_static(&lists) == before {
        return None;
    }
    let [offsets, sizes, strides] = lists.map(|list| divide(&list));
    let source = op.source(rw);
    if sizes.0.iter().any(|&size| size < 0 && size != DYNAMIC)
        || offsets.0.iter().any(|&o| o < 0 && o != DYNAMIC)
    {
        return None;
    }
    let ty = {
        let ctx = rw.ctx();
        let base = crate::memref::base_memref(ctx, rw.ty(source))?;
        let layout = StridedLayoutAttr::get(ctx, *offsets.0.first()?, &strides.0);
        MemRefType::get(ctx, &sizes.0, base.elem, Some(layout), base.memory_space)
    };
    let [o, s, t] = [&offsets, &sizes, &strides].map(|list| DenseArrayAttr::of_i64s(rw.ctx(), &list.0));
    let new = ReinterpretCast::new(rw, ty, o, s, t, source, &offsets.1, &sizes.1, &strides.1);
    replace_by_cast(rw, op.0, new)
}

/// A cast of a buffer to the offset, sizes and strides that were taken from it gives the original memref; to others, it is
/// a cast of the original memref.
pub(super) fn reinterpret_metadata(op: ReinterpretCast, rw: &mut Rewriter<'_>) -> Option<()> {
    let extract = rw.def_op(op.source(rw)).and_then(|def| rw.as_::<ExtractStridedMetadata>(def))?;
    let source = extract.source(rw);
    let list = |values: terrace_ir::Values<'_>| values.iter().map(Index::Dynamic).collect();
    let taken = [
        SmallVec::from_slice(&[Index::Dynamic(extract.offset(rw))]),
        list(extract.sizes(rw)),
        list(extract.strides(rw)),
    ];
    let taken = constified_metadata(rw, taken, source)?;
    let given = constified_metadata(rw, metadata_of_cast(rw, op), op.result(rw))?;
    if taken != given {
        rw.replace_operand(op.0, 0, source);
        return Some(());
    }
    if rw.ty(source) == rw.ty(op.result(rw)) {
        rw.replace(op.0, &[source]);
        return Some(());
    }
    replace_by_cast(rw, op.0, source)
}

/// A view with constant sizes has static extents.
pub(super) fn constant_view(op: View, rw: &mut Rewriter<'_>) -> Option<()> {
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
    replace_by_cast(rw, op.0, new)
}

/// A view of a cast allocation is a view of the allocation.
pub(super) fn view_of_cast(op: View, rw: &mut Rewriter<'_>) -> Option<()> {
    let cast = rw.def_op(op.source(rw)).and_then(|def| rw.as_::<Cast>(def))?;
    let source = cast.source(rw);
    rw.def_op(source).filter(|&def| rw.is::<Alloc>(def))?;
    let (ty, shift) = (rw.ty(op.result(rw)), op.byte_shift(rw));
    let sizes = op.sizes(rw).to_vec();
    let new = View::new(rw, ty, source, shift, &sizes);
    rw.replace(op.0, &[new]);
    Some(())
}
