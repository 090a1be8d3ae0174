//! Constraints on types and attributes shared by several dialects, with the summaries that error messages quote.
//!
//! Names and summaries are upstream's. `X-like` means `X`, or a vector or tensor of `X`.

use crate::layout::strides_and_offset;
use terrace_ir::decl::TypeClass;
use terrace_ir::decl::attr_type::int_of;
use terrace_ir::decl::constraint::{
    ANY_FLOAT, BASE_MEMREF_CLASS, COMPLEX_CLASS, RANKED_TENSOR_CLASS, SIGNLESS_INT, TENSOR_CLASS,
};
use terrace_ir::elements::elements_type;
use terrace_rewrite::prelude::*;

pub use terrace_ir::decl::constraint::{
    AnyFloat, AnyInteger, AnySignlessInteger, AnyType, I1, I8, I32, I64, Index,
};

static ANY: Pred = Pred::Any;
static I1_ONLY: Pred = Pred::Exact(Type::I1);
static I8_ONLY: Pred = Pred::Exact(Type::I8);

fn is_signless_int_or_index(ctx: &Context, ty: Type) -> bool {
    ty.is_index() || ty.signless_width(ctx).is_some()
}
fn is_signless_int_or_float(ctx: &Context, ty: Type) -> bool {
    ty.signless_width(ctx).is_some() || ty.is_float(ctx)
}

/// A signless integer or `index`.
pub static SIGNLESS_INT_OR_INDEX: Pred = Pred::Is(is_signless_int_or_index);
/// A signless integer or a float.
pub static SIGNLESS_INT_OR_FLOAT: Pred = Pred::Is(is_signless_int_or_float);

static VECTOR_OF_SIOI: Pred = Pred::VectorAnyRank(&SIGNLESS_INT_OR_INDEX);
static TENSOR_OF_SIOI: Pred = Pred::Tensor(&SIGNLESS_INT_OR_INDEX);
static MEMREF_OF_SIOI: Pred = Pred::MemRef(&SIGNLESS_INT_OR_INDEX);
static VECTOR_OF_SI: Pred = Pred::VectorAnyRank(&SIGNLESS_INT);
static TENSOR_OF_SI: Pred = Pred::Tensor(&SIGNLESS_INT);
static VECTOR_OF_FLOAT: Pred = Pred::VectorAnyRank(&ANY_FLOAT);
static TENSOR_OF_FLOAT: Pred = Pred::Tensor(&ANY_FLOAT);
static VECTOR_OF_I1: Pred = Pred::VectorAnyRank(&I1_ONLY);
static TENSOR_OF_I1: Pred = Pred::Tensor(&I1_ONLY);
static VECTOR_OF_SIOF: Pred = Pred::VectorAnyRank(&SIGNLESS_INT_OR_FLOAT);
static TENSOR_OF_SIOF: Pred = Pred::Tensor(&SIGNLESS_INT_OR_FLOAT);
static MEMREF_OF_SIOF: Pred = Pred::MemRef(&SIGNLESS_INT_OR_FLOAT);
static TENSOR: Pred = Pred::Tensor(&ANY);
static RANKED_TENSOR: Pred = Pred::RankedTensor(&ANY);
static RANKED_TENSOR_OF_SIOI: Pred = Pred::RankedTensor(&SIGNLESS_INT_OR_INDEX);
static INT_OR_FLOAT: Pred = Pred::Is(|ctx, ty| ty.is_int(ctx) || ty.is_float(ctx));
static TENSOR_RANK_0: Pred = Pred::Is(|ctx, ty| tensor_rank(ctx, ty) == Some(0));
static TENSOR_RANK_1: Pred = Pred::Is(|ctx, ty| tensor_rank(ctx, ty) == Some(1));
static TENSOR_NOT_RANK_0: Pred = Pred::Not(&TENSOR_RANK_0);
static MEMREF: Pred = Pred::MemRef(&ANY);
static MEMREF_OF_I8: Pred = Pred::MemRef(&I8_ONLY);
static UNRANKED_MEMREF: Pred = Pred::UnrankedMemRef(&ANY);
static RANK_0: Pred = Pred::Is(|ctx, ty| memref_rank(ctx, ty) == Some(0));
static RANK_1: Pred = Pred::Is(|ctx, ty| memref_rank(ctx, ty) == Some(1));
static NOT_RANK_0: Pred = Pred::Is(|ctx, ty| memref_rank(ctx, ty).is_some_and(|rank| rank != 0));
static STATIC_SHAPE: Pred =
    Pred::Is(|ctx, ty| ty.as_shaped(ctx).is_some_and(|shaped| shaped.has_static_shape()));
