//! Interchange of loops: those whose iterations depend on each other become the innermost ones.

use super::super::nest::perfect_nest;
use super::super::tile::has_ordered_effects;
use crate::affine::For;
use crate::affine::analysis::access::{Access, nesting_depth};
use crate::affine::analysis::dependence::{Dependence, depends};
use crate::prelude::*;

/// The least and the greatest distance of dependent iterations in each loop around both accesses.
type Distances = Vec<(Option<i64>, Option<i64>)>;

/// The dependences that `n` loops from number `first` on, the outermost being 1, carry, and whether these are all.
fn dependences(b: &Body, accesses: &[Access], first: usize, n: usize) -> (Vec<Distances>, bool) {
    let (mut all, mut is_known) = (Vec::new(), true);
    for depth in first..first + n {
        for (from, to) in accesses.iter().flat_map(|from| accesses.iter().map(move |to| (from, to))) {
            match depends(b, from, to, depth, false) {
                Dependence::Some(distances) => all.push(distances),
                Dependence::None => {}
                Dependence::Unknown => is_known = false,
            }
        }
    }
    (all, is_known)
}

/// Whether all dependences point forwards when the loops from number `skipped` on are in another order.
fn points_forwards(dependences: &[Distances], skipped: usize, order: &[usize]) -> bool {
    dependences.iter().all(|distances| {
        let mut least = order.iter().map(|&at| distances.get(skipped + at).and_then(|one| one.0));
        let first = least.find(|&least| least != Some(0));
        first.is_none_or(|least| least.is_some_and(|least| least > 0))
    })
}

/// Makes loops of a perfect nest that carry dependences the innermost ones, and keeps the order of both kinds otherwise. Returns
/// the outermost loop.
pub(super) fn sink_sequential_loops(b: &mut Body, root: For) -> For {
    let nest = perfect_nest(b, root);
    match new_order(b, &nest) {
        Some(order) => permute(b, &nest, &order).unwrap_or(root),
        None => root,
    }
}

fn new_order(b: &Body, nest: &[For]) -> Option<Vec<usize>> {
    let (root, n) = (nest.first()?, nest.len());
    if n < 2 {
        return None;
    }
    let accesses = Access::inside(b, root.0);
    // Upstream counts the loops from the outermost one of the function.
    let (found, _) = dependences(b, &accesses, 1, n);
    let is_parallel = |at: &usize| {
        found.iter().all(|distances| distances.get(*at).is_none_or(|one| *one == (Some(0), Some(0))))
    };
    let (mut order, sequential): (Vec<usize>, Vec<usize>) = (0..n).partition(is_parallel);
    order.extend(sequential);
    if order.is_sorted() || !points_forwards(&found, 0, &order) {
        return None;
    }
    // What upstream does not check.
    let skipped = nesting_depth(b, root.0);
    let (own, is_known) = dependences(b, &accesses, skipped + 1, n);
    let ivs: Vec<Value> = nest.iter().filter_map(|op| op.induction_variable(b)).collect();
    let place = |at: usize| order.iter().position(|&other| other == at);
    // Bounds can only name the loops around them.
    let is_free = |(at, op): (usize, &For)| {
        let mut operands = b.operands(op.0).iter();
        b.n_results(op.0) == 0
            && operands.all(|operand| match ivs.iter().position(|&iv| iv == operand) {
                Some(outer) => place(outer) < place(at),
                None => !b.is_defined_inside(operand, root.0),
            })
    };
    let is_legal = is_known
        && points_forwards(&own, skipped, &order)
        && nest.iter().enumerate().all(is_free)
        && !has_ordered_effects(b, *root, &accesses);
    is_legal.then_some(order)
}

/// Gives the loops of a perfect nest another order.
fn permute(b: &mut Body, nest: &[For], order: &[usize]) -> Option<For> {
    let loops: Vec<For> = order.iter().filter_map(|&at| nest.get(at)).copied().collect();
    let (old_root, old_last) = (nest.first()?, nest.last()?);
    let (root, last) = (*loops.first()?, *loops.last()?);
    let block = |b: &Body, op: For| b.entry_block(op.body(b));
    let end = |b: &Body, op: For| b.last_op(block(b, op)?);
    // A place for the new root, and the operations of the body, which are then moved as they are.
    let next = b.next_op(old_root.0)?;
    let old_body = block(b, *old_last)?;
    let ops: Vec<Op> = b.ops(old_body).filter(|&op| Some(op) != b.last_op(old_body)).collect();
    nest.iter().for_each(|op| b.detach(op.0));
    b.insert_before(root.0, next);
    for pair in loops.windows(2) {
        let end = end(b, pair[0])?;
        b.insert_before(pair[1].0, end);
    }
    if last.0 != old_last.0 {
        let end = end(b, last)?;
        // The innermost loop's body starts with what the old one had, and has no other operations.
        for op in ops {
            b.move_before(op, end);
        }
    }
    Some(root)
}
