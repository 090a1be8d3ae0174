//! Rounding of floats to a narrower format, in any rounding mode, by integer arithmetic on the bits.
//!
//! The result depends neither on the machine's rounding mode nor on conversions of a runtime library, and is rounded
//! once. On overflow it is an infinity or the greatest number, as the mode requires; in a format without infinity it is
//! NaN, or the greatest number in a format without NaN.
//!
//! Exponent and mantissa are computed as one integer, so a carry from the mantissa increments the exponent. `f80`
//! stores the leading bit of its significand between them: it is removed before and inserted after.

use super::small_float::{bits_of, extend, is_small, largest, magnitude_mask, result_format};
use crate::arith::emit::{Emit, format_of};
use crate::arith::{self, CmpIPredicate, RoundingMode};
use terrace_ir::{Type, Value};
use terrace_num::FloatFormat::{self, F8E8M0FNU, F32, F64, F80, F128};
use terrace_num::{ApFloat, Rounding};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

/// Truncations with a rounding mode to formats of LLVM.
pub static PATTERNS: &[Pattern] = patterns![plain:
    arith::TruncF => truncf,
];

/// Upstream emits constrained intrinsics, which state the current rounding mode but do not set it.
fn truncf(op: arith::TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let mode = op.roundingmode(rw).ok_or("there is no rounding mode")?;
    let to = result_format(rw, op.0)?;
    if is_small(to) {
        return Err("LLVM does not have the type".into());
    }
    let value = rw.operand(op.0, 0);
    let from = format_of(rw.context(), rw.ty(value)).ok_or("the operand is no float")?;
    let fastmath = rw.slot(op.0, arith::TruncF::SLOTS.fastmath);
    let mut e = Emit { b: rw, fastmath };
    let result = if mode == RoundingMode::ToNearestEven && !is_small(from) {
        // LLVM's conversions round to nearest even.
        let ty = Type::float(&e.ctx(), to);
        e.truncf(value, ty, None)
    } else {
        round_by(&mut e, value, from, to, mode)
    };
    rw.replace(op.0, &[result])
}

/// Rounds to the nearest number of a narrower format, ties to even.
pub(super) fn round(e: &mut Emit<'_, '_>, value: Value, from: FloatFormat, to: FloatFormat) -> Value {
    round_by(e, value, from, to, RoundingMode::ToNearestEven)
}

/// A float decomposed into integers of one type.
struct Parts {
    /// Sign bit: 1 or 0.
    negative: Value,
    /// Biased exponent.
    exponent: Value,
    /// Mantissa without the leading bit.
    mantissa: Value,
    /// Mantissa with the leading bit.
    significand: Value,
    is_infinite: Value,
    is_nan: Value,
}

/// Number of mantissa bits without the leading one.
fn fraction_bits(format: FloatFormat) -> u32 {
    if format == F80 { 63 } else { format.mantissa_bits() }
}

/// Bits of a magnitude without the leading bit that `f80` stores.
fn without_leading(format: FloatFormat, magnitude: i128) -> i128 {
    match format {
        F80 => (magnitude >> 64) << 63 | magnitude & i128::from(i64::MAX),
        _ => magnitude,
    }
}

/// Decomposes a number of an LLVM format.
fn unpack(e: &mut Emit<'_, '_>, value: Value, from: FloatFormat) -> Parts {
    use CmpIPredicate::{Eq, Ne, Ugt, Ult};
    let bits = bits_of(e, value, from);
    let bits = if from == F80 { e.resize(bits, 128) } else { bits };
    let int = e.b.ty(bits);
    let (zero, one) = (e.int(int, 0), e.int(int, 1));
    let mask = e.int(int, magnitude_mask(from));
    let magnitude = e.and(bits, mask);
    let n = e.int(int, i128::from(from.width()) - 1);
    let negative = e.shr(bits, n);
    let n = e.int(int, i128::from(from.mantissa_bits()));
    let exponent = e.shr(magnitude, n);
    let mantissa_mask = e.int(int, (1i128 << fraction_bits(from)) - 1);
    let mantissa = e.and(magnitude, mantissa_mask);
    let leading = e.int(int, 1i128 << fraction_bits(from));
    let subnormal = e.cmp(Eq, exponent, zero);
    let infinity = e.int(int, special(from, Special::Infinity));
    let is_infinite = e.cmp(Eq, magnitude, infinity);
    let mut is_nan = e.cmp(Ugt, magnitude, infinity);
    let significand = if from == F80 {
        let mask = e.int(int, i128::from(u64::MAX));
        let significand = e.and(magnitude, mask);
        // Encodings of normal numbers without the leading bit are invalid; they are treated as NaN.
        let unnormal = e.cmp(Ult, significand, leading);
        let normal = e.cmp(Ne, exponent, zero);
        let invalid = e.and(unnormal, normal);
        is_nan = e.or(is_nan, invalid);
        significand
    } else {
        let significand = e.or(mantissa, leading);
        e.select(subnormal, mantissa, significand)
    };
    // Subnormal numbers have the least exponent.
    let exponent = e.select(subnormal, one, exponent);
    Parts { negative, exponent, mantissa, significand, is_infinite, is_nan }
}

