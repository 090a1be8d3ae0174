//! Verifiers of `arith` operations, beyond type constraints and traits.

use super::Constant;
use terrace_ir::elements::elements_type;
use terrace_rewrite::prelude::*;

fn operand_ty(op: OpShape<'_>, i: usize) -> Type {
    op.operand(i).unwrap_or(Type::NONE)
}

fn result_ty(op: OpShape<'_>, i: usize) -> Type {
    op.result(i).unwrap_or(Type::NONE)
}

/// Whether value and result of a constant have one type.
pub(super) fn constant_type(op: OpShape<'_>) -> bool {
    let value = op.slot(Constant::SLOTS.value);
    value.is_none_or(|value| value.ty(op.ctx()) == Some(result_ty(op, 0)))
}

/// Verifies that a constant is a number or elements, and that elements of a scalable vector are a splat.
pub(super) fn constant(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let ty = result_ty(op, 0);
    if ty.is_int(ctx) && ty.signless_width(ctx).is_none() {
        return op.fail("integer return type must be signless");
    }
    let Some(value) = op.slot(Constant::SLOTS.value) else { return Ok(()) };
    if value.is::<IntegerAttr>(ctx) || value.is::<FloatAttr>(ctx) {
        return Ok(());
    }
    if elements_type(ctx, value).is_none() {
        return op.fail("value must be an integer, float, or elements attribute");
    }
    let scalable = ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.any_scalable());
    if scalable && !value.as_::<DenseElementsAttr>(ctx).is_some_and(|dense| dense.splat) {
        return op.fail(
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
        );
    }
    Ok(())
}

fn tensor_dims(ctx: &Context, ty: Type) -> &[i64] {
    ty.as_::<RankedTensorType>(ctx).map_or(&[], |tensor| tensor.shape)
}

/// Whether tensors have the same extents, including dynamic ones.
pub(super) fn same_tensor_dims(op: OpShape<'_>) -> bool {
    let ctx = op.ctx();
    tensor_dims(ctx, operand_ty(op, 0)) == tensor_dims(ctx, result_ty(op, 0))
}

/// Whether the condition is an `i1`, or has the shape of the result.
pub(super) fn select_condition(op: OpShape<'_>) -> bool {
    let condition = operand_ty(op, 0);
    if condition == Type::I1 {
        return true;
    }
    let ctx = op.ctx();
    match (condition.as_shaped(ctx), result_ty(op, 0).as_shaped(ctx)) {
        (Some(condition), Some(result)) => condition.shape == result.shape,
        _ => false,
    }
}

/// Whether types that are ranked tensors have the same encoding.
fn same_encoding(ctx: &Context, a: Type, b: Type) -> bool {
    match (a.as_::<RankedTensorType>(ctx), b.as_::<RankedTensorType>(ctx)) {
        (Some(a), Some(b)) => a.encoding == b.encoding,
        _ => true,
    }
}

/// Verifies that a mask of a tensor has its encoding.
pub(super) fn select(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let (condition, result) = (operand_ty(op, 0), result_ty(op, 0));
    if same_encoding(ctx, condition, result) {
        return Ok(());
    }
    let expected = quoted_type(ctx, crate::infer::i1_same_shape(ctx, result));
    op.fail(format_args!(
        "expected condition type to have the same shape as the result type, expected {expected}, but got {}",
        quoted_type(ctx, condition)
    ))
}

/// Verifies a conversion between any element types.
pub(super) fn converts(op: OpShape<'_>) -> Result {
    cast(op, |_, _, _| true)
}

/// Verifies that `compatible` holds for the element types of operand and result, and that tensors have one encoding.
fn cast(op: OpShape<'_>, compatible: impl Fn(&Context, Type, Type) -> bool) -> Result {
    let ctx = op.ctx();
    let (from, to) = (operand_ty(op, 0), result_ty(op, 0));
    if same_encoding(ctx, from, to) && compatible(ctx, from.element_or_self(ctx), to.element_or_self(ctx)) {
        return Ok(());
    }
    let (from, to) = (quoted_type(ctx, from), quoted_type(ctx, to));
    op.fail(format_args!("operand type {from} and result type {to} are cast incompatible"))
}

/// Verifies that the result is a wider integer.
pub(super) fn extends_int(op: OpShape<'_>) -> Result {
    cast(op, |ctx, from, to| from.signless_width(ctx) < to.signless_width(ctx))
}

/// Verifies that the result is a narrower integer.
pub(super) fn truncates_int(op: OpShape<'_>) -> Result {
    cast(op, |ctx, from, to| from.signless_width(ctx) > to.signless_width(ctx))
}

/// Verifies that the result is a wider float.
pub(super) fn extends_float(op: OpShape<'_>) -> Result {
    cast(op, |ctx, from, to| from.bit_width(ctx) < to.bit_width(ctx))
}

/// Verifies that the result is a narrower float.
pub(super) fn truncates_float(op: OpShape<'_>) -> Result {
    cast(op, |ctx, from, to| from.bit_width(ctx) > to.bit_width(ctx))
}

/// Verifies that the result is another float of the same width.
pub(super) fn converts_float(op: OpShape<'_>) -> Result {
    cast(op, |ctx, from, to| from != to && from.bit_width(ctx) == to.bit_width(ctx))
}

/// Whether the scaled operand has the result's shape, and `widths` holds for their element types. The scale may
/// have any shape.
fn scaling(ctx: &Context, from: &[Type], to: &[Type], widths: fn(Option<u32>, Option<u32>) -> bool) -> bool {
    let (&[from, _], &[to]) = (from, to) else { return false };
    let shape = |ty: Type| ty.as_::<VectorType>(ctx).map(|v| (v.shape, v.scalable));
    let (from_elem, to_elem) = (from.element_or_self(ctx), to.element_or_self(ctx));
    same_encoding(ctx, from, to)
        && shape(from) == shape(to)
        && widths(from_elem.bit_width(ctx), to_elem.bit_width(ctx))
}

/// Whether the result is a wider float with the shape of the scaled operand.
pub(super) fn scaling_extends(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    scaling(ctx, from, to, |from, to| from < to)
}

/// Whether the result is a narrower float with the shape of the scaled operand.
pub(super) fn scaling_truncates(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    scaling(ctx, from, to, |from, to| from > to)
}

/// Verifies that one type is `index` and the other an integer.
pub(super) fn index_cast(op: OpShape<'_>) -> Result {
    cast(op, |_, from, to| from.is_index() != to.is_index())
}

/// Verifies that element types have one width.
pub(super) fn bitcast(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let memrefs = |ty: Type| ty.is::<MemRefType>(ctx) as u8;
    if memrefs(operand_ty(op, 0)) != memrefs(result_ty(op, 0)) {
        return cast(op, |_, _, _| false);
    }
    cast(op, |ctx, from, to| from.bit_width(ctx) == to.bit_width(ctx))
}
