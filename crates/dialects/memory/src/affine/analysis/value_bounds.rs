//! Bounds of index values by the operations that compute them (`ValueBoundsConstraintSet`).

use super::flatten::{flatten, widen};
use super::system::{Row, System};
use crate::affine::{Apply, For, Max, Min};
use crate::prelude::*;
use crate::{memref, scf};

/// The greatest number of values that a comparison looks at.
const MAX_VALUES: usize = 64;

/// Whether one of two sums is certainly less or certainly not less than the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The first one is less.
    Less,
    /// Both are equal, or the first one is greater.
    NotLess,
    /// The first one is greater.
    Greater,
    /// Both are equal, or the first one is less.
    NotGreater,
}

/// Whether a comparison of the only results of two maps of the same operands certainly holds.
pub fn holds(b: &Body, first: &AffineMap, second: &AffineMap, operands: &[Value], is: Comparison) -> bool {
    Bounds::new(b).check(first, second, operands, is).unwrap_or(false)
}

/// Whether the only result of a map is certainly zero or greater. Other than [`holds`], which equals upstream's analysis,
/// it also knows the bounds of induction variables of `affine.for`.
pub fn is_non_negative(b: &Body, map: &AffineMap, operands: &[Value]) -> bool {
    let zero = AffineMap::new(map.n_dims, map.n_syms, &[AffineExpr::constant(b.ctx(), 0)]);
    let mut bounds = Bounds { knows_affine_loops: true, ..Bounds::new(b) };
    bounds.check(map, &zero, operands, Comparison::NotLess).unwrap_or(false)
}

struct Bounds<'a> {
    b: &'a Body,
    /// Whether induction variables of `affine.for` have the bounds of their loops.
    knows_affine_loops: bool,
    system: System,
    vars: FxHashMap<Value, usize>,
    /// Values whose definitions were not looked at.
    pending: Vec<Value>,
}

impl<'a> Bounds<'a> {
    fn new(b: &'a Body) -> Self {
        let (system, vars) = (System::new(0), FxHashMap::default());
        Self { b, knows_affine_loops: false, system, vars, pending: Vec::new() }
    }

    fn check(
        &mut self,
        first: &AffineMap,
        second: &AffineMap,
        operands: &[Value],
        is: Comparison,
    ) -> Option<bool> {
        let first = self.rows(first, operands)?.pop()?;
        let second = self.rows(second, operands)?.pop()?;
        let mut n_values = 0;
        while let Some(value) = self.pending.pop() {
            n_values += 1;
            if n_values <= MAX_VALUES {
                self.bound(value);
            }
        }
        if self.system.is_empty() {
            return Some(false);
        }
        let difference = |a: &Row, c: &Row, offset: i128| -> Option<Row> {
            let (a, c) = (widen(a.clone(), &self.system), widen(c.clone(), &self.system));
            let mut row: Row = a.iter().zip(&c).map(|(a, c)| a.checked_sub(*c)).collect::<Option<_>>()?;
            *row.last_mut()? += offset;
            Some(row)
        };
        // The opposite has no solution.
        let opposite = match is {
            Comparison::Less => difference(&first, &second, 0)?,
            Comparison::NotLess => difference(&second, &first, -1)?,
            Comparison::Greater => difference(&second, &first, 0)?,
            Comparison::NotGreater => difference(&first, &second, -1)?,
        };
        let mut system = self.system.clone();
        system.inequalities.push(opposite);
        Some(system.is_empty())
    }

    fn var(&mut self, value: Value) -> usize {
        if let Some(&at) = self.vars.get(&value) {
            return at;
        }
        let at = self.system.add_var();
        self.vars.insert(value, at);
        self.pending.push(value);
        at
    }

    fn rows(&mut self, map: &AffineMap, operands: &[Value]) -> Option<Vec<Row>> {
        let vars: SmallVec<[usize; 8]> = operands.iter().map(|&value| self.var(value)).collect();
        flatten(self.b.ctx(), &mut self.system, (&vars, map.n_dims), &map.results)
    }

