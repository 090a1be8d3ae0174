//! Ranges of values while patterns change a body.

use terrace_rewrite::dataflow::{BodyId, Forest, ranges_of};
use terrace_rewrite::prelude::*;

/// The knowledge of the patterns about a body.
pub(super) struct Facts {
    /// The ranges, by value.
    pub(super) ranges: Vec<Option<IntRange>>,
    /// The declaration of the operation that owns the body.
    pub(super) owner: &'static OpDef,
    /// The widths that operations may get.
    pub(super) widths: Vec<u32>,
}

/// The range of a value, if it is known.
pub(super) fn range_of(rw: &mut Rewriter<'_>, value: Value) -> Option<IntRange> {
    rw.facts::<Facts>()?.ranges.get(value.index())?.clone()
}

/// Sets the range of a new value to that of another one.
pub(super) fn copy_range(rw: &mut Rewriter<'_>, from: Value, to: Value) {
    let range = range_of(rw, from);
    let Some(facts) = rw.facts::<Facts>() else { return };
    if facts.ranges.len() <= to.index() {
        facts.ranges.resize(to.index() + 1, None);
    }
    facts.ranges[to.index()] = range;
}

/// Finds the ranges of the values of all bodies inside the pass's operation, and rewrites each body with them.
pub(super) fn rewrite(
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
