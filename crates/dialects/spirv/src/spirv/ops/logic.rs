//! Comparisons and conditions.

use crate::prelude::*;
use crate::spirv::types::*;
use crate::spirv::{fold, verify};
use terrace_base::infer::bool_like;

ops! { "spirv", LOGIC;
    /// Whether integers are equal.
    IEqual = "IEqual" [Commutative] (fold: fold::iequal),
    /// Whether integers are not equal.
    INotEqual = "INotEqual" [Commutative] (fold: fold::inotequal),
    /// Whether of two signed integers the first is greater or equal.
    SGreaterThanEqual = "SGreaterThanEqual" (fold: fold::sgreaterthanequal),
    /// Whether of two signed integers the first is greater.
    SGreaterThan = "SGreaterThan" (fold: fold::sgreaterthan),
    /// Whether of two signed integers the first is less or equal.
    SLessThanEqual = "SLessThanEqual" (fold: fold::slessthanequal),
    /// Whether of two signed integers the first is less.
    SLessThan = "SLessThan" (fold: fold::slessthan),
    /// Whether of two unsigned integers the first is greater or equal.
    UGreaterThanEqual = "UGreaterThanEqual" (fold: fold::ugreaterthanequal),
    /// Whether of two unsigned integers the first is greater.
    UGreaterThan = "UGreaterThan" (fold: fold::ugreaterthan),
    /// Whether of two unsigned integers the first is less or equal.
    ULessThanEqual = "ULessThanEqual" (fold: fold::ulessthanequal),
    /// Whether of two unsigned integers the first is less.
    ULessThan = "ULessThan" (fold: fold::ulessthan) {
        (operand1: IntegerOrVector, operand2: IntegerOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand1 => result, bool_like) }
        format "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
    }

    /// Whether both floats are numbers and are equal.
    FOrdEqual = "FOrdEqual" [Commutative],
    /// Whether both floats are numbers and the first is greater or equal.
    FOrdGreaterThanEqual = "FOrdGreaterThanEqual",
    /// Whether both floats are numbers and the first is greater.
    FOrdGreaterThan = "FOrdGreaterThan",
    /// Whether both floats are numbers and the first is less or equal.
    FOrdLessThanEqual = "FOrdLessThanEqual",
    /// Whether both floats are numbers and the first is less.
    FOrdLessThan = "FOrdLessThan",
    /// Whether both floats are numbers and are not equal.
    FOrdNotEqual = "FOrdNotEqual" [Commutative],
    /// Whether one of the floats is no number or are equal.
    FUnordEqual = "FUnordEqual" [Commutative],
    /// Whether one of the floats is no number or the first is greater or equal.
    FUnordGreaterThanEqual = "FUnordGreaterThanEqual",
    /// Whether one of the floats is no number or the first is greater.
    FUnordGreaterThan = "FUnordGreaterThan",
    /// Whether one of the floats is no number or the first is less or equal.
    FUnordLessThanEqual = "FUnordLessThanEqual",
    /// Whether one of the floats is no number or the first is less.
    FUnordLessThan = "FUnordLessThan",
    /// Whether one of the floats is no number or are not equal.
    FUnordNotEqual = "FUnordNotEqual" [Commutative] {
        (operand1: FloatOrVector, operand2: FloatOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand1 => result, bool_like) }
        format "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
    }

    /// Whether both operands hold.
    LogicalAnd = "LogicalAnd" [Commutative] (fold: fold::logical_and),
    /// Whether both operands hold or none.
    LogicalEqual = "LogicalEqual" [Commutative] (fold: fold::logical_equal),
    /// Whether exactly one of the operands holds.
    LogicalNotEqual = "LogicalNotEqual" [Commutative] (fold: fold::logical_not_equal),
    /// Whether one of the operands holds.
    LogicalOr = "LogicalOr" [Commutative] (fold: fold::logical_or) {
        (operand1: BoolOrVector, operand2: BoolOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand1 => result, bool_like) }
        format "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
    }

    /// Whether the operand does not hold.
    LogicalNot = "LogicalNot" (fold: fold::logical_not) {
        (operand: BoolOrVector) -> (result: BoolOrVector = infer)
        traits [Pure, SameTypeOperands, SameOperandsAndResultShape]
        relations { types_match("type of result to correspond to the `i1` equivalent of the operand", operand => result, bool_like) }
        format "$operand `:` type($operand) attr-dict"
    }

    /// One of two values, or of each pair of elements, by a condition.
    Select = "Select" (fold: fold::select) {
        (condition: BoolOrVector, true_value: ScalarOrVectorOrPointer, false_value: ScalarOrVectorOrPointer) -> (result: ScalarOrVectorOrPointer = true_value)
        traits [Pure]
        relations { same_type(true_value, false_value, result) }
        format "operands attr-dict `:` type($condition) `,` type($result)"
        hooks  { verify_shape: verify::select }
    }
}
