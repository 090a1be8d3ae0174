//! Folders of casts.

use super::at;
use super::elements::{Dense, Layout, dense_of_bytes, map};
use crate::arith::{
    Bitcast, ConvertF, ExtF, ExtSI, ExtUI, FastMathFlags, IndexCast, IndexCastUI, IntegerOverflowFlags,
    RoundingMode, TruncF, TruncI,
};
use terrace_rewrite::prelude::*;

fn result_ty(b: &Body, op: Op) -> Type {
    b.ty(b.result(op, 0))
}

/// Width of the result's elements; 64 for `index`.
fn result_width(b: &Body, op: Op) -> u32 {
    result_ty(b, op).element_or_self(b.ctx()).bit_width(b.ctx()).unwrap_or(64)
}

fn elem_of(b: &Body, value: Value) -> Type {
    b.ty(value).element_or_self(b.ctx())
}

fn of_int(b: &Body, op: Op, constants: &[Option<Attr>], f: impl Fn(&ApInt, u32) -> ApInt) -> Fold {
    if at(constants, 0).is_none() {
        return Fold::None;
    }
    let width = result_width(b, op);
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), result_ty(b, op), &|x: &ApInt| Some(f(x, width))))
}

/// Merges two zero extensions; folds constants.
pub(crate) fn extui(b: &mut Body, op: ExtUI, constants: &[Option<Attr>]) -> Fold {
    if let Some(inner) = b.def_as::<ExtUI>(op.input(b)) {
        let input = inner.input(b);
        b.set_operand(op.0, 0, input);
        return Fold::InPlace;
    }
    of_int(b, op.0, constants, ApInt::zext)
}

/// Merges two sign extensions; folds constants.
pub(crate) fn extsi(b: &mut Body, op: ExtSI, constants: &[Option<Attr>]) -> Fold {
    if let Some(inner) = b.def_as::<ExtSI>(op.input(b)) {
        let input = inner.input(b);
        b.set_operand(op.0, 0, input);
        return Fold::InPlace;
    }
    of_int(b, op.0, constants, ApInt::sext)
}

/// The flags that hold for two truncations at once. A number that fits as an unsigned one is not negative for the
/// truncation in front, which has more bits.
fn flags_of_truncations(inner: IntegerOverflowFlags, outer: IntegerOverflowFlags) -> IntegerOverflowFlags {
    use IntegerOverflowFlags as F;
    let nuw = outer.has(F::NUW) && (inner.has(F::NUW) || inner.has(F::NSW));
    let nsw = outer.has(F::NSW) && (inner.has(F::NSW) || nuw);
    F(if nuw { F::NUW.0 } else { 0 } | if nsw { F::NSW.0 } else { 0 })
}

/// Merges a truncation with an extension or truncation before it; folds constants.
pub(crate) fn trunci(b: &mut Body, op: TruncI, constants: &[Option<Attr>]) -> Fold {
    let input = op.input(b);
    let extended = match (b.def_as::<ExtUI>(input), b.def_as::<ExtSI>(input)) {
        (Some(ext), _) => Some(ext.input(b)),
        (_, Some(ext)) => Some(ext.input(b)),
        _ => None,
    };
    if let Some(source) = extended {
        let (from, to) = (elem_of(b, source), elem_of(b, op.out(b)));
        if from.bit_width(b.ctx()) > to.bit_width(b.ctx()) {
            b.set_operand(op.0, 0, source);
            return Fold::InPlace;
        }
        if from == to {
            return Fold::value(source);
        }
    }
    if let Some(inner) = b.def_as::<TruncI>(input) {
        let source = inner.input(b);
        let (Some(outer), Some(inner)) = (op.overflow_flags(b), inner.overflow_flags(b)) else {
            return Fold::None;
        };
        let flags = flags_of_truncations(inner, outer);
        if flags.0 != outer.0 {
            b.set_slot_as::<IntegerOverflowFlags>(op.0, TruncI::SLOTS.overflow_flags, flags);
        }
        b.set_operand(op.0, 0, source);
        return Fold::InPlace;
    }
    of_int(b, op.0, constants, ApInt::trunc)
}

/// Folds constants by sign extension or truncation.
pub(crate) fn index_cast(b: &mut Body, op: IndexCast, constants: &[Option<Attr>]) -> Fold {
    of_int(b, op.0, constants, ApInt::sext_or_trunc)
}

/// Folds constants by zero extension or truncation.
pub(crate) fn index_castui(b: &mut Body, op: IndexCastUI, constants: &[Option<Attr>]) -> Fold {
    of_int(b, op.0, constants, ApInt::zext_or_trunc)
}

fn result_format(b: &Body, op: Op) -> Option<FloatFormat> {
    result_ty(b, op).element_or_self(b.ctx()).as_float(b.ctx())
}

/// Converts a constant if the conversion is exact.
fn convert_float(b: &Body, op: Op, constants: &[Option<Attr>], rounding: Rounding) -> Fold {
    if at(constants, 0).is_none() {
        return Fold::None;
    }
    let Some(format) = result_format(b, op) else { return Fold::None };
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), result_ty(b, op), &|x: &ApFloat| {
        let (value, status) = x.convert_status(format, rounding);
        let (_, loses_info) = x.convert(format, rounding);
        (status.is_ok() && !loses_info).then_some(value)
    }))
}

