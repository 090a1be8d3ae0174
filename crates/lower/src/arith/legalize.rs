//! `arith-expand`: expansion of operations that LLVM lacks.

use super::emit::{Emit, format_of, has_constants};
use super::{expand, round};
use terrace_dialects::arith::{self, CmpFPredicate, CmpIPredicate, FastMathFlags};
use terrace_ir::decl::AttrType;
use terrace_ir::{Attr, Body, Op, OpDef, OpKind, Result, Type, Value};
use terrace_num::FloatFormat::{self, BF16, F4E2M1FN, F8E8M0FNU, F32};
use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Convert, Legality, Lowering, Pattern, Patterns, Rewrite, TypeConverter,
};
use terrace_rewrite::patterns;

/// The float conversions that `arith-expand` expands.
#[derive(Clone, Copy, Default)]
pub struct Expand {
    /// `bf16` to and from `f32`.
    pub bf16: bool,
    /// `f8E8M0FNU` to and from anything.
    pub f8e8m0: bool,
    /// `f4E2M1FN` to and from anything.
    pub f4e2m1: bool,
}

static EXPAND: &[Pattern] = patterns![plain:
    arith::CeilDivSI => expand::ceildivsi,
    arith::CeilDivUI => expand::ceildivui,
    arith::FloorDivSI => expand::floordivsi,
    arith::MaximumF => maximumf,
    arith::MinimumF => minimumf,
    arith::MaxNumF => maxnumf,
    arith::MinNumF => minnumf,
    arith::MaxSI => maxsi,
    arith::MaxUI => maxui,
    arith::MinSI => minsi,
    arith::MinUI => minui,
    arith::ScalingExtF => scaling_extf,
    arith::ScalingTruncF => scaling_truncf,
    arith::ExtF => extf,
    arith::TruncF => truncf,
];

/// Whether a conversion between the formats `narrow` and `wide` is expanded.
fn expands(converter: &TypeConverter, narrow: Option<FloatFormat>, wide: Option<FloatFormat>) -> bool {
    converter.options::<Expand>().is_some_and(|expand| match narrow {
        Some(BF16) => expand.bf16 && wide == Some(F32),
        Some(F8E8M0FNU) => expand.f8e8m0,
        Some(F4E2M1FN) => expand.f4e2m1,
        _ => false,
    })
}

fn formats(body: &Body, op: Op) -> (Option<FloatFormat>, Option<FloatFormat>) {
    let ctx = body.ctx();
    let from = body.operands(op).first().and_then(|v| format_of(ctx, body.ty(v)));
    let to = body.results(op).first().and_then(|v| format_of(ctx, body.ty(v)));
    (from, to)
}

fn extf_is_legal(body: &Body, op: Op, converter: &mut TypeConverter) -> bool {
    let (from, to) = formats(body, op);
    !expands(converter, from, to)
}

fn truncf_is_legal(body: &Body, op: Op, converter: &mut TypeConverter) -> bool {
    let (from, to) = formats(body, op);
    !expands(converter, to, from)
}

/// Runs `arith-expand` on all operations inside `op`.
pub fn arith_expand(body: &mut Body, op: Op, what: Expand, threads: usize) -> Result {
    let mut target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("vector", Legality::Legal)
        .op(arith::ExtF::DEF, Legality::Dynamic(extf_is_legal))
        .op(arith::TruncF::DEF, Legality::Dynamic(truncf_is_legal));
    let illegal: [&'static OpDef; 13] = [
        arith::CeilDivSI::DEF,
        arith::CeilDivUI::DEF,
        arith::FloorDivSI::DEF,
        arith::MaximumF::DEF,
        arith::MinimumF::DEF,
        arith::MaxNumF::DEF,
        arith::MinNumF::DEF,
        arith::MaxSI::DEF,
        arith::MaxUI::DEF,
        arith::MinSI::DEF,
        arith::MinUI::DEF,
        arith::ScalingExtF::DEF,
        arith::ScalingTruncF::DEF,
    ];
    for def in illegal {
        target = target.op(def, Legality::Illegal);
    }
    let converter = TypeConverter::new(body.ctx()).with_options(what).rule(|_, ty| Convert::To(ty));
    Conversion::partial(target, Patterns::new().add(EXPAND), converter).run(body, op, threads)
}

