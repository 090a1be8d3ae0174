//! `canonicalize`: applies the canonicalization patterns of all operations, and folds, until nothing changes.

use crate::greedy::{GreedyConfig, Patterns, RegionSimplification, apply_patterns_with};
use crate::pass::{Anchor, PassContext};
use crate::{pass_enum, passes};
use std::sync::{Arc, Mutex, PoisonError};
use terrace_ir::decl::DialectDef;
use terrace_ir::rewriter::Pattern;
use terrace_ir::{Context, Result};

passes! {
    /// Canonicalize operations.
    Canonicalize("Canonicalizer") = "canonicalize" on(Anchor::Any) {
        /// Seed the worklist in general top-down order
        top_down: bool = true,
        /// Perform control flow optimizations to the region tree
        region_simplify: RegionSimplify = RegionSimplify::Normal,
        /// Max. iterations between applying patterns / simplifying regions
        max_iterations: i64 = 10,
        /// Max. number of pattern rewrites within an iteration
        max_num_rewrites: i64 = -1,
        /// Test only: Fail pass on non-convergence to detect cyclic pattern
        test_convergence: bool = false,
        /// Labels of patterns that should be filtered out during application
        disable_patterns: Vec<String> = Vec::new(),
        /// Labels of patterns that should be used during application, all other patterns are filtered out
        enable_patterns: Vec<String> = Vec::new(),
    } => canonicalize;
}

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
fn canonicalize(options: &Canonicalize, pass: &mut PassContext<'_>) -> Result {
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
    let patterns = match options.disable_patterns.is_empty() && options.enable_patterns.is_empty() {
        true => all_patterns(&pass.ctx()),
        false => Arc::new(canonicalization_patterns(&pass.ctx(), |pattern| {
            let is_in = |names: &[String]| names.iter().any(|name| name == pattern.name);
            !is_in(&options.disable_patterns)
                && (options.enable_patterns.is_empty() || is_in(&options.enable_patterns))
        })),
    };
    let result = apply_patterns_with(pass.body, pass.op, &patterns, config, pass.threads);
    pass.finish(result.changed)?;
    if options.test_convergence && !result.converged {
        let scope = terrace_ir::Scope { body: pass.body, parent: pass.outer };
        let message = "was not canonicalized: patterns still apply after the greatest number of iterations";
        return scope.at(pass.op).fail(message);
    }
    Ok(())
}

/// The canonicalization patterns of all dialects. The last list is kept, because `inline` runs the pass on each function,
/// and a list takes longer to make than a small function to canonicalize: `opt --inline` takes 7 % less time on sqlite3 at
/// -O0, 39 % less on the benchmark's `wide`.
fn all_patterns(ctx: &Context) -> Arc<Patterns<Pattern>> {
    type List = (Vec<&'static DialectDef>, Arc<Patterns<Pattern>>);
    static LAST: Mutex<Option<List>> = Mutex::new(None);
    let dialects = ctx.dialects();
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((known, patterns)) = &*last
        && known.len() == dialects.len()
        && known.iter().zip(&dialects).all(|(a, b)| core::ptr::eq(*a, *b))
    {
        return Arc::clone(patterns);
    }
    let patterns = Arc::new(canonicalization_patterns(ctx, |_| true));
    *last = Some((dialects, Arc::clone(&patterns)));
    patterns
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
