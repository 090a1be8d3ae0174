//! Constrained float operations that came after MLIR 22: with a rounding mode, where the result is rounded, and an
//! assumption about exceptions.

use crate::attrs::OpRoundingMode;
use crate::constraints::*;
use crate::enums::*;
use crate::infer;
use terrace_rewrite::prelude::*;

ops! { "llvm", CONSTRAINED_OPS;
    /// Arc cosine.
    ///
    /// LangRef: `llvm.experimental.constrained.acos`.
    ConstrainedACos = "intr.experimental.constrained.acos",
    /// Arc sine.
    ///
    /// LangRef: `llvm.experimental.constrained.asin`.
    ConstrainedASin = "intr.experimental.constrained.asin",
    /// Arc tangent.
    ///
    /// LangRef: `llvm.experimental.constrained.atan`.
    ConstrainedATan = "intr.experimental.constrained.atan",
    /// Cosine.
    ///
    /// LangRef: `llvm.experimental.constrained.cos`.
    ConstrainedCos = "intr.experimental.constrained.cos",
    /// Hyperbolic cosine.
    ///
    /// LangRef: `llvm.experimental.constrained.cosh`.
    ConstrainedCosh = "intr.experimental.constrained.cosh",
    /// e to the power of the operand.
    ///
    /// LangRef: `llvm.experimental.constrained.exp`.
    ConstrainedExp = "intr.experimental.constrained.exp",
    /// Two to the power of the operand.
    ///
    /// LangRef: `llvm.experimental.constrained.exp2`.
    ConstrainedExp2 = "intr.experimental.constrained.exp2",
    /// Natural logarithm.
    ///
    /// LangRef: `llvm.experimental.constrained.log`.
    ConstrainedLog = "intr.experimental.constrained.log",
    /// Logarithm to base ten.
    ///
    /// LangRef: `llvm.experimental.constrained.log10`.
    ConstrainedLog10 = "intr.experimental.constrained.log10",
    /// Logarithm to base two.
    ///
    /// LangRef: `llvm.experimental.constrained.log2`.
    ConstrainedLog2 = "intr.experimental.constrained.log2",
    /// The nearest integral value, without raising inexact.
    ///
    /// LangRef: `llvm.experimental.constrained.nearbyint`.
    ConstrainedNearbyint = "intr.experimental.constrained.nearbyint",
    /// The nearest integral value.
    ///
    /// LangRef: `llvm.experimental.constrained.rint`.
    ConstrainedRint = "intr.experimental.constrained.rint",
    /// Sine.
    ///
    /// LangRef: `llvm.experimental.constrained.sin`.
    ConstrainedSin = "intr.experimental.constrained.sin",
    /// Hyperbolic sine.
    ///
    /// LangRef: `llvm.experimental.constrained.sinh`.
    ConstrainedSinh = "intr.experimental.constrained.sinh",
    /// Square root.
    ///
    /// LangRef: `llvm.experimental.constrained.sqrt`.
    ConstrainedSqrt = "intr.experimental.constrained.sqrt",
    /// Tangent.
    ///
    /// LangRef: `llvm.experimental.constrained.tan`.
    ConstrainedTan = "intr.experimental.constrained.tan",
    /// Hyperbolic tangent.
    ///
    /// LangRef: `llvm.experimental.constrained.tanh`.
    ConstrainedTanh = "intr.experimental.constrained.tanh" {
        (arg: FloatOrVector) -> (res: FloatOrVector = arg)
        attrs { roundingmode: OpRoundingMode, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$arg $roundingmode $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($res)"
    }

    /// The least integral value not below the operand.
    ///
    /// LangRef: `llvm.experimental.constrained.ceil`.
    ConstrainedCeil = "intr.experimental.constrained.ceil",
    /// The greatest integral value not above the operand.
    ///
    /// LangRef: `llvm.experimental.constrained.floor`.
    ConstrainedFloor = "intr.experimental.constrained.floor",
    /// The nearest integral value, ties away from zero.
    ///
    /// LangRef: `llvm.experimental.constrained.round`.
    ConstrainedRound = "intr.experimental.constrained.round",
    /// The nearest integral value, ties to even.
    ///
    /// LangRef: `llvm.experimental.constrained.roundeven`.
    ConstrainedRoundEven = "intr.experimental.constrained.roundeven",
    /// The operand rounded towards zero to an integral value.
    ///
    /// LangRef: `llvm.experimental.constrained.trunc`.
    ConstrainedFTrunc = "intr.experimental.constrained.trunc" {
        (arg: FloatOrVector) -> (res: FloatOrVector = arg)
        attrs { fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$arg $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($res)"
    }

    /// Arc tangent of a quotient, by the signs of both operands.
    ///
    /// LangRef: `llvm.experimental.constrained.atan2`.
    ConstrainedATan2 = "intr.experimental.constrained.atan2",
    /// Sum.
    ///
    /// LangRef: `llvm.experimental.constrained.fadd`.
    ConstrainedFAdd = "intr.experimental.constrained.fadd",
    /// Quotient.
    ///
    /// LangRef: `llvm.experimental.constrained.fdiv`.
    ConstrainedFDiv = "intr.experimental.constrained.fdiv",
    /// Product.
    ///
    /// LangRef: `llvm.experimental.constrained.fmul`.
    ConstrainedFMul = "intr.experimental.constrained.fmul",
    /// Remainder of a division.
    ///
    /// LangRef: `llvm.experimental.constrained.frem`.
    ConstrainedFRem = "intr.experimental.constrained.frem",
    /// Difference.
    ///
    /// LangRef: `llvm.experimental.constrained.fsub`.
    ConstrainedFSub = "intr.experimental.constrained.fsub",
    /// A power.
    ///
    /// LangRef: `llvm.experimental.constrained.pow`.
    ConstrainedPow = "intr.experimental.constrained.pow" {
        (a: FloatOrVector, b: FloatOrVector) -> (res: FloatOrVector = a)
        attrs { roundingmode: OpRoundingMode, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$a `,` $b $roundingmode $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($res)"
    }

    /// The greater float; NaN if an operand is NaN.
    ///
    /// LangRef: `llvm.experimental.constrained.maximum`.
    ConstrainedMaximum = "intr.experimental.constrained.maximum",
    /// The greater float; the other operand if one is NaN.
    ///
    /// LangRef: `llvm.experimental.constrained.maxnum`.
    ConstrainedMaxNum = "intr.experimental.constrained.maxnum",
    /// The lesser float; NaN if an operand is NaN.
    ///
    /// LangRef: `llvm.experimental.constrained.minimum`.
    ConstrainedMinimum = "intr.experimental.constrained.minimum",
    /// The lesser float; the other operand if one is NaN.
    ///
    /// LangRef: `llvm.experimental.constrained.minnum`.
    ConstrainedMinNum = "intr.experimental.constrained.minnum" {
        (a: FloatOrVector, b: FloatOrVector) -> (res: FloatOrVector = a)
        attrs { fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$a `,` $b $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($res)"
    }

    /// `a * b + c`, rounded once.
    ///
    /// LangRef: `llvm.experimental.constrained.fma`.
    ConstrainedFMA = "intr.experimental.constrained.fma",
    /// `a * b + c`, rounded once if that is fast, else twice.
    ///
    /// LangRef: `llvm.experimental.constrained.fmuladd`.
    ConstrainedFMulAdd = "intr.experimental.constrained.fmuladd" {
        (a: FloatOrVector, b: FloatOrVector, c: FloatOrVector) -> (res: FloatOrVector = a)
        attrs { roundingmode: OpRoundingMode, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, FastmathFlagsInterface]
        format "$a `,` $b `,` $c $roundingmode $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($res)"
    }

    /// Comparison, which raises an exception for signaling NaN.
    ///
    /// LangRef: `llvm.experimental.constrained.fcmp`.
    ConstrainedFCmp = "intr.experimental.constrained.fcmp",
    /// Comparison, which raises an exception for any NaN.
    ///
    /// LangRef: `llvm.experimental.constrained.fcmps`.
    ConstrainedFCmpS = "intr.experimental.constrained.fcmps" {
        (lhs: FloatOrVector, rhs: FloatOrVector) -> (res: LlvmType = infer)
        attrs { predicate: FCmpPredicate, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, SameTypeOperands, InferTypes, FastmathFlagsInterface]
        relations { types_match("result type has i1 element type and same shape as operands", lhs => res, infer::bool_like) }
        format "$predicate $lhs `,` $rhs $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($lhs)"
    }

    /// A signed integer, rounded towards zero.
    ///
    /// LangRef: `llvm.experimental.constrained.fptosi`.
    ConstrainedFPToSI = "intr.experimental.constrained.fptosi",
    /// An unsigned integer, rounded towards zero.
    ///
    /// LangRef: `llvm.experimental.constrained.fptoui`.
    ConstrainedFPToUI = "intr.experimental.constrained.fptoui",
    /// The nearest integer, ties away from zero, as a `long long`.
    ///
    /// LangRef: `llvm.experimental.constrained.llround`.
    ConstrainedLlround = "intr.experimental.constrained.llround",
    /// The nearest integer, ties away from zero, as a `long`.
    ///
    /// LangRef: `llvm.experimental.constrained.lround`.
    ConstrainedLround = "intr.experimental.constrained.lround" {
        (arg: FloatOrVector) -> (res: IntOrVector)
        attrs { fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "$arg $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($arg) `to` type($res)"
    }

    /// The nearest integer, as a `long long`.
    ///
    /// LangRef: `llvm.experimental.constrained.llrint`.
    ConstrainedLlrint = "intr.experimental.constrained.llrint",
    /// The nearest integer, as a `long`.
    ///
    /// LangRef: `llvm.experimental.constrained.lrint`.
    ConstrainedLrint = "intr.experimental.constrained.lrint" {
        (arg: FloatOrVector) -> (res: IntOrVector)
        attrs { roundingmode: OpRoundingMode, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "$arg $roundingmode $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` type($arg) `to` type($res)"
    }

    /// A float times a power of two.
    ///
    /// LangRef: `llvm.experimental.constrained.ldexp`.
    ConstrainedLoadExp = "intr.experimental.constrained.ldexp",
    /// A float to an integral power.
    ///
    /// LangRef: `llvm.experimental.constrained.powi`.
    ConstrainedPowI = "intr.experimental.constrained.powi" {
        (value: FloatOrVector, power: IntOrVector) -> (res: FloatOrVector)
        attrs { roundingmode: OpRoundingMode, fp_exception_behavior("fpExceptionBehavior"): FPExceptionBehavior }
        opts { fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE }
        traits [Pure, FastmathFlagsInterface]
        format "$value `,` $power $roundingmode $fpExceptionBehavior since<24>((`fastmath` `` $fastmathFlags^)?) attr-dict `:` functional-type(operands, results)"
    }
}
