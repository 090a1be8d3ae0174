//! The canonicalization patterns of `vector`, one module for each group of operations.
//!
//! Without `tensor` there is one pattern less: that of a written vector of which a slice is extracted
//! (`SwapExtractSliceOfTransferWrite`).

mod elements;
mod mask;
mod memory;
mod reduce;
mod shape;
mod slice;
mod transpose;

pub use mask::create_constant_mask;

use super::constraints::vector;
use super::fold::defined_by;
use super::*;
use crate::arith::{AddF, AddI, CmpI, Constant};
use terrace_ir::attrs::DenseElementsAttr;
use terrace_ir::folding::constant_of;
use terrace_ir::rewriter::{Pattern, Rewriter};
use terrace_ir::types::VectorType;
use terrace_ir::{Body, Op, Value, rewrites};

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[Pattern] = rewrites![
    "CanonicalizeContractAdd<mlir::arith::AddIOp>": AddI => reduce::add_to_contraction::<AddI>,
    "CanonicalizeContractAdd<mlir::arith::AddFOp>": AddF => reduce::add_to_contraction::<AddF>,
    "(anonymous namespace)::ElideSingleElementReduction": Reduction => reduce::single_element,
    "(anonymous namespace)::ElideUnitDimsInMultiDimReduction": MultiReduction => reduce::unit_dimensions,
    "(anonymous namespace)::BroadcastFolder": Broadcast => shape::broadcast_broadcast,
    "(anonymous namespace)::ShuffleSplat": Shuffle => shape::shuffle_splat,
    "(anonymous namespace)::ShuffleInterleave": Shuffle => shape::shuffle_alternately,
    "(anonymous namespace)::Canonicalize0DShuffleOp": Shuffle => shape::shuffle_0d,
    "(anonymous namespace)::ShapeCastCreateMaskFolderTrailingOneDim": ShapeCast => mask::cast_mask,
    "(anonymous namespace)::ShapeCastBroadcastFolder": ShapeCast => shape::cast_broadcast,
    "(anonymous namespace)::ExtractOpFromBroadcast": Extract => elements::extract_from_broadcast,
    "(anonymous namespace)::ExtractOpFromCreateMask": Extract => mask::extract_from_mask,
    Extract => elements::extract_from_cast,
    Extract => elements::extract_from_elements,
    FromElements => elements::equal_elements,
    "FromElementsToShapeCast": FromElements => elements::elements_in_order,
    "ToElementsOfBroadcast": ToElements => elements::elements_of_broadcast,
    "(anonymous namespace)::InsertToBroadcast": Insert => elements::insert_everything,
    "(anonymous namespace)::InsertSplatToSplat": Insert => elements::insert_splat,
    "(anonymous namespace)::InsertChainFullyInitialized": Insert => elements::insert_chain,
    "(anonymous namespace)::FoldInsertStridedSliceSplat": InsertStridedSlice => slice::insert_splat,
    "(anonymous namespace)::FoldInsertStridedSliceOfExtract":
        InsertStridedSlice => slice::insert_extracted,
    "(anonymous namespace)::InsertStridedSliceConstantFolder":
        InsertStridedSlice => slice::insert_constant,
    "(anonymous namespace)::StridedSliceConstantMaskFolder":
        ExtractStridedSlice => mask::slice_of_constant_mask,
    "(anonymous namespace)::StridedSliceCreateMaskFolder":
        ExtractStridedSlice => mask::slice_of_create_mask,
    "(anonymous namespace)::StridedSliceBroadcast": ExtractStridedSlice => slice::slice_of_broadcast,
    "(anonymous namespace)::StridedSliceSplat": ExtractStridedSlice => slice::slice_of_splat,
    "(anonymous namespace)::ContiguousExtractStridedSliceToExtract":
        ExtractStridedSlice => slice::contiguous_slice,
    "(anonymous namespace)::TransferReadAfterWriteToBroadcast":
        TransferRead => memory::read_after_write,
    "(anonymous namespace)::FoldWaw": TransferWrite => memory::write_after_write,
    "(anonymous namespace)::MaskedLoadFolder": MaskedLoad => memory::masked_load,
    "(anonymous namespace)::MaskedStoreFolder": MaskedStore => memory::masked_store,
    "(anonymous namespace)::GatherFolder": Gather => memory::masked_gather,
    "(anonymous namespace)::FoldContiguousGather": Gather => memory::contiguous_gather,
    "(anonymous namespace)::ScatterFolder": Scatter => memory::masked_scatter,
    "(anonymous namespace)::FoldContiguousScatter": Scatter => memory::contiguous_scatter,
    "(anonymous namespace)::ExpandLoadFolder": ExpandLoad => memory::expand_load,
    "(anonymous namespace)::CompressStoreFolder": CompressStore => memory::compress_store,
    "(anonymous namespace)::CreateMaskFolder": CreateMask => mask::create_constant_mask,
    "CanonializeEmptyMaskOp": Mask => mask::empty_mask,
    "(anonymous namespace)::FoldTransposeShapeCast": Transpose => transpose::of_cast,
    "(anonymous namespace)::FoldTransposeCreateMask": Transpose => transpose::of_mask,
    "(anonymous namespace)::TransposeFolder": Transpose => transpose::of_transpose,
    "(anonymous namespace)::FoldTransposeSplat": Transpose => transpose::of_splat,
    "(anonymous namespace)::FoldTransposeBroadcast": Transpose => transpose::of_broadcast,
    "(anonymous namespace)::FoldTransposeFromElements": Transpose => transpose::of_elements,
    "(anonymous namespace)::StepCompareFolder": CmpI => elements::compare_step,
];

/// The scalar that a broadcast repeats.
fn splat_source(b: &Body, value: Value) -> Option<Value> {
    let source = defined_by::<Broadcast>(b, value)?.source(b);
    vector(b.ctx(), b.ty(source)).is_none().then_some(source)
}

/// Replaces an operation by a broadcast of `source`.
fn replace_by_broadcast(rw: &mut Rewriter<'_>, op: Op, source: Value) -> Option<()> {
    let ty = rw.ty(rw.result(op, 0));
    let value = Broadcast::new(rw, ty, source);
    rw.replace(op, &[value]);
    Some(())
}

/// The integer constant that a value is.
fn integer_of(b: &Body, value: Value) -> Option<i64> {
    constant_of(b, value)?.as_i64(b.ctx())
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
    if let Some(mask) = defined_by::<ConstantMask>(b, mask) {
        let bounds = verify::integers(ctx, mask.mask_dim_sizes(b));
        let shape = vector(ctx, b.ty(mask.result(b)))?.shape;
        let all = bounds.iter().zip(shape).all(|(bound, size)| bound >= size);
        let none = bounds.iter().all(|&bound| bound <= 0);
        return (all || none).then_some(all);
    }
    let mask = defined_by::<CreateMask>(b, mask)?;
    let is_empty = mask.bounds(b).iter().any(|bound| integer_of(b, bound).is_some_and(|bound| bound <= 0));
    is_empty.then_some(false)
}

/// The number of elements, and the number of scalable dimensions that multiply it.
fn count(ty: VectorType<'_>) -> (i64, usize) {
    let n_scalable = ty.scalable.iter().filter(|&&flag| flag != 0).count();
    (ty.shape.iter().fold(1i64, |n, &size| n.saturating_mul(size)), n_scalable)
}
