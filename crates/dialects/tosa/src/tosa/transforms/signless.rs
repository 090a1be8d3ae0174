//! `tosa-convert-integer-type-to-signless`: tensors of signed and unsigned integers become such of integers without sign.

use super::retype::{convert_function, rebuild};
use crate::prelude::*;
use crate::tosa::Const;
use terrace_base::builtin::UnrealizedConversionCast;
use terrace_base::infer::with_element;

passes! {
    /// Convert integer types to signless.
    ConvertIntegerTypeToSignless("TosaConvertIntegerTypeToSignless") = "tosa-convert-integer-type-to-signless" on(Anchor::Op("func.func")) => convert_to_signless;
}

fn convert_to_signless(_: &ConvertIntegerTypeToSignless, pass: &mut PassContext<'_>) -> Result {
    let mut converter = TypeConverter::new(pass.body.ctx()).rule(signless);
    converter.unrealized_cast = Some(UnrealizedConversionCast::DEF);
    converter.refuses_casts = true;
    let target =
        ConversionTarget::new().unknown(Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op)));
    let conversion = Conversion::full(target, PATTERNS.into(), converter.clone()).any(any);
    convert_function(pass, conversion, converter, true)
}

fn signless(converter: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = converter.ctx();
    match ty.element_or_self(ctx).as_int(ctx) {
        Some((width, sign)) if ty.is_tensor(ctx) && sign != Signedness::Signless => {
            Convert::To(with_element(ctx, ty, Type::int(ctx, width)))
        }
        _ => Convert::To(ty),
    }
}

static PATTERNS: &[Pattern] = patterns![Const => constant];

fn constant(op: Const, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.output(rw));
    let ty = rw.convert(ty)?;
    let values = op.values(rw).and_then(|values| values.as_::<DenseElementsAttr>(ctx));
    let values = values.ok_or("the values are not dense elements")?;
    let values = DenseElementsAttr::get(ctx, ty, values.splat, values.data);
    Ok(Const::new(rw, ty, values))
}

fn any(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<()> {
    if rw.is::<Const>(op) {
        return Err("the values are not dense elements".into());
    }
    rebuild(rw, op, |_, attr| Some(attr))
}
