//! Parser and printer of the cases of `cf.switch`.

use super::Switch;
use crate::arith::fold::elements::{self, Dense};
use terrace_rewrite::prelude::*;

/// `default: ^block(operands), value: ^block(operands), ...`
pub(super) fn parse_cases(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[flag, _, default_operands, default_types, _, _, case_operands, case_types, _] = args else {
        return Ok(());
    };
    let ctx = p.ctx;
    let flag = p.first_type(flag);
    if !p.eat_keyword("default") {
        return Err(p.custom_error(p.offset(), "expected 'default'"));
    }
    p.expect(b':', "expected ':'")?;
    let mut succs: SmallVec<[Block; 8]> = SmallVec::new();
    let mut segments: SmallVec<[i32; 8]> = SmallVec::new();
    succs.push(p.successor()?);
    parse_operands(p, default_operands, default_types)?;
    let Some((flag, width)) = flag.and_then(|ty| Some((ty, ty.as_int(ctx)?.0))) else { return Ok(()) };
    let mut values: Vec<ApInt> = Vec::new();
    while p.eat(b',') {
        values.push(parse_value(p, width)?);
        p.expect(b':', "expected ':'")?;
        succs.push(p.successor()?);
        segments.push(parse_operands(p, case_operands, case_types)? as i32);
    }
    p.state.succs.extend(succs);
    p.state.set_slot(Switch::SLOTS.case_operand_segments, DenseArrayAttr::of_i32s(ctx, &segments));
    if !values.is_empty() {
        let ty = VectorType::fixed(ctx, &[values.len() as i64], flag);
        p.state.set_slot(Switch::SLOTS.case_values, elements::dense_of_ints(ctx, ty, flag, &values));
    }
    Ok(())
}

/// Parses optional `(operands : types)`; returns the number of operands.
fn parse_operands(p: &mut OpParser<'_, '_>, operands: Arg, types: Arg) -> Result<usize> {
    if !p.eat(b'(') {
        return Ok(0);
    }
    let names = p.operand_list(Delimiter::None)?;
    p.expect(b':', "expected ':'")?;
    let mut list: SmallVec<[Type; 4]> = SmallVec::new();
    p.parse_type_list_no_parens(&mut list)?;
    p.expect(b')', "expected ')'")?;
    p.push_operands(operands, &names);
    p.push_types(types, &list);
    Ok(names.len())
}

/// Parses a case value: any signed 64-bit integer, or an unsigned one of the flag's width; truncated to the width.
fn parse_value(p: &mut OpParser<'_, '_>, width: u32) -> Result<ApInt> {
    let offset = p.offset();
    let Some(value) = p.parse_optional_big_integer()? else {
        return Err(p.custom_error(offset, "expected integer value"));
    };
    if !value.fits_signed(64) && (value.is_negative() || !value.fits_unsigned(width)) {
        return Err(p.custom_error(offset, "integer value too large"));
    }
    Ok(value.sext_or_trunc(width))
}

/// Prints each case on a line, indented by two columns more than the operation.
pub(super) fn print_cases(p: &mut OpPrinter<'_>, op: Op, _: &[Arg]) {
    let b = p.body();
    let switch = Switch(op);
    p.text("  default: ");
    p.successor_and_args(switch.default_destination(b), switch.default_operands(b));
    let Some(values) = switch.case_values(b).and_then(|values| Dense::of(p.ctx(), values)) else { return };
    for (i, block) in switch.case_destinations(b).enumerate() {
        p.text(",");
        p.newline();
        p.text("  ");
        let mut text = Vec::with_capacity(24);
        values.get::<ApInt>(i).write_decimal(&mut text, p.is_strict());
        p.bytes(&text);
        p.text(": ");
        p.successor_and_args(block, switch.operands_of_case(b, i));
    }
    p.newline();
}
