//! Linear constraints on values (`FlatAffineValueConstraints`), and the bounds that they imply for loops.

use super::flatten::{flatten, quotient_of, sum_of};
use super::hull;
use super::inputs::{for_of, loop_of};
use super::system::{Row, System, complement, negated, normalize};
use crate::affine::For;
use crate::affine::compose::compose;
use crate::affine::loops::Bound;
use crate::prelude::*;
use terrace_ir::affine::simplify;

/// Constraints on dimensions, then symbols, then quotients. Several dimensions may have the same value, as those of a loop
/// around source and destination do: then the first one stands for it.
#[derive(Clone, Debug, Default)]
pub struct ValueSystem {
    /// The constraints.
    pub system: System,
    /// The values of dimensions and symbols; `None` for a loop that does not exist yet.
    pub values: Vec<Option<Value>>,
    /// The number of dimensions.
    pub n_dims: usize,
    /// The inequalities that define quotients.
    definitions: Vec<usize>,
}

/// How a map bounds a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// The variable is at least each result.
    Lower,
    /// The variable is below each result.
    Upper,
    /// The variable is the only result.
    Equal,
}

/// The lower and the upper bound of a loop, exclusive, as maps of the same operands; `None` if it is not known.
pub type SliceBounds = [Option<AffineMap>; 2];

impl ValueSystem {
    /// A system without constraints.
    pub fn new(dims: &[Option<Value>], symbols: &[Value]) -> Self {
        let values: Vec<Option<Value>> =
            dims.iter().copied().chain(symbols.iter().copied().map(Some)).collect();
        Self { system: System::new(values.len()), values, n_dims: dims.len(), definitions: Vec::new() }
    }

    /// The system with the values of its variables but for quotients, dimensions first.
    pub fn of(system: System, values: Vec<Option<Value>>, n_dims: usize) -> Self {
        Self { system, values, n_dims, definitions: Vec::new() }
    }

    /// The variable of a value.
    pub fn position(&self, value: Value) -> Option<usize> {
        self.values.iter().position(|&other| other == Some(value))
    }

    /// Whether there are quotients.
    pub fn has_quotients(&self) -> bool {
        self.system.n_vars != self.values.len()
    }

    fn add_dim(&mut self, value: Value) {
        self.system.insert_var(self.n_dims);
        self.values.insert(self.n_dims, Some(value));
        self.n_dims += 1;
    }

    fn add_symbol(&mut self, value: Value) {
        self.system.insert_var(self.values.len());
        self.values.push(Some(value));
    }

    /// Adds that a variable is a number.
    fn set(&mut self, at: usize, number: i64) {
        let row = self.system.unit(at, 1, -i128::from(number));
        self.system.equalities.push(row);
    }

    /// Adds a variable for a value if there is none: with the bounds of a loop, or the number of a constant.
    pub fn add_value(&mut self, b: &Body, value: Value) -> Option<()> {
        if self.position(value).is_some() {
            return Some(());
        }
        if let Some(op) = loop_of(b, value) {
            let op = b.as_::<For>(op)?;
            self.add_dim(value);
            return self.add_loop(b, op);
        }
        self.add_symbol(value);
        if let Some(number) = integer_of(b, value) {
            self.set(self.values.len() - 1, number);
        }
        Some(())
    }

    /// Adds the constraints of a loop whose induction variable has a variable here. `None` if its bounds are not affine.
    pub fn add_loop(&mut self, b: &Body, op: For) -> Option<()> {
        let at = self.position(op.induction_variable(b)?)?;
        let step = op.step(b)?;
        if step != 1
            && let Some(first) = op.constant_lower_bound(b)
        {
            let n = self.system.inequalities.len();
            self.system.add_step(at, first, step).ok()?;
            self.definitions.extend(n..self.system.inequalities.len());
        }
        let (lower, upper) = (op.lower_bound(b)?, op.upper_bound(b)?);
        self.bound(b, at, Limit::Lower, lower)?;
        self.bound(b, at, Limit::Upper, upper)
    }

    /// The linear sums of a map's results, whose operands have variables here. `None` if the map is not affine.
    fn rows(&mut self, b: &Body, map: &AffineMap, operands: &[Value]) -> Option<Vec<Row>> {
        let vars: Vec<usize> = operands.iter().map(|&value| self.position(value)).collect::<Option<_>>()?;
        let n = self.system.inequalities.len();
        let rows = flatten(b.ctx(), &mut self.system, (&vars, map.n_dims), &map.results)?;
        self.definitions.extend(n..self.system.inequalities.len());
        Some(rows)
    }

