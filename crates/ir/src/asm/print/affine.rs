//! Printing affine maps, integer sets and affine expressions, over names or over operands.

use super::OpPrinter;
use super::printer::AsmPrinter;
use crate::affine::{AffineExpr, AffineNode, AffineOp};
use crate::attrs::{AffineMapAttr, Attr, IntegerSetAttr};
use crate::body::Values;
use crate::context::Context;

/// A part of an expression on the stack of the printer.
enum Item {
    /// An expression, and whether it needs parentheses if it is a binary one.
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

    /// Appends an affine expression.
    pub fn affine_expr(&mut self, expr: AffineExpr) {
        let ctx = self.ctx;
        print_expr(self, ctx, expr, &|p| p, &mut |p, is_symbol, n| {
            p.byte(if is_symbol { b's' } else { b'd' });
            p.unsigned(n as u64);
        });
    }
}

impl OpPrinter<'_> {
    /// Appends the results of a map with operands in the place of dimensions, and as `symbol(%s)` of symbols:
    /// `%i + symbol(%n), %j`.
    pub fn affine_map_of_ssa_ids(&mut self, map: Attr, operands: Values<'_>) {
        // Expressions contain no types or attributes.
        if self.asm.collect.is_some() {
            return;
        }
        let ctx = self.asm.ctx;
        let Some(map) = map.as_::<AffineMapAttr>(ctx) else { return };
        for (i, &expr) in map.results.iter().enumerate() {
            if i != 0 {
                self.text(", ");
            }
            self.affine_expr_of_ssa_ids(expr, map.n_dims, operands);
        }
    }

    /// Appends an expression with operands in the place of its dimensions, `n_dims` of them, and symbols.
    pub fn affine_expr_of_ssa_ids(&mut self, expr: AffineExpr, n_dims: u32, operands: Values<'_>) {
        let ctx = self.asm.ctx;
        print_expr(self, ctx, expr, &|p| &mut p.asm, &mut |p, is_symbol, n| {
            let value = operands.get((if is_symbol { n_dims.saturating_add(n) } else { n }) as usize);
            p.text(if is_symbol { "symbol(" } else { "" });
            match value {
                Some(value) => p.operand(value),
                None => p.text("<<NULL VALUE>>"),
            }
            p.text(if is_symbol { ")" } else { "" });
        });
    }
}

/// Prints an expression with `name` for its dimensions and symbols. Long sums are deep trees, so this keeps its
/// own stack.
fn print_expr<'p, P>(
    p: &mut P,
    ctx: &Context,
    expr: AffineExpr,
    asm: &dyn for<'a> Fn(&'a mut P) -> &'a mut AsmPrinter<'p>,
    name: &mut dyn FnMut(&mut P, bool, u32),
) {
    let mut stack = vec![Item::Expr(expr, false)];
    while let Some(item) = stack.pop() {
        let (expr, parens) = match item {
            Item::Text(text) => {
                asm(p).text(text);
                continue;
            }
            Item::Int(value) => {
                if value < 0 {
                    asm(p).byte(b'-');
                }
                asm(p).unsigned(value.unsigned_abs() as u64);
                continue;
            }
            Item::Expr(expr, parens) => (expr, parens),
        };
        let (op, lhs, rhs) = match expr.node(ctx) {
            AffineNode::Const(value) => {
                asm(p).integer(value);
                continue;
            }
            AffineNode::Dim(n) => {
                name(p, false, n);
                continue;
            }
            AffineNode::Sym(n) => {
                name(p, true, n);
                continue;
            }
            AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
        };
        if parens {
            asm(p).byte(b'(');
            stack.push(Item::Text(")"));
        }
        let spelling = match op {
            AffineOp::Add => {
                affine_sum(ctx, lhs, rhs, &mut stack);
                continue;
            }
            AffineOp::Mul => " * ",
            AffineOp::Mod => " mod ",
            AffineOp::FloorDiv => " floordiv ",
            AffineOp::CeilDiv => " ceildiv ",
        };
        if op == AffineOp::Mul && rhs.as_const(ctx) == Some(-1) {
            asm(p).byte(b'-');
            stack.push(Item::Expr(lhs, true));
            continue;
        }
        stack.extend([Item::Expr(rhs, true), Item::Text(spelling), Item::Expr(lhs, true)]);
    }
}

/// Pushes the parts of a sum, last first. A negative right side is subtracted.
fn affine_sum(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr, stack: &mut Vec<Item>) {
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
