//! Patterns of loads, stores and transfers.

use super::super::fold::are_disjoint;
use super::*;
use crate::index_list::Indices;
use crate::prelude::*;
use crate::tensor::{ExtractSlice, ranked};
use terrace_base::arith::fold::elements::Dense;

/// A masked store, or one of elements next to each other, stores everything or nothing. Its operands are the buffer, the
/// indices, the mask and the value.
pub(super) fn masked_store<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let operands = rw.operands(op.op()).to_vec();
    let [base, indices @ .., mask, value] = operands.as_slice() else { return None };
    if selects(rw, *mask)? {
        Store::new(rw, *value, *base, indices);
    }
    rw.erase(op.op());
    Some(())
}

/// A scatter stores nothing.
pub(super) fn masked_scatter(op: Scatter, rw: &mut Rewriter<'_>) -> Option<()> {
    if selects(rw, op.mask(rw))? {
        return None;
    }
    let base = op.base(rw);
    match rw.n_results(op.0) {
        0 => rw.erase(op.0),
        _ => rw.replace(op.0, &[base]),
    }
    Some(())
}

pub(super) fn is_memref(b: &Body, value: Value) -> bool {
    b.ty(value).is::<MemRefType>(b.ctx())
}

/// Whether a vector is `0, 1, 2, ...`.
pub(super) fn is_sequence(b: &Body, value: Value) -> bool {
    let ctx = b.ctx();
    let Some(ty) = vector(ctx, b.ty(value)) else { return false };
    if ty.shape.len() != 1 || ty.any_scalable() {
        return false;
    }
    if b.def_as::<Step>(value).is_some() {
        return true;
    }
    let dense = constant_of(b, value).and_then(|attr| Dense::of(ctx, attr));
    dense
        .filter(|dense| dense.layout.format.is_none())
        .is_some_and(|dense| (0..dense.len).all(|i| dense.get::<ApInt>(i).to_u64() == Some(i as u64)))
}

/// A scatter of consecutive elements is a masked store.
pub(super) fn contiguous_scatter(op: Scatter, rw: &mut Rewriter<'_>) -> Option<()> {
    let base = op.base(rw);
    if !rw.ty(base).is::<MemRefType>(rw.ctx()) || !is_sequence(rw, op.indices(rw)) {
        return None;
    }
    let (mask, value) = (op.mask(rw), op.value_to_store(rw));
    let offsets: Vec<Value> = op.offsets(rw).iter().collect();
    MaskedStore::new(rw, base, &offsets, mask, value);
    rw.erase(op.0);
    Some(())
}

/// The dimension of the tensor that each dimension of a transfer's vector is; `None` for broadcast ones.
fn dimensions(ctx: &Context, map: Option<Attr>) -> Option<Vec<Option<u32>>> {
    let map = map?.as_::<AffineMapAttr>(ctx)?;
    let dimension = |expr: &AffineExpr| match expr.node(ctx) {
        AffineNode::Dim(dim) => Some(Some(dim)),
        AffineNode::Const(0) => Some(None),
        _ => None,
    };
    map.results.iter().map(dimension).collect()
}

/// A read of all that was written to a tensor is a broadcast and transposition of the written vector.
pub(super) fn read_after_write(op: TransferRead, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let write = rw.def_as::<TransferWrite>(op.base(rw))?;
    let is_plain = rw.ty(op.base(rw)).is::<RankedTensorType>(&ctx)
        && op.mask(rw).is_none()
        && write.mask(rw).is_none()
        && op.indices(rw).iter().eq(write.indices(rw).iter())
        && bools(&ctx, op.in_bounds(rw)).iter().all(|&within| within)
        && bools(&ctx, write.in_bounds(rw)).iter().all(|&within| within);
    let (value, ty) = (write.value_to_store(rw), rw.ty(op.vector(rw)));
    let (from, to) = (vector(&ctx, rw.ty(value))?, vector(&ctx, ty)?);
    let read = dimensions(&ctx, op.permutation_map(rw))?;
    let written: Option<Vec<u32>> = dimensions(&ctx, write.permutation_map(rw))?.into_iter().collect();
    let written = written?;
    let lead = read.len().checked_sub(written.len())?;
    if !is_plain || read.is_empty() || from.elem != to.elem || read.iter().flatten().count() != written.len()
    {
        return None;
    }
    // The broadcast dimensions lead, in their order; then come those of the written vector.
    let (mut permutation, mut n_broadcast) = (Vec::new(), 0);
    let mut shape = vec![1; lead];
    let mut flags = vec![false; lead];
    shape.extend_from_slice(from.shape);
    flags.extend((0..from.shape.len()).map(|dim| from.is_scalable(dim)));
    for (i, dim) in read.iter().enumerate() {
        let extent = (to.shape[i], to.is_scalable(i));
        let position = match dim {
            Some(dim) => lead + written.iter().position(|other| other == dim)?,
            None => {
                n_broadcast += 1;
                (*shape.get_mut(n_broadcast - 1)?, *flags.get_mut(n_broadcast - 1)?) = extent;
                n_broadcast - 1
            }
        };
        if (shape[position], flags[position]) != extent {
            return None;
        }
        permutation.push(position as i64);
    }
    let broadcast = VectorType::get(&ctx, &shape, to.elem, &masking::scalable_flags(flags.into_iter()));
    let permutation = DenseArrayAttr::of_i64s(&ctx, &permutation);
    let value = Broadcast::new(rw, broadcast, value);
    Some(Transpose::new(rw, ty, permutation, value))
}