/// Refuses types without constants, such as tensors of dynamic shape.
fn check(rw: &Lowering<'_, '_>, op: Op) -> Rewrite {
    let ctx = rw.context();
    match rw.types(rw.operands(op)).chain(rw.types(rw.results(op))).all(|ty| has_constants(ctx, ty)) {
        true => Ok(()),
        false => Err("the type has no constants".into()),
    }
}

/// The lesser or greater float; NaN if one is NaN (`nan_wins`), else the other one.
fn min_max(rw: &mut Lowering<'_, '_>, op: Op, predicate: CmpFPredicate, nan_wins: bool) -> Rewrite {
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let mut e = Emit::new(rw);
    let first = e.cmpf(predicate, a, b);
    let picked = e.select(first, a, b);
    let tested = if nan_wins { b } else { a };
    let nan = e.cmpf(CmpFPredicate::Uno, tested, tested);
    let result = e.select(nan, b, picked);
    rw.replace(op, &[result])
}

/// The lesser or greater float, where -0 is less than +0: equal numbers have the same bits unless they are zeros, whose
/// signs `combine` merges. NaN if one is NaN.
fn min_max_of_zeros(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    predicate: CmpFPredicate,
    combine: &'static OpDef,
) -> Rewrite {
    let flags = rw.slot(op, arith::AddF::SLOTS.fastmath);
    let flags = flags.and_then(|flags| FastMathFlags::decode(rw.ctx(), flags));
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let ty = rw.ty(a);
    if flags.is_some_and(|flags| flags.has(FastMathFlags::NSZ)) || !has_constants(rw.ctx(), ty) {
        return min_max(rw, op, predicate, true);
    }
    let width = format_of(rw.ctx(), ty).ok_or("the operand is no float")?.width();
    let mut e = Emit::new(rw);
    let int = e.int_like(a, width);
    let first = e.cmpf(predicate, a, b);
    let picked = e.select(first, a, b);
    let (a_bits, b_bits) = (e.bitcast(a, int), e.bitcast(b, int));
    let both = e.op(combine, &[a_bits, b_bits], int, &[]);
    let both = e.bitcast(both, ty);
    let equal = e.cmpf(CmpFPredicate::Oeq, a, b);
    let picked = e.select(equal, both, picked);
    let nan = e.cmpf(CmpFPredicate::Uno, b, b);
    let result = e.select(nan, b, picked);
    rw.replace(op, &[result])
}

fn maximumf(op: arith::MaximumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max_of_zeros(rw, op.0, CmpFPredicate::Ugt, arith::AndI::DEF)
}

fn minimumf(op: arith::MinimumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max_of_zeros(rw, op.0, CmpFPredicate::Ult, arith::OrI::DEF)
}

fn maxnumf(op: arith::MaxNumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max(rw, op.0, CmpFPredicate::Ugt, false)
}

fn minnumf(op: arith::MinNumF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max(rw, op.0, CmpFPredicate::Ult, false)
}

/// The lesser or greater integer.
fn min_max_int(rw: &mut Lowering<'_, '_>, op: Op, predicate: CmpIPredicate) -> Rewrite {
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let mut e = Emit::new(rw);
    let first = e.cmp(predicate, a, b);
    let result = e.select(first, a, b);
    rw.replace(op, &[result])
}

fn maxsi(op: arith::MaxSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max_int(rw, op.0, CmpIPredicate::Sgt)
}

fn maxui(op: arith::MaxUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max_int(rw, op.0, CmpIPredicate::Ugt)
}

fn minsi(op: arith::MinSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max_int(rw, op.0, CmpIPredicate::Slt)
}

fn minui(op: arith::MinUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    min_max_int(rw, op.0, CmpIPredicate::Ult)
}

/// The scale as `f8E8M0FNU`: only the exponent of a wider float is used.
fn scale(e: &mut Emit<'_, '_>, scale: Value) -> Rewrite<Value> {
    let ctx = e.ctx();
    match format_of(&ctx, e.b.ty(scale)) {
        Some(F8E8M0FNU) => Ok(scale),
        Some(format) if format.width() >= 16 => Ok(e.truncf(scale, Type::float(&ctx, F8E8M0FNU), None)),
        _ => Err("the scale is of a type that does not become f8E8M0FNU".into()),
    }
}

