//! Comparisons and conditions.

use crate::prelude::*;
use crate::spirv::types::*;
use crate::spirv::{fold, verify};
use terrace_base::infer::bool_like;

ops! { "spirv", LOGIC;
    /// Whether integers are equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    IEqual = "IEqual" [Commutative] (fold: fold::iequal),
    /// Whether integers are not equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    INotEqual = "INotEqual" [Commutative] (fold: fold::inotequal),
    /// Whether of two signed integers the first is greater or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    SGreaterThanEqual = "SGreaterThanEqual" (fold: fold::sgreaterthanequal),
    /// Whether of two signed integers the first is greater.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    SGreaterThan = "SGreaterThan" (fold: fold::sgreaterthan),
    /// Whether of two signed integers the first is less or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    SLessThanEqual = "SLessThanEqual" (fold: fold::slessthanequal),
    /// Whether of two signed integers the first is less.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    SLessThan = "SLessThan" (fold: fold::slessthan),
    /// Whether of two unsigned integers the first is greater or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    UGreaterThanEqual = "UGreaterThanEqual" (fold: fold::ugreaterthanequal),
    /// Whether of two unsigned integers the first is greater.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    UGreaterThan = "UGreaterThan" (fold: fold::ugreaterthan),
    /// Whether of two unsigned integers the first is less or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ULessThanEqual = "ULessThanEqual" (fold: fold::ulessthanequal),
    /// Whether of two unsigned integers the first is less.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ULessThan = "ULessThan" (fold: fold::ulessthan) {
        (operand1: IntegerOrVector, operand2: IntegerOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand1 => result, bool_like) }
        format "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
    }

    /// Whether both floats are numbers and are equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FOrdEqual = "FOrdEqual" [Commutative],
    /// Whether both floats are numbers and the first is greater or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FOrdGreaterThanEqual = "FOrdGreaterThanEqual",
    /// Whether both floats are numbers and the first is greater.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FOrdGreaterThan = "FOrdGreaterThan",
    /// Whether both floats are numbers and the first is less or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FOrdLessThanEqual = "FOrdLessThanEqual",
    /// Whether both floats are numbers and the first is less.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FOrdLessThan = "FOrdLessThan",
    /// Whether both floats are numbers and are not equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FOrdNotEqual = "FOrdNotEqual" [Commutative],
    /// Whether one of the floats is no number or are equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FUnordEqual = "FUnordEqual" [Commutative],
    /// Whether one of the floats is no number or the first is greater or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FUnordGreaterThanEqual = "FUnordGreaterThanEqual",
    /// Whether one of the floats is no number or the first is greater.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FUnordGreaterThan = "FUnordGreaterThan",
    /// Whether one of the floats is no number or the first is less or equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FUnordLessThanEqual = "FUnordLessThanEqual",
    /// Whether one of the floats is no number or the first is less.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FUnordLessThan = "FUnordLessThan",
    /// Whether one of the floats is no number or are not equal.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FUnordNotEqual = "FUnordNotEqual" [Commutative] {
        (operand1: FloatOrVector, operand2: FloatOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand1 => result, bool_like) }
        format "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
    }

    /// Whether both operands hold.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    LogicalAnd = "LogicalAnd" [Commutative] (fold: fold::logical_and),
    /// Whether both operands hold or none.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    LogicalEqual = "LogicalEqual" [Commutative] (fold: fold::logical_equal),
    /// Whether exactly one of the operands holds.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    LogicalNotEqual = "LogicalNotEqual" [Commutative] (fold: fold::logical_not_equal),
    /// Whether one of the operands holds.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    LogicalOr = "LogicalOr" [Commutative] (fold: fold::logical_or) {
        (operand1: BoolOrVector, operand2: BoolOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand1 => result, bool_like) }
        format "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
    }

    /// Whether the operand does not hold.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    LogicalNot = "LogicalNot" (fold: fold::logical_not) {
        (operand: BoolOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand => result, bool_like) }
        format "$operand `:` type($operand) attr-dict"
    }

    /// One of two values, or of each pair of elements, by a condition.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Select = "Select" (fold: fold::select) {
        (condition: BoolOrVector, true_value: ScalarOrVectorOrPointer, false_value: ScalarOrVectorOrPointer) -> (result: ScalarOrVectorOrPointer = true_value)
        traits [Pure]
        relations { same_type(true_value, false_value, result) }
        format "operands attr-dict `:` type($condition) `,` type($result)"
        hooks  { verify_shape: verify::select }
    }
}
