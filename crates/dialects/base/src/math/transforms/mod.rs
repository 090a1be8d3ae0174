//! Passes on `math`.

pub mod expand_ops;
pub mod extend_to_supported_types;
pub mod sincos_fusion;
pub mod uplift_to_fma;

use terrace_ir::Result;
use terrace_rewrite::greedy::{Pattern, Patterns, apply_patterns_greedily};
use terrace_rewrite::pass::PassContext;

/// Applies patterns greedily to all operations inside the pass's operation.
fn apply(pass: &mut PassContext<'_>, patterns: &'static [Pattern]) -> Result {
    let patterns = Patterns::new().add(patterns);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}
