//! Transfers of at most one dimension as loads and stores.

use crate::prelude::*;

/// Which results of a map are broadcast, if the others are the innermost dimensions in order.
fn broadcast_dims(ctx: &Context, map: Attr) -> Option<Vec<bool>> {
    let map = map.as_::<AffineMapAttr>(ctx)?;
    let first = map.n_dims.checked_sub(u32::try_from(map.results.len()).ok()?)?;
    let kind = |(at, expr): (u32, &terrace_ir::affine::AffineExpr)| match expr.node(ctx) {
        AffineNode::Const(0) => Some(true),
        AffineNode::Dim(dim) if dim == at => Some(false),
        _ => None,
    };
    (first..).zip(map.results.iter()).map(kind).collect()
}

/// The dimensions that are broadcast, if the transfer has at most one dimension and is one of consecutive elements of a
/// memref in bounds.
fn consecutive(b: &Builder, op: Op, base: Value, ty: Type, slots: (usize, usize)) -> Option<Vec<bool>> {
    let ctx = b.ctx();
    let vector = ty.as_::<VectorType>(ctx)?;
    let memref = b.ty(base).as_::<MemRefType>(ctx)?;
    if vector.shape.len() > 1 || super::masking::is_masked(b, op) {
        return None;
    }
    let dims = broadcast_dims(ctx, b.slot(op, slots.0)?)?;
    let (strides, _) = strides_and_offset(ctx, memref)?;
    if strides.last().is_some_and(|&stride| stride != 1) {
        return None;
    }
    let fits = if memref.elem.is::<VectorType>(ctx) { memref.elem == ty } else { memref.elem == vector.elem };
    let in_bounds = b.slot(op, slots.1)?.as_array(ctx)?.iter().all(|bound| bound.as_bool(ctx) == Some(true));
    (fits && in_bounds).then_some(dims)
}

pub(super) fn read(op: vector::TransferRead, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (base, ty) = (op.base(rw), rw.ty(op.vector(rw)));
    let slots = (vector::TransferRead::SLOTS.permutation_map, vector::TransferRead::SLOTS.in_bounds);
    let dims = consecutive(rw, op.0, base, ty, slots)?;
    let vector = ty.as_::<VectorType>(ctx)?;
    let shape: SmallVec<[i64; 4]> = vector
        .shape
        .iter()
        .zip(&dims)
        .map(|(&extent, &is_broadcast)| if is_broadcast { 1 } else { extent })
        .collect();
    let narrow = if dims.contains(&true) { VectorType::get(ctx, &shape, vector.elem, &[]) } else { ty };
    let indices = op.indices(rw).to_vec();
    let mut value = match op.mask(rw) {
        Some(mask) => {
            if vector.shape.len() != 1 {
                return None;
            }
            let padding = op.padding(rw);
            let fill = vector::Broadcast::new(rw, narrow, padding);
            vector::MaskedLoad::new(rw, narrow, base, &indices, mask, fill)
        }
        None => vector::Load::new(rw, narrow, base, &indices),
    };
    if narrow != ty {
        value = vector::Broadcast::new(rw, ty, value);
    }
    Some(value)
}

pub(super) fn write(op: vector::TransferWrite, rw: &mut Rewriter) -> Option<[Value; 0]> {
    let (base, value) = (op.base(rw), op.value_to_store(rw));
    let ty = rw.ty(value);
    let slots = (vector::TransferWrite::SLOTS.permutation_map, vector::TransferWrite::SLOTS.in_bounds);
    let dims = consecutive(rw, op.0, base, ty, slots)?;
    if dims.contains(&true) || rw.n_results(op.0) != 0 {
        return None;
    }
    let indices = op.indices(rw).to_vec();
    match op.mask(rw) {
        Some(_) if dims.len() != 1 => return None,
        Some(mask) => {
            vector::MaskedStore::build(rw, base, &indices, mask, value);
        }
        None => {
            vector::Store::build(rw, value, base, &indices);
        }
    }
    Some([])
}
