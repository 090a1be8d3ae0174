//! Unsigned integers as integers without sign, which operations of `arith` and `linalg` take.

use super::prelude::*;
use terrace_base::infer::with_element;

/// A converter that makes unsigned integers, and tensors of them, signless (`populateTosaTypeConversion`).
pub fn signless_converter(ctx: &Context) -> TypeConverter {
    let mut converter = TypeConverter::new(ctx).rule(signless);
    converter.unrealized_cast = Some(UnrealizedConversionCast::DEF);
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
