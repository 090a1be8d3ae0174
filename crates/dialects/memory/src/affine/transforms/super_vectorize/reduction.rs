//! Reductions of vectors: neutral elements, and the scalar that combines the elements of a vector.

use super::super::parallelize::{Reduction, combine};
use crate::prelude::*;
use crate::vector::{self, CombiningKind};
use terrace_base::arith::AtomicRMWKind;
use terrace_ir::elements::splat;

/// The number of a type that changes no result of a reduction.
fn neutral_element(ctx: &Context, kind: AtomicRMWKind, ty: Type) -> Option<Attr> {
    use AtomicRMWKind as K;
    let float = |number: fn(FloatFormat) -> ApFloat| Some(FloatAttr::of(ctx, ty, number(ty.as_float(ctx)?)));
    let width = || ty.as_int(ctx).map(|(width, _)| width).or(ty.is_index().then_some(64));
    let int = |number: fn(u32) -> ApInt| Some(IntegerAttr::of(ctx, ty, &number(width()?)));
    match kind {
        K::AddF => float(ApFloat::zero),
        K::MulF => float(ApFloat::one),
        K::MinimumF => float(|format| ApFloat::inf(format, false)),
        K::MaximumF => float(|format| ApFloat::inf(format, true)),
        K::MinNumF => float(|format| ApFloat::nan_signed(format, false)),
        K::MaxNumF => float(|format| ApFloat::nan_signed(format, true)),
        K::AddI | K::OrI | K::XOrI | K::MaxU => int(ApInt::zero),
        K::MulI => int(ApInt::one),
        K::AndI | K::MinU => int(ApInt::all_ones),
        K::MinS => int(ApInt::signed_max),
        K::MaxS => int(ApInt::signed_min),
        K::Assign => None,
    }
}

/// The kind of `vector.reduction`.
fn combining_kind(kind: AtomicRMWKind) -> Option<CombiningKind> {
    use AtomicRMWKind as K;
    Some(match kind {
        K::AddF | K::AddI => CombiningKind::Add,
        K::MulF | K::MulI => CombiningKind::Mul,
        K::MinimumF => CombiningKind::MinimumF,
        K::MaximumF => CombiningKind::MaximumF,
        K::MinNumF => CombiningKind::MinNumF,
        K::MaxNumF => CombiningKind::MaxNumF,
        K::MinS => CombiningKind::MinSI,
        K::MaxS => CombiningKind::MaxSI,
        K::MinU => CombiningKind::MinUI,
        K::MaxU => CombiningKind::MaxUI,
        K::OrI => CombiningKind::Or,
        K::AndI => CombiningKind::And,
        K::XOrI => CombiningKind::Xor,
        K::Assign => return None,
    })
}

/// A constant vector that changes no result of a reduction of scalars.
pub(super) fn neutral_vector(
    b: &mut Builder<'_>,
    reduction: &Reduction,
    elem: Type,
    vector: Type,
) -> Option<Value> {
    let element = neutral_element(b.ctx(), reduction.kind, elem)?;
    let attr = splat(b.ctx(), vector, element)?;
    Some(arith::Constant::new(b, attr))
}

/// All elements of a vector and an initial value, combined.
pub(super) fn reduce(
    b: &mut Builder<'_>,
    reduction: &Reduction,
    vector: Value,
    init: Value,
) -> Option<Value> {
    let elem = b.ty(init);
    let kind = combining_kind(reduction.kind)?;
    let reduced = vector::Reduction::new(b, elem, kind, vector, None);
    let neutral = neutral_element(b.ctx(), reduction.kind, elem);
    let is_neutral = b.def_as::<arith::Constant>(init).is_some_and(|constant| constant.value(b) == neutral);
    match is_neutral {
        true => Some(reduced),
        false => combine(b, reduction.kind, reduced, init),
    }
}
