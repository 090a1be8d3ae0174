//! Parsers and printers of `scf`.

pub(super) mod forall;

use super::{ExecuteRegion, For, IndexSwitch, Parallel, While};
use crate::prelude::*;
use crate::scf::If;
use terrace_ir::asm::Argument;

type Names = SmallVec<[Unresolved; 4]>;

/// Parses `(%a = %x, %b = %y)`: appends block arguments and their initial values.
pub fn assignments(
    p: &mut OpParser<'_, '_>,
    args: &mut SmallVec<[Argument; 4]>,
    inits: &mut Names,
) -> Result {
    if !p.eat(b'(') {
        return Err(p.custom_error(p.offset(), "expected '('"));
    }
    if p.eat(b')') {
        return Ok(());
    }
    loop {
        args.push(p.argument(false, false)?);
        p.expect(b'=', "expected '='")?;
        inits.push(p.operand()?);
        if !p.eat(b',') {
            break;
        }
    }
    p.expect(b')', "expected ',' or ')'")
}

/// Parses `-> type` or `-> (types)`.
fn arrow_types(p: &mut OpParser<'_, '_>) -> Result<SmallVec<[Type; 4]>> {
    p.expect_str("->", "expected '->'")?;
    if p.at(b'(') {
        let mut types = SmallVec::new();
        p.parse_type_list_parens(&mut types)?;
        return Ok(types);
    }
    Ok(SmallVec::from_slice(&[p.parse_type()?]))
}

fn optional_arrow_types(p: &mut OpParser<'_, '_>) -> Result {
    if p.at_str("->") {
        let types = arrow_types(p)?;
        p.state.results.extend(types);
    }
    Ok(())
}

/// `[unsigned] %iv = %lb to %ub step %s [iter_args(...) -> (types)] [: type] { ... } {attributes}`
pub(super) fn parse_for(p: &mut OpParser<'_, '_>) -> Result {
    if p.eat_keyword("unsigned") {
        p.state.set_slot(For::SLOTS.unsigned_cmp, Attr::UNIT);
    }
    let mut iv = p.argument(false, false)?;
    p.expect(b'=', "expected '='")?;
    let lower = p.operand()?;
    p.expect_keyword("to", "")?;
    let upper = p.operand()?;
    p.expect_keyword("step", "")?;
    let step = p.operand()?;
    let (mut args, mut inits) = (SmallVec::new(), Names::new());
    if p.eat_keyword("iter_args") {
        assignments(p, &mut args, &mut inits)?;
        let types = arrow_types(p)?;
        p.state.results.extend(types);
    }
    if args.len() != p.state.results.len() {
        return Err(
            p.custom_error(p.name_offset, "mismatch in number of loop-carried values and defined values")
        );
    }
    let ty = if p.eat(b':') { p.parse_type()? } else { Type::INDEX };
    iv.ty = Some(ty);
    for (i, arg) in args.iter_mut().enumerate() {
        arg.ty = Some(p.state.results[i]);
    }
    args.insert(0, iv);
    let region = p.region(&args)?;
    p.ensure_terminator(region);
    // Upstream resolves operands after the body, so errors in the body are reported first.
    for name in [lower, upper, step] {
        p.add_operand(&name, ty)?;
    }
    for (i, init) in inits.iter().enumerate() {
        let ty = p.state.results[i];
        p.add_operand(init, ty)?;
    }
    p.form_attr_dict(false, &[])
}

pub(super) fn print_for(p: &mut OpPrinter<'_>, op: For) {
    let b = p.body();
    let Some((&iv, iters)) = b.entry_args(op.body(b)).split_first() else { return };
    if op.unsigned_cmp(b).is_some() {
        p.text(" unsigned");
    }
    p.text(" ");
    p.operand(iv);
    p.text(" = ");
    p.operand(op.lower_bound(b));
    p.text(" to ");
    p.operand(op.upper_bound(b));
    p.text(" step ");
    p.operand(op.step(b));
    let inits = op.init_args(b);
    if !inits.is_empty() {
        p.text(" iter_args(");
        print_assignments(p, iters, inits);
        p.text(")");
        p.arrow_types_of(b.results(op.0));
    }
    p.text(" ");
    let ty = b.ty(iv);
    if ty != Type::INDEX {
        p.text(" : ");
        p.ty(ty);
        p.text(" ");
    }
    p.region(op.0, 0, RegionPrint { terminators: !inits.is_empty(), ..RegionPrint::NO_ARGS });
    p.discardable_attr_dict(op.0);
}

/// Prints what [`assignments`] parses, without parentheses.
pub fn print_assignments(p: &mut OpPrinter<'_>, args: &[terrace_ir::Value], inits: Values<'_>) {
    p.list(args.iter().zip(inits), |p, (&arg, init)| {
        p.operand(arg);
        p.text(" = ");
        p.operand(init);
    });
}