    /// Adds that a variable times `sign` is at least the row times `sign`, plus an offset.
    fn at_least(&mut self, at: usize, row: &Row, sign: i128, offset: i128) -> Option<()> {
        let mut bound = self.system.unit(at, sign, -offset);
        for (a, c) in bound.iter_mut().zip(&widen(row.clone(), &self.system)) {
            *a = a.checked_sub(c.checked_mul(sign)?)?;
        }
        self.system.inequalities.push(bound);
        Some(())
    }

    fn equal(&mut self, at: usize, row: &Row) -> Option<()> {
        let mut equality = self.system.unit(at, 1, 0);
        for (a, c) in equality.iter_mut().zip(&widen(row.clone(), &self.system)) {
            *a = a.checked_sub(*c)?;
        }
        self.system.equalities.push(equality);
        Some(())
    }

    /// Adds the constraints of a value that its definition implies.
    fn bound(&mut self, value: Value) -> Option<()> {
        let b = self.b;
        let at = self.var(value);
        if let Some(number) = integer_of(b, value) {
            let row = self.system.unit(at, 1, -i128::from(number));
            self.system.equalities.push(row);
            return Some(());
        }
        match b.value_def(value) {
            ValueDef::Result(def, _) => self.bound_result(at, def),
            ValueDef::Arg(block, 0) => {
                let owner = b.region_of(block).and_then(|region| b.region_parent(region))?;
                if let Some(op) = b.as_::<For>(owner).filter(|_| self.knows_affine_loops) {
                    return self.bound_induction_variable(at, op);
                }
                let op = b.as_::<scf::For>(owner)?;
                let (lower, upper) = (op.lower_bound(b), op.upper_bound(b));
                let identity = AffineMap::identity(b.ctx(), 1);
                let row = self.rows(&identity, &[lower])?.pop()?;
                self.at_least(at, &row, 1, 0)?;
                let row = self.rows(&identity, &[upper])?.pop()?;
                self.at_least(at, &row, -1, 1)
            }
            ValueDef::Arg(..) => None,
        }
    }

    /// An induction variable is not below any result of the lower bound, and below all results of the upper bound.
    fn bound_induction_variable(&mut self, at: usize, op: For) -> Option<()> {
        let b = self.b;
        let (lower, upper) = (op.lower_map(b)?, op.upper_map(b)?);
        let operands: SmallVec<[Value; 8]> = op.lower_bound_operands(b).iter().collect();
        for row in self.rows(&lower, &operands)? {
            self.at_least(at, &row, 1, 0)?;
        }
        let operands: SmallVec<[Value; 8]> = op.upper_bound_operands(b).iter().collect();
        for row in self.rows(&upper, &operands)? {
            self.at_least(at, &row, -1, 1)?;
        }
        Some(())
    }

    fn bound_result(&mut self, at: usize, def: Op) -> Option<()> {
        let b = self.b;
        let operands: SmallVec<[Value; 8]> = b.operands(def).iter().collect();
        if let Some(op) = b.as_::<Apply>(def) {
            let row = self.rows(&op.affine_map(b)?, &operands)?.pop()?;
            return self.equal(at, &row);
        }
        if b.is::<Min>(def) || b.is::<Max>(def) {
            let map = AffineMap::of(b.ctx(), b.attr(def, "map")?)?;
            let sign = if b.is::<Max>(def) { 1 } else { -1 };
            for row in self.rows(&map, &operands)? {
                self.at_least(at, &row, sign, 0)?;
            }
            return Some(());
        }
        if let Some(dim) = b.as_::<memref::Dim>(def) {
            let ty = b.ty(dim.source(b)).as_::<MemRefType>(b.ctx())?;
            let index = integer_of(b, dim.index(b))?;
            let &extent = ty.shape.get(usize::try_from(index).ok()?)?;
            if extent == DYNAMIC {
                let row = self.system.unit(at, 1, 0);
                self.system.inequalities.push(row);
            } else {
                let row = self.system.unit(at, 1, -i128::from(extent));
                self.system.equalities.push(row);
            }
            return Some(());
        }
        let sign = if b.is::<arith::AddI>(def) {
            1
        } else if b.is::<arith::SubI>(def) {
            -1
        } else {
            return None;
        };
        let (lhs, rhs) = (self.var(*operands.first()?), self.var(*operands.get(1)?));
        let mut row = self.system.unit(at, -1, 0);
        row[lhs] += 1;
        row[rhs] += sign;
        self.system.equalities.push(row);
        Some(())
    }
}
