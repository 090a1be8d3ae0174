//! Folders of `math`: the constants that upstream folds.
//!
//! Transcendental functions call the platform's C library, in single and double precision only; exact functions fold
//! in every format.

use crate::arith::fold::bool_of;
use crate::arith::fold::elements::{float_constant, map, map2};
use crate::math::{
    AbsF, AbsI, Ceil, CopySign, CountLeadingZeros, CountTrailingZeros, CtPop, Floor, IPowI, IsFinite, IsInf,
    IsNaN, IsNormal, Round, RoundEven, Trunc,
};
use terrace_rewrite::prelude::*;
use terrace_support::libm;

fn at(constants: &[Option<Attr>], i: usize) -> Option<Attr> {
    constants.get(i).copied().flatten()
}

/// Folds a constant by an exact function.
fn fold_exact(b: &Body, op: Op, constants: &[Option<Attr>], f: impl Fn(ApFloat) -> ApFloat) -> Fold {
    let ty = b.ty(b.result(op, 0));
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), ty, &|x: &ApFloat| Some(f(*x))))
}

/// Folds a constant by a function of the C library, in single or double precision, if `defined` holds for it.
fn unary(
    b: &Body,
    op: Op,
    constants: &[Option<Attr>],
    double: fn(f64) -> f64,
    single: fn(f32) -> f32,
    defined: fn(ApFloat) -> bool,
) -> Fold {
    let ty = b.ty(b.result(op, 0));
    let f = |x: &ApFloat| match x.format() {
        _ if !defined(*x) => None,
        FloatFormat::F64 => Some(ApFloat::from_native_f64(double(x.to_f64()))),
        FloatFormat::F32 => Some(ApFloat::from_f32(single(x.to_f32()))),
        _ => None,
    };
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), ty, &f))
}

fn binary(
    b: &Body,
    constants: &[Option<Attr>],
    double: fn(f64, f64) -> f64,
    single: fn(f32, f32) -> f32,
) -> Fold {
    let f = |x: &ApFloat, y: &ApFloat| match x.format() {
        FloatFormat::F64 => Some(ApFloat::from_native_f64(double(x.to_f64(), y.to_f64()))),
        FloatFormat::F32 => Some(ApFloat::from_f32(single(x.to_f32(), y.to_f32()))),
        _ => None,
    };
    Fold::maybe_attr(map2(b.ctx(), at(constants, 0), at(constants, 1), None, &f))
}

fn is_not_negative(x: ApFloat) -> bool {
    !x.is_negative()
}

/// Whether `1 + x` is not negative.
fn is_at_least_minus_one(x: ApFloat) -> bool {
    !x.add(ApFloat::one(x.format())).is_negative()
}

macro_rules! unary {
    ($($name:ident $double:ident $single:ident $defined:expr;)*) => {$(
        pub(super) fn $name(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
            unary(b, op, constants, |x| libm::$double(x), |x| libm::$single(x), $defined)
        }
    )*};
}

unary! {
    acos acos acosf |_| true;
    acosh acosh acoshf |_| true;
    asin asin asinf |_| true;
    asinh asinh asinhf |_| true;
    atan atan atanf |_| true;
    atanh atanh atanhf |_| true;
    cos cos cosf |_| true;
    cosh cosh coshf |_| true;
    erf erf erff |_| true;
    erfc erfc erfcf |_| true;
    exp exp expf |_| true;
    exp2 exp2 exp2f |_| true;
    expm1 expm1 expm1f |_| true;
    log log logf is_not_negative;
    log10 log10 log10f is_not_negative;
    log1p log1p log1pf is_at_least_minus_one;
    log2 log2 log2f is_not_negative;
    sin sin sinf |_| true;
    sinh sinh sinhf |_| true;
    sqrt sqrt sqrtf is_not_negative;
    tan tan tanf |_| true;
    tanh tanh tanhf |_| true;
}

/// Rounds in single and double precision only, for which upstream calls the C library.
fn library_rounding(b: &Body, op: Op, constants: &[Option<Attr>], mode: Rounding) -> Fold {
    let ty = b.ty(b.result(op, 0));
    let f = |x: &ApFloat| {
        matches!(x.format(), FloatFormat::F64 | FloatFormat::F32).then(|| x.round_to_integral(mode))
    };
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), ty, &f))
}

