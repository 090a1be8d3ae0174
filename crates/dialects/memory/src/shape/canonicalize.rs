//! The canonicalization patterns of `shape`.

use super::{
    Assuming, AssumingAll, AssumingYield, Broadcast, ConstShape, ConstSize, ConstWitness, CstrBroadcastable,
    CstrEq, FromExtentTensor, IndexToSize, IsBroadcastable, Rank, ShapeOf, ShapeType, SizeToIndex, SizeType,
    extent_tensor, extents_of, fold, index_elements, is_extent_tensor,
};
use crate::prelude::*;
use crate::tensor;

type List = SmallVec<[Value; 4]>;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rewrites![
    "(anonymous namespace)::AssumingOpRemoveUnusedResults": Assuming => remove_unused_results,
    "(anonymous namespace)::AssumingWithTrue": Assuming => inline_assuming,
    "(anonymous namespace)::MergeAssumingAllOps": AssumingAll => merge_assuming_all,
    "(anonymous namespace)::AssumingAllOneOp": AssumingAll => only_witness,
    "(anonymous namespace)::AssumingAllOfCstrBroadcastable": AssumingAll => implied_broadcasts,
    "(anonymous namespace)::AssumingAllToCstrEqCanonicalization": AssumingAll => all_equal_shapes,
    "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::AssumingAllOp>": AssumingAll => distinct_operands,
    "(anonymous namespace)::BroadcastConcretizeResultTypePattern": Broadcast => static_rank,
    "(anonymous namespace)::BroadcastFoldConstantOperandsPattern": Broadcast => join_constants,
    "(anonymous namespace)::BroadcastForwardSingleOperandPattern": Broadcast => only_shape,
    "(anonymous namespace)::CanonicalizeCastExtentTensorOperandsPattern<mlir::shape::BroadcastOp>": Broadcast => uncast_operands,
    "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::BroadcastOp>": Broadcast => distinct_operands,
    "(anonymous namespace)::RemoveEmptyShapeOperandsPattern<mlir::shape::BroadcastOp>": Broadcast => nonempty_operands,
    "(anonymous namespace)::CanonicalizeCastExtentTensorOperandsPattern<mlir::shape::CstrBroadcastableOp>": CstrBroadcastable => uncast_operands,
    "(anonymous namespace)::CstrBroadcastableEqOps": CstrBroadcastable => equal_operands,
    "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::CstrBroadcastableOp>": CstrBroadcastable => distinct_operands,
    "(anonymous namespace)::RemoveEmptyShapeOperandsPattern<mlir::shape::CstrBroadcastableOp>": CstrBroadcastable => nonempty_shapes,
    "(anonymous namespace)::CstrEqEqOps": CstrEq => equal_operands,
    "(anonymous namespace)::SizeToIndexToSizeCanonicalization": IndexToSize => size_of_index = 2,
    "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::IsBroadcastableOp>": IsBroadcastable => distinct_operands,
    "(anonymous namespace)::RankShapeOfCanonicalizationPattern": Rank => rank_of_type,
    "(anonymous namespace)::ShapeOfCastExtentTensor": tensor::Cast => cast_of_shape,
    "(anonymous namespace)::ShapeOfFromReshape": ShapeOf => shape_of_reshape,
    "(anonymous namespace)::ExtractFromShapeOfExtentTensor": tensor::Extract => extract_of_shape = 2,
    "(anonymous namespace)::ShapeOfOpToConstShapeOp": ShapeOf => static_shape,
    "(anonymous namespace)::IndexToSizeToIndexCanonicalization": SizeToIndex => index_of_size = 2,
];

/// Rebuilds an operation with other operands.
fn with_operands(rw: &mut Rewriter<'_>, op: Op, operands: &[Value]) -> Value {
    let mut state = OpState::like(rw, op);
    state.operands.clear();
    state.operands.extend_from_slice(operands);
    let new = rw.create(state);
    rw.result(new, 0)
}

fn operands(rw: &Rewriter<'_>, op: Op) -> List {
    rw.operands(op).iter().collect()
}

fn distinct(values: impl IntoIterator<Item = Value>) -> List {
    let mut seen = FxHashSet::default();
    values.into_iter().filter(|&value| seen.insert(value)).collect()
}

