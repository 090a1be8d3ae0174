//! Verifiers of elementwise operations and of products.

use super::{elem, extents, same_elements, zero_point, zero_point_of, zero_point_type};
use crate::prelude::*;
use crate::tosa::{Clamp, Rescale};
use terrace_ir::asm::attr_to_string;
use terrace_ir::broadcast::broadcast_shape;
use terrace_ir::elements::{Dense, Element};

pub(in crate::tosa) fn clamp(clamp: Shape<'_, Clamp>) -> Result {
    let (op, ctx) = (*clamp, clamp.ctx());
    let (input, output) = (elem(op, op.operand(0)), elem(op, op.result(0)));
    if input != output {
        return op.fail("input/output element types are incompatible.");
    }
    let (Some(min), Some(max)) = (clamp.min_val(), clamp.max_val()) else { return Ok(()) };
    let shown = || {
        let [min, max] = [min, max].map(|attr| attr_to_string(ctx, attr));
        format!("got min_val={min}, max_val={max}")
    };
    let wrong_type = || op.fail("min/max attributes types are incompatible with input/output element types.");
    if let Some((_, sign)) = input.as_int(ctx) {
        let [Some((min_ty, min)), Some((max_ty, max))] = [min, max].map(|attr| ApInt::of_attr(ctx, attr))
        else {
            return wrong_type();
        };
        if min_ty != input || max_ty != input {
            return wrong_type();
        }
        let is_less = if sign == Signedness::Unsigned { max.ult(&min) } else { max.slt(&min) };
        return match is_less {
            true => op.fail(format_args!("expected min_val <= max_val, {}", shown())),
            false => Ok(()),
        };
    }
    let [Some((min_ty, min)), Some((max_ty, max))] = [min, max].map(|attr| ApFloat::of_attr(ctx, attr))
    else {
        return wrong_type();
    };
    if min_ty != input || max_ty != input {
        return wrong_type();
    }
    if min.is_nan() || max.is_nan() {
        return op.fail(format_args!("min/max attributes should not be 'NaN', {}", shown()));
    }
    if max.compare(min) == Some(core::cmp::Ordering::Less) {
        return op.fail(format_args!("expected min_val <= max_val, {}", shown()));
    }
    Ok(())
}

pub(in crate::tosa) fn select(op: OpShape<'_>) -> Result {
    same_elements(op, op.operand(1), op.result(0))?;
    same_elements(op, op.operand(2), op.result(0))
}

pub(in crate::tosa) fn negate(at: OpRef<'_>) -> Result {
    let op = at.shape();
    same_elements(op, op.operand(0), op.result(0))?;
    if let (Some(input), Some(output)) = (extents(op, op.operand(0)), extents(op, op.result(0)))
        && !are_compatible_shapes(input, output)
    {
        return op.fail("requires the same shape for input1 and output");
    }
    zero_point_type(op, op.operand(0), 1, "input1")?;
    zero_point_type(op, op.result(0), 2, "output")?;
    zero_point_of(at, 1, "input1")?;
    zero_point_of(at, 2, "output")
}

pub(in crate::tosa) fn mul(at: OpRef<'_>) -> Result {
    let (op, ctx) = (at.shape(), at.ctx());
    let [a, b] = [0, 1].map(|i| elem(op, op.operand(i)));
    let result = elem(op, op.result(0));
    if let Some((width, _)) = result.as_int(ctx) {
        // Upstream crashes for a product of floats that is an integer.
        if a != b {
            return op.fail("requires the same element type for all operands");
        }
        if a.as_int(ctx).is_none_or(|(of_operands, _)| of_operands > width) {
            return op.fail("invalid data type size for operands or result");
        }
    } else {
        if a != result || b != result {
            return op.fail("requires the same element type for all operands and results");
        }
        let shift = at.operands().get(2).and_then(|shift| constant_of(at.body(), shift));
        let shift = shift.and_then(|shift| Dense::of(ctx, shift)).filter(|shift| shift.len > 0);
        if shift.is_some_and(|shift| !shift.get::<ApInt>(0).is_zero()) {
            return op.fail("require shift to be 0 for float type");
        }
    }
    let [a, b] = [0, 1].map(|i| extents(op, op.operand(i)));
    if let (Some(a), Some(b)) = (a, b) {
        if a.len() != b.len() {
            let (a, b) = (a.len(), b.len());
            return op.fail(format_args!("a and b operands don't have matching ranks, got {a} and {b}"));
        }
        if broadcast_shape(a, b).is_none() {
            let [a, b] = [0, 1].map(|i| quoted_type(ctx, op.operand(i).unwrap_or(Type::NONE)));
            return op.fail(format_args!(
                "a and b operands don't have broadcast-compatible shapes, got {a} and {b}"
            ));
        }
    }
    let Some(result) = extents(op, op.result(0)).map(<[i64]>::len) else { return Ok(()) };
    for (name, operand) in [("a", a), ("b", b)] {
        if let Some(rank) = operand.map(<[i64]>::len).filter(|&rank| rank != result) {
            return op
                .fail(format_args!("result type has different rank than {name}, got {result} vs {rank}"));
        }
    }
    Ok(())
}

