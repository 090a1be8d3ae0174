//! Parsers and printers of `affine` operations.

pub(super) mod dma;
pub(super) mod loops;
pub(super) mod parallel;

use super::{Prefetch, VectorLoad, VectorStore};
use crate::memref::asm::PrefetchClause;
use crate::prelude::*;

type Names = SmallVec<[Unresolved; 4]>;

/// Parses an affine map into the attribute `map`.
fn parse_map(p: &mut OpParser<'_, '_>) -> Result<Attr> {
    let offset = p.offset();
    let attr = p.parse_attr(None)?;
    if !attr.is::<AffineMapAttr>(p.ctx) {
        return Err(p.custom_error(offset, "invalid kind of attribute specified"));
    }
    p.set_attr("map", attr);
    Ok(attr)
}

/// Parses `(%dims)[%symbols]` into an empty list of names. Returns the number of dimensions.
fn parse_dims_and_symbols(p: &mut OpParser<'_, '_>, names: &mut Names) -> Result<usize> {
    p.append_operand_list(Delimiter::Paren, names)?;
    let n_dims = names.len();
    p.append_operand_list(Delimiter::OptionalSquare, names)?;
    Ok(n_dims)
}

/// Prints what [`parse_dims_and_symbols`] parses.
fn print_dims_and_symbols(p: &mut OpPrinter<'_>, map: Option<Attr>, operands: Values<'_>) {
    let map = map.and_then(|map| map.as_::<AffineMapAttr>(p.ctx()));
    let n_dims = map.map_or(operands.len(), |map| (map.n_dims as usize).min(operands.len()));
    print_dims_then_symbols(p, operands, n_dims);
}

fn print_dims_then_symbols(p: &mut OpPrinter<'_>, operands: Values<'_>, n_dims: usize) {
    p.operand_list(*b"()", operands.slice(0, n_dims));
    if n_dims < operands.len() {
        p.operand_list(*b"[]", operands.slice(n_dims, operands.len()));
    }
}

/// Prints what [`parse_apply`] and [`parse_min_max`] parse.
pub(super) fn print_map_op(p: &mut OpPrinter<'_>, op: Op) {
    let b = p.body();
    let map = b.attr(op, "map");
    p.byte(b' ');
    if let Some(map) = map {
        p.attr(map);
    }
    print_dims_and_symbols(p, map, b.operands(op));
    p.discardable_attr_dict(op);
}

/// `map(%dims)[%symbols] {attributes}`
pub(super) fn parse_apply(p: &mut OpParser<'_, '_>) -> Result {
    let map = parse_map(p)?;
    let mut names = Names::new();
    let n_dims = parse_dims_and_symbols(p, &mut names)?;
    p.add_operands_of(&names, Type::INDEX)?;
    p.form_attr_dict(false, &[])?;
    let Some(map) = map.as_::<AffineMapAttr>(p.ctx) else { return Ok(()) };
    if map.n_dims as usize != n_dims || n_dims + map.n_syms as usize != names.len() {
        return Err(p.custom_error(p.name_offset, "dimension or symbol index mismatch"));
    }
    p.state.results.resize(map.results.len(), Type::INDEX);
    Ok(())
}

/// `map(%dims)[%symbols] {attributes}`
pub(super) fn parse_min_max(p: &mut OpParser<'_, '_>) -> Result {
    parse_map(p)?;
    let mut names = Names::new();
    parse_dims_and_symbols(p, &mut names)?;
    p.form_attr_dict(false, &[])?;
    p.add_operands_of(&names, Type::INDEX)?;
    p.state.results.push(Type::INDEX);
    Ok(())
}

type Exprs = SmallVec<[AffineExpr; 4]>;

/// Parses affine expressions over names of values: a list in brackets, or without a delimiter a single one. Appends the
/// names of dimensions and symbols, each once, to empty lists.
fn parse_exprs(
    p: &mut OpParser<'_, '_>,
    delimiter: Delimiter,
    dims: &mut Names,
    symbols: &mut Names,
) -> Result<Exprs> {
    let ctx = p.ctx;
    // The first occurrence of a name decides whether it is a dimension or a symbol.
    let mut parse_name = |asm: &mut AsmParser<'_>, is_symbol: bool| {
        let name = Unresolved::parse(asm)?;
        let same = |other: &Unresolved| other.text(asm) == name.text(asm) && other.number == name.number;
        if let Some(at) = dims.iter().position(same) {
            return Ok(AffineExpr::dim(ctx, at as u32));
        }
        if let Some(at) = symbols.iter().position(same) {
            return Ok(AffineExpr::sym(ctx, at as u32));
        }
        let list = if is_symbol { &mut *symbols } else { &mut *dims };
        let at = list.len() as u32;
        list.push(name);
        Ok(if is_symbol { AffineExpr::sym(ctx, at) } else { AffineExpr::dim(ctx, at) })
    };
    match delimiter {
        Delimiter::None => Ok(SmallVec::from_slice(&[p.parse_affine_expr_of_ssa_ids(&mut parse_name)?])),
        delimiter => p.parse_affine_exprs_of_ssa_ids(delimiter, &mut parse_name),
    }
}

