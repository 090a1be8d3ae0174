//! `affine-loop-unroll`: innermost loops repeat their body several times in each iteration.

use super::promote::{has_one_iteration, is_multiple, promote, trip_count};
use crate::affine::analysis::value_bounds::is_non_negative;
use crate::affine::compose::{canonicalize, compose};
use crate::affine::loops::{Bound, difference, joined, shifted};
use crate::affine::{Apply, For, Yield};
use crate::loops::innermost;
use crate::prelude::*;
use terrace_ir::affine::simplify_map;
use terrace_rewrite::pass::Given;

passes! {
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
}

fn loop_unroll(o: &LoopUnroll, pass: &mut PassContext<'_>) -> Result {
    if o.unroll_factor <= 0 && o.unroll_factor != -1 {
        let message = "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1";
        return Err(pass.ctx().error(Loc::UNKNOWN, message).emit());
    }
    pass.edit_bodies(&mut |b| o.run(b))
}

/// The greatest number of operations that unrolling one loop may make; loops with more stay as they are.
pub(super) const MAX_COPIES: u64 = 1 << 22;

impl LoopUnroll {
    /// Unrolls the innermost loops of a body.
    fn run(&self, b: &mut Body) {
        if let Given::Yes(limit) = self.unroll_full_threshold
            && self.unroll_factor == -1
        {
            let mut short: Vec<For> =
                postorder(b, &b.ops_where(|op| b.is::<For>(op))).into_iter().map(For::wrap).collect();
            short.retain(|&op| trip_count(b, op).is_some_and(|n| n <= limit.into()));
            for op in short {
                unroll_fully(b, op);
            }
            return;
        }
        for _ in 0..self.unroll_num_reps {
            let mut changed = false;
            for op in innermost::<For>(b) {
                changed |= self.unroll(b, op).is_some();
            }
            if !changed {
                break;
            }
        }
    }

    /// Unrolls a loop; `None` if it stays as it is.
    fn unroll(&self, b: &mut Body, op: For) -> Option<()> {
        if self.unroll_factor < 0 {
            return unroll_fully(b, op);
        }
        let factor = u64::try_from(self.unroll_factor).ok()?;
        let trip_count = trip_count(b, op).filter(|_| self.unroll_up_to_factor);
        unroll_by(b, op, trip_count.map_or(factor, |n| n.min(factor)), self.cleanup_unroll)
    }
}

/// Repeats the body for all iterations, if their number is known.
fn unroll_fully(b: &mut Body, op: For) -> Option<()> {
    match trip_count(b, op)? {
        0 => None,
        1 if has_one_iteration(b, op) => {
            promote(b, op);
            Some(())
        }
        n => unroll_by(b, op, n, false),
    }
}

/// Repeats the body `factor` times. Remaining iterations get a loop of their own, or with `cleanup` the loop is unrolled
/// completely instead.
fn unroll_by(b: &mut Body, op: For, factor: u64, cleanup: bool) -> Option<()> {
    let step = op.step(b).filter(|&step| step > 0)?;
    let n_iterations = trip_count(b, op);
    if factor <= 1 {
        if factor == 1 && has_one_iteration(b, op) {
            promote(b, op);
            return Some(());
        }
        return None;
    }
    let block = b.entry_block(op.body(b))?;
    let end = b.last_op(block).filter(|&end| b.is::<Yield>(end))?;
    let ops: Vec<Op> = b.ops(block).filter(|&inner| inner != end).collect();
    if ops.is_empty() || factor.checked_mul(ops.len() as u64).is_none_or(|n| n > MAX_COPIES) {
        return None;
    }
    let wide = i64::try_from(factor).ok().and_then(|factor| factor.checked_mul(step))?;
    if n_iterations.is_some_and(|n| n < factor) {
        return if cleanup { unroll_fully(b, op) } else { None };
    }
    if !is_multiple(b, op, factor) {
        if !has_single_bounds(b, op) {
            return None;
        }
        if cleanup {
            return unroll_fully(b, op);
        }
        add_cleanup_loop(b, op, i64::try_from(factor).ok()?, step)?;
    }
    b.set_slot_as::<IndexAttr>(op.0, For::SLOTS.step, wide);
    repeat(b, op, end, &ops, factor, step);
    if has_one_iteration(b, op) {
        promote(b, op);
    }
    Some(())
}

/// Whether the bounds are one expression each, not a minimum or maximum of several.
fn has_single_bounds(b: &Body, op: For) -> bool {
    [op.lower_map(b), op.upper_map(b)].iter().flatten().all(|map| map.results.len() == 1)
}

