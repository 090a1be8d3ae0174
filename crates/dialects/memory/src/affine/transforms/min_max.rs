//! `affine-simplify-min-max`: removes results of minima and maxima that others bound.

use crate::affine::analysis::value_bounds::{Comparison, holds};
use crate::affine::canonicalize::extremum_patterns;
use crate::affine::compose::{Operands, compose};
use crate::affine::{Apply, Max, Min};
use crate::prelude::*;

passes! {
    /// Simplify affine min/max/apply.
    ///
    /// Removes results of `affine.min` and `affine.max` that others bound, by the bounds of their operands.
    SimplifyMinMax("SimplifyAffineMinMaxPass") = "affine-simplify-min-max"
        on(Anchor::Interface(Trait::FunctionOpInterface)) => simplify_min_max;
}

fn simplify_min_max(_: &SimplifyMinMax, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, patterns())
}

static PATTERNS: &[greedy::Pattern] = rewrites![Max => max, Min => min, Apply => apply];

/// The patterns of the pass.
pub(super) fn patterns() -> Patterns<greedy::Pattern> {
    let mut patterns = Patterns::new();
    extremum_patterns().for_each(|pattern| patterns.push(pattern));
    patterns.add(PATTERNS)
}

fn max(op: Max, rw: &mut Rewriter<'_>) -> Option<()> {
    extremum(rw, op.0, Comparison::Greater, Comparison::NotGreater)
}

fn min(op: Min, rw: &mut Rewriter<'_>) -> Option<()> {
    extremum(rw, op.0, Comparison::Less, Comparison::NotLess)
}

/// Keeps of comparable results the one that is `better` than the others.
fn extremum(rw: &mut Rewriter<'_>, op: Op, better: Comparison, not_better: Comparison) -> Option<()> {
    let map = symbolic_map(rw, op)?;
    let kept = kept_results(rw, op, &map, better, not_better);
    if kept.len() >= map.results.len() {
        return None;
    }
    let results: Vec<AffineExpr> = kept.into_iter().filter_map(|at| map.results.get(at).copied()).collect();
    let attr = AffineMap::new(0, map.n_syms, &results).attr(rw.ctx());
    rw.set_attr(op, "map", Some(attr));
    rw.modified(op);
    Some(())
}

/// The map with its dimensions as the first symbols.
fn symbolic_map(b: &Body, op: Op) -> Option<AffineMap> {
    let ctx = b.ctx();
    let map = AffineMap::of(ctx, b.attr(op, "map")?)?;
    let dims: Vec<AffineExpr> = (0..map.n_dims).map(|n| AffineExpr::sym(ctx, n)).collect();
    let syms: Vec<AffineExpr> = (0..map.n_syms).map(|n| AffineExpr::sym(ctx, map.n_dims + n)).collect();
    Some(map.replace(ctx, &dims, &syms, 0, map.n_dims + map.n_syms))
}

/// The best result of each class of comparable results, in upstream's order.
fn kept_results(b: &Body, op: Op, map: &AffineMap, better: Comparison, not_better: Comparison) -> Vec<usize> {
    let operands: Operands = b.operands(op).iter().collect();
    let n = map.results.len();
    let single =
        |at: usize| AffineMap { results: map.results.get(at).copied().into_iter().collect(), ..*map };
    let is = |first: usize, second: usize, comparison| {
        holds(b, &single(first), &single(second), &operands, comparison)
    };
    // The first result of each result's class, and the best one of each class.
    let mut class: Vec<usize> = (0..n).collect();
    let mut best: Vec<Option<usize>> = vec![None; n];
    for i in 0..n {
        if best[class[i]].is_some() {
            continue;
        }
        let mut bound = i;
        for j in i + 1..n {
            let other = class[j];
            if other == class[i] {
                continue;
            }
            let rival = best[other].unwrap_or(j);
            if !is(bound, rival, better) {
                if !is(bound, rival, not_better) {
                    continue;
                }
                bound = rival;
            }
            let (low, high) = (class[i].min(other), class[i].max(other));
            class.iter_mut().filter(|class| **class == high).for_each(|class| *class = low);
        }
        best[class[i]] = Some(bound);
    }
    let mut leaders: Vec<usize> = (0..n).filter(|&at| class[at] == at && best[at].is_some()).collect();
    // Upstream keeps the results in a hash table, whose order is visible.
    let mut buckets = 64;
    while leaders.len() * 4 >= buckets * 3 {
        buckets *= 2;
    }
    leaders.sort_by_key(|leader| leader.wrapping_mul(37) % buckets);
    leaders.into_iter().filter_map(|leader| best[leader]).collect()
}

/// Composes the map with `affine.apply`s that define operands; as in upstream, also if only an `affine.min` defines one.
fn apply(op: Apply, rw: &mut Rewriter<'_>) -> Option<()> {
    let old = op.affine_map(rw)?;
    let (mut map, mut operands): (AffineMap, Operands) = (old.clone(), op.map_operands(rw).iter().collect());
    let composable =
        |b: &Body, value| b.def_op(value).is_some_and(|def| b.is::<Apply>(def) || b.is::<Min>(def));
    while operands.iter().any(|&value| composable(rw, value)) {
        let before = (map.clone(), operands.clone());
        compose(rw, &mut map, &mut operands);
        if before == (map.clone(), operands.clone()) {
            break;
        }
    }
    if map == old {
        return None;
    }
    let attr = map.attr(rw.ctx());
    rw.set_slot(op.0, Apply::SLOTS.map, Some(attr));
    rw.set_operands(op.0, &operands);
    rw.modified(op.0);
    Some(())
}
