//! Parser and printer of `affine.parallel`.

use super::{Exprs, Names, parse_exprs};
use crate::affine::Parallel;
use crate::prelude::*;
use terrace_base::arith::AtomicRMWKind;
use terrace_ir::asm::attr_to_string;

type Operands = SmallVec<[Value; 4]>;

/// Bounds in one direction.
struct Bounds {
    map: AffineMap,
    groups: SmallVec<[i32; 4]>,
    /// Dimensions, then symbols.
    operands: Operands,
}

/// Affine expressions over names of values.
#[derive(Default)]
struct Piece {
    dims: Names,
    symbols: Names,
    results: Exprs,
}

/// The place of a value in a list, to which it is appended if it is not there.
fn place_of(list: &mut Operands, value: Value) -> u32 {
    let place = list.iter().position(|&other| other == value);
    place.unwrap_or_else(|| {
        list.push(value);
        list.len() - 1
    }) as u32
}

/// Parses `(%i, max(%i + 1, symbol(%n)))`, with the keyword `extremum` for several expressions.
fn parse_bounds(p: &mut OpParser<'_, '_>, extremum: &str) -> Result<Bounds> {
    let (mut dims, mut symbols): (Operands, Operands) = Default::default();
    let (mut groups, mut pieces): (SmallVec<[i32; 4]>, SmallVec<[Piece; 4]>) = Default::default();
    p.expect(b'(', "expected '('")?;
    if !p.eat(b')') {
        loop {
            let delimiter = if p.eat_keyword(extremum) { Delimiter::Paren } else { Delimiter::None };
            let mut piece = Piece::default();
            piece.results = parse_exprs(p, delimiter, &mut piece.dims, &mut piece.symbols)?;
            groups.push(piece.results.len() as i32);
            pieces.push(piece);
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b')', "expected ')'")?;
    }
    let ctx = p.ctx;
    let mut results: SmallVec<[AffineExpr; 4]> = SmallVec::new();
    for piece in pieces {
        let (mut dim_exprs, mut sym_exprs): (SmallVec<[AffineExpr; 4]>, SmallVec<[AffineExpr; 4]>) =
            Default::default();
        for name in &piece.dims {
            let value = p.resolve(name, Type::INDEX)?;
            dim_exprs.push(AffineExpr::dim(ctx, place_of(&mut dims, value)));
        }
        for name in &piece.symbols {
            let value = p.resolve(name, Type::INDEX)?;
            sym_exprs.push(AffineExpr::sym(ctx, place_of(&mut symbols, value)));
        }
        let map = AffineMap::new(0, 0, &piece.results).replace(ctx, &dim_exprs, &sym_exprs, 0, 0);
        results.extend(map.results);
    }
    let map = AffineMap { n_dims: dims.len() as u32, n_syms: symbols.len() as u32, results };
    dims.extend(symbols);
    Ok(Bounds { map, groups, operands: dims })
}

/// `dense<...> : tensor<nxi32>`
pub(crate) fn groups_attr(ctx: &Context, groups: &[i32]) -> Attr {
    let ty = RankedTensorType::get(ctx, &[groups.len() as i64], Type::I32, None);
    let splat = groups.windows(2).all(|pair| pair[0] == pair[1]) && !groups.is_empty();
    let stored = if splat { groups.get(..1).unwrap_or(&[]) } else { groups };
    let bytes: SmallVec<[u8; 16]> = stored.iter().flat_map(|group| group.to_le_bytes()).collect();
    DenseElementsAttr::get(ctx, ty, splat, &bytes)
}

/// `[1, 2]`
pub(crate) fn integers_attr(ctx: &Context, values: impl Iterator<Item = i64>) -> Attr {
    let attrs: SmallVec<[Attr; 4]> = values.map(|value| IntegerAttr::of_i64(ctx, Type::I64, value)).collect();
    ArrayAttr::get(ctx, &attrs)
}

fn parse_steps(p: &mut OpParser<'_, '_>) -> Result<Attr> {
    let results = parse_exprs(p, Delimiter::Paren, &mut Names::new(), &mut Names::new())?;
    let ctx = p.ctx;
    let steps: Option<SmallVec<[i64; 4]>> = results.iter().map(|expr| expr.as_const(ctx)).collect();
    match steps {
        Some(steps) => Ok(integers_attr(ctx, steps.into_iter())),
        None => Err(p.custom_error(p.name_offset, "steps must be constant integers")),
    }
}

