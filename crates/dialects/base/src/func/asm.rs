//! Parsers and printers of indirect calls.

use crate::func::CallIndirect;
use terrace_rewrite::prelude::*;

const CALL_INDIRECT_ATTRS: [KeywordAttr; 2] = [
    KeywordAttr::assigned("arg_attrs", CallIndirect::SLOTS.arg_attrs),
    KeywordAttr::assigned("res_attrs", CallIndirect::SLOTS.res_attrs),
];

/// `%callee(%operands) {...} : function-type`
pub(super) fn parse_call_indirect(p: &mut OpParser<'_, '_>) -> Result {
    let callee = p.operand()?;
    p.expect(b'(', "expected '('")?;
    let offset = p.offset();
    let names = p.operand_list(Delimiter::None)?;
    p.expect(b')', "expected ')'")?;
    p.optional_keyword_attrs(CALL_INDIRECT_ATTRS)?;
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
    if p.is_strict() {
        p.keyword_attrs(op.0, CALL_INDIRECT_ATTRS);
    } else {
        p.optional_attr_dict(op.0, &[]);
    }
    p.text(" : ");
    p.value_type(operands.first());
}