pub(in crate::tosa) fn matmul(at: OpRef<'_>) -> Result {
    let (op, ctx) = (at.shape(), at.ctx());
    let [a, b, a_zp, b_zp] = [0, 1, 2, 3].map(|i| elem(op, op.operand(i)));
    let differ = |what: &str, x: Type, y: Type| {
        let (x, y) = (quoted_type(ctx, x), quoted_type(ctx, y));
        op.fail(format_args!("expect {what}, got {x} and {y}"))
    };
    if a != a_zp {
        return differ("input a and a_zp have the same element type", a, a_zp);
    }
    if b != b_zp {
        return differ("input b and b_zp have the same element type", b, b_zp);
    }
    zero_point_of(at, 2, "a")?;
    zero_point_of(at, 3, "b")
}

/// Verifies that a rescaled value and its zero point are integers of one width.
fn rescaled(op: OpShape<'_>, ty: Option<Type>, zp: usize, name: &str) -> Result {
    let ctx = op.ctx();
    let (value, zp) = (elem(op, ty), elem(op, op.operand(zp)));
    let width = |ty: Type| ty.as_int(ctx).map(|(width, _)| width);
    if width(value).is_some() && width(value) == width(zp) {
        return Ok(());
    }
    let (value, zp) = (quoted_type(ctx, value), quoted_type(ctx, zp));
    op.fail(format_args!(
        "expected {name} and {name}_zp to both be integer of the same bitwidth, but got {value} vs. {zp}"
    ))
}

/// Verifies the zero point of a rescaled value.
fn rescaled_zero_point(at: OpRef<'_>, i: usize, name: &str, unsigned: bool) -> Result {
    let ctx = at.ctx();
    let Some(value) = at.operands().get(i) else { return Ok(()) };
    let Some(zp) = zero_point(at.body(), value).filter(|&zp| zp != 0) else { return Ok(()) };
    let width = at.ty(value).element_or_self(ctx).as_int(ctx).map(|(width, _)| width);
    match width {
        Some(8) => Ok(()),
        Some(16) if unsigned && zp as i16 == i16::MIN => Ok(()),
        Some(16) if unsigned => at.fail(format_args!(
            "expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {}",
            zp as u16
        )),
        _ => at.fail(format_args!("expect {name}_zp of 0, got {zp}")),
    }
}

pub(in crate::tosa) fn rescale(at: OpView<'_, Rescale>) -> Result {
    let (op, ctx, b, handle) = (at.shape(), at.ctx(), at.body(), at.handle);
    for (name, ty) in [("input", op.operand(0)), ("output", op.result(0))] {
        let elem = elem(op, ty);
        if !elem.is_int(ctx) {
            let elem = quoted_type(ctx, elem);
            return op.fail(format_args!("expect {name} to have integer element type, got {elem}"));
        }
    }
    rescaled(op, op.operand(0), 3, "input")?;
    rescaled(op, op.result(0), 4, "output")?;
    rescaled_zero_point(*at, 3, "input", handle.input_unsigned(b) == Some(true))?;
    rescaled_zero_point(*at, 4, "output", handle.output_unsigned(b) == Some(true))?;
    let multiplier = elem(op, op.operand(1));
    let scale32 = handle.scale32(b) == Some(true);
    let want = if scale32 { Type::I32 } else { Type::I16 };
    if multiplier != want {
        let (want, found) = (if scale32 { "i32" } else { "i16" }, quoted_type(ctx, multiplier));
        return op.fail(format_args!(
            "expect {want} element type for multiplier for scale32={scale32}, got {found}"
        ));
    }
    let Some(input) = extents(op, op.operand(0)) else { return Ok(()) };
    let channels = match (handle.per_channel(b), input.last()) {
        (Some(true), None) => {
            return op.fail("requires input to be at least rank 1 when per_channel is true, but got rank 0");
        }
        (Some(true), Some(&channels)) => channels,
        _ => 1,
    };
    for (i, name) in [(1, "multiplier"), (2, "shift")] {
        let Some(&[size]) = extents(op, op.operand(i)) else { return Ok(()) };
        if size != DYNAMIC && size != channels {
            return op
                .fail(format_args!("expect shape of {{ {channels} }} for {name} input, got {{ {size} }}"));
        }
    }
    Ok(())
}
