//! Types of results, and which other types a result may have instead (`isCompatibleReturnTypes`).

use super::{ShapeType, SizeType, ValueShapeType, extent_tensor, extents_of, is_extent_tensor};
use crate::prelude::*;

fn one(ty: Type) -> InferredTypes {
    Some(smallvec![ty])
}

fn size(ctx: &Context, may_be_invalid: bool) -> InferredTypes {
    one(if may_be_invalid { SizeType::get(ctx) } else { Type::INDEX })
}

/// A size if an operand is one.
pub(super) fn size_of_operands(args: &InferArgs<'_>) -> InferredTypes {
    let ctx = args.ctx();
    size(ctx, args.types().any(|ty| ty.is::<SizeType>(ctx)))
}

/// A size if the operand is a shape.
pub(super) fn size_of_shape(args: &InferArgs<'_>) -> InferredTypes {
    let ctx = args.ctx();
    size(ctx, args.ty(0)?.is::<ShapeType>(ctx))
}

pub(super) fn index(_: &InferArgs<'_>) -> InferredTypes {
    one(Type::INDEX)
}

/// The type of the second operand.
pub(super) fn type_of_index(args: &InferArgs<'_>) -> InferredTypes {
    one(args.ty(1)?)
}

/// The type of both operands; a size if they differ.
pub(super) fn common(args: &InferArgs<'_>) -> InferredTypes {
    let (left, right) = (args.ty(0)?, args.ty(1)?);
    one(if left == right { left } else { SizeType::get(args.ctx()) })
}

pub(super) fn const_shape(args: &InferArgs<'_>) -> InferredTypes {
    let extents = extents_of(args.ctx(), args.slot(0)?)?;
    one(extent_tensor(args.ctx(), extents.len() as i64))
}

/// A shape for a value and its shape, else a tensor with an extent for each dimension.
pub(super) fn shape_of(args: &InferArgs<'_>) -> InferredTypes {
    let (ctx, ty) = (args.ctx(), args.ty(0)?);
    if ty.is::<ValueShapeType>(ctx) {
        return one(ShapeType::get(ctx));
    }
    let rank = ty.as_shaped(ctx)?.shape.map_or(DYNAMIC, |shape| shape.len() as i64);
    one(extent_tensor(ctx, rank))
}

/// The only types of two lists.
fn pair(inferred: &[Type], results: &[Type]) -> Option<(Type, Type)> {
    match (inferred, results) {
        (&[left], &[right]) => Some((left, right)),
        _ => None,
    }
}

/// Sizes and indices may stand for each other.
pub(super) fn are_sizes(ctx: &Context, inferred: &[Type], results: &[Type]) -> bool {
    let is_size = |ty: Type| ty.is::<SizeType>(ctx) || ty.is_index();
    pair(inferred, results).is_some_and(|(left, right)| is_size(left) && is_size(right))
}

/// Both are shapes or both are sizes.
pub(super) fn are_of_one_kind(ctx: &Context, inferred: &[Type], results: &[Type]) -> bool {
    let both = |is: fn(&Context, Type) -> bool| {
        pair(inferred, results).is_some_and(|(left, right)| is(ctx, left) && is(ctx, right))
    };
    both(|ctx, ty| ty.is::<ShapeType>(ctx)) || both(|ctx, ty| ty.is::<SizeType>(ctx))
}

/// A constant may be a shape.
pub(super) fn are_constant_shapes(ctx: &Context, inferred: &[Type], results: &[Type]) -> bool {
    let is_shape = |ty: Type| ty.is::<ShapeType>(ctx);
    pair(inferred, results).is_some_and(|(left, right)| is_shape(left) || is_shape(right) || left == right)
}

/// Shapes and tensors of extents may stand for each other, if the numbers of extents do not differ.
pub(super) fn are_shapes(ctx: &Context, inferred: &[Type], results: &[Type]) -> bool {
    let Some((left, right)) = pair(inferred, results) else { return false };
    let is_shape = |ty: Type| ty.is::<ShapeType>(ctx);
    let is_known = |ty: Type| is_shape(ty) || ty.as_shaped(ctx).is_some();
    left == right
        || is_known(left)
            && is_known(right)
            && (is_shape(left) || is_shape(right) || have_compatible_shapes(ctx, left, right))
}

/// Whether no known extents of two types differ.
pub(super) fn have_compatible_shapes(ctx: &Context, left: Type, right: Type) -> bool {
    let shape = |ty: Type| ty.as_shaped(ctx).and_then(|ty| ty.shape);
    let (Some(left), Some(right)) = (shape(left), shape(right)) else { return true };
    are_compatible_shapes(left, right)
}

/// The least general type of two shapes or sizes, or why there is none.
pub(super) fn meet(ctx: &Context, left: Type, right: Type) -> core::result::Result<Type, &'static str> {
    let is_error = |ty: Type| ty.is::<ShapeType>(ctx) || ty.is::<SizeType>(ctx);
    let (left, right) = if is_error(left) { (left, right) } else { (right, left) };
    let mixed = Err("requires all sizes or shapes");
    if left.is::<SizeType>(ctx) {
        return if right.is::<SizeType>(ctx) || right.is_index() { Ok(left) } else { mixed };
    }
    if left.is::<ShapeType>(ctx) {
        let is_shape = right.is::<ShapeType>(ctx) || is_extent_tensor(ctx, right);
        return if is_shape { Ok(left) } else { mixed };
    }
    if left.is_index() || right.is_index() {
        return if left == right { Ok(left) } else { mixed };
    }
    let n = |ty: Type| ty.as_shaped(ctx).and_then(|ty| ty.shape?.first().copied()).unwrap_or(DYNAMIC);
    match (n(left), n(right)) {
        (DYNAMIC, _) => Ok(left),
        (_, DYNAMIC) => Ok(right),
        (n, m) if n == m => Ok(left),
        _ => Err("unequal shape cardinality"),
    }
}

/// Whether the least general type may be that of the result.
pub(super) fn is_met(ctx: &Context, inferred: Type, result: Type) -> bool {
    let is_error = |ty: Type| ty.is::<ShapeType>(ctx) || ty.is::<SizeType>(ctx);
    let (left, right) = if is_error(inferred) { (inferred, result) } else { (result, inferred) };
    if left == right {
        return true;
    }
    if left.is::<SizeType>(ctx) {
        return right.is_index();
    }
    let is_tensor = right.is::<RankedTensorType>(ctx) || right.is::<UnrankedTensorType>(ctx);
    if left.is::<ShapeType>(ctx) { is_tensor } else { is_tensor && have_compatible_shapes(ctx, left, right) }
}
