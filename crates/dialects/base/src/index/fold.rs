//! Folders of `index`: an operation folds only if the constant is valid for 32-bit and for 64-bit indices.
//!
//! Constants are stored at 64 bits. If the low half of a result depends only on the low halves of the operands, the
//! result is valid for both widths; all other results are computed at both widths and compared.

use super::{Cmp, IndexCmpPredicate, MaxS, MaxU, MinS, MinU};
use crate::arith::CmpIPredicate;
use crate::arith::fold::compare::compare_ints;
use crate::index::{
    Add, And, CastS, CastU, CeilDivS, CeilDivU, DivS, DivU, FloorDivS, Mul, Or, RemS, RemU, Shl, ShrS, ShrU,
    Sub, XOr,
};
use terrace_rewrite::prelude::*;

const WIDE: u32 = 64;
const NARROW: u32 = 32;

/// The operands of a binary operation that are constants.
type Both = (Option<Attr>, Option<Attr>);

fn number(b: &Body, constant: Option<Attr>) -> Option<ApInt> {
    Some(constant?.as_::<IntegerAttr>(b.ctx())?.value(b.ctx()))
}

fn both(b: &Body, constants: Both) -> Option<(ApInt, ApInt)> {
    Some((number(b, constants.0)?, number(b, constants.1)?))
}

fn index(b: &Body, value: &ApInt) -> Fold {
    Fold::attr(IntegerAttr::of(b.ctx(), Type::INDEX, value))
}

