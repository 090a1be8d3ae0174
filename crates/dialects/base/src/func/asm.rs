//! Parsers and printers of functions and indirect calls.

use super::Func;
use crate::func::CallIndirect;
use crate::function;
use terrace_ir::asm::parse::Types;
use terrace_rewrite::prelude::*;

/// `[visibility] @name(args) [-> results] [attributes {...}] [{ ... }]`
pub(super) fn parse_func(p: &mut OpParser<'_, '_>) -> Result {
    let ctx = p.ctx;
    if let Some(visibility) = function::parse_visibility(p) {
        p.state.set_slot(Func::SLOTS.sym_visibility, StringAttr::get(ctx, visibility, None));
    }
    let name = p.symbol_name()?;
    let signature = function::parse_signature(p, false)?;
    p.state.set_slot(Func::SLOTS.sym_name, StringAttr::get(ctx, name, None));
    let inputs: Types = signature.args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect();
    let ty = FunctionType::get(ctx, &inputs, &signature.results);
    p.state.set_slot(Func::SLOTS.function_type, TypeAttr::get(ctx, ty));
    if let Some(attrs) = function::dict_array(ctx, signature.args.iter().map(|arg| arg.attrs)) {
        p.state.set_slot(Func::SLOTS.arg_attrs, attrs);
    }
    if let Some(attrs) = function::dict_array(ctx, signature.result_attrs.iter().copied()) {
        p.state.set_slot(Func::SLOTS.res_attrs, attrs);
    }
    function::parse_function_attributes(p, &["sym_visibility", "sym_name", "function_type"])?;
    function::parse_function_body(p, &signature.args)
}

/// `%callee(%operands) {...} : function-type`
pub(super) fn parse_call_indirect(p: &mut OpParser<'_, '_>) -> Result {
    let callee = p.operand()?;
    p.expect(b'(', "expected '('")?;
    let offset = p.offset();
    let names = p.operand_list(Delimiter::None)?;
    p.expect(b')', "expected ')'")?;
    p.checked_attr_dict()?;
    p.expect(b':', "expected ':'")?;
    let type_offset = p.offset();
    let ty = p.parse_type()?;
    let ctx = p.ctx;
    let Some(function) = ty.as_::<FunctionType>(ctx) else {
        let message = format!(
            "invalid kind of type specified: expected builtin.function, but found {}",
            quoted_type(ctx, ty)
        );
        return Err(p.custom_error(type_offset, message));
    };
    p.state.results.extend_from_slice(function.results);
    p.add_operand(&callee, ty)?;
    p.add_operands(&names, function.inputs, offset)
}

/// Prints what [`parse_call_indirect`] parses.
pub(super) fn print_call_indirect(p: &mut OpPrinter<'_>, op: CallIndirect) {
    let body = p.body();
    let operands = body.operands(op.0);
    p.text(" ");
    p.operands(operands.slice(0, 1));
    p.operand_list(*b"()", operands.slice(1, operands.len()));
    p.optional_attr_dict(op.0, &[]);
    p.text(" : ");
    p.value_type(operands.first());
}
