//! Folds views into the accesses of `vector` (`fold-memref-alias-ops`).
//!
//! The elements of a row are consecutive in view and source. Upstream folds accesses of several dimensions, too, where rows
//! that follow each other in the view do not in the source; these are kept.

use super::sources::{Values, access, expand_map, groups_of, has_unit_strides, memref_of, resolve};
use crate::memref;
use crate::prelude::*;
use crate::vector::{Load, MaskedLoad, MaskedStore, Store, TransferRead, TransferWrite, has_unit_stride};

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    Load => vector_access,
    Store => vector_access,
    MaskedLoad => vector_access,
    MaskedStore => vector_access,
    TransferRead => transfer_read,
    TransferWrite => transfer_write,
];

/// Whether rows of a vector that follow each other in the view do so in its source, and so do their elements. A vector of one dimension
/// has one row.
fn keeps_rows(b: &Body, base: Value, vector: Type) -> Option<bool> {
    let ctx = b.ctx();
    let memref = b.ty(base).as_::<MemRefType>(ctx)?;
    let def = b.def_op(base)?;
    let rank = match vector == memref.elem {
        true => 0,
        false => {
            let ty = vector.as_::<VectorType>(ctx)?;
            // An allocation has no source.
            let source = b.ty(b.operands(def).get(0)?).as_::<MemRefType>(ctx)?;
            if !has_unit_stride(ctx, source, ty) {
                return Some(false);
            }
            ty.shape.len()
        }
    };
    if rank < 2 {
        return Some(true);
    }
    if let Some(view) = b.as_::<memref::SubView>(def) {
        let dropped = view.dropped_dims(b)?;
        return Some(has_unit_strides(b, view) && dropped.iter().rev().take(rank).all(|dropped| !dropped));
    }
    let n_view = memref.shape.len();
    if let Some(view) = b.as_::<memref::ExpandShape>(def) {
        let groups = groups_of(b, view.reassociation(b), n_view)?;
        return Some(ends_of_groups(&groups, rank));
    }
    let view = b.as_::<memref::CollapseShape>(def)?;
    let source = b.ty(view.src(b)).as_::<MemRefType>(ctx)?;
    let groups = groups_of(b, view.reassociation(b), source.shape.len())?;
    Some(groups.iter().rev().take(rank).all(|group| group.len() == 1))
}

/// Whether the last `n` dimensions are the last ones of different groups.
fn ends_of_groups(groups: &[SmallVec<[usize; 4]>], n: usize) -> bool {
    groups.len() >= n && groups.iter().rev().take(n.saturating_sub(1)).all(|group| group.len() == 1)
}

/// Folds an access whose rows stay rows. Upstream keeps `nontemporal` for accesses of reshapes only.
fn vector_access<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<terrace_ir::Values<'static>> {
    let base = rw.operand(op.op(), memref_of::<K>()?);
    let stored =
        K::DEF.operands.iter().rposition(|operand| matches!(operand.name, "value_to_store" | "valueToStore"));
    let vector = match stored {
        Some(group) => rw.operand_group(op.op(), group).first()?,
        None => rw.result(op.op(), 0),
    };
    let is_subview = rw.def_as::<memref::SubView>(base).is_some();
    if keeps_rows(rw, base, rw.ty(vector))? { access(op, rw, false, !is_subview) } else { None }
}

/// The map of a transfer of the view's source. Subviews have unit strides and dimensions in bounds; the dimensions of
/// an expansion (which only reads fold) are the last ones of different groups, in bounds where a group is larger.
fn source_map(b: &Body, base: Value, op: Op, slots: (usize, usize), is_read: bool) -> Option<AffineMap> {
    let ctx = b.ctx();
    let map = AffineMap::of(ctx, b.slot(op, slots.0)?)?;
    let in_bounds = b.slot(op, slots.1)?.as_array(ctx)?;
    let is_inside = |at: usize| in_bounds.get(at).and_then(|bound| bound.as_bool(ctx)) == Some(true);
    let all_inside = (0..in_bounds.len()).all(is_inside);
    let def = b.def_op(base)?;
    if let Some(view) = b.as_::<memref::SubView>(def) {
        let dropped = view.dropped_dims(b)?;
        let fits = all_inside && has_unit_strides(b, view);
        return fits.then(|| expand_map(ctx, &map, &dropped));
    }
    let view = b.as_::<memref::ExpandShape>(def).filter(|_| is_read)?;
    let groups = groups_of(b, view.reassociation(b), map.n_dims as usize)?;
    let (n_source, n) = (groups.len(), map.results.len());
    let first = (map.n_dims as usize).checked_sub(n)?;
    let is_minor =
        (first..).zip(&map.results).all(|(dim, expr)| expr.node(ctx) == AffineNode::Dim(dim as u32));
    let is_bounded =
        groups.iter().rev().zip((0..n).rev()).all(|(group, at)| group.len() == 1 || is_inside(at));
    if !is_minor || !ends_of_groups(&groups, n) || !is_bounded {
        return None;
    }
    let results: SmallVec<[AffineExpr; 4]> =
        (n_source - n..n_source).map(|dim| AffineExpr::dim(ctx, dim as u32)).collect();
    Some(AffineMap::new(n_source as u32, 0, &results))
}

fn transfer_read(op: TransferRead, rw: &mut Rewriter<'_>) -> Option<Value> {
    let slots = (TransferRead::SLOTS.permutation_map, TransferRead::SLOTS.in_bounds);
    let base = op.base(rw);
    let map = source_map(rw, base, op.0, slots, true)?.attr(rw.ctx());
    let in_bounds = rw.slot(op.0, slots.1)?;
    let (ty, padding, mask) = (rw.ty(op.vector(rw)), op.padding(rw), op.mask(rw));
    let indices: Values = op.indices(rw).iter().collect();
    let (source, indices) = resolve(rw, base, &indices, false)?;
    Some(TransferRead::new(rw, ty, map, in_bounds, source, &indices, padding, mask))
}

fn transfer_write(op: TransferWrite, rw: &mut Rewriter<'_>) -> Option<()> {
    let slots = (TransferWrite::SLOTS.permutation_map, TransferWrite::SLOTS.in_bounds);
    let base = op.base(rw);
    let map = source_map(rw, base, op.0, slots, false)?.attr(rw.ctx());
    let in_bounds = rw.slot(op.0, slots.1)?;
    let (value, mask) = (op.value_to_store(rw), op.mask(rw));
    let indices: Values = op.indices(rw).iter().collect();
    let (source, indices) = resolve(rw, base, &indices, false)?;
    TransferWrite::build(rw, None, map, in_bounds, value, source, &indices, mask);
    rw.erase(op.0);
    Some(())
}
