//! Simplification of affine expressions by way of a linear form.
//!
//! An expression becomes a sum of coefficients times dimensions, symbols and local terms, where a local term
//! is a non-linear subexpression: a quotient, or a product, quotient or remainder by a symbol. The sum becomes an
//! expression again, with its terms in a canonical order. Upstream does this wherever operands are composed into a map, so
//! the order is visible in printed text.

use super::expr::{self, AffineNode, AffineOp};
use super::map::AffineMap;
use crate::store::ids::AffineExpr;
use crate::store::interners::Store;
use std::collections::BTreeMap;
use terrace_support::small_vec::SmallVec;

/// Simplifies each result of a map.
pub fn simplify_map(ctx: &Store, map: &AffineMap) -> AffineMap {
    let results = map.results.iter().map(|&expr| simplify(ctx, expr, map.n_dims, map.n_syms)).collect();
    AffineMap { n_dims: map.n_dims, n_syms: map.n_syms, results }
}

/// Simplifies an expression over so many dimensions and symbols.
pub fn simplify(ctx: &Store, expr: AffineExpr, n_dims: u32, n_syms: u32) -> AffineExpr {
    if !matches!(expr.node(ctx), AffineNode::Binary(..)) || ctx.is_simplified(expr, n_dims, n_syms) {
        return expr;
    }
    let simplified = simplify_binary(ctx, expr, n_dims, n_syms);
    if simplified == expr {
        ctx.set_simplified(expr, n_dims, n_syms);
    }
    simplified
}

fn simplify_binary(ctx: &Store, expr: AffineExpr, n_dims: u32, n_syms: u32) -> AffineExpr {
    let expr = if is_pure(ctx, expr) { expr } else { semi_affine(ctx, expr) };
    let mut flattener = Flattener {
        ctx,
        n_dims: n_dims as usize,
        n_names: n_dims as usize + n_syms as usize,
        locals: Vec::new(),
        stack: Vec::new(),
    };
    if flattener.flatten(expr).is_none() {
        return expr;
    }
    let Some(form) = flattener.stack.pop() else { return expr };
    if is_pure(ctx, expr) {
        return flattener.sum(&form);
    }
    if flattener.sum(&form) == expr {
        return expr;
    }
    flattener.sorted_sum(&form)
}

/// Whether products have a constant factor and divisors are constant.
fn is_pure(ctx: &Store, expr: AffineExpr) -> bool {
    match expr.node(ctx) {
        AffineNode::Binary(AffineOp::Add, lhs, rhs) => is_pure(ctx, lhs) && is_pure(ctx, rhs),
        AffineNode::Binary(AffineOp::Mul, lhs, rhs) => {
            is_pure(ctx, lhs)
                && is_pure(ctx, rhs)
                && (lhs.as_const(ctx).is_some() || rhs.as_const(ctx).is_some())
        }
        AffineNode::Binary(_, lhs, rhs) => is_pure(ctx, lhs) && rhs.as_const(ctx).is_some(),
        _ => true,
    }
}

/// Folds quotients and remainders of multiples of a symbol by this symbol.
fn semi_affine(ctx: &Store, expr: AffineExpr) -> AffineExpr {
    let AffineNode::Binary(op, lhs, rhs) = expr.node(ctx) else { return expr };
    let (new_lhs, new_rhs) = (semi_affine(ctx, lhs), semi_affine(ctx, rhs));
    let same = || AffineExpr::binary(ctx, op, new_lhs, new_rhs);
    let AffineNode::Sym(symbol) = new_rhs.node(ctx) else { return same() };
    if matches!(op, AffineOp::Add | AffineOp::Mul) {
        return same();
    }
    if op == AffineOp::Mod && is_multiple(ctx, lhs, symbol) {
        return AffineExpr::constant(ctx, 0);
    }
    divide(ctx, new_lhs, symbol, op).unwrap_or_else(same)
}

