//! Folding of the affine operations with regions.

use crate::affine::bounds::simplify_extremum;
use crate::affine::compose::{self, Operands};
use crate::affine::{For, If, Parallel, Yield};
use crate::prelude::*;

/// The bound as a number, if all operands are constants.
fn constant_bound(b: &Body, map: &AffineMap, operands: Values<'_>, best: fn(i64, i64) -> i64) -> Option<i64> {
    let mut constants: SmallVec<[Option<i64>; 6]> = SmallVec::new();
    for value in operands {
        constants.push(Some(integer_of(b, value)?));
    }
    let (results, undefined) = map.fold(b.ctx(), &constants);
    let results = results.iter().copied().collect::<Option<SmallVec<[i64; 4]>>>().filter(|_| !undefined)?;
    results.into_iter().reduce(best)
}

/// Simplifies a bound; `None` if its map stays.
fn simplify_bound(
    b: &Body,
    map: &AffineMap,
    operands: Values<'_>,
    is_max: bool,
) -> Option<(AffineMap, Operands)> {
    let best = if is_max { i64::max } else { i64::min };
    let (new, operands) = match constant_bound(b, map, operands, best) {
        Some(value) => (AffineMap::new(0, 0, &[AffineExpr::constant(b.ctx(), value)]), Operands::new()),
        None => {
            let (mut new, mut operands) = (map.clone(), operands.iter().collect());
            compose::compose(b, &mut new, &mut operands);
            simplify_extremum(b, &mut new, &operands, is_max);
            // Upstream removes a result that equals the one before it.
            new.results.dedup();
            (new, operands)
        }
    };
    (new != *map).then_some((new, operands))
}

/// The results of a loop whose body does nothing, or that has no iterations.
fn idle_results(b: &Body, for_op: For) -> Option<SmallVec<[Value; 4]>> {
    let inits = for_op.inits(b);
    if inits.is_empty() {
        return None;
    }
    let trip_count = for_op.constant_trip_count(b);
    if trip_count == Some(0) {
        return Some(inits.iter().collect());
    }
    let block = b.entry_block(for_op.body(b))?;
    let end = b.first_op(block).filter(|&op| b.is::<Yield>(op))?;
    let mut results: SmallVec<[Value; 4]> = SmallVec::new();
    let (mut from_outside, mut permuted) = (false, false);
    for (i, value) in b.operands(end).iter().enumerate() {
        match b.value_def(value) {
            ValueDef::Arg(at, n) if at == block => {
                // The value of the induction variable in the last iteration is not known here.
                let n = (n as usize).checked_sub(1)?;
                permuted |= n != i;
                results.push(inits.get(n)?);
            }
            _ => {
                from_outside = true;
                results.push(value);
            }
        }
    }
    let known = trip_count.is_some();
    ((!from_outside || known) && (!permuted || trip_count == Some(1))).then_some(results)
}

/// Folds bounds, and loops that do nothing.
pub(in crate::affine) fn for_op(b: &mut Body, for_op: For) -> Fold {
    let (Some(lower), Some(upper)) = (for_op.lower_map(b), for_op.upper_map(b)) else {
        return Fold::None;
    };
    let (lower_operands, upper_operands) = (for_op.lower_bound_operands(b), for_op.upper_bound_operands(b));
    let new_lower = simplify_bound(b, &lower, lower_operands, true);
    let new_upper = simplify_bound(b, &upper, upper_operands, false);
    let changed = new_lower.is_some() || new_upper.is_some();
    if changed {
        let lower = new_lower.unwrap_or_else(|| (lower, lower_operands.to_vec()));
        let upper = new_upper.unwrap_or_else(|| (upper, upper_operands.to_vec()));
        for_op.set_bounds(b, &lower, &upper);
    }
    match idle_results(b, for_op) {
        Some(results) => Fold::values(results),
        None if changed => Fold::InPlace,
        None => Fold::None,
    }
}

/// Folds `affine.apply`s and constants into the condition.
pub(in crate::affine) fn if_op(b: &mut Body, if_op: If) -> Fold {
    let set = if_op.condition(b).and_then(|condition| IntegerSet::of(b.ctx(), condition));
    let Some(set) = set else { return Fold::None };
    let mut map = set.map();
    let mut operands: Operands = if_op.operands(b).iter().collect();
    compose::compose_condition(b, &mut map, &mut operands);
    if map == set.map() && if_op.operands(b).iter().eq(operands.iter().copied()) {
        return Fold::None;
    }
    let attr = set.with_map(&map).attr(b.ctx());
    b.set_slot(if_op.0, If::SLOTS.condition, Some(attr));
    b.set_operands(if_op.0, &operands);
    Fold::InPlace
}

/// Folds `affine.apply`s and constants into the bounds.
pub(in crate::affine) fn parallel(b: &mut Body, parallel: Parallel) -> Fold {
    let (Some(lower), Some(upper)) = (parallel.lower_map(b), parallel.upper_map(b)) else {
        return Fold::None;
    };
    let mut new_lower = (lower.clone(), parallel.lower_operands(b).to_vec());
    let mut new_upper = (upper.clone(), parallel.upper_operands(b).to_vec());
    compose::compose(b, &mut new_lower.0, &mut new_lower.1);
    compose::compose(b, &mut new_upper.0, &mut new_upper.1);
    if new_lower.0 == lower && new_upper.0 == upper {
        return Fold::None;
    }
    parallel.set_bounds(b, &new_lower, &new_upper);
    Fold::InPlace
}
