//! `expand-strided-metadata`: views become `memref.reinterpret_cast`s of their buffers.
//!
//! `memref.extract_strided_metadata` of a view is computed from that of the view's source, so that in the end only
//! function arguments, allocations and the like are decomposed.

use super::casts::reinterpret_cast;
use super::metadata;
use crate::affine::compose::apply_symbols;
use crate::index_list::{Index, Indices};
use crate::memref;
use crate::memref::{is_identity, strides_and_offset};
use crate::prelude::*;

passes! {
    /// Expand memref operations into easier to analyze constructs.
    ///
    /// Views become `memref.reinterpret_cast`s of their buffers; offsets, sizes and strides are computed by
    /// `affine.apply`.
    ExpandStridedMetadata("ExpandStridedMetadataPass") = "expand-strided-metadata" on(Anchor::Any, Body)
        => expand_strided_metadata;
}

fn expand_strided_metadata(_: &ExpandStridedMetadata, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(GreedyEdit::new(PATTERNS).into())
}

/// The patterns of `expand-strided-metadata`.
pub static PATTERNS: &[greedy::Pattern] = rewrites![
    memref::SubView => view,
    memref::ExpandShape => view,
    memref::CollapseShape => view,
    memref::ExtractAlignedPointerAsIndex => pointer_of_view,
    memref::ExtractStridedMetadata => extract,
];

/// Replaces a view by a `memref.reinterpret_cast` of its buffer.
fn view<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let parts = metadata::of_view(rw, op.op())?;
    let ty = rw.ty(rw.result(op.op(), 0));
    Some(reinterpret_cast(rw, ty, parts.base, parts.offset, &parts.sizes, &parts.strides))
}

/// The source of a view that starts at the same address. As in upstream, only for some kinds of views.
fn view_source(b: &Body, op: Op) -> Option<Value> {
    let is_view = b.is::<memref::SubView>(op) || b.is::<memref::ReinterpretCast>(op);
    b.operands(op).first().filter(|_| is_view)
}

/// The pointer of such a view is its source's pointer.
fn pointer_of_view(op: memref::ExtractAlignedPointerAsIndex, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let def = rw.def_op(source)?;
    let before = view_source(rw, def).filter(|_| rw.result(def, 0) == source)?;
    rw.set_operand(op.0, 0, before);
    rw.modified(op.0);
    Some(())
}

/// Computes the components of views and allocations.
fn extract(op: memref::ExtractStridedMetadata, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let def = rw.def_op(source)?;
    if let Some(parts) = metadata::of_view(rw, def) {
        return replace_by(rw, op, Some(parts.base), parts.offset, parts.sizes, parts.strides);
    }
    if let Some(cast) = rw.as_::<memref::ReinterpretCast>(def) {
        return of_reinterpret_cast(op, cast, rw);
    }
    if let Some(cast) = rw.as_::<memref::MemorySpaceCast>(def) {
        return of_memory_space_cast(op, cast, rw);
    }
    if let Some(assume) = rw.as_::<memref::AssumeAlignment>(def) {
        let before = assume.memref(rw);
        let new = metadata::extract(rw, before)?;
        let results = rw.results(new.0).to_vec();
        rw.replace(op.0, &results);
        return Some(());
    }
    if rw.is::<memref::ExtractStridedMetadata>(def) {
        // The buffer of a memref of rank zero is itself.
        return replace_by(rw, op, Some(source), Index::Static(0), Indices::new(), Indices::new());
    }
    let dynamic_sizes = if let Some(alloc) = rw.as_::<memref::Alloc>(def) {
        alloc.dynamic_sizes(rw)
    } else if let Some(alloca) = rw.as_::<memref::Alloca>(def) {
        alloca.dynamic_sizes(rw)
    } else if rw.is::<memref::GetGlobal>(def) {
        terrace_ir::Values::EMPTY
    } else {
        return None;
    };
    let dynamic_sizes = dynamic_sizes.to_vec();
    of_allocation(op, source, &dynamic_sizes, rw)
}

