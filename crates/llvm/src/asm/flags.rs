//! Flags that are properties: `overflow<nsw, nuw>`, `inbounds|nuw`.

use super::constants::int_type;
use crate::Add;
use crate::enums::{GepNoWrapFlags, IntegerOverflowFlags};
use terrace_ir::asm::format::Arg;
use terrace_ir::asm::lex::Tok;
use terrace_ir::asm::{AsmParser, OpParser, OpPrinter, QuickOp, RecallKind};
use terrace_ir::decl::EnumDef;
use terrace_ir::{Attr, Op, Reported, Result, Type};

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

/// The same when all is as it should be; nothing is reported.
pub(crate) fn quick_flags(p: &mut AsmParser<'_>, def: &EnumDef, separator: Tok) -> Option<u64> {
    let mut value = 0;
    loop {
        value |= def.value_of(p.optional_any_keyword()?)?;
        if !p.consume_if(separator) {
            return Some(value);
        }
    }
}

/// `%a, %b overflow<nsw, nuw> : i64`
pub(crate) fn quick_overflow(p: &mut AsmParser<'_>, op: &mut QuickOp) -> bool {
    if !(op.operand(p) && p.consume_if(Tok::Comma) && op.operand(p)) {
        return false;
    }
    let Some((flags, ty)) = known_overflow(p).or_else(|| overflow(p)) else { return false };
    op.set_slot(Add::SLOTS.overflow_flags, flags);
    op.set_type(0, ty);
    op.set_type(1, ty);
    op.set_result(ty);
    true
}

/// Flags and a type are not taken for types alone.
const WITH_FLAGS: u32 = 1;

fn known_overflow(p: &mut AsmParser<'_>) -> Option<(Attr, Type)> {
    let [flags, ty, _] = p.recall(RecallKind::Types, 0, WITH_FLAGS)?;
    Some((Attr::from_raw(flags)?, Type::from_raw(ty)?))
}

fn overflow(p: &mut AsmParser<'_>) -> Option<(Attr, Type)> {
    let start = p.offset();
    if !(p.consume_keyword("overflow") && p.consume_if(Tok::Less)) {
        return None;
    }
    let flags = quick_flags(p, IntegerOverflowFlags::ENUM, Tok::Comma)?;
    let good = p.consume_if(Tok::Greater) && p.consume_if(Tok::Colon);
    let (ty, _) = if good { int_type(p)? } else { return None };
    if ty == Type::INDEX {
        return None;
    }
    let flags = IntegerOverflowFlags::ENUM.attr(p.ctx, flags);
    p.remember(RecallKind::Types, start, 0, WITH_FLAGS, [flags.raw(), ty.raw(), 0]);
    Some((flags, ty))
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
