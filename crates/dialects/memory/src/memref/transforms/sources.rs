//! Accesses of views as accesses of the views' sources.

use crate::affine::compose::apply_symbols;
use crate::affine::{DelinearizeIndex, LinearizeIndex};
use crate::index_list::{Index, Indices, integers_of};
use crate::memref;
use crate::memref::transforms::metadata;
use crate::prelude::*;
use crate::reassociation;

/// Values.
pub type Values = SmallVec<[Value; 8]>;

/// Replaces an access of a view by one of the view's source; the indices may be known to be in bounds. As in upstream,
/// `nontemporal` is the only attribute that may be kept.
pub(super) fn access<K: OpKind>(
    op: K,
    rw: &mut Rewriter<'_>,
    in_bounds: bool,
    keeps_nontemporal: bool,
) -> Option<terrace_ir::Values<'static>> {
    let (op, at) = (op.op(), memref_of::<K>()?);
    let operands = rw.operands(op).to_vec();
    let end = at + 1 + rw.ty(operands[at]).as_::<MemRefType>(rw.ctx())?.shape.len();
    let (source, indices) = resolve(rw, operands[at], operands.get(at + 1..end)?, in_bounds)?;
    let mut state = OpState { slots: SmallVec::new(), dict: None, ..OpState::like(rw, op) };
    if let Some(slot) = K::DEF.slot_of("nontemporal") {
        let attr = rw.slot(op, slot).filter(|_| keeps_nontemporal);
        state.set_slot(slot, attr.unwrap_or(Attr::bool(false)));
    }
    state.operands.extend([&operands[..at], &[source], &indices, &operands[end..]].concat());
    let new = rw.create(state);
    Some(rw.results(new))
}

/// Whether [`resolve`] finds the indices for an access of a view with so many indices.
pub fn is_resolvable(b: &Body, memref: Value, n: usize) -> bool {
    let Some(def) = b.def_op(memref) else { return false };
    if let Some(view) = b.as_::<memref::SubView>(def) {
        return view
            .dropped_dims(b)
            .is_some_and(|dropped| dropped.iter().filter(|dropped| !**dropped).count() == n);
    }
    if let Some(view) = b.as_::<memref::ExpandShape>(def) {
        let extents = integers_of(b.ctx(), view.static_output_shape(b)).len();
        return extents == n && groups_of(b, view.reassociation(b), n).is_some();
    }
    let Some(view) = b.as_::<memref::CollapseShape>(def) else { return false };
    let ty = b.ty(view.src(b)).as_::<MemRefType>(b.ctx());
    let groups = ty.and_then(|ty| groups_of(b, view.reassociation(b), ty.shape.len()));
    groups.is_some_and(|groups| groups.len() == n)
}

/// The source of a view, and the indices in it for indices of the view, which may be known to be in bounds.
pub fn resolve(
    rw: &mut Rewriter<'_>,
    memref: Value,
    indices: &[Value],
    in_bounds: bool,
) -> Option<(Value, Values)> {
    let def = rw.def_op(memref)?;
    if let Some(view) = rw.as_::<memref::SubView>(def) {
        let dropped = view.dropped_dims(rw)?;
        let [offsets, _, strides] = view.mixed_lists(rw);
        let indices: Indices = indices.iter().copied().map(Index::Dynamic).collect();
        let resolved = into_slice(rw, &offsets, &strides, &dropped, &indices)?;
        return Some((view.source(rw), resolved));
    }
    if let Some(view) = rw.as_::<memref::ExpandShape>(def) {
        return Some((view.src(rw), before_expansion(rw, view, indices, in_bounds)?));
    }
    let view = rw.as_::<memref::CollapseShape>(def)?;
    Some((view.src(rw), before_collapse(rw, view, indices)?))
}

/// `offset + index * stride` for each dimension; the index of a dropped dimension is zero
/// (`resolveIndicesIntoOpWithOffsetsAndStrides`).
pub(crate) fn into_slice(
    rw: &mut Rewriter<'_>,
    offsets: &[Index],
    strides: &[Index],
    dropped: &[bool],
    indices: &[Index],
) -> Option<Values> {
    let n_kept = dropped.iter().filter(|dropped| !**dropped).count();
    if n_kept != indices.len() {
        return None;
    }
    let ctx = rw.ctx().clone();
    let sym = |n| AffineExpr::sym(&ctx, n);
    let scaled = AffineExpr::binary(&ctx, AffineOp::Mul, sym(1), sym(2));
    let expr = AffineExpr::binary(&ctx, AffineOp::Add, sym(0), scaled);
    let mut indices = indices.iter();
    let mut resolved = Values::new();
    for ((&offset, &stride), &dropped) in offsets.iter().zip(strides).zip(dropped) {
        let index = if dropped { Index::Static(0) } else { *indices.next()? };
        resolved.push(apply_symbols(rw, expr, &[offset, index, stride]).value(rw));
    }
    Some(resolved)
}

