//! Arithmetic.

use crate::prelude::*;
use crate::spirv::fold;
use crate::spirv::types::*;

ops! { "spirv", ARITH;
    /// Adds integers; wraps.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    IAdd = "IAdd" [Commutative] (fold: fold::iadd),
    /// Multiplies integers; wraps.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    IMul = "IMul" [Commutative] (fold: fold::imul),
    /// Subtracts integers; wraps.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ISub = "ISub" (fold: fold::isub),
    /// Divides signed integers.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    SDiv = "SDiv" (fold: fold::sdiv),
    /// Divides unsigned integers.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    UDiv = "UDiv" (fold: fold::udiv) {
        (operand1: IntegerOrMatrix, operand2: IntegerOrMatrix) -> (result: IntegerOrMatrix = operand1)
        traits [Pure]
        relations { same_type(operand1, operand2, result) }
        format "operands attr-dict `:` type($result)"
    }

    /// The remainder of signed integers, with the sign of the first operand.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    SRem = "SRem" (fold: fold::srem),
    /// The remainder of unsigned integers.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    UMod = "UMod" (fold: fold::umod) {
        (operand1: IntegerOrVector, operand2: IntegerOrVector) -> (result: IntegerOrVector = operand1)
        traits [Pure]
        relations { same_type(operand1, operand2, result) }
        format "operands attr-dict `:` type($result)"
    }

    /// Adds floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FAdd = "FAdd" [Commutative],
    /// Divides floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FDiv = "FDiv",
    /// Multiplies floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FMul = "FMul" [Commutative],
    /// Subtracts floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FSub = "FSub" {
        (operand1: FloatOrMatrix, operand2: FloatOrMatrix) -> (result: FloatOrMatrix = operand1)
        traits [Pure]
        relations { same_type(operand1, operand2, result) }
        format "operands attr-dict `:` type($result)"
    }

    /// The remainder of floats, with the sign of the first operand.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FRem = "FRem" {
        (operand1: FloatOrVector, operand2: FloatOrVector) -> (result: FloatOrVector = operand1)
        traits [Pure]
        relations { same_type(operand1, operand2, result) }
        format "operands attr-dict `:` type($result)"
    }

    /// Negates floats.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FNegate = "FNegate" {
        (operand: FloatOrMatrix) -> (result: FloatOrMatrix = operand)
        traits [Pure]
        relations { same_type(operand, result) }
        format "operands attr-dict `:` type($result)"
    }
}