    /// Bounds a dimension by a map. Results that name the dimension itself are left out. `None` if the map is not affine.
    fn bound(&mut self, b: &Body, at: usize, limit: Limit, (mut map, mut operands): Bound) -> Option<()> {
        compose(b, &mut map, &mut operands);
        for &value in &operands {
            self.add_value(b, value)?;
        }
        for row in self.rows(b, &map, &operands)?.into_iter().filter(|row| row[at] == 0) {
            let (sign, offset) = if limit == Limit::Upper { (1, -1) } else { (-1, 0) };
            let mut row: Row = row.iter().map(|a| a * sign).collect();
            row[at] = -sign;
            *row.last_mut()? += offset;
            match limit {
                Limit::Equal => &mut self.system.equalities,
                Limit::Lower | Limit::Upper => &mut self.system.inequalities,
            }
            .push(row);
        }
        Some(())
    }

    /// Bounds the variables of loops: those with a single iteration by an equality, those with an unknown bound by the bounds of
    /// the loop with this induction variable.
    pub fn add_slice_bounds(
        &mut self,
        b: &Body,
        ivs: &[Value],
        bounds: &[SliceBounds],
        operands: &[Value],
    ) -> Option<()> {
        let with_operands = |map: &AffineMap| (map.clone(), operands.iter().copied().collect());
        for (&iv, bounds) in ivs.iter().zip(bounds) {
            let Some(at) = self.position(iv) else { continue };
            match bounds {
                [Some(lower), Some(_)] if single_iteration(b.ctx(), bounds).is_some() => {
                    self.bound(b, at, Limit::Equal, with_operands(lower))?;
                }
                [Some(lower), Some(upper)] if !lower.results.is_empty() && !upper.results.is_empty() => {
                    self.bound(b, at, Limit::Lower, with_operands(lower))?;
                    self.bound(b, at, Limit::Upper, with_operands(upper))?;
                }
                _ => self.add_loop(b, for_of(b, iv)?)?,
            }
        }
        Some(())
    }

    /// Constrains the dimensions, one for each loop of a slice, to its iterations. Loops with a single iteration are those
    /// of the induction variables that they name. `None` if such a bound is something else.
    pub fn add_slice_domain(&mut self, b: &Body, bounds: &[SliceBounds], operands: &[Value]) -> Option<()> {
        let ctx = b.ctx();
        for (at, bounds) in bounds.iter().enumerate() {
            if let Some(expr) = single_iteration(ctx, bounds).filter(|expr| expr.as_const(ctx).is_none()) {
                let AffineNode::Dim(n) = expr.node(ctx) else { return None };
                let op = for_of(b, *operands.get(n as usize)?)?;
                self.add_loop(b, op)?;
                continue;
            }
            for (map, limit) in bounds.iter().zip([Limit::Lower, Limit::Upper]) {
                if let Some(map) = map {
                    self.bound(b, at, limit, (map.clone(), operands.iter().copied().collect()))?;
                }
            }
        }
        Some(())
    }

    /// Adds the numbers of symbols that are constants, and the bounds of loops whose induction variables are values, from the
    /// value with number `start` on.
    pub fn add_values(&mut self, b: &Body, start: usize) -> Option<()> {
        let values: Vec<Value> = self.values.iter().skip(start).copied().flatten().collect();
        for value in values {
            if let Some(op) = loop_of(b, value) {
                self.add_loop(b, b.as_::<For>(op)?)?;
            } else if let Some(number) = integer_of(b, value) {
                let at = self.position(value)?;
                self.set(at, number);
            }
        }
        Some(())
    }

    /// Adds a dimension in front of the others for each result of a map, and that they are equal. `None` if it is not affine.
    pub fn add_results(&mut self, b: &Body, map: &AffineMap, operands: &[Value]) -> Option<()> {
        let rows = self.rows(b, map, operands)?;
        let rank = rows.len();
        (0..rank).for_each(|at| self.insert(at, None, true));
        for (at, row) in rows.into_iter().enumerate() {
            let mut equality = vec![0; rank];
            equality[at] = 1;
            equality.extend(row.iter().map(|a| -a));
            self.system.equalities.push(equality);
        }
        Some(())
    }

