//! Inference of result types that several dialects share.

use smallvec::smallvec;
use terrace_ir::decl::{InferArgs, InferredTypes};
use terrace_ir::types::{RankedTensorType, UnrankedTensorType, VectorType};
use terrace_ir::{Context, Type};

/// `ty` with its element type replaced, when it is a vector or tensor; else the new type itself.
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

/// `i1` in the shape of `ty`: the type of a comparison's result.
#[inline]
pub fn i1_same_shape(ctx: &Context, ty: Type) -> Type {
    if ty.is_index() || ty.is_int(ctx) || ty.is_float(ctx) {
        return Type::I1;
    }
    with_element(ctx, ty, Type::I1)
}

/// [`i1_same_shape`], for type relations.
pub(crate) fn bool_like(ctx: &Context, ty: Type) -> Option<Type> {
    Some(i1_same_shape(ctx, ty))
}

/// The result is an `i1`.
pub(crate) fn one_bool(_: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![Type::I1])
}

/// The result is an `index`.
pub(crate) fn one_index(_: &InferArgs<'_>) -> InferredTypes {
    Some(smallvec![Type::INDEX])
}
