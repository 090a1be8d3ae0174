//! Constants, and values with parts.

use crate::prelude::*;
use crate::spirv::types::{
    ArrayType, CooperativeMatrixType, MatrixType, StructType, TensorArmType, is_composite, uniform_element,
};
use crate::spirv::{CompositeExtract, CompositeInsert, Constant, VectorShuffle};
use terrace_ir::asm::print::attr_to_string;
use terrace_ir::elements::{Dense, elements_type};

/// How many parts a composite has, if that is known.
fn n_elements(ctx: &Context, ty: Type) -> Option<u64> {
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        return vector.shape.first().map(|&n| n.unsigned_abs());
    }
    if let Some(array) = ty.as_::<ArrayType>(ctx) {
        return Some(u64::from(array.len));
    }
    if let Some(matrix) = ty.as_::<MatrixType>(ctx) {
        return Some(u64::from(matrix.columns));
    }
    if let Some(tensor) = ty.as_::<TensorArmType>(ctx) {
        let extents = tensor.shape.iter();
        return extents.copied().try_fold(1u64, |n, extent| n.checked_mul(u64::try_from(extent).ok()?));
    }
    StructType::body(ctx, ty).map(|body| body.members.len() as u64)
}

/// The type of a part of a composite.
pub fn part_type(ctx: &Context, ty: Type, index: i64) -> core::result::Result<Type, String> {
    if !is_composite(ctx, ty) {
        let ty = quoted_type(ctx, ty);
        return Err(format!("cannot extract from non-composite type {ty} with index {index}"));
    }
    if n_elements(ctx, ty).is_some_and(|n| u64::try_from(index).map_or(true, |index| index >= n)) {
        return Err(format!("index {index} out of bounds for {}", quoted_type(ctx, ty)));
    }
    let member = || StructType::body(ctx, ty)?.members.get(usize::try_from(index).ok()?).copied();
    uniform_element(ctx, ty)
        .or_else(member)
        .ok_or_else(|| format!("index {index} out of bounds for {}", quoted_type(ctx, ty)))
}

/// The type of the part of a composite that an array of numbers leads to.
pub fn element_type(ctx: &Context, ty: Type, indices: Attr) -> core::result::Result<Type, String> {
    let Some(indices) = indices.as_array(ctx) else {
        return Err("expected a 32-bit integer array attribute for 'indices'".to_owned());
    };
    if indices.is_empty() {
        return Err("expected at least one index for spirv.CompositeExtract".to_owned());
    }
    let mut values: SmallVec<[i64; 4]> = SmallVec::new();
    for &index in indices {
        match index.as_::<IntegerAttr>(ctx) {
            Some(index) => values.push(i64::from(index.to_i64(ctx).unwrap_or(0) as i32)),
            None => {
                let index = attr_to_string(ctx, index);
                return Err(format!("expected an 32-bit integer for index, but found '{index}'"));
            }
        }
    }
    values.iter().try_fold(ty, |ty, &index| part_type(ctx, ty, index))
}

/// Verifies that the result has the type of the part.
pub fn extract(op: Shape<'_, CompositeExtract>) -> Result {
    let ctx = op.ctx();
    let Some(indices) = op.indices() else { return Ok(()) };
    let part =
        element_type(ctx, op.composite(), indices).map_err(|message| ctx.error(op.loc(), message).emit())?;
    if part == op.component() {
        return Ok(());
    }
    op.fail(format_args!(
        "invalid result type: expected {} but provided {}",
        quoted_type(ctx, part),
        quoted_type(ctx, op.component())
    ))
}

/// Verifies that the object has the type of the part, and the result that of the composite.
pub fn insert(op: Shape<'_, CompositeInsert>) -> Result {
    let ctx = op.ctx();
    let Some(indices) = op.indices() else { return Ok(()) };
    let part =
        element_type(ctx, op.composite(), indices).map_err(|message| ctx.error(op.loc(), message).emit())?;
    if part != op.object() {
        return op.fail(format_args!(
            "object operand type should be {}, but found {}",
            quoted_type(ctx, part),
            quoted_type(ctx, op.object())
        ));
    }
    if op.composite() != op.result() {
        return op.fail(format_args!(
            "result type should be the same as the composite type, but found {} vs {}",
            quoted_type(ctx, op.composite()),
            quoted_type(ctx, op.result())
        ));
    }
    Ok(())
}

/// Verifies that a constant's attribute fits its type.
pub fn constant(op: Shape<'_, Constant>) -> Result {
    match op.value() {
        Some(value) => verify_constant(op, value, op.constant()),
        None => Ok(()),
    }
}

