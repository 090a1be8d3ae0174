//! Parsers and printers of `icmp` and `fcmp`, whose predicate is a string in front of the operands, and of `fpext` and
//! `fptrunc`, whose flags came with MLIR 23.

use crate::enums::{FCmpPredicate, FastmathFlags, ICmpPredicate};
use crate::types::with_shape_of;
use crate::{FCmp, ICmp};
use terrace_ir::asm::format::print_attr_as;
use terrace_ir::decl::EnumDef;
use terrace_rewrite::prelude::*;

const FCMP_ATTRS: [KeywordAttr; 1] = [KeywordAttr::bare("fastmath", FCmp::SLOTS.fastmath_flags)];

/// `"slt" %a, %b {...} : type`
fn parse_cmp(p: &mut OpParser<'_, '_>, predicates: &EnumDef, slot: usize) -> Result {
    let at = p.offset();
    let Some(word) = p.optional_string() else {
        // Upstream parses an attribute of any kind before it checks the kind, so a malformed one is reported first.
        p.parse_attr(None)?;
        return Err(p.custom_error(at, "invalid kind of attribute specified"));
    };
    p.state.set_slot(slot, predicates.attr(p.ctx, 0));
    let lhs = p.operand()?;
    p.expect(b',', "expected ','")?;
    let rhs = p.operand()?;
    // Since MLIR 24; `icmp` has no such attribute.
    if core::ptr::eq(p.state.def, FCmp::DEF) {
        p.optional_keyword_attrs(FCMP_ATTRS)?;
    }
    p.form_attr_dict(false, &[])?;
    p.expect(b':', "expected ':'")?;
    let type_at = p.offset();
    let ty = p.parse_type()?;
    let word = String::from_utf8_lossy(&word);
    let Some(value) = predicates.value_of(&word) else {
        let message = format!("'{word}' is an incorrect value of the 'predicate' attribute");
        return Err(p.custom_error(at, message));
    };
    p.state.set_slot(slot, predicates.attr(p.ctx, value));
    p.add_operand(&lhs, ty)?;
    p.add_operand(&rhs, ty)?;
    if !crate::types::is_compatible_outer_type(p.ctx, ty) {
        return Err(p.custom_error(type_at, "expected LLVM dialect-compatible type"));
    }
    p.state.results.push(with_shape_of(p.ctx, ty, Type::I1));
    Ok(())
}

pub(crate) fn parse_icmp(p: &mut OpParser<'_, '_>) -> Result {
    parse_cmp(p, ICmpPredicate::ENUM, ICmp::SLOTS.predicate)
}

pub(crate) fn parse_fcmp(p: &mut OpParser<'_, '_>) -> Result {
    parse_cmp(p, FCmpPredicate::ENUM, FCmp::SLOTS.predicate)
}

pub(crate) fn print_cmp(p: &mut OpPrinter<'_>, op: Op) {
    let body = p.body();
    let keyword = match body.as_::<ICmp>(op) {
        Some(cmp) => cmp.predicate(body).map(ICmpPredicate::keyword),
        None => body
            .slot(op, FCmp::SLOTS.predicate)
            .and_then(|attr| FCmpPredicate::decode(p.ctx(), attr))
            .map(FCmpPredicate::keyword),
    };
    p.text(" \"");
    p.text(keyword.unwrap_or(""));
    p.text("\" ");
    p.operands(body.operands(op));
    if p.is_strict() && body.is::<FCmp>(op) {
        p.keyword_attrs(op, FCMP_ATTRS);
    } else {
        p.optional_attr_dict(op, &["predicate"]);
    }
    p.text(" : ");
    p.value_type(body.operands(op).get(0));
}

/// The flags of `fpext` and `fptrunc`. In MLIR 22 they are a discardable attribute like any other.
pub const CAST_FLAGS: &str = "fastmathFlags";

/// `%a fastmath<fast> {...} : f32 to f64`
pub(crate) fn parse_float_cast(p: &mut OpParser<'_, '_>) -> Result {
    let arg = p.operand()?;
    if p.eat_keyword("fastmath") {
        let flags = p.enum_attr(FastmathFlags::ENUM)?;
        p.set_attr(CAST_FLAGS, flags);
    }
    p.form_attr_dict(false, &[])?;
    p.expect(b':', "expected ':'")?;
    let from = p.parse_type()?;
    p.expect_keyword("to", "")?;
    let to = p.parse_type()?;
    p.add_operand(&arg, from)?;
    p.state.results.push(to);
    Ok(())
}

pub(crate) fn print_float_cast(p: &mut OpPrinter<'_>, op: Op) {
    let body = p.body();
    p.byte(b' ');
    p.operands(body.operands(op));
    let flags =
        body.discardable(op, CAST_FLAGS).filter(|attr| FastmathFlags::decode(p.ctx(), *attr).is_some());
    match flags {
        Some(flags) if p.options().version >= MlirVersion::V23 => {
            p.text(" fastmath");
            print_attr_as(p, AttrSyntax::Enum(FastmathFlags::ENUM), flags);
            p.optional_attr_dict(op, &[CAST_FLAGS]);
        }
        _ => p.optional_attr_dict(op, &[]),
    }
    p.text(" : ");
    p.value_type(body.operands(op).get(0));
    p.text(" to ");
    p.value_type(body.results(op).get(0));
}
