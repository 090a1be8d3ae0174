//! `remove-dead-values`: removes values that have no influence on what a program does, with the operations that compute
//! them, the arguments that receive them and the results that return them.
//!
//! `find` decides what is removed, by the liveness of values; `edit` removes it. Values that are passed to loops and
//! other operations with regions are replaced by poison, so that canonicalization removes the arguments.

mod edit;
mod find;
mod signature;

use terrace_rewrite::dataflow::{Forest, liveness_of};
use terrace_rewrite::greedy::apply_patterns_around_ops;
use terrace_rewrite::parallel::for_each_nested;
use terrace_rewrite::prelude::*;
use terrace_rewrite::transforms::canonicalization_patterns;

passes! {
    /// Remove dead values.
    ///
    /// A value is dead if no operation with effects uses it, it does not decide where control goes, and only dead values are
    /// computed from it. Arguments and results of private functions are removed as well.
    RemoveDeadValues("RemoveDeadValues") = "remove-dead-values" on(Anchor::Any) {
        /// Canonicalize region branch ops
        canonicalize: bool = true,
    } => remove_dead_values;
}

fn remove_dead_values(options: &RemoveDeadValues, pass: &mut PassContext<'_>) -> Result {
    let Some(mut forest) = Forest::take(pass) else { return pass.finish(false) };
    for function in forest.functions() {
        if !find::can_shrink(&forest, function) {
            forest.assume_other_callers(function);
        }
    }
    let (core, live) = pass.time_analysis("dataflow::RunLivenessAnalysis", || liveness_of(forest));
    let mut forest = core.forest;
    let dead = find::find(&forest, &live);
    let mut changed = edit::remove(&mut forest, dead);
    forest.restore(pass);
    if options.canonicalize {
        let patterns = canonicalization_patterns(&pass.ctx(), |_| true);
        let threads = pass.threads;
        let body = pass.body.region_body_mut(pass.op);
        let has_common_region = n_bodies_with_branches(body) == 1;
        changed |= canonicalize(body, has_common_region, &patterns, threads);
    }
    pass.finish(changed)
}

/// The operations of a body with control flow between their regions, inner ones before those around them.
fn region_branches(body: &Body) -> Vec<Op> {
    let mut ops: Vec<Op> = Vec::new();
    body.walk(|op| ops.extend(body.def(op).hooks.region_edges.map(|_| op)));
    postorder(body, &ops)
}

/// How many bodies have operations with control flow between their regions: a body and those inside it.
fn n_bodies_with_branches(body: &Body) -> usize {
    let nested = body.nested_ops().into_iter().filter_map(|op| body.nested_body(op));
    usize::from(!region_branches(body).is_empty()) + nested.map(n_bodies_with_branches).sum::<usize>()
}

/// The innermost region that has these operations.
fn common_region(body: &Body, ops: &[Op]) -> Option<Region> {
    let region_of = |op: Op| body.region_of(body.block_of(op)?);
    let is_in = |op: Op, region: Region| {
        let mut at = region_of(op);
        while let Some(inner) = at.filter(|&at| at != region) {
            at = body.region_parent(inner).and_then(region_of);
        }
        at.is_some()
    };
    let mut common = region_of(*ops.first()?)?;
    for &op in ops {
        while !is_in(op, common) {
            common = region_of(body.region_parent(common)?)?;
        }
    }
    Some(common)
}

/// Applies patterns to the operations with control flow between their regions, in a body and those inside it. If all are in
/// one region, operations outside of it stay.
fn canonicalize(
    body: &mut Body,
    has_common_region: bool,
    patterns: &Patterns<greedy::Pattern>,
    threads: usize,
) -> bool {
    let ops = region_branches(body);
    let has_parent = |region: &Region| body.region_parent(*region).is_some();
    let scope = common_region(body, &ops).filter(|region| has_common_region && has_parent(region));
    let changed = !ops.is_empty() && apply_patterns_around_ops(body, &ops, scope, patterns);
    let nested =
        for_each_nested(body, threads, |_, nested| canonicalize(nested, has_common_region, patterns, 1));
    changed | nested.contains(&true)
}