    /// Whether both have the same values in the same order.
    pub fn is_aligned(&self, other: &Self) -> bool {
        self.n_dims == other.n_dims && self.values == other.values
    }

    /// Adds the variables that only the other one has, and gives the other one's in the same order.
    pub fn align(&mut self, other: &mut Self) {
        for at in 0..self.n_dims {
            let place = other.values.iter().skip(at).position(|value| *value == self.values[at]);
            match place.map(|place| at + place).filter(|&place| place < other.n_dims) {
                Some(place) => other.swap(at, place),
                None => other.insert(at, self.values[at], true),
            }
        }
        for at in self.n_dims..other.n_dims {
            self.insert(at, other.values[at], true);
        }
        for at in self.n_dims..self.values.len() {
            let place = other.values.iter().skip(at).position(|value| *value == self.values[at]);
            match place {
                Some(place) => other.swap(at, at + place),
                None => other.insert(at, self.values[at], false),
            }
        }
        for at in self.values.len()..other.values.len() {
            self.insert(at, other.values[at], false);
        }
    }

    fn insert(&mut self, at: usize, value: Option<Value>, is_dim: bool) {
        self.system.insert_var(at);
        self.values.insert(at, value);
        self.n_dims += usize::from(is_dim);
    }

    fn swap(&mut self, first: usize, second: usize) {
        self.values.swap(first, second);
        let rows = self.system.equalities.iter_mut().chain(&mut self.system.inequalities);
        rows.for_each(|row| row.swap(first, second));
    }

    /// Becomes the smallest box around the dimensions of both, if that is known.
    pub fn unite(&mut self, other: &Self) -> Option<()> {
        self.system = hull::unite(&self.system, &other.system, self.n_dims)?;
        Some(())
    }

    /// Turns symbols that are induction variables into dimensions.
    pub fn turn_loops_into_dims(&mut self, b: &Body) {
        let symbols = self.values.iter().skip(self.n_dims).flatten();
        let ivs: Vec<Value> = symbols.copied().filter(|&value| loop_of(b, value).is_some()).collect();
        for iv in ivs {
            let is_dim = |at: &usize| *at < self.n_dims;
            let Some(at) = self.position(iv).filter(|at| !is_dim(at)) else { continue };
            self.swap(at, self.n_dims);
            self.n_dims += 1;
        }
    }

    /// Eliminates variables, and forgets their values.
    pub fn project_out(&mut self, start: usize, n: usize) -> Option<()> {
        self.system.project_out(start, n).ok()?;
        self.forget(start, n);
        Some(())
    }

    /// Forgets the values of variables that the system does not have any more.
    fn forget(&mut self, start: usize, n: usize) {
        let n_values = self.values.len();
        self.values.drain(start.min(n_values)..(start + n).min(n_values));
        self.n_dims -= (start + n).min(self.n_dims).saturating_sub(start);
        self.definitions.clear();
    }

    /// Eliminates a variable, if the other variables keep exactly the solutions that they have. `None` otherwise.
    pub fn project_out_exactly(&mut self, at: usize) -> Option<()> {
        self.system.can_eliminate(at).then(|| self.project_out(at, 1))?
    }

    /// Eliminates one of these variables so that the others keep only solutions that they have, and all of them where that is
    /// possible. `None` if there is no such variable.
    pub fn shrink_out(&mut self, vars: &[usize]) -> Option<()> {
        if let Some(&at) = vars.iter().find(|&&at| self.system.can_eliminate(at)) {
            return self.project_out(at, 1);
        }
        let (at, system) = vars.iter().find_map(|&at| Some((at, self.system.dark_shadow(at)?)))?;
        self.system = system;
        self.forget(at, 1);
        Some(())
    }

