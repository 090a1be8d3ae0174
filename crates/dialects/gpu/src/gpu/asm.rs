//! Parsers and printers of `gpu` that formats do not cover.

pub(super) mod attrs;
pub(super) mod function;
pub(super) mod launch;
pub(super) mod warp;

use super::types::implied;
use super::{AllReduceOperation, AsyncTokenType, Dimension, SelectObjectAttr};
use crate::prelude::*;
use terrace_ir::decl::KnownTypes;

/// `[async] [[%tokens]]`
pub(super) fn parse_dependencies(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[ty, tokens] = args else { return Ok(()) };
    let at = p.offset();
    if p.eat_keyword("async") {
        if p.n_bound_results == 0 {
            return Err(p.custom_error(at, "needs to be named when marked 'async'"));
        }
        let token = AsyncTokenType::get(p.ctx);
        p.push_types(ty, &[token]);
    }
    let names = p.operand_list(Delimiter::OptionalSquare)?;
    p.push_operands(tokens, &names);
    Ok(())
}

/// Prints what [`parse_dependencies`] parses.
pub(super) fn print_dependencies(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let &[token, tokens] = args else { return };
    let (is_async, tokens) = (!p.arg_values(op, token).is_empty(), p.arg_values(op, tokens));
    if is_async {
        p.text(if tokens.is_empty() { "async" } else { "async " });
    }
    if !tokens.is_empty() {
        p.operand_list(*b"[]", tokens);
    }
}

/// The operation of a reduction, if it has one.
pub(super) fn parse_reduce_operation(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let Some(keyword) = p.optional_any_keyword() else { return Ok(()) };
    let Some(value) = AllReduceOperation::ENUM.value_of(keyword) else {
        return Err(p.custom_error(p.offset(), "invalid op kind"));
    };
    let attr = AllReduceOperation::ENUM.attr(p.ctx, value);
    args.iter().for_each(|&arg| p.set_arg_attr(arg, attr));
    Ok(())
}

/// Prints what [`parse_reduce_operation`] parses.
pub(super) fn print_reduce_operation(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let attr = args.first().and_then(|&arg| p.arg_attr(op, arg));
    if let Some(operation) = attr.and_then(|attr| AllReduceOperation::decode(p.ctx(), attr)) {
        p.byte(b' ');
        p.text(operation.keyword());
    }
}

/// `[<#handler>]`; the first object is chosen without it.
pub(super) fn parse_handler(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let mut handler = SelectObjectAttr::get(p.ctx, None);
    if p.eat(b'<') {
        handler = p.parse_attr(None)?;
        p.expect(b'>', "expected '>'")?;
    }
    args.iter().for_each(|&arg| p.set_arg_attr(arg, handler));
    Ok(())
}

/// Prints what [`parse_handler`] parses.
pub(super) fn print_handler(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let handler = args.first().and_then(|&arg| p.arg_attr(op, arg));
    let default = SelectObjectAttr::get(p.ctx(), None);
    if let Some(handler) = handler.filter(|&handler| handler != default) {
        p.byte(b'<');
        p.attr(handler);
        p.byte(b'>');
    }
}

/// `[#target, ...]`, or nothing. (A dictionary would be taken for an attribute.)
pub(super) fn parse_targets(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    if p.at(b'[') {
        let targets = p.parse_attr(None)?;
        args.iter().for_each(|&arg| p.set_arg_attr(arg, targets));
    }
    Ok(())
}

/// Prints what [`parse_targets`] parses.
pub(super) fn print_targets(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    if let Some(targets) = args.first().and_then(|&arg| p.arg_attr(op, arg)) {
        p.attr(targets);
    }
}

/// `[: type]` of sizes; `index` without it.
pub(super) fn parse_launch_type(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let ty = if p.eat(b':') { p.parse_type()? } else { Type::INDEX };
    args.iter().for_each(|&arg| p.push_types(arg, &[ty]));
    Ok(())
}

/// Prints what [`parse_launch_type`] parses.
pub(super) fn print_launch_type(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let size = args.first().and_then(|&arg| p.arg_values(op, arg).first());
    if size.is_some_and(|size| p.body().ty(size) != Type::INDEX) {
        p.text(": ");
        p.value_type(size);
    }
}

/// The types that the text of a launch leaves out: all sizes have one.
pub(super) fn launch_func_type(ctx: &Context, known: &KnownTypes<'_>, name: &str) -> Option<Type> {
    match name.contains("_size_") && name != "dynamic_shared_memory_size" {
        true => (known.of)("grid_size_x"),
        false => implied(ctx, known, name),
    }
}

/// `[args(%a : type, ...)]`
pub(super) fn parse_launch_args(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[operands, types] = args else { return Ok(()) };
    if !p.eat_keyword("args") {
        return Ok(());
    }
    let (mut names, mut parsed) = (SmallVec::<[Unresolved; 4]>::new(), SmallVec::<[Type; 4]>::new());
    p.comma_separated(Delimiter::Paren, " in argument list", &mut |asm| {
        names.push(Unresolved::parse(asm)?);
        parsed.push(asm.parse_colon_type()?);
        Ok(())
    })?;
    p.push_operands(operands, &names);
    p.push_types(types, &parsed);
    Ok(())
}

/// Prints what [`parse_launch_args`] parses.
pub(super) fn print_launch_args(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    let operands = args.first().map_or(Values::EMPTY, |&arg| p.arg_values(op, arg));
    if operands.is_empty() {
        return;
    }
    p.text("args(");
    p.list(operands.iter(), |p, operand| {
        p.operand(operand);
        p.text(" : ");
        p.value_type(Some(operand));
    });
    p.byte(b')');
}

/// An index has the name of the operation and the dimension.
pub(super) fn name_by_dimension(b: &Body, op: Op, name: &mut dyn FnMut(Value, &[u8])) {
    let dimension = b.slot(op, 0).and_then(|attr| Dimension::decode(b.ctx(), attr));
    if let (Some(result), Some(dimension)) = (b.results(op).first(), dimension) {
        name(result, format!("{}_{}", b.def(op).mnemonic(), dimension.keyword()).as_bytes());
    }
}
