//! The canonicalization patterns of `tensor`: casts, extents and elements here, slices in [`slice`], reshapes in
//! [`reshape`], paddings in [`pad`].

mod pad;
mod reshape;
mod slice;

use super::fold::{Reshapes, foldable_cast_source, preserves_static_extents};
use super::{
    Bitcast, Cast, CollapseShape, Concat, Dim, Empty, ExpandShape, Extract, ExtractSlice, Generate, Insert,
    InsertSlice, Pad, ParallelInsertSlice, Reshape, infer, ranked, verify,
};
use crate::affine::compose;
use crate::bufferization::MaterializeInDestination;
use crate::index_list::Index;
use crate::prelude::*;
use crate::reassociation;
use crate::vector::TransferWrite;
use terrace_ir::effects::would_be_trivially_dead;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "FoldTensorCastProducerOp" in "": Insert => fn(insert_into_cast);
    "FoldTensorCastProducerOp" in "": MaterializeInDestination => fn(materialize_casts);
    "FoldTensorCastProducerOp" in "": TransferWrite => fn(write_into_cast);
    "ChainedTensorBitcast": Bitcast(Bitcast(x)) -> r if can_bitcast(x, r) => Bitcast(x);
    "ChainedTensorCast": Cast(middle@Cast(x)) -> r if is_middle_unneeded(x, middle, r) => Cast(x);
    "TensorCastExtractSlice": Cast => fn(slice::cast_of_slice);
    "mlir::ComposeReassociativeReshapeOps<mlir::tensor::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>" in "":
        CollapseShape => fn(reassociation::collapse_of_collapse::<Reshapes>);
    "mlir::ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, mlir::tensor::ExpandShapeOp, mlir::tensor::CastOp, mlir::tensor::DimOp, mlir::RankedTensorType>" in "":
        CollapseShape => fn(reassociation::collapse_of_expand::<Reshapes>);
    "FoldReshapeWithSplat<mlir::tensor::CollapseShapeOp>": CollapseShape => fn(reshape::of_splat);
    "FoldReshapeWithFromElements<mlir::tensor::CollapseShapeOp>": CollapseShape => fn(reshape::of_elements);
    "FoldCollapseOfCastOp": CollapseShape => fn(reshape::collapse_of_cast);
    "SingleInputConcatOp": Concat(..xs) let x = (xs.first().copied().filter(|_| xs.len() == 1)?) => Cast(x);
    "InferConcatOperandTypes": Concat => fn(static_concat_operands);
    "InferConcatResultType": Concat => fn(static_concat_result);
    "DimOfCastOp": Dim(Cast(x), i) if has_dims(x) => Dim(x, i);
    "DimOfDestStyleOp": Dim => fn(dim_of_destination);
    "DimOfReshapeOp": Dim => fn(dim_of_reshape);
    "FoldEmptyTensorWithCastOp": Cast => fn(cast_of_empty);
    "FoldEmptyTensorWithDimOp": Dim(empty@Empty(_), [i]) let size = dynamic_size(empty, i) => size;
    "ReplaceEmptyTensorStaticShapeDims": Empty => fn(constant_sizes_of_empty);
    "mlir::ComposeReassociativeReshapeOps<mlir::tensor::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>" in "":
        ExpandShape => fn(reassociation::expand_of_expand::<Reshapes>);
    "mlir::ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, mlir::tensor::CollapseShapeOp>" in "":
        ExpandShape => fn(reassociation::expand_of_collapse::<Reshapes>);
    "ConvertToStaticExpandShape": ExpandShape => fn(reshape::static_expansion);
    "FoldReshapeWithSplat<mlir::tensor::ExpandShapeOp>": ExpandShape => fn(reshape::of_splat);
    "FoldReshapeWithFromElements<mlir::tensor::ExpandShapeOp>": ExpandShape => fn(reshape::of_elements);
    "ExtractFromTensorCast": Extract(Cast(x), ..at) if is_ranked(x) => Extract(x, ..at);
    "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, SliceReturnTypeCanonicalizer, SliceCanonicalizer>" in "":
        ExtractSlice => fn(slice::constant_slice);
    "ExtractSliceOpCastFolder": ExtractSlice => fn(slice::slice_of_cast);
    "ExtractElementFromIndexCast": Extract => fn(extract_of_index_cast);
    "ExtractFromTensorGenerate": Extract => fn(extract_of_generate);
    "StaticTensorGenerate": Generate => fn(constant_sizes_of_generate);
    "InsertSliceOpConstantArgumentFolder<mlir::tensor::InsertSliceOp>": InsertSlice => fn(slice::constant_insertion);
    "InsertSliceOpCastFolder<mlir::tensor::InsertSliceOp>": InsertSlice => fn(slice::insertion_of_cast);
    "InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>": InsertSlice => fn(slice::static_source);
    "FoldStaticZeroPadding": Pad => fn(pad::without_elements);
    "FoldSourceTensorCast": Pad => fn(pad::of_cast);
    "FoldTargetTensorCast": Pad => fn(pad::cast_of_pad);
    "FoldOrthogonalPaddings": Pad => fn(pad::of_other_dims);
    "FoldStaticPadding": Pad => fn(pad::constant_padding);
    "FoldConsecutiveConstantPadding": Pad => fn(pad::twice);
    "InsertSliceOpConstantArgumentFolder<mlir::tensor::ParallelInsertSliceOp>": ParallelInsertSlice => fn(slice::constant_insertion);
    "InsertSliceOpCastFolder<mlir::tensor::ParallelInsertSliceOp>": ParallelInsertSlice => fn(slice::insertion_of_cast);
    "InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>": ParallelInsertSlice => fn(slice::static_source);
];

