//! Folders of float operations.

use super::elements::{float_constant, map, map2};
use super::{at, def};
use crate::arith::{FastMathFlags, MulF, NegF};
use terrace_ir::decl::{Fold, OpKind};
use terrace_ir::{Attr, Body, Op};
use terrace_num::ApFloat;

/// Whether the right operand is a constant or splat that `f` accepts.
fn right_is(b: &Body, constants: &[Option<Attr>], f: impl FnOnce(ApFloat) -> bool) -> bool {
    at(constants, 1).and_then(|right| float_constant(b.ctx(), right)).is_some_and(f)
}

fn is_one(value: ApFloat) -> bool {
    value == ApFloat::one(value.format())
}

fn compute(b: &Body, constants: &[Option<Attr>], f: fn(ApFloat, ApFloat) -> ApFloat) -> Fold {
    Fold::maybe_attr(map2(b.ctx(), at(constants, 0), at(constants, 1), None, &|x: &ApFloat, y: &ApFloat| {
        Some(f(*x, *y))
    }))
}

/// `--x`
pub(crate) fn negf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if let Some(neg) = def::<NegF>(b, b.operand(op, 0)) {
        return Fold::value(neg.operand(b));
    }
    let ty = b.ty(b.result(op, 0));
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), ty, &|x: &ApFloat| Some(x.neg())))
}

/// `x + -0.0`
pub(crate) fn addf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if right_is(b, constants, ApFloat::is_neg_zero) {
        return Fold::value(b.operand(op, 0));
    }
    compute(b, constants, ApFloat::add)
}

/// `x - 0.0`
pub(crate) fn subf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if right_is(b, constants, ApFloat::is_pos_zero) {
        return Fold::value(b.operand(op, 0));
    }
    compute(b, constants, ApFloat::sub)
}

/// `x * 1.0`; `x * 0.0` when neither NaN nor the sign of zero matters.
pub(crate) fn mulf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if right_is(b, constants, is_one) {
        return Fold::value(b.operand(op, 0));
    }
    let flags = MulF::wrap(op).fastmath(b).unwrap_or_default();
    if flags.has(FastMathFlags::NNAN | FastMathFlags::NSZ) && right_is(b, constants, ApFloat::is_zero) {
        return Fold::value(b.operand(op, 1));
    }
    compute(b, constants, ApFloat::mul)
}

/// `x / 1.0`
pub(crate) fn divf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if right_is(b, constants, is_one) {
        return Fold::value(b.operand(op, 0));
    }
    compute(b, constants, ApFloat::div)
}

/// Folds constants.
pub(crate) fn remf(b: &mut Body, _: Op, constants: &[Option<Attr>]) -> Fold {
    compute(b, constants, ApFloat::rem)
}

/// Folds equal operands, and a constant that is never the result.
fn extremum(
    b: &Body,
    op: Op,
    constants: &[Option<Attr>],
    loses: impl FnOnce(ApFloat) -> bool,
    f: fn(ApFloat, ApFloat) -> ApFloat,
) -> Fold {
    let (lhs, rhs) = (b.operand(op, 0), b.operand(op, 1));
    if lhs == rhs {
        return Fold::value(rhs);
    }
    if right_is(b, constants, loses) {
        return Fold::value(lhs);
    }
    compute(b, constants, f)
}

/// `max(x, x)`, `max(x, -inf)`
pub(crate) fn maximumf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    extremum(b, op, constants, |x| x.is_inf() && x.is_negative(), ApFloat::maximum)
}

/// `min(x, x)`, `min(x, inf)`
pub(crate) fn minimumf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    extremum(b, op, constants, |x| x.is_inf() && !x.is_negative(), ApFloat::minimum)
}

/// `max(x, x)`, `max(x, nan)`
pub(crate) fn maxnumf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    extremum(b, op, constants, ApFloat::is_nan, ApFloat::maxnum)
}

/// `min(x, x)`, `min(x, nan)`
pub(crate) fn minnumf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    extremum(b, op, constants, ApFloat::is_nan, ApFloat::minnum)
}
