//! Parser and printer of `#complex.number`.

use super::{NumberAttr, element};
use terrace_rewrite::prelude::*;

/// Parses `<:type real, imaginary>`; decimal numbers are read as `f64` and rounded to the type.
pub(super) fn parse_number(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    p.expect(b':', "expected ':'")?;
    let offset = p.offset();
    let elem = p.parse_type()?;
    let format = elem.as_float(p.ctx);
    let real = part(p, format.unwrap_or(FloatFormat::F64))?;
    p.expect(b',', "expected ','")?;
    let imaginary = part(p, format.unwrap_or(FloatFormat::F64))?;
    p.expect(b'>', "expected '>'")?;
    if format.is_none() {
        let ty = terrace_ir::asm::quoted_type(p.ctx, elem);
        return Err(p.error_at(offset, format!("expected a floating-point type, but got {ty}")));
    }
    let ty = ComplexType::get(p.ctx, elem);
    let high = |bits: u128| (bits >> 64) as u64;
    Ok(NumberAttr::get(p.ctx, ty, real as u64, high(real), imaginary as u64, high(imaginary)))
}

/// Bits of a part: a literal of the format.
fn part(p: &mut AsmParser<'_>, format: FloatFormat) -> Result<u128> {
    Ok(p.parse_float(format)?.to_bits())
}

/// Prints what [`parse_number`] parses.
pub(super) fn print_number(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let Some(number) = attr.as_::<NumberAttr>(ctx) else { return };
    let (Some(elem), Some([real, imaginary])) = (element(ctx, number.ty), number.parts(ctx)) else { return };
    p.text("<:");
    p.ty(elem);
    p.text(" ");
    p.float(real);
    p.text(", ");
    p.float(imaginary);
    p.text(">");
}

/// Type that is printed after the attribute.
pub(super) fn number_type(ctx: &Context, attr: Attr) -> Option<Type> {
    attr.as_::<NumberAttr>(ctx).map(|number| number.ty)
}
