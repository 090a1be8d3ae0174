//! `math-expand-ops`: functions as simpler operations. The formulas and their errors, for numbers near zero and far
//! from it, are upstream's; `terrace compile` does not use them. Rounding to integers, counts of zeros, and powers of
//! negative numbers are right.

use crate::arith::CmpFPredicate::{Oeq, Oge, Ogt, Olt};
use crate::arith::CmpIPredicate::{Eq, Ne, Sge, Slt, Ugt, Ule};
use crate::arith::fold::elements::{float_constant, int_constant};
use crate::arith::{
    AddF, AddI, AndI, Bitcast, CmpF, CmpI, Constant, DivF, FPToSI, MaxSI, MaximumF, MinSI, MinimumF, MulF,
    NegF, OrI, SIToFP, Select, ShLI, ShRUI, SubF, SubI, TruncI, UIToFP,
};
use crate::infer::with_element;
use crate::math::*;
use terrace_ir::rules::has_constants;

passes! {
    /// Expand math operations.
    MathExpand("MathExpandOpsPass") = "math-expand-ops" on(Anchor::Any) {
        /// Operations to expand.
        ops: Vec<String> = Vec::new(),
    } => math_expand;
}

fn math_expand(o: &MathExpand, pass: &mut PassContext<'_>) -> Result {
    let wanted = |name: &str| o.ops.is_empty() || o.ops.iter().any(|op| op == name);
    let tables = EXPANSIONS.iter().filter(|(name, _)| wanted(name));
    run_patterns(pass, Patterns::new().add_all(tables.map(|(_, table)| table)))
}

/// The expansions of each operation, by mnemonic.
pub static EXPANSIONS: &[(&str, &[greedy::Pattern])] = &[
    ("ctlz", rules![""; CountLeadingZeros => fn(ctlz);]),
    ("sinh", rules![""; Sinh(x) -> r if has_constants(r) => MulF(SubF(Exp(x), Exp(NegF(x))), {0.5});]),
    ("cosh", rules![""; Cosh(x) -> r if has_constants(r) => MulF(AddF(Exp(x), Exp(NegF(x))), {0.5});]),
    ("tan", rules![""; Tan(x) -> r if has_constants(r) => DivF(Sin(x), Cos(x));]),
    // (1 - exp(-2|x|)) / (1 + exp(-2|x|)) with the sign of x.
    (
        "tanh",
        rules![""; Tanh(x) -> r let t = type_of(r) if has_constants(r)
        with zero = {0.0} with one = {1.0} with minus_two = {-2.0}
        with sign = AddF(MulF(UIToFP(CmpF[predicate: Olt](x, zero)): t, minus_two), one)
        with exp = Exp(MulF(MulF(sign, x), minus_two))
        => MulF(sign, DivF(SubF(one, exp), AddF(one, exp)));],
    ),
    ("asinh", rules![""; Asinh(x) -> r if has_constants(r) => Log(AddF(x, Sqrt(Fma(x, x, {1.0}))));]),
    ("acosh", rules![""; Acosh(x) -> r if has_constants(r) => Log(AddF(x, Sqrt(Fma(x, x, {-1.0}))));]),
    (
        "atanh",
        rules![""; Atanh(x) -> r if has_constants(r)
        with one = {1.0} => MulF(Log(DivF(AddF(x, one), AddF(NegF(x), one))), {0.5});],
    ),
    ("fma", rules![""; Fma(a, b, c) => AddF(MulF(a, b), c);]),
    // The integer part, plus one if it is less than x; x itself if it is too great for a fraction, infinite or NaN.
    (
        "ceil",
        rules![""; Ceil(x) -> r let t = type_of(r) let format = format_of(x) let int = whole_like(x) if has_constants(r)
        with whole = CopySign(SIToFP(FPToSI(x): int): t, x)
        with zero = {0.0} with one = {1.0}
        with signed = CopySign(AddF(whole, Select(CmpF[predicate: Ogt](x, whole), one, zero)), x)
        => Select(CmpF[predicate: Olt](AbsF(x), {2f64.powi(format.precision() as i32 - 1)}: t), signed, x);],
    ),
    ("exp2", rules![""; Exp2(x) -> r if has_constants(r) => Exp(MulF(x, {core::f64::consts::LN_2}));]),
    (
        "powf",
        rules!["";
        PowF(_, b) if is_number(b, 0.0) => {1.0};
        PowF(a, b) if is_number(b, 1.0) => a;
        PowF(a, b) if is_number(b, -1.0) => DivF({1.0}, a);
        PowF(a, b) if is_number(b, 0.5) => Sqrt(a);
        PowF(a, b) if is_number(b, -0.5) => Rsqrt(a);
        PowF(a, b) if is_number(b, 2.0) => MulF(a, a);
        PowF(a, b) if is_number(b, -2.0) with square = MulF(a, a) => DivF({1.0}, square);
        PowF(a, b) if is_number(b, 3.0) => MulF(MulF(a, a), a);
        PowF => fn(powf);],
    ),
    ("fpowi", rules![""; FPowI => fn(fpowi);]),
    // The integer part, and one more if the fraction is at least a half; large numbers are integers already.
    (
        "round",
        rules![""; Round(x) -> r let t = type_of(r) let int = int_like(x, 32) let whole_ty = whole_like(x)
        if is_f32(x) if has_constants(r)
        with half = {0.5} with mantissa = {23}: int with bias = {127}: int with mask = {255}: int
        with whole = CopySign(SIToFP(FPToSI(x): whole_ty): t, x)
        with is_more = CmpF[predicate: Oge](AbsF(SubF(x, whole)), half)
        with zero = {0.0} with one = {1.0}
        with rounded = AddF(whole, CopySign(Select(is_more, one, zero), x))
        with exponent = SubI(AndI(ShRUI(Bitcast(x): int, mantissa), mask), bias)
        => Select(CmpI[predicate: Sge](exponent, mantissa), x, rounded);],
    ),
    ("roundeven", rules![""; RoundEven => fn(roundeven);]),
    ("rsqrt", rules![""; Rsqrt(x) -> r if has_constants(r) => DivF({1.0}, Sqrt(x));]),
    ("clampf", rules![""; ClampF(x, min, max)@f => MinimumF(MaximumF(x, min)@f, max)@f;]),
];

