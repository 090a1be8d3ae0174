//! Affine maps and integer sets.
//!
//! Syntax: MLIR "Affine dialect", affine expressions, maps and sets.

use super::core::{AsmParser, Delimiter};
use crate::Result;
use crate::affine::{AffineExpr, AffineOp};
use crate::attrs::{AffineMapAttr, Attr, IntegerSetAttr};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// Parses an SSA name inside an affine expression; the flag says whether the name is in `symbol(...)`.
pub type SsaIds<'a, 'p> = &'a mut dyn FnMut(&mut AsmParser<'p>, bool) -> Result<AffineExpr>;

/// The names in scope of an affine expression, and what they stand for.
#[derive(Default)]
pub struct AffineNames<'p> {
    list: SmallVec<[(&'p [u8], AffineExpr); 8]>,
    /// The names after the first sixteen.
    map: FxHashMap<&'p [u8], AffineExpr>,
    n_dims: u32,
    n_syms: u32,
}

impl<'p> AffineNames<'p> {
    /// The dimension or symbol of a name.
    pub fn get(&self, name: &[u8]) -> Option<AffineExpr> {
        match self.list.iter().find(|(n, _)| *n == name) {
            Some(&(_, expr)) => Some(expr),
            None => self.map.get(name).copied(),
        }
    }

    /// Adds a name, which must be new.
    pub fn add(&mut self, name: &'p [u8], expr: AffineExpr) {
        if self.list.len() < 16 {
            self.list.push((name, expr));
        } else {
            self.map.insert(name, expr);
        }
    }
}

/// The names of an affine expression, and the parser of its SSA names.
struct Scope<'a, 'p> {
    ids: &'a AffineNames<'p>,
    ssa: Option<SsaIds<'a, 'p>>,
}

impl<'p> AsmParser<'p> {
    /// Parses `(dims)[symbols] -> (results)`.
    pub fn parse_affine_map(&mut self) -> Result<Attr> {
        let at = self.offset();
        let (attr, is_map) = self.affine_map_or_set()?;
        if is_map { Ok(attr) } else { Err(self.error_at(at, "expected AffineMap, but got IntegerSet")) }
    }

    /// Parses `(dims)[symbols] : (constraints)`.
    pub fn parse_integer_set(&mut self) -> Result<Attr> {
        let at = self.offset();
        let (attr, is_map) = self.affine_map_or_set()?;
        if is_map { Err(self.error_at(at, "expected IntegerSet, but got AffineMap")) } else { Ok(attr) }
    }

    /// Parses a comma-separated list of affine expressions over SSA names. `ssa` parses the name that comes next and returns
    /// its dimension or symbol.
    pub fn parse_affine_exprs_of_ssa_ids(
        &mut self,
        delimiter: Delimiter,
        ssa: SsaIds<'_, 'p>,
    ) -> Result<SmallVec<[AffineExpr; 4]>> {
        let ids = AffineNames::default();
        let mut exprs = SmallVec::new();
        let mut scope = Scope { ids: &ids, ssa: Some(ssa) };
        self.comma_separated(delimiter, " in affine map", &mut |p: &mut Self| {
            exprs.push(p.affine_expr(&mut scope)?);
            Ok(())
        })?;
        Ok(exprs)
    }

    /// Parses one affine expression over SSA names.
    pub fn parse_affine_expr_of_ssa_ids(&mut self, ssa: SsaIds<'_, 'p>) -> Result<AffineExpr> {
        self.affine_expr(&mut Scope { ids: &AffineNames::default(), ssa: Some(ssa) })
    }

    /// Parses one affine expression over these names.
    pub fn parse_affine_expr(&mut self, names: &AffineNames<'p>) -> Result<AffineExpr> {
        self.affine_expr(&mut Scope { ids: names, ssa: None })
    }

    fn affine_map_or_set(&mut self) -> Result<(Attr, bool)> {
        let mut ids = AffineNames::default();
        self.comma_separated(Delimiter::Paren, " in dimensional identifier list", &mut |p: &mut Self| {
            let expr = AffineExpr::dim(p.ctx, ids.n_dims);
            ids.n_dims += 1;
            p.affine_id(&mut ids, expr)
        })?;
        self.comma_separated(Delimiter::OptionalSquare, " in symbol list", &mut |p: &mut Self| {
            let expr = AffineExpr::sym(p.ctx, ids.n_syms);
            ids.n_syms += 1;
            p.affine_id(&mut ids, expr)
        })?;
        if self.eat_str("->") {
            return Ok((self.affine_map_range(&ids)?, true));
        }
        self.expect(b':', "expected '->' or ':'")?;
        Ok((self.affine_constraints(&ids)?, false))
    }

    fn affine_id(&mut self, ids: &mut AffineNames<'p>, expr: AffineExpr) -> Result {
        let name = self.word();
        if name.is_empty() {
            return Err(self.wrong_token("expected bare identifier"));
        }
        if ids.get(name).is_some() {
            let name = String::from_utf8_lossy(name);
            return Err(self.error(format!("redefinition of identifier '{name}'")));
        }
        self.bump(name.len());
        ids.add(name, expr);
        Ok(())
    }

    fn affine_map_range(&mut self, ids: &AffineNames<'p>) -> Result<Attr> {
        let mut results: SmallVec<[AffineExpr; 4]> = SmallVec::new();
        let mut scope = Scope { ids, ssa: None };
        self.comma_separated(Delimiter::Paren, " in affine map range", &mut |p: &mut Self| {
            results.push(p.affine_expr(&mut scope)?);
            Ok(())
        })?;
        Ok(AffineMapAttr::get(self.ctx, ids.n_dims, ids.n_syms, &results))
    }

    fn affine_constraints(&mut self, ids: &AffineNames<'p>) -> Result<Attr> {
        let mut exprs: SmallVec<[AffineExpr; 4]> = SmallVec::new();
        let mut equalities: SmallVec<[u8; 8]> = SmallVec::new();
        let mut scope = Scope { ids, ssa: None };
        self.comma_separated(Delimiter::Paren, " in integer set constraint list", &mut |p: &mut Self| {
            let (expr, is_equality) = p.affine_constraint(&mut scope)?;
            exprs.push(expr);
            equalities.push(is_equality as u8);
            Ok(())
        })?;
        if exprs.is_empty() {
            // An empty list of constraints is `0 == 0`, which always holds.
            exprs.push(AffineExpr::constant(self.ctx, 0));
            equalities.push(1);
        }
        Ok(IntegerSetAttr::get(self.ctx, ids.n_dims, ids.n_syms, &exprs, &equalities))
    }

    fn affine_constraint(&mut self, scope: &mut Scope<'_, 'p>) -> Result<(AffineExpr, bool)> {
        let lhs = self.affine_expr(scope)?;
        for (first, is_equality, swap) in [(b'>', false, false), (b'<', false, true), (b'=', true, false)] {
            if self.eat(first) && self.eat(b'=') {
                let at = self.offset();
                let rhs = self.affine_expr(scope)?;
                let (a, b) = if swap { (rhs, lhs) } else { (lhs, rhs) };
                return Ok((self.affine_sub(a, b, at)?, is_equality));
            }
        }
        let message = "expected '== affine-expr' or '>= affine-expr' at end of affine constraint";
        Err(self.error(message))
    }

    /// Parses sums and differences of products.
    fn affine_expr(&mut self, scope: &mut Scope<'_, 'p>) -> Result<AffineExpr> {
        let mut left: Option<(AffineExpr, u8)> = None;
        loop {
            let mut expr = self.affine_operand(scope, left.is_some())?;
            let at = self.offset();
            if let Some(op) = self.affine_product_op() {
                expr = self.affine_product(scope, expr, op, at)?;
            }
            expr = match left {
                None => expr,
                Some((lhs, b'-')) => self.affine_sub(lhs, expr, at)?,
                Some((lhs, _)) => self.affine_binary(AffineOp::Add, lhs, expr, at)?,
            };
            let sign = self.peek();
            if !(matches!(sign, b'+' | b'-') && self.eat(sign)) {
                return Ok(expr);
            }
            left = Some((expr, sign));
        }
    }

    fn affine_product_op(&mut self) -> Option<AffineOp> {
        if self.eat(b'*') {
            return Some(AffineOp::Mul);
        }
        let op = match self.word() {
            b"mod" => AffineOp::Mod,
            b"floordiv" => AffineOp::FloorDiv,
            b"ceildiv" => AffineOp::CeilDiv,
            _ => return None,
        };
        self.eat_word();
        Some(op)
    }

    /// Parses the right operand of `lhs op`, where `op` is at `at`, and further products.
    fn affine_product(
        &mut self,
        scope: &mut Scope<'_, 'p>,
        mut lhs: AffineExpr,
        mut op: AffineOp,
        mut at: u32,
    ) -> Result<AffineExpr> {
        loop {
            let rhs = self.affine_operand(scope, true)?;
            let next_at = self.offset();
            let next = self.affine_product_op();
            // MLIR reports at the next operator if there is one.
            let message_at = if next.is_some() { next_at } else { at };
            lhs = self.affine_binary(op, lhs, rhs, message_at)?;
            match next {
                None => return Ok(lhs),
                Some(next) => (op, at) = (next, next_at),
            }
        }
    }

    fn affine_binary(
        &mut self,
        op: AffineOp,
        lhs: AffineExpr,
        rhs: AffineExpr,
        at: u32,
    ) -> Result<AffineExpr> {
        AffineExpr::checked_binary(self.ctx, op, lhs, rhs).map_err(|message| self.error_at(at, message))
    }

    fn affine_sub(&mut self, lhs: AffineExpr, rhs: AffineExpr, at: u32) -> Result<AffineExpr> {
        let negated = AffineExpr::neg(self.ctx, rhs);
        self.affine_binary(AffineOp::Add, lhs, negated, at)
    }

    fn affine_operand(&mut self, scope: &mut Scope<'_, 'p>, has_left: bool) -> Result<AffineExpr> {
        match self.peek() {
            b'%' => self.affine_ssa_id(scope, false),
            b'(' => self.nested(|p| {
                p.eat(b'(');
                if p.at(b')') {
                    return Err(p.error("no expression inside parentheses"));
                }
                let expr = p.affine_expr(scope)?;
                p.expect(b')', "expected ')'")?;
                Ok(expr)
            }),
            b'-' if self.at(b'-') => self.nested(|p| {
                p.eat(b'-');
                let expr = p.affine_operand(scope, has_left);
                let expr = expr.map_err(|_| p.error("missing operand of negation"))?;
                Ok(AffineExpr::neg(p.ctx, expr))
            }),
            _ if self.at_integer() => {
                let value = self.eat_int().ok_or_else(|| self.error("constant too large for index"))?;
                Ok(AffineExpr::constant(self.ctx, value))
            }
            _ if self.eat_keyword("symbol") => {
                self.expect(b'(', "expected '(' at start of SSA symbol")?;
                let expr = self.affine_ssa_id(scope, true)?;
                self.expect(b')', "expected ')' at end of SSA symbol")?;
                Ok(expr)
            }
            _ if self.at_word() => {
                let expr = scope.ids.get(self.word());
                let expr = expr.ok_or_else(|| self.wrong_token("use of undeclared identifier"))?;
                self.eat_word();
                Ok(expr)
            }
            b'+' | b'*' if !has_left => Err(self.error("missing left operand of binary operator")),
            _ if has_left => Err(self.error("missing right operand of binary operator")),
            _ => Err(self.error("expected affine expression")),
        }
    }

    fn affine_ssa_id(&mut self, scope: &mut Scope<'_, 'p>, is_symbol: bool) -> Result<AffineExpr> {
        let Some(ssa) = scope.ssa.as_mut() else {
            return Err(self.wrong_token("unexpected ssa identifier"));
        };
        if !self.at(b'%') {
            return Err(self.wrong_token("expected ssa identifier"));
        }
        ssa(self, is_symbol)
    }
}