fn check_scale(rw: &Lowering<'_, '_>, value: Value) -> Rewrite {
    match format_of(rw.context(), rw.ty(value)) {
        Some(format) if format == F8E8M0FNU || format.width() >= 16 => Ok(()),
        _ => Err("the scale is of a type that does not become f8E8M0FNU".into()),
    }
}

/// The value extended to the result's format, times the scale.
pub(super) fn scaling_extf(op: arith::ScalingExtF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (value, by) = (op.input(rw), op.scale(rw));
    check_scale(rw, by)?;
    let fastmath = rw.slot(op.0, arith::ScalingExtF::SLOTS.fastmath);
    let ty = rw.ty(rw.result(op.0, 0)).element_or_self(rw.ctx());
    let mut e = Emit { b: rw, fastmath };
    let by = scale(&mut e, by)?;
    let by = e.extf(by, ty);
    let wide = e.extf(value, ty);
    let product = e.binary(arith::MulF::DEF, wide, by);
    rw.replace(op.0, &[product])
}

/// The value divided by the scale, rounded to the result's format.
pub(super) fn scaling_truncf(op: arith::ScalingTruncF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (value, by) = (op.input(rw), op.scale(rw));
    check_scale(rw, by)?;
    let fastmath = rw.slot(op.0, arith::ScalingTruncF::SLOTS.fastmath);
    let mode = rw.slot(op.0, arith::ScalingTruncF::SLOTS.roundingmode);
    let ctx = rw.context();
    let (from, to) = (rw.ty(value).element_or_self(ctx), rw.ty(rw.result(op.0, 0)).element_or_self(ctx));
    let mut e = Emit { b: rw, fastmath };
    let by = scale(&mut e, by)?;
    let by = e.extf(by, from);
    let quotient = e.binary(arith::DivF::DEF, value, by);
    let result = e.truncf(quotient, to, mode);
    rw.replace(op.0, &[result])
}

/// Converts `f32` to another float format.
fn from_f32(e: &mut Emit<'_, '_>, value: Value, to: Type, mode: Option<Attr>) -> Value {
    let ctx = e.ctx();
    match to.bit_width(&ctx) {
        Some(width) if width < 32 => e.truncf(value, to, mode),
        Some(width) if width > 32 => e.extf(value, to),
        _ => value,
    }
}

fn extf(op: arith::ExtF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (from, to) = formats(rw, op.0);
    if !expands(rw.converter, from, to) {
        return Err("the conversion need not be expanded".into());
    }
    check(rw, op.0)?;
    let value = op.input(rw);
    let to = rw.ty(rw.result(op.0, 0)).element_or_self(rw.ctx());
    let fastmath = rw.slot(op.0, arith::ExtF::SLOTS.fastmath);
    let mut e = Emit { b: rw, fastmath };
    let wide = match from {
        Some(BF16) => extend_bf16(&mut e, value),
        Some(F8E8M0FNU) => extend_f8e8m0(&mut e, value),
        _ => extend_f4e2m1(&mut e, value),
    };
    let result = from_f32(&mut e, wide, to, None);
    rw.replace(op.0, &[result])
}

fn extend_bf16(e: &mut Emit<'_, '_>, value: Value) -> Value {
    let ctx = e.ctx();
    let (i16, i32) = (e.int_like(value, 16), e.int_like(value, 32));
    let bits = e.bitcast(value, i16);
    let bits = e.zext(bits, i32);
    let sixteen = e.int(i32, 16);
    let bits = e.shl(bits, sixteen);
    let f32 = e.like(bits, Type::float(&ctx, F32));
    e.bitcast(bits, f32)
}

