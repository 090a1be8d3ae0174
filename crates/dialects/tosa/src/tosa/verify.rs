//! Verifiers of `tosa`. Each hook checks the traits that are `tosa`'s own, then what upstream's verifier of the operation does.

mod arithmetic;
mod control;
mod convolution;
pub(in crate::tosa) mod shapes;
mod whole;

pub(super) use arithmetic::{clamp, matmul, mul, negate, rescale, select};
pub(super) use control::{cond_if, variable_read, variable_write, while_loop};
pub(super) use convolution::{avg_pool2d, conv2d, conv3d, depthwise_conv2d, max_pool2d, transpose_conv2d};
pub(super) use shapes::{
    concat_shape, const_shape, dim, elementwise_shape, pad, reshape, resize, slice, slice_shape, tile,
};
pub(super) use whole::{
    argmax, concat, constant, fft2d, gather, reduce, reverse, rfft2d, scatter, table, transpose,
};

use super::{DIALECT, Extents, ShapeType, constant_extents};
use crate::prelude::*;
use terrace_ir::elements::Dense;

/// Whether the operand and the result have one element type.
pub(super) fn same_element_type(op: OpShape<'_>) -> bool {
    elem(op, op.operand(0)) == elem(op, op.result(0))
}

/// Whether the value of a constant and the result have one shape.
pub(super) fn same_shape(op: OpShape<'_>) -> bool {
    let value = op.slot(0).and_then(|values| values.ty(op.ctx()));
    value.is_none() || extents(op, value) == extents(op, op.result(0))
}

/// The element type of a shaped type.
fn elem(op: OpShape<'_>, ty: Option<Type>) -> Type {
    ty.map_or(Type::NONE, |ty| ty.element_or_self(op.ctx()))
}

/// The extents of a ranked type.
fn extents(op: OpShape<'_>, ty: Option<Type>) -> Option<&[i64]> {
    ty?.as_shaped(op.ctx())?.shape
}

/// The numbers of a dense array in a slot.
fn numbers(op: OpShape<'_>, slot: usize) -> Extents {
    let array = op.slot(slot).and_then(|attr| attr.as_::<DenseArrayAttr>(op.ctx()));
    array
        .map(|array| match array.elem {
            Type::I32 => array.i32s().map(i64::from).collect(),
            _ => array.i64s().collect(),
        })
        .unwrap_or_default()
}

/// The value of an integer attribute in a slot.
fn number(op: OpShape<'_>, slot: usize) -> i64 {
    op.slot(slot).and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0)
}

/// Numbers as messages list them.
fn listed(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Reports the numbers of a slot if one is less than a bound.
fn at_least(op: OpShape<'_>, slot: usize, name: &str, bound: i64) -> Result<Extents> {
    let all = numbers(op, slot);
    if all.iter().any(|&n| n < bound) {
        return op.fail(format_args!("expect all {name} values to be >= {bound}, got {}", listed(&all)));
    }
    Ok(all)
}

/// Verifies that an input and an output have one element type, if both are integers, floats or `index`.
fn same_elements(op: OpShape<'_>, input: Option<Type>, output: Option<Type>) -> Result {
    let (a, b) = (elem(op, input), elem(op, output));
    let is_number = |ty: Type| ty.is_index() || ty.is_int(op.ctx()) || ty.is_float(op.ctx());
    if a != b && is_number(a) && is_number(b) {
        let (a, b) = (quoted_type(op.ctx(), a), quoted_type(op.ctx(), b));
        return op.fail(format_args!("expect input and output to have same element type, got {a} and {b}"));
    }
    Ok(())
}

/// Verifies that operands that are shapes are computed from constants and shapes of tensors (`TosaResolvableShapeOperands`).
fn resolvable(at: OpRef<'_>) -> Result {
    let b = at.body();
    for operand in at.operands() {
        if b.ty(operand).is::<ShapeType>(at.ctx())
            && b.def_op(operand).is_none_or(|def| b.def(def).dialect != DIALECT.name)
        {
            return at.fail("shape operand is not compile time resolvable");
        }
    }
    Ok(())
}

/// The extents of an operand that is a constant shape.
fn shape_operand(at: OpRef<'_>, i: usize) -> Option<Extents> {
    constant_extents(at.body(), at.operands().get(i)?)
}

/// The value of a zero point that is constant: -1 for one that is neither an integer nor zero.
pub fn zero_point(b: &Body, value: Value) -> Option<i64> {
    let ctx = b.ctx();
    let constant = constant_of(b, value)?;
    let dense = Dense::of(ctx, constant)?;
    let elem = dense.ty.element_or_self(ctx);
    if dense.len == 0 {
        return None;
    }
    Some(match elem.is_float(ctx) {
        true => -i64::from(!dense.get::<ApFloat>(0).is_zero()),
        false => dense.get::<ApInt>(0).to_i64().unwrap_or(-1),
    })
}

/// Verifies that the zero point in operand `i` is zero unless it is an `i8`.
fn zero_point_of(at: OpRef<'_>, i: usize, name: &str) -> Result {
    let Some(value) = at.operands().get(i) else { return Ok(()) };
    let elem = at.ty(value).element_or_self(at.ctx());
    match zero_point(at.body(), value) {
        Some(zp) if zp != 0 && elem != Type::I8 => {
            at.fail(format_args!("{name} zero point must be zero for non-int8 integer types"))
        }
        _ => Ok(()),
    }
}

/// Verifies that a value and its zero point, operand `zp`, have one element type.
fn zero_point_type(op: OpShape<'_>, ty: Option<Type>, zp: usize, name: &str) -> Result {
    let (a, b) = (elem(op, ty), elem(op, op.operand(zp)));
    if a != b {
        let (a, b) = (quoted_type(op.ctx(), a), quoted_type(op.ctx(), b));
        return op.fail(format_args!(
            "expect both {name} and its zero point are the same element type, got {a} and {b}"
        ));
    }
    Ok(())
}