/// Folds `extf(truncf(x))` to `x` if both have the flag `contract`; folds constants.
pub(crate) fn extf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if let Some(trunc) = b.def_as::<TruncF>(b.operand(op, 0)) {
        let source = trunc.input(b);
        let contracts = |flags: Option<FastMathFlags>| flags.unwrap_or_default().has(FastMathFlags::CONTRACT);
        if b.ty(source) == result_ty(b, op)
            && contracts(trunc.fastmath(b))
            && contracts(ExtF::wrap(op).fastmath(b))
        {
            return Fold::value(source);
        }
    }
    convert_float(b, op, constants, Rounding::NearestTiesToEven)
}

/// Whether `by` represents every value of `from`.
fn is_representable(from: FloatFormat, by: FloatFormat) -> bool {
    from.max_exponent() <= by.max_exponent()
        && from.min_exponent() >= by.min_exponent()
        && from.precision() <= by.precision()
}

/// Merges a truncation of an extension; folds constants if the truncation is exact.
pub(crate) fn truncf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if let Some(ext) = b.def_as::<ExtF>(b.operand(op, 0)) {
        let ctx = b.ctx();
        let source = ext.input(b);
        let formats =
            (elem_of(b, source).as_float(ctx), elem_of(b, ext.out(b)).as_float(ctx), result_format(b, op));
        if let (Some(from), Some(via), Some(to)) = formats
            && is_representable(from, via)
        {
            if from.width() > to.width() {
                b.set_operand(op, 0, source);
                return Fold::InPlace;
            }
            if from == to {
                return Fold::value(source);
            }
        }
    }
    convert_float(b, op, constants, rounding(TruncF::wrap(op).roundingmode(b)))
}

/// Folds constants if the conversion is exact.
pub(crate) fn convertf(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    convert_float(b, op, constants, rounding(ConvertF::wrap(op).roundingmode(b)))
}

/// The rounding of a mode; without one, to nearest even.
fn rounding(mode: Option<RoundingMode>) -> Rounding {
    match mode {
        None | Some(RoundingMode::ToNearestEven) => Rounding::NearestTiesToEven,
        Some(RoundingMode::Downward) => Rounding::TowardNegative,
        Some(RoundingMode::Upward) => Rounding::TowardPositive,
        Some(RoundingMode::TowardZero) => Rounding::TowardZero,
        Some(RoundingMode::ToNearestAway) => Rounding::NearestTiesToAway,
    }
}

/// Folds constants, rounded to nearest.
pub(crate) fn int_to_float<const SIGNED: bool>(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if at(constants, 0).is_none() {
        return Fold::None;
    }
    let Some(format) = result_format(b, op) else { return Fold::None };
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), result_ty(b, op), &|x: &ApInt| {
        Some(ApFloat::from_int(format, x, SIGNED, Rounding::NearestTiesToEven).0)
    }))
}

/// Folds constants that fit, rounded towards zero.
pub(crate) fn float_to_int<const SIGNED: bool>(b: &mut Body, op: Op, constants: &[Option<Attr>]) -> Fold {
    if at(constants, 0).is_none() {
        return Fold::None;
    }
    let width = result_width(b, op);
    Fold::maybe_attr(map(b.ctx(), at(constants, 0), result_ty(b, op), &|x: &ApFloat| {
        x.to_int(width, SIGNED, Rounding::TowardZero).map(|(int, _)| int)
    }))
}

/// Folds constants.
pub(crate) fn bitcast(b: &mut Body, op: Bitcast, constants: Constants<'_, Bitcast>) -> Fold {
    let ctx = b.ctx();
    let Some(operand) = constants.input else { return Fold::None };
    let ty = result_ty(b, op.0);
    if let Some(shaped) = ty.as_shaped(ctx) {
        let Some(dense) = Dense::of(ctx, operand) else { return Fold::None };
        let Some(layout) = Layout::of(ctx, shaped.elem) else { return Fold::None };
        if layout.width != dense.layout.width {
            return Fold::None;
        }
        let Some(raw) = operand.as_::<DenseElementsAttr>(ctx) else { return Fold::None };
        return Fold::attr(if raw.splat {
            DenseElementsAttr::get(ctx, ty, true, raw.data)
        } else {
            dense_of_bytes(ctx, ty, &layout, raw.data)
        });
    }
    if crate::ub::is_poison(ctx, operand) {
        return Fold::attr(operand);
    }
    let bits = if let Some(int) = operand.as_::<IntegerAttr>(ctx) {
        int.value(ctx)
    } else if let Some(float) = operand.as_::<FloatAttr>(ctx).and_then(|float| float.value(ctx)) {
        float.to_int_bits()
    } else {
        return Fold::None;
    };
    if ty.bit_width(ctx) != Some(bits.width()) {
        return Fold::None;
    }
    Fold::attr(match ty.as_float(ctx) {
        Some(format) => FloatAttr::of(ctx, ty, ApFloat::from_int_bits(format, &bits)),
        None => IntegerAttr::of(ctx, ty, &bits),
    })
}
