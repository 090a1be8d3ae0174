//! Operations on bits.

use crate::prelude::*;
use crate::spirv::types::*;
use crate::spirv::{fold, verify};

ops! { "spirv", BITS;
    /// The bits that both operands have.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitwiseAnd = "BitwiseAnd" (fold: fold::and),
    /// The bits that one of the operands has.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitwiseOr = "BitwiseOr" (fold: fold::or),
    /// The bits that exactly one of the operands has.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitwiseXor = "BitwiseXor" (fold: fold::xor) {
        (operand1: IntegerOrVector, operand2: IntegerOrVector) -> (result: IntegerOrVector = operand1)
        traits [Pure, Commutative, SameOperandsAndResultType]
        format "operands attr-dict `:` type($result)"
    }

    /// The number of bits that are one.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitCount = "BitCount",
    /// The bits in reverse order.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitReverse = "BitReverse",
    /// The complement of the bits.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Not = "Not" (fold: fold::not) {
        (operand: IntegerOrVector) -> (result: IntegerOrVector = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand `:` type($operand) attr-dict"
    }

    /// Replaces `count` bits of `base` from bit `offset` by the low bits of `insert`.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitFieldInsert = "BitFieldInsert" {
        (base: IntegerOrVector, insert: IntegerOrVector, offset: Integer, count: Integer) -> (result: IntegerOrVector = base)
        traits [Pure]
        relations { same_type(base, insert, result) }
        format "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"
    }

    /// The signed number in `count` bits of `base` from bit `offset`.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitFieldSExtract = "BitFieldSExtract",
    /// The unsigned number in `count` bits of `base` from bit `offset`.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BitFieldUExtract = "BitFieldUExtract" {
        (base: IntegerOrVector, offset: Integer, count: Integer) -> (result: IntegerOrVector = base)
        traits [Pure]
        relations { same_type(base, result) }
        format "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"
    }

    /// Moves bits to the left.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ShiftLeftLogical = "ShiftLeftLogical" (fold: fold::shl),
    /// Moves bits to the right and repeats the sign.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ShiftRightArithmetic = "ShiftRightArithmetic" (fold: fold::ashr),
    /// Moves bits to the right.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ShiftRightLogical = "ShiftRightLogical" (fold: fold::lshr) {
        (operand1: IntegerOrVector, operand2: IntegerOrVector) -> (result: IntegerOrVector = operand1)
        traits [Pure, SameOperandsAndResultShape]
        relations { same_type(operand1, result) }
        format "operands attr-dict `:` type($operand1) `,` type($operand2)"
        hooks  { verify_shape: verify::shift }
    }
}
