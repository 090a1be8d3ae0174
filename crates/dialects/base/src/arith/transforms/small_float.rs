//! Arithmetic on float formats without LLVM type (`f8`, `f6`, `f4`, `tf32`), by integer arithmetic on their bits.
//!
//! Operands are extended exactly by [`extend`]; results are rounded once, by [`round_by`].

use super::round::{round, round_by};
use crate::arith::emit::{Emit, format_of, has_constants};
use crate::arith::{self, CmpIPredicate, RoundingMode};
use terrace_ir::{Op, OpDef, OpKind, Type, Value};
use terrace_num::ApFloat;
use terrace_num::FloatFormat::{self, F8E8M0FNU, F32, F64, F128, Tf32};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

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
    arith::ScalingExtF => super::legalize::scaling_extf,
    arith::ScalingTruncF => super::legalize::scaling_truncf,
];

/// The format in which arithmetic on a small format is computed. It has more than twice the precision, so rounding the
/// result again is correct.
fn compute_format(format: FloatFormat) -> FloatFormat {
    if format == Tf32 { F64 } else { F32 }
}

/// Bits of a number, as an integer of its width.
pub(super) fn bits_of(e: &mut Emit<'_, '_>, value: Value, format: FloatFormat) -> Value {
    let ty = e.int_like(value, format.width());
    e.bitcast(value, ty)
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
pub(super) fn extend(e: &mut Emit<'_, '_>, value: Value, from: FloatFormat, to: FloatFormat) -> Value {
    let ctx = e.ctx();
    let bits = bits_of(e, value, from);
    let bits = e.resize(bits, 32);
    let i32 = e.b.ty(bits);
    let result = if from == F8E8M0FNU { extend_power(e, bits) } else { extend_bits(e, bits, from) };
    debug_assert_eq!(e.b.ty(result), i32);
    let ty = e.like(result, Type::float(&ctx, F32));
    let wide = e.bitcast(result, ty);
    match to.width().cmp(&32) {
        core::cmp::Ordering::Less => e.truncf(wide, Type::float(&ctx, to), None),
        core::cmp::Ordering::Equal => wide,
        core::cmp::Ordering::Greater => e.extf(wide, Type::float(&ctx, to)),
    }
}

/// Bits as `f32` of a power of two (a format of exponents only).
fn extend_power(e: &mut Emit<'_, '_>, bits: Value) -> Value {
    let i32 = e.b.ty(bits);
    let n23 = e.int(i32, 23);
    let normal = e.shl(bits, n23);
    let zero = e.int(i32, 0);
    let least = e.int(i32, 0x0040_0000);
    let is_least = e.cmp(CmpIPredicate::Eq, bits, zero);
    let number = e.select(is_least, least, normal);
    let (nan_bits, nan) = (e.int(i32, 0xff), e.int(i32, 0x7fc0_0000));
    let is_nan = e.cmp(CmpIPredicate::Eq, bits, nan_bits);
    e.select(is_nan, nan, number)
}

/// Bits as `f32`: the mantissa is shifted, and a multiplication corrects the exponent's bias and normalizes
/// subnormal numbers.
fn extend_bits(e: &mut Emit<'_, '_>, bits: Value, from: FloatFormat) -> Value {
    let ctx = e.ctx();
    let (i32, width) = (e.b.ty(bits), from.width());
    let f32 = e.like(bits, Type::float(&ctx, F32));
    let mask = e.int(i32, magnitude_mask(from));
    let magnitude = e.and(bits, mask);
    let up = e.int(i32, i128::from(23 - from.mantissa_bits()));
    let moved = e.shl(magnitude, up);
    let mut number = moved;
    if from.bias() != 127 {
        let scale = e.float(f32, 2f64.powi(127 - from.bias()));
        let flags = e.fastmath.take();
        let number_f = e.bitcast(moved, f32);
        let product = e.binary(arith::MulF::DEF, number_f, scale);
        e.fastmath = flags;
        number = e.bitcast(product, i32);
    }
    let sign_bit = e.xor(bits, magnitude);
    let up = e.int(i32, i128::from(32 - width));
    let sign = e.shl(sign_bit, up);
    if from.has_inf() {
        let first = e.int(i32, largest(from) + 1);
        let special = e.cmp(CmpIPredicate::Uge, magnitude, first);
        let exponent = e.int(i32, 0x7f80_0000);
        let raised = e.or(moved, exponent);
        number = e.select(special, raised, number);
        return e.or(number, sign);
    }
    let number = e.or(number, sign);
    if !from.has_nan() {
        return number;
    }
    // Formats with one NaN: all ones, or the encoding of negative zero.
    let negative_zero = !from.has_negative_zero();
    let nan_bits = if negative_zero { 1i128 << (width - 1) } else { magnitude_mask(from) };
    let tested = if negative_zero { bits } else { magnitude };
    let nan_bits = e.int(i32, nan_bits);
    let is_nan = e.cmp(CmpIPredicate::Eq, tested, nan_bits);
    let nan = e.int(i32, 0x7fc0_0000);
    e.select(is_nan, nan, number)
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

/// Computes a binary operation in a wider format, and rounds the result.
fn binary(rw: &mut Lowering<'_, '_>, op: Op, def: &'static OpDef) -> Rewrite {
    let format = small_operand(rw, op)?;
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let fastmath = rw.slot(op, arith::AddF::SLOTS.fastmath);
    let mut e = Emit { b: rw, fastmath: None };
    let (a, b) = (
        extend(&mut e, a, format, compute_format(format)),
        extend(&mut e, b, format, compute_format(format)),
    );
    e.fastmath = fastmath;
    let wide = e.binary(def, a, b);
    e.fastmath = None;
    let result = round(&mut e, wide, compute_format(format), format);
    rw.replace(op, &[result])
}

fn add(op: arith::AddF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::AddF::DEF)
}
fn sub(op: arith::SubF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::SubF::DEF)
}
fn mul(op: arith::MulF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::MulF::DEF)
}
fn div(op: arith::DivF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::DivF::DEF)
}
fn rem(op: arith::RemF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::RemF::DEF)
}
fn maximum(op: arith::MaximumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::MaximumF::DEF)
}
fn minimum(op: arith::MinimumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::MinimumF::DEF)
}
fn maxnum(op: arith::MaxNumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::MaxNumF::DEF)
}
fn minnum(op: arith::MinNumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    binary(rw, op.0, arith::MinNumF::DEF)
}

