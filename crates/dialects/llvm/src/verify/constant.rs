//! Verification of `mlir.constant` and `mlir.zero`: whether the attribute can represent a value of the type.

use crate::attrs::{UndefAttr, ZeroAttr};
use crate::types::{ArrayType, StructType, TargetExtType};
use crate::{ConstAttr, Constant};
use terrace_ir::elements::elements_type;
use terrace_rewrite::prelude::*;

/// Element type inside all nested arrays and vectors.
pub(crate) fn innermost_element(ctx: &Context, mut ty: Type) -> Type {
    loop {
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            ty = array.elem;
        } else if let Some(vector) = ty.as_::<VectorType>(ctx) {
            ty = vector.elem;
        } else {
            return ty;
        }
    }
}

/// Number of scalars in nested arrays and vectors.
pub(crate) fn n_elements(ctx: &Context, mut ty: Type) -> i64 {
    let mut n = 1i64;
    loop {
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            n = n.wrapping_mul(array.len as i64);
            ty = array.elem;
        } else if let Some(vector) = ty.as_::<VectorType>(ctx) {
            n = vector.shape.iter().fold(n, |n, &extent| n.wrapping_mul(extent));
            ty = vector.elem;
        } else {
            return n;
        }
    }
}

fn has_scalable_vector(ctx: &Context, mut ty: Type) -> bool {
    while let Some(array) = ty.as_::<ArrayType>(ctx) {
        ty = array.elem;
    }
    ty.as_::<VectorType>(ctx).is_some_and(|v| v.any_scalable())
}

/// Verifies that a float attribute's format is the type's, or has the width of an integer type.
fn float_semantics(op: OpShape<'_>, format: FloatFormat, ty: Type) -> Result {
    let ctx = op.ctx();
    if let Some(other) = ty.as_float(ctx) {
        return match other == format {
            true => Ok(()),
            false => op.fail("attribute and type have different float semantics"),
        };
    }
    match ty.as_int(ctx) {
        Some((width, _)) if width != format.width() => {
            op.fail(format_args!("expected integer type of width {}", format.width()))
        }
        _ => Ok(()),
    }
}

pub(crate) fn constant(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let Some(constant) = op.as_::<Constant>() else { return Ok(()) };
    let Some(value) = op.slot(Constant::SLOTS.value) else { return Ok(()) };
    let ty = constant.res();
    if let Some(string) = value.as_::<StringAttr>(ctx) {
        let len = ctx.bytes(string.value).len();
        let fits = ty.as_::<ArrayType>(ctx).is_some_and(|array| {
            array.len == len as u64 && array.elem.as_int(ctx).is_some_and(|(w, _)| w == 8)
        });
        return match fits {
            true => Ok(()),
            false => {
                op.fail(format_args!("expected array type of {len} i8 elements for the string constant"))
            }
        };
    }
    if let Some(constant) = value.as_::<ConstAttr>(ctx) {
        return match constant.ty == ty {
            true => Ok(()),
            false => op.fail("expected the type of the constant's attribute"),
        };
    }
    if ty.is::<StructType>(ctx) {
        return struct_constant(op, ty, value);
    }
    if ty.is::<TargetExtType>(ctx) {
        return op.fail("does not support target extension type.");
    }
    if value.is::<IntegerAttr>(ctx) {
        return if ty.is_int(ctx) { Ok(()) } else { op.fail("expected integer type") };
    }
    if let Some(float) = value.as_::<FloatAttr>(ctx) {
        return match float.ty.as_float(ctx) {
            Some(format) => float_semantics(op, format, ty),
            None => Ok(()),
        };
    }
    if let Some(elements) = elements_type(ctx, value) {
        return elements_constant(op, value, elements, ty);
    }
    if let Some(array) = value.as_::<ArrayAttr>(ctx) {
        if !ty.is::<ArrayType>(ctx) {
            return op.fail("expected array or struct type for array attribute");
        }
        return array_constant(op, ty, array.elems, 0);
    }
    op.fail("only supports integer, float, string or elements attributes")
}