static STRIDED: Pred = Pred::Is(is_strided);
static RANKED_MEMREF_NOT_RANK_0: Pred = Pred::AllOf(&[&MEMREF, &NOT_RANK_0]);

/// `ShapedType`, an interface, which has no name.
pub static SHAPED_CLASS: TypeClass = TypeClass::new("", |ctx, ty| ty.as_shaped(ctx).is_some());

fn tensor_rank(ctx: &Context, ty: Type) -> Option<usize> {
    ty.as_::<RankedTensorType>(ctx).map(|tensor| tensor.shape.len())
}

fn memref_rank(ctx: &Context, ty: Type) -> Option<usize> {
    ty.as_::<MemRefType>(ctx).map(|memref| memref.shape.len())
}

/// Whether a ranked memref's layout has strides: none, `strided`, or one linear expression.
fn is_strided(ctx: &Context, ty: Type) -> bool {
    let Some(memref) = ty.as_::<MemRefType>(ctx) else { return false };
    memref.layout.is_none() || strides_and_offset(ctx, memref).is_some()
}

/// Whether a type is a vector of nonzero rank with one of these element types and numbers of elements.
pub fn is_vector_of(ctx: &Context, ty: Type, elems: &[Type], lengths: &[i64]) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(|vector| {
        let length = vector.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent));
        !vector.shape.is_empty()
            && elems.contains(&vector.elem)
            && length.is_some_and(|length| lengths.contains(&length))
    })
}

/// [`is_vector_of`], with a scalable dimension.
pub fn is_scalable_vector_of(ctx: &Context, ty: Type, elems: &[Type], lengths: &[i64]) -> bool {
    is_vector_of(ctx, ty, elems, lengths)
        && ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.any_scalable())
}

/// Whether a type is a vector of rank one and fixed length.
pub fn is_vector_of_shape(ctx: &Context, ty: Type, elem: Type, length: i64) -> bool {
    ty == VectorType::fixed(ctx, &[length], elem)
}

/// The attribute, if it is an array of elements that satisfy a condition.
pub fn array_of(ctx: &Context, attr: Attr, element: impl Fn(Attr) -> bool) -> Option<Attr> {
    attr.as_array(ctx).is_some_and(|elems| elems.iter().all(|&elem| element(elem))).then_some(attr)
}

/// Dense elements of type `index`.
pub struct IndexElements;

impl AttrType for IndexElements {
    type View = Attr;
    const SUMMARY: &'static str = "index elements attribute";
    const SYNTAX: AttrSyntax = AttrSyntax::Any;
    fn is_class(ctx: &Context, attr: Attr) -> bool {
        let elem = attr.as_::<DenseElementsAttr>(ctx).map(|dense| dense.ty.element_or_self(ctx));
        elem.is_some_and(|elem| elem.is_index() || elem.is_int(ctx))
    }
    fn decode(ctx: &Context, attr: Attr) -> Option<Attr> {
        let dense = attr.as_::<DenseElementsAttr>(ctx)?;
        dense.ty.element_or_self(ctx).is_index().then_some(attr)
    }
    fn encode(_: &Context, attr: Attr) -> Attr {
        attr
    }
}

