//! Folders of integer operations.

use super::elements::{int_constant, map2};
use super::{Both, is_one, is_zero, zero_of};
use crate::arith::{
    AddI, AddUIExtended, AndI, CeilDivSI, CeilDivUI, DivSI, DivUI, FloorDivSI, IntegerOverflowFlags, MaxSI,
    MaxUI, MinSI, MinUI, MulI, MulSIExtended, MulUIExtended, OrI, RemSI, RemUI, ShLI, ShRSI, ShRUI, SubI,
    SubUIExtended, XOrI,
};
use crate::infer::i1_same_shape;
use core::cell::Cell;
use terrace_rewrite::prelude::*;
use terrace_support::small_vec::smallvec;

/// The left and the right operand.
#[inline]
fn sides(b: &Body, op: Op) -> (Value, Value) {
    (b.operand(op, 0), b.operand(op, 1))
}

/// Folds two constants by `f`.
fn compute(b: &Body, constants: Both, f: impl Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Fold {
    Fold::maybe_attr(map2(b.ctx(), constants.0, constants.1, None, &f))
}

fn result_zero(b: &Body, op: Op) -> Fold {
    Fold::maybe_attr(zero_of(b.ctx(), b.ty(b.result(op, 0))))
}

/// `x + 0`, `(a - b) + b`, `b + (a - b)`
pub(crate) fn addi(b: &mut Body, op: AddI, constants: Constants<'_, AddI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if is_zero(b.ctx(), constants.rhs) {
        return Fold::value(lhs);
    }
    for (sub, other) in [(lhs, rhs), (rhs, lhs)] {
        if let Some(sub) = b.def_as::<SubI>(sub)
            && sub.rhs(b) == other
        {
            return Fold::value(sub.lhs(b));
        }
    }
    compute(b, (constants.lhs, constants.rhs), |a, b| Some(a.add(b)))
}

/// `x - x`, `x - 0`, `(a + b) - b`, `(a + b) - a`
pub(crate) fn subi(b: &mut Body, op: SubI, constants: Constants<'_, SubI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if lhs == rhs
        && let zero @ Fold::Results(_) = result_zero(b, op.0)
    {
        return zero;
    }
    if is_zero(b.ctx(), constants.rhs) {
        return Fold::value(lhs);
    }
    if let Some(add) = b.def_as::<AddI>(lhs) {
        let (x, y) = (add.lhs(b), add.rhs(b));
        if rhs == y {
            return Fold::value(x);
        }
        if rhs == x {
            return Fold::value(y);
        }
    }
    compute(b, (constants.lhs, constants.rhs), |a, b| Some(a.sub(b)))
}

/// `x * 0`, `x * 1`
pub(crate) fn muli(b: &mut Body, op: MulI, constants: Constants<'_, MulI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if is_zero(b.ctx(), constants.rhs) {
        return Fold::value(rhs);
    }
    if is_one(b.ctx(), constants.rhs) {
        return Fold::value(lhs);
    }
    compute(b, (constants.lhs, constants.rhs), |a, b| Some(a.mul(b)))
}

/// `x + 0` with no carry.
pub(crate) fn addui_extended(
    b: &mut Body,
    op: AddUIExtended,
    constants: Constants<'_, AddUIExtended>,
) -> Fold {
    // A zero that only an analysis knows does not count, as upstream has it.
    if is_zero(b.ctx(), constant_of(b, op.rhs(b))) {
        let Some(no) = zero_of(b.ctx(), b.ty(op.overflow(b))) else { return Fold::None };
        return Fold::Results(smallvec![FoldResult::Value(op.lhs(b)), FoldResult::Attr(no)]);
    }
    // The sum wrapped if it is less than an operand.
    extended(b, (constants.lhs, constants.rhs), ApInt::add, |sum, a, _| sum.ult(a))
}

/// `x - 0` and `x - x` with no borrow.
pub(crate) fn subui_extended(
    b: &mut Body,
    op: SubUIExtended,
    constants: Constants<'_, SubUIExtended>,
) -> Fold {
    let no = zero_of(b.ctx(), b.ty(op.borrow(b)));
    if is_zero(b.ctx(), constants.rhs) {
        let Some(no) = no else { return Fold::None };
        return Fold::Results(smallvec![FoldResult::Value(op.lhs(b)), FoldResult::Attr(no)]);
    }
    if op.lhs(b) == op.rhs(b) {
        let Some((zero, no)) = zero_of(b.ctx(), b.ty(op.diff(b))).zip(no) else { return Fold::None };
        return Fold::Results(smallvec![FoldResult::Attr(zero), FoldResult::Attr(no)]);
    }
    extended(b, (constants.lhs, constants.rhs), ApInt::sub, |_, a, b| a.ult(b))
}