fn format_of(b: &Body, x: Value) -> Option<FloatFormat> {
    b.ty(x).element_or_self(b.ctx()).as_float(b.ctx())
}

fn is_f32(b: &Body, x: Value) -> bool {
    format_of(b, x) == Some(FloatFormat::F32)
}

/// An integer type of a width with the shape of a value.
fn int_like(b: &Body, x: Value, width: u32) -> Option<Type> {
    Some(with_element(b.ctx(), b.ty(x), Type::int(b.ctx(), width)))
}

/// The type of integers that hold every number with a fraction.
fn whole_like(b: &Body, x: Value) -> Option<Type> {
    int_like(b, x, if format_of(b, x)?.precision() > 64 { 128 } else { 64 })
}

/// Whether a value is this constant, or a splat of it.
fn is_number(b: &Body, x: Value, number: f64) -> bool {
    let constant = constant_of(b, x).and_then(|attr| float_constant(b.ctx(), attr));
    constant.is_some_and(|value| value.to_f64() == number)
}

/// `|a|^b` for a float `b`, with a sign if `b` is odd (`is_odd`), and NaN for negative numbers unless `b` is an
/// integer (`is_integer`, if it may be none).
fn signed_power(rw: &mut Builder<'_>, a: Value, b: Value, is_odd: Value, is_integer: Option<Value>) -> Value {
    let ty = rw.ty(a);
    // The product is NaN for infinite powers of one.
    let (zero, one, mut result) = emit!(rw, ty;
        zero = {0.0};
        one = {1.0};
        magnitude = AbsF(a);
        exp = Exp(MulF(b, Log(magnitude)));
        power = Select(CmpF[predicate: Oeq](magnitude, one), one, exp);
        signed = CopySign(power, a);
        (zero, one, Select(is_odd, signed, power)));
    if let Some(is_integer) = is_integer {
        result = emit!(rw, ty;
            least = {f64::NEG_INFINITY};
            nan = {f64::NAN};
            is_negative = CmpF[predicate: Olt](a, zero);
            is_finite = CmpF[predicate: Ogt](a, least);
            defined = Select(is_integer, result, nan);
            Select(AndI(is_negative, is_finite), defined, result));
    }
    emit!(rw, ty; Select(CmpF[predicate: Oeq](b, zero), one, result))
}

/// Powers other than those of the table: `exp(b * log(|a|))`.
fn powf(op: PowF, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.result(rw)));
    has_constants(rw, op.result(rw)).then_some(())?;
    let (is_integer, is_odd) = emit!(rw, ty;
        halved = MulF(b, {0.5});
        is_integer = CmpF[predicate: Oeq](Trunc(b), b);
        is_even = CmpF[predicate: Oeq](Trunc(halved), halved);
        (is_integer, CmpI[predicate: Ugt](is_integer, is_even)));
    Some(signed_power(rw, a, b, is_odd, Some(is_integer)))
}

/// Expands constant powers to squares and products; others to `exp(n * log(|x|))`.
fn fpowi(op: FPowI, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (x, n, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.result(rw)));
    has_constants(rw, op.result(rw)).then_some(())?;
    let constant = constant_of(rw, n).and_then(|attr| int_constant(rw.ctx(), attr));
    let value = match constant.and_then(|value| value.to_i64()) {
        Some(power) => constant_power(rw, x, ty, power),
        None if rw.ty(n).element_or_self(rw.ctx()).is_index() => return None,
        None => {
            let bit = int_like(rw, n, 1)?;
            let float = emit!(rw, ty; SIToFP(n));
            let is_odd = if rw.ty(n) == bit { n } else { emit!(rw, bit; TruncI(n)) };
            signed_power(rw, x, float, is_odd, None)
        }
    };
    Some(value)
}

