//! Parsers and printers of `affine.for` and `affine.if`.

use super::{parse_dims_and_symbols, print_dims_then_symbols};
use crate::affine::{For, If};
use crate::prelude::*;
use crate::scf::{assignments, parse_then_and_else, print_assignments, print_then_and_else};

/// Parses `(%dims)[%symbols]` and appends the operands; reports numbers other than `n_dims` and `n_syms`. `what` is the
/// kind of attribute that they belong to.
fn dims_and_symbols(p: &mut OpParser<'_, '_>, n_dims: u32, n_syms: u32, what: &str) -> Result<usize> {
    let mut names = SmallVec::new();
    let dims = parse_dims_and_symbols(p, &mut names)?;
    p.add_operands_of(&names, Type::INDEX)?;
    if dims != n_dims as usize {
        let message = format!("dim operand count and {what} dim count must match");
        return Err(p.custom_error(p.name_offset, message));
    }
    if names.len() - dims != n_syms as usize {
        let message = format!("symbol operand count and {what} symbol count must match");
        return Err(p.custom_error(p.name_offset, message));
    }
    Ok(names.len())
}

/// Parses a bound of `affine.for` and appends its operands. Returns the map and the number of operands.
fn parse_bound(p: &mut OpParser<'_, '_>, is_lower: bool) -> Result<(Attr, usize)> {
    let prefix = if is_lower { "max" } else { "min" };
    let has_prefix = p.eat_keyword(prefix);
    let ctx = p.ctx;
    if let Some(name) = p.optional_operand()? {
        if p.at(b',') {
            return Err(p.custom_error(p.name_offset, "expected only one loop bound operand"));
        }
        p.add_operand(&name, Type::INDEX)?;
        return Ok((AffineMapAttr::get(ctx, 0, 1, &[AffineExpr::sym(ctx, 0)]), 1));
    }
    let offset = p.offset();
    let attr = p.parse_attr(Some(Type::INDEX))?;
    if let Some(map) = attr.as_::<AffineMapAttr>(ctx) {
        let n = dims_and_symbols(p, map.n_dims, map.n_syms, "affine map")?;
        if map.results.len() > 1 && !has_prefix {
            let bound = if is_lower { "lower" } else { "upper" };
            let message =
                format!("{bound} loop bound affine map with multiple results requires '{prefix}' prefix");
            return Err(p.custom_error(offset, message));
        }
        return Ok((attr, n));
    }
    let Some(value) = attr.as_::<IntegerAttr>(ctx).and_then(|int| int.to_i64(ctx)) else {
        let message = "expected valid affine map representation for loop bounds";
        return Err(p.custom_error(p.name_offset, message));
    };
    Ok((AffineMapAttr::get(ctx, 0, 0, &[AffineExpr::constant(ctx, value)]), 0))
}

/// Parses the step after its keyword.
fn parse_step(p: &mut OpParser<'_, '_>) -> Result<Attr> {
    let offset = p.offset();
    let step = p.parse_attr(Some(Type::INDEX))?;
    let ctx = p.ctx;
    let Some(int) = step.as_::<IntegerAttr>(ctx) else {
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    };
    if int.to_i64(ctx).is_some_and(|value| value < 0) {
        let message = "expected step to be representable as a positive signed integer";
        return Err(p.custom_error(offset, message));
    }
    Ok(step)
}

/// `%i = bound to bound [step n] [iter_args(%a = %x) -> (types)] { ... } {attributes}`
pub(crate) fn parse_for(p: &mut OpParser<'_, '_>) -> Result {
    let mut iv = p.argument(false, false)?;
    iv.ty = Some(Type::INDEX);
    p.expect(b'=', "expected '='")?;
    let (lower, n_lower) = parse_bound(p, true)?;
    p.expect_keyword("to", " between bounds")?;
    let (upper, n_upper) = parse_bound(p, false)?;
    let step = match p.eat_keyword("step") {
        true => parse_step(p)?,
        false => IntegerAttr::of_i64(p.ctx, Type::INDEX, 1),
    };
    let mut args: SmallVec<[_; 4]> = SmallVec::from_iter([iv]);
    let mut n_inits = 0;
    if p.eat_keyword("iter_args") {
        let mut inits = SmallVec::new();
        assignments(p, &mut args, &mut inits)?;
        let mut types = SmallVec::new();
        p.parse_arrow_type_list(&mut types)?;
        if types.len() != inits.len() {
            let message = "mismatch between the number of loop-carried values and results";
            return Err(p.custom_error(p.name_offset, message));
        }
        n_inits = inits.len();
        for ((init, arg), &ty) in inits.iter().zip(&mut args[1..]).zip(&types) {
            p.add_operand(init, ty)?;
            arg.ty = Some(ty);
        }
        p.state.results.extend(types);
    }
    let ctx = p.ctx;
    p.state.set_slot(For::SLOTS.lower_bound_map, lower);
    p.state.set_slot(For::SLOTS.upper_bound_map, upper);
    p.state.set_slot(For::SLOTS.step, step);
    p.state.set_segments(ctx, &[n_lower, n_upper, n_inits], &[]);
    let region = p.region(&args)?;
    p.ensure_terminator(region);
    p.form_attr_dict(false, &[])
}

