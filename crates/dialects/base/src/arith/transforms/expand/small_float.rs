//! Arithmetic on float formats without LLVM type (`f8`, `f6`, `f4`, `tf32`), by integer arithmetic on their bits.
//!
//! Operands are extended exactly by `extend`; results are rounded once, by `round_by`.

use super::round::{round, round_by};
use crate::arith::CmpIPredicate::{Eq, Uge};
use crate::arith::build::{float_like, format_of, has_constants, int_like, resize};
use crate::arith::{
    self, AndI, Bitcast, CmpF, CmpI, Constant, ExtF, FPToSI, FPToUI, MulF, NegF, OrI, RoundingMode, SIToFP,
    Select, ShLI, TruncF, UIToFP, XOrI,
};
use terrace_num::FloatFormat::{F8E8M0FNU, F32, F64, F128, Tf32};
use terrace_rewrite::prelude::*;

/// Whether LLVM has no type for a format.
pub fn is_small(format: FloatFormat) -> bool {
    format == Tf32 || format.width() < 16
}

/// Operations on formats without LLVM type.
pub static PATTERNS: &[Pattern] = patterns![plain:
    arith::AddF => add,
    arith::SubF => sub,
    arith::MulF => mul,
    arith::DivF => div,
    arith::RemF => rem,
    arith::MaximumF => maximum,
    arith::MinimumF => minimum,
    arith::MaxNumF => maxnum,
    arith::MinNumF => minnum,
    arith::NegF => neg,
    arith::CmpF => cmp,
    arith::ExtF => extf,
    arith::TruncF => truncf,
    arith::SIToFP => sitofp,
    arith::UIToFP => uitofp,
    arith::FPToSI => fptosi,
    arith::FPToUI => fptoui,
    arith::ConvertF => super::newer::convert_through_f32,
    arith::ScalingExtF => super::scaling_extf,
    arith::ScalingTruncF => super::scaling_truncf,
];

/// The format in which arithmetic on a small format is computed. It has more than twice the precision, so rounding the
/// result again is correct.
fn compute_format(format: FloatFormat) -> FloatFormat {
    if format == Tf32 { F64 } else { F32 }
}

/// Bits of a number, as an integer of its width.
pub(super) fn bits_of(rw: &mut Builder<'_>, value: Value, format: FloatFormat) -> Value {
    emit!(rw, int_like(rw, value, format.width()); Bitcast(value))
}

/// Magnitude bits of the greatest number of a format.
pub(super) fn largest(format: FloatFormat) -> i128 {
    (ApFloat::largest(format, false).to_bits() & magnitude_mask(format) as u128) as i128
}

pub(super) fn magnitude_mask(format: FloatFormat) -> i128 {
    let n = format.width() - u32::from(format.has_sign());
    if n >= 127 { i128::MAX } else { (1i128 << n) - 1 }
}

/// Extends a number of a small format to an LLVM format.
pub(super) fn extend(rw: &mut Builder<'_>, value: Value, from: FloatFormat, to: FloatFormat) -> Value {
    let bits = bits_of(rw, value, from);
    let bits = resize(rw, bits, 32);
    let result = if from == F8E8M0FNU { extend_power(rw, bits) } else { extend_bits(rw, bits, from) };
    let wide = emit!(rw, float_like(rw, result, F32); Bitcast(result));
    let ty = float_like(rw, wide, to);
    match to.width().cmp(&32) {
        core::cmp::Ordering::Less => emit!(rw, ty; TruncF(wide)),
        core::cmp::Ordering::Equal => wide,
        core::cmp::Ordering::Greater => emit!(rw, ty; ExtF(wide)),
    }
}

/// Bits as `f32` of a power of two (a format of exponents only).
fn extend_power(rw: &mut Builder<'_>, bits: Value) -> Value {
    emit!(rw, rw.ty(bits);
        normal = ShLI(bits, {23});
        zero = {0};
        least = {0x0040_0000};
        number = Select(CmpI[predicate: Eq](bits, zero), least, normal);
        nan_bits = {0xff};
        nan = {0x7fc0_0000};
        Select(CmpI[predicate: Eq](bits, nan_bits), nan, number))
}

/// Bits as `f32`: the mantissa is shifted, and a multiplication corrects the exponent's bias and normalizes
/// subnormal numbers.
fn extend_bits(rw: &mut Builder<'_>, bits: Value, from: FloatFormat) -> Value {
    let (i32, f32, width) = (rw.ty(bits), float_like(rw, bits, F32), from.width());
    let (magnitude, moved) = emit!(rw, i32;
        magnitude = AndI(bits, {magnitude_mask(from)});
        (magnitude, ShLI(magnitude, {i128::from(23 - from.mantissa_bits())})));
    let number = match from.bias() {
        127 => moved,
        bias => {
            emit!(rw, i32; scale = {2f64.powi(127 - bias)}: f32; Bitcast(MulF(Bitcast(moved): f32, scale)))
        }
    };
    let sign = emit!(rw, i32; ShLI(XOrI(bits, magnitude), {i128::from(32 - width)}));
    if from.has_inf() {
        return emit!(rw, i32;
            special = CmpI[predicate: Uge](magnitude, {largest(from) + 1});
            raised = OrI(moved, {0x7f80_0000});
            OrI(Select(special, raised, number), sign));
    }
    let number = emit!(rw, i32; OrI(number, sign));
    if !from.has_nan() {
        return number;
    }
    // Formats with one NaN: all ones, or the encoding of negative zero.
    let (tested, nan_bits) = match from.has_negative_zero() {
        true => (magnitude, magnitude_mask(from)),
        false => (bits, 1i128 << (width - 1)),
    };
    emit!(rw, i32;
        is_nan = CmpI[predicate: Eq](tested, {nan_bits});
        Select(is_nan, {0x7fc0_0000}: i32, number))
}

