//! `arith-expand`: expansion of operations that LLVM lacks.

pub mod divisions;
pub mod newer;
pub mod round;
pub mod small_float;

use crate::arith::build::{float_like, format_of, has_constants, int_like};
use crate::arith::{
    self, AddI, AndI, Bitcast, CmpF, CmpFPredicate, CmpI, CmpIPredicate, Constant, DivF, ExtF, ExtUI,
    FastMathFlags, MaxNumF, MaxSI, MaxUI, MaximumF, MinNumF, MinSI, MinUI, MinimumF, MulF, OrI, ScalingExtF,
    ScalingTruncF, Select, ShLI, ShRUI, SubI, TruncF, TruncI,
};
use crate::infer::with_element;
use CmpFPredicate::{Oeq, Une, Uno};
use CmpIPredicate::{Eq, Sle, Uge};
use terrace_num::FloatFormat::{BF16, F4E2M1FN, F8E8M0FNU, F32};
use terrace_rewrite::prelude::*;

passes! {
    /// Legalize Arith ops to be convertible to LLVM.
    ArithExpand("ArithExpandOpsPass") = "arith-expand" on(Anchor::Any, Body) {
        /// Enable the BF16 expansion patterns
        include_bf16: bool = false,
        /// Enable the F8E8M0 expansion patterns
        include_f8e8m0: bool = false,
        /// Enable the F4E2M1 expansion patterns
        include_f4e2m1: bool = false,
    } => arith_expand;
}

fn arith_expand(o: &ArithExpand, pass: &PassContext<'_>) -> Result<BodyPass> {
    let what = Expand { bf16: o.include_bf16, f8e8m0: o.include_f8e8m0, f4e2m1: o.include_f4e2m1 };
    Ok(conversion(&pass.ctx(), what).into())
}

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

static EXPAND: &[Pattern] = patterns![rules:
    // -0 is less than +0: equal numbers have the same bits unless they are zeros, whose signs are merged.
    "maximumf": MaximumF(a, b)@f if ignores_signs(a, f) with picked = Select(CmpF[predicate: CmpFPredicate::Ugt](a, b), a, b)
        => Select(CmpF[predicate: Uno](b, b), b, picked);
    "maximumf": MaximumF(a, b) let t = type_of(a) let int = bits_like(a)
        with picked = Select(CmpF[predicate: CmpFPredicate::Ugt](a, b), a, b)
        with both = Bitcast(AndI(Bitcast(a): int, Bitcast(b): int)): t
        with picked = Select(CmpF[predicate: Oeq](a, b), both, picked)
        => Select(CmpF[predicate: Uno](b, b), b, picked);
    "minimumf": MinimumF(a, b)@f if ignores_signs(a, f) with picked = Select(CmpF[predicate: CmpFPredicate::Ult](a, b), a, b)
        => Select(CmpF[predicate: Uno](b, b), b, picked);
    "minimumf": MinimumF(a, b) let t = type_of(a) let int = bits_like(a)
        with picked = Select(CmpF[predicate: CmpFPredicate::Ult](a, b), a, b)
        with both = Bitcast(OrI(Bitcast(a): int, Bitcast(b): int)): t
        with picked = Select(CmpF[predicate: Oeq](a, b), both, picked)
        => Select(CmpF[predicate: Uno](b, b), b, picked);
    "maxnumf": MaxNumF(a, b) with picked = Select(CmpF[predicate: CmpFPredicate::Ugt](a, b), a, b)
        => Select(CmpF[predicate: Uno](a, a), b, picked);
    "minnumf": MinNumF(a, b) with picked = Select(CmpF[predicate: CmpFPredicate::Ult](a, b), a, b)
        => Select(CmpF[predicate: Uno](a, a), b, picked);
    "maxsi": MaxSI(a, b) => Select(CmpI[predicate: CmpIPredicate::Sgt](a, b), a, b);
    "maxui": MaxUI(a, b) => Select(CmpI[predicate: CmpIPredicate::Ugt](a, b), a, b);
    "minsi": MinSI(a, b) => Select(CmpI[predicate: CmpIPredicate::Slt](a, b), a, b);
    "minui": MinUI(a, b) => Select(CmpI[predicate: CmpIPredicate::Ult](a, b), a, b);
    "scaling_extf":   ScalingExtF => fn(scaling_extf);
    "scaling_truncf": ScalingTruncF => fn(scaling_truncf);
    "extf":   ExtF => fn(extf);
    "truncf": TruncF => fn(truncf);
];

