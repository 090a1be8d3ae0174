//! `canonicalize`: applies the canonicalization patterns of all operations, and folds, until nothing changes.

use crate::greedy::{GreedyConfig, Patterns, RegionSimplification, apply_patterns_with};
use crate::pass::PassContext;
use crate::{pass_enum, transforms::Canonicalize};
use terrace_ir::rewriter::Pattern;
use terrace_ir::{Context, Result};

pass_enum! {
    /// The option `region-simplify`: which control flow is simplified between the rounds.
    RegionSimplify {
        /// None, but unreachable blocks are erased.
        Disabled = "disabled",
        /// Unused block arguments are erased, too.
        Normal = "normal",
        /// Identical blocks are merged, too.
        Aggressive = "aggressive",
    }
}

/// Runs the pass.
pub(super) fn canonicalize(options: &Canonicalize, pass: &mut PassContext<'_>) -> Result {
    let limit = |n: i64| u64::try_from(n).ok();
    let config = GreedyConfig {
        top_down: options.top_down,
        region_simplification: match options.region_simplify {
            RegionSimplify::Disabled => RegionSimplification::Disabled,
            RegionSimplify::Normal => RegionSimplification::Normal,
            RegionSimplify::Aggressive => RegionSimplification::Aggressive,
        },
        max_rounds: limit(options.max_iterations),
        max_rewrites: limit(options.max_num_rewrites),
    };
    let patterns = canonicalization_patterns(&pass.ctx(), |pattern| {
        let is_in = |names: &[String]| names.iter().any(|name| name == pattern.name);
        !is_in(&options.disable_patterns)
            && (options.enable_patterns.is_empty() || is_in(&options.enable_patterns))
    });
    let result = apply_patterns_with(pass.body, pass.op, &patterns, config, pass.threads);
    pass.finish(result.changed)?;
    if options.test_convergence && !result.converged {
        let scope = terrace_ir::Scope { body: pass.body, parent: pass.outer };
        let message = "was not canonicalized: patterns still apply after the greatest number of iterations";
        return scope.at(pass.op).fail(message);
    }
    Ok(())
}

/// The canonicalization patterns of the operations of all dialects that `keep` accepts.
pub fn canonicalization_patterns(ctx: &Context, keep: impl Fn(&Pattern) -> bool) -> Patterns<Pattern> {
    let mut patterns = Patterns::new();
    for pattern in ctx.dialects().iter().flat_map(|dialect| dialect.hooks.canonicalize) {
        if keep(pattern) {
            patterns.push(pattern);
        }
    }
    patterns
}
