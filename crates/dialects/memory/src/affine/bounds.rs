//! Ranges of affine expressions over induction variables with constant bounds.

use super::For;
use crate::prelude::*;
use terrace_ir::affine::{ceildiv, floordiv};

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
        (Some(lower), Some(upper), Some(step)) => upper
            .checked_sub(lower)
            // A loop that does not run has the range that upstream gives it: division rounds to zero.
            .and_then(|extent| (extent.checked_sub(1)? / step).checked_mul(step)?.checked_add(lower)),
        _ => upper.and_then(|upper| upper.checked_sub(1)),
    };
    Range { least, greatest }
}

/// The range with `f` applied to both ends, which is increasing.
fn map(range: Range, f: impl Fn(i64) -> Option<i64>) -> Range {
    Range { least: range.least.and_then(&f), greatest: range.greatest.and_then(&f) }
}

/// The ranges of a map's operands.
pub(super) struct Ranges {
    all: SmallVec<[Range; 6]>,
    n_dims: usize,
}

impl Ranges {
    /// The ranges of the operands of a map with `n_dims` dimensions.
    pub(super) fn new(b: &Body, n_dims: u32, operands: &[Value]) -> Self {
        let all = operands.iter().map(|&value| range_of_value(b, value)).collect();
        Self { all, n_dims: (n_dims as usize).min(operands.len()) }
    }

    /// The range of an expression.
    pub(super) fn of(&self, ctx: &Context, expr: AffineExpr) -> Range {
        let (dims, syms) = self.all.split_at(self.n_dims);
        range_of(ctx, expr, dims, syms)
    }
}

/// The range of an expression whose dimensions and symbols have these ranges (`getBoundForAffineExpr`). A sum with a
/// quotient or remainder in it has no range, as in upstream.
fn range_of(ctx: &Context, expr: AffineExpr, dims: &[Range], syms: &[Range]) -> Range {
    let AffineNode::Binary(op @ (AffineOp::FloorDiv | AffineOp::CeilDiv | AffineOp::Mod), lhs, rhs) =
        expr.node(ctx)
    else {
        return range_of_sum(ctx, expr, dims, syms).unwrap_or_default();
    };
    let Some(by) = rhs.as_const(ctx).filter(|&by| by >= 1) else { return Range::default() };
    let left = range_of(ctx, lhs, dims, syms);
    match op {
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

/// The range of a linear sum; `None` if the expression is not linear.
fn range_of_sum(ctx: &Context, expr: AffineExpr, dims: &[Range], syms: &[Range]) -> Option<Range> {
    let form = linear_form(ctx, expr, dims.len(), syms.len())?;
    let (&constant, coefficients) = form.split_last()?;
    let (mut least, mut greatest) = (Some(constant), Some(constant));
    for (range, &factor) in dims.iter().chain(syms).zip(coefficients) {
        if factor == 0 {
            continue;
        }
        let (low, high) =
            if factor > 0 { (range.least, range.greatest) } else { (range.greatest, range.least) };
        let plus = |sum: Option<i64>, value: Option<i64>| sum?.checked_add(value?.checked_mul(factor)?);
        (least, greatest) = (plus(least, low), plus(greatest, high));
    }
    Some(Range { least, greatest })
}

/// The coefficients of the dimensions, then those of the symbols, then the constant of a linear expression; `None` if it has
/// a quotient, a remainder, or a product of inputs.
pub(super) fn linear_form(
    ctx: &Context,
    expr: AffineExpr,
    n_dims: usize,
    n_syms: usize,
) -> Option<SmallVec<[i64; 8]>> {
    let mut form: SmallVec<[i64; 8]> = SmallVec::from_elem(0, n_dims + n_syms + 1);
    match expr.node(ctx) {
        AffineNode::Const(value) => *form.last_mut()? = value,
        AffineNode::Dim(n) => *form.get_mut(n as usize).filter(|_| (n as usize) < n_dims)? = 1,
        AffineNode::Sym(n) => *form.get_mut(n_dims + n as usize).filter(|_| (n as usize) < n_syms)? = 1,
        AffineNode::Binary(AffineOp::Add, lhs, rhs) => {
            form = linear_form(ctx, lhs, n_dims, n_syms)?;
            for (a, c) in form.iter_mut().zip(linear_form(ctx, rhs, n_dims, n_syms)?) {
                *a = a.checked_add(c)?;
            }
        }
        AffineNode::Binary(AffineOp::Mul, lhs, rhs) => {
            let factor = rhs.as_const(ctx)?;
            form = linear_form(ctx, lhs, n_dims, n_syms)?;
            for a in &mut form {
                *a = a.checked_mul(factor)?;
            }
        }
        AffineNode::Binary(..) => return None,
    }
    Some(form)
}

/// Removes results of a map that cannot be its greatest (or smallest) result because another is at least as great
/// (or small). Of several that are always equal the first one stays. A result with only one value becomes a number.
pub(super) fn simplify_extremum(b: &Body, map: &mut AffineMap, operands: &[Value], is_max: bool) {
    if operands.is_empty() {
        return;
    }
    let ctx = b.ctx();
    let of_operands = Ranges::new(b, map.n_dims, operands);
    let ranges: SmallVec<[Range; 4]> = map.results.iter().map(|&expr| of_operands.of(ctx, expr)).collect();
    let is_single = |range: &Range| range.least.is_some() && range.least == range.greatest;
    // Whether the result `i` is never better than the result `j`.
    let beats = |j: usize, i: usize| {
        let (Some(mine), Some(other)) = (ranges.get(i), ranges.get(j)) else { return false };
        let (good, bad) = if is_max { (mine.greatest, other.least) } else { (other.greatest, mine.least) };
        let (Some(good), Some(bad)) = (good, bad) else { return false };
        good < bad || good == bad && !(is_single(mine) && is_single(other) && i < j)
    };
    let n = map.results.len();
    let is_kept = |i: usize| !(0..n).any(|j| j != i && beats(j, i));
    let simplified = |(i, &expr): (usize, &AffineExpr)| match ranges.get(i) {
        Some(range) if is_single(range) => range.least.map_or(expr, |value| AffineExpr::constant(ctx, value)),
        _ => expr,
    };
    let kept: SmallVec<[AffineExpr; 4]> =
        map.results.iter().enumerate().filter(|&(i, _)| is_kept(i)).map(simplified).collect();
    // In loops that do not run each result may seem to be worse than another.
    if !kept.is_empty() {
        map.results = kept;
    }
}
