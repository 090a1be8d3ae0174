//! Numbers of iterations, and inlining of the bodies of loops with a single one.

use crate::affine::compose::replace_value;
use crate::affine::loops::difference;
use crate::affine::{Apply, For, Yield};
use crate::prelude::*;
use terrace_ir::affine::ceildiv;

/// The distances from the lower bound to the results of the upper bound's map, if the lower bound is one expression.
fn extents(b: &Body, op: For) -> Option<AffineMap> {
    let (lower, upper) = (op.lower_bound(b)?, op.upper_bound(b)?);
    (lower.0.results.len() == 1).then(|| difference(b, &upper, &lower).0)
}

/// A number that divides the number of iterations for all operands of the bounds.
pub(super) fn trip_count_divisor(b: &Body, op: For) -> u64 {
    divisor(b, op, |expr| expr.largest_known_divisor(b.ctx()).unsigned_abs())
}

/// Whether the number of iterations is certainly a multiple of `factor`. Negative numbers wrap around, as those of
/// [`trip_count`] do.
pub(super) fn is_multiple(b: &Body, op: For, factor: u64) -> bool {
    let of_expr = |expr: AffineExpr| match expr.as_const(b.ctx()) {
        Some(count) => count.cast_unsigned(),
        None => expr.largest_known_divisor(b.ctx()).unsigned_abs(),
    };
    divisor(b, op, of_expr).is_multiple_of(factor)
}

/// A common divisor of the numbers of iterations for each result of the upper bound, from divisors of these.
fn divisor(b: &Body, op: For, of_expr: impl Fn(AffineExpr) -> u64) -> u64 {
    let ctx = b.ctx();
    // Everything divides zero.
    let of = |divisor: u64| if divisor == 0 { u64::MAX } else { divisor };
    if let Some(count) = op.constant_trip_count(b) {
        return of(count);
    }
    let (Some(extents), Some(step)) = (extents(b, op), op.step(b)) else { return 1 };
    let step = AffineExpr::constant(ctx, step);
    let counts = extents.results.iter().map(|&expr| AffineExpr::binary(ctx, AffineOp::CeilDiv, expr, step));
    counts.map(|count| of(of_expr(count))).reduce(gcd).unwrap_or(1)
}

/// The greatest common divisor; that of a number and zero is the number.
pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The number of iterations, if it is a number for all operands of the bounds. Negative numbers wrap around, as
/// upstream's do: see [`certainly_runs`].
pub(super) fn trip_count(b: &Body, op: For) -> Option<u64> {
    let step = op.step(b).filter(|&step| step > 0)?;
    if let Some(count) = op.constant_trip_count(b) {
        return Some(count);
    }
    let count = |expr: &AffineExpr| Some(ceildiv(expr.as_const(b.ctx())?, step)?.cast_unsigned());
    let counts: Option<SmallVec<[u64; 2]>> = extents(b, op)?.results.iter().map(count).collect();
    counts?.into_iter().min()
}

/// Whether a loop has at least one iteration for all operands of the bounds.
pub(super) fn certainly_runs(b: &Body, op: For) -> bool {
    let is_positive = |expr: &AffineExpr| expr.as_const(b.ctx()).is_some_and(|extent| extent > 0);
    match op.constant_trip_count(b) {
        Some(count) => count > 0,
        None => extents(b, op).is_some_and(|extents| extents.results.iter().all(is_positive)),
    }
}

/// Whether a loop has one iteration for all operands of the bounds. A loop whose upper bounds are partly below the lower
/// bound has none, though [`trip_count`] only sees the others.
pub(super) fn has_one_iteration(b: &Body, op: For) -> bool {
    trip_count(b, op) == Some(1) && certainly_runs(b, op)
}

/// Replaces a loop that has one iteration by its body.
pub(super) fn promote(b: &mut Body, op: For) {
    let Some(block) = b.entry_block(op.body(b)) else { return };
    let args: Vec<Value> = b.args(block).to_vec();
    let Some((&iv, iters)) = args.split_first() else { return };
    let Some(end) = b.last_op(block).filter(|&end| b.is::<Yield>(end)) else { return };
    let inits = op.inits(b).to_vec();
    if !b.has_no_uses(iv) {
        let value = match op.constant_lower_bound(b) {
            Some(value) => constant_at_start(b, op, value),
            None => lower_bound(b, op),
        };
        let Some(value) = value else { return };
        b.replace_all_uses(iv, value);
    }
    for (&iter, &init) in iters.iter().zip(&inits) {
        replace_value(b, iter, init);
    }
    let yielded = b.operands(end).to_vec();
    b.erase(end);
    while let Some(first) = b.first_op(block) {
        b.detach(first);
        b.insert_before(first, op.0);
    }
    let results = b.results(op.0).to_vec();
    for (&result, &value) in results.iter().zip(&yielded) {
        replace_value(b, result, value);
    }
    b.erase(op.0);
}

/// A constant at the start of the function.
fn constant_at_start(b: &mut Body, op: For, value: i64) -> Option<Value> {
    let loc = b.loc(op.0);
    let region = b.root_regions().next()?;
    let block = b.entry_block(region)?;
    let mut builder = Builder::new(b);
    builder.set_start(block);
    builder.set_loc(loc);
    Some(arith::Constant::index(&mut builder, value))
}

/// The lower bound as an `affine.apply`, or the value that it names as a dimension.
fn lower_bound(b: &mut Body, op: For) -> Option<Value> {
    let map = op.lower_bound_map(b)?;
    let operands = op.lower_bound_operands(b).to_vec();
    if op.lower_map(b)? == AffineMap::identity(b.ctx(), 1) {
        return operands.first().copied();
    }
    let mut builder = Builder::before(b, op.0);
    Some(Apply::new(&mut builder, Type::INDEX, map, &operands))
}