/// The exponent is that of `f32`; zero becomes zero, as in upstream.
fn extend_f8e8m0(e: &mut Emit<'_, '_>, value: Value) -> Value {
    let ctx = e.ctx();
    let (i8, i32) = (e.int_like(value, 8), e.int_like(value, 32));
    let bits = e.bitcast(value, i8);
    let nan8 = e.int(i8, -1);
    let nan32 = e.int(i32, -1);
    let n23 = e.int(i32, 23);
    let wide = e.zext(bits, i32);
    let wide = e.shl(wide, n23);
    let nan = e.cmp(CmpIPredicate::Eq, bits, nan8);
    let wide = e.select(nan, nan32, wide);
    let f32 = e.like(wide, Type::float(&ctx, F32));
    e.bitcast(wide, f32)
}

fn extend_f4e2m1(e: &mut Emit<'_, '_>, value: Value) -> Value {
    let ctx = e.ctx();
    let (i4, i32) = (e.int_like(value, 4), e.int_like(value, 32));
    let bits = e.bitcast(value, i4);
    let (c0, c1, c2, c4, c7) = (e.int(i4, 0), e.int(i4, 1), e.int(i4, 2), e.int(i4, 4), e.int(i4, 7));
    let magnitude = e.and(bits, c7);
    // Mantissa. One half, the only subnormal number, has no mantissa bits in `f32`.
    let n20 = e.int(i32, 20);
    let shifted = e.shl(magnitude, c2);
    let is_half = e.cmp(CmpIPredicate::Eq, magnitude, c1);
    let mantissa = e.select(is_half, c0, shifted);
    let mantissa = e.zext(mantissa, i32);
    let mantissa = e.shl(mantissa, n20);
    let zero = e.int(i32, 0);
    let (high, low) = (e.int(i32, 0x4000_0000), e.int(i32, 0x3f00_0000));
    let is_high = e.cmp(CmpIPredicate::Uge, magnitude, c4);
    let exponent = e.select(is_high, high, low);
    let is_zero = e.cmp(CmpIPredicate::Eq, magnitude, c0);
    let exponent = e.select(is_zero, zero, exponent);
    let sign32 = e.int(i32, -0x8000_0000);
    let sign4 = e.int(i4, -8);
    let negative = e.cmp(CmpIPredicate::Uge, bits, sign4);
    let sign = e.select(negative, sign32, zero);
    let sum = e.add(mantissa, exponent);
    let sum = e.add(sum, sign);
    let f32 = e.like(sum, Type::float(&ctx, F32));
    e.bitcast(sum, f32)
}

fn truncf(op: arith::TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (from, to) = formats(rw, op.0);
    if !expands(rw.converter, to, from) {
        return Err("the conversion need not be expanded".into());
    }
    check(rw, op.0)?;
    let mode = rw.slot(op.0, arith::TruncF::SLOTS.roundingmode);
    if matches!(to, Some(BF16 | F8E8M0FNU)) && mode.is_some() {
        return Err("only applicable to default rounding mode.".into());
    }
    let value = op.input(rw);
    let ctx = rw.context();
    let fastmath = rw.slot(op.0, arith::TruncF::SLOTS.fastmath);
    let (Some(from), Some(to)) = (from, to) else { return Err("the types are no floats".into()) };
    let mut e = Emit { b: rw, fastmath };
    if to == F4E2M1FN && from.width() > 32 {
        // Upstream creates an invalid operation here. Rounding to `f32` first would round twice.
        let result = round::round(&mut e, value, from, to);
        return rw.replace(op.0, &[result]);
    }
    let f32 = Type::float(ctx, F32);
    let value = match from.width() {
        32 => value,
        ..32 if to == F4E2M1FN => Emit::new(e.b).extf(value, f32),
        ..32 => e.extf(value, f32),
        _ => e.truncf(value, f32, mode),
    };
    let result = match to {
        BF16 => truncate_bf16(&mut e, value),
        F8E8M0FNU => truncate_f8e8m0(&mut e, value),
        _ => truncate_f4e2m1(&mut e, value),
    };
    rw.replace(op.0, &[result])
}

