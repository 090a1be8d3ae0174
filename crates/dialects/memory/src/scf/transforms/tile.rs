//! `scf-parallel-loop-tiling`: a parallel loop becomes one over tiles and one over the iterations of a tile.

use super::each::Operands;
use crate::affine::Min;
use crate::loops::innermost;
use crate::prelude::*;
use crate::scf::{If, Parallel, Reduce, Yield};
use terrace_base::arith::CmpIPredicate;
use terrace_ir::affine::ceildiv;

passes! {
    /// Tile parallel loops.
    ParallelLoopTiling("SCFParallelLoopTiling") = "scf-parallel-loop-tiling" on(Anchor::Any) {
        /// Factors to tile parallel loops by
        parallel_loop_tile_sizes: Vec<i64> = Vec::new(),
        /// Perform tiling with fixed upper bound with inbound check inside the internal loops
        no_min_max_bounds: bool = false,
    } => parallel_loop_tiling;
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
    pass.edit_bodies(&mut |b| run(b, sizes, o.no_min_max_bounds))
}

/// Tiles the innermost parallel loops without reductions. Dimensions without a size get tiles of one iteration.
pub(super) fn run(b: &mut Body, sizes: &[i64], fixed_bounds: bool) {
    for op in innermost::<Parallel>(b) {
        if op.init_vals(b).is_empty() {
            tile(b, op, sizes, fixed_bounds);
        }
    }
}

/// Whether the number of iterations is a known multiple of a tile's size.
fn is_multiple(b: &Body, lower: Value, upper: Value, step: Value, size: i64) -> bool {
    let numbers = integer_of(b, lower).zip(integer_of(b, upper)).zip(integer_of(b, step));
    let count = numbers.and_then(|((lower, upper), step)| ceildiv(upper.checked_sub(lower)?, step));
    count.is_some_and(|count| count % size == 0)
}

fn tile(b: &mut Body, op: Parallel, sizes: &[i64], fixed_bounds: bool) -> Option<()> {
    let body = b.entry_block(op.body(b))?;
    let reduce = b.last_op(body)?;
    let [lower, upper, step]: [Operands; 3] =
        [op.lower_bound(b), op.upper_bound(b), op.step(b)].map(|list| list.iter().collect());
    // The verifier accepts other numbers of bounds than steps.
    if [&lower, &upper].into_iter().any(|list| list.len() != step.len()) || b.args(body).len() != step.len() {
        return None;
    }
    let loc = b.loc(op.0);
    let ctx = b.ctx().clone();
    let mut builder = Builder::before(b, op.0);
    let zero = arith::Constant::index(&mut builder, 0);
    let size = |i: usize| sizes.get(i).copied().unwrap_or(1);
    let constants: Operands =
        (0..upper.len()).map(|i| arith::Constant::index(&mut builder, size(i))).collect();
    let tile_steps: Operands =
        step.iter().zip(constants).map(|(&step, size)| arith::MulI::new(&mut builder, step, size)).collect();
    let outer = Parallel::build(&mut builder, &[], &lower, &upper, &tile_steps, &[]);
    let outer_block = add_body(&mut builder, outer, lower.len());
    let outer_variables = Operands::from_slice(builder.args(outer_block));
    let dim = |n| AffineExpr::dim(&ctx, n);
    let rest = AffineExpr::binary(&ctx, AffineOp::Add, dim(1), AffineExpr::neg(&ctx, dim(2)));
    let map = AffineMap::new(3, 0, &[dim(0), rest]).attr(&ctx);
    let mut needs_check = false;
    let mut bounds = Operands::new();
    for i in 0..upper.len() {
        let (tile_step, variable) = (tile_steps[i], outer_variables[i]);
        let is_exact = is_multiple(&builder, lower[i], upper[i], step[i], size(i));
        needs_check |= !is_exact && fixed_bounds;
        bounds.push(match is_exact || fixed_bounds {
            true => tile_step,
            false => Min::new(&mut builder, Type::INDEX, map, &[tile_step, upper[i], variable]),
        });
    }
    let zeros = Operands::from_elem(zero, bounds.len());
    let inner = Parallel::build(&mut builder, &[], &zeros, &bounds, &step, &[]);
    Reduce::of(&mut builder, &[]);
    let inner_block = add_body(&mut builder, inner, bounds.len());
    let inner_variables = Operands::from_slice(builder.args(inner_block));
    let indices: Operands = inner_variables
        .iter()
        .zip(&outer_variables)
        .map(|(&inner, &outer)| arith::AddI::new(&mut builder, inner, outer))
        .collect();
    let mut target = inner_block;
    if needs_check {
        let mut is_inside = arith::Constant::bool(&mut builder, true);
        for i in 0..upper.len() {
            // Upstream multiplies by the step, which the induction variable contains already.
            let inner = match integer_of(&builder, step[i]) {
                Some(1) => arith::MulI::new(&mut builder, inner_variables[i], step[i]),
                _ => inner_variables[i],
            };
            let index = arith::AddI::new(&mut builder, inner, outer_variables[i]);
            // Upstream compares unsigned numbers, which is wrong below zero.
            let predicate = match integer_of(&builder, lower[i]) {
                Some(0..) => CmpIPredicate::Ult,
                _ => CmpIPredicate::Slt,
            };
            let is_below = arith::CmpI::new(&mut builder, predicate, index, upper[i]);
            is_inside = arith::AndI::new(&mut builder, is_inside, is_below);
        }
        let check = If::build(&mut builder, &[], is_inside);
        target = builder.add_block(check.0, 0, &[]);
    }
    let args = Operands::from_slice(builder.args(body));
    for (arg, index) in args.into_iter().zip(indices) {
        builder.replace_all_uses(arg, index);
    }
    let end_loc = builder.body().loc(reduce);
    builder.append_ops_of(body, target);
    if needs_check {
        builder.set_end(target);
        builder.set_loc(end_loc);
        Yield::build(&mut builder, &[]);
        builder.erase(reduce);
        builder.set_end(inner_block);
        builder.set_loc(loc);
        Reduce::of(&mut builder, &[]);
    }
    b.erase(op.0);
    Some(())
}

/// Adds the block of a parallel loop; the builder inserts into it from now on.
fn add_body(b: &mut Builder<'_>, op: Parallel, rank: usize) -> Block {
    let loc = b.loc();
    let block = b.add_block(op.0, 0, &[]);
    b.add_args_at(block, &vec![Type::INDEX; rank], loc);
    b.set_end(block);
    block
}
