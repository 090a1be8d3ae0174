//! Passes that use the ranges of integers: `constants` replaces values that have one value only
//! (`int-range-optimizations`), `narrow` makes operations narrower (`arith-int-range-narrowing`), and `unsigned` replaces
//! signed operations on values that are not negative (`arith-unsigned-when-equivalent`).

mod constants;
mod narrow;
mod unsigned;

use terrace_ir::ranges::IntRange;
use terrace_ir::rewriter::Rewriter;
use terrace_ir::{Body, OpDef, Result, Value};
use terrace_rewrite::dataflow::{BodyId, Forest, ranges_of};
use terrace_rewrite::greedy::{Patterns, RewriteArgs, apply_patterns_with_facts, walk_and_apply_patterns};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;

passes! {
    /// Reduce integer operations bitwidth based on integer range analysis.
    ///
    /// An operation whose operands and results fit a supported width becomes one of this width.
    IntRangeNarrowing("ArithIntRangeNarrowing") = "arith-int-range-narrowing" on(Anchor::Any) {
        /// Integer bitwidths supported
        int_bitwidths_supported: Vec<u32> = Vec::new(),
    } => int_range_narrowing;

    /// Do optimizations based on integer range analysis.
    ///
    /// Replaces values that can only be one number, and remainders of numbers that are below the divisor.
    IntRangeOptimizations("ArithIntRangeOpts") = "int-range-optimizations" on(Anchor::Any) => int_range_optimizations;

    /// Replace signed ops with unsigned ones where they are proven equivalent.
    UnsignedWhenEquivalent("ArithUnsignedWhenEquivalentPass") = "arith-unsigned-when-equivalent" on(Anchor::Any)
        => unsigned_when_equivalent;
}

/// The knowledge of the patterns about a body.
struct Facts {
    /// The ranges, by value.
    ranges: Vec<Option<IntRange>>,
    /// The declaration of the operation that owns the body.
    owner: &'static OpDef,
    /// The widths that operations may get.
    widths: Vec<u32>,
}

/// The range of a value, if it is known.
fn range_of(rw: &mut Rewriter<'_>, value: Value) -> Option<IntRange> {
    rw.facts::<Facts>()?.ranges.get(value.index())?.clone()
}

/// Sets the range of a new value to that of another one.
fn copy_range(rw: &mut Rewriter<'_>, from: Value, to: Value) {
    let range = range_of(rw, from);
    let Some(facts) = rw.facts::<Facts>() else { return };
    if facts.ranges.len() <= to.index() {
        facts.ranges.resize(to.index() + 1, None);
    }
    facts.ranges[to.index()] = range;
}

/// Finds the ranges of the values of all bodies inside the pass's operation, and rewrites each body with them.
fn rewrite(
    pass: &mut PassContext<'_>,
    widths: &[u32],
    folding: bool,
    run: impl Fn(BodyId, &mut Body, &mut Facts) -> bool,
) -> Result {
    let Some(forest) = Forest::take(pass) else { return pass.finish(false) };
    let (core, mut ranges) = ranges_of(forest, folding);
    let mut forest = core.forest;
    let mut changed = false;
    for id in forest.ids() {
        let owner = forest.owner_def(id);
        let mut facts = Facts { ranges: ranges.take_body(id), owner, widths: widths.to_vec() };
        changed |= run(id, forest.body_mut(id), &mut facts);
    }
    forest.restore(pass);
    pass.finish(changed)
}

fn int_range_narrowing(options: &IntRangeNarrowing, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add_any(narrow::narrow);
    // Nothing has a width of zero bits.
    let widths: Vec<u32> =
        options.int_bitwidths_supported.iter().copied().filter(|&width| width != 0).collect();
    rewrite(pass, &widths, true, |_, body, facts| apply_patterns_with_facts(body, &patterns, None, facts))
}

fn int_range_optimizations(_: &IntRangeOptimizations, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(constants::PATTERNS).add_any(constants::materialize);
    rewrite(pass, &[], true, |id, body, facts| {
        // The operation of the pass itself is not rewritten.
        let args = (id != BodyId::ROOT).then_some(constants::materialize_args as RewriteArgs);
        apply_patterns_with_facts(body, &patterns, args, facts)
    })
}

fn unsigned_when_equivalent(_: &UnsignedWhenEquivalent, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(unsigned::PATTERNS);
    rewrite(pass, &[], false, |_, body, facts| walk_and_apply_patterns(body, &patterns, facts))
}
