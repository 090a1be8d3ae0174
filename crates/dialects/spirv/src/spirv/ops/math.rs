//! Mathematical functions of the extended instruction set `GLSL.std.450`.

use crate::prelude::*;
use crate::spirv::types::*;

ops! { "spirv", MATH;
    /// Rounds up.
    GLCeil = "GL.Ceil",
    /// The absolute value.
    GLFAbs = "GL.FAbs",
    /// Rounds down.
    GLFloor = "GL.Floor",
    /// One divided by the square root.
    GLInverseSqrt = "GL.InverseSqrt",
    /// The square root.
    GLSqrt = "GL.Sqrt" {
        (operand: FloatOrVector) -> (result: FloatOrVector = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand `:` type($operand) attr-dict"
    }

    /// The cosine.
    GLCos = "GL.Cos",
    /// The exponential.
    GLExp = "GL.Exp",
    /// The natural logarithm.
    GLLog = "GL.Log",
    /// The sine.
    GLSin = "GL.Sin",
    /// The tangent.
    GLTan = "GL.Tan",
    /// The hyperbolic tangent.
    GLTanh = "GL.Tanh" {
        (operand: SmallFloatOrVector) -> (result: SmallFloatOrVector = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand `:` type($operand) attr-dict"
    }

    /// The greater of two floats.
    GLFMax = "GL.FMax",
    /// The lesser of two floats.
    GLFMin = "GL.FMin" {
        (lhs: FloatOrVector, rhs: FloatOrVector) -> (result: FloatOrVector = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "operands attr-dict `:` type($result)"
    }

    /// The greater of two signed integers.
    GLSMax = "GL.SMax",
    /// The lesser of two signed integers.
    GLSMin = "GL.SMin" {
        (lhs: IntegerOrVector, rhs: IntegerOrVector) -> (result: IntegerOrVector = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "operands attr-dict `:` type($result)"
    }
}
