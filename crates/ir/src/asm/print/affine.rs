//! Printing affine maps, integer sets and affine expressions.

use super::printer::AsmPrinter;
use crate::affine::{AffineExpr, AffineNode, AffineOp};
use crate::attrs::{AffineMapAttr, Attr, IntegerSetAttr};

/// What is left to print of an expression.
enum Item {
    /// An expression; in parentheses when it is a sum (or any binary expression) and `tight`.
    Expr(AffineExpr, bool),
    Text(&'static str),
    Int(i128),
}

impl AsmPrinter<'_> {
    fn affine_header(&mut self, n_dims: u32, n_syms: u32) {
        let names = |p: &mut Self, letter: u8, n: u32| {
            p.list(0..n, |p, i| {
                p.byte(letter);
                p.unsigned(i as u64);
            });
        };
        self.byte(b'(');
        names(self, b'd', n_dims);
        self.byte(b')');
        if n_syms != 0 {
            self.byte(b'[');
            names(self, b's', n_syms);
            self.byte(b']');
        }
    }

    /// Appends `(d0)[s0] -> (d0 + s0)`.
    pub fn affine_map(&mut self, map: Attr) {
        let Some(map) = map.as_::<AffineMapAttr>(self.ctx) else { return };
        self.affine_header(map.n_dims, map.n_syms);
        self.text(" -> (");
        self.list(map.results, |p, &expr| p.affine_expr(expr));
        self.byte(b')');
    }

    /// Appends `(d0)[s0] : (d0 - s0 == 0)`.
    pub fn integer_set(&mut self, set: Attr) {
        let Some(set) = set.as_::<IntegerSetAttr>(self.ctx) else { return };
        self.affine_header(set.n_dims, set.n_syms);
        self.text(" : (");
        self.list(set.constraints.iter().enumerate(), |p, (i, &expr)| {
            p.affine_expr(expr);
            let equal = set.equalities.get(i).is_some_and(|&e| e != 0);
            p.text(if equal { " == 0" } else { " >= 0" });
        });
        self.byte(b')');
    }

    /// Appends an affine expression. Long sums are deep trees, so this keeps its own stack.
    pub fn affine_expr(&mut self, expr: AffineExpr) {
        let ctx = self.ctx;
        let mut stack = vec![Item::Expr(expr, false)];
        while let Some(item) = stack.pop() {
            let (expr, tight) = match item {
                Item::Text(text) => {
                    self.text(text);
                    continue;
                }
                Item::Int(value) => {
                    if value < 0 {
                        self.byte(b'-');
                    }
                    self.unsigned(value.unsigned_abs() as u64);
                    continue;
                }
                Item::Expr(expr, tight) => (expr, tight),
            };
            let (op, lhs, rhs) = match expr.node(ctx) {
                AffineNode::Const(value) => {
                    self.integer(value);
                    continue;
                }
                AffineNode::Dim(n) => {
                    self.byte(b'd');
                    self.unsigned(n as u64);
                    continue;
                }
                AffineNode::Sym(n) => {
                    self.byte(b's');
                    self.unsigned(n as u64);
                    continue;
                }
                AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
            };
            if tight {
                self.byte(b'(');
                stack.push(Item::Text(")"));
            }
            let spelling = match op {
                AffineOp::Add => {
                    self.affine_sum(lhs, rhs, &mut stack);
                    continue;
                }
                AffineOp::Mul => " * ",
                AffineOp::Mod => " mod ",
                AffineOp::FloorDiv => " floordiv ",
                AffineOp::CeilDiv => " ceildiv ",
            };
            if op == AffineOp::Mul && rhs.as_const(ctx) == Some(-1) {
                self.byte(b'-');
                stack.push(Item::Expr(lhs, true));
                continue;
            }
            stack.extend([Item::Expr(rhs, true), Item::Text(spelling), Item::Expr(lhs, true)]);
        }
    }

    /// Puts the parts of a sum on the stack, last first; what is added negatively is subtracted.
    fn affine_sum(&mut self, lhs: AffineExpr, rhs: AffineExpr, stack: &mut Vec<Item>) {
        let ctx = self.ctx;
        match rhs.node(ctx) {
            AffineNode::Binary(AffineOp::Mul, factor, by) if by.as_const(ctx) == Some(-1) => {
                let is_sum = matches!(factor.node(ctx), AffineNode::Binary(AffineOp::Add, ..));
                stack.extend([Item::Expr(factor, is_sum), Item::Text(" - ")]);
            }
            AffineNode::Binary(AffineOp::Mul, factor, by) if by.as_const(ctx).is_some_and(|v| v < -1) => {
                // Negation wraps as upstream's does.
                let by = by.as_const(ctx).map_or(0, i64::wrapping_neg);
                stack.extend([
                    Item::Int(by as i128),
                    Item::Text(" * "),
                    Item::Expr(factor, true),
                    Item::Text(" - "),
                ]);
            }
            AffineNode::Const(value) if value < 0 => {
                stack.extend([Item::Int(value.wrapping_neg() as i128), Item::Text(" - ")]);
            }
            _ => stack.extend([Item::Expr(rhs, false), Item::Text(" + ")]),
        }
        stack.push(Item::Expr(lhs, false));
    }
}