/// Whether the signs of zeros do not matter, or cannot be merged.
fn ignores_signs(b: &Body, x: Value, flags: FastMathFlags) -> bool {
    flags.has(FastMathFlags::NSZ) || !has_constants(b.ctx(), b.ty(x))
}

/// Integers with the width and the shape of floats.
fn bits_like(b: &Body, x: Value) -> Option<Type> {
    Some(int_like(b, x, format_of(b.ctx(), b.ty(x))?.width()))
}

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

/// The conversion of `arith-expand`.
fn conversion(ctx: &Context, what: Expand) -> Conversion {
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
    let converter = TypeConverter::new(ctx).with_options(what).rule(|_, ty| Convert::To(ty));
    Conversion::partial(target, Patterns::new().add(divisions::DIVISIONS).add(EXPAND), converter)
}

/// Refuses types without constants, such as tensors of dynamic shape.
fn check(rw: &Lowering<'_, '_>, op: Op) -> Rewrite {
    let ctx = rw.context();
    match rw.types(rw.operands(op)).chain(rw.types(rw.results(op))).all(|ty| has_constants(ctx, ty)) {
        true => Ok(()),
        false => Err("the type has no constants".into()),
    }
}

/// The scale as `f8E8M0FNU`, of which only the exponent of a wider float is used, in another float type.
fn scale(
    rw: &mut Lowering<'_, '_>,
    mut scale: Value,
    elem: Type,
    flags: Option<FastMathFlags>,
) -> Rewrite<Value> {
    match format_of(rw.context(), rw.ty(scale)) {
        Some(F8E8M0FNU) => {}
        Some(format) if format.width() >= 16 => {
            scale = TruncF::with(float_like(rw, scale, F8E8M0FNU), scale).fastmath(flags).result(rw);
        }
        _ => return Err("the scale is of a type that does not become f8E8M0FNU".into()),
    }
    let ty = with_element(rw.ctx(), rw.ty(scale), elem);
    Ok(ExtF::with(ty, scale).fastmath(flags).result(rw))
}

/// The value extended to the result's format, times the scale.
pub(super) fn scaling_extf(op: ScalingExtF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (value, flags, ty) = (op.input(rw), op.fastmath(rw), rw.ty(op.out(rw)));
    let by = scale(rw, op.scale(rw), ty.element_or_self(rw.context()), flags)?;
    let wide = ExtF::with(ty, value).fastmath(flags).result(rw);
    Ok(MulF::with(wide, by).fastmath(flags).result(rw))
}

/// The value divided by the scale, rounded to the result's format.
pub(super) fn scaling_truncf(op: ScalingTruncF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (value, flags, mode) = (op.input(rw), op.fastmath(rw), op.roundingmode(rw));
    let by = scale(rw, op.scale(rw), rw.ty(value).element_or_self(rw.context()), flags)?;
    let quotient = DivF::with(value, by).fastmath(flags).result(rw);
    Ok(TruncF::with(rw.ty(op.out(rw)), quotient).roundingmode(mode).fastmath(flags).result(rw))
}

