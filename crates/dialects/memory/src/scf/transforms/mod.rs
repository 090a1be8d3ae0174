//! Passes from `scf` to `scf`.
//!
//! `peel` separates iterations (`scf-for-loop-peeling`), `canonicalize` simplifies operations by the bounds of the loops around
//! them (`scf-for-loop-canonicalization`), `range` moves arithmetic of induction variables into bounds
//! (`scf-for-loop-range-folding`), `specialize` copies loops for the usual bound (`scf-for-loop-specialization`,
//! `scf-parallel-loop-specialization`), `fusion` and `tile` change parallel loops (`scf-parallel-loop-fusion`,
//! `scf-parallel-loop-tiling`), `to_while` and `nest` exchange the kind of loop (`scf-for-to-while`, `scf-forall-to-for`,
//! `scf-forall-to-parallel`, `scf-parallel-for-to-nested-fors`).

mod canonicalize;
mod fusion;
mod nest;
mod peel;
mod range;
mod specialize;
mod tile;
mod to_while;

use crate::scf;
use terrace_ir::{Body, Loc, Op, OpKind, Result, Value};
use terrace_rewrite::analysis::Aliases;
use terrace_rewrite::greedy::{Pattern, Patterns, apply_patterns_greedily};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;
use terrace_rewrite::transforms::postorder;
use terrace_support::small_vec::SmallVec;

passes! {
    /// Canonicalize operations within scf.for loop bodies.
    ForLoopCanonicalization("SCFForLoopCanonicalization") = "scf-for-loop-canonicalization" on(Anchor::Any)
        => for_loop_canonicalization;

    /// Peel `for` loops at their upper bounds.
    ForLoopPeeling("SCFForLoopPeeling") = "scf-for-loop-peeling" on(Anchor::Any) {
        /// Peel the first iteration out of the loop.
        peel_front: bool = false,
        /// Do not peel loops inside of the last, partial iteration of another already peeled loop.
        skip_partial: bool = true,
    } => for_loop_peeling;

    /// Fold add/mul ops into loop range.
    ForLoopRangeFolding("SCFForLoopRangeFolding") = "scf-for-loop-range-folding" on(Anchor::Any)
        => for_loop_range_folding;

    /// Specialize `for` loops for vectorization.
    ForLoopSpecialization("SCFForLoopSpecialization") = "scf-for-loop-specialization" on(Anchor::Any)
        => for_loop_specialization;

    /// Convert SCF for loops to SCF while loops.
    ///
    /// The induction variable becomes a carried value, the condition compares it with the upper bound.
    ForToWhile("SCFForToWhileLoop") = "scf-for-to-while" on(Anchor::Any) => for_to_while;

    /// Convert SCF forall loops to SCF for loops.
    ForallToFor("SCFForallToForLoop") = "scf-forall-to-for" on(Anchor::Any) => forall_to_for;

    /// Convert SCF forall loops to SCF parallel loops.
    ForallToParallel("SCFForallToParallelLoop") = "scf-forall-to-parallel" on(Anchor::Any) => forall_to_parallel;

    /// Convert SCF parallel for loops to nested SCF for loops.
    ParallelToNestedFors("SCFParallelForToNestedFors") = "scf-parallel-for-to-nested-fors" on(Anchor::Any)
        => parallel_to_nested_fors;

    /// Fuse adjacent parallel loops.
    ParallelLoopFusion("SCFParallelLoopFusion") = "scf-parallel-loop-fusion" on(Anchor::Any) => parallel_loop_fusion;

    /// Specialize parallel loops for vectorization.
    ParallelLoopSpecialization("SCFParallelLoopSpecialization") = "scf-parallel-loop-specialization"
        on(Anchor::Any) => parallel_loop_specialization;

    /// Tile parallel loops.
    ParallelLoopTiling("SCFParallelLoopTiling") = "scf-parallel-loop-tiling" on(Anchor::Any) {
        /// Factors to tile parallel loops by
        parallel_loop_tile_sizes: Vec<i64> = Vec::new(),
        /// Perform tiling with fixed upper bound with inbound check inside the internal loops
        no_min_max_bounds: bool = false,
    } => parallel_loop_tiling;
}

type Operands = SmallVec<[Value; 8]>;

/// Calls `edit` with the body of the pass's operation and with each body nested in it.
fn edit_bodies(pass: &mut PassContext<'_>, edit: &mut dyn FnMut(&mut Body)) {
    fn descend(b: &mut Body, edit: &mut dyn FnMut(&mut Body)) {
        edit(b);
        for op in b.nested_ops() {
            descend(b.region_body_mut(op), edit);
        }
    }
    if pass.body.is_nested(pass.op) {
        descend(pass.body.region_body_mut(pass.op), edit);
    }
}

