//! Constraints on types.

use terrace_base::constraints::{is_vector_of, is_vector_of_shape};
use terrace_rewrite::prelude::*;

type_constraints! {
    /// An operand of `smull`.
    SmullOperand = "vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I8, Type::I16, Type::I32], &[8, 4, 2])), &VECTOR_CLASS;
    /// The result of `smull`.
    SmullResult = "vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I16, Type::I32, Type::I64], &[8, 4, 2])), &VECTOR_CLASS;
    /// The sum of `sdot`.
    SdotSum = "vector of 32-bit signless integer values of length 4/2",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I32], &[4, 2])), &VECTOR_CLASS;
    /// A factor of `sdot`.
    SdotFactor = "vector of 8-bit signless integer values of length 16/8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I8], &[16, 8])), &VECTOR_CLASS;
    /// A matrix of 2 by 2 integers.
    Vector4I32 = "a vector with length 4 of 32-bit signless integer values",
        Pred::Is(|ctx, ty| is_vector_of_shape(ctx, ty, Type::I32, 4)), &VECTOR_CLASS;
    /// A matrix of 2 by 8 bytes.
    Vector16I8 = "a vector with length 16 of 8-bit signless integer values",
        Pred::Is(|ctx, ty| is_vector_of_shape(ctx, ty, Type::I8, 16)), &VECTOR_CLASS;
    /// A matrix of 2 by 2 floats.
    Vector4F32 = "a vector with length 4 of 32-bit float values",
        Pred::Is(|ctx, ty| is_vector_of_shape(ctx, ty, Type::F32, 4)), &VECTOR_CLASS;
    /// A matrix of 2 by 4 floats.
    Vector8BF16 = "a vector with length 8 of bfloat16 type values",
        Pred::Is(|ctx, ty| is_vector_of_shape(ctx, ty, Type::BF16, 8)), &VECTOR_CLASS;
}

/// The vector with elements of twice the width.
pub(super) fn widened(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx)?;
    let elem = match vector.elem.signless_width(ctx)? {
        8 => Type::I16,
        16 => Type::I32,
        32 => Type::I64,
        _ => return None,
    };
    Some(VectorType::get(ctx, vector.shape, elem, vector.scalable))
}

/// The vector of `i32` with one element for each four rows of a vector.
pub(super) fn quarter(ctx: &Context, ty: Type) -> Option<Type> {
    let rows = ty.as_::<VectorType>(ctx)?.shape.first()?;
    (*rows >= 4).then(|| VectorType::fixed(ctx, &[rows / 4], Type::I32))
}
