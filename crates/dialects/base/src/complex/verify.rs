//! Verifiers of `complex` operations, beyond type constraints and traits.

use super::{Constant, element};
use terrace_rewrite::prelude::*;

fn operand_ty(op: OpShape<'_>, i: usize) -> Type {
    op.operand(i).unwrap_or(Type::NONE)
}

fn result_ty(op: OpShape<'_>) -> Type {
    op.result(0).unwrap_or(Type::NONE)
}

/// Verifies that a constant has two parts of the complex type's element type.
pub(super) fn constant(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let value = op.slot(Constant::SLOTS.value);
    let Some(parts) = value.and_then(|value| value.as_array(ctx)) else { return Ok(()) };
    let &[real, imaginary] = parts else {
        return op.fail("requires 'value' to be a complex constant, represented as array of two values");
    };
    let number = |attr: terrace_ir::Attr| attr.is::<FloatAttr>(ctx) || attr.is::<IntegerAttr>(ctx);
    let (true, true, Some(real), Some(imaginary)) =
        (number(real), number(imaginary), real.ty(ctx), imaginary.ty(ctx))
    else {
        return op.fail("requires attribute's elements to be float or integer attributes");
    };
    let Some(elem) = element(ctx, result_ty(op)) else { return Ok(()) };
    if real == elem && imaginary == elem {
        return Ok(());
    }
    let (real, imaginary, elem) =
        (quoted_type(ctx, real), quoted_type(ctx, imaginary), quoted_type(ctx, elem));
    op.fail(format_args!(
        "requires attribute's element types ({real}, {imaginary}) to match the element type of the op's return \
         type ({elem})"
    ))
}

/// Width of a number, or of both parts of a complex number; `None` for other types.
fn number_width(ctx: &Context, ty: Type) -> Option<u64> {
    match element(ctx, ty) {
        Some(elem) => elem.bit_width(ctx).map(|width| 2 * width as u64),
        None if ty.is_int(ctx) || ty.is_float(ctx) => ty.bit_width(ctx).map(|width| width as u64),
        None => None,
    }
}

/// Verifies that one type is complex and the other a scalar of the same width.
pub(super) fn bitcast(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let (from, to) = (operand_ty(op, 0), result_ty(op));
    let is_number = |ty: Type| ty.is::<ComplexType>(ctx) || ty.is_int(ctx) || ty.is_float(ctx);
    if from == to {
        return Ok(());
    }
    if !is_number(from) {
        return op.fail("operand must be int/float/complex");
    }
    if !is_number(to) {
        return op.fail("result must be int/float/complex");
    }
    if from.is::<ComplexType>(ctx) == to.is::<ComplexType>(ctx) {
        return op.fail("requires that either input or output has a complex type");
    }
    if number_width(ctx, from) != number_width(ctx, to) {
        return op.fail("casting bitwidths do not match");
    }
    Ok(())
}
