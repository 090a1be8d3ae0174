//! Calls and terminators.

use crate::asm::{call as asm, control as casm};
use crate::attrs::*;
use crate::constraints::*;
use crate::enums::*;
use crate::{branch, effects, inline, symbols, verify};
use terrace_ir::decl::attr_type::DictArrayAttr;
use terrace_rewrite::prelude::*;

ops! { "llvm", CONTROL_OPS;
    /// Calls a function by name, or by the pointer that is the first operand.
    ///
    /// `var_callee_type` is the callee's type if it is variadic. `op_bundle_operands` are the operands of all operand
    /// bundles; `op_bundle_sizes` has the number of each bundle.
    ///
    /// LangRef: "'call' Instruction".
    /// ```mlir
    /// %r = llvm.call @printf(%f, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    /// llvm.call %p(%x) : !llvm.ptr, (i32) -> ()
    /// ```
    Call = "call" {
        (callee_operands: [LlvmType], op_bundle_operands: [LlvmType]) -> (result: Option<LlvmType>)
        attrs  { op_bundle_sizes: DenseI32Array }
        opts   {
            var_callee_type: FunctionTypeAttr, callee: FlatSymbolRef,
            fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE,
            cconv("CConv"): CConv = CConv::C, tail_call_kind("TailCallKind"): TailCallKind = TailCallKind::None,
            memory_effects: MemoryEffects, convergent: Unit, no_unwind: Unit, will_return: Unit,
            op_bundle_tags: ArrayAttrOf, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr,
            no_inline: Unit, always_inline: Unit, inline_hint: Unit,
            access_groups: AccessGroups, alias_scopes: AliasScopes, noalias_scopes: AliasScopes, tbaa: TbaaTags,
        }
        traits [AttrSizedOperandSegments, CallOpInterface, FastmathFlagsInterface]
        hooks  { parse: asm::parse_call, print: asm::print_call, verify_shape: verify::call, verify_symbol_uses: symbols::call, call: inline::call_parts }
    }

    /// Calls an LLVM intrinsic by its full name.
    ///
    /// LangRef: "Intrinsic Functions".
    /// ```mlir
    /// %r = llvm.call_intrinsic "llvm.bswap"(%x) : (i32) -> i32
    /// ```
    CallIntrinsic = "call_intrinsic" {
        (args: [LlvmType], op_bundle_operands: [LlvmType]) -> (results: Option<LlvmType>)
        attrs  { intrin: StrAttr, op_bundle_sizes: DenseI32Array }
        opts   {
            fastmath_flags("fastmathFlags"): FastmathFlags = FastmathFlags::NONE,
            op_bundle_tags: ArrayAttrOf, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr,
        }
        traits [AttrSizedOperandSegments, FastmathFlagsInterface]
        hooks  { parse: asm::parse_call_intrinsic, print: asm::print_call_intrinsic, verify_shape: verify::call_intrinsic }
    }

    /// Calls a function and continues at one block, or at another one if it unwinds.
    ///
    /// LangRef: "'invoke' Instruction".
    /// ```mlir
    /// %r = llvm.invoke @f(%x) to ^ok unwind ^bad : (i32) -> i32
    /// ```
    Invoke = "invoke" {
        (callee_operands: [LlvmType], normal_dest_operands: [LlvmType], unwind_dest_operands: [LlvmType], op_bundle_operands: [LlvmType]) -> (result: Option<LlvmType>)
        succs  { normal_dest, unwind_dest }
        attrs  { op_bundle_sizes: DenseI32Array }
        opts   {
            var_callee_type: FunctionTypeAttr, callee: FlatSymbolRef, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr,
            branch_weights: DenseI32Array, cconv("CConv"): CConv = CConv::C, op_bundle_tags: ArrayAttrOf,
        }
        traits [AttrSizedOperandSegments, CallOpInterface, BranchOpInterface, Terminator]
        hooks  { parse: asm::parse_invoke, print: asm::print_invoke, verify: verify::invoke, branch: branch::invoke, call: inline::invoke_parts }
    }

    /// Receives an exception in an unwind block: clauses catch or filter it, `cleanup` only cleans up.
    ///
    /// LangRef: "'landingpad' Instruction".
    /// ```mlir
    /// %e = llvm.landingpad cleanup (catch %type : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    /// ```
    Landingpad = "landingpad" {
        (clauses: [LlvmType]) -> (res: LlvmType)
        opts   { cleanup: Unit }
        hooks  { parse: asm::parse_landingpad, print: asm::print_landingpad, verify: verify::landingpad }
    }

    /// Resumes unwinding with an exception.
    ///
    /// LangRef: "'resume' Instruction".
    /// ```mlir
    /// llvm.resume %e : !llvm.struct<(ptr, i32)>
    /// ```
    Resume = "resume" {
        (value: LlvmType)
        traits [Terminator]
        format "$value attr-dict `:` type($value)"
    }

    /// Inline assembly with constraints on its operands.
    ///
    /// LangRef: "Inline Assembler Expressions".
    /// ```mlir
    /// %r = llvm.inline_asm has_side_effects "bswap $0", "=r,r" %x : (i32) -> i32
    /// ```
    InlineAsm = "inline_asm" {
        (operands: [LlvmType]) -> (res: Option<LlvmType>)
        attrs  { asm_string: StrAttr, constraints: StrAttr }
        opts   {
            has_side_effects: Unit, is_align_stack: Unit, tail_call_kind: TailCallKind = TailCallKind::None,
            asm_dialect: AsmDialect, operand_attrs: ArrayAttrOf,
        }
        format "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::inline_asm, effects: effects::inline_asm }
    }

    /// Branches to a block.
    ///
    /// LangRef: "'br' Instruction".
    /// ```mlir
    /// llvm.br ^loop(%i : i64)
    /// ```
    Br = "br" {
        (dest_operands: [LlvmType])
        succs  { dest }
        opts   { loop_annotation: LoopAnnotation }
        traits [BranchOpInterface, Pure, Terminator]
        format "$dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? since<24>((`loop_annotation` `=` $loop_annotation^)?) attr-dict"
        hooks  { branch: branch::br }
    }

    /// Branches to one of two blocks by a condition.
    ///
    /// LangRef: "'br' Instruction".
    /// ```mlir
    /// llvm.cond_br %c weights([5, 10]), ^then, ^else(%x : i32)
    /// ```
    CondBr = "cond_br" {
        (condition: I1, true_dest_operands: [LlvmType], false_dest_operands: [LlvmType])
        succs  { true_dest, false_dest }
        opts   { branch_weights: DenseI32Array, loop_annotation: LoopAnnotation }
        traits [AttrSizedOperandSegments, BranchOpInterface, Pure, Terminator]
        format "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $true_dest (`(` $true_dest_operands^ `:` type($true_dest_operands) `)`)? `,` $false_dest (`(` $false_dest_operands^ `:` type($false_dest_operands) `)`)? since<24>((`loop_annotation` `=` $loop_annotation^)?) attr-dict"
        hooks  { verify_shape: verify::cond_br, branch: branch::cond_br }
    }

    /// Branches to the block of the case that equals the value, or to the default block.
    ///
    /// `case_operand_segments` has the number of `case_operands` of each case block.
    ///
    /// LangRef: "'switch' Instruction".
    /// ```mlir
    /// llvm.switch %v : i32, ^default [
    ///   1: ^one(%x : i32),
    ///   2: ^two
    /// ]
    /// ```
    Switch = "switch" {
        (value: AnySignlessInteger, default_operands: [AnyType], case_operands: [AnyType])
        succs  { default_destination, [case_destinations] }
        attrs  { case_operand_segments: DenseI32Array }
        opts   { case_values: IntElements, branch_weights: DenseI32Array }
        traits [AttrSizedOperandSegments, BranchOpInterface, Pure, Terminator]
        hooks  { parse: casm::parse_switch, print: casm::print_switch, verify_shape: verify::switch, branch: branch::switch }
    }

    /// Branches to the block whose address is the operand.
    ///
    /// LangRef: "'indirectbr' Instruction".
    /// ```mlir
    /// llvm.indirectbr %p : !llvm.ptr, [
    /// ^a(%x : i32),
    /// ^b
    /// ]
    /// ```
    IndirectBr = "indirectbr" {
        (addr: AnyPointer, succ_operands: [AnyType])
        succs  { [successors] }
        attrs  { indbr_operand_segments: DenseI32Array }
        traits [BranchOpInterface, Pure, Terminator]
        hooks  { parse: casm::parse_indirectbr, print: casm::print_indirectbr, verify_shape: verify::indirectbr, branch: branch::indirectbr }
    }

    /// Returns from a function, or gives the value of a global's initializer.
    ///
    /// LangRef: "'ret' Instruction".
    /// ```mlir
    /// llvm.return %x : i32
    /// ```
    Return = "return" {
        (arg: Option<LlvmType>)
        traits [Pure, RegionBranchTerminatorOpInterface, ReturnLike, Terminator]
        format "attr-dict ($arg^ `:` type($arg))?"
        hooks  { verify: verify::ret }
    }

    /// Marks code that cannot be reached; reaching it is undefined behaviour.
    ///
    /// LangRef: "'unreachable' Instruction".
    /// ```mlir
    /// llvm.unreachable
    /// ```
    Unreachable = "unreachable" {
        ()
        traits [Terminator]
        format "attr-dict"
    }
}
