//! Folding of `shape` operations.

use super::{
    Add, Any, AssumingAll, Broadcast, Concat, CstrBroadcastable, CstrEq, CstrRequire, Dim, Div, FromExtents,
    GetExtent, IndexToSize, IsBroadcastable, Mul, NumElements, Rank, ShapeEq, ShapeOf, SizeToIndex, SplitAt,
    ToExtentTensor, extents_of, index_elements,
};
use crate::prelude::*;

/// The extents of a shape.
pub(super) type Extents = SmallVec<[i64; 6]>;

fn index(ctx: &Context, value: i64) -> Attr {
    IntegerAttr::of_i64(ctx, Type::INDEX, value)
}

fn integer(ctx: &Context, value: Option<Attr>) -> Option<i64> {
    value?.as_::<IntegerAttr>(ctx)?.value(ctx).to_i64()
}

fn shape(ctx: &Context, value: Option<Attr>) -> Option<Extents> {
    extents_of(ctx, value?)
}

fn shapes(ctx: &Context, values: &[Option<Attr>]) -> Option<Vec<Extents>> {
    values.iter().map(|&value| shape(ctx, value)).collect()
}

/// The numbers of two constant operands.
fn integers(ctx: &Context, [left, right]: [Option<Attr>; 2]) -> Option<(i64, i64)> {
    Some((integer(ctx, left)?, integer(ctx, right)?))
}

pub(super) fn add(b: &mut Body, op: Add, constants: Constants<'_, Add>) -> Fold {
    let (lhs, result) = (op.lhs(b), op.result(b));
    let is_zero = b.ty(op.rhs(b)).is_index() && integer(b.ctx(), constants.rhs) == Some(0);
    if is_zero && b.ty(lhs) == b.ty(result) {
        return Fold::value(lhs);
    }
    let sum = integers(b.ctx(), [constants.lhs, constants.rhs]);
    Fold::maybe_attr(sum.map(|(left, right)| index(b.ctx(), left.wrapping_add(right))))
}

pub(super) fn mul(b: &mut Body, _: Mul, constants: Constants<'_, Mul>) -> Option<Attr> {
    let (left, right) = integers(b.ctx(), [constants.lhs, constants.rhs])?;
    Some(index(b.ctx(), left.wrapping_mul(right)))
}

pub(super) fn div(b: &mut Body, _: Div, constants: Constants<'_, Div>) -> Option<Attr> {
    let (left, right) = integers(b.ctx(), [constants.lhs, constants.rhs])?;
    if right == 0 {
        return None;
    }
    let (quotient, rest) = (left.wrapping_div(right), left.wrapping_rem(right));
    let rounds = quotient < 0 && rest != 0;
    Some(index(b.ctx(), quotient - i64::from(rounds)))
}

/// Constants come last.
pub(super) fn any(_: &mut Body, _: Any, constants: Constants<'_, Any>) -> Option<Attr> {
    constants.inputs.last().copied().flatten()
}

/// Drops witnesses that are known, which come last.
pub(super) fn assuming_all(
    b: &mut Body,
    op: AssumingAll,
    constants: Constants<'_, AssumingAll>,
) -> Option<Attr> {
    for (i, constant) in constants.inputs.iter().enumerate().rev() {
        let is_passing = constant.and_then(|value| value.as_bool(b.ctx()))?;
        b.erase_operands(op.0, |at| at == i);
        if !is_passing {
            return Some(Attr::bool(false));
        }
    }
    Some(Attr::bool(true))
}

/// The shape of two broadcast shapes.
pub(super) fn broadcast_of(left: &[i64], right: &[i64]) -> Option<Extents> {
    let (long, short) = if left.len() >= right.len() { (left, right) } else { (right, left) };
    let mut result: Extents = long.into();
    let skipped = long.len() - short.len();
    for (extent, &other) in result[skipped..].iter_mut().zip(short) {
        *extent = match (*extent, other) {
            (one, other) if one == other => one,
            (1, other) => other,
            (one, 1) => one,
            _ => return None,
        };
    }
    Some(result)
}

pub(super) fn broadcast(b: &mut Body, op: Broadcast, constants: Constants<'_, Broadcast>) -> Option<Fold> {
    let operands = op.shapes(b);
    if operands.len() == 1 {
        let shape = operands.first()?;
        return (b.ty(shape) == b.ty(op.result(b))).then(|| Fold::value(shape));
    }
    let shapes = shapes(b.ctx(), constants.shapes)?;
    let (first, others) = shapes.split_first()?;
    let shape = others.iter().try_fold(first.clone(), |shape, other| broadcast_of(&shape, other))?;
    Some(Fold::attr(index_elements(b.ctx(), &shape)))
}

pub(super) fn concat(b: &mut Body, _: Concat, constants: Constants<'_, Concat>) -> Option<Attr> {
    let mut extents = shape(b.ctx(), constants.lhs)?;
    extents.extend(shape(b.ctx(), constants.rhs)?);
    Some(index_elements(b.ctx(), &extents))
}

/// Whether shapes can be broadcast whatever their dynamic extents are.
fn are_broadcastable(shapes: &[Extents]) -> bool {
    let rank = shapes.iter().map(|shape| shape.len()).max().unwrap_or(0);
    (0..rank).all(|i| {
        let extents = shapes.iter().filter_map(|shape| shape.iter().rev().nth(i));
        let others: Extents = extents.copied().filter(|&extent| extent != 1).collect();
        match others.contains(&DYNAMIC) {
            true => others.len() == 1,
            false => others.windows(2).all(|pair| pair[0] == pair[1]),
        }
    })
}

