//! Lowering of slices and regrouping views on the descriptor; for complete lowerings only. Upstream requires
//! `expand-strided-metadata` to expand these operations first.

use crate::common::memory::ranked;
use crate::common::number::{Number, mixed};
use crate::prelude::*;
use terrace_memory::reassociation;

/// A descriptor of the same buffer with new offset, sizes and strides; static ones are those of the type.
fn rebuild(
    rw: &mut Lowering,
    ty: Type,
    memref: &MemRefType<'_>,
    source: MemRefDescriptor,
    offset: Number,
    dims: &[(Number, Number)],
) -> Rewrite<Value> {
    let (strides, known_offset) =
        strides_and_offset(rw.context(), *memref).ok_or("the layout is not strided")?;
    let result = rw.convert(ty)?;
    let pointers = (source.allocated(rw), source.aligned(rw));
    let mut new = MemRefDescriptor::poison(rw, result);
    let prefer = |entry: Option<&i64>, number: Number| match entry {
        Some(&entry) if entry != DYNAMIC => Number::Known(entry),
        _ => number,
    };
    new.set_base(rw, pointers, prefer(Some(&known_offset), offset));
    for (dim, &(size, stride)) in dims.iter().enumerate() {
        new.set_dim(rw, dim, prefer(memref.shape.get(dim), size), prefer(strides.get(dim), stride));
    }
    Ok(new.0)
}

/// The source and result types of a view; both are strided.
struct View<'c> {
    from: MemRefType<'c>,
    /// Type of the view, as a type and as a memref type.
    ty: Type,
    to: MemRefType<'c>,
    /// Strides of `from`.
    strides: SmallVec<[i64; 4]>,
    offset: i64,
}

/// The types of a view of `source`.
fn view<'c>(rw: &mut Lowering<'_, 'c>, op: Op, source: Value) -> Rewrite<View<'c>> {
    let ctx = rw.context();
    let (from, to) = (ranked(rw, source)?, ranked(rw, rw.result(op, 0))?);
    let ty = rw.ty(rw.result(op, 0));
    rw.convert(ty)?;
    let (strides, offset) = strides_and_offset(ctx, from).ok_or("the layout is not strided")?;
    strides_and_offset(ctx, to).ok_or("the layout is not strided")?;
    Ok(View { from, ty, to, strides, offset })
}

/// A slice: the offset grows by the offsets times the strides.
pub(super) fn subview(op: memref::SubView, rw: &mut Lowering) -> Rewrite<Value> {
    let View { ty, to, strides, offset, .. } = view(rw, op.0, op.source(rw))?;
    let args = rw.adaptor(op);
    let offsets = mixed(rw, op.static_offsets(rw), args.offsets)?;
    let sizes = mixed(rw, op.static_sizes(rw), args.sizes)?;
    let steps = mixed(rw, op.static_strides(rw), args.strides)?;
    if [&offsets, &sizes, &steps].iter().any(|list| list.len() != strides.len()) {
        return Err("the numbers do not fit the rank".into());
    }
    let dropped = op.dropped_dims(rw).ok_or("the result is no slice of the source")?;
    let source = MemRefDescriptor(args.source);
    let index = index_type(rw.converter);
    let mut at = Number::of(offset, || source.offset(rw));
    let mut dims: SmallVec<[(Number, Number); 4]> = SmallVec::new();
    for (dim, &stride) in strides.iter().enumerate() {
        let stride = Number::of(stride, || source.stride(rw, dim));
        let moved = offsets[dim].times(rw, index, stride);
        at = at.plus(rw, index, moved);
        if !dropped[dim] {
            dims.push((sizes[dim], stride.times(rw, index, steps[dim])));
        }
    }
    rebuild(rw, ty, &to, source, at, &dims)
}

/// The groups of dimensions, whose indices are in range.
fn groups(ctx: &Context, attr: Option<Attr>, rank: usize) -> Rewrite<Vec<SmallVec<[usize; 4]>>> {
    let lists = reassociation::groups(ctx, attr.ok_or("the groups are missing")?);
    let in_range = |dim: i64| usize::try_from(dim).ok().filter(|&dim| dim < rank);
    let lists: Option<Vec<SmallVec<[usize; 4]>>> =
        lists.into_iter().map(|list| list.into_iter().map(in_range).collect()).collect();
    lists.ok_or_else(|| "a group names a dimension that is not there".into())
}

/// Collapses each group of dimensions, whose elements are contiguous.
pub(super) fn collapse_shape(op: memref::CollapseShape, rw: &mut Lowering) -> Rewrite<Value> {
    let View { from, ty, to, strides, offset } = view(rw, op.0, op.src(rw))?;
    let groups = groups(rw.context(), op.reassociation(rw), from.shape.len())?;
    if groups.len() != to.shape.len() {
        return Err("the groups do not fit the rank".into());
    }
    let source = MemRefDescriptor(rw.adaptor(op).src);
    let index = index_type(rw.converter);
    let at = Number::of(offset, || source.offset(rw));
    let mut dims: SmallVec<[(Number, Number); 4]> = SmallVec::new();
    for group in &groups {
        let mut size = Number::Known(1);
        for &dim in group {
            let extent = Number::of(from.shape[dim], || source.size(rw, dim));
            size = size.times(rw, index, extent);
        }
        // The stride of a dimension of one element has no effect.
        let inner = group.iter().rev().find(|&&dim| from.shape[dim] != 1).or(group.last());
        let stride = match inner {
            Some(&dim) => Number::of(strides[dim], || source.stride(rw, dim)),
            None => Number::Known(1),
        };
        dims.push((size, stride));
    }
    rebuild(rw, ty, &to, source, at, &dims)
}

/// Expands each dimension to a group in row-major order.
pub(super) fn expand_shape(op: memref::ExpandShape, rw: &mut Lowering) -> Rewrite<Value> {
    let View { ty, to, strides, offset, .. } = view(rw, op.0, op.src(rw))?;
    let rank = to.shape.len();
    let groups = groups(rw.context(), op.reassociation(rw), rank)?;
    let args = rw.adaptor(op);
    let sizes = mixed(rw, op.static_output_shape(rw), args.output_shape)?;
    if groups.len() != strides.len() || sizes.len() != rank {
        return Err("the groups do not fit the rank".into());
    }
    let source = MemRefDescriptor(args.src);
    let index = index_type(rw.converter);
    let at = Number::of(offset, || source.offset(rw));
    let mut dims: SmallVec<[(Number, Number); 4]> =
        sizes.iter().map(|&size| (size, Number::Known(1))).collect();
    for (from, group) in groups.iter().enumerate() {
        let mut running = Number::of(strides[from], || source.stride(rw, from));
        for &dim in group.iter().rev() {
            dims[dim].1 = running;
            let size = if to.shape[dim] == DYNAMIC { sizes[dim] } else { Number::Known(to.shape[dim]) };
            running = running.times(rw, index, size);
        }
    }
    rebuild(rw, ty, &to, source, at, &dims)
}
