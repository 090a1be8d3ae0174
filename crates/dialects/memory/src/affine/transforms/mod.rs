//! Passes from `affine` to `affine` and `arith`.
//!
//! `fold_alias` replaces accesses of views (`affine-fold-memref-alias-ops`), [`expand_index`] expands index arithmetic (`affine-expand-index-ops`, `affine-expand-index-ops-as-affine`),
//! `structures` simplifies maps and sets (`affine-simplify-structures`), `normalize` makes loops start at zero (`affine-loop-normalize`), `unroll` repeats bodies (`affine-loop-unroll`),
//! `jam` those of inner loops, too (`affine-loop-unroll-jam`), `licm` moves invariant operations out of loops
//! (`affine-loop-invariant-code-motion`), `tile` and `coalesce` change nests (`affine-loop-tile`, `affine-loop-coalescing`),
//! `parallelize` makes loops parallel (`affine-parallelize`), `raise` raises accesses of memory
//! (`affine-raise-from-memref`).

mod coalesce;
mod coalesce_scf;
pub mod delinearize;
pub mod expand;
pub mod expand_index;
mod fold_alias;
mod jam;
mod licm;
mod min_max;
mod nest;
mod normalize;
mod parallelize;
mod promote;
mod raise;
mod scalrep;
mod structures;
mod tile;
mod unroll;

pub(crate) use promote::difference;
use terrace_ir::decl::Trait;
use terrace_ir::{Body, Loc, Result};
use terrace_rewrite::analysis::{Aliases, Dominance, PostDominance};
use terrace_rewrite::convert::BodyPass;
use terrace_rewrite::greedy::{Pattern, Patterns, apply_patterns_greedily};
use terrace_rewrite::pass::{Anchor, Given, PassContext};
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
        /// Unroll all loops with trip count less than or equal to this (with the factor -1: loops around others, too)
        unroll_full_threshold: Given = Given::No(1),
        /// Fully unroll the cleanup loop when possible.
        cleanup_unroll: bool = false,
    } => loop_unroll;

    /// Fold memref alias ops into affine memory ops.
    FoldMemRefAliasOps("AffineFoldMemRefAliasOps") = "affine-fold-memref-alias-ops" on(Anchor::Any)
        => fold_memref_alias_ops;

    /// Hoist loop invariant instructions outside of affine loops.
    LoopInvariantCodeMotion("AffineLoopInvariantCodeMotion") = "affine-loop-invariant-code-motion"
        on(Anchor::Op("func.func")) => loop_invariant_code_motion;

    /// Tile affine loop nests.
    LoopTile("AffineLoopTiling") = "affine-loop-tile" on(Anchor::Op("func.func")) {
        /// Set size of cache to tile for in KiB (default: 512)
        cache_size: u64 = 512,
        /// Separate full and partial tiles (default: false)
        separate: bool = false,
        /// Use this tile size for all loops
        tile_size: u32 = 0,
        /// List of tile sizes for each perfect nest (overridden by -tile-size)
        tile_sizes: Vec<u32> = Vec::new(),
    } => loop_tile;

    /// Coalesce nested loops with independent bounds into a single loop.
    LoopCoalescing("LoopCoalescing") = "affine-loop-coalescing" on(Anchor::Op("func.func")) => loop_coalescing;

    /// Unroll and jam affine loops.
    ///
    /// Only the loop at the start of a function is unrolled.
    LoopUnrollJam("AffineLoopUnrollAndJam") = "affine-loop-unroll-jam"
        on(Anchor::Interface(Trait::FunctionOpInterface)) {
        /// Use this unroll jam factor for all loops (default 4)
        unroll_jam_factor: u32 = 4,
    } => loop_unroll_jam;

    /// Convert affine.for ops into 1-D affine.parallel.
    Parallelize("AffineParallelize") = "affine-parallelize" on(Anchor::Op("func.func")) {
        /// Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX).
        max_nested: u32 = u32::MAX,
        /// Whether to parallelize reduction loops. Defaults to false.
        parallel_reductions: bool = false,
    } => parallelize;

    /// Turn some memref operators to affine operators where supported.
    RaiseFromMemRef("RaiseMemrefDialect") = "affine-raise-from-memref" on(Anchor::Op("func.func")) => raise_from_memref;

    /// Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads.
    ScalarReplacement("AffineScalarReplacement") = "affine-scalrep" on(Anchor::Op("func.func")) => scalar_replacement;

    /// Simplify affine min/max/apply.
    ///
    /// Removes results of `affine.min` and `affine.max` that others bound, by the bounds of their operands.
    SimplifyMinMax("SimplifyAffineMinMaxPass") = "affine-simplify-min-max"
        on(Anchor::Interface(Trait::FunctionOpInterface)) => simplify_min_max;

    /// Simplify affine expressions in maps/sets and normalize memrefs.
    ///
    /// Simplifies all affine maps and integer sets that are attributes, and the operations that have them.
    SimplifyStructures("SimplifyAffineStructures") = "affine-simplify-structures" on(Anchor::Op("func.func"))
        => simplify_structures;
}

