//! The operations of `memref`.

use super::{Alignment, MemRefTypeAttr, asm, fold, verify};
use crate::constraints::{
    AnyMemRef, AnyNon0RankedOrUnrankedMemRef, AnyRankedOrUnrankedMemRef, AnyStaticShapeMemRef, AnyType, Index,
};
use terrace_ir::decl::attr_type::{AnyAttr, FlatSymbolRef, SilentBool, StrAttr, SymbolNameAttr, Unit};
use terrace_ir::ops;

ops! { "memref", OPS;
    /// Allocates a buffer on the heap; it lives until `memref.dealloc`. There is one size operand for each
    /// dynamic extent, and one symbol operand for each symbol of the layout.
    ///
    /// ```mlir
    /// %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?x8xf32>
    /// ```
    Alloc = "alloc" (verify: verify::alloc, result_names: asm::alloc_name),
    /// Allocates a buffer in the stack frame of the enclosing `AutomaticAllocationScope`, e.g. the function.
    ///
    /// ```mlir
    /// %m = memref.alloca(%n) : memref<?xi8>
    /// ```
    Alloca = "alloca" (verify: verify::alloca, result_names: asm::alloca_name) {
        (dynamic_sizes: [Index], symbol_operands: [Index]) -> (memref: AnyMemRef)
        opts   { alignment: Alignment }
        traits [AttrSizedOperandSegments, MemAlloc]
        format "`` `(` $dynamic_sizes `)` (`` `[` $symbol_operands^ `]`)? attr-dict `:` type($memref)"
    }

    /// The same buffer under a type that knows more or less of its extents and layout. Knowing more than is
    /// true is undefined behaviour.
    ///
    /// ```mlir
    /// %d = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
    /// ```
    Cast = "cast" {
        (source: AnyRankedOrUnrankedMemRef) -> (dest: AnyRankedOrUnrankedMemRef)
        traits [CastOpInterface, Pure, ViewLikeOpInterface]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        hooks  { verify: verify::cast, fold: fold::cast, result_names: asm::cast_name }
    }

    /// Frees a buffer that `memref.alloc` gave.
    ///
    /// ```mlir
    /// memref.dealloc %m : memref<?xf32>
    /// ```
    Dealloc = "dealloc" {
        (memref: AnyRankedOrUnrankedMemRef)
        traits [MemFree]
        format "$memref attr-dict `:` type($memref)"
        hooks  { fold: fold::of_casts }
    }

    /// An extent of a memref; undefined when the dimension is out of range.
    ///
    /// ```mlir
    /// %n = memref.dim %m, %c0 : memref<?x8xf32>
    /// ```
    Dim = "dim" {
        (source: AnyNon0RankedOrUnrankedMemRef, index: Index) -> (result: Index = infer)
        traits [NoMemoryEffect]
        format "attr-dict $source `,` $index `:` type($source)"
        hooks  { infer: fold::infer_index, fold: fold::dim, result_names: asm::dim_name }
    }

    /// The address of a global as a memref.
    ///
    /// ```mlir
    /// %m = memref.get_global @table : memref<16xi32>
    /// ```
    GetGlobal = "get_global" {
        () -> (result: AnyStaticShapeMemRef)
        attrs  { name: FlatSymbolRef }
        traits [Pure]
        format "$name `:` type($result) attr-dict"
    }

    /// A buffer that lives as long as the program: external when it has no initial value, else
    /// `uninitialized` or with the elements given.
    ///
    /// ```mlir
    /// memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
    /// ```
    Global = "global" {
        ()
        attrs  { sym_name: SymbolNameAttr, ty("type"): MemRefTypeAttr }
        opts   { sym_visibility: StrAttr, initial_value: AnyAttr, constant: Unit, alignment: Alignment }
        traits [Symbol]
        format "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict"
        custom { "GlobalMemrefOpTypeAndInitialValue": (asm::parse_type_and_initial_value, asm::print_type_and_initial_value) }
        hooks  { verify: verify::global }
    }

    /// Reads an element.
    ///
    /// ```mlir
    /// %x = memref.load %m[%i, %j] {nontemporal = true} : memref<4x?xf32>
    /// ```
    Load = "load" {
        (memref: AnyMemRef, indices: [Index]) -> (result: AnyType = infer)
        opts   { nontemporal: SilentBool = false, alignment: Alignment }
        traits [MemRead]
        relations { "result type matches element type of 'memref'": verify::load_element }
        format "$memref `[` $indices `]` attr-dict `:` type($memref)"
        hooks  { infer: fold::infer_element, verify: verify::load, fold: fold::of_casts }
    }

    /// Writes an element.
    ///
    /// ```mlir
    /// memref.store %x, %m[%i, %j] : memref<4x?xf32>
    /// ```
    Store = "store" {
        (value: AnyType, memref: AnyMemRef, indices: [Index])
        opts   { nontemporal: SilentBool = false, alignment: Alignment }
        traits [MemWrite]
        relations { "type of 'value' matches element type of 'memref'": verify::store_element }
        format "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"
        types  { fold::element_of_memref }
        hooks  { verify: verify::store, fold: fold::store }
    }
}
