//! Parsers and printers of `scf.forall` and its terminator.

use super::{arrow_types, assignments, print_assignments};
use crate::index_list;
use crate::index_list::IndexList;
use crate::prelude::*;
use crate::scf::{Forall, InParallel};

/// `(%i) in (ubs)` or `(%i) = (lbs) to (ubs) step (steps)`, then
/// `[shared_outs(%o = %t) -> (types)] { ... } {attributes}`
pub(crate) fn parse(p: &mut OpParser<'_, '_>) -> Result {
    let mut args = p.argument_list(Delimiter::Paren, false, false)?;
    let n = args.len();
    let (lower, upper, step);
    if p.eat_keyword("in") {
        upper = index_list::parse(p, Delimiter::Paren)?;
        let filled =
            |value: i64| IndexList { integers: SmallVec::from_elem(value, n), names: SmallVec::new() };
        (lower, step) = (filled(0), filled(1));
    } else {
        p.expect(b'=', "expected '='")?;
        lower = index_list::parse(p, Delimiter::Paren)?;
        p.expect_keyword("to", "")?;
        upper = index_list::parse(p, Delimiter::Paren)?;
        p.expect_keyword("step", "")?;
        step = index_list::parse(p, Delimiter::Paren)?;
    }
    for name in lower.names.iter().chain(&upper.names).chain(&step.names) {
        p.add_operand(name, Type::INDEX)?;
    }
    for arg in &mut args {
        arg.ty = Some(Type::INDEX);
    }
    let mut n_outputs = 0;
    let offset = p.offset();
    if p.eat_keyword("shared_outs") {
        let (n_args, mut inits) = (args.len(), SmallVec::new());
        assignments(p, &mut args, &mut inits)?;
        let types = if p.at_str("->") { arrow_types(p)? } else { SmallVec::new() };
        if inits.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                inits.len(),
                types.len()
            );
            return Err(p.custom_error(offset, message));
        }
        n_outputs = inits.len();
        p.add_operands(&inits, &types, offset)?;
        for (out, &ty) in args[n_args..].iter_mut().zip(&types) {
            out.ty = Some(ty);
        }
        p.state.results.extend(types);
    }
    let region = p.region(&args)?;
    p.ensure_terminator(region);
    let ctx = p.ctx;
    p.state.set_slot(Forall::SLOTS.static_lower_bound, DenseArrayAttr::of_i64s(ctx, &lower.integers));
    p.state.set_slot(Forall::SLOTS.static_upper_bound, DenseArrayAttr::of_i64s(ctx, &upper.integers));
    p.state.set_slot(Forall::SLOTS.static_step, DenseArrayAttr::of_i64s(ctx, &step.integers));
    let sizes = [lower.names.len(), upper.names.len(), step.names.len(), n_outputs];
    p.state.set_segments(ctx, &sizes, &[]);
    p.form_attr_dict(false, &[])
}

fn print_bounds(p: &mut OpPrinter<'_>, integers: &[i64], values: Values<'_>) {
    p.text("(");
    index_list::print(p, integers, values);
    p.text(")");
}

/// Prints what [`parse`] reads.
pub(crate) fn print(p: &mut OpPrinter<'_>, forall: Forall) {
    let b = p.body();
    let [lower, upper, step] = forall.static_bounds(b);
    let args = b.entry_args(forall.body(b));
    let (ivs, outs) = args.split_at(upper.len().min(args.len()));
    p.text(" (");
    p.operands(Values::from(ivs));
    p.text(") ");
    let normalized = lower.iter().all(|&v| v == 0) && step.iter().all(|&v| v == 1);
    if normalized {
        p.text("in ");
        print_bounds(p, &upper, forall.dynamic_upper_bound(b));
    } else {
        p.text("= ");
        print_bounds(p, &lower, forall.dynamic_lower_bound(b));
        p.text(" to ");
        print_bounds(p, &upper, forall.dynamic_upper_bound(b));
        p.text(" step ");
        print_bounds(p, &step, forall.dynamic_step(b));
    }
    let outputs = forall.outputs(b);
    if !outputs.is_empty() {
        p.text(" shared_outs(");
        print_assignments(p, outs, outputs);
        p.text(")");
        p.arrow_types_of(b.results(forall.0));
    }
    p.text(" ");
    let terminators = b.n_results(forall.0) != 0;
    p.region(forall.0, 0, RegionPrint { terminators, ..RegionPrint::NO_ARGS });
    p.optional_attr_dict(
        forall.0,
        &["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"],
    );
}

/// `{ ... } {attributes}`
pub(crate) fn parse_in_parallel(p: &mut OpParser<'_, '_>) -> Result {
    let region = p.region(&[])?;
    let body = p.region_body();
    if body.entry_block(region).is_none() {
        body.append_block(region, &[]);
    }
    p.optional_attr_dict()
}

/// Prints what [`parse_in_parallel`] reads.
pub(crate) fn print_in_parallel(p: &mut OpPrinter<'_>, op: InParallel) {
    p.text(" ");
    p.region(op.0, 0, RegionPrint::NO_TERMINATORS);
    p.optional_attr_dict(op.0, &[]);
}