/// Rounds to nearest even by adding a bias before truncation; every NaN becomes one quiet NaN.
fn truncate_bf16(e: &mut Emit<'_, '_>, value: Value) -> Value {
    let ctx = e.ctx();
    let (i16, i32) = (e.int_like(value, 16), e.int_like(value, 32));
    let nan = e.cmpf(CmpFPredicate::Une, value, value);
    let below_half = e.int(i32, 0x7fff);
    let quiet = e.int(i16, 0x7fc0);
    let sixteen = e.int(i32, 16);
    let one = e.int(i32, 1);
    let bits = e.bitcast(value, i32);
    let last = e.shr(bits, sixteen);
    let last = e.and(last, one);
    let bias = e.add(last, below_half);
    let rounded = e.add(bits, bias);
    let rounded = e.shr(rounded, sixteen);
    let rounded = e.trunc(rounded, i16);
    let result = e.select(nan, quiet, rounded);
    let bf16 = e.like(result, Type::float(&ctx, BF16));
    e.bitcast(result, bf16)
}

/// Truncates to the exponent's bits.
fn truncate_f8e8m0(e: &mut Emit<'_, '_>, value: Value) -> Value {
    let ctx = e.ctx();
    let (i8, i32) = (e.int_like(value, 8), e.int_like(value, 32));
    let bits = e.bitcast(value, i32);
    let n23 = e.int(i32, 23);
    let exponent = e.shr(bits, n23);
    let exponent = e.trunc(exponent, i8);
    let f8 = e.like(exponent, Type::float(&ctx, F8E8M0FNU));
    e.bitcast(exponent, f8)
}

/// Clamps to the range of the format, then assembles sign, exponent and mantissa, as upstream does.
fn truncate_f4e2m1(e: &mut Emit<'_, '_>, value: Value) -> Value {
    use CmpIPredicate::{Eq, Sle, Uge, Ugt};
    let ctx = e.ctx();
    let (i4, i8, i32) = (e.int_like(value, 4), e.int_like(value, 8), e.int_like(value, 32));
    let f32 = e.b.ty(value);
    e.fastmath = None;
    let (one, three) = (e.int(i4, 1), e.int(i4, 3));
    let n22 = e.int(i32, 22);
    let (zero8, ones8) = (e.int(i8, 0), e.int(i8, -1));
    let zero = e.int(i32, 0);
    let (most, least) = (e.float(f32, 6.0), e.float(f32, -6.0));
    let value = e.binary(arith::MinNumF::DEF, value, most);
    let value = e.binary(arith::MaxNumF::DEF, value, least);
    let bits = e.bitcast(value, i32);

    let n31 = e.int(i32, 31);
    let sign = e.shr(bits, n31);
    let sign = e.trunc(sign, i4);
    let sign = e.shl(sign, three);
    let (n126, n23) = (e.int(i32, 126), e.int(i32, 23));
    let exponent = e.shr(bits, n23);
    let exponent = e.sub(exponent, n126);
    let exponent4 = e.trunc(exponent, i4);
    let exponent4 = e.shl(exponent4, one);
    let normal = e.add(sign, exponent4);
    let bit22 = e.int(i32, 1 << 22);
    let mantissa = e.and(bits, bit22);
    let mantissa = e.shr(mantissa, n22);
    let mantissa = e.trunc(mantissa, i4);
    let normal = e.add(normal, mantissa);

    // Numbers below one.
    let fraction = e.int(i32, 0x7f_ffff);
    let exponent8 = e.trunc(exponent, i8);
    let small = e.cmp(Sle, exponent8, zero8);
    let quarter = e.cmp(Eq, exponent8, ones8);
    let rest = e.and(bits, fraction);
    let more = e.cmp(Ugt, rest, zero);
    let up = e.and(quarter, more);
    let is_half = e.cmp(Eq, exponent8, zero8);
    let (ones4, zero4) = (e.int(i4, -1), e.int(i4, 0));
    let result = e.select(small, ones4, normal);
    let result = e.select(up, zero4, result);
    let result = e.select(is_half, normal, result);

    // Rounding.
    let (rest, half) = (e.int(i32, 0x3f_ffff), e.int(i32, 0x20_0000));
    let rest = e.and(bits, rest);
    let up = e.cmp(Uge, rest, half);
    let up = e.or(up, small);
    let above = e.add(result, one);
    let result = e.select(up, above, result);
    let f4 = e.like(result, Type::float(&ctx, F4E2M1FN));
    e.bitcast(result, f4)
}