fn distinct_operands<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let old = operands(rw, op.op());
    let new = distinct(old.iter().copied());
    (new.len() < old.len()).then(|| with_operands(rw, op.op(), &new))
}

fn passing(rw: &mut Rewriter<'_>, op: Op) -> Value {
    let ty = rw.result_type(op, 0);
    ConstWitness::new(rw, ty, true)
}

/// A shape equals itself and can be broadcast to itself.
fn equal_operands<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let shapes = operands(rw, op.op());
    let all_equal = shapes.iter().all(|shape| Some(shape) == shapes.first());
    all_equal.then(|| passing(rw, op.op()))
}

fn remove_unused_results(op: Assuming, rw: &mut Rewriter<'_>) -> Option<()> {
    let region = op.do_region(rw);
    let end = rw.last_op(rw.entry_block(region)?)?;
    let results: List = op.results(rw).iter().collect();
    let is_used: SmallVec<[bool; 4]> = results.iter().map(|&result| !rw.has_no_uses(result)).collect();
    if is_used.iter().all(|&is_used| is_used) {
        return None;
    }
    let kept: List =
        operands(rw, end).iter().zip(&is_used).filter(|(_, used)| **used).map(|(&v, _)| v).collect();
    let types: SmallVec<[Type; 4]> = kept.iter().map(|&value| rw.ty(value)).collect();
    let (loc, end_loc) = (rw.loc(), rw.body().loc(end));
    rw.set_before(end);
    rw.set_loc(end_loc);
    AssumingYield::build(rw, &kept);
    rw.erase(end);
    rw.set_before(op.0);
    rw.set_loc(loc);
    let witness = op.witness(rw);
    let new = Assuming::build(rw, &types, witness);
    let to = new.do_region(rw);
    rw.inline_region_before(region, to, None);
    let mut new_results = rw.results(new.0).iter();
    let values: SmallVec<[Option<Value>; 4]> =
        is_used.iter().map(|&is_used| if is_used { new_results.next() } else { None }).collect();
    rw.replace_used(op.0, &values);
    Some(())
}

/// A known witness needs no region.
fn inline_assuming(op: Assuming, rw: &mut Rewriter<'_>) -> Option<()> {
    rw.def_as::<ConstWitness>(op.witness(rw))?;
    let block = rw.entry_block(op.do_region(rw))?;
    rw.replace_by_block(op.0, block, &[])
}

fn merge_assuming_all(op: AssumingAll, rw: &mut Rewriter<'_>) -> Option<Value> {
    let old = operands(rw, op.0);
    let mut new = List::new();
    for &witness in &old {
        match rw.def_as::<AssumingAll>(witness) {
            Some(inner) => new.extend(inner.inputs(rw).iter()),
            None => new.push(witness),
        }
    }
    (new.len() != old.len()).then(|| with_operands(rw, op.0, &new))
}

fn only_witness(op: AssumingAll, rw: &mut Rewriter<'_>) -> Option<Value> {
    let witnesses = op.inputs(rw);
    witnesses.first().filter(|_| witnesses.len() == 1)
}

/// Drops assertions about shapes that are among those of another one.
fn implied_broadcasts(op: AssumingAll, rw: &mut Rewriter<'_>) -> Option<()> {
    let assertions: Option<Vec<CstrBroadcastable>> =
        distinct(op.inputs(rw).iter()).iter().map(|&witness| rw.def_as(witness)).collect();
    let mut shapes: Vec<(CstrBroadcastable, FxHashSet<Value>)> =
        assertions?.into_iter().map(|cstr| (cstr, cstr.shapes(rw).iter().collect())).collect();
    shapes.sort_by_key(|(cstr, _)| core::cmp::Reverse(rw.n_operands(cstr.0)));
    let (mut kept, mut dropped) = (Vec::<(CstrBroadcastable, FxHashSet<Value>)>::new(), Vec::new());
    for (cstr, own) in shapes {
        match kept.iter().any(|(_, other)| own.is_subset(other)) {
            true => dropped.push(cstr),
            false => kept.push((cstr, own)),
        }
    }
    if dropped.is_empty() {
        return None;
    }
    let witnesses: List = kept.iter().map(|(cstr, _)| cstr.result(rw)).collect();
    let ty = rw.result_type(op.0, 0);
    let all = AssumingAll::new(rw, ty, &witnesses);
    rw.replace(op.0, &[all]);
    for cstr in dropped {
        if rw.has_no_uses(cstr.result(rw)) {
            rw.erase(cstr.0);
        }
    }
    Some(())
}