/// Whether an expression is certainly a multiple of a symbol.
fn is_multiple(ctx: &Store, expr: AffineExpr, symbol: u32) -> bool {
    match expr.node(ctx) {
        AffineNode::Const(value) => value == 0,
        AffineNode::Dim(_) => false,
        AffineNode::Sym(n) => n == symbol,
        AffineNode::Binary(AffineOp::Add | AffineOp::Mod, lhs, rhs) => {
            is_multiple(ctx, lhs, symbol) && is_multiple(ctx, rhs, symbol)
        }
        AffineNode::Binary(AffineOp::Mul, lhs, rhs) => {
            is_multiple(ctx, lhs, symbol) || is_multiple(ctx, rhs, symbol)
        }
        AffineNode::Binary(..) => false,
    }
}

/// The quotient of an expression and a symbol, rounded as `op` says, if it has a simpler form. A quotient that is rounded
/// in the same way need not be a multiple of the symbol, as long as multiples alone are added to it.
fn divide(ctx: &Store, expr: AffineExpr, symbol: u32, op: AffineOp) -> Option<AffineExpr> {
    let is_multiple = |expr| is_multiple(ctx, expr, symbol);
    Some(match expr.node(ctx) {
        AffineNode::Const(0) => expr,
        AffineNode::Sym(n) if n == symbol => AffineExpr::constant(ctx, 1),
        AffineNode::Binary(AffineOp::Mul, lhs, rhs) => {
            let (lhs, rhs) = match is_multiple(lhs) {
                true => (divide(ctx, lhs, symbol, op)?, rhs),
                false if is_multiple(rhs) => (lhs, divide(ctx, rhs, symbol, op)?),
                false => return None,
            };
            AffineExpr::binary(ctx, AffineOp::Mul, lhs, rhs)
        }
        AffineNode::Binary(AffineOp::Add, lhs, rhs) if is_multiple(lhs) || is_multiple(rhs) => {
            let (lhs, rhs) = (divide(ctx, lhs, symbol, op)?, divide(ctx, rhs, symbol, op)?);
            AffineExpr::binary(ctx, AffineOp::Add, lhs, rhs)
        }
        AffineNode::Binary(AffineOp::Mod, lhs, rhs) if is_multiple(expr) => {
            let (lhs, rhs) = (divide(ctx, lhs, symbol, op)?, divide(ctx, rhs, symbol, op)?);
            AffineExpr::binary(ctx, AffineOp::Mod, lhs, rhs)
        }
        AffineNode::Binary(inner, lhs, rhs) if inner == op => {
            AffineExpr::binary(ctx, op, divide(ctx, lhs, symbol, op)?, rhs)
        }
        _ => return None,
    })
}

/// Coefficients of dimensions, symbols and local terms, and the constant last.
type Form = SmallVec<[i64; 12]>;

struct Flattener<'a> {
    ctx: &'a Store,
    n_dims: usize,
    /// Dimensions and symbols.
    n_names: usize,
    /// The local terms.
    locals: Vec<AffineExpr>,
    /// The forms of operands whose operator comes next.
    stack: Vec<Form>,
}

