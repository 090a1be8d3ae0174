//! Parsers and printers of `affine` operations.

pub(super) mod dma;
pub(super) mod loops;
pub(super) mod parallel;

use super::{Apply, Load, Prefetch, Store, VectorLoad, VectorStore};
use crate::memref::asm::PrefetchClause;
use terrace_ir::asm::Unresolved;
use terrace_rewrite::prelude::*;

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
    p.byte(b'(');
    p.operands(operands.slice(0, n_dims));
    p.byte(b')');
    if n_dims < operands.len() {
        p.byte(b'[');
        p.operands(operands.slice(n_dims, operands.len()));
        p.byte(b']');
    }
}

fn print_map_op(p: &mut OpPrinter<'_>, op: Op) {
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

/// Prints what [`parse_apply`] parses.
pub(super) fn print_apply(p: &mut OpPrinter<'_>, op: Apply) {
    debug_assert!(p.body().is::<Apply>(op.0));
    print_map_op(p, op.0);
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

/// Prints what [`parse_min_max`] parses.
pub(super) fn print_min_max(p: &mut OpPrinter<'_>, op: Op) {
    print_map_op(p, op);
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
fn parse_colon_memref(p: &mut OpParser<'_, '_>) -> Result<(Type, Type)> {
    let offset = p.offset();
    p.expect(b':', "expected ':'")?;
    let ty = p.parse_type()?;
    let Some(memref) = ty.as_::<MemRefType>(p.ctx) else {
        let message = format!(
            "invalid kind of type specified: expected builtin.memref, but found {}",
            quoted_type(p.ctx, ty)
        );
        return Err(p.custom_error(offset, message));
    };
    Ok((ty, memref.elem))
}

fn print_subscripts(p: &mut OpPrinter<'_>, memref: Value, map: Option<Attr>, operands: Values<'_>) {
    p.operand(memref);
    p.byte(b'[');
    if let Some(map) = map {
        p.affine_map_of_ssa_ids(map, operands);
    }
    p.byte(b']');
}

/// `%memref[subscripts] {attributes} : type`
pub(super) fn parse_load(p: &mut OpParser<'_, '_>) -> Result {
    let memref = p.operand()?;
    let mut names = Names::new();
    let map = parse_subscripts(p, &mut names)?;
    p.state.set_slot(Load::SLOTS.map, map);
    p.form_attr_dict(false, &[])?;
    let (ty, elem) = parse_colon_memref(p)?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&names, Type::INDEX)?;
    p.state.results.push(elem);
    Ok(())
}

/// Prints what [`parse_load`] parses.
pub(super) fn print_load(p: &mut OpPrinter<'_>, load: Load) {
    let b = p.body();
    p.byte(b' ');
    print_subscripts(p, load.memref(b), load.map(b), load.indices(b));
    p.discardable_attr_dict(load.0);
    p.text(" : ");
    p.value_type(Some(load.memref(b)));
}

/// `%value, %memref[subscripts] {attributes} : type`
pub(super) fn parse_store(p: &mut OpParser<'_, '_>) -> Result {
    let value = p.operand()?;
    p.expect(b',', "expected ','")?;
    let memref = p.operand()?;
    let mut names = Names::new();
    let map = parse_subscripts(p, &mut names)?;
    p.state.set_slot(Store::SLOTS.map, map);
    p.form_attr_dict(false, &[])?;
    let (ty, elem) = parse_colon_memref(p)?;
    p.add_operand(&value, elem)?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&names, Type::INDEX)
}

/// Prints what [`parse_store`] parses.
pub(super) fn print_store(p: &mut OpPrinter<'_>, store: Store) {
    let b = p.body();
    p.byte(b' ');
    p.operand(store.value(b));
    p.text(", ");
    print_subscripts(p, store.memref(b), store.map(b), store.indices(b));
    p.discardable_attr_dict(store.0);
    p.text(" : ");
    p.value_type(Some(store.memref(b)));
}

/// `, vector type`
fn parse_comma_vector(p: &mut OpParser<'_, '_>) -> Result<Type> {
    p.expect(b',', "expected ','")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    if ty.is::<VectorType>(p.ctx) {
        return Ok(ty);
    }
    let found = quoted_type(p.ctx, ty);
    let message = format!("invalid kind of type specified: expected builtin.vector, but found {found}");
    Err(p.custom_error(offset, message))
}

/// `%memref[subscripts] {attributes} : type, vector type`
pub(super) fn parse_vector_load(p: &mut OpParser<'_, '_>) -> Result {
    let memref = p.operand()?;
    let mut names = Names::new();
    let map = parse_subscripts(p, &mut names)?;
    p.state.set_slot(VectorLoad::SLOTS.map, map);
    p.form_attr_dict(false, &[])?;
    let (ty, _) = parse_colon_memref(p)?;
    let vector = parse_comma_vector(p)?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&names, Type::INDEX)?;
    p.state.results.push(vector);
    Ok(())
}

/// Prints what [`parse_vector_load`] parses.
pub(super) fn print_vector_load(p: &mut OpPrinter<'_>, load: VectorLoad) {
    let b = p.body();
    p.byte(b' ');
    print_subscripts(p, load.memref(b), load.map(b), load.indices(b));
    p.discardable_attr_dict(load.0);
    print_memref_and_vector(p, load.memref(b), load.result(b));
}

/// `%value, %memref[subscripts] {attributes} : type, vector type`
pub(super) fn parse_vector_store(p: &mut OpParser<'_, '_>) -> Result {
    let value = p.operand()?;
    p.expect(b',', "expected ','")?;
    let memref = p.operand()?;
    let mut names = Names::new();
    let map = parse_subscripts(p, &mut names)?;
    p.state.set_slot(VectorStore::SLOTS.map, map);
    p.form_attr_dict(false, &[])?;
    let (ty, _) = parse_colon_memref(p)?;
    let vector = parse_comma_vector(p)?;
    p.add_operand(&value, vector)?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&names, Type::INDEX)
}

/// Prints what [`parse_vector_store`] parses.
pub(super) fn print_vector_store(p: &mut OpPrinter<'_>, store: VectorStore) {
    let b = p.body();
    p.byte(b' ');
    p.operand(store.value(b));
    p.text(", ");
    print_subscripts(p, store.memref(b), store.map(b), store.indices(b));
    p.discardable_attr_dict(store.0);
    print_memref_and_vector(p, store.memref(b), store.value(b));
}

fn print_memref_and_vector(p: &mut OpPrinter<'_>, memref: Value, vector: Value) {
    p.text(" : ");
    p.value_type(Some(memref));
    p.text(", ");
    p.value_type(Some(vector));
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
    let (ty, _) = parse_colon_memref(p)?;
    p.add_operand(&memref, ty)?;
    p.add_operands_of(&names, Type::INDEX)?;
    clause.set(p, [taken.is_write, taken.locality_hint, taken.is_data_cache])
}

/// Prints what [`parse_prefetch`] parses.
pub(super) fn print_prefetch(p: &mut OpPrinter<'_>, prefetch: Prefetch) {
    let b = p.body();
    p.byte(b' ');
    print_subscripts(p, prefetch.memref(b), prefetch.map(b), prefetch.indices(b));
    p.text(if prefetch.is_write(b) == Some(true) { ", write, locality<" } else { ", read, locality<" });
    p.integer(prefetch.locality_hint(b).unwrap_or(0));
    p.text(if prefetch.is_data_cache(b) == Some(true) { ">, data" } else { ">, instr" });
    p.discardable_attr_dict(prefetch.0);
    p.text(" : ");
    p.value_type(Some(prefetch.memref(b)));
}
