//! The operations of `math`.

use super::fold;
use crate::arith::FastMathFlags;
use crate::constraints::{BoolLike, FloatLike, SignlessIntegerOrIndexLike};
use crate::infer::bool_like;
use terrace_ir::ops;

ops! { "math", OPS;
    /// The absolute value.
    ///
    /// ```mlir
    /// %a = math.absf %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.fabs`.
    AbsF = "absf" (fold: fold::absf),
    /// Arccosine.
    ///
    /// ```mlir
    /// %a = math.acos %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.acos`.
    Acos = "acos" (fold: fold::acos),
    /// Inverse hyperbolic cosine.
    ///
    /// ```mlir
    /// %a = math.acosh %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Acosh = "acosh" (fold: fold::acosh),
    /// Arcsine.
    ///
    /// ```mlir
    /// %a = math.asin %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.asin`.
    Asin = "asin" (fold: fold::asin),
    /// Inverse hyperbolic sine.
    ///
    /// ```mlir
    /// %a = math.asinh %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Asinh = "asinh" (fold: fold::asinh),
    /// Arctangent.
    ///
    /// ```mlir
    /// %a = math.atan %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.atan`.
    Atan = "atan" (fold: fold::atan),
    /// Inverse hyperbolic tangent.
    ///
    /// ```mlir
    /// %a = math.atanh %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Atanh = "atanh" (fold: fold::atanh),
    /// Cube root.
    ///
    /// ```mlir
    /// %a = math.cbrt %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Cbrt = "cbrt",
    /// The least integral value not below the operand.
    ///
    /// ```mlir
    /// %a = math.ceil %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.ceil`.
    Ceil = "ceil" (fold: fold::ceil),
    /// Cosine.
    ///
    /// ```mlir
    /// %a = math.cos %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.cos`.
    Cos = "cos" (fold: fold::cos),
    /// Hyperbolic cosine.
    ///
    /// ```mlir
    /// %a = math.cosh %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.cosh`.
    Cosh = "cosh" (fold: fold::cosh),
    /// The error function.
    ///
    /// ```mlir
    /// %a = math.erf %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Erf = "erf" (fold: fold::erf),
    /// One minus the error function, without cancellation.
    ///
    /// ```mlir
    /// %a = math.erfc %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Erfc = "erfc" (fold: fold::erfc),
    /// The exponential function.
    ///
    /// ```mlir
    /// %a = math.exp %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.exp`.
    Exp = "exp" (fold: fold::exp),
    /// Two to the power of the operand.
    ///
    /// ```mlir
    /// %a = math.exp2 %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.exp2`.
    Exp2 = "exp2" (fold: fold::exp2),
    /// `exp(x) - 1`, without cancellation.
    ///
    /// ```mlir
    /// %a = math.expm1 %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    ExpM1 = "expm1" (fold: fold::expm1),
    /// The greatest integral value not above the operand.
    ///
    /// ```mlir
    /// %a = math.floor %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.floor`.
    Floor = "floor" (fold: fold::floor),
    /// Natural logarithm.
    ///
    /// ```mlir
    /// %a = math.log %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.log`.
    Log = "log" (fold: fold::log),
    /// Decimal logarithm.
    ///
    /// ```mlir
    /// %a = math.log10 %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.log10`.
    Log10 = "log10" (fold: fold::log10),
    /// `log(1 + x)`, without cancellation.
    ///
    /// ```mlir
    /// %a = math.log1p %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Log1p = "log1p" (fold: fold::log1p),
    /// Binary logarithm.
    ///
    /// ```mlir
    /// %a = math.log2 %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.log2`.
    Log2 = "log2" (fold: fold::log2),
    /// The nearest integral value, ties away from zero.
    ///
    /// ```mlir
    /// %a = math.round %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.round`.
    Round = "round" (fold: fold::round),
    /// The nearest integral value, ties to even.
    ///
    /// ```mlir
    /// %a = math.roundeven %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.roundeven`.
    RoundEven = "roundeven" (fold: fold::roundeven),
    /// The reciprocal of the square root.
    ///
    /// ```mlir
    /// %a = math.rsqrt %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    Rsqrt = "rsqrt",
    /// Sine.
    ///
    /// ```mlir
    /// %a = math.sin %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.sin`.
    Sin = "sin" (fold: fold::sin),
    /// Hyperbolic sine.
    ///
    /// ```mlir
    /// %a = math.sinh %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.sinh`.
    Sinh = "sinh" (fold: fold::sinh),
    /// Square root.
    ///
    /// ```mlir
    /// %a = math.sqrt %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.sqrt`.
    Sqrt = "sqrt" (fold: fold::sqrt),
    /// Tangent.
    ///
    /// ```mlir
    /// %a = math.tan %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.tan`.
    Tan = "tan" (fold: fold::tan),
    /// Hyperbolic tangent.
    ///
    /// ```mlir
    /// %a = math.tanh %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.tanh`.
    Tanh = "tanh" (fold: fold::tanh),
    /// The operand rounded towards zero to an integral value.
    ///
    /// ```mlir
    /// %a = math.trunc %b : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.trunc`.
    Trunc = "trunc" (fold: fold::trunc) {
        (operand: FloatLike) -> (result: FloatLike = operand)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }

    /// The angle of the point `(x, y)`, given `y` and `x`.
    ///
    /// ```mlir
    /// %a = math.atan2 %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.atan2`.
    Atan2 = "atan2" (fold: fold::atan2),
    /// The magnitude of the first operand with the sign of the second.
    ///
    /// ```mlir
    /// %a = math.copysign %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.copysign`.
    CopySign = "copysign" (fold: fold::copysign),
    /// The first operand to the power of the second one.
    ///
    /// ```mlir
    /// %a = math.powf %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.pow`.
    PowF = "powf" (fold: fold::powf) {
        (lhs: FloatLike, rhs: FloatLike) -> (result: FloatLike = lhs)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }

    /// `a * b + c`, rounded once.
    ///
    /// ```mlir
    /// %d = math.fma %a, %b, %c : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.fma`.
    Fma = "fma" {
        (a: FloatLike, b: FloatLike, c: FloatLike) -> (result: FloatLike = a)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }

    /// Clamps a value between two bounds.
    ///
    /// ```mlir
    /// %d = math.clampf %value to [%min, %max] : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    ClampF = "clampf" {
        (value: FloatLike, min: FloatLike, max: FloatLike) -> (result: FloatLike = value)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }

    /// A float to a signed integer power.
    ///
    /// ```mlir
    /// %a = math.fpowi %base, %power : f64, i32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    FPowI = "fpowi" {
        (lhs: FloatLike, rhs: SignlessIntegerOrIndexLike) -> (result: FloatLike = lhs)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, InferTypes, SameOperandsAndResultShape, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { same_type(lhs, result) }
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
    }

    /// Sine and cosine.
    ///
    /// ```mlir
    /// %sin, %cos = math.sincos %a : f64
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    SinCos = "sincos" {
        (operand: FloatLike) -> (sin: FloatLike = operand, cos: FloatLike = operand)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, InferTypes, SameOperandsAndResultShape, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { same_type(operand, sin, cos) }
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"
        hooks  { result_names: ["sin", "cos"] }
    }

    /// Whether a float is neither an infinity nor a NaN.
    ///
    /// ```mlir
    /// %a = math.isfinite %b : f32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    IsFinite = "isfinite" (fold: fold::isfinite),
    /// Whether a float is an infinity.
    ///
    /// ```mlir
    /// %a = math.isinf %b : f32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    IsInf = "isinf" (fold: fold::isinf),
    /// Whether a float is a NaN.
    ///
    /// ```mlir
    /// %a = math.isnan %b : f32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    IsNaN = "isnan" (fold: fold::isnan),
    /// Whether a float is neither zero, subnormal, an infinity nor a NaN.
    ///
    /// ```mlir
    /// %a = math.isnormal %b : f32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    IsNormal = "isnormal" (fold: fold::isnormal) {
        (operand: FloatLike) -> (result: BoolLike = infer)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        relations { types_match("result type has i1 element type and same shape as operands", operand => result, bool_like) }
        format "$operand since<24>((`fastmath` `` $fastmath^)?) attr-dict `:` type($operand)"
    }

    /// The absolute value; that of the least integer is itself.
    ///
    /// ```mlir
    /// %a = math.absi %b : i32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    AbsI = "absi" (fold: fold::absi),
    /// Number of leading zeros.
    ///
    /// ```mlir
    /// %a = math.ctlz %b : i32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    CountLeadingZeros = "ctlz" (fold: fold::ctlz),
    /// Number of trailing zeros.
    ///
    /// ```mlir
    /// %a = math.cttz %b : i32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    CountTrailingZeros = "cttz" (fold: fold::cttz),
    /// Number of one bits.
    ///
    /// ```mlir
    /// %a = math.ctpop %b : i32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`, to `llvm.intr.ctpop`.
    CtPop = "ctpop" (fold: fold::ctpop) {
        (operand: SignlessIntegerOrIndexLike) -> (result: SignlessIntegerOrIndexLike = operand)
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$operand attr-dict `:` type($result)"
    }

    /// An integer to a signed integer power.
    ///
    /// ```mlir
    /// %a = math.ipowi %b, %c : i32
    /// ```
    ///
    /// Lowering: `convert-math-to-llvm`.
    IPowI = "ipowi" {
        (lhs: SignlessIntegerOrIndexLike, rhs: SignlessIntegerOrIndexLike)
            -> (result: SignlessIntegerOrIndexLike = lhs)
        traits [Pure, SameOperandsAndResultType, InferTypes, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
        hooks  { fold: fold::ipowi }
    }
}
