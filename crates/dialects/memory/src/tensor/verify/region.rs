//! Verifiers of operations whose regions compute elements.

use super::{dynamic_sizes, fail, ranked};
use crate::index_list::{integers_of, verify_list};
use crate::prelude::*;
use crate::tensor::{Generate, Pad, infer};

/// Verifies the number of size operands.
pub(in crate::tensor) fn generate(generate: Shape<'_, Generate>) -> Result {
    dynamic_sizes(*generate, generate.result(), generate.dynamic_extents().len())
}

/// The type of the value that a region yields.
fn yielded(b: &Body, region: Region) -> Option<Type> {
    let end = b.last_op(b.entry_block(region)?)?;
    b.operands(end).first().map(|value| b.ty(value))
}

/// Verifies that the body has an index for each dimension and yields an element.
pub(in crate::tensor) fn generate_body(op: OpView<'_, Generate>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let ty = op.ty(op.handle.result(b));
    let Some(result) = ty.as_::<RankedTensorType>(ctx) else { return Ok(()) };
    let body = op.handle.body(b);
    let args = b.entry_args(body);
    if args.iter().any(|&arg| b.ty(arg) != Type::INDEX) {
        return fail(op.shape(), "all body arguments must be index");
    }
    if args.len() != result.shape.len() {
        return fail(op.shape(), "must have one body argument per input dimension");
    }
    if yielded(b, body) != Some(result.elem) {
        return op.fail("body must be terminated with a `yield` operation of the tensor element type");
    }
    Ok(())
}

/// Verifies that there is a padding for each dimension, and that static extents of the result match.
pub(in crate::tensor) fn pad(pad: Shape<'_, Pad>) -> Result {
    let ctx = pad.ctx();
    let (from, to) = (pad.source(), pad.result());
    let (Some(source), Some(result)) = (ranked(*pad, from), ranked(*pad, to)) else { return Ok(()) };
    let [low, high] = [pad.static_low(), pad.static_high()].map(|list| integers_of(ctx, list));
    let Some(inferred) = infer::padded(ctx, source, &low, &high) else {
        let [from, to] = [from, to].map(|ty| quoted_type(ctx, ty));
        let message =
            format!("failed to infer expectedType from sourceType {from}, specified resultType is {to}");
        return fail(*pad, message);
    };
    let rank = source.shape.len();
    let fits = |expected: RankedTensorType<'_>| {
        let mut extents = result.shape.iter().zip(expected.shape);
        result.shape.len() == rank && extents.all(|(&have, &want)| have == want || want == DYNAMIC)
    };
    if !inferred.as_::<RankedTensorType>(ctx).is_some_and(fits) {
        let [to, inferred] = [to, inferred].map(|ty| quoted_type(ctx, ty));
        return fail(*pad, format!("specified type {to} does not match the inferred type {inferred}"));
    }
    verify_list(*pad, "low", rank, &low, pad.low().len())?;
    verify_list(*pad, "high", rank, &high, pad.high().len())
}

/// Verifies that the region has an index for each dimension and yields an element.
pub(in crate::tensor) fn pad_region(op: OpView<'_, Pad>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let ty = op.ty(op.handle.result(b));
    let Some(result) = ty.as_::<RankedTensorType>(ctx) else { return Ok(()) };
    let region = op.handle.region(b);
    let (args, rank) = (b.entry_args(region), result.shape.len());
    if args.len() != rank {
        return fail(op.shape(), format!("expected the block to have {rank} arguments"));
    }
    if let Some(at) = args.iter().position(|&arg| b.ty(arg) != Type::INDEX) {
        return op.fail(format_args!("expected block argument {} to be an index", at + 1));
    }
    if yielded(b, region) != infer::element(ctx, ty) {
        return op.fail("expected yield type to match shape element type");
    }
    Ok(())
}
