//! Flags that are properties: `overflow<nsw, nuw>`, `inbounds|nuw`.

use crate::enums::{GepNoWrapFlags, IntegerOverflowFlags};
use terrace_ir::asm::format::Arg;
use terrace_ir::asm::lex::Tok;
use terrace_ir::asm::{OpParser, OpPrinter};
use terrace_ir::decl::EnumDef;
use terrace_ir::{Op, Reported, Result};

#[cold]
fn unknown_flag(p: &OpParser<'_, '_>, def: &EnumDef, at: u32, flag: &str) -> Reported {
    let cases: Vec<&str> = def.cases.iter().map(|&(keyword, _)| keyword).collect();
    let message = format!("expected one of [{}] for {}, got: {flag}", cases.join(", "), def.summary);
    p.custom_error(at, message)
}

/// Flags with their separator between.
fn parse_flags(p: &mut OpParser<'_, '_>, def: &EnumDef, separator: Tok) -> Result<u64> {
    let mut value = 0;
    loop {
        let at = p.offset();
        let Some(flag) = p.optional_any_keyword() else {
            return Err(p.custom_error(at, format!("expected keyword for {}", def.summary)));
        };
        match def.value_of(flag) {
            Some(bits) => value |= bits,
            None => return Err(unknown_flag(p, def, at, flag)),
        }
        if !p.consume_if(separator) {
            return Ok(value);
        }
    }
}

/// `overflow<nsw, nuw>`, or nothing.
pub(crate) fn parse_overflow(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    if !p.consume_keyword("overflow") {
        return Ok(());
    }
    p.expect(Tok::Less, "expected '<'")?;
    let value = parse_flags(p, IntegerOverflowFlags::ENUM, Tok::Comma)?;
    p.expect(Tok::Greater, "expected '>'")?;
    let attr = IntegerOverflowFlags::ENUM.attr(p.ctx, value);
    if let &[arg] = args {
        p.set_arg_attr(arg, attr);
    }
    Ok(())
}

pub(crate) fn print_overflow(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[arg] = args else { return };
    let value = p.arg_attr(op, arg).and_then(|attr| IntegerOverflowFlags::ENUM.value(p.ctx(), attr));
    let mut text = b"overflow<".to_vec();
    IntegerOverflowFlags::ENUM.write(value.unwrap_or(0), &mut text);
    text.push(b'>');
    p.bytes(&text);
}

/// `inbounds|nuw` before the base, or nothing.
pub(crate) fn parse_gep_flags(p: &mut OpParser<'_, '_>) -> Result<Option<u64>> {
    if p.kind() != Tok::BareId {
        return Ok(None);
    }
    parse_flags(p, GepNoWrapFlags::ENUM, Tok::VerticalBar).map(Some)
}