/// Verifies that an attribute fits a type, each array once and without recursion, since aliases share and nest arrays without
/// bound.
fn verify_constant(op: Shape<'_, Constant>, value: Attr, ty: Type) -> Result {
    let mut pending: SmallVec<[(Attr, Type); 4]> = smallvec![(value, ty)];
    let mut arrays = FxHashSet::default();
    while let Some((value, ty)) = pending.pop() {
        if let Some(elem) = verify_value(op, value, ty)?
            && arrays.insert((value, ty))
        {
            let parts = value.as_array(op.ctx()).unwrap_or(&[]);
            pending.extend(parts.iter().rev().map(|&part| (part, elem)));
        }
    }
    Ok(())
}

/// Verifies that an attribute fits a type, except for the parts of an array, whose type it returns.
fn verify_value(op: Shape<'_, Constant>, value: Attr, ty: Type) -> Result<Option<Type>> {
    let ctx = op.ctx();
    let quoted = |ty| quoted_type(ctx, ty);
    let elements = elements_type(ctx, value);
    if ty.is::<CooperativeMatrixType>(ctx) && !Dense::of(ctx, value).is_some_and(|dense| dense.splat) {
        return op.fail(format_args!(
            "expected a splat dense attribute for cooperative matrix constant, but found {}",
            attr_to_string(ctx, value)
        ));
    }
    if value.is::<IntegerAttr>(ctx) || value.is::<FloatAttr>(ctx) {
        let of = value.ty(ctx).unwrap_or(Type::NONE);
        return match of == ty {
            true => Ok(None),
            false => op.fail(format_args!(
                "result type ({}) does not match value type ({})",
                quoted(ty),
                quoted(of)
            )),
        };
    }
    if let Some(of) = elements {
        return if of == ty { Ok(None) } else { verify_elements(op, of, ty).map(|()| None) };
    }
    if !value.is::<ArrayAttr>(ctx) {
        return op.fail(format_args!("cannot have attribute: {}", attr_to_string(ctx, value)));
    }
    match ty.as_::<ArrayType>(ctx) {
        Some(array) => Ok(Some(array.elem)),
        None => op.fail("must have spirv.array result type for array value"),
    }
}

fn verify_elements(op: Shape<'_, Constant>, of: Type, ty: Type) -> Result {
    let ctx = op.ctx();
    let quoted = |ty| quoted_type(ctx, ty);
    if !ty.is::<ArrayType>(ctx) {
        return op.fail(format_args!(
            "result or element type ({}) does not match value type ({}), must be the same or spirv.array",
            quoted(ty),
            quoted(of)
        ));
    }
    let (mut n, mut elem) = (1u64, ty);
    while let Some(array) = elem.as_::<ArrayType>(ctx) {
        n = n.saturating_mul(u64::from(array.len));
        elem = array.elem;
    }
    if !elem.is_int(ctx) && !elem.is_float(ctx) {
        return op.fail("only support nested array result type");
    }
    let value_elem = of.element_or_self(ctx);
    if value_elem != elem {
        return op.fail(format_args!(
            "result element type ({}) does not match value element type ({})",
            quoted(elem),
            quoted(value_elem)
        ));
    }
    let value_n = of.as_shaped(ctx).and_then(|shaped| shaped.n_elements()).unwrap_or(0);
    if n != value_n {
        return op.fail(format_args!(
            "result number of elements ({n}) does not match value number of elements ({value_n})"
        ));
    }
    Ok(())
}

/// Whether vectors have one type of elements.
pub fn same_element_type(op: OpShape<'_>) -> bool {
    let ctx = op.ctx();
    let mut elems = op.operands().iter().chain(op.results().iter()).map(|ty| ty.element_or_self(ctx));
    elems.next().is_none_or(|first| elems.all(|elem| elem == first))
}

/// Verifies the numbers of the elements of a shuffle.
pub fn shuffle(op: Shape<'_, VectorShuffle>) -> Result {
    let ctx = op.ctx();
    let len =
        |ty: Type| ty.as_::<VectorType>(ctx).and_then(|vector| vector.shape.first().copied()).unwrap_or(0);
    let components = op.components().and_then(|components| components.as_array(ctx)).unwrap_or(&[]);
    let n = len(op.result());
    if components.len() as i64 != n {
        return op.fail(format_args!(
            "result type element count ({n}) mismatch with the number of component selectors ({})",
            components.len()
        ));
    }
    let total = len(op.vector1()) + len(op.vector2());
    for component in components {
        let selector = component.as_::<IntegerAttr>(ctx).and_then(|int| int.to_i64(ctx)).unwrap_or(0) as u32;
        if selector != u32::MAX && i64::from(selector) >= total {
            return op.fail(format_args!(
                "component selector {selector} out of range: expected to be in [0, {total}) or 0xffffffff"
            ));
        }
    }
    Ok(())
}