fn classify(b: &Body, op: Op, constants: &[Option<Attr>], f: fn(ApFloat) -> bool) -> Fold {
    let ctx = b.ctx();
    let value = at(constants, 0).and_then(|attr| float_constant(ctx, attr));
    Fold::maybe_attr(value.and_then(|value| bool_of(ctx, b.ty(b.result(op, 0)), f(value))))
}

fn integers(b: &Body, op: Op, constants: &[Option<Attr>], f: fn(&ApInt) -> ApInt) -> Fold {
    let ty = b.ty(b.result(op, 0));
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), ty, &|x: &ApInt| Some(f(x))))
}

/// Folds by one of the functions above and a function of numbers.
macro_rules! folds {
    ($($name:ident($Kind:ident) => $fold:ident($f:expr);)*) => { $(
        pub(super) fn $name(b: &mut Body, op: $Kind, constants: &[Option<Attr>]) -> Fold {
            $fold(b, op.0, constants, $f)
        }
    )* };
}

folds! {
    ceil(Ceil)              => fold_exact(|x| x.round_to_integral(Rounding::TowardPositive));
    floor(Floor)            => fold_exact(|x| x.round_to_integral(Rounding::TowardNegative));
    roundeven(RoundEven)    => fold_exact(|x| x.round_to_integral(Rounding::NearestTiesToEven));
    round(Round)            => library_rounding(Rounding::NearestTiesToAway);
    trunc(Trunc)            => library_rounding(Rounding::TowardZero);
    absf(AbsF)              => fold_exact(ApFloat::abs);
    isfinite(IsFinite)      => classify(ApFloat::is_finite);
    isinf(IsInf)            => classify(ApFloat::is_inf);
    isnan(IsNaN)            => classify(ApFloat::is_nan);
    isnormal(IsNormal)      => classify(|x| x.is_finite() && !x.is_zero() && !x.is_denormal());
    absi(AbsI)              => integers(ApInt::abs);
    ctlz(CountLeadingZeros)  => integers(|x| ApInt::new(x.width(), u64::from(x.leading_zeros())));
    cttz(CountTrailingZeros) => integers(|x| ApInt::new(x.width(), u64::from(x.trailing_zeros())));
    ctpop(CtPop)            => integers(|x| ApInt::new(x.width(), u64::from(x.count_ones())));
}

pub(super) fn atan2(b: &mut Body, _: Op, constants: &[Option<Attr>]) -> Fold {
    binary(b, constants, |y, x| libm::atan2(y, x), |y, x| libm::atan2f(y, x))
}

pub(super) fn powf(b: &mut Body, _: Op, constants: &[Option<Attr>]) -> Fold {
    binary(b, constants, |x, y| libm::pow(x, y), |x, y| libm::powf(x, y))
}

pub(super) fn copysign(b: &mut Body, _: CopySign, constants: Constants<'_, CopySign>) -> Fold {
    let f = |x: &ApFloat, sign: &ApFloat| Some(x.copy_sign(*sign));
    Fold::maybe_attr(map2(b.ctx(), constants.lhs, constants.rhs, None, &f))
}

/// A negative power of a base other than 0, 1 and -1 folds to zero; that of zero does not fold.
pub(super) fn ipowi(b: &mut Body, _: IPowI, constants: Constants<'_, IPowI>) -> Fold {
    let f = |base: &ApInt, power: &ApInt| {
        let one = ApInt::from_i64(base.width(), 1);
        if !power.is_negative() || power.is_zero() {
            // Folding large powers of wide integers would take too long.
            let work = u64::from(base.width()) * u64::from(power.active_bits());
            return (work <= 1 << 20).then(|| raise(base, power));
        }
        if base.is_zero() {
            return None;
        }
        if *base == one {
            return Some(one);
        }
        if !base.is_all_ones() {
            return Some(ApInt::zero(base.width()));
        }
        Some(if power.bit(0) { base.clone() } else { one })
    };
    Fold::maybe_attr(map2(b.ctx(), constants.lhs, constants.rhs, None, &f))
}

/// Exponentiation by squaring.
fn raise(base: &ApInt, power: &ApInt) -> ApInt {
    let (mut result, mut square) = (ApInt::from_i64(base.width(), 1), base.clone());
    for i in 0..power.active_bits() {
        if power.bit(i) {
            result = result.mul(&square);
        }
        square = square.mul(&square);
    }
    result
}
