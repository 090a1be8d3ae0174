//! The canonicalization patterns of `vector`, one module for each group of operations.

mod elements;
mod mask;
mod memory;
mod reduce;
mod shape;
mod slice;
mod transpose;

pub use mask::create_constant_mask;

use super::constraints::vector;
use super::*;
use crate::prelude::*;
use crate::tensor::InsertSlice;
use elements::repeated_by;
use memory::{is_memref, is_sequence};
use shape::{can_repeat, shuffled_0d, takes_alternately};
use terrace_base::arith::{AddF, AddI, CmpI, Constant};
use transpose::keeps_order;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "CanonicalizeContractAdd<mlir::arith::AddIOp>" in "": AddI => fn(reduce::add_to_contraction::<AddI>);
    "CanonicalizeContractAdd<mlir::arith::AddFOp>" in "": AddF => fn(reduce::add_to_contraction::<AddF>);
    "ElideSingleElementReduction": Reduction => fn(reduce::single_element);
    "ElideUnitDimsInMultiDimReduction": MultiReduction => fn(reduce::unit_dimensions);
    "BroadcastFolder": Broadcast(Broadcast(x)) => Broadcast(x);
    "ShuffleSplat": Shuffle(v, w) let x = splat_source(v) let y = splat_source(w) if (x == y) => Broadcast(x);
    "ShuffleInterleave": Shuffle[mask: m](v, w) -> r if same_type(v, w) if takes_alternately(v, r, m) => Interleave(v, w);
    "Canonicalize0DShuffleOp": Shuffle[mask: m](v, w) let x = shuffled_0d(v, w, m) => Broadcast(x);
    "ShapeCastCreateMaskFolderTrailingOneDim": ShapeCast => fn(mask::cast_mask);
    "ShapeCastBroadcastFolder": ShapeCast => fn(shape::cast_broadcast);
    "ExtractOpFromBroadcast": Extract(v, _) -> r let x = repeated_by(v) if can_repeat(x, r) => Broadcast(x);
    "ExtractOpFromCreateMask": Extract => fn(mask::extract_from_mask);
    Extract(ShapeCast(x), _) -> r if same_count(x, r) => ShapeCast(x);
    Extract => fn(elements::extract_from_elements);
    FromElements => fn(elements::equal_elements);
    "FromElementsToShapeCast" in "": FromElements => fn(elements::elements_in_order);
    "ToElementsOfBroadcast" in "": ToElements => fn(elements::elements_of_broadcast);
    "InsertToBroadcast": Insert(x, _, _) -> r if same_count(x, r) => Broadcast(x);
    "InsertSplatToSplat": Insert(v, w, _) let x = splat_source(v) let y = splat_source(w) if (x == y) => Broadcast(x);
    "InsertChainFullyInitialized": Insert => fn(elements::insert_chain);
    "FoldInsertStridedSliceSplat": InsertStridedSlice(v, w) let x = splat_source(v) let y = splat_source(w) if (x == y) => w;
    "FoldInsertStridedSliceOfExtract":
        InsertStridedSlice[offsets: a, strides: b](ExtractStridedSlice[offsets: c, strides: d](x), =x) if ((a, b) == (c, d)) => x;
    "InsertStridedSliceConstantFolder":
        InsertStridedSlice => fn(slice::insert_constant);
    "StridedSliceConstantMaskFolder":
        ExtractStridedSlice => fn(mask::slice_of_constant_mask);
    "StridedSliceCreateMaskFolder":
        ExtractStridedSlice => fn(mask::slice_of_create_mask);
    "StridedSliceBroadcast": ExtractStridedSlice => fn(slice::slice_of_broadcast);
    "StridedSliceSplat": ExtractStridedSlice(v) let x = splat_source(v) => Broadcast(x);
    "ContiguousExtractStridedSliceToExtract":
        ExtractStridedSlice => fn(slice::contiguous_slice);
    "TransferReadAfterWriteToBroadcast":
        TransferRead => fn(memory::read_after_write);
    "FoldWaw": TransferWrite => fn(memory::write_after_write);
    "SwapExtractSliceOfTransferWrite": InsertSlice => fn(memory::insertion_of_written_slice);
    "MaskedLoadFolder": MaskedLoad(base, ..indices, mask, _) let all = selects(mask) if (all) => Load(base, ..indices);
    "MaskedLoadFolder": MaskedLoad(_, _, mask, x) let all = selects(mask) if (!all) => x;
    "MaskedStoreFolder": MaskedStore => fn(memory::masked_store);
    "GatherFolder": Gather(_, _, _, mask, x) let all = selects(mask) if (!all) => x;
    "FoldContiguousGather": Gather(base, ..offsets, indices, mask, x) if is_memref(base) if is_sequence(indices) => MaskedLoad(base, ..offsets, mask, x);
    "ScatterFolder": Scatter => fn(memory::masked_scatter);
    "FoldContiguousScatter": Scatter => fn(memory::contiguous_scatter);
    "ExpandLoadFolder": ExpandLoad(base, ..indices, mask, _) let all = selects(mask) if (all) => Load(base, ..indices);
    "ExpandLoadFolder": ExpandLoad(_, _, mask, x) let all = selects(mask) if (!all) => x;
    "CompressStoreFolder": CompressStore => fn(memory::masked_store);
    "CreateMaskFolder": CreateMask => fn(mask::create_constant_mask);
    "CanonializeEmptyMaskOp" in "": Mask => fn(mask::empty_mask);
    "FoldTransposeShapeCast": Transpose(ShapeCast(x)) -> r if keeps_order(r) => ShapeCast(x);
    "FoldTransposeCreateMask": Transpose => fn(transpose::of_mask);
    "TransposeFolder": Transpose => fn(transpose::of_transpose);
    "FoldTransposeSplat": Transpose(v) let x = splat_source(v) => Broadcast(x);
    "FoldTransposeBroadcast": Transpose => fn(transpose::of_broadcast);
    "FoldTransposeFromElements": Transpose => fn(transpose::of_elements);
    "StepCompareFolder": CmpI => fn(elements::compare_step);
];

