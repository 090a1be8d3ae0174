//! Affine expressions as linear sums: quotients and remainders become variables of their own.

use super::system::{Overflow, Row, System, gcd};
use crate::prelude::*;

/// A variable that is a quotient, rounded down.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Quotient {
    at: usize,
    dividend: Row,
    divisor: i128,
}

/// The linear sums of expressions of these variables, first `n_dims` dimensions, then symbols; the system defines their
/// quotients. `None` if an expression is not affine, or overflows.
pub fn flatten(
    ctx: &Context,
    system: &mut System,
    (vars, n_dims): (&[usize], u32),
    exprs: &[AffineExpr],
) -> Option<Vec<Row>> {
    let (dims, syms) = vars.split_at((n_dims as usize).min(vars.len()));
    let mut flattener = Flattener::new(ctx, dims, syms);
    let rows: Vec<Row> = exprs.iter().map(|&expr| flattener.flatten(system, expr)).collect::<Option<_>>()?;
    flattener.add_definitions(system).ok()?;
    Some(rows.into_iter().map(|row| widen(row, system)).collect())
}

/// Adds expressions over variables to a system.
struct Flattener<'a> {
    ctx: &'a Context,
    /// The variables of the dimensions.
    dims: &'a [usize],
    /// The variables of the symbols.
    syms: &'a [usize],
    quotients: Vec<Quotient>,
}

impl<'a> Flattener<'a> {
    /// A flattener for expressions whose dimensions and symbols are these variables.
    fn new(ctx: &'a Context, dims: &'a [usize], syms: &'a [usize]) -> Self {
        Self { ctx, dims, syms, quotients: Vec::new() }
    }

    /// The linear sum of an expression. `None` if it is not affine: a product or quotient by an input, a divisor below one,
    /// or overflow. Variables for quotients are added to the system, their constraints by
    /// [`Flattener::add_definitions`].
    fn flatten(&mut self, system: &mut System, expr: AffineExpr) -> Option<Row> {
        let sum = match expr.node(self.ctx) {
            AffineNode::Const(value) => {
                let mut row = vec![0; system.n_vars + 1];
                *row.last_mut()? = i128::from(value);
                row
            }
            AffineNode::Dim(n) => system.unit(*self.dims.get(n as usize)?, 1, 0),
            AffineNode::Sym(n) => system.unit(*self.syms.get(n as usize)?, 1, 0),
            AffineNode::Binary(op, lhs, rhs) => {
                let lhs = self.flatten(system, lhs)?;
                let mut row = self.flatten(system, rhs)?;
                let mut lhs = widen(lhs, system);
                let constant =
                    row.iter().rev().skip(1).all(|&a| a == 0).then(|| row.last().copied()).flatten();
                match (op, constant) {
                    (AffineOp::Add, _) => {
                        for (a, b) in row.iter_mut().zip(lhs) {
                            *a = a.checked_add(b)?;
                        }
                        row
                    }
                    (AffineOp::Mul, Some(factor)) => {
                        for a in &mut lhs {
                            *a = a.checked_mul(factor)?;
                        }
                        lhs
                    }
                    (AffineOp::Mul, None) => {
                        let factor = lhs.pop().filter(|_| lhs.iter().all(|&a| a == 0))?;
                        for a in &mut row {
                            *a = a.checked_mul(factor)?;
                        }
                        row
                    }
                    (op, divisor) => self.divide(system, op, lhs, divisor.filter(|&by| by > 0)?)?,
                }
            }
        };
        Some(sum)
    }

    fn divide(&mut self, system: &mut System, op: AffineOp, lhs: Row, divisor: i128) -> Option<Row> {
        if op == AffineOp::Mod && lhs.iter().all(|a| a % divisor == 0) {
            return Some(vec![0; system.n_vars + 1]);
        }
        let mut dividend = lhs.clone();
        let common = lhs.iter().fold(divisor, |common, &a| gcd(common, a));
        dividend.iter_mut().for_each(|a| *a /= common);
        let by = divisor / common;
        if op == AffineOp::CeilDiv {
            *dividend.last_mut()? += by - 1;
        }
        if by == 1 {
            return Some(dividend);
        }
        let known = self.quotients.iter().find(|q| same(&q.dividend, &dividend) && q.divisor == by);
        let at = match known {
            Some(quotient) => quotient.at,
            None => {
                let at = system.add_var();
                self.quotients.push(Quotient { at, dividend: widen(dividend, system), divisor: by });
                at
            }
        };
        if op != AffineOp::Mod {
            return Some(system.unit(at, 1, 0));
        }
        let mut rest = widen(lhs, system);
        rest[at] = rest[at].checked_sub(divisor)?;
        Some(rest)
    }

    /// Adds the constraints that define the quotients that were met so far.
    fn add_definitions(&mut self, system: &mut System) -> Result<(), Overflow> {
        for quotient in core::mem::take(&mut self.quotients) {
            let dividend = widen(quotient.dividend, system);
            system.define_quotient(quotient.at, &dividend, quotient.divisor)?;
        }
        Ok(())
    }
}

/// The row with zeros for variables that were added since it was made.
pub fn widen(mut row: Row, system: &System) -> Row {
    if let Some(constant) = row.pop() {
        row.resize(system.n_vars, 0);
        row.push(constant);
    }
    row
}

fn same(a: &Row, b: &Row) -> bool {
    let (Some((last_a, a)), Some((last_b, b))) = (a.split_last(), b.split_last()) else { return false };
    let n = a.len().min(b.len());
    last_a == last_b && a[..n] == b[..n] && a[n..].iter().chain(&b[n..]).all(|&a| a == 0)
}