/// Prints a bound of `affine.for`.
fn print_bound(p: &mut OpPrinter<'_>, map: Option<Attr>, operands: Values<'_>, prefix: &str) {
    let ctx = p.ctx();
    let Some(attr) = map else { return };
    let Some(map) = attr.as_::<AffineMapAttr>(ctx) else { return };
    match (map.results, map.n_inputs(), operands.first()) {
        ([single], 0, _) => {
            if let Some(value) = single.as_const(ctx) {
                return p.integer(value);
            }
        }
        ([single], 1, Some(operand)) => {
            if single.node(ctx) == AffineNode::Sym(0) {
                return p.operand(operand);
            }
        }
        ([_], _, _) => {}
        _ => p.text(prefix),
    }
    p.attr(attr);
    print_dims_then_symbols(p, operands, (map.n_dims as usize).min(operands.len()));
}

/// Prints what [`parse_for`] parses.
pub(crate) fn print_for(p: &mut OpPrinter<'_>, for_op: For) {
    let b = p.body();
    let Some((&iv, iters)) = b.entry_args(for_op.body(b)).split_first() else { return };
    p.byte(b' ');
    p.region_argument(iv, None, true);
    p.text(" = ");
    print_bound(p, for_op.lower_bound_map(b), for_op.lower_bound_operands(b), "max ");
    p.text(" to ");
    print_bound(p, for_op.upper_bound_map(b), for_op.upper_bound_operands(b), "min ");
    let step = for_op.step(b).unwrap_or(1);
    if step != 1 {
        p.text(" step ");
        p.integer(step);
    }
    let inits = for_op.inits(b);
    if !inits.is_empty() {
        p.text(" iter_args(");
        print_assignments(p, iters, inits);
        p.byte(b')');
        p.arrow_types_of(b.results(for_op.0));
    }
    p.byte(b' ');
    let terminators = !inits.is_empty();
    p.region(for_op.0, 0, RegionPrint { terminators, ..RegionPrint::NO_ARGS });
    p.discardable_attr_dict(for_op.0);
}

/// `set(%dims)[%symbols] [-> types] { ... } [else { ... }] {attributes}`
pub(crate) fn parse_if(p: &mut OpParser<'_, '_>) -> Result {
    let offset = p.offset();
    let condition = p.parse_attr(None)?;
    let ctx = p.ctx;
    let Some(set) = condition.as_::<IntegerSetAttr>(ctx) else {
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    };
    p.state.set_slot(If::SLOTS.condition, condition);
    dims_and_symbols(p, set.n_dims, set.n_syms, "integer set")?;
    p.optional_result_types()?;
    parse_then_and_else(p)
}

/// Prints what [`parse_if`] parses.
pub(crate) fn print_if(p: &mut OpPrinter<'_>, if_op: If) {
    let b = p.body();
    p.byte(b' ');
    if let Some(condition) = if_op.condition(b) {
        p.attr(condition);
        let set = condition.as_::<IntegerSetAttr>(b.ctx());
        let operands = b.operands(if_op.0);
        let n_dims = set.map_or(operands.len(), |set| (set.n_dims as usize).min(operands.len()));
        print_dims_then_symbols(p, operands, n_dims);
    }
    if b.n_results(if_op.0) != 0 {
        p.arrow_type_list(b.results(if_op.0));
    }
    print_then_and_else(p, if_op.0);
}
