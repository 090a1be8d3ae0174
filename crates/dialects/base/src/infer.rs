//! Inference of result types, shared by several dialects.

use terrace_rewrite::prelude::*;
use terrace_support::small_vec::smallvec;

/// `elem`, or a vector or tensor of `elem` with the shape of `ty`.
pub fn with_element(ctx: &Context, ty: Type, elem: Type) -> Type {
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        VectorType::get(ctx, vector.shape, elem, vector.scalable)
    } else if let Some(tensor) = ty.as_::<RankedTensorType>(ctx) {
        RankedTensorType::get(ctx, tensor.shape, elem, tensor.encoding)
    } else if ty.is::<UnrankedTensorType>(ctx) {
        UnrankedTensorType::get(ctx, elem)
    } else {
        elem
    }
}

/// `i1`, or a vector or tensor of `i1` with the shape of `ty`: the result type of a comparison.
#[inline]
pub fn i1_same_shape(ctx: &Context, ty: Type) -> Type {
    if ty.is_index() || ty.is_int(ctx) || ty.is_float(ctx) {
        return Type::I1;
    }
    with_element(ctx, ty, Type::I1)
}

/// [`i1_same_shape`] as a type relation.
pub fn bool_like(ctx: &Context, ty: Type) -> Option<Type> {
    Some(i1_same_shape(ctx, ty))
}

/// Infers `i1`.
pub(crate) fn one_bool(_: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![Type::I1])
}

/// Infers `index`.
pub fn one_index(_: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![Type::INDEX])
}

/// The width of a signless integer or of the elements of a vector or tensor of them.
pub fn int_width(ctx: &Context, ty: Type) -> Option<u32> {
    ty.element_or_self(ctx).signless_width(ctx)
}
