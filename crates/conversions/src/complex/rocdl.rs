//! `convert-complex-to-rocdl-library-calls`: complex functions as calls of OCML, ROCm's math library.

use super::library::functions;
use super::standard;
use crate::prelude::*;
use terrace_base::complex::{Create, Exp, Log, Mul, Pow, PowI};

passes! {
    /// Convert Complex dialect to ROCDL library calls.
    ComplexToRocdl("ConvertComplexToROCDLLibraryCalls") = "convert-complex-to-rocdl-library-calls" on(Anchor::Op("builtin.module"))
        => complex_to_rocdl;
}

fn complex_to_rocdl(_: &ComplexToRocdl, pass: &mut PassContext) -> Result {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .op(Create::DEF, Legality::Legal)
        .op(Mul::DEF, Legality::Legal);
    super::library::convert(pass, target, &[FUNCTIONS, POWERS])
}

static FUNCTIONS: &[Pattern] = functions! {
    Abs "__ocml_cabs_f64" "__ocml_cabs_f32";
    Cos "__ocml_ccos_f64" "__ocml_ccos_f32";
    Exp "__ocml_cexp_f64" "__ocml_cexp_f32";
    Log "__ocml_clog_f64" "__ocml_clog_f32";
    Sin "__ocml_csin_f64" "__ocml_csin_f32";
    Sqrt "__ocml_csqrt_f64" "__ocml_csqrt_f32";
    Tan "__ocml_ctan_f64" "__ocml_ctan_f32";
    Tanh "__ocml_ctanh_f64" "__ocml_ctanh_f32";
};

/// Powers, by the logarithm of the base.
static POWERS: &[Pattern] = patterns![rules:
    "pow":  Pow(base, exponent)@f if has_functions(base) => Exp(Mul(exponent, Log(base))@f);
    "powi": PowI => fn(powi);
];

fn powi(op: PowI, rw: &mut Lowering) -> Rewrite<Value> {
    if !has_functions(rw, op.lhs(rw)) {
        return Err("the library has no function of this type".into());
    }
    standard::powi(op, rw)
}

/// Whether the library has functions of a complex number.
fn has_functions(b: &Body, z: Value) -> bool {
    let part = complex::element(b.ctx(), b.ty(z)).and_then(|part| part.as_float(b.ctx()));
    matches!(part, Some(FloatFormat::F32 | FloatFormat::F64))
}
