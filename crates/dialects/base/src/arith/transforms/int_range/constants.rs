//! Replaces values that can only be one number.

use super::facts::{Facts, copy_range, range_of, rewrite};
use crate::arith::fold::elements::int_constant;
use crate::arith::{self, RemSI, RemUI};
use terrace_ir::effects::is_trivially_dead;
use terrace_rewrite::dataflow::BodyId;
use terrace_rewrite::greedy::{RewriteArgs, apply_patterns_with_facts};
use terrace_rewrite::prelude::*;

passes! {
    /// Do optimizations based on integer range analysis.
    ///
    /// Replaces values that can only be one number, and remainders of numbers that are below the divisor.
    IntRangeOptimizations("ArithIntRangeOpts") = "int-range-optimizations" on(Anchor::Any) => int_range_optimizations;
}

fn int_range_optimizations(_: &IntRangeOptimizations, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(PATTERNS).add_any(materialize);
    rewrite(pass, &[], true, |id, body, facts| {
        // The operation of the pass itself is not rewritten.
        let args = (id != BodyId::ROOT).then_some(materialize_args as RewriteArgs);
        apply_patterns_with_facts(body, &patterns, args, facts)
    })
}

pub(super) static PATTERNS: &[greedy::Pattern] =
    rewrites![RemSI => signed_remainder, RemUI => unsigned_remainder];

fn signed_remainder(op: RemSI, rw: &mut Rewriter<'_>) -> Option<Value> {
    trivial_remainder(rw, op.0, true)
}

fn unsigned_remainder(op: RemUI, rw: &mut Rewriter<'_>) -> Option<Value> {
    trivial_remainder(rw, op.0, false)
}

/// Replaces a remainder by the dividend, if that is below the divisor.
fn trivial_remainder(rw: &mut Rewriter<'_>, op: Op, signed: bool) -> Option<Value> {
    let (dividend, divisor) = (rw.operand(op, 0), rw.operand(op, 1));
    let divisor = constant_of(rw, divisor).and_then(|attr| int_constant(rw.ctx(), attr))?;
    let divisor =
        divisor.to_i64().and_then(|divisor| u64::try_from(divisor).ok()).filter(|&divisor| divisor > 0)?;
    let range = range_of(rw, dividend)?;
    let (min, max) = if signed { (&range.smin, &range.smax) } else { (&range.umin, &range.umax) };
    let is_below =
        |bound: &ApInt| !bound.is_negative() && bound.to_u64().is_some_and(|bound| bound < divisor);
    (is_below(min) && is_below(max) && min.ule(max)).then_some(dividend)
}

/// Replaces results, and arguments of blocks inside the operation, that can only be one number.
pub(super) fn materialize(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    if rw.def(op).hooks.constant.is_some() {
        return None;
    }
    let results: SmallVec<[Value; 4]> = rw.results(op).iter().collect();
    let mut blocks: Vec<Block> = Vec::new();
    if rw.has_inner_regions(op) {
        blocks.extend(rw.regions(op).into_iter().flat_map(|region| rw.blocks(region).collect::<Vec<_>>()));
    }
    let args: Vec<Value> = blocks.iter().flat_map(|&block| rw.args(block).to_vec()).collect();
    let is_known = |rw: &mut Rewriter<'_>, value: Value| {
        !rw.has_no_uses(value)
            && is_number(rw, value)
            && range_of(rw, value).is_some_and(|range| range.as_constant().is_some())
    };
    if !results.iter().chain(&args).any(|&value| is_known(rw, value)) {
        return None;
    }
    let mut replaced_all = !results.is_empty();
    for &result in &results {
        replaced_all &= replace(rw, result) || rw.has_no_uses(result);
    }
    if replaced_all && is_trivially_dead(rw, op) {
        rw.erase(op);
        return Some(());
    }
    for block in blocks {
        replace_args(rw, block);
    }
    Some(())
}

/// Whether constants of a value's type are numbers. Control flow may wrap what it passes on.
fn is_number(b: &Body, value: Value) -> bool {
    IntRange::full_of(b.ctx(), b.ty(value)).is_some()
}

/// Replaces the arguments of the blocks of the body's own regions.
pub(super) fn materialize_args(rw: &mut Rewriter<'_>) -> Option<()> {
    let regions: Vec<Region> = rw.root_regions().collect();
    let blocks: Vec<Block> =
        regions.into_iter().flat_map(|region| rw.blocks(region).collect::<Vec<_>>()).collect();
    let mut changed = false;
    for block in blocks {
        changed |= replace_args(rw, block);
    }
    changed.then_some(())
}

/// Replaces arguments of a block by constants at its start, in the order of the arguments.
fn replace_args(rw: &mut Rewriter<'_>, block: Block) -> bool {
    let first = rw.first_op(block).map_or(InsertPoint::End(block), InsertPoint::Before);
    rw.set_insert_point(first);
    let mut changed = false;
    for arg in rw.args(block).to_vec() {
        changed |= replace(rw, arg);
    }
    changed
}

/// Replaces a value that can only be one number by a constant of the dialect that made the value, or of `arith`.
fn replace(rw: &mut Rewriter<'_>, value: Value) -> bool {
    if rw.has_no_uses(value) || !is_number(rw, value) {
        return false;
    }
    let (ctx, ty) = (rw.ctx().clone(), rw.ty(value));
    let Some(attr) = range_of(rw, value).and_then(|range| range.constant_of(&ctx, ty)) else { return false };
    let (dialect, loc) = match rw.value_def(value) {
        ValueDef::Result(op, _) => (Some(rw.def(op).dialect), rw.body().loc(op)),
        ValueDef::Arg(block, _) => {
            let parent = rw.region_of(block).and_then(|region| rw.region_parent(region));
            let owner = rw.facts::<Facts>().map(|facts| facts.owner.dialect);
            (parent.map(|parent| rw.def(parent).dialect).or(owner), rw.body().arg_loc(value))
        }
    };
    let own = dialect.and_then(|dialect| ctx.dialect(dialect)?.hooks.materialize_constant);
    let old_loc = rw.loc();
    rw.set_loc(loc);
    let constant = own.and_then(|hook| hook(rw, attr, ty)).or_else(|| {
        let hook = arith::DIALECT.hooks.materialize_constant?;
        hook(rw, attr, ty)
    });
    rw.set_loc(old_loc);
    let Some(constant) = constant else { return false };
    let result = rw.result(constant, 0);
    copy_range(rw, value, result);
    rw.replace_uses(value, result);
    true
}