/// The body of the pass's operation, if it has one.
fn body_of<'a>(pass: &'a mut PassContext<'_>) -> Option<&'a mut Body> {
    pass.body.is_nested(pass.op).then(|| pass.body.region_body_mut(pass.op))
}

fn fold_memref_alias_ops(_: &FoldMemRefAliasOps, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, fold_alias::PATTERNS)
}

fn loop_invariant_code_motion(_: &LoopInvariantCodeMotion, pass: &mut PassContext<'_>) -> Result {
    if let Some(body) = body_of(pass) {
        licm::run(body);
    }
    Ok(())
}

fn loop_tile(o: &LoopTile, pass: &mut PassContext<'_>) -> Result {
    if o.tile_size == 0 && o.tile_sizes.contains(&0) {
        let message = "Invalid option: 'tile-sizes' should be greater than 0";
        return Err(pass.ctx().error(Loc::UNKNOWN, message).emit());
    }
    let tiling = tile::Tiling {
        cache_size: o.cache_size,
        separate: o.separate,
        size: o.tile_size,
        sizes: &o.tile_sizes,
    };
    if pass.body.is_nested(pass.op) {
        tiling.run(pass.body, pass.op);
    }
    Ok(())
}

fn loop_coalescing(_: &LoopCoalescing, pass: &mut PassContext<'_>) -> Result {
    if let Some(body) = body_of(pass) {
        coalesce::run(body);
    }
    Ok(())
}

fn loop_unroll_jam(o: &LoopUnrollJam, pass: &mut PassContext<'_>) -> Result {
    body_of(pass).and_then(|body| jam::run(body, o.unroll_jam_factor));
    Ok(())
}

fn parallelize(o: &Parallelize, pass: &mut PassContext<'_>) -> Result {
    if let Some(body) = body_of(pass) {
        parallelize::run(body, o.max_nested, o.parallel_reductions);
    }
    Ok(())
}

fn raise_from_memref(_: &RaiseFromMemRef, pass: &mut PassContext<'_>) -> Result {
    if let Some(body) = body_of(pass) {
        raise::run(body);
    }
    Ok(())
}

fn scalar_replacement(_: &ScalarReplacement, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Dominance>();
    pass.analysis::<PostDominance>();
    pass.analysis::<Aliases>();
    let owner = pass.body.def(pass.op);
    if let Some(body) = body_of(pass) {
        scalrep::run(body, owner);
    }
    Ok(())
}

fn simplify_min_max(_: &SimplifyMinMax, pass: &mut PassContext<'_>) -> Result {
    let changed = apply_patterns_greedily(pass.body, pass.op, &min_max::patterns(), pass.threads);
    pass.finish(changed)
}

fn simplify_structures(_: &SimplifyStructures, pass: &mut PassContext<'_>) -> Result {
    structures::run(pass.body, pass.op);
    Ok(())
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
        full_up_to: match o.unroll_full_threshold {
            Given::Yes(limit) if o.unroll_factor == -1 => Some(limit),
            _ => None,
        },
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
