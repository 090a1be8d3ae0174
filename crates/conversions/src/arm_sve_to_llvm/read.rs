//! Reads of vectors whose scalable dimension is not the last: memory, and the vector that is read, are collapsed from
//! this dimension on.

use crate::prelude::*;
use terrace_memory::{memref::shape, reassociation::groups_attr, vector::TransferRead};

/// Whether the last `n` dimensions of a memref are row-major.
fn is_contiguous(ctx: &Context, ty: MemRefType<'_>, n: usize) -> bool {
    let Some((strides, _)) = strides_and_offset(ctx, ty) else { return false };
    let mut running = Some(1i64);
    ty.shape.iter().zip(&strides).rev().take(n).all(|(&extent, &stride)| {
        let fits = running == Some(stride);
        running = running.filter(|_| extent != DYNAMIC).and_then(|running| running.checked_mul(extent));
        fits
    })
}

/// Collapses memory and vector, if the dimensions behind the scalable one are read as a whole.
pub(super) fn collapse(op: TransferRead, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (base, ty) = (op.base(rw), rw.ty(op.vector(rw)));
    let vector = ty.as_::<VectorType>(ctx)?;
    let memref = rw.ty(base).as_::<MemRefType>(ctx)?;
    let map = AffineMap::of(ctx, op.permutation_map(rw)?)?;
    let (rank, memory_rank) = (vector.shape.len(), memref.shape.len());
    if op.mask(rw).is_some() || !map.is_minor_identity(ctx) || memory_rank < rank {
        return None;
    }
    let mut scalable = (0..rank).filter(|&dim| vector.is_scalable(dim));
    let (first, None) = (scalable.next()?, scalable.next()) else { return None };
    // How many dimensions become one.
    let n = rank - first;
    let memory_first = memory_rank - n;
    if n < 2
        || vector.shape[first + 1..] != memref.shape[memory_first + 1..]
        || !is_contiguous(ctx, memref, n)
    {
        return None;
    }
    let in_bounds = op.in_bounds(rw)?.as_array(ctx)?;
    let indices = op.indices(rw).to_vec();
    // What is in bounds and as long as a dimension of memory starts at zero.
    let is_whole = in_bounds.get(first + 1..)?.iter().all(|bound| bound.as_bool(ctx) == Some(true));
    let size = vector.shape[first..].iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    if !is_whole {
        return None;
    }
    let groups: Vec<SmallVec<[i64; 4]>> = (0..=memory_first)
        .map(|dim| {
            (dim..if dim == memory_first { memory_rank } else { dim + 1 }).map(|dim| dim as i64).collect()
        })
        .collect();
    let mut extents = memref.shape[..=memory_first].to_vec();
    for &extent in &memref.shape[memory_first + 1..] {
        let last = extents.last_mut()?;
        *last = if *last == DYNAMIC { DYNAMIC } else { last.checked_mul(extent)? };
    }
    let collapsed = shape::collapsed_type(ctx, memref, &extents, &groups)?;
    let mut extents = vector.shape[..=first].to_vec();
    extents[first] = size;
    let flat = VectorType::get(ctx, &extents, vector.elem, &vector.scalable[..=first]);

    let memory = memref::CollapseShape::new(rw, collapsed, groups_attr(ctx, &groups), base);
    let dims: SmallVec<[AffineExpr; 4]> =
        (memory_first - first..=memory_first).map(|dim| AffineExpr::dim(ctx, dim as u32)).collect();
    let map = AffineMap::new(memory_first as u32 + 1, 0, &dims).attr(ctx);
    let in_bounds = ArrayAttr::get(ctx, &in_bounds[..=first]);
    let padding = op.padding(rw);
    let indices = &indices[..=memory_first];
    let value = TransferRead::new(rw, flat, map, in_bounds, memory, indices, padding, None);
    Some(vector::ShapeCast::new(rw, ty, value))
}
