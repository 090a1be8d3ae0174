//! Constraints on types.

use terrace_base::constraints::is_vector_of;
use terrace_rewrite::prelude::*;

static HALF_FLOAT: Pred = Pred::Is(|_, ty| matches!(ty, Type::BF16 | Type::F16));

type_constraints! {
    /// A memref of `bf16` or `f16`.
    MemRefOfHalfFloat = "memref of bfloat16 type or 16-bit float values", Pred::MemRef(&HALF_FLOAT), &MEMREF_CLASS;
    /// A mask as an integer.
    I16OrI8 = "16-bit signless integer or 8-bit signless integer", Pred::Is(|_, ty| matches!(ty, Type::I16 | Type::I8));
    /// A mask as a vector.
    Mask = "vector of 1-bit signless integer values of length 16/8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I1], &[16, 8])), &VECTOR_CLASS;
    /// A register of numbers.
    Numbers = "vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F32, Type::I32, Type::F64, Type::I64], &[16, 8])), &VECTOR_CLASS;
    /// A register of floats.
    Floats = "vector of 32-bit float or 64-bit float values of length 16/8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F32, Type::F64], &[16, 8])), &VECTOR_CLASS;
    /// A register of integers.
    Ints = "vector of 32-bit signless integer or 64-bit signless integer values of length 16/8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I32, Type::I64], &[16, 8])), &VECTOR_CLASS;
    /// Up to 16 floats.
    F32s4To16 = "vector of 32-bit float values of length 4/8/16",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F32], &[4, 8, 16])), &VECTOR_CLASS;
    /// Up to 32 floats.
    BF16s8To32 = "vector of bfloat16 type values of length 8/16/32",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::BF16], &[8, 16, 32])), &VECTOR_CLASS;
    /// 8 or 16 floats.
    F32s8Or16 = "vector of 32-bit float values of length 8/16",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F32], &[8, 16])), &VECTOR_CLASS;
    /// 8 or 16 floats.
    BF16s8Or16 = "vector of bfloat16 type values of length 8/16",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::BF16], &[8, 16])), &VECTOR_CLASS;
    /// 8 floats.
    F32s8 = "vector of 32-bit float values of length 8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F32], &[8])), &VECTOR_CLASS;
    /// 4 or 8 floats.
    F32s4Or8 = "vector of 32-bit float values of length 4/8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::F32], &[4, 8])), &VECTOR_CLASS;
    /// 4 or 8 integers.
    I32s4Or8 = "vector of 32-bit signless integer values of length 4/8",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I32], &[4, 8])), &VECTOR_CLASS;
    /// 16 or 32 bytes.
    I8s16Or32 = "vector of 8-bit signless integer values of length 16/32",
        Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &[Type::I8], &[16, 32])), &VECTOR_CLASS;
}

/// The first extent of a vector.
fn rows(ctx: &Context, ty: Type) -> Option<i64> {
    ty.as_::<VectorType>(ctx)?.shape.first().copied()
}

/// A mask vector with one element for each row of a vector.
pub(super) fn mask(ctx: &Context, ty: Type) -> Option<Type> {
    Some(VectorType::fixed(ctx, &[rows(ctx, ty)?], Type::I1))
}

/// An integer with one bit for each row of a vector.
pub(super) fn mask_bits(ctx: &Context, ty: Type) -> Option<Type> {
    match rows(ctx, ty)? {
        8 => Some(Type::I8),
        16 => Some(Type::I16),
        rows => u32::try_from(rows)
            .ok()
            .filter(|&rows| (1..1 << 24).contains(&rows))
            .map(|rows| Type::int(ctx, rows)),
    }
}

/// A vector of two `bf16` for each row of a vector.
pub(super) fn pairs(ctx: &Context, ty: Type) -> Option<Type> {
    Some(VectorType::fixed(ctx, &[rows(ctx, ty)?.checked_mul(2)?], Type::BF16))
}

/// A vector of four bytes for each row of a vector.
pub(super) fn quads(ctx: &Context, ty: Type) -> Option<Type> {
    Some(VectorType::fixed(ctx, &[rows(ctx, ty)?.checked_mul(4)?], Type::I8))
}
