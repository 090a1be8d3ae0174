//! Modules and what is in them.

use crate::prelude::*;
use crate::spirv::attrs::{I32Array, LinkageAttributes, SymbolArray, VerCapExt};
use crate::spirv::enums::{AddressingModel, ExecutionMode, ExecutionModel, FunctionControl, MemoryModel};
use crate::spirv::{asm, verify};
use terrace_base::func::FunctionTypeAttr;
use terrace_base::function;
use terrace_ir::decl::attr_type::{DictArrayAttr, I32Attr, TypeAttrOf};

ops! { "spirv", MODULE;
    /// A function that the outside calls, with the global variables that it uses.
    ///
    /// ```mlir
    /// spirv.EntryPoint "GLCompute" @main, @input
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    EntryPoint = "EntryPoint" {
        ()
        attrs { execution_model: ExecutionModel, r#fn("fn"): FlatSymbolRef, interface: SymbolArray }
        hooks { parse: asm::module::parse_entry_point, print: asm::module::print_entry_point, verify: verify::module::in_module }
    }

    /// A property of an entry point.
    ///
    /// ```mlir
    /// spirv.ExecutionMode @main "LocalSize", 32, 1, 1
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    ExecutionModeOp = "ExecutionMode" {
        ()
        attrs { r#fn("fn"): FlatSymbolRef, execution_mode: ExecutionMode, values: I32Array }
        hooks { parse: asm::module::parse_execution_mode, print: asm::module::print_execution_mode, verify: verify::module::in_module }
    }

    /// A function.
    ///
    /// ```mlir
    /// spirv.func @f(%x: f32) -> f32 "None" {
    ///   spirv.ReturnValue %x : f32
    /// }
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Func = "func" {
        ()
        regions { body }
        attrs   { function_type: FunctionTypeAttr, sym_name: SymbolNameAttr, function_control: FunctionControl }
        opts    { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr, linkage_attributes: LinkageAttributes }
        traits  [AutomaticAllocationScope, FunctionOpInterface, Symbol, IsolatedFromAbove]
        hooks   { parse: asm::module::parse_func, print: asm::module::print_func, verify_shape: verify::module::func_shape, verify: verify::module::func, callable_results: function::function_results }
    }

    /// Memory of all functions of a module, or of the outside.
    ///
    /// ```mlir
    /// spirv.GlobalVariable @g bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    GlobalVariable = "GlobalVariable" {
        ()
        attrs  { r#type("type"): TypeAttrOf, sym_name: SymbolNameAttr }
        opts   {
            initializer: FlatSymbolRef, location: I32Attr, binding: I32Attr, descriptor_set: I32Attr, built_in: StrAttr,
            linkage_attributes: LinkageAttributes,
        }
        traits [Symbol]
        hooks  { parse: asm::memory::parse_global, print: asm::memory::print_global, verify: verify::memory::global }
    }

    /// A module of SPIR-V.
    ///
    /// ```mlir
    /// spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {}
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Module = "module" {
        ()
        regions { region("") }
        attrs   { addressing_model: AddressingModel, memory_model: MemoryModel }
        opts    { vce_triple: VerCapExt, sym_name: SymbolNameAttr }
        traits  [IsolatedFromAbove, NoRegionArguments, NoTerminator, SingleBlock, SymbolTable, Symbol, OptionalSymbol]
        hooks   { parse: asm::module::parse_module, print: asm::module::print_module, verify_regions: verify::module::module }
    }
}