/// Folds two constants to a number and the bit that is missing in it, which `wraps` computes from it and the operands.
fn extended(
    b: &Body,
    (lhs, rhs): Both,
    f: fn(&ApInt, &ApInt) -> ApInt,
    wraps: fn(&ApInt, &ApInt, &ApInt) -> bool,
) -> Fold {
    let ctx = b.ctx();
    let Some(number) = map2::<ApInt, ApInt>(ctx, lhs, rhs, None, &|a, b| Some(f(a, b))) else {
        return Fold::None;
    };
    if crate::ub::is_poison(ctx, number) {
        return Fold::Results(smallvec![FoldResult::Attr(number), FoldResult::Attr(number)]);
    }
    let bool_ty = number.ty(ctx).map(|ty| i1_same_shape(ctx, ty));
    let bit = map2::<ApInt, ApInt>(ctx, lhs, rhs, bool_ty, &|a, b| {
        Some(ApInt::new(1, wraps(&f(a, b), a, b).into()))
    });
    match bit {
        Some(bit) => Fold::Results(smallvec![FoldResult::Attr(number), FoldResult::Attr(bit)]),
        None => Fold::None,
    }
}

fn mul_extended(b: &Body, constants: Both, high: fn(&ApInt, &ApInt) -> ApInt) -> Fold {
    let ctx = b.ctx();
    let (lhs, rhs) = (constants.0, constants.1);
    if is_zero(ctx, rhs)
        && let Some(zero) = rhs
    {
        return Fold::Results(smallvec![FoldResult::Attr(zero), FoldResult::Attr(zero)]);
    }
    let Some(low) = map2::<ApInt, ApInt>(ctx, lhs, rhs, None, &|a, b| Some(a.mul(b))) else {
        return Fold::None;
    };
    match map2::<ApInt, ApInt>(ctx, lhs, rhs, None, &|a, b| Some(high(a, b))) {
        Some(high) => Fold::Results(smallvec![FoldResult::Attr(low), FoldResult::Attr(high)]),
        None => Fold::None,
    }
}

/// `x * 0`
pub(crate) fn mulsi_extended(
    b: &mut Body,
    _: MulSIExtended,
    constants: Constants<'_, MulSIExtended>,
) -> Fold {
    mul_extended(b, (constants.lhs, constants.rhs), ApInt::smul_high)
}

/// `x * 0`, `x * 1`
pub(crate) fn mului_extended(
    b: &mut Body,
    op: MulUIExtended,
    constants: Constants<'_, MulUIExtended>,
) -> Fold {
    let lhs = op.lhs(b);
    if is_one(b.ctx(), constants.rhs)
        && let Some(zero) = zero_of(b.ctx(), b.ty(lhs))
    {
        return Fold::Results(smallvec![FoldResult::Value(lhs), FoldResult::Attr(zero)]);
    }
    mul_extended(b, (constants.lhs, constants.rhs), ApInt::umul_high)
}

/// `a` or `b` in `(a * b) / b` or `(a * b) / a`, if the product has the flag `no_wrap`.
fn divided_product(b: &Body, lhs: Value, rhs: Value, no_wrap: IntegerOverflowFlags) -> Option<Value> {
    let mul = b.def_as::<MulI>(lhs)?;
    if !mul.overflow_flags(b)?.has(no_wrap) {
        return None;
    }
    let (x, y) = (mul.lhs(b), mul.rhs(b));
    if x == rhs {
        Some(y)
    } else if y == rhs {
        Some(x)
    } else {
        None
    }
}