/// A map with the results of two maps, and the operands of both.
fn concat(ctx: &Context, first: &Bound, second: &Bound) -> Bound {
    let shifted = shifted(ctx, &second.0, first.0.n_dims, first.0.n_syms);
    let results = first.0.results.iter().chain(&shifted.results).copied().collect();
    joined(first, second, results)
}

/// Ends a loop after a multiple of `factor` iterations, and runs the remaining ones in a copy behind it.
pub(super) fn add_cleanup_loop(b: &mut Body, op: For, factor: i64, step: i64) -> Option<()> {
    let ctx = b.ctx().clone();
    if !has_single_bounds(b, op) {
        return None;
    }
    let (lower, upper) = (op.lower_bound(b)?, op.upper_bound(b)?);
    let mut first = lower.clone();
    canonicalize(b, &mut first.0, &mut first.1);
    let (both, mut operands) = concat(&ctx, &first, &difference(b, &upper, &lower));
    let &[start, distance] = &both.results[..] else { return None };
    let by = |op, expr, value| AffineExpr::binary(&ctx, op, expr, AffineExpr::constant(&ctx, value));
    // As a difference, not as a quotient: it simplifies to zero where the number of iterations is a remainder.
    let n_iterations = by(AffineOp::CeilDiv, distance, step);
    // A loop whose bounds are in the wrong order by a constant stays.
    if n_iterations.as_const(&ctx).is_some_and(|n| n < 0) {
        return None;
    }
    let count = AffineMap::new(both.n_dims, both.n_syms, &[n_iterations]);
    let are_bounds_ordered = is_non_negative(b, &count, &operands);
    let remaining = AffineExpr::neg(&ctx, by(AffineOp::Mod, n_iterations, factor));
    let whole = AffineExpr::binary(&ctx, AffineOp::Add, n_iterations, remaining);
    let whole = by(AffineOp::Mul, whole, step);
    let expr = AffineExpr::binary(&ctx, AffineOp::Add, start, whole);
    let mut map = AffineMap::new(both.n_dims, both.n_syms, &[expr]);
    compose(b, &mut map, &mut operands);
    canonicalize(b, &mut map, &mut operands);
    // Upstream simplifies the distance before it adds it to the lower bound. Another round has the same result.
    let end = (simplify_map(&ctx, &map), operands);
    // If the upper bound is below the lower one, the bound between the loops is, too.
    let mut start = end.clone();
    if !are_bounds_ordered {
        start = concat(&ctx, &first, &end);
        canonicalize(b, &mut start.0, &mut start.1);
    }

    let clone = b.clone_op(op.0, &mut Mapping::default());
    b.insert_after(clone, op.0);
    let cleanup = b.as_::<For>(clone)?;
    let (results, new_results) = (b.results(op.0).to_vec(), b.results(clone).to_vec());
    for (&old, &new) in results.iter().zip(&new_results) {
        b.replace_all_uses(old, new);
    }
    cleanup.set_bounds(b, &start, &upper);
    op.set_bounds(b, &lower, &end);
    let first_init = b.n_operands(clone) - results.len();
    for (i, &result) in results.iter().enumerate() {
        b.set_operand(clone, first_init + i, result);
    }
    if has_one_iteration(b, cleanup) {
        promote(b, cleanup);
    }
    Some(())
}

/// Appends `factor - 1` copies of the body's operations `ops`, in front of the terminator `end`.
fn repeat(b: &mut Body, op: For, end: Op, ops: &[Op], factor: u64, step: i64) {
    let ctx = b.ctx().clone();
    let Some(block) = b.entry_block(op.body(b)) else { return };
    let args: SmallVec<[Value; 4]> = SmallVec::from_slice(b.args(block));
    let Some((&iv, iters)) = args.split_first() else { return };
    let uses_variable = !b.has_no_uses(iv);
    let yielded = b.operands(end).to_vec();
    let mut carried = yielded.clone();
    let loc = b.loc(op.0);
    for i in 1..factor as i64 {
        let mut map = Mapping::default();
        if uses_variable {
            let offset = AffineExpr::constant(&ctx, i.wrapping_mul(step));
            let sum = AffineExpr::binary(&ctx, AffineOp::Add, AffineExpr::dim(&ctx, 0), offset);
            let attr = AffineMap::new(1, 0, &[sum]).attr(&ctx);
            let mut builder = Builder::before(b, end);
            builder.set_loc(loc);
            let value = Apply::new(&mut builder, Type::INDEX, attr, &[iv]);
            map.values.insert(iv, value);
        }
        map.values.extend(iters.iter().copied().zip(carried.iter().copied()));
        for &inner in ops {
            let copy = b.clone_op(inner, &mut map);
            b.insert_before(copy, end);
        }
        carried = yielded.iter().map(|&value| map.value(value)).collect();
    }
    b.set_operands(end, &carried);
}
