//! Inference of result types, and of types that custom assembly formats leave out.

use crate::types::{ArrayType, MetadataType, PointerType, StructType, TokenType, with_shape_of};
use terrace_ir::decl::KnownTypes;
use terrace_rewrite::prelude::*;
use terrace_support::small_vec::smallvec;

fn one(ty: Type) -> InferredTypes {
    Some(smallvec![ty])
}

/// `i1`, or a vector of `i1` if `ty` is a vector.
pub(crate) fn bool_like(ctx: &Context, ty: Type) -> Option<Type> {
    Some(with_shape_of(ctx, ty, Type::I1))
}

/// The element type of a vector.
pub(crate) fn element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_::<VectorType>(ctx).map(|vector| vector.elem)
}

/// `i1`.
pub(crate) fn i1(_: &InferArgs<'_>) -> InferredTypes {
    one(Type::I1)
}

/// `!llvm.token`.
pub(crate) fn token(args: &InferArgs<'_>) -> InferredTypes {
    one(TokenType::get(args.ctx()))
}

/// `!llvm.metadata`.
pub(crate) fn metadata(args: &InferArgs<'_>) -> InferredTypes {
    one(MetadataType::get(args.ctx()))
}

/// `!llvm.ptr`.
pub(crate) fn default_pointer(args: &InferArgs<'_>) -> InferredTypes {
    one(PointerType::get(args.ctx(), 0))
}

/// A literal struct of `ty` and `i1`.
pub(crate) fn value_and_bool(ctx: &Context, ty: Type) -> Option<Type> {
    Some(StructType::literal(ctx, &[ty, Type::I1], false))
}

/// Type at the attribute's position in the first operand.
pub(crate) fn extractvalue(args: &InferArgs<'_>) -> InferredTypes {
    one(element_at(args.ctx(), args.ty(0)?, args.slot(0)?).ok()?)
}

/// A vector with as many elements as the mask.
pub(crate) fn shuffle(args: &InferArgs<'_>) -> InferredTypes {
    let n = args.slot(0)?.as_::<DenseArrayAttr>(args.ctx())?.len;
    one(shuffle_type(args.ctx(), args.ty(0)?, n)?)
}

/// Vector type with `n` elements of `vector`'s element type; scalable if `vector` is. None if there is no element.
pub(crate) fn shuffle_type(ctx: &Context, vector: Type, n: u32) -> Option<Type> {
    let vector = vector.as_::<VectorType>(ctx).filter(|_| n != 0)?;
    Some(VectorType::get(ctx, &[i64::from(n)], vector.elem, vector.scalable))
}

/// Why a position names no element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoElement {
    /// The attribute is not an array of integers.
    NotPosition,
    /// The type is neither a struct nor an array.
    NotAggregate(Type),
    /// The index exceeds the length of an array.
    ArrayIndex(i64),
    /// The index exceeds the number of fields.
    StructIndex(i64),
}

/// Type at a position (`array<i64: ...>`) in a struct or array.
pub(crate) fn element_at(ctx: &Context, mut ty: Type, position: Attr) -> Result<Type, NoElement> {
    let position = position.as_::<DenseArrayAttr>(ctx).ok_or(NoElement::NotPosition)?;
    for index in position.i64s() {
        let at = usize::try_from(index).unwrap_or(usize::MAX);
        if ty.is::<StructType>(ctx) {
            let fields = StructType::body(ctx, ty).map_or(&[][..], |body| body.elems);
            ty = *fields.get(at).ok_or(NoElement::StructIndex(index))?;
        } else if let Some(array) = ty.as_::<ArrayType>(ctx) {
            if index < 0 || index as u64 >= array.len {
                return Err(NoElement::ArrayIndex(index));
            }
            ty = array.elem;
        } else {
            return Err(NoElement::NotAggregate(ty));
        }
    }
    Ok(ty)
}

// Types that assembly formats leave out.

/// Type of the operand `start` of `invariant.end`: a pointer.
pub(crate) fn start_pointer(ctx: &Context, _: &KnownTypes<'_>, name: &str) -> Option<Type> {
    (name == "start").then(|| PointerType::get(ctx, 0))
}

/// Literal struct of `ty` and an overflow bit, or a vector of bits if `ty` is a vector.
pub fn with_overflow(ctx: &Context, ty: Type) -> Type {
    StructType::literal(ctx, &[ty, with_shape_of(ctx, ty, Type::I1)], false)
}
