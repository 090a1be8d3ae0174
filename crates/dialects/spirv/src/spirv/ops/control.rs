//! Control flow.

use crate::prelude::*;
use crate::spirv::attrs::I32Array;
use crate::spirv::enums::{LoopControl, SelectionControl};
use crate::spirv::types::*;
use crate::spirv::{asm, branch, verify};
use terrace_base::constraints::AnyType;
use terrace_ir::decl::attr_type::DictArrayAttr;

ops! { "spirv", CONTROL;
    /// Branches to a block.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Branch = "Branch" {
        (target_operands: [AnySpirv])
        succs  { target }
        traits [BranchOpInterface, Pure, Terminator]
        format "$target (`(` $target_operands^ `:` type($target_operands) `)`)? attr-dict"
        hooks  { branch: branch::branch, verify: verify::control::in_function }
    }

    /// Branches to one of two blocks by a condition, with the weights of both.
    ///
    /// ```mlir
    /// spirv.BranchConditional %c [5, 10], ^then(%x : f32), ^else
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    BranchConditional = "BranchConditional" {
        (condition: BoolCondition, true_target_operands: [AnySpirv], false_target_operands: [AnySpirv])
        succs  { true_target, false_target }
        opts   { branch_weights: I32Array }
        traits [AttrSizedOperandSegments, BranchOpInterface, Pure, Terminator]
        hooks  { parse: asm::control::parse_branch, print: asm::control::print_branch, branch: branch::branch_conditional, verify_shape: verify::control::branch_weights, verify: verify::control::in_function }
    }

    /// Calls a function.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    FunctionCall = "FunctionCall" {
        (arguments: [AnySpirv]) -> (return_value: Option<AnySpirv>)
        attrs  { callee: FlatSymbolRef }
        opts   { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [CallOpInterface]
        format "$callee `(` $arguments `)` since<24>((`arg_attrs` `=` $arg_attrs^)? (`res_attrs` `=` $res_attrs^)?) attr-dict `:` functional-type($arguments, results)"
        hooks  { verify: verify::control::in_function, verify_symbol_uses: verify::control::call, call: branch::call }
    }

    /// A loop: a block that enters it, the header, the body, the block that continues it, and the merge block.
    ///
    /// ```mlir
    /// spirv.mlir.loop control(Unroll) {
    ///   spirv.Branch ^header
    /// ^header:
    ///   spirv.BranchConditional %c, ^body, ^merge
    /// ^body:
    ///   spirv.Branch ^continue
    /// ^continue:
    ///   spirv.Branch ^header
    /// ^merge:
    ///   spirv.mlir.merge
    /// }
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Loop = "mlir.loop" {
        () -> (results: [AnyType])
        regions { body }
        attrs   { loop_control: LoopControl }
        hooks   { parse: asm::control::parse_loop, print: asm::control::print_loop, verify: verify::control::in_function, verify_regions: verify::control::loop_regions }
    }

    /// Ends the last block of a loop or selection.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Merge = "mlir.merge" {
        (operands: [AnyType])
        traits  [Pure, ReturnLike, Terminator]
        parents ["spirv.mlir.selection", "spirv.mlir.loop"]
        format  "attr-dict ($operands^ `:` type($operands))?"
    }

    /// Returns from a function without a value.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Return = "Return" {
        ()
        traits [Pure, ReturnLike, Terminator]
        format "attr-dict"
        hooks  { verify: verify::control::ret }
    }

    /// Returns from a function with a value.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ReturnValue = "ReturnValue" {
        (value: AnySpirv)
        traits [Pure, ReturnLike, Terminator]
        format "$value attr-dict `:` type($value)"
        hooks  { verify: verify::control::ret }
    }

    /// A selection: a block that branches, those it branches to, and the merge block.
    ///
    /// ```mlir
    /// spirv.mlir.selection control(Flatten) {
    ///   spirv.BranchConditional %c, ^then, ^merge
    /// ^then:
    ///   spirv.Branch ^merge
    /// ^merge:
    ///   spirv.mlir.merge
    /// }
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Selection = "mlir.selection" {
        () -> (results: [AnyType])
        regions { body }
        attrs   { selection_control: SelectionControl }
        hooks   { parse: asm::control::parse_selection, print: asm::control::print_selection, verify: verify::control::in_function, verify_regions: verify::control::selection_regions }
    }
}
