//! Expansion of affine expressions into `arith` operations.
//!
//! `floordiv` and `ceildiv` round towards negative and positive infinity and `mod` is not negative, for dividends of
//! either sign; divisors are positive.

use terrace_base::arith::{self, CmpIPredicate, IntegerOverflowFlags};
use terrace_rewrite::prelude::*;

/// Values of a map's results.
pub fn map(rw: &mut Lowering<'_, '_>, map: &AffineMap, operands: &[Value]) -> Rewrite<SmallVec<[Value; 8]>> {
    check(rw, &map.results)?;
    if operands.len() != map.n_inputs() {
        return Err("the number of operands is not that of the map's inputs".into());
    }
    let (dims, syms) = operands.split_at(map.n_dims as usize);
    map.results.iter().map(|&expr| value_of(rw, expr, dims, syms)).collect()
}

/// Combines the values of a map's results by `join`, from left to right.
pub fn reduced_map(
    rw: &mut Lowering<'_, '_>,
    affine_map: &AffineMap,
    operands: &[Value],
    join: fn(&mut Builder<'_>, Value, Value) -> Value,
) -> Rewrite<Value> {
    let mut values = map(rw, affine_map, operands)?.into_iter();
    let first = values.next().ok_or("the map has no result")?;
    Ok(values.fold(first, |a, b| join(rw, a, b)))
}

/// Reports a divisor that is a constant and not positive.
pub fn check(rw: &Lowering<'_, '_>, exprs: &[AffineExpr]) -> Rewrite {
    match exprs.iter().find_map(|&expr| find_undefined(rw.context(), expr)) {
        None => Ok(()),
        Some(message) => {
            rw.context().error(rw.loc(), message).emit();
            Err("an affine expression is undefined".into())
        }
    }
}

/// Error text for the first operation in an expression whose divisor is not positive.
fn find_undefined(ctx: &Context, expr: AffineExpr) -> Option<&'static str> {
    let AffineNode::Binary(op, lhs, rhs) = expr.node(ctx) else { return None };
    if rhs.as_const(ctx).is_some_and(|divisor| divisor <= 0) {
        match op {
            AffineOp::Mod => return Some("modulo by non-positive value is not supported"),
            AffineOp::FloorDiv | AffineOp::CeilDiv => {
                return Some("division by non-positive value is not supported");
            }
            AffineOp::Add | AffineOp::Mul => {}
        }
    }
    find_undefined(ctx, lhs).or_else(|| find_undefined(ctx, rhs))
}

fn value_of(rw: &mut Builder<'_>, expr: AffineExpr, dims: &[Value], syms: &[Value]) -> Rewrite<Value> {
    let node = expr.node(rw.ctx());
    let (op, lhs, rhs) = match node {
        AffineNode::Const(value) => return Ok(arith::Constant::index(rw, value)),
        AffineNode::Dim(n) => return dims.get(n as usize).copied().ok_or_else(|| "no such dimension".into()),
        AffineNode::Sym(n) => return syms.get(n as usize).copied().ok_or_else(|| "no such symbol".into()),
        AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
    };
    let (a, b) = (value_of(rw, lhs, dims, syms)?, value_of(rw, rhs, dims, syms)?);
    Ok(match op {
        AffineOp::Add => arith::AddI::new(rw, a, b),
        AffineOp::Mul => mul(rw, a, b, IntegerOverflowFlags::NSW),
        AffineOp::Mod => modulo(rw, a, b),
        AffineOp::FloorDiv => floordiv(rw, a, b),
        AffineOp::CeilDiv => ceildiv(rw, a, b),
    })
}

/// `a * b` with overflow flags.
pub(super) fn mul(rw: &mut Builder<'_>, a: Value, b: Value, flags: IntegerOverflowFlags) -> Value {
    let op = arith::MulI::build(rw, a, b);
    rw.set_slot_as::<IntegerOverflowFlags>(op.0, arith::MulI::SLOTS.overflow_flags, flags);
    op.result(rw)
}

/// `a + b` with overflow flags.
pub(super) fn add(rw: &mut Builder<'_>, a: Value, b: Value, flags: IntegerOverflowFlags) -> Value {
    let op = arith::AddI::build(rw, a, b);
    rw.set_slot_as::<IntegerOverflowFlags>(op.0, arith::AddI::SLOTS.overflow_flags, flags);
    op.result(rw)
}

/// The remainder, plus the divisor if it is negative.
fn modulo(rw: &mut Builder<'_>, a: Value, b: Value) -> Value {
    let remainder = arith::RemSI::new(rw, a, b);
    let zero = arith::Constant::index(rw, 0);
    let negative = arith::CmpI::new(rw, CmpIPredicate::Slt, remainder, zero);
    let corrected = arith::AddI::new(rw, remainder, b);
    arith::Select::new(rw, negative, corrected, remainder)
}

/// `-1 - (-1 - a) / b` if `a` is negative, else `a / b`.
fn floordiv(rw: &mut Builder<'_>, a: Value, b: Value) -> Value {
    let zero = arith::Constant::index(rw, 0);
    let minus_one = arith::Constant::index(rw, -1);
    let negative = arith::CmpI::new(rw, CmpIPredicate::Slt, a, zero);
    let mirrored = arith::SubI::new(rw, minus_one, a);
    let dividend = arith::Select::new(rw, negative, mirrored, a);
    let quotient = arith::DivSI::new(rw, dividend, b);
    let corrected = arith::SubI::new(rw, minus_one, quotient);
    arith::Select::new(rw, negative, corrected, quotient)
}

/// `-(-a / b)` if `a` is not positive, else `(a - 1) / b + 1`.
fn ceildiv(rw: &mut Builder<'_>, a: Value, b: Value) -> Value {
    let zero = arith::Constant::index(rw, 0);
    let one = arith::Constant::index(rw, 1);
    let not_positive = arith::CmpI::new(rw, CmpIPredicate::Sle, a, zero);
    let negated = arith::SubI::new(rw, zero, a);
    let less = arith::SubI::new(rw, a, one);
    let dividend = arith::Select::new(rw, not_positive, negated, less);
    let quotient = arith::DivSI::new(rw, dividend, b);
    let negative = arith::SubI::new(rw, zero, quotient);
    let more = arith::AddI::new(rw, quotient, one);
    arith::Select::new(rw, not_positive, negative, more)
}
