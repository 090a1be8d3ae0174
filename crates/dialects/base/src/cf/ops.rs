//! The operations of `cf`.

use super::{AnyIntElements, asm, branch, verify};
use terrace_rewrite::prelude::*;

ops! { "cf", OPS;
    /// Aborts the program with a message unless the condition holds.
    ///
    /// ```mlir
    /// cf.assert %b, "expected ..."
    /// ```
    ///
    /// Lowering: `convert-cf-to-llvm`.
    Assert = "assert" {
        (arg: I1)
        attrs  { msg: StrAttr }
        traits [MemWrite]
        format "$arg `,` $msg attr-dict"
    }

    /// Branches to a block with arguments.
    ///
    /// ```mlir
    /// cf.br ^bb2(%0, %1 : i32, i32)
    /// ```
    ///
    /// Lowering: `convert-cf-to-llvm`.
    Br = "br" {
        (dest_operands: [AnyType])
        succs  { dest }
        traits [BranchOpInterface, Pure, Terminator]
        format "$dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict"
        hooks  { branch: branch::br, taken_successor: branch::br_taken }
    }

    /// Branches to one of two blocks by a condition.
    ///
    /// ```mlir
    /// cf.cond_br %c weights([1, 2]), ^bb1(%a : i32), ^bb2
    /// ```
    ///
    /// Lowering: `convert-cf-to-llvm`.
    CondBr = "cond_br" {
        (condition: I1, true_dest_operands: [AnyType], false_dest_operands: [AnyType])
        succs  { true_dest, false_dest }
        opts   { branch_weights: DenseI32Array }
        traits [AttrSizedOperandSegments, BranchOpInterface, Pure, Terminator]
        format "$condition (`weights` `(` $branch_weights^ `)` )? `,` $true_dest (`(` $true_dest_operands^ `:` type($true_dest_operands) `)`)? `,` $false_dest (`(` $false_dest_operands^ `:` type($false_dest_operands) `)`)? attr-dict"
        hooks  { branch: branch::cond_br, taken_successor: branch::cond_br_taken, verify_shape: verify::cond_br }
    }

    /// Branches to the block of the case that an integer equals, or to the default.
    ///
    /// ```mlir
    /// cf.switch %flag : i32, [
    ///   default: ^bb1(%a : i32),
    ///   42: ^bb2
    /// ]
    /// ```
    ///
    /// Lowering: `convert-cf-to-llvm`.
    Switch = "switch" {
        (flag: AnyInteger, default_operands: [AnyType], case_operands: [AnyType])
        succs  { default_destination, [case_destinations] }
        attrs  { case_operand_segments: DenseI32Array }
        opts   { case_values: AnyIntElements }
        traits [AttrSizedOperandSegments, BranchOpInterface, Pure, Terminator]
        format "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)), $default_destination, $default_operands, type($default_operands), $case_values, $case_destinations, $case_operands, type($case_operands), $case_operand_segments) `]` attr-dict"
        custom { "SwitchOpCases": (asm::parse_cases, asm::print_cases) }
        hooks  { branch: branch::switch, taken_successor: branch::switch_taken, verify_shape: verify::switch }
    }
}
