//! Operations on bits.

use crate::prelude::*;
use crate::spirv::types::*;
use crate::spirv::{fold, verify};

ops! { "spirv", BITS;
    /// The bits that both operands have.
    BitwiseAnd = "BitwiseAnd" (fold: fold::and),
    /// The bits that one of the operands has.
    BitwiseOr = "BitwiseOr" (fold: fold::or),
    /// The bits that exactly one of the operands has.
    BitwiseXor = "BitwiseXor" (fold: fold::xor) {
        (operand1: IntegerOrVector, operand2: IntegerOrVector) -> (result: IntegerOrVector = operand1)
        traits [Pure, Commutative, SameOperandsAndResultType]
        format "operands attr-dict `:` type($result)"
    }

    /// The number of bits that are one.
    BitCount = "BitCount",
    /// The bits in reverse order.
    BitReverse = "BitReverse",
    /// The complement of the bits.
    Not = "Not" (fold: fold::not) {
        (operand: IntegerOrVector) -> (result: IntegerOrVector = operand)
        traits [Pure, SameOperandsAndResultType]
        format "$operand `:` type($operand) attr-dict"
    }

    /// Replaces `count` bits of `base` from bit `offset` by the low bits of `insert`.
    BitFieldInsert = "BitFieldInsert" {
        (base: IntegerOrVector, insert: IntegerOrVector, offset: Integer, count: Integer) -> (result: IntegerOrVector = base)
        traits [Pure]
        relations { same_type(base, insert, result) }
        format "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"
    }

    /// The signed number in `count` bits of `base` from bit `offset`.
    BitFieldSExtract = "BitFieldSExtract",
    /// The unsigned number in `count` bits of `base` from bit `offset`.
    BitFieldUExtract = "BitFieldUExtract" {
        (base: IntegerOrVector, offset: Integer, count: Integer) -> (result: IntegerOrVector = base)
        traits [Pure]
        relations { same_type(base, result) }
        format "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"
    }

    /// Moves bits to the left.
    ShiftLeftLogical = "ShiftLeftLogical" (fold: fold::shl),
    /// Moves bits to the right and repeats the sign.
    ShiftRightArithmetic = "ShiftRightArithmetic" (fold: fold::ashr),
    /// Moves bits to the right.
    ShiftRightLogical = "ShiftRightLogical" (fold: fold::lshr) {
        (operand1: IntegerOrVector, operand2: IntegerOrVector) -> (result: IntegerOrVector = operand1)
        traits [Pure, SameOperandsAndResultShape]
        relations { same_type(operand1, result) }
        format "operands attr-dict `:` type($operand1) `,` type($operand2)"
        hooks  { verify_shape: verify::shift }
    }
}