/// The constraints of an integer set whose dimensions and symbols are the first variables; `None` if it is not affine.
pub fn system_of_set(ctx: &Context, set: &IntegerSet) -> Option<System> {
    let n = set.n_inputs();
    let vars: Vec<usize> = (0..n).collect();
    let (dims, syms) = vars.split_at((set.n_dims as usize).min(n));
    let mut system = System::new(n);
    let mut flattener = Flattener::new(ctx, dims, syms);
    let mut rows = Vec::new();
    for &(expr, equal) in &set.constraints {
        rows.push((flattener.flatten(&mut system, expr)?, equal));
    }
    for (row, equal) in rows {
        let row = widen(row, &system);
        if equal { &mut system.equalities } else { &mut system.inequalities }.push(row);
    }
    flattener.add_definitions(&mut system).ok()?;
    Some(system)
}

/// A set with redundant constraints removed, or the empty set `1 == 0` (`simplifyIntegerSet`). A set that is not affine stays
/// as it is: upstream drops its constraints.
pub fn simplify_set(ctx: &Context, set: &IntegerSet) -> IntegerSet {
    let of = |constraints: &[(AffineExpr, bool)]| IntegerSet {
        constraints: constraints.iter().copied().collect(),
        ..*set
    };
    let constant = |value| AffineExpr::constant(ctx, value);
    let Some(mut system) = system_of_set(ctx, set) else { return set.clone() };
    if system.is_empty_with_locals(set.n_inputs()) {
        return of(&[(constant(1), true)]);
    }
    system.remove_trivial_redundancy();
    if system.equalities.is_empty() && system.inequalities.is_empty() {
        return of(&[(constant(0), true)]);
    }
    let Some(vars) = expressions(ctx, set, &system) else { return set.clone() };
    let sum = |row: &Row| sum_of(ctx, row, &vars);
    let rows = system.equalities.iter().map(|row| (row, true));
    let rows = rows.chain(system.inequalities.iter().map(|row| (row, false)));
    let constraints: Option<Vec<_>> = rows.map(|(row, equal)| Some((sum(row)?, equal))).collect();
    constraints.map_or_else(|| set.clone(), |constraints| of(&constraints))
}

/// The linear sum of a row as an expression. `None` if it contains a variable without one, or overflows.
pub(super) fn sum_of(ctx: &Context, row: &Row, vars: &[Option<AffineExpr>]) -> Option<AffineExpr> {
    let constant = |value: i128| Some(AffineExpr::constant(ctx, i64::try_from(value).ok()?));
    let (&last, coefficients) = row.split_last()?;
    let mut sum = constant(0)?;
    for (&a, &expr) in coefficients.iter().zip(vars) {
        if a != 0 {
            let term = AffineExpr::binary(ctx, AffineOp::Mul, expr?, constant(a)?);
            sum = AffineExpr::binary(ctx, AffineOp::Add, sum, term);
        }
    }
    Some(if last == 0 { sum } else { AffineExpr::binary(ctx, AffineOp::Add, sum, constant(last)?) })
}

/// The expressions of the variables: inputs of the set, and quotients that a pair of inequalities defines.
fn expressions(ctx: &Context, set: &IntegerSet, system: &System) -> Option<Vec<Option<AffineExpr>>> {
    let dims = (0..set.n_dims).map(|n| Some(AffineExpr::dim(ctx, n)));
    let syms = (0..set.n_syms).map(|n| Some(AffineExpr::sym(ctx, n)));
    let mut vars: Vec<Option<AffineExpr>> = dims.chain(syms).collect();
    vars.resize(system.n_vars, None);
    for at in set.n_inputs()..system.n_vars {
        vars[at] = quotient_of(ctx, system, &vars, at);
    }
    Some(vars)
}

/// The quotient that a variable is, from two inequalities `0 <= dividend - divisor * at < divisor`.
pub(super) fn quotient_of(
    ctx: &Context,
    system: &System,
    vars: &[Option<AffineExpr>],
    at: usize,
) -> Option<AffineExpr> {
    let n = system.n_vars;
    for upper in system.inequalities.iter().filter(|row| row[at] < 0) {
        for lower in system.inequalities.iter().filter(|row| row[at] > 0) {
            if upper[..n].iter().zip(lower).any(|(a, b)| *a != -*b) {
                continue;
            }
            let divisor = lower[at];
            let slack = (divisor - 1).checked_sub(lower[n].checked_add(upper[n])?)?;
            if !(0..divisor).contains(&slack) {
                continue;
            }
            let mut dividend = upper.clone();
            dividend[at] = 0;
            dividend[n] += slack;
            if dividend[..n].iter().zip(vars).any(|(&a, var)| a != 0 && var.is_none()) {
                continue;
            }
            let common = dividend.iter().fold(divisor, |common, &a| gcd(common, a));
            let mut sum = AffineExpr::constant(ctx, i64::try_from(dividend[n] / common).ok()?);
            for (&a, expr) in dividend[..n].iter().zip(vars) {
                if a != 0 {
                    let factor = AffineExpr::constant(ctx, i64::try_from(a / common).ok()?);
                    let term = AffineExpr::binary(ctx, AffineOp::Mul, (*expr)?, factor);
                    sum = AffineExpr::binary(ctx, AffineOp::Add, sum, term);
                }
            }
            let divisor = AffineExpr::constant(ctx, i64::try_from(divisor / common).ok()?);
            return Some(AffineExpr::binary(ctx, AffineOp::FloorDiv, sum, divisor));
        }
    }
    None
}
