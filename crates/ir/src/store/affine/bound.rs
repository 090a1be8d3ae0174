//! The greatest value of an affine expression over a box, by Fourier–Motzkin elimination.

use super::expr::{AffineNode, AffineOp};
use crate::store::ids::AffineExpr;
use crate::store::interners::Store;
use crate::store::types::DYNAMIC;
use std::collections::{BTreeMap, BTreeSet};
use terrace_support::small_vec::SmallVec;

/// A linear sum: the constant, then the coefficients of the variables. A constraint says that it is at least zero.
type Row = Vec<i128>;

/// The greatest number of constraints, since each elimination can square it. Beyond it no bound is found.
const MAX_ROWS: usize = 1 << 16;

/// The greatest number of dimensions, quotients and expressions together.
const MAX_VARIABLES: usize = 64;

/// The greatest values of expressions whose dimension `d` is from 0 to `extents[d] - 1`, or any number if that extent is
/// [`DYNAMIC`]; `None` where there is no bound or it is not found. Quotients count as rational numbers between their bounds,
/// as in upstream's constraint analysis, so a value may be too great.
pub fn greatest(ctx: &Store, exprs: &[AffineExpr], extents: &[i64]) -> SmallVec<[Option<i64>; 4]> {
    let results = bounds(ctx, exprs, extents);
    results.unwrap_or_else(|| SmallVec::from_elem(None, exprs.len()))
}

fn bounds(ctx: &Store, exprs: &[AffineExpr], extents: &[i64]) -> Option<SmallVec<[Option<i64>; 4]>> {
    if extents.len() + exprs.len() > MAX_VARIABLES {
        return None;
    }
    let first_local = extents.len() + 1;
    let mut system = System {
        ctx,
        n_dims: extents.len(),
        n_vars: first_local,
        locals: Vec::new(),
        rows: Vec::new(),
        equalities: Vec::new(),
    };
    for (d, &extent) in extents.iter().enumerate() {
        if extent != DYNAMIC {
            let at = d + 1;
            system.rows.push(unit(at, 1, 0));
            system.rows.push(unit(at, -1, i128::from(extent) - 1));
        }
    }
    let forms: Vec<Row> = exprs.iter().map(|&expr| system.flatten(expr)).collect::<Option<_>>()?;
    let first_result = system.n_vars;
    for (i, form) in forms.iter().enumerate() {
        let equality = sum(&unit(first_result + i, 1, 0), 1, form, -1)?;
        system.equalities.push(equality);
    }
    // Upstream's order, which determines how tight the bounds are.
    system.project(1..first_local)?;
    let bound = |i: usize| {
        let (mut system, result) = (system.clone(), first_result + i);
        system.project(first_result..result)?;
        system.project((result + 1..first_result + forms.len()).chain(first_local..first_result))?;
        let opposite = system.equalities.iter().map(|row| row.iter().map(|a| -a).collect::<Row>());
        let rows = system.rows.iter().chain(&system.equalities).cloned().chain(opposite);
        let bounds = rows.filter_map(|row| match (row.first(), row.get(result)) {
            (Some(&constant), Some(&a)) if a < 0 => Some(constant.div_euclid(-a)),
            _ => None,
        });
        i64::try_from(bounds.min()?).ok()
    };
    Some((0..forms.len()).map(bound).collect())
}

fn unit(at: usize, coefficient: i128, constant: i128) -> Row {
    let mut row = vec![0; at + 1];
    (row[0], row[at]) = (constant, coefficient);
    row
}

#[derive(Clone)]
struct System<'a> {
    ctx: &'a Store,
    n_dims: usize,
    /// One more than the number of the last variable; variable 0 is the constant.
    n_vars: usize,
    /// The quotients with a variable: dividend, divisor, variable.
    locals: Vec<(Row, i128, usize)>,
    rows: Vec<Row>,
    /// Sums that are zero.
    equalities: Vec<Row>,
}

