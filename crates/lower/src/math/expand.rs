//! `math-expand-ops`: functions as simpler operations. The formulas and their errors, for numbers near zero and far
//! from it, are upstream's; `terrace compile` does not use them. Rounding to integers, counts of zeros, and powers of
//! negative numbers are right.

use crate::arith::emit::{Emit, has_constants};
use terrace_dialects::arith::fold::elements::{float_constant, int_constant};
use terrace_dialects::arith::{self, CmpFPredicate, CmpIPredicate};
use terrace_dialects::math;
use terrace_ir::{Op, OpDef, OpKind, Type, Value};
use terrace_num::FloatFormat;
use terrace_rewrite::greedy::{Pattern, Rewriter};
use terrace_rewrite::rewrites;

/// The expansions of each operation, by mnemonic.
pub static EXPANSIONS: &[(&str, &[Pattern])] = &[
    ("ctlz", rewrites![math::CountLeadingZeros => ctlz]),
    ("sinh", rewrites![math::Sinh => sinh]),
    ("cosh", rewrites![math::Cosh => cosh]),
    ("tan", rewrites![math::Tan => tan]),
    ("tanh", rewrites![math::Tanh => tanh]),
    ("asinh", rewrites![math::Asinh => asinh]),
    ("acosh", rewrites![math::Acosh => acosh]),
    ("atanh", rewrites![math::Atanh => atanh]),
    ("fma", rewrites![math::Fma => fma]),
    ("ceil", rewrites![math::Ceil => ceil]),
    ("exp2", rewrites![math::Exp2 => exp2]),
    ("powf", rewrites![math::PowF => powf]),
    ("fpowi", rewrites![math::FPowI => fpowi]),
    ("round", rewrites![math::Round => round]),
    ("roundeven", rewrites![math::RoundEven => roundeven]),
    ("rsqrt", rewrites![math::Rsqrt => rsqrt]),
    ("clampf", rewrites![math::ClampF => clampf]),
];

impl Emit<'_, '_> {
    fn unary(&mut self, def: &'static OpDef, x: Value) -> Value {
        let ty = self.b.ty(x);
        self.op(def, &[x], ty, &[])
    }
    fn addf(&mut self, x: Value, y: Value) -> Value {
        self.binary(arith::AddF::DEF, x, y)
    }
    fn subf(&mut self, x: Value, y: Value) -> Value {
        self.binary(arith::SubF::DEF, x, y)
    }
    fn mulf(&mut self, x: Value, y: Value) -> Value {
        self.binary(arith::MulF::DEF, x, y)
    }
    fn divf(&mut self, x: Value, y: Value) -> Value {
        self.binary(arith::DivF::DEF, x, y)
    }
    fn exp(&mut self, x: Value) -> Value {
        self.unary(math::Exp::DEF, x)
    }
    fn log(&mut self, x: Value) -> Value {
        self.unary(math::Log::DEF, x)
    }
    fn sqrt(&mut self, x: Value) -> Value {
        self.unary(math::Sqrt::DEF, x)
    }
    fn copysign(&mut self, x: Value, sign: Value) -> Value {
        let ty = self.b.ty(x);
        self.op(math::CopySign::DEF, &[x, sign], ty, &[])
    }
    fn fma(&mut self, x: Value, y: Value, z: Value) -> Value {
        let ty = self.b.ty(x);
        self.op(math::Fma::DEF, &[x, y, z], ty, &[])
    }
    fn ints(&mut self, def: &'static OpDef, x: Value, y: Value) -> Value {
        let ty = self.b.ty(x);
        self.op(def, &[x, y], ty, &[])
    }

    fn absf(&mut self, x: Value) -> Value {
        self.unary(math::AbsF::DEF, x)
    }

    /// The integer part, by conversion to an integer that holds every number with a fraction, with the sign of the number.
    fn truncated(&mut self, x: Value, format: FloatFormat) -> Value {
        let (ty, int) = (self.b.ty(x), self.int_like(x, if format.precision() > 64 { 128 } else { 64 }));
        let fixed = self.op(arith::FPToSI::DEF, &[x], int, &[]);
        let float = self.op(arith::SIToFP::DEF, &[fixed], ty, &[]);
        self.copysign(float, x)
    }

