//! Pointers, loads and stores.

use crate::prelude::*;
use crate::spirv::attrs::Alignment;
use crate::spirv::enums::{MemoryAccess, StorageClass};
use crate::spirv::types::*;
use crate::spirv::{asm, verify};
use terrace_base::constraints::AnyType;

ops! { "spirv", MEMORY;
    /// A pointer to a part of a composite in memory.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    AccessChain = "AccessChain" {
        (base_ptr: AnyPointer, indices: [Integer]) -> (component_ptr: AnyPointer)
        traits [Pure]
        format "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)"
        hooks  { verify: verify::memory::access_chain }
    }

    /// The address of a global variable.
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    AddressOf = "mlir.addressof" {
        () -> (pointer: AnyPointer)
        attrs  { variable: FlatSymbolRef }
        traits [Pure]
        format "$variable attr-dict `:` type($pointer)"
        hooks  { verify_with_symbols: verify::memory::address_of, result_names: asm::memory::address_name }
    }

    /// Reads memory.
    ///
    /// ```mlir
    /// %x = spirv.Load "Function" %p ["Aligned", 4] : f32
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Load = "Load" {
        (ptr: AnyPointer) -> (value: AnySpirv)
        opts   { memory_access: MemoryAccess, alignment: Alignment }
        hooks  { parse: asm::memory::parse_load, print: asm::memory::print_load, verify_shape: verify::memory::access }
    }

    /// Writes memory.
    ///
    /// ```mlir
    /// spirv.Store "Function" %p, %x ["Volatile"] : f32
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Store = "Store" {
        (ptr: AnyPointer, value: AnySpirv)
        opts   { memory_access: MemoryAccess, alignment: Alignment }
        hooks  { parse: asm::memory::parse_store, print: asm::memory::print_store, verify_shape: verify::memory::access }
    }

    /// Memory of a function.
    ///
    /// ```mlir
    /// %p = spirv.Variable init(%x) : !spirv.ptr<f32, Function>
    /// ```
    ///
    /// Lowering: `convert-spirv-to-llvm`.
    Variable = "Variable" {
        (initializer: Option<AnyType>) -> (pointer: AnyPointer)
        attrs  { storage_class: StorageClass }
        hooks  { parse: asm::memory::parse_variable, print: asm::memory::print_variable, verify: verify::memory::variable }
    }
}
