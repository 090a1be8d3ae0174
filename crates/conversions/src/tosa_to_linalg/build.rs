//! Builders of operations on tensors that the lowerings share.

use crate::common::prelude::*;
use terrace_ir::folding::fold_created;
use terrace_ir::types::Shaped;
use terrace_linalg::linalg;
pub(super) use terrace_linalg::linalg::build::{fill, nest};
use terrace_memory::dims::{extents, shape_of};
use terrace_memory::index_list::Index;
use terrace_memory::reassociation::{Groups, groups_attr};
use terrace_memory::tensor;
use terrace_tosa::tosa::Extents;

/// The shape and the element type of a ranked tensor.
pub(super) fn ranked(b: &Body, value: Value) -> Rewrite<(Extents, Type)> {
    let ty = b.ty(value).as_::<RankedTensorType>(b.ctx()).ok_or("the rank of a tensor is not known")?;
    Ok((Extents::from_slice(ty.shape), ty.elem))
}

/// A tensor type.
pub(super) fn tensor_type(b: &Body, shape: &[i64], elem: Type) -> Type {
    RankedTensorType::get(b.ctx(), shape, elem, None)
}

/// A tensor without contents.
pub(super) fn empty(b: &mut Builder<'_>, shape: &[i64], elem: Type, dynamic: &[Value]) -> Value {
    let ty = tensor_type(b, shape, elem);
    tensor::Empty::new(b, ty, dynamic)
}

/// A constant number: a float, or an integer, of which unsigned ones are without sign.
pub(super) fn number(b: &mut Builder<'_>, elem: Type, value: i64) -> Value {
    match elem.is_float(b.ctx()) {
        true => arith::Constant::float(b, elem, value as f64),
        false => arith::Constant::int(b, elem, value),
    }
}

/// Extents as an attribute of a convolution: of a tensor type, or of a vector type for poolings.
pub(super) fn elements(ctx: &Context, values: &[i64], of_vector: bool) -> Attr {
    let shape = [values.len() as i64];
    let ty = match of_vector {
        true => VectorType::fixed(ctx, &shape, Type::I64),
        false => RankedTensorType::get(ctx, &shape, Type::I64, None),
    };
    let values: Vec<ApInt> = values.iter().map(|&value| ApInt::from_i64(64, value)).collect();
    terrace_ir::elements::dense_of_ints(ctx, ty, Type::I64, &values)
}

/// A structured operation of a fixed kind, with strides and dilations if it has them.
pub(super) fn named(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    windows: Option<(Attr, Attr)>,
    inputs: &[Value],
    output: Value,
) -> Rewrite<Op> {
    let attrs = windows.map(|(strides, dilations)| [("strides", strides), ("dilations", dilations)]);
    let attrs = attrs.as_ref().map_or(&[][..], |attrs| attrs);
    let new = linalg::instantiate::build(b, def, attrs, inputs, &[output]);
    Ok(new.ok_or("the types of the elements have no such operation")?)
}

/// A parallel loop nest over tensors. `payload` builds its body, which ends with the values that it returns.
pub(super) fn generic<const N: usize>(
    b: &mut Builder<'_>,
    inputs: &[Value],
    outputs: &[Value],
    maps: &[AffineMap],
    payload: impl FnOnce(&mut Builder<'_>, &[Value]) -> [Value; N],
) -> Op {
    nest(b, inputs, outputs, maps, &[], payload).0
}

/// The identity map.
pub(super) fn identity(ctx: &Context, n: usize) -> AffineMap {
    AffineMap::identity(ctx, n as u32)
}

/// The extents of tensors that are dynamic in the first dimension only; the extent is that of the first tensor.
pub(super) fn dynamic_batch(b: &mut Builder<'_>, tensors: &[Value]) -> Rewrite<SmallVec<[Value; 1]>> {
    let ctx = b.ctx().clone();
    let mut is_dynamic = false;
    for &value in tensors {
        let Some(Shaped { shape: Some(shape), .. }) = b.ty(value).as_shaped(&ctx) else {
            return Err("the rank of a tensor is not known".into());
        };
        if shape.iter().skip(1).any(|&extent| extent == DYNAMIC) {
            return Err("input can only be dynamic for batch size".into());
        }
        is_dynamic |= shape.first() == Some(&DYNAMIC);
    }
    let mut extents = SmallVec::new();
    if let Some(&first) = tensors.first().filter(|_| is_dynamic) {
        extents.push(terrace_memory::dims::dim(b, first, 0));
    }
    Ok(extents)
}

/// The extents of a tensor that its type does not tell.
pub(super) fn dynamic_extents(
    b: &mut Builder<'_>,
    value: Value,
    shape: &[i64],
    wanted: impl Fn(usize) -> bool,
) -> SmallVec<[Value; 4]> {
    let mut extents = SmallVec::new();
    for (i, _) in shape.iter().enumerate().filter(|&(i, &extent)| extent == DYNAMIC && wanted(i)) {
        extents.push(terrace_memory::dims::dim(b, value, i));
    }
    extents
}

/// An extent of a tensor, folded (`tensor::getMixedSize`).
pub(super) fn folded_dim(b: &mut Builder<'_>, value: Value, i: usize) -> Value {
    let extent = terrace_memory::dims::dim(b, value, i);
    fold_created(b, extent)
}

/// Clamps an integer.
pub(super) fn clamp_int(b: &mut Builder<'_>, value: Value, min: Value, max: Value, unsigned: bool) -> Value {
    if unsigned {
        let value = arith::MaxUI::new(b, min, value);
        return arith::MinUI::new(b, max, value);
    }
    let value = arith::MaxSI::new(b, min, value);
    arith::MinSI::new(b, max, value)
}

/// Whether a float is NaN.
pub(super) fn is_nan(b: &mut Builder<'_>, value: Value) -> Value {
    arith::CmpF::new(b, arith::CmpFPredicate::Uno, value, value)
}

/// The least and the greatest number of a signed integer type.
pub(super) fn signed_limits(width: u32) -> [i64; 2] {
    let width = width.clamp(1, 64);
    let least = i64::MIN >> (64 - width);
    [least, !least]
}

/// A tensor in a type that says more or less of its shape.
pub(super) fn cast_to(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    if b.ty(value) == ty { value } else { tensor::Cast::new(b, ty, value) }
}

/// A tensor with more dimensions; of each group at most one extent is dynamic.
pub(super) fn expand_shape(b: &mut Builder<'_>, value: Value, ty: Type, groups: &Groups) -> Rewrite<Value> {
    let ctx = b.ctx().clone();
    let shape: Extents = shape_of(&ctx, ty).into();
    let dims = extents(b, value);
    let mut dynamic: SmallVec<[Value; 4]> = SmallVec::new();
    if !dims.is_empty() && shape.contains(&DYNAMIC) {
        for (group, &size) in groups.iter().zip(&dims) {
            let extents = || group.iter().map(|&dim| shape[dim as usize]);
            if extents().all(|extent| extent != DYNAMIC) {
                continue;
            }
            let known: i64 = extents().filter(|&extent| extent != DYNAMIC).product();
            let divisor = arith::Constant::index(b, known);
            let Index::Dynamic(size) = size else {
                return Err("a dynamic extent comes from a static one".into());
            };
            dynamic.push(if known == 1 { size } else { arith::DivSI::new(b, size, divisor) });
        }
    }
    let sizes = DenseArrayAttr::of_i64s(&ctx, &shape);
    Ok(tensor::ExpandShape::new(b, ty, groups_attr(&ctx, groups), sizes, value, &dynamic))
}