/// Assertions that shapes are equal are one if each has a shape of those before it.
fn all_equal_shapes(op: AssumingAll, rw: &mut Rewriter<'_>) -> Option<Value> {
    let mut shapes = List::new();
    for witness in op.inputs(rw).iter() {
        let own: List = rw.def_as::<CstrEq>(witness)?.shapes(rw).iter().collect();
        if !shapes.is_empty() && !own.is_empty() && !own.iter().any(|shape| shapes.contains(shape)) {
            return None;
        }
        shapes.extend(own);
    }
    let ty = rw.result_type(op.0, 0);
    Some(CstrEq::new(rw, ty, &shapes))
}

/// The number of extents of a tensor of extents.
fn n_extents(rw: &Rewriter<'_>, ty: Type) -> Option<i64> {
    ty.as_::<RankedTensorType>(rw.ctx())?.shape.first().copied()
}

fn static_rank(op: Broadcast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = rw.ty(op.result(rw));
    if n_extents(rw, ty)? != DYNAMIC {
        return None;
    }
    let shapes = operands(rw, op.0);
    let mut rank = 0;
    for n in shapes.iter().filter_map(|&shape| n_extents(rw, rw.ty(shape))) {
        if n == DYNAMIC {
            return None;
        }
        rank = n.max(rank);
    }
    let static_type = extent_tensor(rw.ctx(), rank);
    let shape = Broadcast::new(rw, static_type, &shapes);
    Some(tensor::Cast::new(rw, ty, shape))
}

/// Constant shapes that can be broadcast become one.
fn join_constants(op: Broadcast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let mut known = fold::Extents::new();
    let (old, mut new) = (operands(rw, op.0), List::new());
    for &shape in &old {
        let extents = rw.def_as::<ConstShape>(shape).and_then(|shape| extents_of(rw.ctx(), shape.shape(rw)?));
        match extents.and_then(|extents| fold::broadcast_of(&known, &extents)) {
            Some(joined) => known = joined,
            None => new.push(shape),
        }
    }
    if old.len() - new.len() < 2 {
        return None;
    }
    let (ty, value) = (extent_tensor(rw.ctx(), known.len() as i64), index_elements(rw.ctx(), &known));
    new.push(ConstShape::new(rw, ty, value));
    let ty = rw.ty(op.result(rw));
    Some(Broadcast::new(rw, ty, &new))
}

fn only_shape(op: Broadcast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (shapes, ty) = (operands(rw, op.0), rw.ty(op.result(rw)));
    let &[shape] = shapes.as_slice() else { return None };
    Some(match rw.ty(shape) {
        own if own == ty => shape,
        _ if ty.is::<ShapeType>(rw.ctx()) => FromExtentTensor::new(rw, ty, shape),
        _ => tensor::Cast::new(rw, ty, shape),
    })
}

/// Casts of operands to an unknown number of extents are not needed.
fn uncast_operands<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let old = operands(rw, op.op());
    let source = |&shape: &Value| {
        let is_dynamic = n_extents(rw, rw.ty(shape)) == Some(DYNAMIC);
        let source = rw.def_as::<tensor::Cast>(shape).filter(|_| is_dynamic).map(|cast| cast.source(rw));
        source.filter(|&source| is_extent_tensor(rw.ctx(), rw.ty(source))).unwrap_or(shape)
    };
    let new: List = old.iter().map(source).collect();
    (new != old).then(|| with_operands(rw, op.op(), &new))
}

fn is_empty_shape(rw: &Rewriter<'_>, shape: Value) -> bool {
    let constant = rw.def_as::<ConstShape>(shape).and_then(|shape| extents_of(rw.ctx(), shape.shape(rw)?));
    n_extents(rw, rw.ty(shape)) == Some(0) || constant.is_some_and(|extents| extents.is_empty())
}

fn nonempty_operands(op: Broadcast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let old = operands(rw, op.0);
    let new: List = old.iter().copied().filter(|&shape| !is_empty_shape(rw, shape)).collect();
    if new.is_empty() {
        let (ty, value) = (rw.ty(op.result(rw)), index_elements(rw.ctx(), &[]));
        return Some(ConstShape::new(rw, ty, value));
    }
    (new.len() < old.len()).then(|| with_operands(rw, op.0, &new))
}

