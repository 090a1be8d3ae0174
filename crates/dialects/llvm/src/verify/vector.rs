//! Verification of vector operations.

use crate::types::{PointerType, StructType, is_scalable_vector, vector_elements};
use crate::{MaskedGather, MaskedScatter, ShuffleVector};
use terrace_rewrite::prelude::*;

fn elem(ctx: &Context, ty: Option<Type>) -> Option<Type> {
    ty?.as_::<VectorType>(ctx).map(|v| v.elem)
}

/// Verifies that the vectors have elements, and that a scalable one is only shuffled by a splat mask.
pub(crate) fn shufflevector(shuffle: Shape<'_, ShuffleVector>) -> Result {
    let ctx = shuffle.ctx();
    let mask = shuffle.mask().and_then(|mask| mask.as_::<DenseArrayAttr>(ctx));
    if is_scalable_vector(ctx, shuffle.v1()) && mask.is_some_and(|mask| mask.i32s().any(|lane| lane != 0)) {
        return shuffle.fail("expected a splat operation for scalable vectors");
    }
    if mask.is_some_and(|mask| mask.len == 0) {
        return shuffle.fail("expected a mask with at least one element");
    }
    Ok(())
}

fn bits(ctx: &Context, ty: Option<Type>) -> u64 {
    let Some(vector) = ty.and_then(|ty| ty.as_::<VectorType>(ctx)) else { return 0 };
    let n = vector.shape.first().map_or(0, |&n| n.unsigned_abs());
    n.saturating_mul(u64::from(vector.elem.bit_width(ctx).unwrap_or(0)))
}

/// Verifies that no vector of `vector.insert` or `vector.extract` exceeds LLVM's size limit.
pub(crate) fn vectors_fit(op: OpShape<'_>) -> bool {
    let ctx = op.ctx();
    let limit = 1 << 17;
    (0..op.operands().len()).all(|i| bits(ctx, op.operand(i)) <= limit) && bits(ctx, op.result(0)) <= limit
}

fn is_scalable(op: OpShape<'_>, ty: Option<Type>) -> bool {
    ty.is_some_and(|ty| is_scalable_vector(op.ctx(), ty))
}

/// Verifies that a scalable result is extracted only from a scalable vector.
pub(crate) fn extract_scalable(op: OpShape<'_>) -> bool {
    !is_scalable(op, op.result(0)) || is_scalable(op, op.operand(0))
}

/// Verifies that a scalable part is inserted only into a scalable vector.
pub(crate) fn insert_scalable(op: OpShape<'_>) -> bool {
    !is_scalable(op, op.operand(1)) || is_scalable(op, op.operand(0))
}

/// Verifies that the result has the operand's element type and twice its length.
pub(crate) fn interleaved(op: OpShape<'_>) -> bool {
    let ctx = op.ctx();
    let count = |ty: Option<Type>| ty.and_then(|ty| vector_elements(ctx, ty));
    let (Some((n, scalable)), Some((twice, scalable_too))) = (count(op.operand(0)), count(op.result(0)))
    else {
        return false;
    };
    n.checked_mul(2) == Some(twice)
        && scalable == scalable_too
        && elem(ctx, op.operand(0)) == elem(ctx, op.result(0))
}

/// Verifies that the pointers are a vector with one pointer for each element.
fn check_pointers(op: OpShape<'_>, pointers: Type, data: Type, number: usize) -> Result {
    let ctx = op.ctx();
    let (Some(have), Some(vector)) = (pointers.as_::<VectorType>(ctx), data.as_::<VectorType>(ctx)) else {
        return Ok(());
    };
    let space = have.elem.as_::<PointerType>(ctx).map_or(0, |ptr| ptr.address_space);
    let want = VectorType::get(ctx, vector.shape, PointerType::get(ctx, space), vector.scalable);
    if want != pointers {
        return op.fail(format_args!("expected operand #{number} type to be {}", quoted_type(ctx, want)));
    }
    Ok(())
}

pub(crate) fn masked_gather(gather: Shape<'_, MaskedGather>) -> Result {
    check_pointers(*gather, gather.ptrs(), gather.res(), 1)
}

pub(crate) fn masked_scatter(scatter: Shape<'_, MaskedScatter>) -> Result {
    check_pointers(*scatter, scatter.ptrs(), scatter.value(), 2)
}

/// Verifies that sine and cosine have the type of the operand.
pub(crate) fn sincos(op: OpShape<'_>) -> Result {
    pair(op, "an homogeneous")
}

/// Verifies that fraction and integral part have the type of the operand.
pub(crate) fn modf(op: OpShape<'_>) -> Result {
    pair(op, "a homogeneous")
}

/// Verifies that the result is a struct of two values of the operand's type.
fn pair(op: OpShape<'_>, what: &str) -> Result {
    let ctx = op.ctx();
    let (Some(operand), Some(result)) = (op.operand(0), op.result(0)) else { return Ok(()) };
    if StructType::body(ctx, result).is_some_and(|body| body.elems == [operand, operand]) {
        return Ok(());
    }
    op.fail(format_args!(
        "expected result type to be {what} struct with two elements matching the operand type, but got {}",
        quoted_type(ctx, result)
    ))
}