/// The scalar that a broadcast repeats.
fn splat_source(b: &Body, value: Value) -> Option<Value> {
    let source = b.def_as::<Broadcast>(value)?.source(b);
    vector(b.ctx(), b.ty(source)).is_none().then_some(source)
}

/// A broadcast of `source` to the type of an operation's result.
fn broadcast_like(rw: &mut Rewriter<'_>, op: Op, source: Value) -> Value {
    let ty = rw.ty(rw.result(op, 0));
    Broadcast::new(rw, ty, source)
}

/// Whether a mask is known to select everything or nothing.
fn selects(b: &Body, mask: Value) -> Option<bool> {
    let ctx = b.ctx();
    if let Some(attr) = constant_of(b, mask) {
        let dense = attr.as_::<DenseElementsAttr>(ctx)?;
        let mut bits = dense.data.iter().map(|&byte| byte & 1 != 0);
        let first = bits.next()?;
        return bits.all(|bit| bit == first).then_some(first);
    }
    if let Some(mask) = b.def_as::<ConstantMask>(mask) {
        let bounds = verify::integers(ctx, mask.mask_dim_sizes(b));
        let shape = vector(ctx, b.ty(mask.result(b)))?.shape;
        let all = bounds.iter().zip(shape).all(|(bound, size)| bound >= size);
        let none = bounds.iter().all(|&bound| bound <= 0);
        return (all || none).then_some(all);
    }
    let mask = b.def_as::<CreateMask>(mask)?;
    let is_empty = mask.bounds(b).iter().any(|bound| integer_of(b, bound).is_some_and(|bound| bound <= 0));
    is_empty.then_some(false)
}

/// Whether two values are vectors with the same number of elements.
fn same_count(b: &Body, x: Value, y: Value) -> bool {
    let count = |value: Value| vector(b.ctx(), b.ty(value)).map(count);
    count(x).is_some() && count(x) == count(y)
}

/// The number of elements, and the number of scalable dimensions that multiply it.
fn count(ty: VectorType<'_>) -> (i64, usize) {
    let n_scalable = ty.scalable.iter().filter(|&&flag| flag != 0).count();
    (ty.shape.iter().fold(1i64, |n, &size| n.saturating_mul(size)), n_scalable)
}
