//! Builds composed `affine.apply`s: operands that `affine.apply` defines are merged into the map, constants and
//! duplicates are removed, dimensions that are valid symbols become symbols, and the expressions are simplified.
//!
//! The steps and their order are upstream's (`makeComposedFoldedAffineApply`, `composeAffineMapAndOperands`,
//! `canonicalizeMapAndOperands`), since they decide the printed maps.

use super::cancel::{self, Inputs};
use super::scope::Scope;
use super::{Apply, DelinearizeIndex};
use crate::index_list::Index;
use crate::prelude::*;
use terrace_ir::affine::simplify;

/// Operands of a map, dimensions first.
pub type Operands = SmallVec<[Value; 8]>;

fn dim(ctx: &Context, n: usize) -> AffineExpr {
    AffineExpr::dim(ctx, n as u32)
}

fn sym(ctx: &Context, n: usize) -> AffineExpr {
    AffineExpr::sym(ctx, n as u32)
}

/// The result of a map with one result: a constant or an existing value if it folds, else a new `affine.apply`.
pub fn apply(b: &mut Builder<'_>, map: &AffineMap, operands: &[Index]) -> Index {
    let (mut map, mut values) = with_constants(b.ctx(), map, operands);
    compose(b, &mut map, &mut values);
    if let Some(folded) = fold(b, &map, &values) {
        return folded;
    }
    let constants: SmallVec<[Option<i64>; 6]> = values.iter().map(|&value| integer_of(b, value)).collect();
    let (results, undefined) = map.fold(b.ctx(), &constants);
    if undefined {
        return Index::Dynamic(terrace_base::ub::Poison::new(b, Type::INDEX));
    }
    if let Some(&Some(value)) = results.first() {
        return Index::Static(value);
    }
    let attr = map.attr(b.ctx());
    Index::Dynamic(Apply::new(b, Type::INDEX, attr, &values))
}

/// A new `affine.apply` of a map with one result, composed with those that define operands
/// (`makeComposedAffineApply`).
pub fn composed_apply(b: &mut Builder<'_>, map: &AffineMap, operands: &[Value]) -> Value {
    let (mut map, mut values) = (map.clone(), Operands::from_slice(operands));
    compose(b, &mut map, &mut values);
    let attr = map.attr(b.ctx());
    Apply::new(b, Type::INDEX, attr, &values)
}

/// The result of a map with one result: a constant or an operand if it folds, else a new `affine.apply` of the map as it is
/// (`createOrFold`).
pub fn apply_or_fold(b: &mut Builder<'_>, map: &AffineMap, operands: &[Value]) -> Value {
    if let Some(Index::Dynamic(value)) = fold(b, map, operands) {
        return value;
    }
    let constants: SmallVec<[Option<i64>; 6]> = operands.iter().map(|&value| integer_of(b, value)).collect();
    let (results, undefined) = map.fold(b.ctx(), &constants);
    match results.first() {
        _ if undefined => terrace_base::ub::Poison::new(b, Type::INDEX),
        Some(&Some(value)) => terrace_base::arith::Constant::index(b, value),
        _ => {
            let attr = map.attr(b.ctx());
            Apply::new(b, Type::INDEX, attr, operands)
        }
    }
}

/// [`apply`] for an expression of symbols only.
pub fn apply_symbols(b: &mut Builder<'_>, expr: AffineExpr, operands: &[Index]) -> Index {
    let map = AffineMap::new(0, operands.len() as u32, &[expr]);
    apply(b, &map, operands)
}

/// The operand that the map's only result names, if it is a dimension or symbol.
pub(super) fn fold(b: &Body, map: &AffineMap, values: &[Value]) -> Option<Index> {
    let at = match map.results.first()?.node(b.ctx()) {
        AffineNode::Dim(n) => n as usize,
        AffineNode::Sym(n) => map.n_dims as usize + n as usize,
        _ => return None,
    };
    values.get(at).map(|&value| Index::Dynamic(value))
}

/// Replaces constant operands by constants in the map.
fn with_constants(ctx: &Context, map: &AffineMap, operands: &[Index]) -> (AffineMap, Operands) {
    let mut values = Operands::new();
    let (dims, syms) = operands.split_at((map.n_dims as usize).min(operands.len()));
    let mut replace = |list: &[Index], name: fn(&Context, usize) -> AffineExpr| {
        let mut n = 0;
        let exprs: SmallVec<[AffineExpr; 8]> = list
            .iter()
            .map(|&operand| match operand {
                Index::Static(value) => AffineExpr::constant(ctx, value),
                Index::Dynamic(value) => {
                    values.push(value);
                    n += 1;
                    name(ctx, n - 1)
                }
            })
            .collect();
        (exprs, n as u32)
    };
    let (dim_exprs, n_dims) = replace(dims, dim);
    let (sym_exprs, n_syms) = replace(syms, sym);
    (map.replace(ctx, &dim_exprs, &sym_exprs, n_dims, n_syms), values)
}

