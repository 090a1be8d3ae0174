//! The halves of integers, as elements of vectors.

use crate::prelude::*;
use crate::vector;
use terrace_base::arith::Constant;

/// The converted type of the result of an operation on wide integers.
pub(super) fn wide_result(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<Type> {
    let ty = rw.ty(rw.result(op, 0));
    let converted = rw.convert(ty)?;
    if converted == ty {
        return Err("the result is not wide".into());
    }
    Ok(converted)
}

pub(super) fn vector_shape(b: &Body, ty: Type) -> Option<(SmallVec<[i64; 4]>, Type)> {
    ty.as_::<VectorType>(b.ctx()).map(|vector| (SmallVec::from_slice(vector.shape), vector.elem))
}

/// The type of the halves of a converted type: an integer, or a vector whose last dimension is one.
pub(super) fn half_type(b: &Body, ty: Type) -> Type {
    let Some((mut shape, elem)) = vector_shape(b, ty) else { return ty };
    if shape.len() == 1 {
        return elem;
    }
    if let Some(last) = shape.last_mut() {
        *last = 1;
    }
    VectorType::fixed(b.ctx(), &shape, elem)
}

/// The width of halves of a type.
pub(super) fn bits_of_half(b: &Body, ty: Type) -> i128 {
    ty.element_or_self(b.ctx()).bit_width(b.ctx()).unwrap_or(0).into()
}

/// The low half (0) or the high half (1) of a converted value.
pub(super) fn half(rw: &mut Builder<'_>, value: Value, number: i64) -> Value {
    let (ctx, ty) = (rw.ctx().clone(), rw.ty(value));
    let result = half_type(rw, ty);
    let Some((shape, _)) = vector_shape(rw, result) else {
        return vector::Extract::new(rw, result, DenseArrayAttr::of_i64s(&ctx, &[number]), value, &[]);
    };
    let offsets = offsets(&ctx, shape.len(), number);
    let (sizes, strides) = (integers(&ctx, &shape), integers(&ctx, &vec![1; shape.len()]));
    vector::ExtractStridedSlice::new(rw, result, offsets, sizes, strides, value)
}

/// Both halves.
pub(super) fn halves(rw: &mut Builder<'_>, value: Value) -> [Value; 2] {
    [0, 1].map(|number| half(rw, value, number))
}

/// The converted value of type `ty` with these halves; without a high half it is zero.
pub(super) fn join(rw: &mut Builder<'_>, ty: Type, low: Value, high: Option<Value>) -> Value {
    let ctx = rw.ctx().clone();
    let rank = vector_shape(rw, ty).map_or(1, |(shape, _)| shape.len());
    let mut value = emit!(rw, ty; {0});
    for (half, number) in [Some(low), high].into_iter().flatten().zip(0..) {
        value = if rank == 1 {
            vector::Insert::new(rw, DenseArrayAttr::of_i64s(&ctx, &[number]), half, value, &[])
        } else {
            let (offsets, strides) = (offsets(&ctx, rank, number), integers(&ctx, &vec![1; rank]));
            vector::InsertStridedSlice::new(rw, offsets, strides, half, value)
        };
    }
    value
}

/// Removes the last dimension, which is one, of a vector.
pub(super) fn without_unit(rw: &mut Builder<'_>, value: Value) -> Value {
    let Some((mut shape, elem)) = vector_shape(rw, rw.ty(value)) else { return value };
    shape.pop();
    vector::ShapeCast::new(rw, VectorType::fixed(rw.ctx(), &shape, elem), value)
}

/// Adds a last dimension of one to a vector.
pub(super) fn with_unit(rw: &mut Builder<'_>, value: Value) -> Value {
    let Some((mut shape, elem)) = vector_shape(rw, rw.ty(value)) else { return value };
    shape.push(1);
    vector::ShapeCast::new(rw, VectorType::fixed(rw.ctx(), &shape, elem), value)
}

pub(super) fn integers(ctx: &Context, values: &[i64]) -> Attr {
    let elems: Vec<Attr> = values.iter().map(|&value| IntegerAttr::of_i64(ctx, Type::I64, value)).collect();
    ArrayAttr::get(ctx, &elems)
}

pub(super) fn offsets(ctx: &Context, rank: usize, last: i64) -> Attr {
    let mut offsets: SmallVec<[i64; 4]> = SmallVec::from_elem(0, rank);
    if let Some(at) = offsets.last_mut() {
        *at = last;
    }
    integers(ctx, &offsets)
}