/// Rounds to a narrower format in a rounding mode.
pub(super) fn round_by(
    e: &mut Emit<'_, '_>,
    value: Value,
    from: FloatFormat,
    to: FloatFormat,
    mode: RoundingMode,
) -> Value {
    use CmpIPredicate::{Eq, Ugt, Ult};
    let ctx = e.ctx();
    // Extend formats that do not contain all numbers of `to`.
    let (value, from) = match from {
        F32 | F64 | F80 | F128 if to != F8E8M0FNU || from != F32 => (value, from),
        _ if to == F8E8M0FNU => (e.extf(value, Type::float(&ctx, F64)), F64),
        _ if is_small(from) => (extend(e, value, from, F32), F32),
        _ => (e.extf(value, Type::float(&ctx, F32)), F32),
    };
    let Parts { negative, exponent, mantissa, significand, is_infinite, is_nan } = unpack(e, value, from);
    let (m_from, m_to) = (i128::from(fraction_bits(from)), i128::from(fraction_bits(to)));
    // A format without subnormal numbers starts with the least power instead: treat it as normal.
    let to_bias = to.bias() + i32::from(!to.has_zero());
    let bias = i128::from(from.bias()) - i128::from(to_bias);
    let int = e.b.ty(significand);
    let constant = |e: &mut Emit<'_, '_>, value: i128| e.int(int, value);
    let (zero, one) = (constant(e, 0), constant(e, 1));

    // Shift of the significand: the bits that `to` lacks, and the distance below its least exponent.
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
        // The significand of a power of two is odd, so ties round up.
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

    // A format of powers of two stores only the exponent: drop the leading bit; underflow gives the least power.
    if !to.has_zero() {
        let is_least = e.cmp(Eq, result, zero);
        let code = e.sub(result, one);
        result = e.select(is_least, zero, code);
    }

    // Overflow.
    let limit = constant(e, without_leading(to, largest(to)));
    let too_great = e.cmp(Ugt, result, limit);
    let infinite = constant(e, without_leading(to, special(to, Special::Infinity)));
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
    let result = e.select(is_infinite, infinite, result);
    let mut nan = constant(e, without_leading(to, special(to, Special::Nan)));
    if !is_small(to) {
        // As processors do: a quiet NaN with the upper bits of the mantissa.
        let cut = constant(e, m_from - m_to);
        let payload = e.shr(mantissa, cut);
        nan = e.or(nan, payload);
    }
    let result = e.select(is_nan, nan, result);
    pack(e, result, negative, is_nan, to)
}

/// Assembles a number from its magnitude bits and sign.
fn pack(e: &mut Emit<'_, '_>, magnitude: Value, negative: Value, is_nan: Value, to: FloatFormat) -> Value {
    use CmpIPredicate::{Eq, Ugt};
    let (ctx, int) = (e.ctx(), e.b.ty(magnitude));
    let zero = e.int(int, 0);
    let mut result = magnitude;
    if to == F80 {
        let (fraction, one) = (e.int(int, i128::from(i64::MAX)), e.int(int, 1));
        let leading = e.int(int, 1i128 << 63);
        let mantissa = e.and(magnitude, fraction);
        let exponent = e.xor(magnitude, mantissa);
        let exponent = e.shl(exponent, one);
        let normal = e.cmp(Ugt, exponent, zero);
        let leading = e.select(normal, leading, zero);
        let significand = e.or(mantissa, leading);
        result = e.or(exponent, significand);
    }
    if to.has_sign() {
        let n = e.int(int, i128::from(to.width()) - 1);
        let mut sign = e.shl(negative, n);
        if !to.has_nan() {
            sign = e.select(is_nan, zero, sign);
        }
        if !to.has_negative_zero() {
            // The encoding of negative zero is the NaN, so zero has no sign.
            let is_zero = e.cmp(Eq, result, zero);
            sign = e.select(is_zero, zero, sign);
        }
        result = e.or(result, sign);
    }
    let narrow = e.resize(result, to.width());
    let ty = e.like(narrow, Type::float(&ctx, to));
    e.bitcast(narrow, ty)
}

enum Special {
    Infinity,
    Nan,
}

/// Bits of infinity or NaN in a format, as conversions produce it.
fn special(format: FloatFormat, what: Special) -> i128 {
    let value = match what {
        Special::Infinity => ApFloat::inf(F64, false),
        Special::Nan => ApFloat::nan(F64),
    };
    (value.convert(format, Rounding::NearestTiesToEven).0.to_bits()) as i128
}
