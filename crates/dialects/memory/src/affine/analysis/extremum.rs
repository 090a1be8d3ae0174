//! The result of an `affine.min` or `affine.max`, where linear constraints on its operands decide which one is the least or
//! greatest (`simplifyConstrainedMinMaxOp`).

use super::flatten::flatten;
use super::system::{Row, System};
use crate::affine::Min;
use crate::affine::compose::{Operands, canonicalize};
use crate::index_list::Index;
use crate::prelude::*;
use terrace_ir::store::Store;

/// Linear constraints on dimensions, symbols and, behind both, quotients: the operands of an `affine.min` or `affine.max`.
#[derive(Clone, Default)]
pub struct Constraints {
    system: System,
    /// The values of dimensions; `None` for those that stand for something else.
    dims: Vec<Option<Value>>,
    /// The values of symbols.
    syms: Vec<Option<Value>>,
}

/// How a variable is bounded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Equal,
    AtLeast,
    Below,
}

impl Constraints {
    /// No constraint.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a dimension; returns its number. Variables of symbols move up.
    pub fn add_dim(&mut self, value: Option<Value>) -> usize {
        self.dims.push(value);
        self.system.insert_var(self.dims.len() - 1)
    }

    /// Adds a symbol; returns its variable.
    pub fn add_sym(&mut self, value: Option<Value>) -> usize {
        self.syms.push(value);
        self.system.insert_var(self.dims.len() + self.syms.len() - 1)
    }

    /// Adds that a sum is at least zero: factors of variables, and a constant.
    pub fn add_inequality(&mut self, terms: &[(usize, i128)], constant: i128) {
        let row = self.row(terms, constant);
        self.system.inequalities.push(row);
    }

    /// Adds that a variable is a number.
    pub fn set(&mut self, var: usize, number: i64) {
        let row = self.row(&[(var, 1)], -i128::from(number));
        self.system.equalities.push(row);
    }

    fn row(&self, terms: &[(usize, i128)], constant: i128) -> Row {
        let mut row = vec![0; self.system.n_vars + 1];
        for &(var, factor) in terms {
            row[var] += factor;
        }
        row[self.system.n_vars] += constant;
        row
    }

    /// The number of variables that are no quotients.
    fn n_inputs(&self) -> usize {
        self.dims.len() + self.syms.len()
    }

    /// Bounds a variable by an expression of all dimensions and symbols; `None` if it is not affine.
    fn bound(&mut self, var: usize, expr: AffineExpr, ctx: &Context, bound: Bound) -> Option<()> {
        let vars: Vec<usize> = (0..self.n_inputs()).collect();
        let mut row = flatten(ctx, &mut self.system, (&vars, self.dims.len() as u32), &[expr])?.pop()?;
        if row[var] != 0 {
            return Some(());
        }
        if bound == Bound::Below {
            row[var] = -1;
            let n = self.system.n_vars;
            row[n] = row[n].checked_sub(1)?;
        } else {
            row.iter_mut().for_each(|a| *a = -*a);
            row[var] = 1;
        }
        if bound == Bound::Equal { &mut self.system.equalities } else { &mut self.system.inequalities }
            .push(row);
        Some(())
    }

    /// Adds the range of the induction variable of a loop. `None` if the step is not constant.
    pub fn add_loop(
        &mut self,
        b: &Body,
        variable: Value,
        lower: Index,
        upper: Index,
        step: Index,
    ) -> Option<()> {
        let ctx = b.ctx();
        let step = step.constant_value(b)?;
        self.add_dim(Some(variable));
        let var = self.dims.len() - 1;
        let value_of = |index| match index {
            Index::Static(_) => None,
            Index::Dynamic(value) => Some(value),
        };
        let (lower_var, upper_var) = (self.add_sym(value_of(lower)), self.add_sym(value_of(upper)));
        let (low, high) = (lower.constant_value(b), upper.constant_value(b));
        for (var, number) in [(lower_var, low), (upper_var, high)] {
            if let Some(number) = number {
                self.set(var, number);
            }
        }
        self.add_inequality(&[(var, 1), (lower_var, -1)], 0);
        let constant = |value| AffineExpr::constant(ctx, value);
        let add = |a, c| AffineExpr::binary(ctx, AffineOp::Add, a, c);
        let n_dims = self.dims.len();
        let symbol = |var: usize| AffineExpr::sym(ctx, (var - n_dims) as u32);
        let is_single = low.zip(high).is_some_and(|(low, high)| low.wrapping_add(step) >= high);
        let bound = if is_single {
            add(symbol(lower_var), constant(1))
        } else {
            let low = low.map_or_else(|| symbol(lower_var), constant);
            let high = high.map_or_else(|| symbol(upper_var), constant);
            let distance = add(add(high, AffineExpr::neg(ctx, low)), constant(-1));
            let count = AffineExpr::binary(ctx, AffineOp::FloorDiv, distance, constant(step));
            let last = AffineExpr::binary(ctx, AffineOp::Mul, constant(step), count);
            add(add(low, constant(1)), last)
        };
        self.bound(var, bound, ctx, Bound::Below)
    }