    /// Whether another system of the same number of dimensions has solutions that this one does not have. `None` if that is not
    /// known.
    pub fn lacks_some_of(&self, other: &Self) -> Option<bool> {
        // Quotients of both are behind the dimensions and symbols, which are the same.
        let n = self.values.len();
        if other.values.len() != n || other.n_dims != self.n_dims {
            return None;
        }
        let n_quotients = self.system.n_vars - n;
        let mut both = other.system.clone();
        let first = both.n_vars;
        (0..n_quotients).for_each(|_| _ = both.add_var());
        let spread = |row: &Row| {
            let mut wide = vec![0; first + n_quotients + 1];
            wide[..n].copy_from_slice(&row[..n]);
            wide[first..].copy_from_slice(&row[n..]);
            wide
        };
        both.inequalities.extend(self.definitions.iter().map(|&at| spread(&self.system.inequalities[at])));
        let is_definition = |at: &usize| self.definitions.contains(at);
        let inequalities = self.system.inequalities.iter().enumerate().filter(|(at, _)| !is_definition(at));
        let conditions =
            inequalities.map(|(_, row)| spread(row)).chain(self.system.equalities.iter().flat_map(|row| {
                let row = spread(row);
                [negated(&row), row]
            }));
        for condition in conditions {
            let mut system = both.clone();
            system.inequalities.push(complement(&condition));
            if system.has_solution()? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The bounds of `n` dimensions from `start` on, in terms of the other dimensions and the symbols (`getSliceBounds`).
    pub fn slice_bounds(&mut self, ctx: &Context, start: usize, n: usize) -> Vec<SliceBounds> {
        self.system.equalities.iter_mut().chain(&mut self.system.inequalities).for_each(normalize);
        let (n_dims, n_syms) = ((self.n_dims - n) as u32, (self.values.len() - self.n_dims) as u32);
        let search =
            Search { ctx, system: &self.system, start, n, n_dims, n_syms, n_values: self.values.len() };
        let exprs = search.expressions(self.n_dims);
        let one = AffineExpr::constant(ctx, 1);
        let map = |exprs: &[AffineExpr]| Some(AffineMap::new(n_dims, n_syms, exprs));
        let mut reduced: Option<System> = None;
        let range = start..start + n;
        let mut all = Vec::new();
        for at in range.clone() {
            if let Some(expr) = exprs[at] {
                let expr = simplify(ctx, expr, n_dims, n_syms);
                all.push([map(&[expr]), map(&[AffineExpr::binary(ctx, AffineOp::Add, expr, one)])]);
                continue;
            }
            let mut bounds = [None, None];
            if !self.has_quotients() {
                let system = reduced.get_or_insert_with(|| {
                    let mut system = self.system.clone();
                    system.remove_redundant_inequalities();
                    system
                });
                let known = hull::own_bounds(ctx, system, at, range.clone(), &search.variables(self.n_dims));
                if let Some([lower, upper]) = known {
                    bounds = [map(&lower), map(&upper)];
                }
            }
            let (least, greatest) = self.system.bounds_of_var(at).unwrap_or((None, None));
            let numbers = [least, greatest.and_then(|greatest| greatest.checked_add(1))];
            for (bound, number) in bounds.iter_mut().zip(numbers) {
                if bound.as_ref().is_none_or(|map| map.results.len() != 1)
                    && let Some(number) = number
                {
                    *bound = map(&[AffineExpr::constant(ctx, number)]);
                }
            }
            all.push(bounds);
        }
        all
    }
}

/// The lower bound, if the upper one is greater by one.
pub fn single_iteration(ctx: &Context, bounds: &SliceBounds) -> Option<AffineExpr> {
    let [Some(lower), Some(upper)] = bounds else { return None };
    let ([first], [end]) = (lower.results.as_slice(), upper.results.as_slice()) else { return None };
    let next = AffineExpr::binary(ctx, AffineOp::Add, *first, AffineExpr::constant(ctx, 1));
    (next == *end).then_some(*first)
}

/// The search for expressions of the dimensions from `start` on.
struct Search<'a> {
    ctx: &'a Context,
    system: &'a System,
    start: usize,
    n: usize,
    /// The number of the other dimensions.
    n_dims: u32,
    n_syms: u32,
    n_values: usize,
}

impl Search<'_> {
    /// The variables as expressions; those that are searched and quotients have none.
    fn variables(&self, n_all_dims: usize) -> Vec<Option<AffineExpr>> {
        let of_var = |at: usize| {
            if at >= self.n_values || (self.start..self.start + self.n).contains(&at) {
                return None;
            }
            Some(match at {
                at if at < self.start => AffineExpr::dim(self.ctx, at as u32),
                at if at < n_all_dims => AffineExpr::dim(self.ctx, (at - self.n) as u32),
                at => AffineExpr::sym(self.ctx, (at - n_all_dims) as u32),
            })
        };
        (0..self.system.n_vars).map(of_var).collect()
    }