fn has_apply(b: &Body, operands: &[Value]) -> bool {
    operands.iter().any(|&value| b.def_op(value).is_some_and(|op| b.is::<Apply>(op)))
}

/// [`compose`] if an `affine.apply` defines an operand (`fullyComposeAffineMapAndOperands`).
pub(super) fn compose_applies(b: &Body, map: &mut AffineMap, operands: &mut Operands) {
    if has_apply(b, operands) {
        compose(b, map, operands);
    }
}

/// [`compose`] for the map of a condition's expressions, which are only simplified if there is an `affine.apply` to merge
/// (`composeSetAndOperands`).
pub(super) fn compose_condition(b: &Body, map: &mut AffineMap, operands: &mut Operands) {
    match has_apply(b, operands) {
        true => compose(b, map, operands),
        false => canonicalize(b, map, operands),
    }
}

/// Merges the maps of `affine.apply`s that define operands into `map`, and simplifies it.
pub fn compose(b: &Body, map: &mut AffineMap, operands: &mut Operands) {
    let ctx = b.ctx();
    let is_merged = |&value: &Value| merged_definition(b, value).is_some();
    if !map.results.is_empty() && operands.iter().any(is_merged) {
        merge_definitions(b, map, operands);
    }
    canonicalize(b, map, operands);
    for expr in &mut map.results {
        *expr = simplify(ctx, *expr, map.n_dims, map.n_syms);
    }
}

/// After how many merged definitions it is checked that they end.
const CYCLE_CHECK: u32 = 64;

/// With how many inputs those that the results do not use are no longer replaced.
const MAX_UNUSED: usize = 64;

/// The operation that defines a value, if compositions look into it.
pub(super) fn merged_definition(b: &Body, value: Value) -> Option<Op> {
    b.def_op(value).filter(|&op| b.is::<Apply>(op) || b.is::<DelinearizeIndex>(op))
}

/// Whether a definition that may be merged depends on itself, as in graph regions and unreachable blocks.
fn is_cyclic(b: &Body, operands: &[Value]) -> bool {
    let mut is_done: FxHashMap<Op, bool> = FxHashMap::default();
    let mut stack: Vec<Op> = operands.iter().filter_map(|&value| merged_definition(b, value)).collect();
    while let Some(&op) = stack.last() {
        match is_done.get(&op) {
            // All its operands were visited.
            Some(false) => _ = is_done.insert(op, true),
            Some(true) => {}
            None => {
                is_done.insert(op, false);
                for def in b.operands(op).iter().filter_map(|value| merged_definition(b, value)) {
                    match is_done.get(&def) {
                        Some(false) => return true,
                        Some(true) => {}
                        None => stack.push(def),
                    }
                }
                continue;
            }
        }
        stack.pop();
    }
    false
}

/// Merges the maps of `affine.apply`s that define operands into `map`, and undoes delinearizations. Merges none if they depend on
/// themselves.
fn merge_definitions(b: &Body, map: &mut AffineMap, operands: &mut Operands) {
    let n_dims = (map.n_dims as usize).min(operands.len());
    let list = |values: &[Value]| values.iter().copied().map(Some).collect();
    let mut inputs = Inputs { dims: list(&operands[..n_dims]), syms: list(&operands[n_dims..]) };
    let before = map.clone();
    // Merged operands are appended and visited in their turn, dimensions before symbols.
    let (mut next_dim, mut next_sym) = (0, 0);
    let (mut n_merged, mut delinearized) = (0, false);
    loop {
        let (is_dim, at) = if next_dim < inputs.dims.len() {
            next_dim += 1;
            (true, next_dim - 1)
        } else if next_sym < inputs.syms.len() {
            next_sym += 1;
            (false, next_sym - 1)
        } else {
            break;
        };
        let place = if is_dim { inputs.dims[at] } else { inputs.syms[at] };
        let Some(value) = place else { continue };
        let delinearize = cancel::delinearization(b, value);
        delinearized |= delinearize.is_some();
        let replaced = match delinearize {
            Some(delinearize) => cancel::replace_components(b, delinearize, map, &mut inputs),
            None => replace_by_map(b, map, is_dim, at, &mut inputs.dims, &mut inputs.syms),
        };
        if replaced.is_some() {
            n_merged += 1;
            if n_merged == CYCLE_CHECK && is_cyclic(b, operands) {
                *map = before;
                return;
            }
            // As upstream, which starts anew after each replacement: a sum may be complete now.
            if delinearized {
                (next_dim, next_sym) = (0, 0);
            }
        }
    }
    if n_merged != 0 {
        drop_merged(b.ctx(), map, operands, &inputs.dims, &inputs.syms);
    }
}