    /// `rounded` with the sign of `x`; `x` itself if it is too great for a fraction, infinite or NaN.
    fn unless_integer(&mut self, x: Value, rounded: Value, format: FloatFormat) -> Value {
        let ty = self.b.ty(x);
        let signed = self.copysign(rounded, x);
        let magnitude = self.absf(x);
        let limit = self.float(ty, 2f64.powi(format.precision() as i32 - 1));
        let has_fraction = self.cmpf(CmpFPredicate::Olt, magnitude, limit);
        self.select(has_fraction, signed, x)
    }

    /// Whether a number has no fraction.
    fn is_integer(&mut self, x: Value) -> Value {
        let whole = self.unary(math::Trunc::DEF, x);
        self.cmpf(CmpFPredicate::Oeq, whole, x)
    }

    /// `|a|^b` for a float `b`, with a sign if `b` is odd (`is_odd`), and NaN for negative numbers unless `b` is an
    /// integer (`is_integer`, if it may be none).
    fn signed_power(&mut self, a: Value, b: Value, is_odd: Value, is_integer: Option<Value>) -> Value {
        use CmpFPredicate::{Oeq, Ogt, Olt};
        let ty = self.b.ty(a);
        let (zero, one) = (self.float(ty, 0.0), self.float(ty, 1.0));
        let magnitude = self.absf(a);
        let log = self.log(magnitude);
        let exponent = self.mulf(b, log);
        let power = self.exp(exponent);
        // The product is NaN for infinite powers of one.
        let is_one = self.cmpf(Oeq, magnitude, one);
        let power = self.select(is_one, one, power);
        let signed = self.copysign(power, a);
        let mut result = self.select(is_odd, signed, power);
        if let Some(is_integer) = is_integer {
            let (least, nan) = (self.float(ty, f64::NEG_INFINITY), self.float(ty, f64::NAN));
            let is_negative = self.cmpf(Olt, a, zero);
            let is_finite = self.cmpf(Ogt, a, least);
            let defined = self.select(is_integer, result, nan);
            let is_undefined = self.and(is_negative, is_finite);
            result = self.select(is_undefined, defined, result);
        }
        let is_zero = self.cmpf(Oeq, b, zero);
        self.select(is_zero, one, result)
    }
}

/// Replaces an operation by the result of `f`; `None` if its type has no constants.
fn replace_with(
    rw: &mut Rewriter<'_>,
    op: Op,
    f: impl FnOnce(&mut Emit<'_, '_>, Type) -> Value,
) -> Option<()> {
    let ty = rw.ty(rw.result(op, 0));
    if !has_constants(rw.ctx(), ty) {
        return None;
    }
    let value = f(&mut Emit::new(rw), ty);
    rw.replace(op, &[value]);
    Some(())
}

/// `(exp(x) - exp(-x)) / 2`
fn sinh(op: math::Sinh, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let up = e.exp(x);
        let opposite = e.negf(x);
        let down = e.exp(opposite);
        let difference = e.subf(up, down);
        let half = e.float(ty, 0.5);
        e.mulf(difference, half)
    })
}

/// `(exp(x) + exp(-x)) / 2`
fn cosh(op: math::Cosh, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let up = e.exp(x);
        let opposite = e.negf(x);
        let down = e.exp(opposite);
        let sum = e.addf(up, down);
        let half = e.float(ty, 0.5);
        e.mulf(sum, half)
    })
}

/// `sin(x) / cos(x)`
fn tan(op: math::Tan, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, _| {
        let sin = e.unary(math::Sin::DEF, x);
        let cos = e.unary(math::Cos::DEF, x);
        e.divf(sin, cos)
    })
}

/// `(1 - exp(-2|x|)) / (1 + exp(-2|x|))` with the sign of `x`.
fn tanh(op: math::Tanh, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let (zero, one, minus_two) = (e.float(ty, 0.0), e.float(ty, 1.0), e.float(ty, -2.0));
        let is_negative = e.cmpf(CmpFPredicate::Olt, x, zero);
        let is_negative = e.op(arith::UIToFP::DEF, &[is_negative], ty, &[]);
        let step = e.mulf(is_negative, minus_two);
        let sign = e.addf(step, one);
        let magnitude = e.mulf(sign, x);
        let exponent = e.mulf(magnitude, minus_two);
        let exp = e.exp(exponent);
        let dividend = e.subf(one, exp);
        let divisor = e.addf(one, exp);
        let quotient = e.divf(dividend, divisor);
        e.mulf(sign, quotient)
    })
}