fn constant_power(rw: &mut Builder<'_>, x: Value, ty: Type, power: i64) -> Value {
    let one = emit!(rw, ty; {1.0});
    let (mut result, mut square, mut left) = (emit!(rw, ty; {1.0}), x, power.unsigned_abs());
    while left > 0 {
        if left & 1 == 1 {
            result = emit!(rw, ty; MulF(square, result));
        }
        left >>= 1;
        square = emit!(rw, ty; MulF(square, square));
    }
    if power >= 0 { result } else { emit!(rw, ty; DivF(one, result)) }
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
fn parts_of(b: &Body, x: Value) -> Option<Parts> {
    let format = format_of(b, x)?;
    (!matches!(format, FloatFormat::F80 | FloatFormat::PpcFp128)).then(|| Parts::of(format))
}

/// Rounds ties away from zero, and corrects the result by one if it is odd.
fn roundeven(op: RoundEven, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (x, ty) = (op.operand(rw), rw.ty(op.result(rw)));
    has_constants(rw, op.result(rw)).then_some(())?;
    let parts = parts_of(rw, x)?;
    let int = int_like(rw, x, parts.width)?;
    // The rounded number is odd if its bit of weight one is set, or if it is one. A tie has only the bit of weight one half
    // in its fraction.
    let result = emit!(rw, ty;
        one_f = {1.0};
        zero = {0}: int;
        one = {1}: int;
        minus_one = {-1}: int;
        mantissa = {i128::from(parts.mantissa)}: int;
        last_bit = {i128::from(parts.width) - 1}: int;
        bias = {parts.bias}: int;
        half = {1i128 << parts.mantissa.saturating_sub(1)}: int;
        mantissa_mask = {(1i128 << parts.mantissa) - 1}: int;
        exponent_mask = {parts.exponent_mask}: int;

        bits = Bitcast(x): int;
        rounded = Round(x);
        rounded_bits = Bitcast(rounded): int;
        exp = SubI(AndI(ShRUI(bits, mantissa), exponent_mask), bias);
        rounded_exp = SubI(AndI(ShRUI(rounded_bits, mantissa), exponent_mask), bias);

        is_one = CmpI[predicate: Eq](rounded_exp, zero);
        fraction = ShRUI(mantissa_mask, MinSI(MaxSI(SubI(rounded_exp, one), zero), last_bit));
        is_set = CmpI[predicate: Ne](AndI(rounded_bits, fraction), zero);
        is_odd = OrI(is_set, is_one);

        is_half = CmpI[predicate: Eq](exp, minus_one);
        half_bit = ShRUI(half, MinSI(MaxSI(exp, zero), last_bit));
        half_bit = Select(is_half, zero, half_bit);
        mask = ShRUI(mantissa_mask, MinSI(MaxSI(exp, zero), last_bit));
        is_halfway = CmpI[predicate: Eq](AndI(bits, mask), half_bit);
        is_enough = CmpI[predicate: Sge](exp, minus_one);
        has_fraction = CmpI[predicate: Slt](exp, mantissa);
        is_halfway = AndI(AndI(is_halfway, has_fraction), is_enough);

        back = SubF(rounded, CopySign(one_f, x));
        CopySign(Select(AndI(is_odd, is_halfway), back, rounded), x));
    Some(result)
}

/// Halves the width in each step: if the upper half is zero, its width is counted and the lower half is shifted up.
fn ctlz(op: CountLeadingZeros, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (operand, ty) = (op.operand(rw), rw.ty(op.result(rw)));
    has_constants(rw, op.result(rw)).then_some(())?;
    let width = ty.element_or_self(rw.ctx()).signless_width(rw.ctx())?;
    if width > 64 || width == 0 {
        return None;
    }
    let (mut x, mut count) = (operand, emit!(rw, ty; {0}));
    let mut left = width;
    while left > 1 {
        let half = left / 2;
        (x, count) = emit!(rw, ty;
            bits = {i128::from(half)};
            mask = {((1i128 << width) - 1) >> half};
            is_zero = CmpI[predicate: Ule](x, mask);
            more = AddI(count, bits);
            moved = ShLI(x, bits);
            (Select(is_zero, moved, x), Select(is_zero, more, count)));
        // The half that remains may be the wider one.
        left -= half;
    }
    Some(
        emit!(rw, ty; is_zero = CmpI[predicate: Eq](operand, {0}); Select(is_zero, {i128::from(width)}: ty, count)),
    )
}
