//! Type constraints of `vector`, with upstream's summaries.

use crate::prelude::*;
use terrace_ir::decl::constraint::ANY_FLOAT;

pub use terrace_base::constraints::{
    AnyMemRef, AnyRankedTensor, AnyShaped, AnyStaticShapeMemRef, AnyType, Index, SHAPED_CLASS,
};

static ANY: Pred = Pred::Any;
static I1: Pred = Pred::Exact(Type::I1);
static INDEX: Pred = Pred::Exact(Type::INDEX);
static INTEGER: Pred = Pred::Is(|ctx, ty| ty.is_int(ctx));
static INTEGER_OR_INDEX: Pred = Pred::AnyOf(&[&INTEGER, &INDEX]);
static FIXED: Pred = Pred::Is(|ctx, ty| vector(ctx, ty).is_some_and(|v| !v.any_scalable()));
static SCALABLE: Pred = Pred::Is(|ctx, ty| vector(ctx, ty).is_some_and(|v| v.any_scalable()));
static RANK_1: Pred = Pred::Is(|ctx, ty| vector(ctx, ty).is_some_and(|v| v.shape.len() == 1));
static VECTOR_OF_I1: Pred = Pred::Vector(&I1);
static VECTOR_OF_INDEX: Pred = Pred::Vector(&INDEX);
static TENSOR: Pred = Pred::Tensor(&ANY);
static MEMREF: Pred = Pred::MemRef(&ANY);

/// The vector type `ty`.
pub(super) fn vector(ctx: &Context, ty: Type) -> Option<VectorType<'_>> {
    ty.as_::<VectorType>(ctx)
}

/// A vector of any rank whose elements are integers, `index` or floats, or one such element.
fn is_printable(ctx: &Context, ty: Type) -> bool {
    let is_number = ty.is_int(ctx) || ty.is_index() || ty.is_float(ctx);
    is_number || ty.is::<VectorType>(ctx)
}

type_constraints! {
    /// A vector.
    AnyVectorOfAnyRank = "vector of any type values", Pred::VectorAnyRank(&ANY), &VECTOR_CLASS;
    /// A vector of rank above zero.
    AnyVectorOfNonZeroRank = "vector of any type values", Pred::Vector(&ANY), &VECTOR_CLASS;
    /// A vector without scalable dimensions.
    AnyFixedVectorOfAnyRank = "fixed-length vector of any type values", Pred::Is(|ctx, ty| FIXED.holds(ctx, ty)), &VECTOR_CLASS;
    /// A vector of floats.
    VectorOfFloat = "vector of floating-point values", Pred::VectorAnyRank(&ANY_FLOAT), &VECTOR_CLASS;
    /// A mask.
    VectorOfI1AnyRank = "vector of 1-bit signless integer values", Pred::VectorAnyRank(&I1), &VECTOR_CLASS;
    /// A mask of rank above zero.
    VectorOfI1 = "vector of 1-bit signless integer values", Pred::Vector(&I1), &VECTOR_CLASS;
    /// A mask of rank above zero without scalable dimensions.
    FixedVectorOfI1 = "fixed-length vector of 1-bit signless integer values", Pred::AllOf(&[&VECTOR_OF_I1, &FIXED]), &VECTOR_CLASS;
    /// Indices of a gather or scatter.
    VectorOfIntegerOrIndex = "vector of integer or index values", Pred::Vector(&INTEGER_OR_INDEX), &VECTOR_CLASS;
    /// `vector<4xindex>`, `vector<[4]xindex>`
    VectorOfIndexRank1 = "vector of index values of ranks 1", Pred::AllOf(&[&VECTOR_OF_INDEX, &RANK_1]), &VECTOR_CLASS;
    /// A vector of rank one.
    VectorRank1 = " of ranks 1", Pred::Is(|ctx, ty| RANK_1.holds(ctx, ty)), &VECTOR_CLASS;
    /// A scalable vector of rank one.
    ScalableVectorRank1 = " of ranks 1", Pred::AllOf(&[&SCALABLE, &RANK_1]), &VECTOR_CLASS;
    /// A type that `vector.print` prints.
    Printable = "", Pred::Is(is_printable);
    /// A tensor, or a ranked memref.
    TensorOrMemRef = "Tensor or MemRef of any type values", Pred::AnyOf(&[&TENSOR, &MEMREF]), &SHAPED_CLASS;
}