    /// The expressions of an operation's map over the dimensions and symbols here; operands that are neither become symbols.
    fn align(&mut self, ctx: &Context, map: &AffineMap, operands: &[Value]) -> AffineMap {
        let known = self.syms.clone();
        let mut exprs: SmallVec<[AffineExpr; 8]> = SmallVec::new();
        for &operand in operands {
            let find = |list: &[Option<Value>]| list.iter().position(|&value| value == Some(operand));
            exprs.push(match (find(&self.dims), find(&known)) {
                (Some(at), _) => AffineExpr::dim(ctx, at as u32),
                (_, Some(at)) => AffineExpr::sym(ctx, at as u32),
                _ => {
                    self.add_sym(Some(operand));
                    AffineExpr::sym(ctx, self.syms.len() as u32 - 1)
                }
            });
        }
        let (dims, syms) = exprs.split_at((map.n_dims as usize).min(exprs.len()));
        map.replace(ctx, dims, syms, self.dims.len() as u32, self.syms.len() as u32)
    }

    /// The only bound of a variable, exclusive if it is an upper one, in terms of the others.
    fn only_bound(&mut self, ctx: &Context, var: usize, is_upper: bool) -> Option<AffineExpr> {
        let adjust = i64::from(is_upper);
        if self.system.n_vars == self.n_inputs() {
            let mut system = self.system.clone();
            system.remove_redundant_inequalities();
            let rows =
                system.inequalities.iter().filter(|row| if is_upper { row[var] < 0 } else { row[var] > 0 });
            let rows: SmallVec<[&Row; 2]> = rows.collect();
            let is_bounded_exactly = system.equalities.iter().any(|row| row[var] != 0);
            if let &[row] = rows.as_slice()
                && !is_bounded_exactly
            {
                let sign = if is_upper { 1 } else { -1 };
                let sum = self.expression(ctx, row, var, sign)?;
                let divisor = i64::try_from(row[var].abs()).ok()?;
                let constant = |value| AffineExpr::constant(ctx, value);
                let sum = match is_upper {
                    true => sum,
                    false => AffineExpr::binary(ctx, AffineOp::Add, sum, constant(divisor - 1)),
                };
                let quotient = AffineExpr::binary(ctx, AffineOp::FloorDiv, sum, constant(divisor));
                return Some(AffineExpr::binary(ctx, AffineOp::Add, quotient, constant(adjust)));
            }
        }
        let (least, greatest) = self.system.bounds_of_var(var).ok()?;
        let number = if is_upper { greatest?.checked_add(adjust)? } else { least? };
        Some(AffineExpr::constant(ctx, number))
    }

    /// A row without a variable as an expression, times a sign.
    fn expression(&self, ctx: &Context, row: &Row, without: usize, sign: i128) -> Option<AffineExpr> {
        let mut sum = AffineExpr::constant(ctx, 0);
        for (at, &factor) in row.iter().enumerate().filter(|&(at, &factor)| at != without && factor != 0) {
            let factor = AffineExpr::constant(ctx, i64::try_from(factor.checked_mul(sign)?).ok()?);
            let n_dims = self.dims.len();
            let term = if at < n_dims {
                AffineExpr::binary(ctx, AffineOp::Mul, AffineExpr::dim(ctx, at as u32), factor)
            } else if at < self.n_inputs() {
                AffineExpr::binary(ctx, AffineOp::Mul, AffineExpr::sym(ctx, (at - n_dims) as u32), factor)
            } else {
                factor
            };
            sum = AffineExpr::binary(ctx, AffineOp::Add, sum, term);
        }
        Some(sum)
    }

