//! Ranges of affine expressions over induction variables with constant bounds.

use super::For;
use smallvec::SmallVec;
use terrace_ir::affine::{AffineExpr, AffineMap, AffineNode, AffineOp, ceildiv, floordiv};
use terrace_ir::body::ValueDef;
use terrace_ir::{Body, Context, Value};

/// The least and the greatest value, as far as they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Range {
    pub(super) least: Option<i64>,
    pub(super) greatest: Option<i64>,
}

/// The range of an induction variable of `affine.for`; unbounded for other values.
pub(super) fn range_of_value(b: &Body, value: Value) -> Range {
    let ValueDef::Arg(block, 0) = b.value_def(value) else { return Range::default() };
    let owner = b.region_of(block).and_then(|region| b.region_parent(region));
    let Some(for_op) = owner.and_then(|owner| b.as_::<For>(owner)) else { return Range::default() };
    let (least, upper) = (for_op.constant_lower_bound(b), for_op.constant_upper_bound(b));
    let step = for_op.step(b).filter(|&step| step > 0);
    let greatest = match (least, upper, step) {
        // The last iteration starts a whole number of steps after the first.
        (Some(lower), Some(upper), Some(step)) if upper > lower => upper
            .checked_sub(lower)
            .and_then(|extent| floordiv(extent - 1, step)?.checked_mul(step)?.checked_add(lower)),
        _ => upper.and_then(|upper| upper.checked_sub(1)),
    };
    Range { least, greatest }
}

fn of_constant(value: i64) -> Range {
    Range { least: Some(value), greatest: Some(value) }
}

/// The range with `f` applied to both ends, which is increasing.
fn map(range: Range, f: impl Fn(i64) -> Option<i64>) -> Range {
    Range { least: range.least.and_then(&f), greatest: range.greatest.and_then(&f) }
}

/// The range of an expression whose dimensions and symbols have these ranges.
pub(super) fn range_of(ctx: &Context, expr: AffineExpr, dims: &[Range], syms: &[Range]) -> Range {
    let (op, lhs, rhs) = match expr.node(ctx) {
        AffineNode::Const(value) => return of_constant(value),
        AffineNode::Dim(n) => return dims.get(n as usize).copied().unwrap_or_default(),
        AffineNode::Sym(n) => return syms.get(n as usize).copied().unwrap_or_default(),
        AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
    };
    let left = range_of(ctx, lhs, dims, syms);
    if op == AffineOp::Add {
        let right = range_of(ctx, rhs, dims, syms);
        let add = |a: Option<i64>, b: Option<i64>| a?.checked_add(b?);
        return Range { least: add(left.least, right.least), greatest: add(left.greatest, right.greatest) };
    }
    let Some(by) = rhs.as_const(ctx) else { return Range::default() };
    match op {
        AffineOp::Mul if by < 0 => {
            let range = map(left, |value| value.checked_mul(by));
            Range { least: range.greatest, greatest: range.least }
        }
        AffineOp::Mul => map(left, |value| value.checked_mul(by)),
        _ if by <= 0 => Range::default(),
        AffineOp::FloorDiv => map(left, |value| floordiv(value, by)),
        AffineOp::CeilDiv => map(left, |value| ceildiv(value, by)),
        // Within one period the remainder grows with the dividend.
        _ => match (left.least, left.greatest) {
            (Some(least), Some(greatest)) if floordiv(least, by) == floordiv(greatest, by) => {
                map(left, |value| Some(value.rem_euclid(by)))
            }
            _ => Range { least: Some(0), greatest: Some(by - 1) },
        },
    }
}

/// Removes results of a map that cannot be its greatest (or smallest) result because another is at least as great
/// (or small). Of several that are always equal the first one stays.
pub(super) fn simplify_extremum(b: &Body, map: &mut AffineMap, operands: &[Value], is_max: bool) {
    if map.results.len() < 2 {
        return;
    }
    let ctx = b.ctx();
    let ranges: SmallVec<[Range; 6]> = operands.iter().map(|&value| range_of_value(b, value)).collect();
    let (dims, syms) = ranges.split_at((map.n_dims as usize).min(ranges.len()));
    let ranges: SmallVec<[Range; 4]> =
        map.results.iter().map(|&expr| range_of(ctx, expr, dims, syms)).collect();
    // Whether `a` is always at least as good as `c`.
    let beats = |a: &Range, c: &Range| {
        let (good, bad) = if is_max { (c.greatest, a.least) } else { (a.greatest, c.least) };
        matches!((good, bad), (Some(good), Some(bad)) if good <= bad)
    };
    let is_beaten = |i: usize| {
        let others = ranges.iter().enumerate().filter(|&(j, _)| j != i);
        others.into_iter().any(|(j, other)| beats(other, &ranges[i]) && (j < i || !beats(&ranges[i], other)))
    };
    let kept: SmallVec<[AffineExpr; 2]> =
        map.results.iter().enumerate().filter(|&(i, _)| !is_beaten(i)).map(|(_, &expr)| expr).collect();
    map.results = kept;
}
