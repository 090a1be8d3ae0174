//! `cmpf` of an integer that was converted to a float, with a constant: the integers are compared instead.

use super::*;
use core::cmp::Ordering;
use terrace_rewrite::prelude::*;

/// The outcome of a comparison with a constant.
enum Outcome {
    Known(bool),
    Compare(CmpIPredicate, ApInt),
}

pub(super) fn compare_converted(op: CmpF, rw: &mut Rewriter<'_>) -> Option<Value> {
    let constant = constant_of(rw, op.rhs(rw))?.as_::<FloatAttr>(rw.ctx())?.value(rw.ctx())?;
    let (x, signed) = match source_of::<SIToFP>(rw, op.lhs(rw)) {
        Some(x) => (x, true),
        None => (source_of::<UIToFP>(rw, op.lhs(rw))?, false),
    };
    let (width, _) = rw.ty(x).as_int(rw.ctx())?;
    if constant.is_nan() || !rounding_is_harmless(constant, width, signed) {
        return None;
    }
    let value = match outcome(op.predicate(rw)?, constant, width, signed)? {
        Outcome::Known(value) => Constant::bool(rw, value),
        Outcome::Compare(predicate, bound) => {
            let ty = rw.ty(x);
            let bound = Constant::ap_int(rw, ty, &bound);
            CmpI::new(rw, predicate, x, bound)
        }
    };
    Some(value)
}

/// Whether rounding an integer of this width to the format of the constant cannot change how it compares.
fn rounding_is_harmless(constant: ApFloat, width: u32, signed: bool) -> bool {
    let format = constant.format();
    let mantissa = format.precision();
    if width <= mantissa {
        return true;
    }
    let value_bits = i64::from(if signed { width - 1 } else { width });
    if constant.is_inf() {
        // Unless a large integer becomes an infinity.
        return i64::from(format.max_exponent()) >= value_bits;
    }
    // Integers below 2^mantissa are exact, and all integers are below 2^value_bits.
    exponent(constant).is_none_or(|e| e < i64::from(mantissa) || e > value_bits)
}

/// The exponent of a finite number, `None` for zero.
fn exponent(value: ApFloat) -> Option<i64> {
    if value.is_zero() {
        return None;
    }
    // Every format's exponents fit into those of the widest one, where the number is normal.
    let (wide, _) = value.convert(FloatFormat::F128, Rounding::NearestTiesToEven);
    let bits = (wide.to_bits() >> FloatFormat::F128.mantissa_bits()) & 0x7fff;
    Some(bits as i64 - i64::from(FloatFormat::F128.bias()))
}

fn outcome(predicate: CmpFPredicate, constant: ApFloat, width: u32, signed: bool) -> Option<Outcome> {
    use CmpFPredicate as F;
    use CmpIPredicate::*;
    let predicate = match (predicate, signed) {
        // A converted integer is never a NaN.
        (F::Ord | F::AlwaysTrue, _) => return Some(Outcome::Known(true)),
        (F::Uno | F::AlwaysFalse, _) => return Some(Outcome::Known(false)),
        (F::Oeq | F::Ueq, _) => Eq,
        (F::One | F::Une, _) => Ne,
        (F::Ogt | F::Ugt, true) => Sgt,
        (F::Ogt | F::Ugt, false) => Ugt,
        (F::Oge | F::Uge, true) => Sge,
        (F::Oge | F::Uge, false) => Uge,
        (F::Olt | F::Ult, true) => Slt,
        (F::Olt | F::Ult, false) => Ult,
        (F::Ole | F::Ule, true) => Sle,
        (F::Ole | F::Ule, false) => Ule,
    };
    let is_less = matches!(predicate, Ne | Slt | Sle | Ult | Ule);
    let is_greater = matches!(predicate, Ne | Sgt | Sge | Ugt | Uge);
    let float =
        |int: &ApInt| ApFloat::from_int(constant.format(), int, signed, Rounding::NearestTiesToEven).0;
    let (min, max) = match signed {
        true => (ApInt::signed_min(width), ApInt::signed_max(width)),
        false => (ApInt::zero(width), ApInt::all_ones(width)),
    };
    if float(&max).compare(constant) == Some(Ordering::Less) {
        return Some(Outcome::Known(is_less));
    }
    if float(&min).compare(constant) == Some(Ordering::Greater) {
        return Some(Outcome::Known(is_greater));
    }
    let (bound, _) = constant.to_int(width, signed, Rounding::TowardZero)?;
    if constant.is_zero() || float(&bound).compare(constant) == Some(Ordering::Equal) {
        return Some(Outcome::Compare(predicate, bound));
    }
    // The constant lies between the bound and the next integer away from zero.
    let below_zero = constant.is_negative();
    Some(match (predicate, below_zero) {
        (Eq, _) => Outcome::Known(false),
        (Ne, _) => Outcome::Known(true),
        (Ult | Ule, true) => Outcome::Known(false),
        (Ugt | Uge, true) => Outcome::Known(true),
        (Slt | Sle, true) => Outcome::Compare(Slt, bound),
        (Sgt | Sge, true) => Outcome::Compare(Sge, bound),
        (Slt | Sle, false) => Outcome::Compare(Sle, bound),
        (Sgt | Sge, false) => Outcome::Compare(Sgt, bound),
        (Ult | Ule, false) => Outcome::Compare(Ule, bound),
        (Ugt | Uge, false) => Outcome::Compare(Ugt, bound),
    })
}