/// Calls `edit` with all operations of kind `K` of a body, inner ones before those around them.
fn edit_each<K: OpKind>(b: &mut Body, mut edit: impl FnMut(&mut Body, K)) {
    let mut found: Vec<Op> = Vec::new();
    b.walk(|op| {
        if b.is::<K>(op) {
            found.push(op);
        }
    });
    for op in postorder(b, &found) {
        edit(b, K::wrap(op));
    }
}

/// Calls `convert` with all operations of kind `K`; its messages are errors at their operations.
fn convert_each<K: OpKind>(
    pass: &mut PassContext<'_>,
    convert: impl Fn(&mut Body, K) -> core::result::Result<(), &'static str>,
) -> Result {
    let mut failure = None;
    edit_bodies(pass, &mut |b| {
        edit_each::<K>(b, |b, op| {
            let (at, def, loc) = (op.op(), b.def(op.op()), b.loc(op.op()));
            debug_assert!(!b.is_erased(at));
            if let Err(message) = convert(b, op) {
                let message = format!("'{}' op {message}", def.name);
                failure.get_or_insert(b.ctx().error(loc, message).emit());
            }
        });
    });
    failure.map_or(Ok(()), Err)
}

/// Applies patterns greedily to all operations inside the pass's operation.
fn rewrite(pass: &mut PassContext<'_>, table: &'static [Pattern]) -> Result {
    let patterns = Patterns::new().add(table);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}

fn for_loop_canonicalization(_: &ForLoopCanonicalization, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, canonicalize::PATTERNS)
}

fn for_loop_peeling(o: &ForLoopPeeling, pass: &mut PassContext<'_>) -> Result {
    let patterns = peel::patterns(o.peel_front, o.skip_partial);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    edit_bodies(pass, &mut peel::drop_marks);
    pass.finish(changed)
}

fn for_loop_range_folding(_: &ForLoopRangeFolding, pass: &mut PassContext<'_>) -> Result {
    edit_bodies(pass, &mut |b| edit_each(b, range::fold));
    Ok(())
}

fn for_loop_specialization(_: &ForLoopSpecialization, pass: &mut PassContext<'_>) -> Result {
    edit_bodies(pass, &mut |b| {
        edit_each(b, |b, op: scf::For| {
            let bound = op.upper_bound(b);
            specialize::specialize(b, op.0, &[bound]);
        });
    });
    Ok(())
}

fn for_to_while(_: &ForToWhile, pass: &mut PassContext<'_>) -> Result {
    rewrite(pass, to_while::PATTERNS)
}

fn forall_to_for(_: &ForallToFor, pass: &mut PassContext<'_>) -> Result {
    convert_each(pass, nest::forall_to_for)
}

fn forall_to_parallel(_: &ForallToParallel, pass: &mut PassContext<'_>) -> Result {
    convert_each(pass, nest::forall_to_parallel)
}

fn parallel_to_nested_fors(_: &ParallelToNestedFors, pass: &mut PassContext<'_>) -> Result {
    convert_each(pass, nest::parallel_to_for)
}

fn parallel_loop_fusion(_: &ParallelLoopFusion, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Aliases>();
    edit_bodies(pass, &mut fusion::run);
    Ok(())
}

fn parallel_loop_specialization(_: &ParallelLoopSpecialization, pass: &mut PassContext<'_>) -> Result {
    edit_bodies(pass, &mut |b| {
        edit_each(b, |b, op: scf::Parallel| {
            let bounds: Operands = op.upper_bound(b).iter().collect();
            specialize::specialize(b, op.0, &bounds);
        });
    });
    Ok(())
}

fn parallel_loop_tiling(o: &ParallelLoopTiling, pass: &mut PassContext<'_>) -> Result {
    if let Some(&size) = o.parallel_loop_tile_sizes.iter().find(|&&size| size <= 0) {
        let message = match size {
            0 => "tile size cannot be 0".to_string(),
            size => format!("tile size cannot be negative, got {size}"),
        };
        return Err(pass.ctx().error(Loc::UNKNOWN, message).emit());
    }
    let sizes = &o.parallel_loop_tile_sizes;
    edit_bodies(pass, &mut |b| tile::run(b, sizes, o.no_min_max_bounds));
    Ok(())
}
