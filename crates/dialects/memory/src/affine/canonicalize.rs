//! The canonicalization patterns of `affine`: maps and their operands, minima and maxima, and conditions. Index
//! arithmetic is in the module `index_ops`.

mod index_ops;

use super::bounds::linear_form;
use super::compose::Operands;
use super::simplify::simplify_with_operands;
use super::*;
use crate::prelude::*;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "SimplifyAffineOp<mlir::affine::AffineApplyOp>": Apply => fn(simplify_map_of);
    "CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::AffineMinOp>" in "": Min => fn(single_result);
    "DeduplicateAffineMinMaxExpressions<mlir::affine::AffineMinOp>" in "": Min => fn(remove_duplicates);
    "MergeAffineMinMaxOp<mlir::affine::AffineMinOp>" in "": Min => fn(merge_operands);
    "SimplifyAffineOp<mlir::affine::AffineMinOp>": Min => fn(simplify_map_of);
    "CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::AffineMinOp>" in "": Min => fn(sort_results);
    "CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::AffineMaxOp>" in "": Max => fn(single_result);
    "DeduplicateAffineMinMaxExpressions<mlir::affine::AffineMaxOp>" in "": Max => fn(remove_duplicates);
    "MergeAffineMinMaxOp<mlir::affine::AffineMaxOp>" in "": Max => fn(merge_operands);
    "SimplifyAffineOp<mlir::affine::AffineMaxOp>": Max => fn(simplify_map_of);
    "CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::AffineMaxOp>" in "": Max => fn(sort_results);
    "SimplifyAffineOp<mlir::affine::AffinePrefetchOp>": Prefetch => fn(simplify_map_of);
    "SimplifyAffineOp<mlir::affine::AffineLoadOp>": Load => fn(simplify_map_of);
    "SimplifyAffineOp<mlir::affine::AffineStoreOp>": Store => fn(simplify_map_of);
    "SimplifyAffineOp<mlir::affine::AffineVectorLoadOp>": VectorLoad => fn(simplify_map_of);
    "SimplifyAffineOp<mlir::affine::AffineVectorStoreOp>": VectorStore => fn(simplify_map_of);
    "SimplifyDeadElse": If => fn(erase_empty_else);
    "AlwaysTrueOrFalseIf": If => fn(known_condition);
    "CancelDelinearizeOfLinearizeDisjointExactTail": DelinearizeIndex => fn(index_ops::delinearize_of_linearize);
    "DropUnitExtentBasis": DelinearizeIndex => fn(index_ops::drop_unit_extents);
    "SplitDelinearizeSpanningLastLinearizeArg": DelinearizeIndex => fn(index_ops::split_at_last_index);
    "CancelLinearizeOfDelinearizePortion": LinearizeIndex => fn(index_ops::linearize_of_delinearize);
    "DropLinearizeLeadingZero": LinearizeIndex => fn(index_ops::drop_leading_zero);
    "DropLinearizeUnitComponentsIfDisjointOrZero": LinearizeIndex => fn(index_ops::drop_unit_indices);
];

/// The patterns of `affine.apply`, `affine.for` and `affine.if`.
pub fn structure_patterns() -> impl Iterator<Item = &'static greedy::Pattern> {
    let is_structure = |pattern: &&greedy::Pattern| {
        [Apply::DEF.code(), For::DEF.code(), If::DEF.code()].contains(&pattern.root.code())
    };
    PATTERNS.iter().filter(is_structure)
}

/// The patterns of `affine.load` and `affine.store`.
pub fn access_patterns() -> impl Iterator<Item = &'static greedy::Pattern> {
    PATTERNS.iter().filter(|pattern| [Load::DEF.code(), Store::DEF.code()].contains(&pattern.root.code()))
}

/// The patterns of `affine.min` and `affine.max`.
pub fn extremum_patterns() -> impl Iterator<Item = &'static greedy::Pattern> {
    PATTERNS.iter().filter(|pattern| [Min::DEF.code(), Max::DEF.code()].contains(&pattern.root.code()))
}

/// The map of an operation and the operands it takes: the last ones, behind a memref and a stored value.
pub(super) fn map_and_operands(b: &Body, op: Op) -> Option<(AffineMap, Operands)> {
    let map = AffineMap::of(b.ctx(), b.attr(op, "map")?)?;
    let operands = b.operands(op);
    let first = operands.len().checked_sub(map.n_inputs())?;
    Some((map, operands.slice(first, operands.len()).iter().collect()))
}

/// Replaces an operation by one of the same kind with another map and its operands.
fn replace_map(rw: &mut Rewriter<'_>, op: Op, map: &AffineMap, operands: &[Value]) -> Option<Operands> {
    let (old, old_operands) = map_and_operands(rw, op)?;
    let n_kept = rw.n_operands(op).checked_sub(old_operands.len())?;
    debug_assert_eq!(old.n_inputs(), old_operands.len(), "as many operands as inputs");
    let mut state = OpState::like(rw, op);
    state.dict = None;
    state.operands.extend(rw.operands(op).iter().take(n_kept).chain(operands.iter().copied()));
    let new = rw.create(state);
    let attr = map.attr(rw.ctx());
    rw.set_attr(new, "map", Some(attr));
    Some(rw.results(new).iter().collect())
}