    /// The variables as expressions of those that are not searched, as far as they are numbers, quotients, remainders or sums.
    fn expressions(&self, n_all_dims: usize) -> Vec<Option<AffineExpr>> {
        let mut exprs = self.variables(n_all_dims);
        loop {
            let mut changed = false;
            for at in 0..exprs.len() {
                if exprs[at].is_none() {
                    changed |= self.find(at, &mut exprs).is_some();
                }
            }
            if !changed {
                return exprs;
            }
        }
    }

    fn find(&self, at: usize, exprs: &mut [Option<AffineExpr>]) -> Option<()> {
        if let Ok((Some(least), Some(greatest))) = self.system.bounds_of_var(at) {
            if least == greatest {
                exprs[at] = Some(AffineExpr::constant(self.ctx, least));
                return Some(());
            }
            if least == 0
                && greatest >= 1
                && self.find_remainder(at, greatest.checked_add(1)?, exprs).is_some()
            {
                return Some(());
            }
        }
        let found = quotient_of(self.ctx, self.system, exprs, at).or_else(|| self.solve(at, exprs))?;
        exprs[at] = Some(found);
        Some(())
    }

    /// The variable by the first equality that contains it.
    fn solve(&self, at: usize, exprs: &[Option<AffineExpr>]) -> Option<AffineExpr> {
        let row = self.system.equalities.iter().find(|row| row[at] != 0)?;
        let sum = sum_of(self.ctx, &hull::without(row, at, 1), exprs)?;
        let sum = if row[at] > 0 { AffineExpr::neg(self.ctx, sum) } else { sum };
        let divisor = AffineExpr::constant(self.ctx, i64::try_from(row[at].abs()).ok()?);
        Some(AffineExpr::binary(self.ctx, AffineOp::FloorDiv, sum, divisor))
    }

    /// Finds `at = dim mod divisor` and, if only one other variable is not part of the dimension, `other = dim floordiv
    /// divisor`, from an equality.
    fn find_remainder(&self, at: usize, divisor: i64, exprs: &mut [Option<AffineExpr>]) -> Option<()> {
        self.system.equalities.iter().find_map(|row| self.find_remainder_by(row, at, divisor, exprs))
    }

    fn find_remainder_by(
        &self,
        row: &Row,
        at: usize,
        divisor: i64,
        exprs: &mut [Option<AffineExpr>],
    ) -> Option<()> {
        let ctx = self.ctx;
        let own = row[at];
        if own == 0 || row.last() != Some(&0) {
            return None;
        }
        let multiple = own.checked_mul(i128::from(divisor))?;
        let is_multiple = |other: &usize| row[*other] % multiple == 0;
        let others = (0..self.n_values).filter(|&other| other != at && row[other] != 0);
        let (quotients, parts): (Vec<usize>, Vec<usize>) = others.partition(is_multiple);
        let mut dividend = AffineExpr::constant(ctx, 0);
        for part in parts {
            let factor = AffineExpr::constant(ctx, i64::try_from(row[part]).ok()?);
            let term = AffineExpr::binary(ctx, AffineOp::Mul, exprs[part]?, factor);
            dividend = AffineExpr::binary(ctx, AffineOp::Add, dividend, term);
        }
        let dividend = if own > 0 { AffineExpr::neg(ctx, dividend) } else { dividend };
        let by = AffineExpr::constant(ctx, i64::try_from(own.abs()).ok()?);
        let dividend = AffineExpr::binary(ctx, AffineOp::FloorDiv, dividend, by);
        let dividend = simplify(ctx, dividend, self.n_dims, self.n_syms);
        let AffineNode::Dim(n) = dividend.node(ctx) else { return None };
        let &last = quotients.last()?;
        let column = if (n as usize) < self.start { n as usize } else { n as usize + self.n };
        let greatest = self.system.bounds_of_var(column).ok()?.1;
        let by = AffineExpr::constant(ctx, divisor);
        exprs[at] = Some(match greatest {
            Some(greatest) if greatest < divisor => dividend,
            _ => AffineExpr::binary(ctx, AffineOp::Mod, dividend, by),
        });
        if quotients.len() == 1 && exprs[last].is_none() {
            let quotient = AffineExpr::binary(ctx, AffineOp::FloorDiv, dividend, by);
            let is_positive = (row[last] > 0) == (own > 0);
            exprs[last] = Some(if is_positive { quotient } else { AffineExpr::neg(ctx, quotient) });
        }
        Some(())
    }
}