/// `%c [-> (types)] { ... } [else { ... }] {attributes}`
pub(super) fn parse_if(p: &mut OpParser<'_, '_>) -> Result {
    let condition = p.operand()?;
    p.add_operand(&condition, Type::I1)?;
    optional_arrow_types(p)?;
    parse_then_and_else(p)
}

/// `{ ... } [else { ... }] {attributes}`
pub(crate) fn parse_then_and_else(p: &mut OpParser<'_, '_>) -> Result {
    p.region_with_terminator()?;
    if p.eat_keyword("else") {
        p.region_with_terminator()?;
    } else {
        p.add_empty_region();
    }
    p.form_attr_dict(false, &[])
}

/// Prints what [`parse_then_and_else`] parses.
pub(crate) fn print_then_and_else(p: &mut OpPrinter<'_>, op: Op) {
    let b = p.body();
    let parts = RegionPrint { terminators: b.n_results(op) != 0, ..RegionPrint::NO_ARGS };
    p.text(" ");
    p.region(op, 0, parts);
    if b.entry_block(b.region(op, 1)).is_some() {
        p.text(" else ");
        p.region(op, 1, parts);
    }
    p.discardable_attr_dict(op);
}

pub(super) fn print_if(p: &mut OpPrinter<'_>, op: If) {
    let b = p.body();
    p.text(" ");
    p.operand(op.condition(b));
    p.arrow_types_of(b.results(op.0));
    print_then_and_else(p, op.0);
}

/// `[(%a = %x)] : function-type { ... } do { ... } [attributes {...}]`
pub(super) fn parse_while(p: &mut OpParser<'_, '_>) -> Result {
    let (mut args, mut inits) = (SmallVec::new(), Names::new());
    if p.at(b'(') {
        assignments(p, &mut args, &mut inits)?;
    }
    let offset = p.offset();
    let ty = p.parse_colon_type()?;
    p.check_class(ty, &FUNCTION_CLASS, offset)?;
    let Some(function) = ty.as_::<FunctionType>(p.ctx) else { return Ok(()) };
    p.state.results.extend_from_slice(function.results);
    if function.inputs.len() != inits.len() {
        let message = format!(
            "expected as many input types as operands (expected {} got {})",
            inits.len(),
            function.inputs.len()
        );
        return Err(p.custom_error(offset, message));
    }
    for (arg, (init, &ty)) in args.iter_mut().zip(inits.iter().zip(function.inputs)) {
        p.add_operand(init, ty)?;
        arg.ty = Some(ty);
    }
    p.region(&args)?;
    p.expect_keyword("do", "")?;
    p.region(&[])?;
    p.form_attr_dict(true, &[])
}

pub(super) fn print_while(p: &mut OpPrinter<'_>, while_op: While) {
    let inits = while_op.inits(p.body());
    print_before_and_after(p, while_op.0, inits);
}

/// Prints `[(%a = %x)] : function-type { ... } do { ... } [attributes {...}]`.
pub fn print_before_and_after(p: &mut OpPrinter<'_>, op: Op, inits: Values<'_>) {
    let b = p.body();
    if !inits.is_empty() {
        p.text(" (");
        print_assignments(p, b.entry_args(b.region(op, 0)), inits);
        p.text(")");
    }
    p.text(" : ");
    p.functional_type(op);
    p.text(" ");
    p.region(op, 0, RegionPrint::NO_ARGS);
    p.text(" do ");
    p.region(op, 1, RegionPrint::ALL);
    p.optional_attr_dict_with_keyword(op, &[]);
}

/// `[-> types] [no_inline] { ... } {attributes}`
pub(super) fn parse_execute_region(p: &mut OpParser<'_, '_>) -> Result {
    optional_arrow_types(p)?;
    if p.eat_keyword("no_inline") {
        p.state.set_slot(ExecuteRegion::SLOTS.no_inline, Attr::UNIT);
    }
    p.region(&[])?;
    p.form_attr_dict(false, &[])
}

pub(super) fn print_execute_region(p: &mut OpPrinter<'_>, op: ExecuteRegion) {
    let b = p.body();
    if b.n_results(op.0) != 0 {
        p.arrow_type_list(b.results(op.0));
    }
    if op.no_inline(b).is_some() {
        p.text(" no_inline");
    }
    p.text(" ");
    p.region(op.0, 0, RegionPrint { empty_block: true, ..RegionPrint::ALL });
    p.discardable_attr_dict(op.0);
}

