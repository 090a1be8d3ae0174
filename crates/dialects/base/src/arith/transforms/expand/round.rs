//! Rounding of floats to a narrower format, in any rounding mode, by integer arithmetic on the bits.
//!
//! The result depends neither on the machine's rounding mode nor on conversions of a runtime library, and is rounded
//! once. On overflow it is an infinity or the greatest number, as the mode requires; in a format without infinity it is
//! NaN, or the greatest number in a format without NaN.
//!
//! Exponent and mantissa are computed as one integer, so a carry from the mantissa increments the exponent. `f80`
//! stores the leading bit of its significand between them: it is removed before and inserted after.

use super::small_float::{bits_of, extend, is_small, largest, magnitude_mask, result_format};
use crate::arith::CmpIPredicate::{Eq, Ne, Ugt, Ult};
use crate::arith::build::{float_like, format_of, resize};
use crate::arith::{
    self, AddI, AndI, Bitcast, CmpI, Constant, ExtF, MinUI, OrI, RoundingMode, Select, ShLI, ShRUI, SubI,
    TruncF, XOrI,
};
use terrace_num::FloatFormat::{F8E8M0FNU, F32, F64, F80, F128};
use terrace_rewrite::prelude::*;

/// Truncations with a rounding mode to formats of LLVM.
pub static PATTERNS: &[Pattern] = patterns![plain:
    arith::TruncF => truncf,
];

/// Upstream emits constrained intrinsics, which state the current rounding mode but do not set it.
fn truncf(op: TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let mode = op.roundingmode(rw).ok_or("there is no rounding mode")?;
    let to = result_format(rw, op.0)?;
    if is_small(to) {
        return Err("LLVM does not have the type".into());
    }
    let value = op.input(rw);
    let from = format_of(rw.context(), rw.ty(value)).ok_or("the operand is no float")?;
    Ok(if mode == RoundingMode::ToNearestEven && !is_small(from) {
        // LLVM's conversions round to nearest even.
        TruncF::with(float_like(rw, value, to), value).fastmath(op.fastmath(rw)).result(rw)
    } else {
        round_by(rw, value, from, to, mode)
    })
}