/// Flips the sign bit, except for the zero of a format without negative zero.
fn neg(op: arith::NegF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let format = small_operand(rw, op.0)?;
    if !format.has_sign() {
        return Err("the format has no negative numbers".into());
    }
    let value = rw.operand(op.0, 0);
    let ty = rw.ty(value);
    let mut e = Emit::new(rw);
    let bits = bits_of(&mut e, value, format);
    let int = e.b.ty(bits);
    let sign = e.int(int, 1i128 << (format.width() - 1));
    let mut flipped = e.xor(bits, sign);
    if !format.has_negative_zero() {
        let mask = e.int(int, magnitude_mask(format));
        let zero = e.int(int, 0);
        let magnitude = e.and(bits, mask);
        let unsigned = e.cmp(CmpIPredicate::Eq, magnitude, zero);
        flipped = e.select(unsigned, bits, flipped);
    }
    let result = e.bitcast(flipped, ty);
    rw.replace(op.0, &[result])
}

fn cmp(op: arith::CmpF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let format = small_operand(rw, op.0)?;
    let predicate = op.predicate(rw).ok_or("the comparison has no predicate")?;
    let (a, b) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let mut e = Emit::new(rw);
    let (a, b) = (extend(&mut e, a, format, F32), extend(&mut e, b, format, F32));
    let result = e.cmpf(predicate, a, b);
    rw.replace(op.0, &[result])
}

fn extf(op: arith::ExtF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let from = small_operand(rw, op.0)?;
    let to = result_format(rw, op.0)?;
    let value = rw.operand(op.0, 0);
    let mut e = Emit::new(rw);
    let result = if is_small(to) {
        let wide = extend(&mut e, value, from, F32);
        round(&mut e, wide, F32, to)
    } else {
        extend(&mut e, value, from, to)
    };
    rw.replace(op.0, &[result])
}

fn truncf(op: arith::TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let to = result_format(rw, op.0)?;
    let value = rw.operand(op.0, 0);
    let from = format_of(rw.context(), rw.ty(value)).ok_or("the operand is no float")?;
    let mode = op.roundingmode(rw);
    if !is_small(to) {
        // `tf32` to `f16` or `bf16`: LLVM has only the result's format.
        small_operand(rw, op.0)?;
        let attr = rw.slot(op.0, arith::TruncF::SLOTS.roundingmode);
        let mut e = Emit::new(rw);
        let ctx = e.ctx();
        let wide = extend(&mut e, value, from, F32);
        let result = e.truncf(wide, Type::float(&ctx, to), attr);
        return rw.replace(op.0, &[result]);
    }
    let mut e = Emit::new(rw);
    let result = round_by(&mut e, value, from, to, mode.unwrap_or(RoundingMode::ToNearestEven));
    rw.replace(op.0, &[result])
}

/// Converts integers to a format that is exact for them, or precise enough for the small format, then rounds.
fn from_int(rw: &mut Lowering<'_, '_>, op: Op, def: &'static OpDef) -> Rewrite {
    let ty = rw.ty(rw.result(op, 0));
    let to = small_format(rw, Some(ty))?;
    let value = rw.operand(op, 0);
    let ctx = rw.context();
    let width = rw.ty(value).element_or_self(ctx).bit_width(ctx).unwrap_or(64);
    let via = match width {
        ..=24 => F32,
        25..=53 => F64,
        _ if to == Tf32 || to == F8E8M0FNU => F128,
        _ => F64,
    };
    let mut e = Emit::new(rw);
    let wide_ty = e.like(value, Type::float(ctx, via));
    let wide = e.op(def, &[value], wide_ty, &[]);
    let result = round(&mut e, wide, via, to);
    rw.replace(op, &[result])
}

fn sitofp(op: arith::SIToFP, rw: &mut Lowering<'_, '_>) -> Rewrite {
    from_int(rw, op.0, arith::SIToFP::DEF)
}
fn uitofp(op: arith::UIToFP, rw: &mut Lowering<'_, '_>) -> Rewrite {
    from_int(rw, op.0, arith::UIToFP::DEF)
}

fn to_int(rw: &mut Lowering<'_, '_>, op: Op, def: &'static OpDef) -> Rewrite {
    let format = small_operand(rw, op)?;
    let value = rw.operand(op, 0);
    let ty = rw.ty(rw.result(op, 0));
    let mut e = Emit::new(rw);
    let wide = extend(&mut e, value, format, F32);
    let result = e.op(def, &[wide], ty, &[]);
    rw.replace(op, &[result])
}

fn fptosi(op: arith::FPToSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    to_int(rw, op.0, arith::FPToSI::DEF)
}
fn fptoui(op: arith::FPToUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    to_int(rw, op.0, arith::FPToUI::DEF)
}
