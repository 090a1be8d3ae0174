//! Folders of float operations.

use super::Both;
use super::elements::{float_constant, map, map2};
use crate::arith::{
    AddF, DivF, FastMathFlags, FlushDenormals, MaxNumF, MaximumF, MinNumF, MinimumF, MulF, NegF, RemF, SubF,
};
use terrace_rewrite::prelude::*;

/// Whether the right operand is a constant or splat that `f` accepts.
fn right_is(b: &Body, constants: Both, f: impl FnOnce(ApFloat) -> bool) -> bool {
    constants.1.and_then(|right| float_constant(b.ctx(), right)).is_some_and(f)
}

fn is_one(value: ApFloat) -> bool {
    value == ApFloat::one(value.format())
}

fn compute(b: &Body, constants: Both, f: fn(ApFloat, ApFloat) -> ApFloat) -> Fold {
    Fold::maybe_attr(map2(b.ctx(), constants.0, constants.1, None, &|x: &ApFloat, y: &ApFloat| {
        Some(f(*x, *y))
    }))
}

/// `--x`
pub(crate) fn negf(b: &mut Body, op: NegF, constants: Constants<'_, NegF>) -> Fold {
    if let Some(neg) = b.def_as::<NegF>(op.operand(b)) {
        return Fold::value(neg.operand(b));
    }
    let ty = b.ty(op.result(b));
    Fold::maybe_attr(map(b.ctx(), constants.operand, ty, &|x: &ApFloat| Some(x.neg())))
}

/// `flush(flush(x))`
pub(crate) fn flush_denormals(
    b: &mut Body,
    op: FlushDenormals,
    constants: Constants<'_, FlushDenormals>,
) -> Fold {
    if b.def_as::<FlushDenormals>(op.operand(b)).is_some() {
        return Fold::value(op.operand(b));
    }
    let ty = b.ty(op.result(b));
    Fold::maybe_attr(map(b.ctx(), constants.operand, ty, &|x: &ApFloat| Some(flushed(*x))))
}

/// The number, or a zero of its sign in place of a denormal one.
fn flushed(x: ApFloat) -> ApFloat {
    match (x.is_denormal(), x.is_negative()) {
        (false, _) => x,
        (true, false) => ApFloat::zero(x.format()),
        (true, true) => ApFloat::neg_zero(x.format()),
    }
}

/// `x + -0.0`
pub(crate) fn addf(b: &mut Body, op: AddF, constants: Constants<'_, AddF>) -> Fold {
    if right_is(b, (constants.lhs, constants.rhs), ApFloat::is_neg_zero) {
        return Fold::value(op.lhs(b));
    }
    compute(b, (constants.lhs, constants.rhs), ApFloat::add)
}

/// `x - 0.0`
pub(crate) fn subf(b: &mut Body, op: SubF, constants: Constants<'_, SubF>) -> Fold {
    if right_is(b, (constants.lhs, constants.rhs), ApFloat::is_pos_zero) {
        return Fold::value(op.lhs(b));
    }
    compute(b, (constants.lhs, constants.rhs), ApFloat::sub)
}

/// `x * 1.0`; `x * 0.0` when neither NaN nor the sign of zero matters.
pub(crate) fn mulf(b: &mut Body, op: MulF, constants: Constants<'_, MulF>) -> Fold {
    if right_is(b, (constants.lhs, constants.rhs), is_one) {
        return Fold::value(op.lhs(b));
    }
    let flags = op.fastmath(b).unwrap_or_default();
    if flags.has(FastMathFlags::NNAN | FastMathFlags::NSZ)
        && right_is(b, (constants.lhs, constants.rhs), ApFloat::is_zero)
    {
        return Fold::value(op.rhs(b));
    }
    compute(b, (constants.lhs, constants.rhs), ApFloat::mul)
}

/// `x / 1.0`
pub(crate) fn divf(b: &mut Body, op: DivF, constants: Constants<'_, DivF>) -> Fold {
    if right_is(b, (constants.lhs, constants.rhs), is_one) {
        return Fold::value(op.lhs(b));
    }
    compute(b, (constants.lhs, constants.rhs), ApFloat::div)
}

/// Folds constants.
pub(crate) fn remf(b: &mut Body, _: RemF, constants: Constants<'_, RemF>) -> Fold {
    compute(b, (constants.lhs, constants.rhs), ApFloat::rem)
}

/// Folds equal operands, and a constant that is never the result.
fn extremum(
    b: &Body,
    op: Op,
    constants: Both,
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

folds! {
    maximumf(MaximumF) => extremum(|x| x.is_inf() && x.is_negative(), ApFloat::maximum);
    minimumf(MinimumF) => extremum(|x| x.is_inf() && !x.is_negative(), ApFloat::minimum);
    maxnumf(MaxNumF)   => extremum(ApFloat::is_nan, ApFloat::maxnum);
    minnumf(MinNumF)   => extremum(ApFloat::is_nan, ApFloat::minnum);
}