/// Composes the map with `affine.apply`s that define operands, and simplifies it.
fn simplify_map_of<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let (old, old_operands) = map_and_operands(rw, op.op())?;
    let (mut map, mut operands) = (old.clone(), old_operands.clone());
    compose::compose(rw, &mut map, &mut operands);
    if map != old || operands != old_operands {
        compose::canonicalize(rw, &mut map, &mut operands);
    }
    simplify_with_operands(rw, &mut map, &operands);
    if map == old && operands == old_operands {
        return None;
    }
    replace_map(rw, op.op(), &map, &operands)
}

/// The only result is the extremum.
fn single_result<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (map, operands) = map_and_operands(rw, op.op())?;
    if map.results.len() != 1 {
        return None;
    }
    let attr = map.attr(rw.ctx());
    Some(Apply::new(rw, Type::INDEX, attr, &operands))
}

/// Removes results that equal an earlier one.
fn remove_duplicates<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let (map, operands) = map_and_operands(rw, op.op())?;
    let mut results: SmallVec<[AffineExpr; 4]> = SmallVec::new();
    for &expr in &map.results {
        if !results.contains(&expr) {
            results.push(expr);
        }
    }
    if results.len() == map.results.len() {
        return None;
    }
    replace_map(rw, op.op(), &AffineMap { results, ..map }, &operands)
}

/// Replaces results that name a value of the same kind of extremum by the results of its map.
fn merge_operands<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let ctx = rw.ctx().clone();
    let (map, operands) = map_and_operands(rw, op.op())?;
    let (dims, syms) = operands.split_at((map.n_dims as usize).min(operands.len()));
    let (mut dims, mut syms) = (dims.to_vec(), syms.to_vec());
    let (mut results, mut merged): (SmallVec<[AffineExpr; 4]>, Vec<Op>) = Default::default();
    for &expr in &map.results {
        let named = match expr.node(&ctx) {
            AffineNode::Dim(n) => dims.get(n as usize),
            AffineNode::Sym(n) => syms.get(n as usize),
            _ => None,
        };
        match named.and_then(|&value| rw.def_op(value)).filter(|&def| rw.is::<K>(def)) {
            Some(def) => merged.push(def),
            None => results.push(expr),
        }
    }
    if merged.is_empty() {
        return None;
    }
    for def in merged {
        let (inner, inner_operands) = map_and_operands(rw, def)?;
        let (n_dims, n_syms) = (dims.len() as u32, syms.len() as u32);
        let new_dims: Vec<AffineExpr> =
            (0..inner.n_dims).map(|n| AffineExpr::dim(&ctx, n_dims + n)).collect();
        let new_syms: Vec<AffineExpr> =
            (0..inner.n_syms).map(|n| AffineExpr::sym(&ctx, n_syms + n)).collect();
        results.extend(inner.replace(&ctx, &new_dims, &new_syms, 0, 0).results);
        let (inner_dims, inner_syms) =
            inner_operands.split_at((inner.n_dims as usize).min(inner_operands.len()));
        dims.extend(inner_dims);
        syms.extend(inner_syms);
    }
    let map = AffineMap { n_dims: dims.len() as u32, n_syms: syms.len() as u32, results };
    if map.is_too_big(&ctx) {
        return None;
    }
    dims.extend(syms);
    replace_map(rw, op.op(), &map, &dims)
}

/// Sorts linear results by their coefficients.
fn sort_results<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let (mut map, operands) = map_and_operands(rw, op.op())?;
    let form = |&expr: &AffineExpr| linear_form(rw.ctx(), expr, map.n_dims as usize, map.n_syms as usize);
    let forms: Vec<_> = map.results.iter().map(|expr| Some((form(expr)?, *expr))).collect::<Option<_>>()?;
    if forms.is_sorted_by(|a, b| a.0 <= b.0) {
        return None;
    }
    let mut sorted = forms;
    sorted.sort_by(|a, b| a.0.cmp(&b.0));
    map.results = sorted.into_iter().map(|(_, expr)| expr).collect();
    replace_map(rw, op.op(), &map, &operands)
}

/// Erases an `else` block that does nothing.
fn erase_empty_else(op: If, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = rw.entry_block(op.else_region(rw))?;
    let first = rw.first_op(block)?;
    if rw.next_op(first).is_some() || rw.n_results(op.0) != 0 {
        return None;
    }
    rw.erase(first);
    rw.erase_block(block);
    rw.modified(op.0);
    Some(())
}

/// Replaces a condition that always or never holds by the chosen region.
fn known_condition(op: If, rw: &mut Rewriter<'_>) -> Option<()> {
    let set = op.condition(rw).and_then(|condition| IntegerSet::of(rw.ctx(), condition))?;
    let value = |at: usize| set.constraints.get(at).and_then(|(expr, _)| expr.as_const(rw.ctx()));
    let is_single_equality = set.constraints.len() == 1 && set.constraints.iter().all(|&(_, equal)| equal);
    let region = match value(0).filter(|_| is_single_equality) {
        Some(1) => match rw.entry_block(op.else_region(rw)) {
            None if rw.n_results(op.0) == 0 => {
                rw.erase(op.0);
                return Some(());
            }
            _ => op.else_region(rw),
        },
        Some(0) => op.then_region(rw),
        _ => return None,
    };
    let block = rw.entry_block(region)?;
    rw.last_op(block).filter(|&end| rw.is::<Yield>(end))?;
    rw.replace_by_block(op.0, block, &[])
}
