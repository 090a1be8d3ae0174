//! Ranges of registers that an attribute `range` gives.

use terrace_llvm::attrs::ConstantRangeAttr;
use terrace_rewrite::prelude::*;

/// The bounds of `#llvm.constant_range<...>`.
pub fn bounds(ctx: &Context, attr: Attr) -> Option<(ApInt, ApInt)> {
    let range = attr.as_::<ConstantRangeAttr>(ctx)?;
    let bound = |attr: Attr| attr.as_::<IntegerAttr>(ctx).map(|int| int.value(ctx));
    Some((bound(range.lower)?, bound(range.upper)?))
}

/// Verifies that a range with equal bounds is the empty or the full one.
pub fn verify(register: OpShape<'_>) -> Result {
    let Some((lower, upper)) = register.attr("range").and_then(|attr| bounds(register.ctx(), attr)) else {
        return Ok(());
    };
    let max = ApInt::all_ones(lower.width());
    if lower != upper || lower.is_zero() || lower == max {
        return Ok(());
    }
    register.fail(format_args!(
        "invalid range attribute: Lower == Upper, but they aren't min (0) or max ({}) value! This is an invalid \
         constant range.",
        max.to_decimal(false)
    ))
}

/// The range of a register of nvvm. As upstream's, it includes the upper bound.
pub fn of_register(body: &Body, op: Op, _: &[Option<&IntRange>]) -> Option<IntRange> {
    let (lower, upper) = bounds(body.ctx(), body.slot(op, 0)?)?;
    Some(IntRange { umin: lower.clone(), umax: upper.clone(), smin: lower, smax: upper })
}