fn extf(op: ExtF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (from, to) = formats(rw, op.0);
    if !expands(rw.converter, from, to) {
        return Err("the conversion need not be expanded".into());
    }
    check(rw, op.0)?;
    let (value, ty) = (op.input(rw), rw.ty(op.out(rw)));
    let flags = op.fastmath(rw);
    let wide = match from {
        Some(BF16) => extend_bf16(rw, value),
        Some(F8E8M0FNU) => extend_f8e8m0(rw, value),
        _ => extend_f4e2m1(rw, value),
    };
    Ok(match to.map_or(32, FloatFormat::width) {
        32 => wide,
        ..32 => TruncF::with(ty, wide).fastmath(flags).result(rw),
        _ => ExtF::with(ty, wide).fastmath(flags).result(rw),
    })
}

fn extend_bf16(rw: &mut Builder<'_>, value: Value) -> Value {
    let (i16, i32) = (int_like(rw, value, 16), int_like(rw, value, 32));
    let f32 = float_like(rw, value, F32);
    emit!(rw, f32; bits = ExtUI(Bitcast(value): i16): i32; Bitcast(ShLI(bits, {16})))
}

/// The exponent is that of `f32`; zero becomes zero, as in upstream.
fn extend_f8e8m0(rw: &mut Builder<'_>, value: Value) -> Value {
    let (i8, i32) = (int_like(rw, value, 8), int_like(rw, value, 32));
    let f32 = float_like(rw, value, F32);
    emit!(rw, f32;
        bits = Bitcast(value): i8;
        nan8 = {-1}: i8;
        nan32 = {-1}: i32;
        n23 = {23}: i32;
        wide = ShLI(ExtUI(bits): i32, n23);
        Bitcast(Select(CmpI[predicate: Eq](bits, nan8), nan32, wide)))
}

fn extend_f4e2m1(rw: &mut Builder<'_>, value: Value) -> Value {
    let (i4, i32) = (int_like(rw, value, 4), int_like(rw, value, 32));
    let f32 = float_like(rw, value, F32);
    // One half, the only subnormal number, has no mantissa bits in `f32`.
    emit!(rw, f32;
        bits = Bitcast(value): i4;
        c0 = {0}: i4;
        c1 = {1}: i4;
        c2 = {2}: i4;
        c4 = {4}: i4;
        c7 = {7}: i4;
        magnitude = AndI(bits, c7);
        n20 = {20}: i32;
        shifted = ShLI(magnitude, c2);
        is_half = CmpI[predicate: Eq](magnitude, c1);
        mantissa = ShLI(ExtUI(Select(is_half, c0, shifted)): i32, n20);
        zero = {0}: i32;
        high = {0x4000_0000}: i32;
        low = {0x3f00_0000}: i32;
        exponent = Select(CmpI[predicate: Uge](magnitude, c4), high, low);
        exponent = Select(CmpI[predicate: Eq](magnitude, c0), zero, exponent);
        sign32 = {-0x8000_0000}: i32;
        sign4 = {-8}: i4;
        sign = Select(CmpI[predicate: Uge](bits, sign4), sign32, zero);
        Bitcast(AddI(AddI(mantissa, exponent), sign)))
}

fn truncf(op: TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (from, to) = formats(rw, op.0);
    if !expands(rw.converter, to, from) {
        return Err("the conversion need not be expanded".into());
    }
    check(rw, op.0)?;
    let mode = op.roundingmode(rw);
    if matches!(to, Some(BF16 | F8E8M0FNU)) && mode.is_some() {
        return Err("only applicable to default rounding mode.".into());
    }
    let (value, flags) = (op.input(rw), op.fastmath(rw));
    let (Some(from), Some(to)) = (from, to) else { return Err("the types are no floats".into()) };
    if to == F4E2M1FN && from.width() > 32 {
        // Upstream creates an invalid operation here. Rounding to `f32` first would round twice.
        return Ok(round::round(rw, value, from, to));
    }
    let f32 = float_like(rw, value, F32);
    let value = match from.width() {
        32 => value,
        ..32 if to == F4E2M1FN => emit!(rw, f32; ExtF(value)),
        ..32 => ExtF::with(f32, value).fastmath(flags).result(rw),
        _ => TruncF::with(f32, value).roundingmode(mode).fastmath(flags).result(rw),
    };
    Ok(match to {
        BF16 => truncate_bf16(rw, value),
        F8E8M0FNU => truncate_f8e8m0(rw, value),
        _ => truncate_f4e2m1(rw, value),
    })
}

