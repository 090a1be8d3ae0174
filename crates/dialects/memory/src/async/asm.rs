//! Parsers and printers of `async` that formats do not cover.

use super::{Execute, TokenType, value_type};
use crate::prelude::*;
use terrace_ir::asm::Argument;

/// The type of an awaited operand, from which that of the result follows.
pub(super) fn parse_awaited(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let &[operand, result] = args else { return Ok(()) };
    let ty = p.parse_type()?;
    p.push_types(operand, &[ty]);
    let payload: SmallVec<[Type; 1]> = value_type(p.ctx, ty).into_iter().collect();
    p.push_types(result, &payload);
    Ok(())
}

/// Prints what [`parse_awaited`] parses.
pub(super) fn print_awaited(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    if let Some(&operand) = args.first() {
        p.value_type(p.arg_values(op, operand).first());
    }
}

/// `[[%tokens]] [(%value as %payload: type, ...)] [-> types] [attributes {...}] { ... }`
pub(super) fn parse_execute(p: &mut OpParser<'_, '_>) -> Result {
    let (ctx, token) = (p.ctx, TokenType::get(p.ctx));
    let tokens = p.operand_list(Delimiter::OptionalSquare)?;
    p.add_operands_of(&tokens, token)?;

    let at = p.offset();
    let (mut names, mut types) = (SmallVec::<[Unresolved; 4]>::new(), SmallVec::<[Type; 4]>::new());
    let mut args = SmallVec::<[Argument; 4]>::new();
    if p.eat(b'(') && !p.eat(b')') {
        loop {
            names.push(p.operand()?);
            p.expect_keyword("as", "")?;
            let arg = p.argument(false, false)?;
            let ty = p.parse_colon_type()?;
            types.push(ty);
            args.push(Argument { ty: Some(value_type(ctx, ty).unwrap_or(ty)), ..arg });
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b')', "expected ')'")?;
    }
    p.add_operands(&names, &types, at)?;
    p.state.set_segments(ctx, &[tokens.len(), names.len()], &[]);
    p.state.results.push(token);
    p.optional_result_types()?;
    let segments: SmallVec<[usize; 1]> = Execute::DEF.operand_segments_slot().into_iter().collect();
    p.form_attr_dict(true, &segments)?;
    p.region(&args)?;
    Ok(())
}

/// Prints what [`parse_execute`] parses.
pub(super) fn print_execute(p: &mut OpPrinter<'_>, op: Execute) {
    let b = p.body();
    let (tokens, operands) = (op.dependencies(b), op.body_operands(b));
    if !tokens.is_empty() {
        p.text(" [");
        p.operands(tokens);
        p.byte(b']');
    }
    if !operands.is_empty() {
        p.text(" (");
        let args = b.entry_args(op.body_region(b));
        p.list(operands.iter().zip(args), |p, (operand, &arg)| {
            p.operand(operand);
            p.text(" as ");
            p.operand(arg);
            p.text(": ");
            p.value_type(Some(operand));
        });
        p.byte(b')');
    }
    let results = op.body_results(b);
    if !results.is_empty() {
        p.arrow_type_list(results);
    }
    p.optional_attr_dict_with_keyword(op.0, &["operandSegmentSizes"]);
    p.byte(b' ');
    p.region(op.0, 0, RegionPrint::NO_ARGS);
}
