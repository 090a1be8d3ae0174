//! `fold-tensor-subset-ops`: transfers of slices are transfers of the tensors, and an inserted slice that is inserted again
//! is inserted once.

use crate::index_list::{Index, Indices};
use crate::memref::transforms::sources::{expand_map, into_slice};
use crate::prelude::*;
use crate::reassociation::{Mask, dropped_dims};
use crate::tensor::{ExtractSlice, InsertSlice, Insertion, ParallelInsertSlice, ranked};
use crate::vector::{TransferRead, TransferWrite};
use terrace_rewrite::greedy::{GreedyConfig, apply_patterns_with};

passes! {
    /// Fold tensor subset ops into producer/consumer ops.
    ///
    /// Subset ops are `tensor.extract_slice`, `tensor.insert_slice` and `tensor.parallel_insert_slice`; the others are
    /// transfers of vectors, and insertions.
    FoldTensorSubsetOps("FoldTensorSubsetOpsPass") = "fold-tensor-subset-ops" on(Anchor::Any) => fold_tensor_subset_ops;
}

fn fold_tensor_subset_ops(_: &FoldTensorSubsetOps, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(PATTERNS);
    let result = apply_patterns_with(pass.body, pass.op, &patterns, GreedyConfig::default(), pass.threads);
    pass.finish(result.changed)
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    TransferRead => read_of_slice,
    InsertSlice => insertion_of_write,
    InsertSlice => insertion_of_insertion::<InsertSlice>,
    ParallelInsertSlice => insertion_of_insertion::<ParallelInsertSlice>,
];

fn are_ones(b: &Body, strides: &Indices) -> bool {
    strides.iter().all(|stride| stride.constant_value(b) == Some(1))
}

/// Whether no element of a transfer is out of bounds.
fn is_inside(b: &Body, in_bounds: Option<Attr>) -> bool {
    let flags = in_bounds.and_then(|flags| flags.as_array(b.ctx())).unwrap_or(&[]);
    flags.iter().all(|flag| flag.as_bool(b.ctx()) == Some(true))
}

/// The map and the indices of a transfer of a tensor, from those of a transfer of a slice.
fn of_whole(
    rw: &mut Rewriter<'_>,
    map: Option<Attr>,
    indices: &[Value],
    [offsets, _, strides]: &[Indices; 3],
    dropped: &Mask,
) -> Option<(Attr, SmallVec<[Value; 8]>)> {
    let map = expand_map(rw.ctx(), &AffineMap::of(rw.ctx(), map?)?, dropped).attr(rw.ctx());
    let indices: Indices = indices.iter().copied().map(Index::Dynamic).collect();
    Some((map, into_slice(rw, offsets, strides, dropped, &indices)?))
}

/// A read of a slice is one of the tensor.
fn read_of_slice(op: TransferRead, rw: &mut Rewriter<'_>) -> Option<Value> {
    let slice = rw.def_as::<ExtractSlice>(op.base(rw))?;
    let lists = slice.mixed_lists(rw);
    let in_bounds = op.in_bounds(rw);
    if !is_inside(rw, in_bounds) || op.mask(rw).is_some() || !are_ones(rw, &lists[2]) {
        return None;
    }
    let (dropped, indices) = (slice.dropped_dims(rw), op.indices(rw).to_vec());
    let map = rw.slot(op.0, TransferRead::SLOTS.permutation_map);
    let (map, indices) = of_whole(rw, map, &indices, &lists, &dropped)?;
    let (ty, source, padding) = (rw.ty(op.vector(rw)), slice.source(rw), op.padding(rw));
    Some(TransferRead::new(rw, ty, map, in_bounds?, source, &indices, padding, None))
}

/// The insertion of a slice that was written as a whole is a write.
fn insertion_of_write(op: InsertSlice, rw: &mut Rewriter<'_>) -> Option<Value> {
    let source = op.source(rw);
    let write = rw.def_as::<TransferWrite>(source)?;
    let lists = op.mixed_lists(rw);
    let in_bounds = write.in_bounds(rw);
    if !is_inside(rw, in_bounds) || write.mask(rw).is_some() || !are_ones(rw, &lists[2]) {
        return None;
    }
    let value = write.value_to_store(rw);
    let shape = ranked(rw.ctx(), rw, source)?.shape;
    if rw.ty(value).as_::<VectorType>(rw.ctx())?.shape != shape {
        return None;
    }
    let (dropped, indices) = (dropped_dims(&lists[1], shape), write.indices(rw).to_vec());
    let map = rw.slot(write.0, TransferWrite::SLOTS.permutation_map);
    let (map, indices) = of_whole(rw, map, &indices, &lists, &dropped)?;
    let (ty, dest) = (rw.ty(op.result(rw)), op.dest(rw));
    let new = TransferWrite::build(rw, Some(ty), map, in_bounds?, value, dest, &indices, None);
    new.result(rw)
}

/// The insertion of a tensor whose elements were all inserted is an insertion of these.
fn insertion_of_insertion<K: Insertion>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, dest, [offsets, sizes, strides]) = op.parts(rw);
    let inner = rw.def_as::<InsertSlice>(source)?;
    let [inner_offsets, inner_sizes, inner_strides] = inner.mixed_lists(rw);
    if !are_ones(rw, &strides) || !are_ones(rw, &inner_strides) {
        return None;
    }
    let dropped = dropped_dims(&sizes, ranked(rw.ctx(), rw, source)?.shape);
    if crate::reassociation::kept(&sizes, &dropped) != inner_sizes {
        return None;
    }
    op.set_before(rw);
    let offsets = into_slice(rw, &offsets, &strides, &dropped, &inner_offsets)?;
    rw.set_before(op.op());
    let known = |&offset: &Value| integer_of(rw, offset).map_or(Index::Dynamic(offset), Index::Static);
    let offsets = offsets.iter().map(known).collect();
    let source = inner.source(rw);
    op.replace(rw, source, dest, &[offsets, sizes, strides]);
    Some(())
}