/// Rounds to the nearest number of a narrower format, ties to even.
pub(super) fn round(rw: &mut Builder<'_>, value: Value, from: FloatFormat, to: FloatFormat) -> Value {
    round_by(rw, value, from, to, RoundingMode::ToNearestEven)
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
fn unpack(rw: &mut Builder<'_>, value: Value, from: FloatFormat) -> Parts {
    let bits = bits_of(rw, value, from);
    let bits = if from == F80 { resize(rw, bits, 128) } else { bits };
    let int = rw.ty(bits);
    let (zero, one, magnitude, negative, exponent, mantissa, leading, subnormal, is_infinite, mut is_nan) = emit!(rw, int;
        zero = {0};
        one = {1};
        magnitude = AndI(bits, {magnitude_mask(from)});
        negative = ShRUI(bits, {i128::from(from.width()) - 1});
        exponent = ShRUI(magnitude, {i128::from(from.mantissa_bits())});
        mantissa = AndI(magnitude, {(1i128 << fraction_bits(from)) - 1});
        leading = {1i128 << fraction_bits(from)};
        subnormal = CmpI[predicate: Eq](exponent, zero);
        infinity = {special(from, Special::Infinity)};
        is_infinite = CmpI[predicate: Eq](magnitude, infinity);
        is_nan = CmpI[predicate: Ugt](magnitude, infinity);
        (zero, one, magnitude, negative, exponent, mantissa, leading, subnormal, is_infinite, is_nan));
    let significand;
    if from == F80 {
        // Encodings of normal numbers without the leading bit are invalid; they are treated as NaN.
        (significand, is_nan) = emit!(rw, int;
            significand = AndI(magnitude, {i128::from(u64::MAX)});
            invalid = AndI(CmpI[predicate: Ult](significand, leading), CmpI[predicate: Ne](exponent, zero));
            (significand, OrI(is_nan, invalid)));
    } else {
        significand = emit!(rw, int; normal = OrI(mantissa, leading); Select(subnormal, mantissa, normal));
    }
    // Subnormal numbers have the least exponent.
    let exponent = emit!(rw, int; Select(subnormal, one, exponent));
    Parts { negative, exponent, mantissa, significand, is_infinite, is_nan }
}

/// Rounds to a narrower format in a rounding mode.
pub(super) fn round_by(
    rw: &mut Builder<'_>,
    value: Value,
    from: FloatFormat,
    to: FloatFormat,
    mode: RoundingMode,
) -> Value {
    // Extend formats that do not contain all numbers of `to`.
    let (value, from) = match from {
        F32 | F64 | F80 | F128 if to != F8E8M0FNU || from != F32 => (value, from),
        _ if to == F8E8M0FNU => (emit!(rw, float_like(rw, value, F64); ExtF(value)), F64),
        _ if is_small(from) => (extend(rw, value, from, F32), F32),
        _ => (emit!(rw, float_like(rw, value, F32); ExtF(value)), F32),
    };
    let Parts { negative, exponent, mantissa, significand, is_infinite, is_nan } = unpack(rw, value, from);
    let (m_from, m_to) = (i128::from(fraction_bits(from)), i128::from(fraction_bits(to)));
    // A format without subnormal numbers starts with the least power instead: treat it as normal.
    let to_bias = to.bias() + i32::from(!to.has_zero());
    let bias = i128::from(from.bias()) - i128::from(to_bias);
    let int = rw.ty(significand);

    // Shift of the significand: the bits that `to` lacks, and the distance below its least exponent.
    let (zero, one, least, is_below, shift, rest, half) = emit!(rw, int;
        zero = {0};
        one = {1};
        least = {bias + 1};
        is_below = CmpI[predicate: Ult](exponent, least);
        below = Select(is_below, SubI(least, exponent), zero);
        shift = MinUI(AddI(below, {m_from - m_to}), {m_from + 2}: int);
        unit = ShLI(one, shift);
        rest = SubI(unit, one);
        (zero, one, least, is_below, shift, rest, ShRUI(unit, one)));
    let is_negative = |rw: &mut Builder<'_>| emit!(rw, int; CmpI[predicate: Eq](negative, one));
    let bias_up = match mode {
        RoundingMode::TowardZero => zero,
        RoundingMode::ToNearestAway => half,
        // The significand of a power of two is odd, so ties round up.
        RoundingMode::ToNearestEven if m_to == 0 => half,
        RoundingMode::ToNearestEven => emit!(rw, int;
            last = AndI(ShRUI(significand, shift), one);
            AddI(SubI(half, one), last)),
        RoundingMode::Upward => emit!(rw, int; Select((fn is_negative()), zero, rest)),
        RoundingMode::Downward => emit!(rw, int; Select((fn is_negative()), rest, zero)),
    };
    let mut result = emit!(rw, int;
        rounded = ShRUI(AddI(significand, bias_up), shift);
        above = SubI(exponent, least);
        AddI(ShLI(Select(is_below, zero, above), {m_to}: int), rounded));

    // A format of powers of two stores only the exponent: drop the leading bit; underflow gives the least power.
    if !to.has_zero() {
        result = emit!(rw, int;
            is_least = CmpI[predicate: Eq](result, zero);
            Select(is_least, zero, SubI(result, one)));
    }

    // Overflow.
    let (limit, too_great, infinite) = emit!(rw, int;
        limit = {without_leading(to, largest(to))};
        too_great = CmpI[predicate: Ugt](result, limit);
        (limit, too_great, {without_leading(to, special(to, Special::Infinity))}));
    let overflow = match mode {
        RoundingMode::ToNearestEven | RoundingMode::ToNearestAway => infinite,
        RoundingMode::TowardZero => limit,
        RoundingMode::Upward => emit!(rw, int; Select((fn is_negative()), limit, infinite)),
        RoundingMode::Downward => emit!(rw, int; Select((fn is_negative()), infinite, limit)),
    };
    let (result, mut nan) = emit!(rw, int;
        result = Select(too_great, overflow, result);
        result = Select(is_infinite, infinite, result);
        (result, {without_leading(to, special(to, Special::Nan))}));
    if !is_small(to) {
        // As processors do: a quiet NaN with the upper bits of the mantissa.
        nan = emit!(rw, int; payload = ShRUI(mantissa, {m_from - m_to}); OrI(nan, payload));
    }
    let result = emit!(rw, int; Select(is_nan, nan, result));
    pack(rw, result, negative, is_nan, to)
}

/// Assembles a number from its magnitude bits and sign.
fn pack(rw: &mut Builder<'_>, magnitude: Value, negative: Value, is_nan: Value, to: FloatFormat) -> Value {
    let int = rw.ty(magnitude);
    let zero = emit!(rw, int; {0});
    let mut result = magnitude;
    if to == F80 {
        result = emit!(rw, int;
            fraction = {i128::from(i64::MAX)};
            one = {1};
            leading = {1i128 << 63};
            mantissa = AndI(magnitude, fraction);
            exponent = ShLI(XOrI(magnitude, mantissa), one);
            leading = Select(CmpI[predicate: Ugt](exponent, zero), leading, zero);
            significand = OrI(mantissa, leading);
            OrI(exponent, significand));
    }
    if to.has_sign() {
        let mut sign = emit!(rw, int; ShLI(negative, {i128::from(to.width()) - 1}));
        if !to.has_nan() {
            sign = emit!(rw, int; Select(is_nan, zero, sign));
        }
        if !to.has_negative_zero() {
            // The encoding of negative zero is the NaN, so zero has no sign.
            sign = emit!(rw, int; Select(CmpI[predicate: Eq](result, zero), zero, sign));
        }
        result = emit!(rw, int; OrI(result, sign));
    }
    let narrow = resize(rw, result, to.width());
    emit!(rw, float_like(rw, narrow, to); Bitcast(narrow))
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
