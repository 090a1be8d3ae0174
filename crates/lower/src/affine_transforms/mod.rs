//! Passes from `affine` to `affine` and `arith`.
//!
//! [`expand_index`] expands index arithmetic (`affine-expand-index-ops`, `affine-expand-index-ops-as-affine`),
//! `normalize` makes loops start at zero (`affine-loop-normalize`), `unroll` repeats bodies (`affine-loop-unroll`).

pub mod expand_index;
mod normalize;
mod promote;
mod unroll;

use terrace_ir::decl::Trait;
use terrace_ir::{Loc, Result};
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

    /// Unroll affine loops.
    ///
    /// Only innermost loops are unrolled.
    LoopUnroll("AffineLoopUnroll") = "affine-loop-unroll" on(Anchor::Interface(Trait::FunctionOpInterface)) {
        /// Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll.
        unroll_factor: i64 = 4,
        /// Allow unrolling up to the factor specified
        unroll_up_to_factor: bool = false,
        /// Unroll innermost loops repeatedly this many times
        unroll_num_reps: u32 = 1,
        /// Unroll all loops with trip count less than or equal to this (has no effect, as in MLIR)
        unroll_full_threshold: u32 = 1,
        /// Fully unroll the cleanup loop when possible.
        cleanup_unroll: bool = false,
    } => loop_unroll;
}

fn loop_unroll(o: &LoopUnroll, pass: &mut PassContext<'_>) -> Result {
    if o.unroll_factor <= 0 && o.unroll_factor != -1 {
        let message = "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1";
        return Err(pass.ctx().error(Loc::UNKNOWN, message).emit());
    }
    if !pass.body.is_nested(pass.op) {
        return Ok(());
    }
    let unroll = unroll::Unroll {
        factor: o.unroll_factor,
        up_to_factor: o.unroll_up_to_factor,
        repetitions: o.unroll_num_reps,
        cleanup: o.cleanup_unroll,
    };
    unroll.run(pass.body.region_body_mut(pass.op));
    Ok(())
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