/// One shape can always be broadcast.
fn nonempty_shapes(op: CstrBroadcastable, rw: &mut Rewriter<'_>) -> Option<Value> {
    let old = operands(rw, op.0);
    let new: List = old.iter().copied().filter(|&shape| !is_empty_shape(rw, shape)).collect();
    match new.len() {
        n if n == old.len() => None,
        0 | 1 => Some(passing(rw, op.0)),
        _ => Some(with_operands(rw, op.0, &new)),
    }
}

fn cast_of_shape(op: tensor::Cast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = rw.ty(op.dest(rw));
    let argument = rw.def_as::<ShapeOf>(op.source(rw))?.arg(rw);
    if !is_extent_tensor(rw.ctx(), ty) {
        return None;
    }
    let rank = tensor::ranked(rw.ctx(), rw, argument)?.shape.len() as i64;
    let n = n_extents(rw, ty)?;
    (n == DYNAMIC || n == rank).then(|| ShapeOf::new(rw, ty, argument))
}

fn size_of_index(op: IndexToSize, rw: &mut Rewriter<'_>) -> Option<Value> {
    let size = rw.def_as::<SizeToIndex>(op.arg(rw))?.arg(rw);
    (rw.ty(size) == rw.ty(op.result(rw))).then_some(size)
}

fn index_of_size(op: SizeToIndex, rw: &mut Rewriter<'_>) -> Option<Value> {
    Some(rw.def_as::<IndexToSize>(op.arg(rw))?.arg(rw))
}

fn rank_of_type(op: Rank, rw: &mut Rewriter<'_>) -> Option<Value> {
    let argument = rw.def_as::<ShapeOf>(op.shape(rw))?.arg(rw);
    let rank = tensor::ranked(rw.ctx(), rw, argument)?.shape.len() as i64;
    Some(match rw.ty(op.rank(rw)) {
        ty if ty.is::<SizeType>(rw.ctx()) => ConstSize::new(rw, ty, rank),
        _ => arith::Constant::index(rw, rank),
    })
}

/// The operand of a reshape that has the shape.
fn shape_of_reshape(op: ShapeOf, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = rw.ty(op.result(rw));
    let shape = rw.def_as::<tensor::Reshape>(op.arg(rw))?.shape(rw);
    let own = rw.ty(shape);
    let n = n_extents(rw, own)?;
    if n_extents(rw, ty)? == n && own != ty {
        return Some(arith::IndexCast::new(rw, ty, shape));
    }
    let indices = extent_tensor(rw.ctx(), n);
    let shape = match own.element_or_self(rw.ctx()).is_index() {
        true => shape,
        false => arith::IndexCast::new(rw, indices, shape),
    };
    Some(if rw.ty(shape) == ty { shape } else { tensor::Cast::new(rw, ty, shape) })
}

fn extract_of_shape(op: tensor::Extract, rw: &mut Rewriter<'_>) -> Option<Value> {
    let argument = rw.def_as::<ShapeOf>(op.tensor(rw))?.arg(rw);
    let ty = rw.ty(argument);
    let is_tensor = ty.is::<RankedTensorType>(rw.ctx()) || ty.is::<UnrankedTensorType>(rw.ctx());
    let index =
        op.indices(rw).first().filter(|_| is_tensor && n_extents(rw, rw.ty(op.tensor(rw))) != Some(0))?;
    Some(tensor::Dim::new(rw, argument, index))
}

fn static_shape(op: ShapeOf, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ty = rw.ty(op.result(rw));
    let shaped = rw.ty(op.arg(rw)).as_shaped(rw.ctx())?;
    let extents: fold::Extents = shaped.shape.filter(|_| shaped.has_static_shape())?.into();
    let (own, value) = (extent_tensor(rw.ctx(), extents.len() as i64), index_elements(rw.ctx(), &extents));
    if ty.is::<ShapeType>(rw.ctx()) {
        return Some(ConstShape::new(rw, ty, value));
    }
    let shape = ConstShape::new(rw, own, value);
    Some(if own == ty { shape } else { tensor::Cast::new(rw, ty, shape) })
}
