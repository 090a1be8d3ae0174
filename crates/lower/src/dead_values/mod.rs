//! `remove-dead-values`: removes values that have no influence on what a program does, with the operations that compute
//! them, the arguments that receive them and the results that return them.
//!
//! `find` decides what is removed, by the liveness of values; `edit` removes it. Values that are passed to loops and
//! other operations with regions are replaced by poison, so that canonicalization removes the arguments.

mod edit;
mod find;
mod signature;

use terrace_ir::rewriter::Pattern;
use terrace_ir::{Body, Op, Result};
use terrace_rewrite::dataflow::{Forest, liveness_of};
use terrace_rewrite::greedy::{Patterns, apply_patterns_around_ops};
use terrace_rewrite::parallel::for_each_nested;
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;
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
        changed |= canonicalize(pass.body.region_body_mut(pass.op), &patterns, threads);
    }
    pass.finish(changed)
}

/// Applies patterns to the operations with control flow between their regions, in a body and those inside it.
fn canonicalize(body: &mut Body, patterns: &Patterns<Pattern>, threads: usize) -> bool {
    let mut stack: Vec<Op> = Vec::new();
    let mut ops: Vec<Op> = Vec::new();
    for block in body.root_regions().flat_map(|region| body.blocks(region)) {
        stack.extend(body.ops(block));
    }
    // Reversed preorder with children reversed is postorder.
    while let Some(op) = stack.pop() {
        ops.extend(body.def(op).hooks.region_edges.map(|_| op));
        if body.has_inner_regions(op) {
            for block in body.regions(op).into_iter().flat_map(|region| body.blocks(region)) {
                stack.extend(body.ops(block));
            }
        }
    }
    ops.reverse();
    let changed = !ops.is_empty() && apply_patterns_around_ops(body, &ops, patterns);
    let nested = for_each_nested(body, threads, |_, nested| canonicalize(nested, patterns, 1));
    changed | nested.contains(&true)
}
