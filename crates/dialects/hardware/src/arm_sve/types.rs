//! Constraints on types. LLVM's names: a predicate is a mask of at most 16 bits for each multiple of the vector length,
//! `svbool` is the one of 16.

use terrace_base::constraints::is_scalable_vector_of;
use terrace_rewrite::prelude::*;

/// The lengths of predicates.
const PREDICATES: &[i64] = &[16, 8, 4, 2, 1];

/// Whether a type is a scalable vector of rank one with one of these lengths.
fn is_flat(ctx: &Context, ty: Type, elem: &dyn Fn(Type) -> bool, lengths: &[i64]) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(|vector| {
        vector.is_scalable(0) && matches!(vector.shape, [n] if lengths.contains(n)) && elem(vector.elem)
    })
}

/// Whether a type is a predicate.
pub(super) fn is_predicate(ctx: &Context, ty: Type) -> bool {
    is_flat(ctx, ty, &|elem| elem == Type::I1, PREDICATES)
}

/// Whether a type is `vector<[16]xi1>`.
pub(super) fn is_svbool(ctx: &Context, ty: Type) -> bool {
    is_flat(ctx, ty, &|elem| elem == Type::I1, &[16])
}

/// Whether a type is a mask whose last dimension, of one of these lengths, is the only scalable one.
fn is_mask(ctx: &Context, ty: Type, lengths: &[i64]) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(|vector| {
        let Some((last, outer)) = vector.shape.split_last() else { return false };
        let n_outer = outer.len();
        vector.is_scalable(n_outer)
            && !(0..n_outer).any(|dim| vector.is_scalable(dim))
            && lengths.contains(last)
            && vector.elem == Type::I1
    })
}

/// Whether a type is a register of numbers of at most 64 bits.
fn is_register(ctx: &Context, ty: Type) -> bool {
    is_flat(ctx, ty, &|elem| matches!(elem, Type::I64 | Type::F64), &[2])
        || is_flat(ctx, ty, &|elem| matches!(elem, Type::I32 | Type::F32), &[4])
        || is_flat(ctx, ty, &|elem| matches!(elem, Type::I16 | Type::F16 | Type::BF16), &[8])
        || is_flat(ctx, ty, &|elem| elem == Type::I8, &[16])
}

/// Whether a type is a scalable vector whose elements satisfy `elem`.
fn is_scalable(ctx: &Context, ty: Type, elem: impl Fn(Type) -> bool) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.any_scalable() && elem(vector.elem))
}

type_constraints! {
    /// `vector<[16]xi1>`.
    SVBool = "vector<[16]xi1>", Pred::Is(is_svbool), &VECTOR_CLASS;
    /// A predicate.
    SVEPredicate = "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>",
        Pred::Is(is_predicate), &VECTOR_CLASS;
    /// `vector<[16]xi1>` or rows of it.
    SVBoolMask = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}",
        Pred::Is(|ctx, ty| is_mask(ctx, ty, &[16])), &VECTOR_CLASS;
    /// A predicate or rows of it.
    SVEPredicateMask = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}",
        Pred::Is(|ctx, ty| is_mask(ctx, ty, PREDICATES)), &VECTOR_CLASS;
    /// A register of numbers.
    SVEVector = "an SVE vector with element size <= 64-bit", Pred::Is(is_register);
    /// A scalable vector of `i1`.
    ScalableMask = "scalable vector of 1-bit signless integer values",
        Pred::Is(|ctx, ty| is_scalable(ctx, ty, |elem| elem == Type::I1)), &VECTOR_CLASS;
    /// A scalable vector of floats.
    ScalableFloats = "scalable vector of floating-point values",
        Pred::Is(|ctx, ty| is_scalable(ctx, ty, |elem| elem.is_float(ctx))), &VECTOR_CLASS;
    /// A scalable vector of integers.
    ScalableInts = "scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values",
        Pred::Is(|ctx, ty| is_scalable(ctx, ty, |elem| matches!(elem, Type::I8 | Type::I16 | Type::I32 | Type::I64))), &VECTOR_CLASS;
    /// A scalable vector.
    AnyScalable = "scalable vector of any type values", Pred::Is(|ctx, ty| is_scalable(ctx, ty, |_| true)), &VECTOR_CLASS;
    /// A scalable vector of rank one. The summary is upstream's.
    ScalableOfRank1 = " of ranks 1",
        Pred::Is(|ctx, ty| is_scalable(ctx, ty, |_| true) && ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.shape.len() == 1)), &VECTOR_CLASS;
    /// The sum of `sdot`.
    DotSum = "scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2",
        Pred::Is(|ctx, ty| is_scalable_vector_of(ctx, ty, &[Type::I32, Type::I64], &[4, 2])), &VECTOR_CLASS;
    /// A factor of `sdot`.
    DotFactor = "scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8",
        Pred::Is(|ctx, ty| is_scalable_vector_of(ctx, ty, &[Type::I8, Type::I16], &[16, 8])), &VECTOR_CLASS;
    /// Matrices of 2 by 2 integers.
    Scalable4I32 = "scalable vector of 32-bit signless integer values of length 4",
        Pred::Is(|ctx, ty| is_scalable_vector_of(ctx, ty, &[Type::I32], &[4])), &VECTOR_CLASS;
    /// Matrices of 2 by 8 bytes.
    Scalable16I8 = "scalable vector of 8-bit signless integer values of length 16",
        Pred::Is(|ctx, ty| is_scalable_vector_of(ctx, ty, &[Type::I8], &[16])), &VECTOR_CLASS;
    /// Matrices of 2 by 2 floats.
    Scalable4F32 = "scalable vector of 32-bit float values of length 4",
        Pred::Is(|ctx, ty| is_scalable_vector_of(ctx, ty, &[Type::F32], &[4])), &VECTOR_CLASS;
    /// Matrices of 2 by 4 floats.
    Scalable8BF16 = "scalable vector of bfloat16 type values of length 8",
        Pred::Is(|ctx, ty| is_scalable_vector_of(ctx, ty, &[Type::BF16], &[8])), &VECTOR_CLASS;
}

/// The vector with its last dimension widened to 16.
pub(super) fn widened(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx)?;
    let (_, outer) = vector.shape.split_last()?;
    let mut shape = outer.to_vec();
    shape.push(16);
    Some(VectorType::get(ctx, &shape, vector.elem, vector.scalable))
}