/// The extents of a constant shape or of the type whose shape a value is.
fn known_shape(b: &Body, value: Value) -> Option<Extents> {
    match b.def_as::<ShapeOf>(value) {
        Some(op) => Some(b.ty(op.arg(b)).as_shaped(b.ctx())?.shape?.into()),
        None => shape(b.ctx(), constant_of(b, value)),
    }
}

pub(super) fn cstr_broadcastable(
    b: &mut Body,
    op: CstrBroadcastable,
    constants: Constants<'_, CstrBroadcastable>,
) -> Option<Attr> {
    let is_scalar = |value: &Option<Attr>| shape(b.ctx(), *value).is_some_and(|shape| shape.is_empty());
    let n_others = constants.shapes.iter().filter(|value| !is_scalar(value)).count();
    let known = || op.shapes(b).iter().map(|value| known_shape(b, value)).collect::<Option<Vec<_>>>();
    let holds = n_others < 2 || known().is_some_and(|shapes| are_broadcastable(&shapes));
    holds.then(|| Attr::bool(true))
}

pub(super) fn cstr_eq(_: &mut Body, _: CstrEq, constants: Constants<'_, CstrEq>) -> Option<Attr> {
    let first = constants.shapes.first().copied();
    let all_equal = constants.shapes.iter().all(|value| value.is_some() && Some(*value) == first);
    all_equal.then(|| Attr::bool(true))
}

pub(super) fn cstr_require(
    _: &mut Body,
    _: CstrRequire,
    constants: Constants<'_, CstrRequire>,
) -> Option<Attr> {
    constants.pred
}

pub(super) fn dim(b: &mut Body, op: Dim, constants: Constants<'_, Dim>) -> Option<Attr> {
    let at = usize::try_from(integer(b.ctx(), constants.index)?).ok()?;
    let extent = *b.ty(op.value(b)).as_shaped(b.ctx())?.shape?.get(at)?;
    (extent != DYNAMIC).then(|| index(b.ctx(), extent))
}

pub(super) fn from_extents(
    b: &mut Body,
    _: FromExtents,
    constants: Constants<'_, FromExtents>,
) -> Option<Attr> {
    let extents: Option<Extents> = constants.extents.iter().map(|&value| integer(b.ctx(), value)).collect();
    Some(index_elements(b.ctx(), &extents?))
}

pub(super) fn get_extent(b: &mut Body, _: GetExtent, constants: Constants<'_, GetExtent>) -> Option<Attr> {
    let extents = shape(b.ctx(), constants.shape)?;
    let at = usize::try_from(integer(b.ctx(), constants.dim)?).ok()?;
    Some(index(b.ctx(), *extents.get(at)?))
}

pub(super) fn index_to_size(
    _: &mut Body,
    _: IndexToSize,
    constants: Constants<'_, IndexToSize>,
) -> Option<Attr> {
    constants.arg
}

/// One shape can always be broadcast.
pub(super) fn is_broadcastable(b: &mut Body, op: IsBroadcastable) -> Option<Attr> {
    (op.shapes(b).len() < 2).then(|| Attr::bool(true))
}

pub(super) fn of_equal_operands(b: &mut Body, op: Op) -> Option<Value> {
    let lhs = b.operand(op, 0);
    (lhs == b.operand(op, 1)).then_some(lhs)
}

pub(super) fn num_elements(
    b: &mut Body,
    _: NumElements,
    constants: Constants<'_, NumElements>,
) -> Option<Attr> {
    let extents = shape(b.ctx(), constants.shape)?;
    Some(index(b.ctx(), extents.iter().fold(1i64, |product, &extent| product.wrapping_mul(extent))))
}

pub(super) fn rank(b: &mut Body, _: Rank, constants: Constants<'_, Rank>) -> Option<Attr> {
    let extents = shape(b.ctx(), constants.shape)?;
    Some(index(b.ctx(), extents.len() as i64))
}

pub(super) fn shape_eq(_: &mut Body, _: ShapeEq, constants: Constants<'_, ShapeEq>) -> Option<Attr> {
    let (first, others) = constants.shapes.split_first()?;
    let first = (*first)?;
    let others: Option<Vec<Attr>> = others.iter().copied().collect();
    Some(Attr::bool(others?.iter().all(|&other| other == first)))
}

pub(super) fn size_to_index(
    _: &mut Body,
    _: SizeToIndex,
    constants: Constants<'_, SizeToIndex>,
) -> Option<Attr> {
    constants.arg
}

pub(super) fn split_at(b: &mut Body, _: SplitAt, constants: Constants<'_, SplitAt>) -> Option<Fold> {
    let extents = shape(b.ctx(), constants.operand)?;
    let at = integer(b.ctx(), constants.index)?;
    let rank = extents.len() as i64;
    let at = usize::try_from(if at < 0 { at.checked_add(rank)? } else { at }).ok()?;
    let (head, tail) = extents.split_at_checked(at)?;
    let part = |extents: &[i64]| FoldResult::Attr(index_elements(b.ctx(), extents));
    Some(Fold::Results(smallvec![part(head), part(tail)]))
}

pub(super) fn to_extent_tensor(
    b: &mut Body,
    _: ToExtentTensor,
    constants: Constants<'_, ToExtentTensor>,
) -> Option<Attr> {
    Some(index_elements(b.ctx(), &shape(b.ctx(), constants.input)?))
}
