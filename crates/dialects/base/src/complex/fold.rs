//! Folders of `complex`: the same cases as upstream.

use super::{Add, Bitcast, Create, Exp, Im, Re, Sub};
use crate::arith::FastMathFlags;
use terrace_rewrite::prelude::*;

/// The parts of constant operand `i`, if they are floats.
fn parts(b: &Body, constants: &[Option<Attr>], i: usize) -> Option<(ApFloat, ApFloat)> {
    let ctx = b.ctx();
    let &[real, imaginary] = constants.get(i).copied().flatten()?.as_array(ctx)? else { return None };
    let float = |attr: Attr| attr.as_::<FloatAttr>(ctx).and_then(|float| float.value(ctx));
    Some((float(real)?, float(imaginary)?))
}

fn is_one((real, imaginary): (ApFloat, ApFloat)) -> bool {
    real == ApFloat::one(real.format()) && imaginary.is_zero()
}

fn is_zero((real, imaginary): (ApFloat, ApFloat)) -> bool {
    real.is_zero() && imaginary.is_zero()
}

fn is_zero_of_sign(parts: (ApFloat, ApFloat), negative: bool) -> bool {
    is_zero(parts) && parts.0.is_negative() == negative && parts.1.is_negative() == negative
}

/// Folds a cast to the operand's own type.
pub(super) fn bitcast(b: &mut Body, op: Bitcast) -> Option<Value> {
    Some(op.operand(b)).filter(|&from| b.ty(from) == b.ty(op.result(b)))
}

/// `create(re(x), im(x))`
pub(super) fn create(b: &mut Body, op: Create) -> Option<Value> {
    let (re, im) = (b.def_as::<Re>(op.real(b))?, b.def_as::<Im>(op.imaginary(b))?);
    (re.complex(b) == im.complex(b)).then(|| re.complex(b))
}

/// `re(create(x, y))` or `im(create(x, y))`, and constants.
pub(super) fn part<const I: usize>(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Option<Fold> {
    if let Some(parts) = constants.first().copied().flatten().and_then(|c| c.as_array(b.ctx())) {
        return Some(Fold::maybe_attr(parts.get(I).copied()));
    }
    let create = b.def_as::<Create>(b.operand(op, 0))?;
    Some(Fold::value(b.operand(create.op(), I)))
}

/// Whether the float operation may cancel the operation `inner`: terms round, and a sum with itself subtracted is +0.
fn may_cancel(flags: Option<FastMathFlags>, inner: Option<FastMathFlags>) -> bool {
    let needed = FastMathFlags::REASSOC | FastMathFlags::NSZ;
    flags.is_some_and(|flags| flags.has(needed)) && inner.is_some_and(|flags| flags.has(needed))
}

/// `(x - y) + y`, `y + (x - y)` with flags that permit it; `x + 0` unless the zero can change the sign of a zero.
pub(super) fn add(b: &mut Body, op: Add, constants: &[Option<Attr>]) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    let flags = op.fastmath(b);
    for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
        if let Some(sub) = b.def_as::<Sub>(inner)
            && sub.rhs(b) == other
            && may_cancel(flags, sub.fastmath(b))
        {
            return Fold::value(sub.lhs(b));
        }
    }
    let is_neutral = |parts| is_zero_of_sign(parts, true) || (is_zero(parts) && no_signed_zeros(flags));
    fold_if(parts(b, constants, 1).is_some_and(is_neutral), lhs)
}

/// `(x + y) - y` with flags that permit it; `x - 0` unless the zero can change the sign of a zero.
pub(super) fn sub(b: &mut Body, op: Sub, constants: &[Option<Attr>]) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    let flags = op.fastmath(b);
    if let Some(add) = b.def_as::<Add>(lhs)
        && add.rhs(b) == rhs
        && may_cancel(flags, add.fastmath(b))
    {
        return Fold::value(add.lhs(b));
    }
    let is_neutral = |parts| is_zero_of_sign(parts, false) || (is_zero(parts) && no_signed_zeros(flags));
    fold_if(parts(b, constants, 1).is_some_and(is_neutral), lhs)
}

fn no_signed_zeros(flags: Option<FastMathFlags>) -> bool {
    flags.is_some_and(|flags| flags.has(FastMathFlags::NSZ))
}

fn fold_if(holds: bool, value: Value) -> Fold {
    if holds { Fold::value(value) } else { Fold::None }
}

/// `x * 1`, `x / 1`
pub(super) fn mul_or_div(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    fold_if(parts(b, constants, 1).is_some_and(is_one), b.operand(op, 0))
}

/// Folds `f(g(x))` to `x`, where `K` is `g`, the inverse of `f`: `-(-x)`, `exp(log(x))`.
pub(super) fn inverse<K: OpKind>(b: &mut Body, op: Op) -> Option<Value> {
    let inner = b.def_as::<K>(b.operand(op, 0))?;
    Some(b.operand(inner.op(), 0))
}

/// `log(exp(x))`, if the imaginary part of `x` is known to be between -π and π, as that of a logarithm is.
pub(super) fn log(b: &mut Body, op: Op) -> Fold {
    let Some(exp) = b.def_as::<Exp>(b.operand(op, 0)) else { return Fold::None };
    let x = exp.complex(b);
    let imaginary = match b.def_as::<Create>(x) {
        Some(create) => constant_of(b, create.imaginary(b)),
        None => constant_of(b, x).and_then(|parts| parts.as_array(b.ctx())?.get(1).copied()),
    };
    let imaginary = imaginary.and_then(|attr| attr.as_::<FloatAttr>(b.ctx())?.value(b.ctx()));
    fold_if(imaginary.is_some_and(|value| value.to_f64().abs() < core::f64::consts::PI), x)
}
