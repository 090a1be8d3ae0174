//! The usual form of `llvm.mlir.constant`.

use crate::Constant;
use terrace_ir::asm::lex::Tok;
use terrace_ir::asm::{AsmParser, QuickOp, RecallKind};
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::{Attr, Type};

/// A type of integers of at least eight bits, and how wide it is.
pub(super) fn int_type(p: &mut AsmParser<'_>) -> Option<(Type, u32)> {
    let found = match p.text() {
        b"i64" => (Type::I64, 64),
        b"i32" => (Type::I32, 32),
        b"i16" => (Type::I16, 16),
        b"i8" => (Type::I8, 8),
        b"index" => (Type::INDEX, 64),
        _ => return None,
    };
    p.bump();
    Some(found)
}

/// `(2 : index) : i64`
pub(crate) fn quick_constant(p: &mut AsmParser<'_>, op: &mut QuickOp) -> bool {
    let Some((value, ty)) = known(p).or_else(|| integer(p)) else { return false };
    op.set_slot(Constant::SLOTS.value, value);
    op.set_result(ty);
    true
}

fn known(p: &mut AsmParser<'_>) -> Option<(Attr, Type)> {
    let [value, ty, _] = p.recall(RecallKind::Constant, 0, 0)?;
    Some((Attr::from_raw(value)?, Type::from_raw(ty)?))
}

fn integer(p: &mut AsmParser<'_>) -> Option<(Attr, Type)> {
    let start = p.offset();
    if !p.consume_if(Tok::LParen) {
        return None;
    }
    let token = p.token();
    let digits = core::str::from_utf8(p.text()).ok()?;
    let value = if p.consume_if(Tok::Integer) { digits.parse::<i64>().ok()? } else { return None };
    let ty = if p.consume_if(Tok::Colon) { int_type(p)? } else { (Type::I64, 64) };
    // Others are out of range, or are taken to be negative.
    if value >> (ty.1 - 1) != 0 || token.end - token.start > 18 {
        return None;
    }
    let good = p.consume_if(Tok::RParen) && p.consume_if(Tok::Colon);
    let (result, _) = if good { int_type(p)? } else { return None };
    if result == Type::INDEX {
        return None;
    }
    let value = IntegerAttr::of_i64(p.ctx, ty.0, value);
    p.remember(RecallKind::Constant, start, 0, 0, [value.raw(), result.raw(), 0]);
    Some((value, result))
}
