//! Bounds of the variables of systems, and the smallest box around the solutions of two systems (`unionBoundingBox`).

use super::flatten::sum_of;
use super::system::{Row, System};
use crate::prelude::*;
use core::cell::LazyCell;
use core::ops::Range;

/// The values of a dimension: `divisor` times it is between two sums of the other variables.
struct Interval {
    extent: i128,
    low: Row,
    high: Row,
    divisor: i128,
}

/// Whether a constraint names a variable, and no other one of `dims`.
pub(super) fn is_own(mut dims: Range<usize>, at: usize, row: &Row) -> bool {
    row[at] != 0 && dims.all(|other| other == at || row[other] == 0)
}

/// The row without a variable, and with all other factors multiplied by a sign.
pub(super) fn without(row: &Row, at: usize, sign: i128) -> Row {
    row.iter().enumerate().map(|(i, &a)| if i == at { 0 } else { a * sign }).collect()
}

/// The values of a dimension whose bounds differ by a constant.
fn interval(system: &System, n_dims: usize, at: usize) -> Option<Interval> {
    let is_fixed = |row: &&Row| is_own(0..n_dims, at, row) && row[at].abs() == 1;
    if let Some(row) = system.equalities.iter().find(is_fixed) {
        let value = without(row, at, -row[at]);
        return Some(Interval { extent: 1, low: value.clone(), high: value, divisor: 1 });
    }
    let own: Vec<&Row> = system.inequalities.iter().filter(|row| is_own(0..n_dims, at, row)).collect();
    let mut best: Option<Interval> = None;
    for up in own.iter().filter(|row| row[at] < 0) {
        for low in own.iter().filter(|row| row[at] > 0) {
            if (0..system.n_vars).any(|i| up[i] != -low[i]) {
                continue;
            }
            let (last, divisor) = (system.n_vars, low[at]);
            let extent = (up[last].checked_add(low[last])? + 1).max(0);
            let extent = extent / divisor + i128::from(extent % divisor != 0);
            if best.as_ref().is_none_or(|best| extent < best.extent) {
                let mut lower = without(low, at, -1);
                lower[last] += divisor - 1;
                best = Some(Interval { extent, low: lower, high: without(up, at, 1), divisor });
            }
        }
    }
    best
}

/// The lower bounds of a variable and the upper ones, exclusive, by constraints that name no other one of
/// `dims`.
pub(super) fn own_bounds(
    ctx: &Context,
    system: &System,
    at: usize,
    dims: Range<usize>,
    vars: &[Option<AffineExpr>],
) -> Option<[Vec<AffineExpr>; 2]> {
    let is_own = |row: &&Row| is_own(dims.clone(), at, row);
    let constant = |value: i64| AffineExpr::constant(ctx, value);
    let add = |expr: AffineExpr, a: i64| AffineExpr::binary(ctx, AffineOp::Add, expr, constant(a));
    let sum = |row: &Row, sign: i128| {
        let divisor = i64::try_from(row[at].abs()).ok()?;
        Some((sum_of(ctx, &without(row, at, sign), vars)?, divisor))
    };
    let divide =
        |op: AffineOp, expr: AffineExpr, divisor: i64| AffineExpr::binary(ctx, op, expr, constant(divisor));
    let (mut lower, mut upper) = (Vec::new(), Vec::new());
    for row in system.inequalities.iter().filter(is_own) {
        if row[at] > 0 {
            let (sum, divisor) = sum(row, -1)?;
            lower.push(divide(AffineOp::FloorDiv, add(sum, divisor - 1), divisor));
        } else {
            let (sum, divisor) = sum(row, 1)?;
            upper.push(add(divide(AffineOp::FloorDiv, sum, divisor), 1));
        }
    }
    for row in system.equalities.iter().filter(is_own) {
        let (sum, divisor) = sum(row, -row[at].signum())?;
        upper.push(add(divide(AffineOp::FloorDiv, sum, divisor), 1));
        lower.push(divide(AffineOp::CeilDiv, sum, divisor));
    }
    Some([lower, upper])
}

/// The smallest box around the first `n_dims` variables of both systems, whose variables are the same, if it is known.
pub(super) fn unite(first: &System, second: &System, n_dims: usize) -> Option<System> {
    let last = first.n_vars;
    let mut system = System::new(last);
    for at in 0..n_dims {
        let (one, two) = (interval(first, n_dims, at)?, interval(second, n_dims, at)?);
        if one.divisor != two.divisor {
            return None;
        }
        // Elimination takes long: only bounds that differ in more than a constant need it.
        let known = LazyCell::new(|| {
            let (first, second) = (first.bounds_of_var(at), second.bounds_of_var(at));
            first.ok().zip(second.ok())
        });
        let pick = |a: &Row, c: &Row, is_low: bool| {
            if a[..last] == c[..last] {
                return Some(if (a[last] <= c[last]) == is_low { a.clone() } else { c.clone() });
            }
            let (first, second) = (*known)?;
            let mut row = vec![0; last + 1];
            row[last] = i128::from(match is_low {
                true => first.0?.min(second.0?),
                false => first.1?.max(second.1?),
            });
            Some(row)
        };
        let mut low = pick(&one.low, &two.low, true)?;
        let mut high = pick(&one.high, &two.high, false)?;
        low.iter_mut().for_each(|a| *a = -*a);
        low[at] = one.divisor;
        low[last] += one.divisor - 1;
        high[at] = -one.divisor;
        system.inequalities.extend([low, high]);
    }
    let common = |rows: &[Row], others: &[Row]| -> Vec<Row> {
        rows.iter().filter(|row| others.contains(row)).cloned().collect()
    };
    system.inequalities.extend(common(&first.inequalities, &second.inequalities));
    system.equalities.extend(common(&first.equalities, &second.equalities));
    system.remove_trivial_redundancy();
    Some(system)
}
