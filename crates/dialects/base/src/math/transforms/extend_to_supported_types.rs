//! `math-extend-to-supported-types`: operations on other float formats are computed in a supported one.

use crate::arith::transforms::emulate_unsupported_floats::{extend, format, in_target, with_format};
use crate::math;
use terrace_rewrite::prelude::*;

passes! {
    /// Legalize floating-point math ops on low-precision floats.
    MathExtend("MathExtendToSupportedTypes") = "math-extend-to-supported-types" on(Anchor::Any) {
        /// MLIR types with arithmetic support on a given target (f64 and f32 are implicitly supported)
        extra_types: Vec<String> = Vec::new(),
        /// MLIR type to convert the unsupported source types to
        target_type: String = String::from("f32"),
    } => math_extend;
}

fn math_extend(o: &MathExtend, pass: &mut PassContext<'_>) -> Result {
    extend_to_supported_types(pass.body, pass.op, &o.extra_types, &o.target_type, pass.threads)
}

macro_rules! extended {
    ($($Op:ident)*) => { &[$( Pattern::new::<math::$Op>(in_target) ),*] };
}

/// All operations on floats but `math.fma`, which is legal for any format.
static PATTERNS: &[Pattern] = extended![
    AbsF Acos Acosh Asin Asinh Atan Atan2 Atanh Cbrt Ceil ClampF CopySign Cos Cosh Erf Erfc Exp Exp2 ExpM1 FPowI Floor
    IsFinite IsInf IsNaN IsNormal Log Log10 Log1p Log2 PowF Round RoundEven Rsqrt Sin SinCos Sinh Sqrt Tan Tanh Trunc
];

/// Options of the pass.
struct Supported {
    formats: Vec<FloatFormat>,
    target: FloatFormat,
}

/// Extends operations inside `op` on formats other than f32, f64 and the types `extra` to the type `target`.
pub fn extend_to_supported_types(
    body: &mut Body,
    op: Op,
    extra: &[String],
    target: &str,
    threads: usize,
) -> Result {
    let ctx = body.ctx().clone();
    let find = |what: &str, name: &str| {
        let message = || format!("could not map {what} type '{name}' to a known floating-point type");
        format(name).ok_or_else(|| ctx.error(Loc::UNKNOWN, message()).emit())
    };
    let mut formats = vec![FloatFormat::F32, FloatFormat::F64];
    for name in extra {
        formats.push(find("source", name)?);
    }
    let target = find("target", target)?;
    let mut converter = TypeConverter::new(&ctx).with_options(Supported { formats, target }).rule(rule);
    converter.cast = Some(extend);
    converter.unrealized_cast = Some(crate::builtin::cast_def());
    let legality = ConversionTarget::new()
        .unknown(Legality::Legal)
        .dialect("math", Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op)))
        .op(math::Fma::DEF, Legality::Legal);
    Conversion::partial(legality, Patterns::new().add(PATTERNS), converter).run(body, op, threads)
}

fn rule(c: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = c.ctx().clone();
    let (Some(format), Some(supported)) = (ty.element_or_self(&ctx).as_float(&ctx), c.options::<Supported>())
    else {
        return Convert::To(ty);
    };
    match supported.formats.contains(&format) {
        true => Convert::To(ty),
        false => with_format(&ctx, ty, supported.target),
    }
}
