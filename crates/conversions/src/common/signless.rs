//! Unsigned integers as integers without sign, which operations of `arith` and `linalg` take.

use super::prelude::*;
use terrace_base::infer::with_element;
use terrace_memory::tensor;

/// A converter that makes unsigned integers, and tensors of them, signless (`populateTosaTypeConversion`). Results of the
/// same elements without the encoding of a tensor are cast to it.
pub fn signless_converter(ctx: &Context) -> TypeConverter {
    let mut converter = TypeConverter::new(ctx).rule(signless);
    converter.unrealized_cast = Some(UnrealizedConversionCast::DEF);
    converter.cast = Some(|b, value, to| {
        let types = b.ty(value).as_::<RankedTensorType>(b.ctx()).zip(to.as_::<RankedTensorType>(b.ctx()));
        let is_encoded = types.is_some_and(|(from, to)| from.shape == to.shape && from.elem == to.elem);
        is_encoded.then(|| tensor::Cast::build(b, to, value).0)
    });
    converter
}

fn signless(converter: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = converter.ctx().clone();
    let elem = match ty.is::<RankedTensorType>(&ctx) || ty.is::<UnrankedTensorType>(&ctx) {
        true => ty.element_or_self(&ctx),
        false => ty,
    };
    match elem.as_int(&ctx) {
        Some((width, Signedness::Unsigned)) => Convert::To(with_element(&ctx, ty, Type::int(&ctx, width))),
        _ => Convert::To(ty),
    }
}