/// Removes the operands that were merged into the map.
fn drop_merged(
    ctx: &Context,
    map: &mut AffineMap,
    operands: &mut Operands,
    dims: &[Option<Value>],
    syms: &[Option<Value>],
) {
    operands.clear();
    let mut keep = |list: &[Option<Value>], name: fn(&Context, usize) -> AffineExpr| {
        let mut n = 0;
        let exprs: SmallVec<[AffineExpr; 8]> = list
            .iter()
            .map(|value| match value {
                None => AffineExpr::constant(ctx, 0),
                Some(value) => {
                    operands.push(*value);
                    n += 1;
                    name(ctx, n - 1)
                }
            })
            .collect();
        (exprs, n as u32)
    };
    let (dim_exprs, n_dims) = keep(dims, dim);
    let (sym_exprs, n_syms) = keep(syms, sym);
    *map = map.replace(ctx, &dim_exprs, &sym_exprs, n_dims, n_syms);
}

/// Replaces an operand that `affine.apply` defines by that map's expression; returns `None` if nothing has changed.
fn replace_by_map(
    b: &Body,
    map: &mut AffineMap,
    is_dim: bool,
    at: usize,
    dims: &mut Vec<Option<Value>>,
    syms: &mut Vec<Option<Value>>,
) -> Option<()> {
    let ctx = b.ctx();
    let (place, input) = if is_dim { (dims.get(at), at) } else { (syms.get(at), dims.len() + at) };
    // The definitions of an unused input do not make the results too big, however many they are.
    if map.n_inputs() > MAX_UNUSED && map.used(ctx).get(input) == Some(&false) {
        return None;
    }
    let apply = b.def_as::<Apply>(place.copied().flatten()?)?;
    let mut inner = apply.affine_map(b)?;
    let mut values: Operands = apply.map_operands(b).iter().collect();
    canonicalize(b, &mut inner, &mut values);
    let shifted_dims: SmallVec<[AffineExpr; 8]> =
        (0..inner.n_dims as usize).map(|n| dim(ctx, dims.len() + n)).collect();
    let shifted_syms: SmallVec<[AffineExpr; 8]> =
        (0..inner.n_syms as usize).map(|n| sym(ctx, syms.len() + n)).collect();
    let shifted = inner.replace(ctx, &shifted_dims, &shifted_syms, 0, 0);
    let &replacement = shifted.results.first()?;
    let mut dim_exprs: Vec<AffineExpr> = (0..dims.len()).map(|n| dim(ctx, n)).collect();
    let mut sym_exprs: Vec<AffineExpr> = (0..syms.len()).map(|n| sym(ctx, n)).collect();
    *(if is_dim { dim_exprs.get_mut(at) } else { sym_exprs.get_mut(at) })? = replacement;
    let (n_dims, n_syms) = (dims.len() as u32 + inner.n_dims, syms.len() as u32 + inner.n_syms);
    let composed = map.replace(ctx, &dim_exprs, &sym_exprs, n_dims, n_syms);
    if composed.is_too_big(ctx) {
        return None;
    }
    *map = composed;
    if is_dim {
        dims[at] = None;
    } else {
        syms[at] = None;
    }
    let (inner_dims, inner_syms) = values.split_at((inner.n_dims as usize).min(values.len()));
    dims.extend(inner_dims.iter().copied().map(Some));
    syms.extend(inner_syms.iter().copied().map(Some));
    Some(())
}