/// The patterns of empty tensors (`EmptyOp::getCanonicalizationPatterns`), which are about their users, too.
pub fn of_empty() -> impl Iterator<Item = &'static greedy::Pattern> {
    PATTERNS.iter().filter(|pattern| pattern.name.contains("EmptyTensor"))
}

/// A value cast to the type of an operation's result.
fn cast_like(rw: &mut Rewriter<'_>, op: Op, value: Value) -> Value {
    let ty = rw.ty(rw.result(op, 0));
    Cast::new(rw, ty, value)
}

/// A value that takes the place of an operation's result: itself, or cast to its type.
fn same_or_cast(rw: &mut Rewriter<'_>, op: Op, value: Value) -> Value {
    if rw.ty(value) == rw.ty(rw.result(op, 0)) { value } else { cast_like(rw, op, value) }
}

// Casts.

fn can_bitcast(b: &Body, from: Value, to: Value) -> bool {
    verify::bitcast(b.ctx(), &[b.ty(from)], &[b.ty(to)])
}

fn is_ranked(b: &Body, value: Value) -> bool {
    ranked(b.ctx(), b, value).is_some()
}

fn has_dims(b: &Body, value: Value) -> bool {
    ranked(b.ctx(), b, value).is_none_or(|ty| !ty.shape.is_empty())
}

/// The known extents of a tensor that has two types; `None` if none has both. No extents are those of an unranked
/// tensor.
fn join<'a>(one: Option<&'a [i64]>, two: Option<&'a [i64]>) -> Option<Option<SmallVec<[i64; 4]>>> {
    let (Some(one), Some(two)) = (one, two) else { return Some(one.or(two).map(SmallVec::from_slice)) };
    if one.len() != two.len() {
        return None;
    }
    let extent = |(&a, &b): (&i64, &i64)| match (a, b) {
        (DYNAMIC, b) => Some(b),
        (a, DYNAMIC) => Some(a),
        (a, b) => (a == b).then_some(a),
    };
    one.iter().zip(two).map(extent).collect::<Option<_>>().map(Some)
}

/// Whether the first and the last of three types of casts have all the static extents of the middle one.
fn is_middle_unneeded(b: &Body, first: Value, middle: Value, last: Value) -> bool {
    let shape = |value| b.ty(value).as_shaped(b.ctx()).and_then(|shaped| shaped.shape);
    let (first, middle, last) = (shape(first), shape(middle), shape(last));
    let all = join(first, middle).and_then(|both| join(both.as_deref(), last));
    all.is_some() && all == join(first, last)
}

/// A cast of an empty tensor to more static extents is an empty tensor of these.
fn cast_of_empty(op: Cast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let empty = rw.def_as::<Empty>(op.source(rw))?;
    let (from, to) = (rw.ty(op.source(rw)), rw.ty(op.dest(rw)));
    if !preserves_static_extents(rw.ctx(), from, to) {
        return None;
    }
    let extents = ranked(rw.ctx(), rw, op.dest(rw))?.shape;
    let sizes = empty.mixed_sizes(rw);
    let kept = sizes.iter().zip(extents).filter(|(_, extent)| **extent == DYNAMIC);
    let kept: SmallVec<[Value; 4]> = kept
        .filter_map(|(size, _)| match *size {
            Index::Dynamic(size) => Some(size),
            Index::Static(_) => None,
        })
        .collect();
    Some(Empty::new(rw, to, &kept))
}

// Sizes.

