//! Formats that LLVM has no type for (`f8`, `f6`, `f4`, `tf32`), by integer arithmetic on their bits.
//!
//! [`extend`] is exact. [`round`] rounds once, in any rounding mode, to what the format has: numbers that are too
//! great become infinities, or a NaN where there are none, or the greatest number where there is no NaN either.

use super::emit::{Emit, format_of, has_constants};
use terrace_dialects::arith::{self, CmpIPredicate, RoundingMode};
use terrace_ir::{Op, OpDef, OpKind, Type, Value};
use terrace_num::FloatFormat::{self, F8E8M0FNU, F32, F64, F80, F128, Tf32};
use terrace_num::{ApFloat, Rounding};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

/// Whether LLVM has no type for a format.
pub(crate) fn is_small(format: FloatFormat) -> bool {
    format == Tf32 || format.width() < 16
}

/// Arithmetic on formats that LLVM has no type for.
pub(super) static PATTERNS: &[Pattern] = patterns![plain:
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

/// The format that holds a small one's numbers, and in which arithmetic rounds to the same as at once.
fn home(format: FloatFormat) -> FloatFormat {
    if format == Tf32 { F64 } else { F32 }
}

/// The bits of a number in the integer type of its width.
fn bits_of(e: &mut Emit<'_, '_>, value: Value, format: FloatFormat) -> Value {
    let ty = e.int_like(value, format.width());
    e.bitcast(value, ty)
}

/// The magnitude's bits of a format's greatest number.
fn largest(format: FloatFormat) -> i128 {
    (ApFloat::largest(format, false).to_bits() & magnitude_mask(format) as u128) as i128
}

fn magnitude_mask(format: FloatFormat) -> i128 {
    let n = format.width() - u32::from(format.has_sign());
    if n >= 127 { i128::MAX } else { (1i128 << n) - 1 }
}

/// A number of a small format in a format that LLVM has.
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

/// The bits of `f32` of a power of two, which is an exponent alone.
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

/// The bits of `f32`: the mantissa moves up and the exponent's bias is made good by a multiplication, which
/// normalizes as well.
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
    // One NaN: all ones, or what would be negative zero.
    let negative_zero = !from.has_negative_zero();
    let nan_bits = if negative_zero { 1i128 << (width - 1) } else { magnitude_mask(from) };
    let tested = if negative_zero { bits } else { magnitude };
    let nan_bits = e.int(i32, nan_bits);
    let is_nan = e.cmp(CmpIPredicate::Eq, tested, nan_bits);
    let nan = e.int(i32, 0x7fc0_0000);
    e.select(is_nan, nan, number)
}

/// A number rounded to the nearest of a small format, ties to even.
pub(super) fn round(e: &mut Emit<'_, '_>, value: Value, from: FloatFormat, to: FloatFormat) -> Value {
    round_by(e, value, from, to, RoundingMode::ToNearestEven)
}

