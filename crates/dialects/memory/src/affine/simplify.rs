//! Simplification of quotients and remainders by the ranges of induction variables.

use super::For;
use super::bounds::{Range, Ranges};
use crate::prelude::*;
use terrace_ir::affine::{ceildiv, floordiv};

/// The loop whose induction variable a value is.
pub(super) fn loop_of(b: &Body, value: Value) -> Option<For> {
    let ValueDef::Arg(block, 0) = b.value_def(value) else { return None };
    let owner = b.region_of(block).and_then(|region| b.region_parent(region))?;
    b.as_::<For>(owner)
}

/// Simplifies the results of a map by what is known of its operands (`simplifyMapWithOperands`).
pub(super) fn simplify_with_operands(b: &Body, map: &mut AffineMap, operands: &[Value]) {
    if !map.results.iter().any(|&expr| divides(b.ctx(), expr)) {
        return;
    }
    let simplifier = Simplifier { b, ctx: b.ctx(), operands, ranges: Ranges::new(b, map.n_dims, operands) };
    for expr in &mut map.results {
        *expr = simplifier.simplify(*expr);
    }
}

/// Whether an expression has a quotient or remainder.
fn divides(ctx: &Context, expr: AffineExpr) -> bool {
    match expr.node(ctx) {
        AffineNode::Binary(AffineOp::Add | AffineOp::Mul, lhs, rhs) => divides(ctx, lhs) || divides(ctx, rhs),
        AffineNode::Binary(..) => true,
        _ => false,
    }
}

struct Simplifier<'a> {
    b: &'a Body,
    ctx: &'a Context,
    operands: &'a [Value],
    ranges: Ranges,
}

impl Simplifier<'_> {
    fn simplify(&self, expr: AffineExpr) -> AffineExpr {
        let ctx = self.ctx;
        let AffineNode::Binary(op, lhs, rhs) = expr.node(ctx) else { return expr };
        let (new_lhs, new_rhs) = (self.simplify(lhs), self.simplify(rhs));
        let expr = match (new_lhs, new_rhs) == (lhs, rhs) {
            true => expr,
            false => AffineExpr::binary(ctx, op, new_lhs, new_rhs),
        };
        let AffineNode::Binary(op @ (AffineOp::FloorDiv | AffineOp::CeilDiv | AffineOp::Mod), lhs, rhs) =
            expr.node(ctx)
        else {
            return expr;
        };
        match rhs.as_const(ctx) {
            Some(divisor) if divisor > 0 => self.divide(expr, op, lhs, rhs, divisor),
            _ => expr,
        }
    }

    /// Simplifies `lhs op rhs`, where `rhs` is the positive number `by`.
    fn divide(
        &self,
        expr: AffineExpr,
        op: AffineOp,
        lhs: AffineExpr,
        rhs: AffineExpr,
        by: i64,
    ) -> AffineExpr {
        let ctx = self.ctx;
        if let Range { least: Some(least), greatest: Some(greatest) } = self.ranges.of(ctx, lhs) {
            let single = |divide: fn(i64, i64) -> Option<i64>| {
                divide(least, by).filter(|&value| divide(greatest, by) == Some(value))
            };
            match op {
                AffineOp::FloorDiv => {
                    if let Some(value) = single(floordiv) {
                        return AffineExpr::constant(ctx, value);
                    }
                }
                AffineOp::CeilDiv => {
                    if let Some(value) = single(ceildiv) {
                        return AffineExpr::constant(ctx, value);
                    }
                }
                _ if least >= 0 && greatest < by => return lhs,
                _ => {}
            }
        }
        if let Some((multiple, divisor, rest)) = self.multiple_and_rest(lhs) {
            return match op {
                AffineOp::FloorDiv if by.checked_rem(divisor) == Some(0) => {
                    AffineExpr::binary(ctx, op, multiple, rhs)
                }
                AffineOp::Mod if divisor % by == 0 => AffineExpr::binary(ctx, op, rest, rhs),
                _ => expr,
            };
        }
        let is_zero = match op {
            AffineOp::FloorDiv => self.is_below(lhs, by),
            AffineOp::Mod => self.known_divisor(lhs) % by == 0,
            _ => false,
        };
        if is_zero { AffineExpr::constant(ctx, 0) } else { expr }
    }

    /// A sum as a multiple of a number, the number, and a rest from 0 to below the number.
    fn multiple_and_rest(&self, expr: AffineExpr) -> Option<(AffineExpr, i64, AffineExpr)> {
        let AffineNode::Binary(AffineOp::Add, lhs, rhs) = expr.node(self.ctx) else { return None };
        let parts = |multiple, rest| {
            let divisor = self.known_divisor(multiple);
            self.is_below(rest, divisor).then_some((multiple, divisor, rest))
        };
        parts(lhs, rhs).or_else(|| parts(rhs, lhs))
    }

    fn loop_of_dim(&self, expr: AffineExpr) -> Option<For> {
        let AffineNode::Dim(n) = expr.node(self.ctx) else { return None };
        loop_of(self.b, *self.operands.get(n as usize)?)
    }

    /// A number that divides an expression. Induction variables are multiples of their step and first value.
    fn known_divisor(&self, expr: AffineExpr) -> i64 {
        let Some(for_op) = self.loop_of_dim(expr) else { return expr.largest_known_divisor(self.ctx) };
        let step = for_op.step(self.b).unwrap_or(1);
        if for_op.constant_lower_bound(self.b) == Some(0) {
            return step;
        }
        let lower = for_op.lower_map(self.b).unwrap_or_default();
        let divisors = lower.results.iter().map(|expr| expr.largest_known_divisor(self.ctx).unsigned_abs());
        i64::try_from(divisors.chain([step.unsigned_abs()]).fold(0, gcd)).unwrap_or(1)
    }

    /// Whether an expression is a number, or an induction variable with constant bounds, from 0 to below `limit`.
    fn is_below(&self, expr: AffineExpr, limit: i64) -> bool {
        if let Some(value) = expr.as_const(self.ctx) {
            return value >= 0 && value < limit;
        }
        let Some(for_op) = self.loop_of_dim(expr) else { return false };
        for_op.constant_lower_bound(self.b).is_some_and(|lower| lower >= 0)
            && for_op.constant_upper_bound(self.b).is_some_and(|upper| upper <= limit)
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