/// The type of a tensor whose dynamic extents are `sizes`, with those that are constants; and the other sizes. `None` if none
/// is a constant.
fn fold_sizes(b: &Body, result: Value, sizes: &[Value]) -> Option<(Type, SmallVec<[Value; 4]>)> {
    let ty = ranked(b.ctx(), b, result)?;
    let (extents, rest) = crate::index_list::fold_sizes(b, ty.shape, sizes);
    (rest.len() != sizes.len())
        .then(|| (RankedTensorType::get(b.ctx(), &extents, ty.elem, ty.encoding), rest))
}

/// An empty tensor with constant sizes has static extents.
fn constant_sizes_of_empty(op: Empty, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (ty, sizes) = fold_sizes(rw, op.result(rw), &op.dynamic_sizes(rw).to_vec())?;
    let new = Empty::new(rw, ty, &sizes);
    Some(cast_like(rw, op.0, new))
}

/// A generated tensor with constant sizes has static extents.
fn constant_sizes_of_generate(op: Generate, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (ty, sizes) = fold_sizes(rw, op.result(rw), &op.dynamic_extents(rw).to_vec())?;
    let new = Generate::build(rw, ty, &sizes);
    let (from, to) = (op.body(rw), new.body(rw));
    rw.inline_region_before(from, to, None);
    let value = new.result(rw);
    Some(cast_like(rw, op.0, value))
}

// Extents.

/// The size operand of an empty tensor for a dimension.
fn dynamic_size(b: &Body, empty: Value, dim: &ApInt) -> Option<Value> {
    let sizes = b.def_as::<Empty>(empty)?.mixed_sizes(b);
    match sizes.get(usize::try_from(dim.to_i64()?).ok()?)? {
        Index::Dynamic(size) => Some(*size),
        Index::Static(_) => None,
    }
}

/// An extent of a tensor that an operation computes in the place of another one is that of the other one.
fn dim_of_destination(op: Dim, rw: &mut Rewriter<'_>) -> Option<()> {
    let destination = crate::tensor::destination(rw, op.source(rw))?;
    rw.replace_operand(op.0, 0, destination);
    Some(())
}

/// An extent of a reshaped tensor is an element of the shape.
fn dim_of_reshape(op: Dim, rw: &mut Rewriter<'_>) -> Option<Value> {
    let reshape = rw.def_as::<Reshape>(op.source(rw))?;
    let (shape, index) = (reshape.shape(rw), op.index(rw));
    let size = Extract::new(rw, shape, &[index]);
    Some(match rw.ty(size) {
        Type::INDEX => size,
        _ => arith::IndexCast::new(rw, Type::INDEX, size),
    })
}

// Elements.

/// An element of a cast tensor is a cast element.
fn extract_of_index_cast(op: Extract, rw: &mut Rewriter<'_>) -> Option<Value> {
    let cast = rw.def_as::<arith::IndexCast>(op.tensor(rw))?;
    let (source, ty) = (cast.input(rw), rw.ty(op.result(rw)));
    let indices = op.indices(rw).to_vec();
    let element = Extract::new(rw, source, &indices);
    Some(arith::IndexCast::new(rw, ty, element))
}

/// An element is inserted into the source of a cast that hides extents.
fn insert_into_cast(op: Insert, rw: &mut Rewriter<'_>) -> Option<Value> {
    let dest = foldable_cast_source(rw, op.dest(rw))?;
    let (element, indices) = (op.scalar(rw), op.indices(rw).to_vec());
    let new = Insert::new(rw, element, dest, &indices);
    Some(cast_like(rw, op.0, new))
}