/// `log(x + sqrt(x^2 + 1))`
fn asinh(op: math::Asinh, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let one = e.float(ty, 1.0);
        log_of_sum(e, x, one)
    })
}

/// `log(x + sqrt(x^2 - 1))`
fn acosh(op: math::Acosh, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let minus_one = e.float(ty, -1.0);
        log_of_sum(e, x, minus_one)
    })
}

fn log_of_sum(e: &mut Emit<'_, '_>, x: Value, c: Value) -> Value {
    let square = e.fma(x, x, c);
    let root = e.sqrt(square);
    let sum = e.addf(x, root);
    e.log(sum)
}

/// `log((x + 1) / (1 - x)) / 2`
fn atanh(op: math::Atanh, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let one = e.float(ty, 1.0);
        let above = e.addf(x, one);
        let opposite = e.negf(x);
        let below = e.addf(opposite, one);
        let quotient = e.divf(above, below);
        let log = e.log(quotient);
        let half = e.float(ty, 0.5);
        e.mulf(log, half)
    })
}

/// `a * b + c`
fn fma(op: math::Fma, rw: &mut Rewriter<'_>) -> Option<()> {
    let (a, b, c) = (op.a(rw), op.b(rw), op.c(rw));
    let product = Emit::new(rw).mulf(a, b);
    let sum = Emit::new(rw).addf(product, c);
    rw.replace(op.0, &[sum]);
    Some(())
}

fn format_of(rw: &Rewriter<'_>, x: Value) -> Option<FloatFormat> {
    rw.ty(x).element_or_self(rw.ctx()).as_float(rw.ctx())
}

/// The integer part, plus one if it is less than the operand.
fn ceil(op: math::Ceil, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    let format = format_of(rw, x)?;
    replace_with(rw, op.0, |e, ty| {
        let truncated = e.truncated(x, format);
        let (zero, one) = (e.float(ty, 0.0), e.float(ty, 1.0));
        let less = e.cmpf(CmpFPredicate::Ogt, x, truncated);
        let step = e.select(less, one, zero);
        let sum = e.addf(truncated, step);
        e.unless_integer(x, sum, format)
    })
}

/// `exp(x * log(2))`
fn exp2(op: math::Exp2, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let log2 = e.float(ty, core::f64::consts::LN_2);
        let exponent = e.mulf(x, log2);
        e.exp(exponent)
    })
}

/// `1 / sqrt(x)`
fn rsqrt(op: math::Rsqrt, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    replace_with(rw, op.0, |e, ty| {
        let one = e.float(ty, 1.0);
        let root = e.sqrt(x);
        e.divf(one, root)
    })
}

/// `min(max(value, min), max)`
fn clampf(op: math::ClampF, rw: &mut Rewriter<'_>) -> Option<()> {
    let (value, min, max) = (op.value(rw), op.min(rw), op.max(rw));
    let flags = rw.slot(op.0, math::ClampF::SLOTS.fastmath);
    let mut e = Emit::new(rw);
    e.fastmath = flags;
    let above = e.binary(arith::MaximumF::DEF, value, min);
    let result = e.binary(arith::MinimumF::DEF, above, max);
    rw.replace(op.0, &[result]);
    Some(())
}

/// Expands small constant powers to multiplications, divisions and square roots; others to `exp(b * log(|a|))`.
fn powf(op: math::PowF, rw: &mut Rewriter<'_>) -> Option<()> {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let constant = terrace_ir::folding::constant_of(rw, b).and_then(|attr| float_constant(rw.ctx(), attr));
    let power = constant.map(|value| value.to_f64());
    replace_with(rw, op.0, |e, ty| match power {
        Some(0.0) => e.float(ty, 1.0),
        Some(1.0) => a,
        Some(-1.0) => {
            let one = e.float(ty, 1.0);
            e.divf(one, a)
        }
        Some(0.5) => e.sqrt(a),
        Some(-0.5) => e.unary(math::Rsqrt::DEF, a),
        Some(2.0) => e.mulf(a, a),
        Some(-2.0) => {
            let square = e.mulf(a, a);
            let one = e.float(ty, 1.0);
            e.divf(one, square)
        }
        Some(3.0) => {
            let square = e.mulf(a, a);
            e.mulf(square, a)
        }
        _ => {
            let half = e.float(ty, 0.5);
            let halved = e.mulf(b, half);
            let is_integer = e.is_integer(b);
            let is_even = e.is_integer(halved);
            let is_odd = e.cmp(CmpIPredicate::Ugt, is_integer, is_even);
            e.signed_power(a, b, is_odd, Some(is_integer))
        }
    })
}