/// Parses `[%i + 3, symbol(%n)]`. Returns the map, and appends the names of its dimensions and symbols to an empty list.
fn parse_subscripts(p: &mut OpParser<'_, '_>, names: &mut Names) -> Result<Attr> {
    let mut symbols = Names::new();
    let results = parse_exprs(p, Delimiter::Square, names, &mut symbols)?;
    let map = AffineMapAttr::get(p.ctx, names.len() as u32, symbols.len() as u32, &results);
    names.extend_from_slice(&symbols);
    Ok(map)
}

/// `: memref type`
fn parse_colon_memref(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let offset = p.offset();
    let ty = p.parse_colon_type()?;
    p.check_class(ty, &MEMREF_CLASS, offset)?;
    Ok(ty)
}

fn print_subscripts(p: &mut OpPrinter<'_>, memref: Value, map: Option<Attr>, operands: Values<'_>) {
    p.operand(memref);
    p.byte(b'[');
    if let Some(map) = map {
        p.affine_map_of_ssa_ids(map, operands);
    }
    p.byte(b']');
}

/// Whether operations access vectors, whose type stands in the form.
pub(super) fn is_vector_access(def: &'static OpDef) -> bool {
    [VectorLoad::DEF.code(), VectorStore::DEF.code()].contains(&def.code())
}

/// `[%value, ] %memref[subscripts] {attributes} : type [, vector type]`
pub(super) fn parse_access(p: &mut OpParser<'_, '_>) -> Result {
    let mut value = None;
    if p.def().results.is_empty() {
        value = Some(p.operand()?);
        p.comma()?;
    }
    let memref = p.operand()?;
    let mut names = Names::new();
    let map = parse_subscripts(p, &mut names)?;
    p.set_attr("map", map);
    p.form_attr_dict(false, &[])?;
    let ty = parse_colon_memref(p)?;
    let mut accessed = ty.element_or_self(p.ctx);
    if is_vector_access(p.def()) {
        p.comma()?;
        let offset = p.offset();
        accessed = p.parse_type()?;
        p.check_class(accessed, &VECTOR_CLASS, offset)?;
    }
    match value {
        Some(value) => p.add_operand(&value, accessed)?,
        None => p.state.results.push(accessed),
    }
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&names, Type::INDEX)
}

/// Prints what [`parse_access`] parses.
pub(super) fn print_access(p: &mut OpPrinter<'_>, op: Op) {
    let b = p.body();
    let n_values = 1 - b.n_results(op);
    let (stored, memref) = (b.operands(op).slice(0, n_values).first(), b.operand(op, n_values));
    p.byte(b' ');
    if let Some(value) = stored {
        p.operand(value);
        p.text(", ");
    }
    print_subscripts(p, memref, b.attr(op, "map"), b.operands(op).slice(n_values + 1, b.n_operands(op)));
    p.discardable_attr_dict(op);
    let accessed = stored.unwrap_or_else(|| b.result(op, 0));
    let typed = [memref, accessed];
    p.colon_types(if is_vector_access(b.def(op)) { &typed } else { &typed[..1] });
}

/// `%memref[subscripts], read | write, locality<hint>, data | instr {attributes} : type`
pub(super) fn parse_prefetch(p: &mut OpParser<'_, '_>) -> Result {
    let memref = p.operand()?;
    let mut names = Names::new();
    let map = parse_subscripts(p, &mut names)?;
    p.state.set_slot(Prefetch::SLOTS.map, map);
    let clause = PrefetchClause::parse(p)?;
    let taken = Prefetch::SLOTS;
    p.form_attr_dict(false, &[taken.locality_hint, taken.is_write, taken.is_data_cache])?;
    let ty = parse_colon_memref(p)?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&names, Type::INDEX)?;
    clause.set(p, [taken.is_write, taken.locality_hint, taken.is_data_cache])
}

/// Prints what [`parse_prefetch`] parses.
pub(super) fn print_prefetch(p: &mut OpPrinter<'_>, op: Prefetch) {
    let b = p.body();
    p.byte(b' ');
    print_subscripts(p, op.memref(b), op.map(b), op.indices(b));
    PrefetchClause::print(p, op.is_write(b), op.locality_hint(b), op.is_data_cache(b));
    p.discardable_attr_dict(op.0);
    p.colon_types(&[op.memref(b)]);
}