/// Replaces operands of an operation in destination style that are casts which hide extents by the casts' sources
/// (`FoldTensorCastProducerOp`). `clone` builds it with other types of results and operands.
pub fn fold_casts_of(
    op: Op,
    rw: &mut Rewriter<'_>,
    clone: impl FnOnce(&mut Rewriter<'_>, Op, &[Type], &[Value]) -> Op,
) -> Option<()> {
    let operands = rw.operands(op).to_vec();
    let source = |&operand: &Value| foldable_cast_source(rw, operand).unwrap_or(operand);
    let new: SmallVec<[Value; 8]> = operands.iter().map(source).collect();
    if new[..] == operands[..] {
        return None;
    }
    let (first, end) = rw.init_range(op);
    let types = new.get(first..end)?.iter().map(|&init| rw.ty(init)).filter(|ty| !ty.is_memref(rw.ctx()));
    let types: SmallVec<[Type; 4]> = types.collect();
    let new = clone(rw, op, &types, &new);
    replace_casting(rw, op, new);
    Some(())
}

/// Replaces the results of an operation by those of another one, cast where their types differ.
pub fn replace_casting(rw: &mut Rewriter<'_>, op: Op, new: Op) {
    let values: SmallVec<[Value; 4]> = (0..rw.n_results(op))
        .map(|i| {
            let (ty, value) = (rw.ty(rw.result(op, i)), rw.result(new, i));
            if rw.ty(value) == ty { value } else { Cast::new(rw, ty, value) }
        })
        .collect();
    rw.replace(op, &values);
}

/// A copy of an operation without regions that has other types of results and operands.
fn like(rw: &mut Rewriter<'_>, op: Op, types: &[Type], operands: &[Value]) -> Op {
    let mut state = OpState::like(rw, op);
    state.results = SmallVec::from_slice(types);
    state.operands = SmallVec::from_slice(operands);
    rw.create(state)
}

/// A materialized tensor has the extents that a cast hides, if those of the destination may be equal.
fn materialize_casts(op: MaterializeInDestination, rw: &mut Rewriter<'_>) -> Option<()> {
    let shape = |value: Value| {
        let known = foldable_cast_source(rw, value).unwrap_or(value);
        rw.ty(known).as_shaped(rw.ctx()).and_then(|shaped| shaped.shape)
    };
    match (shape(op.source(rw)), shape(op.dest(rw))) {
        (Some(from), Some(to)) if !are_compatible_shapes(from, to) => None,
        _ => fold_casts_of(op.0, rw, like),
    }
}

/// A vector is written to the source of a cast that hides extents.
fn write_into_cast(op: TransferWrite, rw: &mut Rewriter<'_>) -> Option<()> {
    fold_casts_of(op.0, rw, like)
}

/// How many operations may be between an operation that reads memory and the place where it is repeated.
const MAX_BETWEEN: usize = 1000;

/// Whether an operation that only reads memory can be repeated in front of a later one: nothing between the two writes.
/// Upstream does not look.
fn reads_the_same(b: &Body, op: Op, later: Op) -> bool {
    let mut next = b.next_op(op);
    for _ in 0..MAX_BETWEEN {
        match next {
            Some(between) if between == later => return true,
            Some(between) if would_be_trivially_dead(b, between) => next = b.next_op(between),
            _ => return false,
        }
    }
    false
}

/// An element of a generated tensor is computed by a copy of the body.
fn extract_of_generate(op: Extract, rw: &mut Rewriter<'_>) -> Option<Value> {
    let generate = rw.def_as::<Generate>(op.tensor(rw))?;
    let moves = is_memory_effect_free(rw, generate.0)
        || would_be_trivially_dead(rw, generate.0) && reads_the_same(rw, generate.0, op.0);
    if !moves {
        return None;
    }
    let block = rw.entry_block(generate.body(rw))?;
    let end = rw.last_op(block)?;
    let mut map = Mapping::default();
    let args = SmallVec::<[Value; 4]>::from_slice(rw.args(block));
    map.values.extend(args.into_iter().zip(op.indices(rw)));
    let ops: Vec<Op> = rw.ops(block).filter(|&inner| inner != end).collect();
    for inner in ops {
        rw.clone_op(inner, &mut map);
    }
    let value = rw.operands(end).first()?;
    Some(map.values.get(&value).copied().unwrap_or(value))
}

// Concatenation.

/// Static extents that one input of a concatenation has are those of the others, too.
fn static_concat_operands(op: Concat, rw: &mut Rewriter<'_>) -> Option<()> {
    let (dim, inferred) = infer::of_inputs(rw, op)?;
    let mut changed = None;
    for i in 0..rw.n_operands(op.0) {
        let input = rw.operand(op.0, i);
        let ty = {
            let ctx = rw.ctx();
            let mut extents: SmallVec<[i64; 4]> = inferred.as_::<RankedTensorType>(ctx)?.shape.into();
            let from = ranked(ctx, rw, input)?;
            *extents.get_mut(dim)? = *from.shape.get(dim)?;
            RankedTensorType::get(ctx, &extents, from.elem, None)
        };
        if !preserves_static_extents(rw.ctx(), ty, rw.ty(input)) {
            let cast = Cast::new(rw, ty, input);
            rw.replace_operand(op.0, i, cast);
            changed = Some(());
        }
    }
    changed
}

/// A concatenation has the static extents that follow from its inputs.
fn static_concat_result(op: Concat, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (_, inferred) = infer::of_inputs(rw, op)?;
    if preserves_static_extents(rw.ctx(), inferred, rw.ty(op.result(rw))) {
        return None;
    }
    let (dim, inputs) = (op.dim(rw)?, op.inputs(rw).to_vec());
    let new = Concat::new(rw, inferred, dim, &inputs);
    Some(cast_like(rw, op.0, new))
}