/// Replaces the results; integers become constants.
fn replace_by(
    rw: &mut Rewriter<'_>,
    op: memref::ExtractStridedMetadata,
    base: Option<Value>,
    offset: Index,
    sizes: Indices,
    strides: Indices,
) -> Option<()> {
    let mut values: SmallVec<[Option<Value>; 8]> = SmallVec::from_slice(&[base]);
    for index in [offset].into_iter().chain(sizes).chain(strides) {
        values.push(Some(index.value(rw)));
    }
    rw.replace_used(op.0, &values);
    Some(())
}

/// The components are the cast's operands, the buffer is that of its source.
fn of_reinterpret_cast(
    op: memref::ExtractStridedMetadata,
    cast: memref::ReinterpretCast,
    rw: &mut Rewriter<'_>,
) -> Option<()> {
    let before = cast.source(rw);
    let ctx = rw.ctx().clone();
    let ty = rw.ty(before).as_::<MemRefType>(&ctx)?;
    strides_and_offset(&ctx, ty)?;
    let [offsets, sizes, strides] = cast.mixed_lists(rw);
    let offset = *offsets.first()?;
    let new = metadata::extract(rw, before)?;
    // As in upstream, the constant of the offset is created first.
    let offset = Index::Dynamic(offset.value(rw));
    let base = new.base_buffer(rw);
    replace_by(rw, op, Some(base), offset, sizes, strides)
}

/// Only the buffer is cast to another memory space.
fn of_memory_space_cast(
    op: memref::ExtractStridedMetadata,
    cast: memref::MemorySpaceCast,
    rw: &mut Rewriter<'_>,
) -> Option<()> {
    let ctx = rw.ctx().clone();
    let before = cast.source(rw);
    if rw.ty(before).is::<UnrankedMemRefType>(&ctx) {
        return None;
    }
    let ty = rw.ty(op.base_buffer(rw));
    let new = metadata::extract(rw, before)?;
    let mut values: SmallVec<[Option<Value>; 8]> = rw.results(new.0).iter().map(Some).collect();
    if let Some(base) = values.first_mut() {
        *base = match (*base, rw.has_no_uses(op.base_buffer(rw))) {
            (Some(base), false) => Some(memref::MemorySpaceCast::new(rw, ty, base)),
            _ => None,
        };
    }
    rw.replace_used(op.0, &values);
    Some(())
}

/// The sizes are the allocation's operands, the strides are their products.
fn of_allocation(
    op: memref::ExtractStridedMetadata,
    source: Value,
    dynamic_sizes: &[Value],
    rw: &mut Rewriter<'_>,
) -> Option<()> {
    let ctx = rw.ctx().clone();
    let ty = rw.ty(source).as_::<MemRefType>(&ctx)?;
    if !is_identity(&ctx, ty) || memref::layout::n_dynamic(ty.shape) != dynamic_sizes.len() {
        return None;
    }
    let mut dynamic = dynamic_sizes.iter();
    let mut size = |&size: &i64| match size {
        DYNAMIC => dynamic.next().map_or(Index::Static(1), |&value| Index::Dynamic(value)),
        size => Index::Static(size),
    };
    let sizes: Indices = ty.shape.iter().map(&mut size).collect();
    let rank = sizes.len();
    let mut strides: Indices = SmallVec::from_elem(Index::Static(1), rank);
    let mut product = AffineExpr::constant(&ctx, 1);
    for dim in (0..rank.saturating_sub(1)).rev() {
        let n = (rank - 2 - dim) as u32;
        product = AffineExpr::binary(&ctx, AffineOp::Mul, product, AffineExpr::sym(&ctx, n));
        let inner = sizes.get(dim + 1..).unwrap_or(&[]);
        strides[dim] = apply_symbols(rw, product, inner);
    }
    let base_type = rw.ty(op.base_buffer(rw));
    let base = if rw.has_no_uses(op.base_buffer(rw)) {
        None
    } else if rw.ty(source) == base_type {
        Some(source)
    } else {
        Some(reinterpret_cast(rw, base_type, source, Index::Static(0), &[], &[]))
    };
    replace_by(rw, op, base, Index::Static(0), sizes, strides)
}