impl System<'_> {
    /// The linear form of an expression; each quotient adds a variable and constraints. `None` if it has symbols or is not
    /// linear.
    fn flatten(&mut self, expr: AffineExpr) -> Option<Row> {
        match expr.node(self.ctx) {
            AffineNode::Const(value) => Some(vec![i128::from(value)]),
            AffineNode::Dim(n) => ((n as usize) < self.n_dims).then(|| unit(n as usize + 1, 1, 0)),
            AffineNode::Sym(_) => None,
            AffineNode::Binary(op, lhs, rhs) => {
                let (lhs, rhs) = (self.flatten(lhs)?, self.flatten(rhs)?);
                let constant = |row: &Row| row.iter().skip(1).all(|&a| a == 0).then(|| row[0]);
                match op {
                    AffineOp::Add => sum(&lhs, 1, &rhs, 1),
                    AffineOp::Mul => match (constant(&lhs), constant(&rhs)) {
                        (_, Some(factor)) => sum(&lhs, factor, &[], 0),
                        (Some(factor), _) => sum(&rhs, factor, &[], 0),
                        _ => None,
                    },
                    _ => {
                        let divisor = constant(&rhs).filter(|&divisor| divisor > 0)?;
                        match op {
                            AffineOp::CeilDiv => {
                                let raised = sum(&lhs, 1, &[divisor - 1], 1)?;
                                self.quotient(raised, divisor)
                            }
                            AffineOp::FloorDiv => self.quotient(lhs, divisor),
                            _ => {
                                let quotient = self.quotient(lhs.clone(), divisor)?;
                                sum(&lhs, 1, &quotient, -divisor)
                            }
                        }
                    }
                }
            }
        }
    }

    /// A variable `q` with `0 <= dividend - divisor * q <= divisor - 1`.
    fn quotient(&mut self, dividend: Row, divisor: i128) -> Option<Row> {
        let common = dividend.iter().fold(divisor, |g, &a| gcd(g, a));
        let dividend: Row = dividend.iter().map(|a| a / common).collect();
        let divisor = divisor / common;
        if divisor == 1 {
            return Some(dividend);
        }
        let known = self.locals.iter().find(|local| local.0 == dividend && local.1 == divisor);
        if let Some(&(_, _, at)) = known {
            return Some(unit(at, 1, 0));
        }
        let at = self.n_vars;
        if at > MAX_VARIABLES {
            return None;
        }
        self.n_vars += 1;
        let quotient = unit(at, 1, 0);
        self.rows.push(sum(&dividend, 1, &quotient, -divisor)?);
        let above = sum(&quotient, divisor, &[divisor - 1], 1)?;
        self.rows.push(sum(&above, 1, &dividend, -1)?);
        self.locals.push((dividend, divisor, at));
        Some(quotient)
    }

    /// Eliminates variables: by equalities where there are any, the others by pairs of constraints.
    fn project(&mut self, variables: impl Iterator<Item = usize>) -> Option<()> {
        let mut left: BTreeSet<usize> = BTreeSet::new();
        for at in variables {
            if !self.solve(at)? {
                left.insert(at);
            }
        }
        self.eliminate(left)
    }

    /// Eliminates a variable by an equality; `false` if none contains it.
    fn solve(&mut self, at: usize) -> Option<bool> {
        let has = |row: &Row| row.get(at).is_some_and(|&a| a != 0);
        let Some(i) = self.equalities.iter().position(has) else { return Some(false) };
        let equality = self.equalities.remove(i);
        self.rows = substituted(&self.rows, &equality, at, 1)?;
        self.equalities = substituted(&self.equalities, &equality, at, 0)?;
        Some(true)
    }

    /// Eliminates variables by pairs of constraints, first those that add the fewest constraints.
    fn eliminate(&mut self, mut left: BTreeSet<usize>) -> Option<()> {
        let at_of = |row: &Row, at: usize| row.get(at).copied().unwrap_or(0);
        loop {
            let cost = |&at: &usize| {
                let (mut above, mut below) = (0usize, 0usize);
                for row in &self.rows {
                    let a = at_of(row, at);
                    above += usize::from(a > 0);
                    below += usize::from(a < 0);
                }
                above * below
            };
            let Some(at) = left.iter().copied().min_by_key(cost) else { return Some(()) };
            left.remove(&at);
            if self.solve(at)? {
                continue;
            }
            // Of constraints that differ in the constant only, keeps the tightest.
            let mut kept: BTreeMap<Row, i128> = BTreeMap::new();
            let mut keep = |mut row: Row| {
                let constant = core::mem::take(&mut row[0]);
                let known = kept.entry(row).or_insert(constant);
                *known = constant.min(*known);
            };
            let (mut lower, mut upper) = (Vec::new(), Vec::new());
            for row in core::mem::take(&mut self.rows) {
                match at_of(&row, at) {
                    0 => keep(row),
                    a if a > 0 => lower.push((row, a)),
                    a => upper.push((row, -a)),
                }
            }
            if lower.len() * upper.len() > MAX_ROWS {
                return None;
            }
            for (low, a) in &lower {
                for (up, b) in &upper {
                    let common = gcd(*a, *b);
                    let row = tighten(sum(low, b / common, up, a / common)?, 1);
                    if row.len() > 1 {
                        keep(row);
                    }
                }
            }
            let whole = |(mut row, constant): (Row, i128)| {
                row[0] = constant;
                row
            };
            self.rows = kept.into_iter().map(whole).collect();
        }
    }
}

