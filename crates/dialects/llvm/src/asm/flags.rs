//! Parsers and printers of flags that are properties: `overflow<nsw, nuw>`, `inbounds|nuw`.

use crate::enums::{GepNoWrapFlags, IntegerOverflowFlags};
use terrace_ir::asm::format::Arg;
use terrace_ir::decl::EnumDef;
use terrace_rewrite::prelude::*;

#[cold]
fn unknown_flag(p: &OpParser<'_, '_>, def: &EnumDef, at: u32, flag: &[u8]) -> Reported {
    let cases: Vec<&str> = def.cases.iter().map(|&(keyword, _)| keyword).collect();
    let flag = String::from_utf8_lossy(flag);
    let message = format!("expected one of [{}] for {}, got: {flag}", cases.join(", "), def.summary);
    p.custom_error(at, message)
}

/// Parses keywords with `separator` between them.
fn parse_flags(p: &mut OpParser<'_, '_>, def: &EnumDef, separator: u8) -> Result<u64> {
    let mut value = 0;
    let mut place = "";
    loop {
        let at = p.offset();
        let flag = p.eat_word();
        if flag.is_empty() {
            return Err(p.custom_error(at, format!("expected keyword for {}{place}", def.summary)));
        }
        match def.value_of_bytes(flag) {
            Some(bits) => value |= bits,
            None => return Err(unknown_flag(p, def, at, flag)),
        }
        if !p.eat(separator) {
            return Ok(value);
        }
        if separator == b'|' {
            place = " after '|'";
        }
    }
}

/// Parses an optional `overflow<nsw, nuw>`.
pub(crate) fn parse_overflow(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    if !p.eat_keyword("overflow") {
        return Ok(());
    }
    p.expect(b'<', "expected '<'")?;
    let value = parse_flags(p, IntegerOverflowFlags::ENUM, b',')?;
    p.expect(b'>', "expected '>'")?;
    let attr = IntegerOverflowFlags::ENUM.attr(p.ctx, value);
    if let &[arg] = args {
        p.set_arg_attr(arg, attr);
    }
    Ok(())
}

pub(crate) fn print_overflow(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[arg] = args else { return };
    let value = p.arg_attr(op, arg).and_then(|attr| IntegerOverflowFlags::ENUM.value(p.ctx(), attr));
    p.text("overflow<");
    p.enum_value(IntegerOverflowFlags::ENUM, value.unwrap_or(0));
    p.byte(b'>');
}

/// Parses optional `inbounds|nuw` before the base.
pub(crate) fn parse_gep_flags(p: &mut OpParser<'_, '_>) -> Result<Option<u64>> {
    if !p.at_plain_word() {
        return Ok(None);
    }
    parse_flags(p, GepNoWrapFlags::ENUM, b'|').map(Some)
}
