//! A pass: `toy-simplify` computes with constants and removes factors of one.

use crate::build::number;
use crate::dialect::{Add, Mul, Number, Sub};
use terrace::ir::attrs::FloatAttr;
use terrace::prelude::*;

passes! {
    /// Simplifies arithmetic on numbers.
    Simplify("ToySimplifyPass") = "toy-simplify" on(Anchor::Any) => simplify;
}

static PATTERNS: &[greedy::Pattern] = rewrites![
    Add => fold_add, Sub => fold_sub, Mul => fold_mul, Mul => times_one
];

fn simplify(_: &Simplify, pass: &mut PassContext) -> Result {
    let changed = apply_patterns_greedily(pass.body, pass.op, &Patterns::new().add(PATTERNS), pass.threads);
    pass.finish(changed)
}

/// The number that a value always is.
fn constant(rw: &Rewriter, value: Value) -> Option<f64> {
    let number = rw.as_::<Number>(rw.def_op(value)?)?;
    number.value(rw)?.as_::<FloatAttr>(rw.ctx())?.to_f64(rw.ctx())
}

/// Replaces an operation on constants by its result.
fn fold(rw: &mut Rewriter, op: Op, operands: [Value; 2], f: fn(f64, f64) -> f64) -> Option<()> {
    let [left, right] = operands;
    let result = f(constant(rw, left)?, constant(rw, right)?);
    let result = number(rw, result);
    rw.replace(op, &[result]);
    Some(())
}

fn fold_add(op: Add, rw: &mut Rewriter) -> Option<()> {
    fold(rw, op.0, [op.lhs(rw), op.rhs(rw)], |x, y| x + y)
}

fn fold_sub(op: Sub, rw: &mut Rewriter) -> Option<()> {
    fold(rw, op.0, [op.lhs(rw), op.rhs(rw)], |x, y| x - y)
}

fn fold_mul(op: Mul, rw: &mut Rewriter) -> Option<()> {
    fold(rw, op.0, [op.lhs(rw), op.rhs(rw)], |x, y| x * y)
}

fn times_one(op: Mul, rw: &mut Rewriter) -> Option<()> {
    let (left, right) = (op.lhs(rw), op.rhs(rw));
    let other = match (constant(rw, left), constant(rw, right)) {
        (Some(1.0), _) => right,
        (_, Some(1.0)) => left,
        _ => return None,
    };
    rw.replace(op.0, &[other]);
    Some(())
}
