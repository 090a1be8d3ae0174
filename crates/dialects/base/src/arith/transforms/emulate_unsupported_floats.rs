//! `arith-emulate-unsupported-floats`: arithmetic on some float formats is computed in another format.

use crate::arith::{self, FastMathFlags};
use crate::infer::with_element;
use terrace_rewrite::prelude::*;

passes! {
    /// Emulate operations on unsupported floats with extf/truncf.
    EmulateFloats("ArithEmulateUnsupportedFloats") = "arith-emulate-unsupported-floats" on(Anchor::Any) {
        /// MLIR types without arithmetic support on a given target
        source_types: Vec<String> = Vec::new(),
        /// MLIR type to convert the unsupported source types to
        target_type: String = String::from("f32"),
    } => emulate_floats;
}

fn emulate_floats(o: &EmulateFloats, pass: &mut PassContext<'_>) -> Result {
    emulate(pass.body, pass.op, &o.source_types, &o.target_type, pass.threads)
}

/// The float format with a type name; only those that upstream's passes know.
pub(crate) fn format(name: &str) -> Option<FloatFormat> {
    FloatFormat::from_name(name).filter(|&f| !matches!(f, FloatFormat::Tf32 | FloatFormat::PpcFp128))
}

/// Options of the pass: formats to emulate, and the format that computes.
struct Emulation {
    sources: Vec<FloatFormat>,
    target: FloatFormat,
}

macro_rules! emulated {
    ($($Op:ident),* $(,)?) => {
        static PATTERNS: &[Pattern] = &[$( Pattern::new::<arith::$Op>(in_target) ),*];
        static OPS: &[&OpDef] = &[$( arith::$Op::DEF ),*];
    };
}

emulated![
    AddF,
    SubF,
    MulF,
    DivF,
    RemF,
    MaximumF,
    MaxNumF,
    MinimumF,
    MinNumF,
    NegF,
    CmpF,
    SIToFP,
    UIToFP,
    FPToSI,
    FPToUI,
    ScalingExtF,
    ScalingTruncF,
];

/// Computes operations on the formats `sources` in the format `target`, for all operations inside `op`.
pub fn emulate(body: &mut Body, op: Op, sources: &[String], target: &str, threads: usize) -> Result {
    let ctx = body.ctx().clone();
    let fail = |message: String| Err(ctx.error(Loc::UNKNOWN, message).emit());
    let mut all = Vec::new();
    for name in sources {
        let Some(source) = format(name) else {
            return fail(format!("could not map source type '{name}' to a known floating-point type"));
        };
        all.push(source);
    }
    let Some(target) = format(target) else {
        return fail(format!("could not map target type '{target}' to a known floating-point type"));
    };
    if all.contains(&target) {
        return fail("target type cannot be an unsupported source type".into());
    }
    let options = Emulation { sources: all, target };
    let mut converter = TypeConverter::new(&ctx).with_options(options).rule(rule);
    converter.cast = Some(extend);
    converter.unrealized_cast = Some(crate::builtin::cast_def());
    let mut legality = ConversionTarget::new().unknown(Legality::Legal);
    for &def in OPS {
        legality = legality.op(def, Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op)));
    }
    let target = legality;
    Conversion::partial(target, Patterns::new().add(PATTERNS), converter).run(body, op, threads)
}

fn rule(c: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = c.ctx().clone();
    let elem = ty.element_or_self(&ctx);
    let (Some(format), Some(emulation)) = (elem.as_float(&ctx), c.options::<Emulation>()) else {
        return Convert::To(ty);
    };
    match emulation.sources.contains(&format) {
        true => with_format(&ctx, ty, emulation.target),
        false => Convert::To(ty),
    }
}

/// A type with another float format.
pub(crate) fn with_format(ctx: &Context, ty: Type, format: FloatFormat) -> Convert {
    let target = Type::float(ctx, format);
    if let Some(m) = ty.as_::<MemRefType>(ctx) {
        return Convert::To(MemRefType::get(ctx, m.shape, target, m.layout, m.memory_space));
    }
    if let Some(m) = ty.as_::<UnrankedMemRefType>(ctx) {
        return Convert::To(UnrankedMemRefType::get(ctx, target, m.memory_space));
    }
    Convert::To(with_element(ctx, ty, target))
}

fn contract(ctx: &Context) -> terrace_ir::Attr {
    FastMathFlags::encode(ctx, FastMathFlags::CONTRACT)
}

/// Extends a value to the target format.
pub(crate) fn extend(b: &mut Builder<'_>, value: Value, to: Type) -> Option<Op> {
    let mut state = OpState::new(arith::ExtF::DEF, b.loc());
    state.operands.push(value);
    state.results.push(to);
    state.set_slot(arith::ExtF::SLOTS.fastmath, contract(b.ctx()));
    Some(b.create(state))
}

/// Replaces an operation by one on the target format, and rounds its results.
pub(crate) fn in_target(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite {
    let old: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let mut state = OpState::new(rw.def(op), rw.loc());
    for &ty in &old {
        state.results.push(rw.convert(ty)?);
    }
    state.operands.extend_from_slice(rw.converted_operands());
    state.dict = rw.dict(op);
    let slots = rw.slots(op);
    state.slots.extend((0..slots.len()).map(|i| slots.get(i).map_or(0, |attr| attr.raw())));
    let wide = rw.create(state);
    let mut results: SmallVec<[Value; 4]> = SmallVec::new();
    for (i, &ty) in old.iter().enumerate() {
        let value = rw.result(wide, i);
        if rw.ty(value) == ty {
            results.push(value);
            continue;
        }
        let mut state = OpState::new(arith::TruncF::DEF, rw.loc());
        state.operands.push(value);
        state.results.push(ty);
        state.set_slot(arith::TruncF::SLOTS.fastmath, contract(rw.context()));
        let narrow = rw.create(state);
        results.push(rw.result(narrow, 0));
    }
    rw.replace(op, &results)
}