attr_types! {
    /// An elements attribute.
    ElementsAttr => Attr, "constant vector/tensor attribute", AttrSyntax::Any,
        |ctx, attr| elements_type(ctx, attr).map(|_| attr), |ctx, v| v;
    /// An array of integers of type `i64`.
    I64ArrayAttr => Attr, "64-bit integer array attribute", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| int_of(ctx, elem, Type::I64).is_some()), |ctx, v| v;
    /// An affine map.
    AffineMapAttrOf => Attr, "AffineMap attribute", AttrSyntax::Any,
        |ctx, attr| attr.is::<AffineMapAttr>(ctx).then_some(attr), |ctx, v| v;
    /// An alignment in bytes.
    Alignment => i64, "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", AttrSyntax::Typed(Type::I64),
        |ctx, attr| int_of(ctx, attr, Type::I64).filter(|&n| n > 0 && n & (n - 1) == 0),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I64, v);
    /// The locality of a prefetch, from 0 (none) to 3 (keep in cache).
    LocalityHint => i64, "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3", AttrSyntax::Typed(Type::I32),
        |ctx, attr| int_of(ctx, attr, Type::I32).filter(|n| (0..=3).contains(n)),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
}

/// `UnrankedMemRefType`
static UNRANKED_MEMREF_CLASS: TypeClass =
    TypeClass::new("builtin.unranked_memref", |ctx, ty| ty.is::<UnrankedMemRefType>(ctx));

