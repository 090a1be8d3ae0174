//! Passes from `affine` to `affine` and `arith`.
//!
//! [`expand_index`] expands index arithmetic (`affine-expand-index-ops`, `affine-expand-index-ops-as-affine`),
//! `normalize` makes loops start at zero (`affine-loop-normalize`).

pub mod expand_index;
mod normalize;
mod promote;

use terrace_ir::Result;
use terrace_rewrite::convert::BodyPass;
use terrace_rewrite::greedy::{Pattern, Patterns, apply_patterns_greedily};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;

passes! {
    /// Lower affine operations operating on indices into more fundamental operations.
    ExpandIndexOps("AffineExpandIndexOps") = "affine-expand-index-ops" on(Anchor::Any) => expand_index_ops;

    /// Lower affine operations operating on indices into affine.apply operations.
    ExpandIndexOpsAsAffine("AffineExpandIndexOpsAsAffine") = "affine-expand-index-ops-as-affine" on(Anchor::Any)
        => expand_index_ops_as_affine;

    /// Apply normalization transformations to affine loop-like ops.
    LoopNormalize("AffineLoopNormalize") = "affine-loop-normalize" on(Anchor::Op("func.func"), Body) {
        /// Promote single iteration loops
        promote_single_iter: bool = false,
    } => loop_normalize;
}

fn loop_normalize(o: &LoopNormalize, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(normalize::pass(o.promote_single_iter))
}

fn expand_index_ops(_: &ExpandIndexOps, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, expand_index::PATTERNS)
}

fn expand_index_ops_as_affine(_: &ExpandIndexOpsAsAffine, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, expand_index::AS_AFFINE)
}

/// Applies patterns greedily to all operations inside the pass's operation.
fn rewrite(pass: &mut PassContext<'_>, table: &'static [Pattern]) -> Result {
    let patterns = Patterns::new().add(table);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}