    fn is_empty(&self) -> bool {
        self.system.is_empty_with_locals(self.n_inputs())
    }

    /// The result of an `affine.min` or `affine.max` as a map with one result, if the constraints decide it.
    pub fn result_of(mut self, b: &Body, op: Op) -> Option<(AffineMap, Operands)> {
        let ctx = b.ctx();
        let is_min = b.is::<Min>(op);
        let map = AffineMap::of(ctx, b.attr(op, "map")?)?;
        let operands: Operands = b.operands(op).iter().collect();
        let constant = |value| AffineExpr::constant(ctx, value);
        let add = |a, value| AffineExpr::binary(ctx, AffineOp::Add, a, constant(value));
        // The operation, its bound and the results of its map are dimensions.
        let result = self.add_dim(None);
        let bound = self.add_dim(None);
        let first: usize = self.dims.len();
        map.results.iter().for_each(|_| _ = self.add_dim(None));
        for &expr in &self.align(ctx, &map, &operands).results {
            match is_min {
                true => self.bound(result, add(expr, 1), ctx, Bound::Below)?,
                false => self.bound(result, expr, ctx, Bound::AtLeast)?,
            }
        }
        self.system.inequalities.iter_mut().for_each(super::system::tighten);
        let best = self.only_bound(ctx, result, is_min)?;
        let best = if is_min { add(best, -1) } else { best };
        self.bound(bound, best, ctx, Bound::Equal)?;
        if self.is_empty() {
            return None;
        }
        for (i, &expr) in map.results.iter().enumerate() {
            let mut system = self.clone();
            let single = AffineMap::new(map.n_dims, map.n_syms, &[expr]);
            let &expr = system.align(ctx, &single, &operands).results.first()?;
            system.bound(first + i, expr, ctx, Bound::Equal)?;
            let sign = if is_min { 1 } else { -1 };
            system.add_inequality(&[(bound, sign), (first + i, -sign)], -1);
            if !system.is_empty() {
                return None;
            }
        }
        Some(self.canonical(b, best))
    }

    /// An expression of dimensions and symbols with the values of those that it has, where numbers that are known are filled in.
    fn canonical(&self, b: &Body, expr: AffineExpr) -> (AffineMap, Operands) {
        let ctx = b.ctx();
        let number = |at: usize, value: &Option<Value>| {
            let value = (*value)?;
            if constant_of(b, value).is_some_and(|attr| attr.as_i64(ctx).is_some()) {
                return None;
            }
            let (least, greatest) = self.system.bounds_of_var(at).ok()?;
            least.filter(|_| least == greatest)
        };
        let mut operands = Operands::new();
        let zero = AffineExpr::constant(ctx, 0);
        let mut replace = |list: &[Option<Value>], start: usize, name: fn(&Store, u32) -> AffineExpr| {
            let mut n = 0;
            let exprs: SmallVec<[AffineExpr; 8]> = list
                .iter()
                .enumerate()
                .map(|(i, value)| match (number(start + i, value), value) {
                    (Some(number), _) => AffineExpr::constant(ctx, number),
                    (None, None) => zero,
                    (None, Some(value)) => {
                        operands.push(*value);
                        n += 1;
                        name(ctx, n - 1)
                    }
                })
                .collect();
            (exprs, n)
        };
        let (dims, n_dims) = replace(&self.dims, 0, AffineExpr::dim);
        let (syms, n_syms) = replace(&self.syms, self.dims.len(), AffineExpr::sym);
        let all = AffineMap::new(self.dims.len() as u32, self.syms.len() as u32, &[expr]);
        let mut map = all.replace(ctx, &dims, &syms, n_dims, n_syms);
        canonicalize(b, &mut map, &mut operands);
        (map, operands)
    }
}