/// The small format of the first operand.
fn small_operand(rw: &Lowering<'_, '_>, op: Op) -> Rewrite<FloatFormat> {
    let ty = rw.operands(op).first().map(|v| rw.ty(v));
    small_format(rw, ty)
}

fn small_format(rw: &Lowering<'_, '_>, ty: Option<Type>) -> Rewrite<FloatFormat> {
    let ctx = rw.context();
    if ty.is_some_and(|ty| !has_constants(ctx, ty)) {
        return Err("the type has no constants".into());
    }
    ty.and_then(|ty| format_of(ctx, ty))
        .filter(|&format| is_small(format))
        .ok_or_else(|| "LLVM has the type itself".into())
}

pub(super) fn result_format(rw: &Lowering<'_, '_>, op: Op) -> Rewrite<FloatFormat> {
    let (ctx, ty) = (rw.context(), rw.ty(rw.result(op, 0)));
    if !has_constants(ctx, ty) {
        return Err("the type has no constants".into());
    }
    format_of(ctx, ty).ok_or_else(|| "the result is no float".into())
}

/// A binary operation of numbers in a wider format, whose result is rounded.
macro_rules! in_wide {
    ($($Op:ident $name:ident)*) => { $(
        fn $name(op: arith::$Op, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
            use arith::$Op;
            let (format, f) = (small_operand(rw, op.0)?, op.fastmath(rw).unwrap_or_default());
            let (a, b, wide) = (op.lhs(rw), op.rhs(rw), compute_format(format));
            let (a, b) = (extend(rw, a, format, wide), extend(rw, b, format, wide));
            let result = emit!(rw, rw.ty(a); $Op(a, b)@f);
            Ok(round(rw, result, wide, format))
        }
    )* };
}

in_wide! {
    AddF add SubF sub MulF mul DivF div RemF rem
    MaximumF maximum MinimumF minimum MaxNumF maxnum MinNumF minnum
}

/// Flips the sign bit, except for the zero of a format without negative zero.
fn neg(op: NegF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let format = small_operand(rw, op.0)?;
    if !format.has_sign() {
        return Err("the format has no negative numbers".into());
    }
    let value = op.operand(rw);
    let ty = rw.ty(value);
    let bits = bits_of(rw, value, format);
    let mut flipped = emit!(rw, rw.ty(bits); XOrI(bits, {1i128 << (format.width() - 1)}));
    if !format.has_negative_zero() {
        flipped = emit!(rw, rw.ty(bits);
            mask = {magnitude_mask(format)};
            zero = {0};
            unsigned = CmpI[predicate: Eq](AndI(bits, mask), zero);
            Select(unsigned, bits, flipped));
    }
    Ok(emit!(rw, ty; Bitcast(flipped)))
}

fn cmp(op: CmpF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let format = small_operand(rw, op.0)?;
    let predicate = op.predicate(rw).ok_or("the comparison has no predicate")?;
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let (a, b) = (extend(rw, a, format, F32), extend(rw, b, format, F32));
    Ok(emit!(rw, rw.ty(a); CmpF[predicate: predicate](a, b)))
}

fn extf(op: ExtF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (from, to) = (small_operand(rw, op.0)?, result_format(rw, op.0)?);
    let value = op.input(rw);
    let wide = if is_small(to) { F32 } else { to };
    let result = extend(rw, value, from, wide);
    Ok(if is_small(to) { round(rw, result, F32, to) } else { result })
}

fn truncf(op: TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let to = result_format(rw, op.0)?;
    let value = op.input(rw);
    let from = format_of(rw.context(), rw.ty(value)).ok_or("the operand is no float")?;
    let mode = op.roundingmode(rw);
    Ok(if is_small(to) {
        round_by(rw, value, from, to, mode.unwrap_or(RoundingMode::ToNearestEven))
    } else {
        // `tf32` to `f16` or `bf16`: LLVM has only the result's format.
        small_operand(rw, op.0)?;
        let wide = extend(rw, value, from, F32);
        TruncF::with(float_like(rw, wide, to), wide).roundingmode(mode).result(rw)
    })
}

/// Converts integers to a format that is exact for them, or precise enough for the small format, then rounds.
macro_rules! from_int {
    ($($Op:ident $name:ident)*) => { $(
        fn $name(op: $Op, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
            let to = small_format(rw, Some(rw.ty(op.out(rw))))?;
            let value = op.input(rw);
            let ctx = rw.context();
            let via = match rw.ty(value).element_or_self(ctx).bit_width(ctx).unwrap_or(64) {
                ..=24 => F32,
                25..=53 => F64,
                _ if to == Tf32 || to == F8E8M0FNU => F128,
                _ => F64,
            };
            let wide = emit!(rw, float_like(rw, value, via); $Op(value));
            Ok(round(rw, wide, via, to))
        }
    )* };
}

from_int! { SIToFP sitofp UIToFP uitofp }

macro_rules! to_int {
    ($($Op:ident $name:ident)*) => { $(
        fn $name(op: $Op, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
            let (format, value, ty) = (small_operand(rw, op.0)?, op.input(rw), rw.ty(op.out(rw)));
            let wide = extend(rw, value, format, F32);
            Ok(emit!(rw, ty; $Op(wide)))
        }
    )* };
}

to_int! { FPToSI fptosi FPToUI fptoui }
