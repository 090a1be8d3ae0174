//! Ranges of special registers, which are those that their attributes say (`InferIntRangeInterface`).

use terrace_llvm::attrs::ConstantRangeAttr;
use terrace_rewrite::prelude::*;

/// The bounds of `#llvm.constant_range<...>`.
pub(super) fn bounds(ctx: &Context, attr: Attr) -> Option<(ApInt, ApInt)> {
    let range = attr.as_::<ConstantRangeAttr>(ctx)?;
    let bound = |attr: Attr| attr.as_::<IntegerAttr>(ctx).map(|int| int.value(ctx));
    Some((bound(range.lower)?, bound(range.upper)?))
}

/// The range of a special register. As upstream's, it includes the upper bound.
pub(super) fn of_register(body: &Body, op: Op, _: &[Option<&IntRange>]) -> Option<IntRange> {
    let (lower, upper) = bounds(body.ctx(), body.slot(op, 0)?)?;
    Some(IntRange { umin: lower.clone(), umax: upper.clone(), smin: lower, smax: upper })
}
