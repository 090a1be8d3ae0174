//! The functions of OCML, ROCm's math library.

use super::functions;
use crate::prelude::*;

/// The patterns of OCML's functions. Those of `math.exp` and `math.log` leave `f32` to LLVM's intrinsics.
pub static PATTERNS: &[&[Pattern]] = &[ALL_TYPES, NOT_SINGLE];

/// Makes a table of patterns from operations and the names of their functions between `__ocml_` and the type.
macro_rules! all_types {
    ($($Op:path = $name:literal;)*) => { functions![$($Op {
        f16: concat!("__ocml_", $name, "_f16"), f32: concat!("__ocml_", $name, "_f32"), f64: concat!("__ocml_", $name, "_f64")
    };)*] };
}

static ALL_TYPES: &[Pattern] = all_types! {
    arith::RemF = "fmod";
    math::Acos = "acos";
    math::Acosh = "acosh";
    math::Asin = "asin";
    math::Asinh = "asinh";
    math::Atan = "atan";
    math::Atan2 = "atan2";
    math::Atanh = "atanh";
    math::Cbrt = "cbrt";
    math::Ceil = "ceil";
    math::Cos = "cos";
    math::Cosh = "cosh";
    math::Erf = "erf";
    math::Erfc = "erfc";
    math::Exp2 = "exp2";
    math::ExpM1 = "expm1";
    math::Floor = "floor";
    math::Log10 = "log10";
    math::Log1p = "log1p";
    math::Log2 = "log2";
    math::PowF = "pow";
    math::FPowI = "pown";
    math::Rsqrt = "rsqrt";
    math::Sin = "sin";
    math::Sinh = "sinh";
    math::Tan = "tan";
    math::Tanh = "tanh";
};

static NOT_SINGLE: &[Pattern] = functions! {
    math::Exp { f16: "__ocml_exp_f16", f64: "__ocml_exp_f64" };
    math::Log { f16: "__ocml_log_f16", f64: "__ocml_log_f64" };
};