/// A number rounded to a small format.
fn round_by(
    e: &mut Emit<'_, '_>,
    value: Value,
    from: FloatFormat,
    to: FloatFormat,
    mode: RoundingMode,
) -> Value {
    use CmpIPredicate::{Eq, Ugt, Ult};
    let ctx = e.ctx();
    // Formats with implicit leading bit whose numbers include those of `to`.
    let (value, from) = match from {
        F32 | F64 | F128 if to != F8E8M0FNU || from != F32 => (value, from),
        F80 => (e.extf(value, Type::float(&ctx, F128)), F128),
        _ if to == F8E8M0FNU => (e.extf(value, Type::float(&ctx, F64)), F64),
        _ if is_small(from) => (extend(e, value, from, F32), F32),
        _ => (e.extf(value, Type::float(&ctx, F32)), F32),
    };
    let (m_from, m_to) = (from.mantissa_bits() as i128, to.mantissa_bits() as i128);
    // Without subnormal numbers the least power would be where they are: it is counted as normal.
    let to_bias = to.bias() + i32::from(!to.has_zero());
    let bias = i128::from(from.bias()) - i128::from(to_bias);
    let bits = bits_of(e, value, from);
    let int = e.b.ty(bits);
    let n_bits = i128::from(from.width());
    let constant = |e: &mut Emit<'_, '_>, value: i128| e.int(int, value);

    let (zero, one) = (constant(e, 0), constant(e, 1));
    let mask = constant(e, magnitude_mask(from));
    let magnitude = e.and(bits, mask);
    let n = constant(e, n_bits - 1);
    let negative = e.shr(bits, n);
    let n = constant(e, m_from);
    let exponent = e.shr(magnitude, n);
    let mantissa_mask = constant(e, (1i128 << m_from) - 1);
    let mantissa = e.and(magnitude, mantissa_mask);
    let leading = constant(e, 1i128 << m_from);
    let significand = e.or(mantissa, leading);
    // Subnormal numbers have no leading bit, and the least exponent.
    let subnormal = e.cmp(Eq, exponent, zero);
    let significand = e.select(subnormal, mantissa, significand);
    let exponent = e.select(subnormal, one, exponent);

    // How far the significand moves: by what is cut off, and further below the least exponent.
    let least = constant(e, bias + 1);
    let is_below = e.cmp(Ult, exponent, least);
    let below = e.sub(least, exponent);
    let below = e.select(is_below, below, zero);
    let cut = constant(e, m_from - m_to);
    let shift = e.add(below, cut);
    let most = constant(e, m_from + 2);
    let shift = e.umin(shift, most);
    let unit = e.shl(one, shift);
    let rest = e.sub(unit, one);
    let half = e.shr(unit, one);
    let bias_up = match mode {
        RoundingMode::TowardZero => zero,
        RoundingMode::ToNearestAway => half,
        // The significand of a power of two alone is odd: ties go up.
        RoundingMode::ToNearestEven if m_to == 0 => half,
        RoundingMode::ToNearestEven => {
            let last = e.shr(significand, shift);
            let last = e.and(last, one);
            let almost = e.sub(half, one);
            e.add(almost, last)
        }
        RoundingMode::Upward | RoundingMode::Downward => {
            let is_negative = e.cmp(Eq, negative, one);
            if mode == RoundingMode::Upward {
                e.select(is_negative, zero, rest)
            } else {
                e.select(is_negative, rest, zero)
            }
        }
    };
    let significand = e.add(significand, bias_up);
    let significand = e.shr(significand, shift);
    let above = e.sub(exponent, least);
    let above = e.select(is_below, zero, above);
    let n = constant(e, m_to);
    let above = e.shl(above, n);
    let mut result = e.add(above, significand);

    // A format of powers stores the exponent alone: the leading bit goes, and nothing is below the least power.
    if !to.has_zero() {
        let is_least = e.cmp(Eq, result, zero);
        let code = e.sub(result, one);
        result = e.select(is_least, zero, code);
    }

    // What is too great.
    let limit = constant(e, largest(to));
    let too_great = e.cmp(Ugt, result, limit);
    let infinite = special(to, Special::Infinity);
    let infinite = constant(e, infinite);
    let overflow = match mode {
        RoundingMode::ToNearestEven | RoundingMode::ToNearestAway => infinite,
        RoundingMode::TowardZero => limit,
        RoundingMode::Upward | RoundingMode::Downward => {
            let is_negative = e.cmp(Eq, negative, one);
            if mode == RoundingMode::Upward {
                e.select(is_negative, limit, infinite)
            } else {
                e.select(is_negative, infinite, limit)
            }
        }
    };
    let result = e.select(too_great, overflow, result);
    let infinity = ((1i128 << from.exponent_bits()) - 1) << m_from;
    let infinity = constant(e, infinity);
    let is_infinite = e.cmp(Eq, magnitude, infinity);
    let result = e.select(is_infinite, infinite, result);
    let is_nan = e.cmp(Ugt, magnitude, infinity);
    let nan = constant(e, special(to, Special::Nan));
    let result = e.select(is_nan, nan, result);

    let width = to.width();
    let signed = if to.has_sign() {
        let n = constant(e, i128::from(width) - 1);
        let mut sign = e.shl(negative, n);
        if !to.has_nan() {
            sign = e.select(is_nan, zero, sign);
        }
        if !to.has_negative_zero() {
            // What would be negative zero is the NaN, which has its bit already.
            let is_zero = e.cmp(Eq, result, zero);
            sign = e.select(is_zero, zero, sign);
        }
        e.or(result, sign)
    } else {
        result
    };
    let narrow = e.resize(signed, width);
    let ty = e.like(narrow, Type::float(&ctx, to));
    e.bitcast(narrow, ty)
}

enum Special {
    Infinity,
    Nan,
}

/// The bits that infinity or NaN has in a format, as conversions give it.
fn special(format: FloatFormat, what: Special) -> i128 {
    let value = match what {
        Special::Infinity => ApFloat::inf(F64, false),
        Special::Nan => ApFloat::nan(F64),
    };
    (value.convert(format, Rounding::NearestTiesToEven).0.to_bits()) as i128
}

/// The small format of an operation's first operand.
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

fn result_format(rw: &Lowering<'_, '_>, op: Op) -> Rewrite<FloatFormat> {
    let (ctx, ty) = (rw.context(), rw.ty(rw.result(op, 0)));
    if !has_constants(ctx, ty) {
        return Err("the type has no constants".into());
    }
    format_of(ctx, ty).ok_or_else(|| "the result is no float".into())
}

/// An operation on two numbers, in a wider format.
fn binary(rw: &mut Lowering<'_, '_>, op: Op, def: &'static OpDef) -> Rewrite {
    let format = small_operand(rw, op)?;
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let fastmath = rw.slot(op, arith::AddF::SLOTS.fastmath);
    let mut e = Emit { b: rw, fastmath: None };
    let (a, b) = (extend(&mut e, a, format, home(format)), extend(&mut e, b, format, home(format)));
    e.fastmath = fastmath;
    let wide = e.binary(def, a, b);
    e.fastmath = None;
    let result = round(&mut e, wide, home(format), format);
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

/// The sign bit is flipped, but for zeros without sign.
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
        // From tf32, which is wider than f16 and bf16.
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

/// Integers become a format that holds them all, as far as the small format tells them apart.
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