/// Rounds to nearest even by adding a bias before truncation; every NaN becomes one quiet NaN.
fn truncate_bf16(rw: &mut Builder<'_>, value: Value) -> Value {
    let (i16, i32) = (int_like(rw, value, 16), int_like(rw, value, 32));
    let bf16 = float_like(rw, value, BF16);
    emit!(rw, bf16;
        nan = CmpF[predicate: Une](value, value);
        below_half = {0x7fff}: i32;
        quiet = {0x7fc0}: i16;
        sixteen = {16}: i32;
        one = {1}: i32;
        bits = Bitcast(value): i32;
        bias = AddI(AndI(ShRUI(bits, sixteen), one), below_half);
        rounded = TruncI(ShRUI(AddI(bits, bias), sixteen)): i16;
        Bitcast(Select(nan, quiet, rounded)))
}

/// Truncates to the exponent's bits.
fn truncate_f8e8m0(rw: &mut Builder<'_>, value: Value) -> Value {
    let (i8, i32) = (int_like(rw, value, 8), int_like(rw, value, 32));
    let f8 = float_like(rw, value, F8E8M0FNU);
    emit!(rw, f8; bits = Bitcast(value): i32; Bitcast(TruncI(ShRUI(bits, {23})): i8))
}

/// Clamps to the range of the format, then assembles sign, exponent and mantissa, as upstream does.
fn truncate_f4e2m1(rw: &mut Builder<'_>, value: Value) -> Value {
    let (i4, i8, i32) = (int_like(rw, value, 4), int_like(rw, value, 8), int_like(rw, value, 32));
    let (f32, f4) = (rw.ty(value), float_like(rw, value, F4E2M1FN));
    emit!(rw, f4;
        one = {1}: i4;
        three = {3}: i4;
        n22 = {22}: i32;
        zero8 = {0}: i8;
        ones8 = {-1}: i8;
        zero = {0}: i32;
        most = {6.0}: f32;
        least = {-6.0}: f32;
        value = MaxNumF(MinNumF(value, most), least);
        bits = Bitcast(value): i32;

        n31 = {31}: i32;
        sign = ShLI(TruncI(ShRUI(bits, n31)): i4, three);
        n126 = {126}: i32;
        n23 = {23}: i32;
        exponent = SubI(ShRUI(bits, n23), n126);
        normal = AddI(sign, ShLI(TruncI(exponent): i4, one));
        bit22 = {1 << 22}: i32;
        normal = AddI(normal, TruncI(ShRUI(AndI(bits, bit22), n22)): i4);

        fraction = {0x7f_ffff}: i32;
        exponent8 = TruncI(exponent): i8;
        is_small = CmpI[predicate: Sle](exponent8, zero8);
        is_quarter = CmpI[predicate: Eq](exponent8, ones8);
        up = AndI(is_quarter, CmpI[predicate: CmpIPredicate::Ugt](AndI(bits, fraction), zero));
        is_half = CmpI[predicate: Eq](exponent8, zero8);
        ones4 = {-1}: i4;
        zero4 = {0}: i4;
        result = Select(is_half, normal, Select(up, zero4, Select(is_small, ones4, normal)));

        rest = {0x3f_ffff}: i32;
        half = {0x20_0000}: i32;
        up = OrI(CmpI[predicate: Uge](AndI(bits, rest), half), is_small);
        Bitcast(Select(up, AddI(result, one), result)))
}
