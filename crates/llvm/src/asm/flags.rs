//! Flags that are properties: `overflow<nsw, nuw>`, `inbounds|nuw`.

use super::constants::is_int;
use crate::Add;
use crate::enums::{GepNoWrapFlags, IntegerOverflowFlags};
use terrace_ir::asm::format::Arg;
use terrace_ir::asm::lex::Tok;
use terrace_ir::asm::print::TextOf;
use terrace_ir::asm::{AsmPrinter, OpParser, OpPrinter, QuickOp, RecallKind};
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
    let mut place = "";
    loop {
        let at = p.offset();
        let Some(flag) = p.optional_any_keyword() else {
            return Err(p.custom_error(at, format!("expected keyword for {}{place}", def.summary)));
        };
        match def.value_of(flag) {
            Some(bits) => value |= bits,
            None => return Err(unknown_flag(p, def, at, flag)),
        }
        if !p.consume_if(separator) {
            return Ok(value);
        }
        if separator == Tok::VerticalBar {
            place = " after '|'";
        }
    }
}

/// The same when all is as it should be.
pub(crate) fn quick_flags(op: &mut QuickOp<'_, '_>, def: &EnumDef, separator: u8) -> Option<u64> {
    let mut value = 0;
    loop {
        value |= def.value_of(core::str::from_utf8(op.word()?).ok()?)?;
        if op.byte(separator).is_none() {
            return Some(value);
        }
    }
}

/// `%a, %b overflow<nsw, nuw> : i64`
pub(crate) fn quick_overflow(op: &mut QuickOp<'_, '_>) -> Option<()> {
    let lhs = op.operand()?;
    op.byte(b',')?;
    let rhs = op.operand()?;
    let ty = match op.peek() {
        b':' => int_type(op)?,
        b'o' => {
            let (flags, ty) = known_overflow(op).or_else(|| overflow(op))?;
            op.set_slot(Add::SLOTS.overflow_flags, flags)?;
            ty
        }
        _ => return None,
    };
    op.set_result(ty);
    (lhs == ty && rhs == ty).then_some(())
}

/// Flags and a type are not taken for types alone.
const WITH_FLAGS: u32 = u32::MAX;

fn known_overflow(op: &mut QuickOp<'_, '_>) -> Option<(Attr, Type)> {
    let [flags, ty, ..] = op.recall(RecallKind::Types, WITH_FLAGS)?;
    Some((Attr::from_raw(flags)?, Type::from_raw(ty)?))
}

fn overflow(op: &mut QuickOp<'_, '_>) -> Option<(Attr, Type)> {
    let start = op.offset();
    if op.word()? != b"overflow" {
        return None;
    }
    op.byte(b'<')?;
    let flags = quick_flags(op, IntegerOverflowFlags::ENUM, b',')?;
    op.byte(b'>')?;
    let ty = int_type(op)?;
    let flags = IntegerOverflowFlags::ENUM.attr(op.ctx(), flags);
    op.remember(RecallKind::Types, start, WITH_FLAGS, [flags.raw(), ty.raw(), 0, 0]);
    Some((flags, ty))
}

/// `: i64`
fn int_type(op: &mut QuickOp<'_, '_>) -> Option<Type> {
    op.byte(b':')?;
    op.ty().filter(|&ty| is_int(ty))
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
    let attr = p.arg_attr(op, arg);
    let print = |p: &mut AsmPrinter<'_>| {
        let value = attr.and_then(|attr| IntegerOverflowFlags::ENUM.value(p.ctx(), attr));
        let mut text = b"overflow<".to_vec();
        IntegerOverflowFlags::ENUM.write(value.unwrap_or(0), &mut text);
        text.push(b'>');
        p.bytes(&text);
    };
    match attr {
        Some(attr) => p.text_of(TextOf::Overflow, attr, print),
        None => print(p),
    }
}

/// `inbounds|nuw` before the base, or nothing.
pub(crate) fn parse_gep_flags(p: &mut OpParser<'_, '_>) -> Result<Option<u64>> {
    if p.kind() != Tok::BareId {
        return Ok(None);
    }
    parse_flags(p, GepNoWrapFlags::ENUM, Tok::VerticalBar).map(Some)
}