/// `%i {attributes} [-> types] case N { ... } ... default { ... }`
pub(super) fn parse_index_switch(p: &mut OpParser<'_, '_>) -> Result {
    let arg = p.operand()?;
    p.checked_attr_dict()?;
    if p.eat_str("->") {
        let mut types = SmallVec::new();
        p.parse_type_list_no_parens(&mut types)?;
        p.state.results.extend(types);
    }
    let mut values: SmallVec<[i64; 8]> = SmallVec::new();
    // The default region is the first of the operation and the last in the text.
    let mut regions = SmallVec::<[terrace_ir::Region; 4]>::new();
    while p.eat_keyword("case") {
        let offset = p.offset();
        match p.parse_optional_integer()? {
            Some(value) => values.push(value),
            None => return Err(p.custom_error(offset, "expected integer value")),
        }
        regions.push(p.region(&[])?);
    }
    p.expect_keyword("default", "")?;
    let default = p.region(&[])?;
    p.ensure_terminator(default);
    p.state.regions.clear();
    p.state.regions.push(default);
    p.state.regions.extend(regions);
    let ctx = p.ctx;
    p.state.set_slot(IndexSwitch::SLOTS.cases, DenseArrayAttr::of_i64s(ctx, &values));
    p.add_operand(&arg, Type::INDEX)
}

pub(super) fn print_index_switch(p: &mut OpPrinter<'_>, op: IndexSwitch) {
    let b = p.body();
    p.text(" ");
    p.operand(op.arg(b));
    p.discardable_attr_dict(op.0);
    let results = b.results(op.0);
    if !results.is_empty() {
        p.text(" -> ");
        p.value_types(results);
    }
    p.text(" ");
    let values = op.case_values(b);
    for (i, value) in values.iter().enumerate() {
        if i + 1 >= b.n_regions(op.0) {
            break;
        }
        p.newline();
        p.text("case ");
        p.integer(*value);
        p.text(" ");
        p.region(op.0, i + 1, RegionPrint::NO_ARGS);
    }
    p.newline();
    p.text("default ");
    // The terminator is printed only if it has operands, results or attributes.
    let last = b.entry_block(b.region(op.0, 0)).and_then(|block| b.last_op(block));
    let terminators =
        last.is_some_and(|last| b.dict(last).is_some() || b.n_operands(last) + b.n_results(last) != 0);
    p.region(op.0, 0, RegionPrint { terminators, ..RegionPrint::ALL });
}

/// `(%i) = (lbs) to (ubs) step (steps) [init (vals) -> types] { ... } {attributes}`
pub(super) fn parse_parallel(p: &mut OpParser<'_, '_>) -> Result {
    let mut ivs = p.argument_list(Delimiter::Paren, false, false)?;
    p.expect(b'=', "expected '='")?;
    counted_indices(p, ivs.len())?;
    p.expect_keyword("to", "")?;
    counted_indices(p, ivs.len())?;
    p.expect_keyword("step", "")?;
    counted_indices(p, ivs.len())?;
    let mut inits = Names::new();
    if p.eat_keyword("init") {
        inits = p.operand_list(Delimiter::Paren)?;
    }
    optional_arrow_types(p)?;
    let n = ivs.len();
    for iv in &mut ivs {
        iv.ty = Some(Type::INDEX);
    }
    let region = p.region(&ivs)?;
    let ctx = p.ctx;
    p.state.set_segments(ctx, &[n, n, n, inits.len()], &[]);
    p.form_attr_dict(false, &[])?;
    // As in `scf.for`, the initial values are resolved after the body.
    let types = p.state.results.clone();
    p.add_operands(&inits, &types, p.name_offset)?;
    p.ensure_terminator(region);
    Ok(())
}

/// Parses `(names)`: exactly `n` indices.
fn counted_indices(p: &mut OpParser<'_, '_>, n: usize) -> Result {
    let offset = p.offset();
    let names = p.operand_list(Delimiter::Paren)?;
    if names.len() != n {
        return Err(p.custom_error(offset, format!("expected {n} operands")));
    }
    p.add_operands_of(&names, Type::INDEX)
}

pub(super) fn print_parallel(p: &mut OpPrinter<'_>, parallel: Parallel) {
    let b = p.body();
    let ivs = Values::from(b.entry_args(parallel.body(b)));
    let (lower, upper, step) = (parallel.lower_bound(b), parallel.upper_bound(b), parallel.step(b));
    for (word, values) in [(" ", ivs), (" = ", lower), (" to ", upper), (" step ", step)] {
        p.text(word);
        p.operand_list(*b"()", values);
    }
    let inits = parallel.init_vals(b);
    if !inits.is_empty() {
        p.text(" init ");
        p.operand_list(*b"()", inits);
    }
    if b.n_results(parallel.0) != 0 {
        p.arrow_type_list(b.results(parallel.0));
    }
    p.text(" ");
    p.region(parallel.0, 0, RegionPrint::NO_ARGS);
    p.discardable_attr_dict(parallel.0);
}