/// Expands constant powers to squares and products; others to `exp(n * log(|x|))`.
fn fpowi(op: math::FPowI, rw: &mut Rewriter<'_>) -> Option<()> {
    let (x, n) = (op.lhs(rw), op.rhs(rw));
    let constant = terrace_ir::folding::constant_of(rw, n).and_then(|attr| int_constant(rw.ctx(), attr));
    let exponent_ty = rw.ty(n).element_or_self(rw.ctx());
    let power = constant.and_then(|value| value.to_i64());
    if power.is_none() && exponent_ty.is_index() {
        return None;
    }
    replace_with(rw, op.0, |e, ty| {
        let Some(power) = power else {
            let float = e.op(arith::SIToFP::DEF, &[n], ty, &[]);
            let bit = e.like(n, Type::I1);
            let is_odd = if e.b.ty(n) == bit { n } else { e.trunc(n, bit) };
            return e.signed_power(x, float, is_odd, None);
        };
        let one = e.float(ty, 1.0);
        let (mut result, mut square, mut left) = (e.float(ty, 1.0), x, power.unsigned_abs());
        while left > 0 {
            if left & 1 == 1 {
                result = e.mulf(square, result);
            }
            left >>= 1;
            square = e.mulf(square, square);
        }
        if power >= 0 {
            return result;
        }
        e.divf(one, result)
    })
}

/// Bit fields of a float format. As in upstream, all bits except sign and mantissa are the exponent.
struct Parts {
    width: u32,
    mantissa: u32,
    bias: i128,
    exponent_mask: i128,
}

impl Parts {
    fn of(format: FloatFormat) -> Self {
        let (width, mantissa) = (format.width(), format.mantissa_bits());
        let exponent = width.saturating_sub(mantissa + 1);
        Self {
            width,
            mantissa,
            bias: (1i128 << exponent.saturating_sub(1)) - 1,
            exponent_mask: (1i128 << exponent) - 1,
        }
    }
}

/// `None` for `f80`, whose leading bit is neither mantissa nor exponent, and for `ppc_fp128`, which is a pair of numbers.
fn parts_of(rw: &Rewriter<'_>, x: Value) -> Option<Parts> {
    let format = rw.ty(x).element_or_self(rw.ctx()).as_float(rw.ctx())?;
    (!matches!(format, FloatFormat::F80 | FloatFormat::PpcFp128)).then(|| Parts::of(format))
}

/// Unbiased exponent from a float's bits.
fn exponent(e: &mut Emit<'_, '_>, bits: Value, mantissa: Value, mask: Value, bias: Value) -> Value {
    let moved = e.shr(bits, mantissa);
    let biased = e.and(moved, mask);
    e.sub(biased, bias)
}

/// The integer part, and one more if the fraction is at least a half; large numbers are integers already. `f32` only.
fn round(op: math::Round, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    if rw.ty(x).element_or_self(rw.ctx()).as_float(rw.ctx()) != Some(FloatFormat::F32) {
        return None;
    }
    replace_with(rw, op.0, |e, ty| {
        let int = e.int_like(x, 32);
        let half = e.float(ty, 0.5);
        let (mantissa, bias, mask) = (e.int(int, 23), e.int(int, 127), e.int(int, 255));
        let truncated = e.truncated(x, FloatFormat::F32);
        let fraction = e.subf(x, truncated);
        let fraction = e.absf(fraction);
        let is_more = e.cmpf(CmpFPredicate::Oge, fraction, half);
        let (zero, one) = (e.float(ty, 0.0), e.float(ty, 1.0));
        let step = e.select(is_more, one, zero);
        let step = e.copysign(step, x);
        let rounded = e.addf(truncated, step);
        let bits = e.bitcast(x, int);
        let exponent = exponent(e, bits, mantissa, mask, bias);
        let is_integer = e.cmp(CmpIPredicate::Sge, exponent, mantissa);
        e.select(is_integer, x, rounded)
    })
}

