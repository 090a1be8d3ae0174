//! Folders of comparisons and `select`.

use super::elements::{self, map2};
use super::{at, bool_of, is_one, is_zero};
use crate::arith::{CmpF, CmpFPredicate, CmpI, CmpIPredicate, ExtSI, ExtUI};
use crate::infer::i1_same_shape;
use core::cmp::Ordering;
use terrace_rewrite::prelude::*;

/// Compares integers.
pub fn compare_ints(predicate: CmpIPredicate, a: &ApInt, b: &ApInt) -> bool {
    match predicate {
        CmpIPredicate::Eq => a == b,
        CmpIPredicate::Ne => a != b,
        CmpIPredicate::Slt => a.slt(b),
        CmpIPredicate::Sle => a.sle(b),
        CmpIPredicate::Sgt => a.sgt(b),
        CmpIPredicate::Sge => a.sge(b),
        CmpIPredicate::Ult => a.ult(b),
        CmpIPredicate::Ule => a.ule(b),
        CmpIPredicate::Ugt => a.ugt(b),
        CmpIPredicate::Uge => a.uge(b),
    }
}

/// Compares floats.
pub fn compare_floats(predicate: CmpFPredicate, a: ApFloat, b: ApFloat) -> bool {
    use CmpFPredicate::*;
    let order = a.compare(b);
    let is = |want: Ordering| order == Some(want);
    match predicate {
        AlwaysFalse => false,
        AlwaysTrue => true,
        Ord => order.is_some(),
        Uno => order.is_none(),
        Oeq => is(Ordering::Equal),
        Ogt => is(Ordering::Greater),
        Oge => is(Ordering::Greater) || is(Ordering::Equal),
        Olt => is(Ordering::Less),
        Ole => is(Ordering::Less) || is(Ordering::Equal),
        One => is(Ordering::Less) || is(Ordering::Greater),
        Ueq => order.is_none() || is(Ordering::Equal),
        Ugt => order.is_none() || is(Ordering::Greater),
        Uge => !is(Ordering::Less),
        Ult => order.is_none() || is(Ordering::Less),
        Ule => !is(Ordering::Greater),
        Une => !is(Ordering::Equal),
    }
}

/// The `i1` operand of an integer extension that defines `value`.
fn extended_bool(b: &Body, value: Value) -> Option<Value> {
    let source = match (b.def_as::<ExtSI>(value), b.def_as::<ExtUI>(value)) {
        (Some(ext), _) => ext.input(b),
        (_, Some(ext)) => ext.input(b),
        _ => return None,
    };
    let ty = b.ty(source);
    let elem = ty.as_::<VectorType>(b.ctx()).map_or(ty, |vector| vector.elem);
    (elem == Type::I1).then_some(source)
}

/// Folds equal operands and comparisons of an extended bit with 0 or 1; moves a constant to the right.
pub(crate) fn cmpi(b: &mut Body, op: CmpI, constants: Constants<'_, CmpI>) -> Fold {
    let ctx = b.ctx();
    let Some(predicate) = op.predicate(b) else { return Fold::None };
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    if lhs == rhs {
        use CmpIPredicate::*;
        let holds = matches!(predicate, Eq | Sle | Sge | Ule | Uge);
        return Fold::maybe_attr(bool_of(ctx, b.ty(op.result(b)), holds));
    }
    let (left, right) = (constants.lhs, constants.rhs);
    if right.is_some() {
        let of_bits = b.ty(lhs).element_or_self(ctx) == Type::I1;
        if predicate == CmpIPredicate::Ne && is_zero(ctx, right) {
            if let Some(source) = extended_bool(b, lhs) {
                return Fold::value(source);
            }
            if of_bits {
                return Fold::value(lhs);
            }
        }
        if predicate == CmpIPredicate::Eq && of_bits && is_one(ctx, right) {
            return Fold::value(lhs);
        }
    }
    let Some(left) = left else { return Fold::None };
    if right.is_none() {
        b.set_slot_as::<CmpIPredicate>(op.0, CmpI::SLOTS.predicate, predicate.mirrored());
        b.set_operand(op.0, 0, rhs);
        b.set_operand(op.0, 1, lhs);
        return Fold::InPlace;
    }
    let Some(ty) = left.ty(ctx) else { return Fold::None };
    let ty = i1_same_shape(ctx, ty);
    Fold::maybe_attr(map2(ctx, Some(left), right, Some(ty), &|x: &ApInt, y: &ApInt| {
        Some(ApInt::new(1, compare_ints(predicate, x, y) as u64))
    }))
}

/// Folds scalar constants, and a NaN constant on either side.
pub(crate) fn cmpf(b: &mut Body, op: CmpF, constants: &[Option<Attr>]) -> Fold {
    let ctx = b.ctx();
    let value = |i: usize| {
        at(constants, i).and_then(|attr| attr.as_::<FloatAttr>(ctx)).and_then(|float| float.value(ctx))
    };
    let (left, right) = (value(0), value(1));
    let nan = |x: Option<ApFloat>| x.filter(|x| x.is_nan());
    let pair = match (nan(left).or(nan(right)), left, right) {
        (Some(nan), ..) => (nan, nan),
        (None, Some(left), Some(right)) => (left, right),
        _ => return Fold::None,
    };
    let Some(predicate) = op.predicate(b) else { return Fold::None };
    Fold::attr(Attr::bool(compare_floats(predicate, pair.0, pair.1)))
}

/// Folds constant conditions, equal or poison arms, `c ? true : false`, and arms that the condition compares.
pub(crate) fn select(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    let ctx = b.ctx();
    let (condition, yes, no) = (b.operand(op, 0), b.operand(op, 1), b.operand(op, 2));
    if yes == no {
        return Fold::value(yes);
    }
    let mask = at(constants, 0);
    if mask.is_some() {
        if is_one(ctx, mask) {
            return Fold::value(yes);
        }
        if is_zero(ctx, mask) {
            return Fold::value(no);
        }
    }
    let (if_true, if_false) = (at(constants, 1), at(constants, 2));
    let is_poison = |attr: Option<Attr>| attr.is_some_and(|attr| crate::ub::is_poison(ctx, attr));
    if is_poison(if_true) {
        return Fold::value(no);
    }
    if is_poison(if_false) {
        return Fold::value(yes);
    }
    if b.ty(yes) == Type::I1
        && if_true.is_some_and(|attr| attr.is::<IntegerAttr>(ctx))
        && is_one(ctx, if_true)
        && is_zero(ctx, if_false)
    {
        return Fold::value(condition);
    }
    if let Some(cmp) = b.def_as::<CmpI>(condition)
        && let Some(predicate @ (CmpIPredicate::Eq | CmpIPredicate::Ne)) = cmp.predicate(b)
    {
        let (x, y) = (cmp.lhs(b), cmp.rhs(b));
        if (x == yes && y == no) || (y == yes && x == no) {
            return Fold::value(if predicate == CmpIPredicate::Ne { yes } else { no });
        }
    }
    match (mask, if_true, if_false) {
        (Some(mask), Some(yes), Some(no)) => Fold::maybe_attr(elements::select(ctx, mask, yes, no)),
        _ => Fold::None,
    }
}