/// A map of a source, for that of a view without the dimensions that `dropped` marks (`expandDimsToRank`).
pub(crate) fn expand_map(ctx: &Context, map: &AffineMap, dropped: &[bool]) -> AffineMap {
    let kept: SmallVec<[AffineExpr; 4]> =
        (0..dropped.len()).filter(|&dim| !dropped[dim]).map(|dim| AffineExpr::dim(ctx, dim as u32)).collect();
    map.replace(ctx, &kept, &[], dropped.len() as u32, 0)
}

/// The groups of a reshape; `None` unless they are the dimensions below `rank` in order.
pub(super) fn groups_of(
    b: &Body,
    attr: Option<terrace_ir::Attr>,
    rank: usize,
) -> Option<Vec<SmallVec<[usize; 4]>>> {
    let groups: Vec<SmallVec<[usize; 4]>> = reassociation::groups(b.ctx(), attr?)
        .iter()
        .map(|group| group.iter().map(|&dim| usize::try_from(dim).unwrap_or(usize::MAX)).collect())
        .collect();
    let fits = groups.is_empty() || groups.iter().flatten().copied().eq(0..rank);
    fits.then_some(groups)
}

/// Indices in the source of an expansion: those of each group are linearized.
pub(super) fn before_expansion(
    rw: &mut Rewriter<'_>,
    view: memref::ExpandShape,
    indices: &[Value],
    in_bounds: bool,
) -> Option<Values> {
    let extents = view.mixed_output_shape(rw);
    let groups = groups_of(rw, view.reassociation(rw), indices.len())?;
    if extents.len() != indices.len() {
        return None;
    }
    let mut resolved = Values::new();
    for group in groups {
        if let [dim] = group.as_slice() {
            resolved.push(*indices.get(*dim)?);
            continue;
        }
        let of_group: Values = group.iter().filter_map(|&dim| indices.get(dim).copied()).collect();
        let basis: Indices = group.iter().filter_map(|&dim| extents.get(dim).copied()).collect();
        resolved.push(LinearizeIndex::of_basis(rw, &of_group, &basis, in_bounds));
    }
    Some(resolved)
}

/// Indices in the source of a collapse: the index of each group is delinearized.
pub(super) fn before_collapse(
    rw: &mut Rewriter<'_>,
    view: memref::CollapseShape,
    indices: &[Value],
) -> Option<Values> {
    let ctx = rw.ctx().clone();
    let source = view.src(rw);
    let ty = rw.ty(source).as_::<MemRefType>(&ctx)?;
    let groups = groups_of(rw, view.reassociation(rw), ty.shape.len())?;
    if groups.len() != indices.len() {
        return None;
    }
    let parts = metadata::extract(rw, source)?;
    let extents = ty.shape.iter().zip(parts.sizes(rw));
    let sizes: Indices = extents.map(|(&extent, value)| Index::of(extent, value)).collect();
    let mut resolved = Values::new();
    for (&index, group) in indices.iter().zip(&groups) {
        if group.len() == 1 {
            resolved.push(index);
            continue;
        }
        let basis: Indices = group.iter().filter_map(|&dim| sizes.get(dim).copied()).collect();
        let op = DelinearizeIndex::of_basis(rw, index, &basis, true);
        resolved.extend(rw.results(op.0).iter());
    }
    if groups.is_empty() {
        for _ in ty.shape {
            resolved.push(Index::Static(0).value(rw));
        }
    }
    Some(resolved)
}

/// Whether all strides of a subview are one.
pub(super) fn has_unit_strides(b: &Body, view: memref::SubView) -> bool {
    view.mixed_strides(b).iter().all(|stride| stride.constant_value(b) == Some(1))
}

/// The number of the memref among the operands of an access; the indices follow it.
pub(super) fn memref_of<K: OpKind>() -> Option<usize> {
    K::DEF.operands.iter().position(|operand| matches!(operand.name, "memref" | "base"))
}