/// `a * x + b * y`, without zeros at the end.
fn sum(x: &[i128], a: i128, y: &[i128], b: i128) -> Option<Row> {
    let at = |row: &[i128], i: usize| row.get(i).copied().unwrap_or(0);
    let mut row: Row = (0..x.len().max(y.len()))
        .map(|i| at(x, i).checked_mul(a)?.checked_add(at(y, i).checked_mul(b)?))
        .collect::<Option<_>>()?;
    while row.len() > 1 && row.last() == Some(&0) {
        row.pop();
    }
    Some(row)
}

/// Sums with the variable `at` substituted by an equality. Of constraints `n_constants` is 1, of equalities 0: see [`tighten`].
fn substituted(rows: &[Row], equality: &[i128], at: usize, n_constants: usize) -> Option<Vec<Row>> {
    let pivot = *equality.get(at)?;
    let one = |row: &Row| {
        let a = row.get(at).copied().unwrap_or(0);
        if a == 0 {
            return Some(row.clone());
        }
        // The factor of a constraint is positive, which keeps its direction.
        let common = gcd(a, pivot);
        let factor = (-a / common).checked_mul(pivot.signum())?;
        Some(tighten(sum(row, pivot.abs() / common, equality, factor)?, n_constants))
    };
    rows.iter().map(one).collect()
}

/// Divides a sum by the common divisor of its elements from number `n_constants` on. Variables are integers, so the constant
/// of a constraint may be rounded down.
fn tighten(mut row: Row, n_constants: usize) -> Row {
    let common = row.iter().skip(n_constants).fold(0, |g, &a| gcd(g, a));
    if common > 1 {
        row.iter_mut().for_each(|a| *a = a.div_euclid(common));
    }
    row
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greatest_values() {
        let ctx = &Store::new();
        let d = |n| AffineExpr::dim(ctx, n);
        let c = |n| AffineExpr::constant(ctx, n);
        let bin = |op, a, b| AffineExpr::binary(ctx, op, a, b);
        let of = |expr, extents: &[i64]| greatest(ctx, &[expr], extents)[0];
        assert_eq!(of(d(0), &[10]), Some(9));
        assert_eq!(of(d(0), &[DYNAMIC]), None);
        assert_eq!(of(bin(AffineOp::FloorDiv, d(0), c(32)), &[65]), Some(2));
        assert_eq!(of(bin(AffineOp::CeilDiv, d(0), c(32)), &[65]), Some(2));
        assert_eq!(of(bin(AffineOp::Mod, d(0), c(32)), &[65]), Some(31));
        assert_eq!(of(bin(AffineOp::Add, bin(AffineOp::Mul, d(0), c(20)), d(1)), &[10, 5]), Some(184));
        assert_eq!(of(AffineExpr::neg(ctx, d(0)), &[10]), Some(0));
        let half = bin(AffineOp::FloorDiv, d(0), c(2));
        assert_eq!(of(bin(AffineOp::Add, d(0), AffineExpr::neg(ctx, half)), &[10]), Some(5));
        assert_eq!(of(bin(AffineOp::Mul, d(0), d(1)), &[10, 5]), None);
        assert_eq!(of(AffineExpr::sym(ctx, 0), &[10]), None);
    }
}
