//! The operations of `func`.

use super::{FunctionTypeAttr, asm, inline, verify};
use crate::constraints::AnyFunction;
use crate::function;
use terrace_ir::decl::attr_type::DictArrayAttr;
use terrace_rewrite::prelude::*;

ops! { "func", OPS;
    /// Calls a function by name.
    ///
    /// ```mlir
    /// %2 = func.call @my_add(%0, %1) : (f32, f32) -> f32
    /// ```
    ///
    /// Lowering: `convert-func-to-llvm`.
    Call = "call" {
        (operands: [AnyType]) -> (results: [AnyType])
        attrs  { callee: FlatSymbolRef }
        opts   { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr, no_inline: Unit }
        traits [CallOpInterface]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
        hooks  { verify_symbol_uses: verify::call, call: inline::call_parts }
    }

    /// Calls a function value.
    ///
    /// ```mlir
    /// %2 = func.call_indirect %f(%0, %1) : (f32, f32) -> f32
    /// ```
    ///
    /// Lowering: `convert-func-to-llvm`.
    CallIndirect = "call_indirect" {
        (callee: AnyFunction, callee_operands: [AnyType]) -> (results: [AnyType])
        opts   { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [CallOpInterface]
        relations {
            "callee input types match argument types": verify::callee_inputs,
            "callee result types match result types": verify::callee_results,
        }
        hooks  { parse: asm::parse_call_indirect, print: asm::print_call_indirect, call: inline::indirect_call_parts }
    }

    /// A function as a value, for indirect calls.
    ///
    /// ```mlir
    /// %f = func.constant @my_add : (f32, f32) -> f32
    /// ```
    ///
    /// Lowering: `convert-func-to-llvm`.
    Constant = "constant" {
        () -> (result: AnyType)
        attrs  { value: FlatSymbolRef }
        traits [ConstantLike, Pure]
        format "attr-dict $value `:` type(results)"
        hooks  { verify_symbol_uses: verify::constant, result_names: "f", constant: first_attr }
    }

    /// A function: a declaration, or a body whose entry block has the arguments. The body is isolated from above;
    /// it can refer to outside operations only by symbols.
    ///
    /// ```mlir
    /// func.func private @abs(%x: i64) -> (i64 {x.range = 0}) attributes {no_inline} { return %x : i64 }
    /// ```
    ///
    /// Lowering: `convert-func-to-llvm`.
    Func = "func" {
        ()
        regions { body }
        attrs   { sym_name: SymbolNameAttr, function_type: FunctionTypeAttr }
        opts    { sym_visibility: StrAttr, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr, no_inline: Unit }
        traits  [AffineScope, AutomaticAllocationScope, Symbol, FunctionOpInterface, IsolatedFromAbove]
        hooks   { parse: function::parse_function_op, print: OpPrinter::function_op, verify_shape: function::verify_function_shape, verify: function::verify_function_op, default_dialect: || "func", is_declaration: |b: &Body, op: Func| op.is_declaration(b), callable_results: function::function_results }
    }

    /// Returns from a function with its results.
    ///
    /// ```mlir
    /// return %0, %1 : i32, f8E5M2
    /// ```
    ///
    /// Lowering: `convert-func-to-llvm`.
    Return = "return" {
        (operands: [AnyType])
        traits  [Pure, RegionBranchTerminatorOpInterface, ReturnLike, Terminator]
        parents ["func.func"]
        format  "attr-dict ($operands^ `:` type($operands))?"
        hooks   { verify: verify::ret }
    }
}