/// Parses `("addf", "mulf")`.
fn parse_reductions(p: &mut OpParser<'_, '_>) -> Result<Attr> {
    let mut kinds: SmallVec<[Attr; 4]> = SmallVec::new();
    p.expect(b'(', "expected '('")?;
    p.comma_list(&mut |p: &mut AsmParser<'_>| {
        let offset = p.offset();
        let attr = p.parse_attr(Some(Type::NONE))?;
        let ctx = p.ctx;
        let Some(name) = attr.as_bytes(ctx) else {
            return Err(p.custom_error(offset, "invalid kind of attribute specified"));
        };
        let Some(kind) = AtomicRMWKind::ENUM.value_of_bytes(name) else {
            let message = format!("invalid reduction value: {}", attr_to_string(ctx, attr));
            return Err(p.custom_error(offset, message));
        };
        kinds.push(AtomicRMWKind::ENUM.attr(ctx, kind));
        Ok(())
    })?;
    p.expect(b')', "expected ')'")?;
    Ok(ArrayAttr::get(p.ctx, &kinds))
}

/// `(%i) = (bounds) to (bounds) [step (n)] [reduce ("kind")] [-> types] { ... } {attributes}`
pub(crate) fn parse(p: &mut OpParser<'_, '_>) -> Result {
    let mut args = p.argument_list(Delimiter::Paren, false, false)?;
    for arg in &mut args {
        arg.ty = Some(Type::INDEX);
    }
    p.expect(b'=', "expected '='")?;
    let lower = parse_bounds(p, "max")?;
    p.expect_keyword("to", "")?;
    let upper = parse_bounds(p, "min")?;
    let ctx = p.ctx;
    let slots = Parallel::SLOTS;
    p.state.operands.extend(lower.operands);
    p.state.operands.extend(upper.operands);
    p.state.set_slot(slots.lower_bounds_map, lower.map.attr(ctx));
    p.state.set_slot(slots.lower_bounds_groups, groups_attr(ctx, &lower.groups));
    p.state.set_slot(slots.upper_bounds_map, upper.map.attr(ctx));
    p.state.set_slot(slots.upper_bounds_groups, groups_attr(ctx, &upper.groups));
    let steps = match p.eat_keyword("step") {
        true => parse_steps(p)?,
        false => integers_attr(ctx, args.iter().map(|_| 1)),
    };
    p.state.set_slot(slots.steps, steps);
    let reductions = match p.eat_keyword("reduce") {
        true => parse_reductions(p)?,
        false => ArrayAttr::get(ctx, &[]),
    };
    p.state.set_slot(slots.reductions, reductions);
    p.optional_result_types()?;
    let region = p.region(&args)?;
    p.ensure_terminator(region);
    p.form_attr_dict(false, &[])
}

fn print_bounds(
    p: &mut OpPrinter<'_>,
    map: Option<AffineMap>,
    groups: &[usize],
    operands: Values<'_>,
    extremum: &str,
) {
    p.byte(b'(');
    let map = map.unwrap_or_default();
    let mut results = map.results.as_slice();
    p.list(groups, |p, &group| {
        let (now, rest) = results.split_at(group.min(results.len()));
        results = rest;
        if group != 1 {
            p.text(extremum);
            p.byte(b'(');
        }
        p.list(now, |p, &expr| p.affine_expr_of_ssa_ids(expr, map.n_dims, operands));
        if group != 1 {
            p.byte(b')');
        }
    });
    p.byte(b')');
}

/// Prints what [`parse`] parses.
pub(crate) fn print(p: &mut OpPrinter<'_>, parallel: Parallel) {
    let b = p.body();
    p.text(" (");
    p.operands(b.entry_args(parallel.body(b)).into());
    p.text(") = ");
    print_bounds(p, parallel.lower_map(b), &parallel.lower_groups(b), parallel.lower_operands(b), "max");
    p.text(" to ");
    print_bounds(p, parallel.upper_map(b), &parallel.upper_groups(b), parallel.upper_operands(b), "min");
    let steps = parallel.step_values(b);
    if steps.iter().any(|&step| step != 1) {
        p.text(" step (");
        p.list(steps, |p, step| p.integer(step));
        p.byte(b')');
    }
    if b.n_results(parallel.0) != 0 {
        p.text(" reduce (");
        p.list(parallel.kinds(b), |p, kind| p.string(kind.keyword().as_bytes()));
        p.byte(b')');
        p.arrow_types_of(b.results(parallel.0));
    }
    p.byte(b' ');
    let terminators = b.n_results(parallel.0) != 0;
    p.region(parallel.0, 0, RegionPrint { terminators, ..RegionPrint::NO_ARGS });
    p.discardable_attr_dict(parallel.0);
}
