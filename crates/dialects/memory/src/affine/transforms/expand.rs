//! Expansion of affine expressions into `arith` operations.
//!
//! `floordiv` and `ceildiv` round towards negative and positive infinity and `mod` is not negative, for dividends of
//! either sign; divisors are positive.

use crate::prelude::*;
use terrace_base::arith::CmpIPredicate::{Sle, Slt};
use terrace_base::arith::{AddI, CmpI, Constant, DivSI, IntegerOverflowFlags, MulI, RemSI, Select, SubI};

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

/// [`reduced_map`] outside of conversions. A divisor that is a constant and not positive is reported.
pub fn bound(
    b: &mut Builder<'_>,
    map: &AffineMap,
    operands: &[Value],
    join: fn(&mut Builder<'_>, Value, Value) -> Value,
) -> Result<Value> {
    let undefined = map.results.iter().find_map(|&expr| find_undefined(b.ctx(), expr));
    let operands = operands.split_at_checked(map.n_dims as usize).filter(|_| undefined.is_none());
    let values: Option<SmallVec<[Value; 4]>> = operands.and_then(|(dims, syms)| {
        map.results.iter().map(|&expr| value_of(b, expr, dims, syms).ok()).collect()
    });
    let value = values.and_then(|values| values.into_iter().reduce(|x, y| join(b, x, y)));
    value.ok_or_else(|| b.ctx().error(b.loc(), undefined.unwrap_or("the bound cannot be computed")).emit())
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
        AffineNode::Const(value) => return Ok(Constant::index(rw, value)),
        AffineNode::Dim(n) => return dims.get(n as usize).copied().ok_or_else(|| "no such dimension".into()),
        AffineNode::Sym(n) => return syms.get(n as usize).copied().ok_or_else(|| "no such symbol".into()),
        AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
    };
    let (a, b) = (value_of(rw, lhs, dims, syms)?, value_of(rw, rhs, dims, syms)?);
    Ok(match op {
        AffineOp::Add => AddI::new(rw, a, b),
        AffineOp::Mul => mul(rw, a, b, IntegerOverflowFlags::NSW),
        AffineOp::Mod => modulo(rw, a, b),
        AffineOp::FloorDiv => floordiv(rw, a, b),
        AffineOp::CeilDiv => ceildiv(rw, a, b),
    })
}

/// `a * b` with overflow flags.
pub(super) fn mul(rw: &mut Builder<'_>, a: Value, b: Value, flags: IntegerOverflowFlags) -> Value {
    MulI::with(a, b).overflow_flags(flags).result(rw)
}

/// `a + b` with overflow flags.
pub(super) fn add(rw: &mut Builder<'_>, a: Value, b: Value, flags: IntegerOverflowFlags) -> Value {
    AddI::with(a, b).overflow_flags(flags).result(rw)
}

/// The remainder, plus the divisor if it is negative.
fn modulo(rw: &mut Builder<'_>, a: Value, b: Value) -> Value {
    emit!(rw, Type::INDEX; rest = RemSI(a, b); Select(CmpI[predicate: Slt](rest, {0}), AddI(rest, b), rest))
}

/// `-1 - (-1 - a) / b` if `a` is negative, else `a / b`.
fn floordiv(rw: &mut Builder<'_>, a: Value, b: Value) -> Value {
    emit!(rw, Type::INDEX;
        zero = {0};
        minus_one = {-1};
        negative = CmpI[predicate: Slt](a, zero);
        quotient = DivSI(Select(negative, SubI(minus_one, a), a), b);
        Select(negative, SubI(minus_one, quotient), quotient))
}

/// `-(-a / b)` if `a` is not positive, else `(a - 1) / b + 1`.
fn ceildiv(rw: &mut Builder<'_>, a: Value, b: Value) -> Value {
    emit!(rw, Type::INDEX;
        zero = {0};
        one = {1};
        not_positive = CmpI[predicate: Sle](a, zero);
        quotient = DivSI(Select(not_positive, SubI(zero, a), SubI(a, one)), b);
        Select(not_positive, SubI(zero, quotient), AddI(quotient, one)))
}