/// Rounds ties away from zero, and corrects the result by one if it is odd.
fn roundeven(op: math::RoundEven, rw: &mut Rewriter<'_>) -> Option<()> {
    let x = op.operand(rw);
    let parts = parts_of(rw, x)?;
    replace_with(rw, op.0, |e, ty| {
        let int = e.int_like(x, parts.width);
        let one_f = e.float(ty, 1.0);
        let (zero, one, minus_one) = (e.int(int, 0), e.int(int, 1), e.int(int, -1));
        let mantissa = e.int(int, i128::from(parts.mantissa));
        let last_bit = e.int(int, i128::from(parts.width) - 1);
        let bias = e.int(int, parts.bias);
        let half = e.int(int, 1i128 << parts.mantissa.saturating_sub(1));
        let mantissa_mask = e.int(int, (1i128 << parts.mantissa) - 1);
        let exponent_mask = e.int(int, parts.exponent_mask);

        let bits = e.bitcast(x, int);
        let rounded = e.unary(math::Round::DEF, x);
        let rounded_bits = e.bitcast(rounded, int);
        let exp = exponent(e, bits, mantissa, exponent_mask, bias);
        let rounded_exp = exponent(e, rounded_bits, mantissa, exponent_mask, bias);
        let bounded = |e: &mut Emit<'_, '_>, value: Value| {
            let value = e.ints(arith::MaxSI::DEF, value, zero);
            e.ints(arith::MinSI::DEF, value, last_bit)
        };

        // The rounded number is odd if its bit of weight one is set, or if it is one.
        let is_one = e.cmp(CmpIPredicate::Eq, rounded_exp, zero);
        let less = e.sub(rounded_exp, one);
        let by = bounded(e, less);
        let fraction = e.shr(mantissa_mask, by);
        let fraction = e.and(rounded_bits, fraction);
        let is_set = e.cmp(CmpIPredicate::Ne, fraction, zero);
        let is_odd = e.or(is_set, is_one);

        // A tie has only the bit of weight one half in its fraction.
        let is_half = e.cmp(CmpIPredicate::Eq, exp, minus_one);
        let by = bounded(e, exp);
        let half_bit = e.shr(half, by);
        let half_bit = e.select(is_half, zero, half_bit);
        let by = bounded(e, exp);
        let mask = e.shr(mantissa_mask, by);
        let fraction = e.and(bits, mask);
        let is_halfway = e.cmp(CmpIPredicate::Eq, fraction, half_bit);
        let is_enough = e.cmp(CmpIPredicate::Sge, exp, minus_one);
        let has_fraction = e.cmp(CmpIPredicate::Slt, exp, mantissa);
        let is_halfway = e.and(is_halfway, has_fraction);
        let is_halfway = e.and(is_halfway, is_enough);

        let sign = e.copysign(one_f, x);
        let back = e.subf(rounded, sign);
        let is_back = e.and(is_odd, is_halfway);
        let result = e.select(is_back, back, rounded);
        e.copysign(result, x)
    })
}

/// Halves the width in each step: if the upper half is zero, its width is counted and the lower half is shifted up.
fn ctlz(op: math::CountLeadingZeros, rw: &mut Rewriter<'_>) -> Option<()> {
    let operand = op.operand(rw);
    let width = rw.ty(operand).element_or_self(rw.ctx()).signless_width(rw.ctx())?;
    if width > 64 || width == 0 {
        return None;
    }
    replace_with(rw, op.0, |e, ty| {
        let (mut x, mut count) = (operand, e.int(ty, 0));
        let mut left = width;
        while left > 1 {
            let half = left / 2;
            let bits = e.int(ty, i128::from(half));
            let mask = e.int(ty, ((1i128 << width) - 1) >> half);
            let is_zero = e.cmp(CmpIPredicate::Ule, x, mask);
            let more = e.add(count, bits);
            let moved = e.shl(x, bits);
            x = e.select(is_zero, moved, x);
            count = e.select(is_zero, more, count);
            // The half that remains may be the wider one.
            left -= half;
        }
        let zero = e.int(ty, 0);
        let is_zero = e.cmp(CmpIPredicate::Eq, operand, zero);
        let whole = e.int(ty, i128::from(width));
        e.select(is_zero, whole, count)
    })
}
