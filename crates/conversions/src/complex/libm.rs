//! `convert-complex-to-libm`: complex functions as calls of the C library.

use super::library::functions;
use crate::prelude::*;

passes! {
    /// Convert Complex dialect to libm calls.
    ComplexToLibm("ConvertComplexToLibm") = "convert-complex-to-libm" on(Anchor::Op("builtin.module")) => complex_to_libm;
}

fn complex_to_libm(_: &ComplexToLibm, pass: &mut PassContext) -> Result {
    super::library::convert(pass, ConversionTarget::new(), &[FUNCTIONS])
}

static FUNCTIONS: &[Pattern] = functions! {
    Pow "cpow" "cpowf";
    Sqrt "csqrt" "csqrtf";
    Tanh "ctanh" "ctanhf";
    Cos "ccos" "ccosf";
    Sin "csin" "csinf";
    Conj "conj" "conjf";
    Log "clog" "clogf";
    Abs "cabs" "cabsf";
    Angle "carg" "cargf";
    Tan "ctan" "ctanf";
};