/// Folds `x / 1`, and constants by `f`.
fn divide(b: &Body, op: Op, constants: Both, f: impl Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Fold {
    if is_one(b.ctx(), constants.1) {
        return Fold::value(b.operand(op, 0));
    }
    compute(b, constants, f)
}

/// `x / 1`, `(a * b) / b`
pub(crate) fn divui(b: &mut Body, op: DivUI, constants: Constants<'_, DivUI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if !is_one(b.ctx(), constants.rhs)
        && let Some(value) = divided_product(b, lhs, rhs, IntegerOverflowFlags::NUW)
    {
        return Fold::value(value);
    }
    divide(b, op.0, (constants.lhs, constants.rhs), ApInt::udiv)
}

/// `x / 1`, `(a * b) / b`; not if the quotient overflows.
pub(crate) fn divsi(b: &mut Body, op: DivSI, constants: Constants<'_, DivSI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if !is_one(b.ctx(), constants.rhs)
        && let Some(value) = divided_product(b, lhs, rhs, IntegerOverflowFlags::NSW)
    {
        return Fold::value(value);
    }
    divide(b, op.0, (constants.lhs, constants.rhs), sdiv)
}

/// Signed division; `None` for a zero divisor or overflow.
fn sdiv(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    if a.is_signed_min() && b.is_all_ones() { None } else { a.sdiv(b) }
}

/// `x / 1`
pub(crate) fn ceildivui(b: &mut Body, op: CeilDivUI, constants: Constants<'_, CeilDivUI>) -> Fold {
    divide(b, op.0, (constants.lhs, constants.rhs), |a, b| {
        let (quotient, rest) = a.udivrem(b)?;
        if rest.is_zero() {
            return Some(quotient);
        }
        let (next, overflow) = quotient.uadd_ov(&ApInt::one(a.width()));
        (!overflow).then_some(next)
    })
}

/// `ceil(a / b)` of positive numbers: `(a - 1) / b + 1`.
fn ceil_of_positive(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    let one = ApInt::one(a.width());
    let (less, _) = a.ssub_ov(&one);
    let (next, overflow) = sdiv(&less, b)?.sadd_ov(&one);
    (!overflow).then_some(next)
}

fn checked_neg(a: &ApInt) -> Option<ApInt> {
    let (value, overflow) = ApInt::zero(a.width()).ssub_ov(a);
    (!overflow).then_some(value)
}

fn ceildivs(a: &ApInt, b: &ApInt) -> Option<ApInt> {
    if b.is_zero() {
        return None;
    }
    if a.is_zero() {
        return Some(a.clone());
    }
    match (a.is_negative(), b.is_negative()) {
        (false, false) => ceil_of_positive(a, b),
        (true, true) => ceil_of_positive(&checked_neg(a)?, &checked_neg(b)?),
        (true, false) => checked_neg(&sdiv(&checked_neg(a)?, b)?),
        (false, true) => checked_neg(&sdiv(a, &checked_neg(b)?)?),
    }
}

/// `x / 1`
///
/// As in upstream, only the last element decides whether the division is defined: an undefined one for another
/// element makes the operation undefined anyway.
pub(crate) fn floordivsi(b: &mut Body, op: FloorDivSI, constants: Constants<'_, FloorDivSI>) -> Fold {
    let failed = Cell::new(false);
    let quotient = divide(b, op.0, (constants.lhs, constants.rhs), |a, b| {
        failed.set(b.is_zero() || (a.is_signed_min() && b.is_all_ones()));
        Some(a.floordivs(b).filter(|_| !failed.get()).unwrap_or_else(|| a.clone()))
    });
    if failed.get() { Fold::None } else { quotient }
}

/// `x % 1`
fn remainder(b: &Body, op: Op, constants: Both, f: impl Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Fold {
    if is_one(b.ctx(), constants.1) {
        return result_zero(b, op);
    }
    compute(b, constants, f)
}

/// Whether the constant is -1, or a splat of it.
fn is_all_ones(b: &Body, attr: Option<Attr>) -> bool {
    attr.and_then(|attr| int_constant(b.ctx(), attr)).is_some_and(|int| int.is_all_ones())
}

/// The `xori` that computes `~of`, if it defines `value`.
fn not_of(b: &Body, value: Value, of: Value) -> Option<XOrI> {
    let xor = b.def_as::<XOrI>(value)?;
    let constant = constant_of(b, xor.rhs(b));
    (xor.lhs(b) == of && is_all_ones(b, constant)).then_some(xor)
}

/// `x & 0`, `x & -1`, `x & ~x`, `(x & y) & x`
pub(crate) fn andi(b: &mut Body, op: AndI, constants: Constants<'_, AndI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if is_zero(b.ctx(), constants.rhs) {
        return Fold::value(rhs);
    }
    if is_all_ones(b, constants.rhs) {
        return Fold::value(lhs);
    }
    if (not_of(b, rhs, lhs).is_some() || not_of(b, lhs, rhs).is_some())
        && let zero @ Fold::Results(_) = result_zero(b, op.0)
    {
        return zero;
    }
    for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
        if let Some(and) = b.def_as::<AndI>(inner)
            && (other == and.lhs(b) || other == and.rhs(b))
        {
            return Fold::value(inner);
        }
    }
    compute(b, (constants.lhs, constants.rhs), |a, b| Some(a.and(b)))
}