/// Verifies a struct constant: an array attribute of numbers for scalar fields.
fn struct_constant(op: OpShape<'_>, ty: Type, value: Attr) -> Result {
    let ctx = op.ctx();
    let Some(array) = value.as_::<ArrayAttr>(ctx) else {
        return op.fail("expected array attribute for struct type");
    };
    let fields = StructType::body(ctx, ty).map_or(&[][..], |body| body.elems);
    if array.elems.len() != fields.len() {
        return op.fail(format_args!("expected array attribute of size {}", fields.len()));
    }
    for (i, (&attr, &field)) in array.elems.iter().zip(fields).enumerate() {
        if field.signless_width(ctx).is_none() && !field.is_index() && !field.is_float(ctx) {
            return op.fail("expected struct element types to be floating point type or integer type");
        }
        let have = attr.as_::<IntegerAttr>(ctx).map(|int| int.ty);
        let have = have.or_else(|| attr.as_::<FloatAttr>(ctx).map(|float| float.ty));
        match have {
            None => return op.fail("expected element of array attribute to be floating point or integer"),
            Some(have) if have != field => {
                return op.fail(format_args!("struct element at index {i} is of wrong type"));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

fn elements_constant(op: OpShape<'_>, value: Attr, elements: Type, ty: Type) -> Result {
    let ctx = op.ctx();
    if has_scalable_vector(ctx, ty) {
        let is_splat = value.as_::<DenseElementsAttr>(ctx).is_some_and(|dense| dense.splat)
            || value.as_::<DenseStringElementsAttr>(ctx).is_some_and(|dense| dense.splat);
        return if is_splat { Ok(()) } else { op.fail("scalable vector type requires a splat attribute") };
    }
    if !ty.is::<VectorType>(ctx) && !ty.is::<ArrayType>(ctx) {
        return op.fail("expected vector or array type");
    }
    let have = elements.as_shaped(ctx).and_then(|shaped| shaped.n_elements()).unwrap_or(0);
    let want = n_elements(ctx, ty);
    if have as i64 != want {
        return op
            .fail(format_args!("type and attribute have a different number of elements: {want} vs. {have}"));
    }
    let (from, to) = (innermost_element(ctx, elements.element_or_self(ctx)), innermost_element(ctx, ty));
    if let Some(format) = from.as_float(ctx) {
        return float_semantics(op, format, to);
    }
    if from.is_int(ctx) && !to.is_int(ctx) {
        return op.fail("expected integer element type for integer elements attribute");
    }
    Ok(())
}

/// Verifies an array constant: array attributes for arrays of structs, else elements attributes. The recursion is
/// bounded by the depth of the type.
fn array_constant(op: OpShape<'_>, ty: Type, attrs: &[Attr], dim: usize) -> Result {
    let ctx = op.ctx();
    let Some(array) = ty.as_::<ArrayType>(ctx) else { return Ok(()) };
    if array.len != attrs.len() as u64 {
        return op.fail(format_args!(
            "array attribute size does not match array type size in dimension {dim}: {} vs. {}",
            attrs.len(),
            array.len
        ));
    }
    let mut seen = terrace_support::FxHashSet::default();
    let mut new = |attr: Attr| seen.insert(attr) && !attr.is::<ZeroAttr>(ctx) && !attr.is::<UndefAttr>(ctx);
    if array.elem.is::<ArrayType>(ctx) {
        for (i, &attr) in attrs.iter().enumerate().filter(|&(_, &attr)| new(attr)) {
            let Some(sub) = attr.as_::<ArrayAttr>(ctx) else {
                return op.fail(format_args!(
                    "nested attribute for sub-array in dimension {dim} at index {i} must be a zero, or undef, or array attribute"
                ));
            };
            array_constant(op, array.elem, sub.elems, dim + 1)?;
        }
        return Ok(());
    }
    if !array.elem.is::<StructType>(ctx) {
        return op.fail("for array with an array attribute must have a struct element type");
    }
    let n_fields = StructType::body(ctx, array.elem).map_or(0, |body| body.elems.len());
    for (i, &attr) in attrs.iter().enumerate().filter(|&(_, &attr)| new(attr)) {
        let Some(sub) = attr.as_::<ArrayAttr>(ctx) else {
            return op.fail(format_args!(
                "nested attribute for struct element at index {i} must be a zero, or undef, or array attribute"
            ));
        };
        if sub.elems.len() != n_fields {
            return op.fail(format_args!(
                "nested array attribute size for struct element at index {i} must match struct size: {} vs. {n_fields}",
                sub.elems.len()
            ));
        }
    }
    Ok(())
}

/// Verifies that a target type has a zero.
pub(crate) fn zero(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let ty = op.result(0);
    match ty.and_then(|ty| ty.as_::<TargetExtType>(ctx)) {
        Some(ext) if !ext.has_zero(ctx) => op.fail("target extension type does not support zero-initializer"),
        _ => Ok(()),
    }
}

/// Whether every element of a constant is zero.
pub(crate) fn is_zero_attr(ctx: &Context, attr: Attr) -> bool {
    if let Some(int) = attr.as_::<IntegerAttr>(ctx) {
        return int.value(ctx).is_zero();
    }
    if let Some(float) = attr.as_::<FloatAttr>(ctx) {
        return float.value(ctx).is_some_and(|value| value.is_zero());
    }
    if let Some(dense) = attr.as_::<DenseElementsAttr>(ctx) {
        let elem = dense.ty.element_or_self(ctx);
        return match elem.as_float(ctx) {
            // Minus zero counts as zero.
            Some(format) => {
                let size = format.width().div_ceil(8) as usize;
                dense.data.chunks(size).all(|chunk| {
                    let mut bytes = [0; 16];
                    bytes[..chunk.len().min(16)].copy_from_slice(&chunk[..chunk.len().min(16)]);
                    terrace_num::ApFloat::from_bits(format, u128::from_le_bytes(bytes)).is_zero()
                })
            }
            None => dense.data.iter().all(|&byte| byte == 0),
        };
    }
    attr.as_array(ctx).is_some_and(|elems| elems.iter().all(|&elem| is_zero_attr(ctx, elem)))
}