/// Folds two constants by `f` at 64 bits; the low half must also be the result at 32 bits.
fn compute(b: &Body, constants: Both, f: impl Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Fold {
    match both(b, constants).and_then(|(x, y)| f(&x, &y)) {
        Some(value) => index(b, &value),
        None => Fold::None,
    }
}

/// Folds two constants by `f` at both widths, if the results agree.
fn compute_at_both_widths(b: &Body, constants: Both, f: impl Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Fold {
    compute(b, constants, |x, y| {
        let wide = f(x, y)?;
        let narrow = f(&x.trunc(NARROW), &y.trunc(NARROW))?;
        (wide.trunc(NARROW) == narrow).then_some(wide)
    })
}

/// Folds to the left operand if `value` holds for the constant right one.
fn fold_neutral(b: &Body, op: Op, constants: Both, value: fn(&ApInt) -> bool) -> Fold {
    match number(b, constants.1) {
        Some(right) if value(&right) => Fold::value(b.operand(op, 0)),
        _ => Fold::None,
    }
}

fn or_else(found: Fold, other: impl FnOnce() -> Fold) -> Fold {
    match found {
        Fold::None => other(),
        found => found,
    }
}

/// `x + 0`
pub(super) fn add(b: &mut Body, op: Add, constants: Constants<'_, Add>) -> Fold {
    let found = compute(b, (constants.lhs, constants.rhs), |x, y| Some(x.add(y)));
    or_else(found, || fold_neutral(b, op.0, (constants.lhs, constants.rhs), ApInt::is_zero))
}

/// `x - 0`
pub(super) fn sub(b: &mut Body, op: Sub, constants: Constants<'_, Sub>) -> Fold {
    let found = compute(b, (constants.lhs, constants.rhs), |x, y| Some(x.sub(y)));
    or_else(found, || fold_neutral(b, op.0, (constants.lhs, constants.rhs), ApInt::is_zero))
}

/// `x * 1`, `x * 0`
pub(super) fn mul(b: &mut Body, op: Mul, constants: Constants<'_, Mul>) -> Fold {
    let found = compute(b, (constants.lhs, constants.rhs), |x, y| Some(x.mul(y)));
    or_else(found, || match number(b, constants.rhs) {
        Some(right) if right.is_one() => Fold::value(op.lhs(b)),
        Some(right) if right.is_zero() => index(b, &right),
        _ => Fold::None,
    })
}

/// Signed division, which wraps; `None` for a zero divisor.
fn sdiv(x: &ApInt, y: &ApInt) -> Option<ApInt> {
    if y.is_all_ones() { Some(x.neg()) } else { x.sdiv(y) }
}

/// As in upstream, results at both widths are compared with wrapping arithmetic, but the constant is exact.
fn ceil_div(x: &ApInt, y: &ApInt) -> Option<ApInt> {
    if y.is_zero() || x.is_zero() {
        return (!y.is_zero()).then(|| x.clone());
    }
    if y.is_all_ones() {
        return Some(x.neg());
    }
    if x.is_signed_min() && x.width() == NARROW && !y.is_negative() {
        return Some(x.sdiv(y)?.neg());
    }
    x.ceildivs(y)
}

/// A shift amount that is in bounds at both widths.
fn amount(by: &ApInt) -> Option<u32> {
    by.to_u64().filter(|&by| by < u64::from(NARROW)).map(|by| by as u32)
}

/// Folds of constants alone: the operation and the function, at 64 bits (`compute`) or where both widths agree.
macro_rules! folds {
    ($($name:ident($Kind:ident) => $compute:ident($f:expr);)*) => { $(
        pub(super) fn $name(b: &mut Body, _: $Kind, constants: Constants<'_, $Kind>) -> Fold {
            $compute(b, (constants.lhs, constants.rhs), $f)
        }
    )* };
}

folds! {
    divs(DivS)           => compute_at_both_widths(sdiv);
    divu(DivU)           => compute_at_both_widths(ApInt::udiv);
    ceildivs(CeilDivS)   => compute_at_both_widths(ceil_div);
    ceildivu(CeilDivU)   => compute_at_both_widths(ApInt::ceildivu);
    floordivs(FloorDivS) => compute_at_both_widths(|x, y| if y.is_all_ones() { Some(x.neg()) } else { x.floordivs(y) });
    rems(RemS)           => compute_at_both_widths(ApInt::srem);
    remu(RemU)           => compute_at_both_widths(ApInt::urem);
    maxs(MaxS)           => compute_at_both_widths(|x, y| Some(x.smax(y)));
    maxu(MaxU)           => compute_at_both_widths(|x, y| Some(x.umax(y)));
    mins(MinS)           => compute_at_both_widths(|x, y| Some(x.smin(y)));
    minu(MinU)           => compute_at_both_widths(|x, y| Some(x.umin(y)));
    shl(Shl)             => compute(|x, y| Some(x.shl(amount(y)?)));
    shrs(ShrS)           => compute_at_both_widths(|x, y| Some(x.ashr(amount(y)?)));
    shru(ShrU)           => compute_at_both_widths(|x, y| Some(x.lshr(amount(y)?)));
    and(And)             => compute(|x, y| Some(x.and(y)));
    or(Or)               => compute(|x, y| Some(x.or(y)));
    xor(XOr)             => compute(|x, y| Some(x.xor(y)));
}

pub(super) fn casts(b: &mut Body, op: CastS, constants: Constants<'_, CastS>) -> Fold {
    cast(b, op.0, constants.input, ApInt::sext_or_trunc)
}

pub(super) fn castu(b: &mut Body, op: CastU, constants: Constants<'_, CastU>) -> Fold {
    cast(b, op.0, constants.input, ApInt::zext_or_trunc)
}

/// A constant cast to `index` is stored at 64 bits; one from `index` folds if both widths give the same result.
fn cast(b: &Body, op: Op, constant: Option<Attr>, resize: fn(&ApInt, u32) -> ApInt) -> Fold {
    let (ctx, ty) = (b.ctx(), b.ty(b.result(op, 0)));
    let Some(value) = number(b, constant) else { return Fold::None };
    let Some((width, _)) = ty.as_int(ctx) else { return index(b, &resize(&value, WIDE)) };
    let (wide, narrow) = (resize(&value, width), resize(&value.trunc(NARROW), width));
    if wide == narrow { Fold::attr(IntegerAttr::of(ctx, ty, &wide)) } else { Fold::None }
}

/// Folds constants, comparisons of a minimum or maximum by a constant with a constant, and equal operands.
pub(super) fn cmp(b: &mut Body, op: Cmp, constants: Constants<'_, Cmp>) -> Fold {
    let Some(pred) = op.pred(b).map(IndexCmpPredicate::as_arith) else { return Fold::None };
    let (lhs, rhs) = (op.lhs(b), op.rhs(b));
    let right = number(b, constants.rhs);
    if let (Some(left), Some(right)) = (number(b, constants.lhs), &right) {
        let wide = compare_ints(pred, &left, right);
        if wide == compare_ints(pred, &left.trunc(NARROW), &right.trunc(NARROW)) {
            return Fold::attr(Attr::bool(wide));
        }
    }
    if let (Some(right), Some(def)) = (right, b.def_op(lhs))
        && let Some(bound) = Bound::of(b, def)
        && let Some(limit) = number(b, terrace_ir::folding::constant_of(b, b.operand(def, 1)))
    {
        let wide = bound.decide(pred, &limit, &right);
        let narrow = bound.decide(pred, &limit.trunc(NARROW), &right.trunc(NARROW));
        if let Some(holds) = wide.filter(|_| wide == narrow) {
            return Fold::attr(Attr::bool(holds));
        }
    }
    if lhs == rhs {
        use CmpIPredicate::*;
        return Fold::attr(Attr::bool(matches!(pred, Eq | Sle | Sge | Ule | Uge)));
    }
    Fold::None
}

/// A minimum or maximum with a constant, which bounds the result. `above`: the constant is the upper bound.
#[derive(Clone, Copy)]
struct Bound {
    above: bool,
    signed: bool,
}

/// Bounds of a value as a signed and as an unsigned number.
struct Range {
    smin: ApInt,
    smax: ApInt,
    umin: ApInt,
    umax: ApInt,
}

impl Bound {
    fn of(b: &Body, op: Op) -> Option<Self> {
        let of = |above, signed| Some(Self { above, signed });
        if b.is::<MinS>(op) {
            of(true, true)
        } else if b.is::<MinU>(op) {
            of(true, false)
        } else if b.is::<MaxS>(op) {
            of(false, true)
        } else if b.is::<MaxU>(op) {
            of(false, false)
        } else {
            None
        }
    }

    /// Bounds of the result. Signed bounds of equal sign are also unsigned bounds, and the reverse; otherwise bounds of
    /// the other signedness are those of the type.
    fn range(self, limit: &ApInt) -> Range {
        let width = limit.width();
        let full = if self.signed {
            (ApInt::signed_min(width), ApInt::signed_max(width))
        } else {
            (ApInt::zero(width), ApInt::all_ones(width))
        };
        let (min, max) = if self.above { (full.0, limit.clone()) } else { (limit.clone(), full.1) };
        let (other_min, other_max) = if min.is_negative() == max.is_negative() {
            (min.clone(), max.clone())
        } else if self.signed {
            (ApInt::zero(width), ApInt::all_ones(width))
        } else {
            (ApInt::signed_min(width), ApInt::signed_max(width))
        };
        match self.signed {
            true => Range { smin: min, smax: max, umin: other_min, umax: other_max },
            false => Range { smin: other_min, smax: other_max, umin: min, umax: max },
        }
    }

    /// Result of comparing with `right`, if the bounds decide it.
    fn decide(self, pred: CmpIPredicate, limit: &ApInt, right: &ApInt) -> Option<bool> {
        let range = self.range(limit);
        if range.always_holds(pred, right) {
            return Some(true);
        }
        range.always_holds(pred.inverted(), right).then_some(false)
    }
}

impl Range {
    fn always_holds(&self, pred: CmpIPredicate, right: &ApInt) -> bool {
        use CmpIPredicate::*;
        match pred {
            Slt | Sle => compare_ints(pred, &self.smax, right),
            Ult | Ule => compare_ints(pred, &self.umax, right),
            Sgt | Sge => compare_ints(pred, &self.smin, right),
            Ugt | Uge => compare_ints(pred, &self.umin, right),
            Eq => {
                let one = (self.umin == self.umax) || (self.smin == self.smax);
                one && if self.umin == self.umax { self.umin == *right } else { self.smin == *right }
            }
            // As in upstream, the signed and the unsigned bounds must both exclude equality.
            Ne => {
                let any = |of: [CmpIPredicate; 2]| of.into_iter().any(|pred| self.always_holds(pred, right));
                any([Slt, Sgt]) && any([Ult, Ugt])
            }
        }
    }
}