/// `x | 0`, `x | -1`, `x | ~x`
pub(crate) fn ori(b: &mut Body, op: OrI, constants: Constants<'_, OrI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if let Some(right) = constants.rhs
        && let Some(int) = int_constant(b.ctx(), right)
    {
        if int.is_zero() {
            return Fold::value(lhs);
        }
        if int.is_all_ones() {
            return Fold::attr(right);
        }
    }
    if let Some(not) = not_of(b, rhs, lhs).or_else(|| not_of(b, lhs, rhs)) {
        return Fold::value(not.rhs(b));
    }
    compute(b, (constants.lhs, constants.rhs), |a, b| Some(a.or(b)))
}

/// `x ^ 0`, `x ^ x`, `(x ^ y) ^ y`
pub(crate) fn xori(b: &mut Body, op: XOrI, constants: Constants<'_, XOrI>) -> Fold {
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if is_zero(b.ctx(), constants.rhs) {
        return Fold::value(lhs);
    }
    if lhs == rhs
        && let zero @ Fold::Results(_) = result_zero(b, op.0)
    {
        return zero;
    }
    for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
        let Some(xor) = b.def_as::<XOrI>(inner) else { continue };
        let (x, y) = (xor.lhs(b), xor.rhs(b));
        if y == other {
            return Fold::value(x);
        }
        if x == other {
            return Fold::value(y);
        }
    }
    compute(b, (constants.lhs, constants.rhs), |a, b| Some(a.xor(b)))
}

/// Folds constants and a shift by zero. As in upstream, only the last element decides whether the amount is in bounds:
/// an element shifted too far is poison anyway.
fn shift(b: &Body, op: Op, constants: Both, f: fn(&ApInt, u32) -> ApInt) -> Fold {
    let ctx = b.ctx();
    if is_zero(ctx, constants.1) {
        return Fold::value(b.operand(op, 0));
    }
    let bounded = Cell::new(false);
    let result = map2(ctx, constants.0, constants.1, None, &|a: &ApInt, by: &ApInt| {
        let amount = by.to_u64().and_then(|by| u32::try_from(by).ok()).filter(|&by| by < a.width());
        bounded.set(amount.is_some());
        Some(f(a, amount.unwrap_or(a.width())))
    });
    Fold::maybe_attr(result.filter(|_| bounded.get()))
}

/// Folds equal operands, and a constant that is always (`wins`) or never (`loses`) the result.
fn extremum(
    b: &Body,
    op: Op,
    constants: Both,
    wins: fn(&ApInt) -> bool,
    loses: fn(&ApInt) -> bool,
    f: fn(&ApInt, &ApInt) -> ApInt,
) -> Fold {
    let (lhs, rhs) = sides(b, op);
    if lhs == rhs {
        return Fold::value(rhs);
    }
    if let Some(int) = constants.1.and_then(|right| int_constant(b.ctx(), right)) {
        if wins(&int) {
            return Fold::value(rhs);
        }
        if loses(&int) {
            return Fold::value(lhs);
        }
    }
    compute(b, constants, |a, b| Some(f(a, b)))
}

folds! {
    /// `x / 1`; not if a step of upstream's computation overflows.
    ceildivsi(CeilDivSI) => divide(ceildivs);
    remui(RemUI) => remainder(ApInt::urem);
    remsi(RemSI) => remainder(ApInt::srem);
    shli(ShLI)   => shift(ApInt::shl);
    shrui(ShRUI) => shift(ApInt::lshr);
    shrsi(ShRSI) => shift(ApInt::ashr);
    maxsi(MaxSI) => extremum(ApInt::is_signed_max, ApInt::is_signed_min, ApInt::smax);
    maxui(MaxUI) => extremum(ApInt::is_all_ones, ApInt::is_zero, ApInt::umax);
    minsi(MinSI) => extremum(ApInt::is_signed_min, ApInt::is_signed_max, ApInt::smin);
    minui(MinUI) => extremum(ApInt::is_zero, ApInt::is_all_ones, ApInt::umin);
}
