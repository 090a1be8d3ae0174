//! Custom syntax: pairs of functions for text that no declarative format can express.
//!
//! A parser consumes the text from left to right. A method of the parser that fails has reported an error at its token,
//! so callers only pass the error on with `?`.

use crate::dialect::{AngleType, RangeAttr, Sum};
use terrace::prelude::*;

/// Parses `<360>`.
pub fn parse_angle(p: &mut AsmParser) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let offset = p.offset();
    let parts = p.parse_integer_as::<u32>()?;
    if parts == 0 {
        return Err(p.error_at(offset, "expected a positive number of parts"));
    }
    p.expect(b'>', "expected '>'")?;
    Ok(AngleType::get(p.ctx, parts))
}

/// Prints `<360>`.
pub fn print_angle(p: &mut AsmPrinter, ty: Type) {
    if let Some(angle) = ty.as_::<AngleType>(p.ctx()) {
        p.text(&format!("<{}>", angle.parts));
    }
}

/// Parses `<0, 360>`.
pub fn parse_range(p: &mut AsmParser, _: Option<Type>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    let low = p.parse_integer_as::<u32>()?;
    p.expect(b',', "expected ','")?;
    let high = p.parse_integer_as::<u32>()?;
    p.expect(b'>', "expected '>'")?;
    Ok(RangeAttr::get(p.ctx, low, high))
}

/// Prints `<0, 360>`.
pub fn print_range(p: &mut AsmPrinter, attr: Attr) {
    if let Some(range) = attr.as_::<RangeAttr>(p.ctx()) {
        p.text(&format!("<{}, {}>", range.low, range.high));
    }
}

/// Parses `%a - %b + %c within <0, 360> {attributes} : type`.
pub fn parse_sum(p: &mut OpParser) -> Result {
    let (mut added, mut subtracted) = (Vec::new(), Vec::new());
    let mut negative = p.eat(b'-');
    loop {
        let term = p.operand()?;
        if negative {
            subtracted.push(term)
        } else {
            added.push(term)
        }
        negative = p.eat(b'-');
        if !negative && !p.eat(b'+') {
            break;
        }
    }
    if p.eat_keyword("within") {
        let range = parse_range(p, None)?;
        p.state.set_slot(Sum::SLOTS.within, range);
    }
    p.optional_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    if !ty.is::<AngleType>(p.ctx) {
        // `custom op 'angle.sum' expected ...`, at the type.
        return Err(p.custom_error(offset, "expected an angle type"));
    }
    // Names become values when their types are known.
    p.add_operands_of(&added, ty)?;
    p.add_operands_of(&subtracted, ty)?;
    p.state.set_segments(p.ctx, &[added.len(), subtracted.len()], &[]);
    p.state.results.push(ty);
    Ok(())
}

/// Prints the syntax of [`parse_sum`]: first the added terms, then the subtracted ones.
pub fn print_sum(p: &mut OpPrinter, op: Op) {
    let body = p.body();
    let sum = Sum::wrap(op);
    for (i, term) in sum.added(body).iter().enumerate() {
        p.text(if i == 0 { " " } else { " + " });
        p.operand(term);
    }
    for term in sum.subtracted(body).iter() {
        p.text(" - ");
        p.operand(term);
    }
    if let Some((low, high)) = sum.within(body) {
        p.text(&format!(" within <{low}, {high}>"));
    }
    p.optional_attr_dict(op, &["within"]);
    p.text(" : ");
    p.ty(body.ty(sum.sum(body)));
}
