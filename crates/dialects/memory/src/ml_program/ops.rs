//! The operations of `ml_program`.

use super::attrs::AnyToken;
use super::{asm, verify};
use crate::prelude::*;
use terrace_base::func::FunctionTypeAttr;
use terrace_base::function;
use terrace_ir::decl::attr_type::DictArrayAttr;

ops! { "ml_program", OPS;
    /// A function: a declaration, or a body of blocks.
    ///
    /// ```mlir
    /// ml_program.func private @extern(i32) -> i32
    /// ml_program.func @compute(%a: i32) -> i32 { ml_program.return %a : i32 }
    /// ```
    Func = "func" {
        ()
        regions { body }
        attrs   { sym_name: SymbolNameAttr, function_type: FunctionTypeAttr }
        opts    { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr, sym_visibility: StrAttr }
        traits  [FunctionOpInterface, IsolatedFromAbove, Symbol]
        hooks   { parse: function::parse_function_op, print: OpPrinter::function_op, verify_shape: function::verify_function_shape, verify: function::verify_function_op, is_declaration: function::is_declaration, callable_results: function::function_results }
    }

    /// A global variable, or a constant unless it is `mutable`. The value is an attribute, `#ml_program.extern` if another
    /// program defines it, or absent: then it is undefined at first.
    ///
    /// ```mlir
    /// ml_program.global private @weights(dense<4> : tensor<4xi32>) : tensor<4xi32>
    /// ml_program.global public mutable @state : tensor<?xi32>
    /// ```
    ///
    /// Lowering: `one-shot-bufferize`.
    Global = "global" {
        ()
        attrs  { sym_name: SymbolNameAttr, ty("type"): TypeAttrOf }
        opts   { is_mutable: Unit, value: AnyAttr, sym_visibility: StrAttr }
        traits [Symbol]
        format "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict"
        custom { "SymbolVisibility": (asm::parse_visibility, asm::print_visibility), "TypedInitialValue": (asm::parse_value, asm::print_value) }
        hooks  { verify_shape: verify::global }
    }

    /// The value of a global.
    ///
    /// ```mlir
    /// %t = ml_program.global_load @state : tensor<?xi32>
    /// ```
    ///
    /// Lowering: `one-shot-bufferize`.
    GlobalLoad = "global_load" {
        () -> (result: AnyType)
        attrs  { global: SymbolRef }
        traits [MemRead]
        format "$global `:` type($result) attr-dict"
        hooks  { verify_symbol_uses: verify::global_load, result_names: asm::name_by_global }
    }

    /// The value of a global that is not mutable.
    ///
    /// ```mlir
    /// %t = ml_program.global_load_const @weights : tensor<4xi32>
    /// ```
    GlobalLoadConst = "global_load_const" {
        () -> (result: AnyType)
        attrs  { global: SymbolRef }
        traits [Pure]
        format "$global `:` type($result) attr-dict"
        hooks  { verify_symbol_uses: verify::global_load_const, result_names: asm::name_by_global }
    }

    /// The value of a global, in a graph: after the operations that produce the tokens.
    ///
    /// ```mlir
    /// %t, %done = ml_program.global_load_graph @state ordering(%token -> !ml_program.token) : tensor<?xi32>
    /// ```
    GlobalLoadGraph = "global_load_graph" {
        (consume_tokens: [AnyToken]) -> (result: AnyType, produce_token: AnyToken)
        attrs  { global: SymbolRef }
        traits [MemRead]
        format "$global `` custom<TokenOrdering>($consume_tokens, type($produce_token)) `:` type($result) attr-dict"
        custom { "TokenOrdering": (asm::parse_ordering, asm::print_ordering) }
        types  { asm::token_type }
        hooks  { verify_symbol_uses: verify::global_load, result_names: ["result", "produceToken"] }
    }

    /// Changes the value of a mutable global.
    ///
    /// ```mlir
    /// ml_program.global_store @state = %t : tensor<?xi32>
    /// ```
    ///
    /// Lowering: `one-shot-bufferize`.
    GlobalStore = "global_store" {
        (value: AnyType)
        attrs  { global: SymbolRef }
        traits [MemWrite]
        format "$global `=` $value `:` type($value) attr-dict"
        hooks  { verify_symbol_uses: verify::global_store }
    }

    /// Changes the value of a mutable global, in a graph: after the operations that produce the tokens.
    ///
    /// ```mlir
    /// %done = ml_program.global_store_graph @state = %t ordering(%token -> !ml_program.token) : tensor<?xi32>
    /// ```
    GlobalStoreGraph = "global_store_graph" {
        (value: AnyType, consume_tokens: [AnyToken]) -> (produce_token: AnyToken)
        attrs  { global: SymbolRef }
        traits [MemWrite]
        format "$global `=` $value `` custom<TokenOrdering>($consume_tokens, type($produce_token)) `:` type($value) attr-dict"
        custom { "TokenOrdering": (asm::parse_ordering, asm::print_ordering) }
        types  { asm::token_type }
        hooks  { verify_symbol_uses: verify::global_store }
    }

    /// Ends a subgraph with its results.
    ///
    /// ```mlir
    /// ml_program.output %0 : i32
    /// ```
    Output = "output" {
        (operands: [AnyType])
        traits  [Pure, ReturnLike, Terminator]
        parents ["ml_program.subgraph"]
        format  "attr-dict ($operands^ `:` type($operands))?"
        hooks   { verify: |op: OpRef<'_>| function::verify_function_end(op, "outputs", "output") }
    }

    /// Returns from a function with its results.
    ///
    /// ```mlir
    /// ml_program.return %0 : i32
    /// ```
    Return = "return" {
        (operands: [AnyType])
        traits  [Pure, ReturnLike, Terminator]
        parents ["ml_program.func"]
        format  "attr-dict ($operands^ `:` type($operands))?"
        hooks   { verify: |op: OpRef<'_>| function::verify_function_end(op, "returns", "return") }
    }

    /// A function whose body is a graph: uses may come before definitions.
    ///
    /// ```mlir
    /// ml_program.subgraph @compute(%a: i32) -> i32 { ml_program.output %a : i32 }
    /// ```
    Subgraph = "subgraph" {
        ()
        regions { body }
        attrs   { sym_name: SymbolNameAttr, function_type: FunctionTypeAttr }
        opts    { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr, sym_visibility: StrAttr }
        traits  [FunctionOpInterface, GraphRegion, IsolatedFromAbove, SingleBlock, Symbol]
        hooks   { parse: function::parse_function_op, print: OpPrinter::function_op, verify_shape: function::verify_function_shape, verify: function::verify_function_op, is_declaration: function::is_declaration, callable_results: function::function_results }
    }

    /// A token that nothing comes before.
    ///
    /// ```mlir
    /// %token = ml_program.token
    /// ```
    Token = "token" {
        () -> (token: AnyToken)
        traits [Pure]
        format "attr-dict"
        types  { asm::token_type }
    }
}
