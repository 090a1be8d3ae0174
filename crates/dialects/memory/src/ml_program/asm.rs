//! Parsers and printers of `ml_program` that formats do not cover.

use super::TokenType;
use crate::prelude::*;
use terrace_base::function;
use terrace_ir::decl::KnownTypes;

/// `public`, `private` or `nested`, which may not be left out.
pub(super) fn parse_visibility(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let offset = p.offset();
    let Some(visibility) = function::parse_visibility(p) else {
        return Err(p.custom_error(offset, "expected 'public', 'private', or 'nested'"));
    };
    args.iter().for_each(|&arg| p.set_arg_attr(arg, StringAttr::get(p.ctx, visibility, None)));
    Ok(())
}

/// Prints what [`parse_visibility`] parses.
pub(super) fn print_visibility(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let visibility = args.first().and_then(|&arg| p.arg_attr(op, arg)?.as_bytes(p.ctx()));
    p.bytes(visibility.unwrap_or(b"public"));
}

/// `[(value)] : type`
pub(super) fn parse_value(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[ty, value] = args else { return Ok(()) };
    if p.eat(b'(') {
        let attr = p.parse_attr(None)?;
        p.set_arg_attr(value, attr);
        p.expect(b')', "expected ')'")?;
    }
    let parsed = p.parse_colon_type()?;
    p.set_arg_attr(ty, TypeAttr::get(p.ctx, parsed));
    Ok(())
}

/// Prints what [`parse_value`] parses.
pub(super) fn print_value(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[ty, value] = args else { return };
    if let Some(value) = p.arg_attr(op, value) {
        p.byte(b'(');
        p.attr(value);
        p.byte(b')');
    }
    p.text(" : ");
    if let Some(ty) = p.arg_attr(op, ty).and_then(|attr| attr.as_type(p.ctx())) {
        p.ty(ty);
    }
}

/// The type of tokens, which formats do not write.
pub(super) fn token_type(ctx: &Context, _: &KnownTypes<'_>, _: &str) -> Option<Type> {
    Some(TokenType::get(ctx))
}

/// ` ordering(%tokens -> type)`, with `()` in place of no tokens.
pub(super) fn parse_ordering(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[tokens, ty] = args else { return Ok(()) };
    p.expect_keyword("ordering", "")?;
    p.expect(b'(', "expected '('")?;
    if p.eat(b'(') {
        p.expect(b')', "expected ')'")?;
    } else {
        let names = p.operand_list(Delimiter::None)?;
        p.push_operands(tokens, &names);
    }
    p.expect_str("->", "expected '->'")?;
    let produced = p.parse_type()?;
    p.push_types(ty, &[produced]);
    p.expect(b')', "expected ')'")
}

/// Prints what [`parse_ordering`] parses.
pub(super) fn print_ordering(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[tokens, ty] = args else { return };
    p.text(" ordering(");
    match p.arg_values(op, tokens) {
        tokens if tokens.is_empty() => p.text("()"),
        tokens => p.operands(tokens),
    }
    p.text(" -> ");
    p.value_type(p.arg_values(op, ty).first());
    p.byte(b')');
}

/// A loaded value has the name of the global.
pub(super) fn name_by_global(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    if let (Some(result), Some(global)) = (b.results(op).first(), super::access::name(b, op)) {
        name(result, b.ctx().bytes(global));
    }
}
