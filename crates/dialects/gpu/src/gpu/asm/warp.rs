//! Parser and printer of regions that the first thread of a subgroup runs.

use crate::gpu::WarpExecuteOnLane0;
use crate::prelude::*;

/// `(%lane)[32] [args(%a, ... : types)] [-> (types)] { ... } {attributes}`
pub fn parse(p: &mut OpParser<'_, '_>) -> Result {
    p.expect(b'(', "expected '('")?;
    let lane = p.operand()?;
    p.expect(b')', "expected ')'")?;
    p.expect(b'[', "expected '['")?;
    let size: i64 = p.parse_integer_as()?;
    p.expect(b']', "expected ']'")?;
    p.state.set_slot(WarpExecuteOnLane0::SLOTS.warp_size, IntegerAttr::of_i64(p.ctx, Type::I64, size));
    p.add_operand(&lane, Type::INDEX)?;
    if p.eat_keyword("args") {
        p.expect(b'(', "expected '('")?;
        let at = p.offset();
        let names = p.operand_list(Delimiter::None)?;
        let types = p.parse_colon_type_list()?;
        p.expect(b')', "expected ')'")?;
        p.add_operands(&names, &types, at)?;
    }
    p.optional_result_types()?;
    p.region_with_terminator()?;
    p.form_attr_dict(false, &[])
}

/// Prints what [`parse`] parses.
pub fn print(p: &mut OpPrinter<'_>, op: WarpExecuteOnLane0) {
    let b = p.body();
    p.byte(b'(');
    p.operand(op.laneid(b));
    p.text(")[");
    p.integer(op.warp_size(b).unwrap_or(0));
    p.byte(b']');
    let (args, results) = (op.args(b), op.results(b));
    if !args.is_empty() {
        p.text(" args(");
        p.operands(args);
        p.text(" : ");
        p.value_types(args);
        p.byte(b')');
    }
    if !results.is_empty() {
        p.text(" -> (");
        p.value_types(results);
        p.byte(b')');
    }
    p.byte(b' ');
    p.region(
        op.0,
        0,
        RegionPrint { terminators: !results.is_empty(), entry_args: true, ..RegionPrint::NO_ARGS },
    );
    p.optional_attr_dict(op.0, &["warp_size"]);
}
