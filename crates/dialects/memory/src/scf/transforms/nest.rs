//! Loops that become nests of `scf.for`, or `scf.parallel`.

use super::each::{Operands, convert_each};
use crate::prelude::*;
use crate::scf::{For, Forall, Parallel, Reduce, Yield};

passes! {
    /// Convert SCF forall loops to SCF for loops.
    ForallToFor("SCFForallToForLoop") = "scf-forall-to-for" on(Anchor::Any) => run_forall_to_for;

    /// Convert SCF forall loops to SCF parallel loops.
    ForallToParallel("SCFForallToParallelLoop") = "scf-forall-to-parallel" on(Anchor::Any) => run_forall_to_parallel;

    /// Convert SCF parallel for loops to nested SCF for loops.
    ParallelToNestedFors("SCFParallelForToNestedFors") = "scf-parallel-for-to-nested-fors" on(Anchor::Any)
        => run_parallel_to_nested_fors;
}

fn run_forall_to_for(_: &ForallToFor, pass: &mut PassContext<'_>) -> Result {
    convert_each(pass, forall_to_for)
}

fn run_forall_to_parallel(_: &ForallToParallel, pass: &mut PassContext<'_>) -> Result {
    convert_each(pass, forall_to_parallel)
}

fn run_parallel_to_nested_fors(_: &ParallelToNestedFors, pass: &mut PassContext<'_>) -> Result {
    convert_each(pass, parallel_to_for)
}

/// Why an operation stays as it is.
type Converted = core::result::Result<(), &'static str>;

/// Lower bounds, upper bounds and steps.
type Bounds = [Operands; 3];

const SHARED: &str = "has shared outputs; bufferize them first";

/// Replaces a loop by a nest of `scf.for`s around the operations of its block, which has an argument for each of them.
fn replace_by_nest(b: &mut Body, op: Op, block: Block, bounds: &Bounds) {
    let loc = b.loc(op);
    let [lower, upper, step] = bounds;
    let mut variables = Operands::new();
    let mut end = op;
    for ((&lower, &upper), &step) in lower.iter().zip(upper).zip(step) {
        let mut builder = Builder::before(b, end);
        builder.set_loc(loc);
        let new = For::build(&mut builder, &[], lower, upper, step, &[]);
        let ty = builder.ty(lower);
        let inner = builder.add_block(new.0, 0, &[ty]);
        variables.extend(builder.arg(inner, 0));
        builder.set_end(inner);
        end = Yield::build(&mut builder, &[]).0;
    }
    for &variable in &variables {
        b.set_arg_loc(variable, loc);
    }
    let args = Operands::from_slice(b.args(block));
    for (arg, variable) in args.into_iter().zip(variables) {
        b.replace_all_uses(arg, variable);
    }
    if let Some(last) = b.last_op(block) {
        b.erase(last);
    }
    while let Some(first) = b.first_op(block) {
        b.move_before(first, end);
    }
    b.erase(op);
}

/// The bounds as values; integers become constants in front of the loop.
fn bounds_of(b: &mut Body, op: Forall) -> Bounds {
    let bounds = op.mixed_bounds(b);
    let mut builder = Builder::before(b, op.0);
    bounds.map(|list| list.into_iter().map(|index| index.value(&mut builder)).collect())
}

/// `scf-forall-to-for`
pub(super) fn forall_to_for(b: &mut Body, op: Forall) -> Converted {
    if !op.outputs(b).is_empty() {
        return Err(SHARED);
    }
    let block = b.entry_block(op.body(b)).ok_or("has no body")?;
    let bounds = bounds_of(b, op);
    replace_by_nest(b, op.0, block, &bounds);
    Ok(())
}

/// `scf-parallel-for-to-nested-fors`
pub(super) fn parallel_to_for(b: &mut Body, op: Parallel) -> Converted {
    // Loops with reductions stay, as in upstream.
    if b.n_results(op.0) != 0 {
        return Ok(());
    }
    let block = b.entry_block(op.body(b)).ok_or("has no body")?;
    let lists = [op.lower_bound(b), op.upper_bound(b), op.step(b)];
    let bounds = lists.map(|list| list.iter().collect());
    replace_by_nest(b, op.0, block, &bounds);
    Ok(())
}

/// `scf-forall-to-parallel`
pub(super) fn forall_to_parallel(b: &mut Body, op: Forall) -> Converted {
    if !op.outputs(b).is_empty() {
        return Err("only fully bufferized scf.forall ops can be lowered to scf.parallel");
    }
    let block = b.entry_block(op.body(b)).ok_or("has no body")?;
    let [lower, upper, step] = bounds_of(b, op);
    let mapping = b.slot(op.0, Forall::SLOTS.mapping);
    let mut builder = Builder::before(b, op.0);
    let new = Parallel::build(&mut builder, &[], &lower, &upper, &step, &[]);
    builder.set_attr(new.0, "mapping", mapping);
    let (from, to) = (op.body(&builder), new.body(&builder));
    builder.inline_region_before(from, to, None);
    let end = builder.last_op(block);
    builder.set_end(block);
    Reduce::of(&mut builder, &[]);
    if let Some(end) = end {
        b.erase(end);
    }
    b.erase(op.0);
    Ok(())
}