impl Flattener<'_> {
    fn n_columns(&self) -> usize {
        self.n_names + self.locals.len() + 1
    }

    /// Pushes the form of an expression; `None` if it has none.
    fn flatten(&mut self, expr: AffineExpr) -> Option<()> {
        let mut form: Form = SmallVec::new();
        let at = match expr.node(self.ctx) {
            AffineNode::Binary(op, lhs, rhs) => {
                self.flatten(lhs)?;
                self.flatten(rhs)?;
                let rhs_form = self.stack.pop()?;
                let lhs_form = self.stack.pop()?;
                let form = self.binary(op, rhs.as_const(self.ctx).is_some(), lhs_form, rhs_form)?;
                self.stack.push(form);
                return Some(());
            }
            AffineNode::Const(value) => {
                form.resize(self.n_columns(), 0);
                *form.last_mut()? = value;
                self.stack.push(form);
                return Some(());
            }
            AffineNode::Dim(n) => n as usize,
            AffineNode::Sym(n) => self.n_dims + n as usize,
        };
        form.resize(self.n_columns(), 0);
        *form.get_mut(at)? = 1;
        self.stack.push(form);
        Some(())
    }

    /// The form of `lhs op rhs`.
    fn binary(&mut self, op: AffineOp, by_constant: bool, mut lhs: Form, rhs: Form) -> Option<Form> {
        if op == AffineOp::Add {
            lhs.iter_mut().zip(&rhs).for_each(|(a, b)| *a = a.wrapping_add(*b));
            return Some(lhs);
        }
        if !by_constant {
            let expr = AffineExpr::binary(self.ctx, op, self.sum(&lhs), self.sum(&rhs));
            let at = self.local(expr);
            return Some(self.unit(at));
        }
        let constant = *rhs.last()?;
        match op {
            AffineOp::Mul => {
                lhs.iter_mut().for_each(|a| *a = a.wrapping_mul(constant));
                Some(lhs)
            }
            _ if constant <= 0 => None,
            AffineOp::Mod => self.modulo(lhs, constant),
            _ => self.quotient(op, lhs, constant),
        }
    }

    /// `lhs - c * (lhs floordiv c)`
    fn modulo(&mut self, mut lhs: Form, modulus: i64) -> Option<Form> {
        if lhs.iter().all(|a| a % modulus == 0) {
            lhs.fill(0);
            return Some(lhs);
        }
        let mut dividend = lhs.clone();
        let divisor = cancel(&mut dividend, modulus);
        let divisor = AffineExpr::constant(self.ctx, divisor);
        let quotient = AffineExpr::binary(self.ctx, AffineOp::FloorDiv, self.sum(&dividend), divisor);
        let at = self.local(quotient);
        let constant = lhs.pop()?;
        lhs.resize(self.n_columns() - 1, 0);
        lhs.push(constant);
        let entry = lhs.get_mut(at)?;
        *entry = entry.wrapping_sub(modulus);
        Some(lhs)
    }

    fn quotient(&mut self, op: AffineOp, mut lhs: Form, divisor: i64) -> Option<Form> {
        let divisor = cancel(&mut lhs, divisor);
        if divisor == 1 {
            return Some(lhs);
        }
        let divisor = AffineExpr::constant(self.ctx, divisor);
        let at = self.local(AffineExpr::binary(self.ctx, op, self.sum(&lhs), divisor));
        Some(self.unit(at))
    }

    /// The form of a single column.
    fn unit(&self, at: usize) -> Form {
        let mut form: Form = SmallVec::from_elem(0, self.n_columns());
        if let Some(entry) = form.get_mut(at) {
            *entry = 1;
        }
        form
    }

    /// The column of a local term; adds it if it is new.
    fn local(&mut self, expr: AffineExpr) -> usize {
        if let Some(at) = self.locals.iter().position(|&local| local == expr) {
            return self.n_names + at;
        }
        let at = self.n_names + self.locals.len();
        self.stack.iter_mut().for_each(|form| form.insert(at, 0));
        self.locals.push(expr);
        at
    }

    fn name(&self, column: usize) -> AffineExpr {
        match column.checked_sub(self.n_dims) {
            None => AffineExpr::dim(self.ctx, column as u32),
            Some(symbol) => AffineExpr::sym(self.ctx, symbol as u32),
        }
    }

    /// A sum, or nothing for zero, plus a multiple of a term.
    fn plus(&self, sum: Option<AffineExpr>, term: AffineExpr, coefficient: i64) -> Option<AffineExpr> {
        let term = match coefficient {
            1 => term,
            _ => {
                let coefficient = AffineExpr::constant(self.ctx, coefficient);
                AffineExpr::binary(self.ctx, AffineOp::Mul, term, coefficient)
            }
        };
        Some(sum.map_or(term, |sum| AffineExpr::binary(self.ctx, AffineOp::Add, sum, term)))
    }

    /// A sum, or nothing for zero, plus the constant of a form.
    fn plus_constant(&self, sum: Option<AffineExpr>, form: &Form) -> AffineExpr {
        match (sum, form.last()) {
            (Some(sum), None | Some(0)) => sum,
            (sum, constant) => {
                let constant = AffineExpr::constant(self.ctx, constant.copied().unwrap_or(0));
                sum.map_or(constant, |sum| AffineExpr::binary(self.ctx, AffineOp::Add, sum, constant))
            }
        }
    }

    /// The expression of a form: dimensions, symbols, local terms, the constant.
    fn sum(&self, form: &Form) -> AffineExpr {
        let mut sum = None;
        for (column, &coefficient) in form.iter().enumerate().take(form.len().saturating_sub(1)) {
            if coefficient == 0 {
                continue;
            }
            let term = match column.checked_sub(self.n_names) {
                None => self.name(column),
                Some(local) => match self.locals.get(local) {
                    Some(&expr) => expr,
                    None => continue,
                },
            };
            sum = self.plus(sum, term, coefficient);
        }
        self.plus_constant(sum, form)
    }

    /// The expression of a form with its terms sorted by dimension, then by symbol; a product or quotient comes with its
    /// dimension or symbol.
    fn sorted_sum(&self, form: &Form) -> AffineExpr {
        let widest = self.n_dims.max(self.n_names - self.n_dims) as i64;
        let (mut symbols, mut dims) = (0, 0);
        let mut after = |n: u32| {
            symbols += 1;
            (n, widest + symbols - 1)
        };
        let mut before = |n: u32| {
            dims -= 1;
            (n, dims)
        };
        let mut terms: BTreeMap<(u32, i64), (AffineExpr, i64)> = BTreeMap::new();
        let coefficient = |column: usize| form.get(column).copied().unwrap_or(0);
        for column in self.n_dims..self.n_names {
            if coefficient(column) != 0 {
                let key = after((column - self.n_dims) as u32);
                terms.entry(key).or_insert((self.name(column), coefficient(column)));
            }
        }
        let mut rest: Vec<(AffineExpr, i64)> = Vec::new();
        for (i, &local) in self.locals.iter().enumerate() {
            let coefficient = coefficient(self.n_names + i);
            if coefficient == 0 {
                continue;
            }
            let AffineNode::Binary(_, lhs, rhs) = local.node(self.ctx) else {
                rest.push((local, coefficient));
                continue;
            };
            let key = match (lhs.node(self.ctx), rhs.node(self.ctx)) {
                (AffineNode::Dim(d), AffineNode::Const(_)) => before(d),
                (AffineNode::Sym(s), AffineNode::Const(_) | AffineNode::Sym(_)) => after(s),
                (AffineNode::Dim(d), AffineNode::Sym(s)) => (d, s as i64),
                _ => {
                    rest.push((local, coefficient));
                    continue;
                }
            };
            // Two products or quotients of the same names have one key: upstream asserts that there are none, here the
            // second goes to the end.
            match terms.entry(key) {
                std::collections::btree_map::Entry::Vacant(entry) => {
                    entry.insert((local, coefficient));
                }
                std::collections::btree_map::Entry::Occupied(_) => rest.push((local, coefficient)),
            }
        }
        for column in 0..self.n_dims {
            if coefficient(column) != 0 {
                terms.insert(before(column as u32), (self.name(column), coefficient(column)));
            }
        }
        let mut sum = None;
        for (term, coefficient) in terms.into_values().chain(rest) {
            sum = self.plus(sum, term, coefficient);
        }
        self.plus_constant(sum, form)
    }
}

/// Divides a form and a positive divisor by their common divisor; returns the new divisor.
fn cancel(form: &mut Form, divisor: i64) -> i64 {
    let common = form.iter().fold(divisor as u64, |gcd, a| expr::gcd(gcd, a.unsigned_abs()));
    let common = i64::try_from(common).unwrap_or(1).max(1);
    form.iter_mut().for_each(|a| *a /= common);
    divisor / common
}
