//! Mathematical functions of the extended instruction set `GLSL.std.450`.

use crate::prelude::*;
use crate::spirv::types::*;

ops! { "spirv", MATH;
    /// Rounds up.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLCeil = "GL.Ceil",
    /// The absolute value.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLFAbs = "GL.FAbs",
    /// Rounds down.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLFloor = "GL.Floor",
    /// One divided by the square root.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLInverseSqrt = "GL.InverseSqrt",
    /// The square root.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLSqrt = "GL.Sqrt" {
        (operand: FloatOrVector) -> (result: FloatOrVector = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand `:` type($operand) attr-dict"
    }

    /// The cosine.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLCos = "GL.Cos",
    /// The exponential.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLExp = "GL.Exp",
    /// The natural logarithm.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLLog = "GL.Log",
    /// The sine.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLSin = "GL.Sin",
    /// The tangent.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLTan = "GL.Tan",
    /// The hyperbolic tangent.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLTanh = "GL.Tanh" {
        (operand: SmallFloatOrVector) -> (result: SmallFloatOrVector = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand `:` type($operand) attr-dict"
    }

    /// The greater of two floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLFMax = "GL.FMax",
    /// The lesser of two floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLFMin = "GL.FMin" {
        (lhs: FloatOrVector, rhs: FloatOrVector) -> (result: FloatOrVector = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "operands attr-dict `:` type($result)"
    }

    /// The greater of two signed integers.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLSMax = "GL.SMax",
    /// The lesser of two signed integers.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GLSMin = "GL.SMin" {
        (lhs: IntegerOrVector, rhs: IntegerOrVector) -> (result: IntegerOrVector = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "operands attr-dict `:` type($result)"
    }
}