/// Turns dimensions that are valid symbols into symbols and the reverse, and drops constant, duplicate and unused
/// operands (`canonicalizeMapAndOperands`).
pub fn canonicalize(b: &Body, map: &mut AffineMap, operands: &mut Operands) {
    if operands.is_empty() || operands.len() != map.n_inputs() {
        return;
    }
    let ctx = b.ctx();
    reclassify(b, map, operands);
    let used = map.used(ctx);
    let (dims, syms) = operands.split_at(map.n_dims as usize);
    let (used_dims, used_syms) = used.split_at(dims.len());
    let mut kept = Operands::new();
    let mut keep =
        |list: &[Value], used: &[bool], constants: bool, name: fn(&Context, usize) -> AffineExpr| {
            let mut seen: FxHashMap<Value, AffineExpr> = FxHashMap::default();
            let mut expr = |(&value, &used): (&Value, &bool)| {
                let constant = if !used { Some(0) } else { integer_of(b, value).filter(|_| constants) };
                let n = seen.len();
                constant.map(|value| AffineExpr::constant(ctx, value)).unwrap_or_else(|| {
                    *seen.entry(value).or_insert_with(|| {
                        kept.push(value);
                        name(ctx, n)
                    })
                })
            };
            let exprs: SmallVec<[AffineExpr; 8]> = list.iter().zip(used).map(&mut expr).collect();
            (exprs, seen.len() as u32)
        };
    let (dim_exprs, n_dims) = keep(dims, used_dims, false, dim);
    let (sym_exprs, n_syms) = keep(syms, used_syms, true, sym);
    // Otherwise each operand keeps its number.
    if kept.len() != operands.len() {
        *map = map.replace(ctx, &dim_exprs, &sym_exprs, n_dims, n_syms);
        *operands = kept;
    }
}

/// Composes an `affine.apply` with a symbol that is only a valid dimension; returns whether it has one.
///
/// A value that is neither may be the operand of a symbol, until an induction variable replaces it
/// (`arith.select %c, %i, %i`). Canonicalization would do the same next.
pub fn mend_symbols(b: &mut Body, apply: Apply) -> bool {
    let Some(mut map) = apply.affine_map(b) else { return false };
    let mut operands: Operands = apply.map_operands(b).iter().collect();
    let scope = Scope::of(b);
    let is_mere_dim = |&value: &Value| !scope.is_symbol(value) && scope.is_dim(value);
    if operands.len() != map.n_inputs() || !operands.iter().skip(map.n_dims as usize).any(is_mere_dim) {
        return false;
    }
    compose(b, &mut map, &mut operands);
    let attr = map.attr(b.ctx());
    b.set_attr(apply.op(), "map", Some(attr));
    b.set_operands(apply.op(), &operands);
    true
}

/// Replaces a value, and mends the symbols of its users.
pub fn replace_value(b: &mut Body, from: Value, to: Value) {
    let applies: Vec<Apply> = b.uses(from).filter_map(|use_| b.as_::<Apply>(use_.owner)).collect();
    b.replace_all_uses(from, to);
    for apply in applies {
        mend_symbols(b, apply);
    }
}

/// Appends dimensions that are valid symbols to the symbols, and symbols that are only valid dimensions to the
/// dimensions.
pub(super) fn reclassify(b: &Body, map: &mut AffineMap, operands: &mut Operands) {
    let ctx = b.ctx();
    let scope = Scope::of(b);
    let n_dims = map.n_dims as usize;
    let demoted = |value: Value| !scope.is_symbol(value) && scope.is_dim(value);
    let (old_dims, old_syms) = operands.split_at(n_dims);
    if !old_dims.iter().any(|&dim| scope.is_symbol(dim)) && !old_syms.iter().any(|&sym| demoted(sym)) {
        return;
    }
    let (mut dims, mut promoted) = (Operands::new(), Operands::new());
    let n_syms = map.n_syms as usize;
    let mut dim_exprs: SmallVec<[AffineExpr; 8]> = SmallVec::new();
    for &value in operands.iter().take(n_dims) {
        if scope.is_symbol(value) {
            dim_exprs.push(sym(ctx, n_syms + promoted.len()));
            promoted.push(value);
        } else {
            dim_exprs.push(dim(ctx, dims.len()));
            dims.push(value);
        }
    }
    let mut syms: Operands = operands.iter().skip(n_dims).copied().collect();
    syms.extend(promoted);
    *map = map.replace(ctx, &dim_exprs, &[], dims.len() as u32, syms.len() as u32);
    if syms.iter().take(n_syms).any(|&value| demoted(value)) {
        let mut sym_exprs: SmallVec<[AffineExpr; 8]> = SmallVec::new();
        let mut kept = Operands::new();
        for value in syms {
            if demoted(value) {
                sym_exprs.push(dim(ctx, dims.len()));
                dims.push(value);
            } else {
                sym_exprs.push(sym(ctx, kept.len()));
                kept.push(value);
            }
        }
        syms = kept;
        *map = map.replace(ctx, &[], &sym_exprs, dims.len() as u32, syms.len() as u32);
    }
    dims.extend(syms);
    *operands = dims;
}