/// Skips an earlier write of a tensor that is overwritten as a whole.
pub(super) fn write_after_write(op: TransferWrite, rw: &mut Rewriter<'_>) -> Option<()> {
    if !rw.ty(op.base(rw)).is::<RankedTensorType>(rw.ctx()) {
        return None;
    }
    let mut changed = op;
    while let Some(earlier) = rw.def_as::<TransferWrite>(changed.base(rw)) {
        let is_overwritten = earlier.indices(rw).iter().eq(op.indices(rw).iter())
            && earlier.mask(rw) == op.mask(rw)
            && rw.ty(earlier.value_to_store(rw)) == rw.ty(op.value_to_store(rw))
            && earlier.permutation_map(rw) == op.permutation_map(rw);
        if is_overwritten {
            let base = earlier.base(rw);
            rw.set_operand(changed.0, 1, base);
            rw.modified(changed.0);
            return Some(());
        }
        // Others may use the result of the earlier write, which must not change then.
        if !are_disjoint(rw, earlier.0, op.0) || earlier == op || !rw.has_one_use(rw.result(earlier.0, 0)) {
            return None;
        }
        changed = earlier;
    }
    None
}

/// Inserts a part of a tensor that was written as a whole by a write into that part of the other tensor.
pub(super) fn insertion_of_written_slice(op: InsertSlice, rw: &mut Rewriter<'_>) -> Option<()> {
    let slice = rw.def_as::<ExtractSlice>(op.source(rw))?;
    let write = rw.def_as::<TransferWrite>(slice.source(rw))?;
    let is_used_once = |op: Op| rw.has_one_use(rw.result(op, 0));
    if !is_used_once(slice.0) || !is_used_once(write.0) || write.mask(rw).is_some() {
        return None;
    }
    let (lists, [offsets, sizes, strides]) = (op.mixed_lists(rw), slice.mixed_lists(rw));
    let all = |list: &Indices, n: i64| list.iter().all(|index| index.constant_value(rw) == Some(n));
    let is_at_zero = |index| integer_of(rw, index) == Some(0);
    if !all(&lists[2], 1)
        || !all(&strides, 1)
        || !all(&offsets, 0)
        || lists[1] != sizes
        || !write.indices(rw).iter().all(is_at_zero)
    {
        return None;
    }
    let (value, map) = (write.value_to_store(rw), write.permutation_map(rw)?);
    {
        let ctx = rw.ctx();
        let (part, whole) = (ranked(ctx, rw, op.source(rw))?, ranked(ctx, rw, write.base(rw))?);
        let vector = vector(ctx, rw.ty(value))?;
        let extent = |expr: &AffineExpr| match expr.node(ctx) {
            AffineNode::Dim(dim) => whole.shape.get(dim as usize).copied(),
            _ => None,
        };
        let written: Option<SmallVec<[i64; 4]>> =
            AffineMap::of(ctx, map)?.results.iter().map(extent).collect();
        if part.shape.len() != vector.shape.len() || written?.as_slice() != vector.shape {
            return None;
        }
    }
    let (ty, dest) = (rw.ty(op.source(rw)), op.dest(rw));
    let part = ExtractSlice::of_lists(rw, ty, dest, lists.each_ref().map(|list| list.as_slice()));
    let flags: SmallVec<[Attr; 4]> = SmallVec::from_elem(Attr::FALSE, sizes.len());
    let in_bounds = ArrayAttr::get(rw.ctx(), &flags);
    let indices = write.indices(rw).to_vec();
    let new = TransferWrite::build(rw, Some(ty), map, in_bounds, value, part, &indices, None);
    let source = new.result(rw)?;
    rw.replace_operand(op.0, 0, source);
    Some(())
}