type_constraints! {
    /// `iN`, `index`, or a vector or tensor of one.
    SignlessIntegerOrIndexLike = "signless-integer-like", Pred::AnyOf(&[&SIGNLESS_INT_OR_INDEX, &VECTOR_OF_SIOI, &TENSOR_OF_SIOI]);
    /// `iN`, or a vector or tensor of it.
    SignlessFixedWidthIntegerLike = "signless-fixed-width-integer-like", Pred::AnyOf(&[&SIGNLESS_INT, &VECTOR_OF_SI, &TENSOR_OF_SI]);
    /// A float, or a vector or tensor of it.
    FloatLike = "floating-point-like", Pred::AnyOf(&[&ANY_FLOAT, &VECTOR_OF_FLOAT, &TENSOR_OF_FLOAT]);
    /// `i1`, or a vector or tensor of it.
    BoolLike = "bool-like", Pred::AnyOf(&[&I1_ONLY, &VECTOR_OF_I1, &TENSOR_OF_I1]);
    /// A type that `arith.bitcast` accepts.
    BitcastTypeConstraint = "signless-integer-or-float-like or memref of signless-integer or float", Pred::AnyOf(&[&SIGNLESS_INT_OR_FLOAT, &VECTOR_OF_SIOF, &TENSOR_OF_SIOF, &MEMREF_OF_SIOF]);
    /// A type that `arith.index_cast` accepts.
    IndexCastTypeConstraint = "signless-integer-like or memref of signless-integer", Pred::AnyOf(&[&SIGNLESS_INT_OR_INDEX, &VECTOR_OF_SIOI, &TENSOR_OF_SIOI, &MEMREF_OF_SIOI]);
    /// `iN` or `index`.
    AnySignlessIntegerOrIndex = "signless integer or index", Pred::Is(is_signless_int_or_index);
    /// An integer of any signedness or `index`.
    IntegerOrIndex = "integer or index", Pred::Is(|ctx, ty| ty.is_index() || ty.is_int(ctx));
    /// `iN` or a float.
    SignlessIntegerOrFloat = "signless integer or floating-point", Pred::Is(is_signless_int_or_float);
    /// A complex type.
    AnyComplex = "complex-type", Pred::Complex(&ANY), &COMPLEX_CLASS;
    /// A complex type of floats.
    ComplexOfFloat = "complex type with floating-point elements", Pred::Complex(&ANY_FLOAT), &COMPLEX_CLASS;
    /// A function type.
    AnyFunction = "function type", Pred::Is(|ctx, ty| ty.is::<FunctionType>(ctx)), &FUNCTION_CLASS;
    /// A ranked tensor.
    AnyRankedTensor = "ranked tensor of any type values", Pred::RankedTensor(&ANY), &RANKED_TENSOR_CLASS;
    /// A ranked or unranked tensor.
    AnyTensor = "tensor of any type values", Pred::Tensor(&ANY), &TENSOR_CLASS;
    /// An unranked tensor, or a ranked one of rank above zero.
    AnyNon0RankedOrUnrankedTensor = "non-0-ranked or unranked tensor", Pred::AllOf(&[&TENSOR, &TENSOR_NOT_RANK_0]), &TENSOR_CLASS;
    /// A ranked tensor of static shape.
    AnyStaticShapeTensor = "statically shaped tensor of any type values", Pred::AllOf(&[&RANKED_TENSOR, &STATIC_SHAPE]), &RANKED_TENSOR_CLASS;
    /// A tensor of integers of any signedness or of floats.
    TensorOfIntegerOrFloat = "tensor of signless integer or unsigned integer or signed integer or floating-point values", Pred::Tensor(&INT_OR_FLOAT), &TENSOR_CLASS;
    /// A ranked tensor of signless integers or `index`.
    RankedTensorOfIntegerOrIndex = "ranked tensor of signless integer or index values", Pred::RankedTensor(&SIGNLESS_INT_OR_INDEX), &RANKED_TENSOR_CLASS;
    /// A shape: a tensor of signless integers or `index` of rank one.
    TensorRank1OfIntegerOrIndex = "1D tensor of signless integer or index values", Pred::AllOf(&[&RANKED_TENSOR_OF_SIOI, &TENSOR_RANK_1]), &RANKED_TENSOR_CLASS;
    /// A vector, tensor or memref.
    AnyShaped = "shaped of any type values", Pred::Is(|ctx, ty| ty.as_shaped(ctx).is_some()), &SHAPED_CLASS;
    /// A ranked memref.
    AnyMemRef = "memref of any type values", Pred::MemRef(&ANY), &MEMREF_CLASS;
    /// An unranked memref.
    AnyUnrankedMemRef = "unranked.memref of any type values", Pred::UnrankedMemRef(&ANY), &UNRANKED_MEMREF_CLASS;
    /// A ranked or unranked memref.
    AnyRankedOrUnrankedMemRef = "ranked or unranked memref of any type values", Pred::AnyMemRef(&ANY), &BASE_MEMREF_CLASS;
    /// An unranked memref, or a ranked one of rank above zero.
    AnyNon0RankedOrUnrankedMemRef = "unranked.memref of any type values or non-0-ranked.memref of any type values", Pred::AnyOf(&[&UNRANKED_MEMREF, &RANKED_MEMREF_NOT_RANK_0]);
    /// A memref with static shape.
    AnyStaticShapeMemRef = "statically shaped memref of any type values", Pred::AllOf(&[&MEMREF, &STATIC_SHAPE]), &MEMREF_CLASS;
    /// A memref with a strided layout.
    AnyStridedMemRef = "strided memref of any type values", Pred::AllOf(&[&MEMREF, &STRIDED]), &MEMREF_CLASS;
    /// A strided memref of rank zero.
    StridedMemRefRank0 = "strided memref of any type values of rank 0", Pred::AllOf(&[&MEMREF, &STRIDED, &RANK_0]), &MEMREF_CLASS;
    /// A memref of integers or floats.
    MemRefOfIntegerOrFloat = "memref of signless integer or floating-point values", Pred::MemRef(&SIGNLESS_INT_OR_FLOAT), &MEMREF_CLASS;
    /// A memref of rank one.
    MemRefRank1 = "1D memref of any type values", Pred::AllOf(&[&MEMREF, &RANK_1]), &MEMREF_CLASS;
    /// A memref of bytes of rank one.
    MemRefRank1OfI8 = "1D memref of 8-bit signless integer values", Pred::AllOf(&[&MEMREF_OF_I8, &RANK_1]), &MEMREF_CLASS;
    /// A shape: a memref of integers or `index` of rank one.
    MemRefRank1OfIntegerOrIndex = "1D memref of signless integer or index values", Pred::AllOf(&[&MEMREF_OF_SIOI, &RANK_1]), &MEMREF_CLASS;
}
