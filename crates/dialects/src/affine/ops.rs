//! The operations of `affine`.

use super::{UnitProp, asm, fold, verify};
use crate::constraints::{AnyMemRef, AnyType, Index};
use crate::index_list;
use crate::memref::{AffineMapAttrOf, LocalityHint};
use terrace_ir::decl::attr_type::{Bool, DenseI64Array};
use terrace_ir::ops;

ops! { "affine", OPS;
    /// The value of an affine map with one result.
    ///
    /// ```mlir
    /// %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 8 + s0)>(%i)[%n]
    /// ```
    Apply = "apply" {
        (map_operands: [Index]) -> (result: Index)
        attrs  { map: AffineMapAttrOf }
        traits [Pure]
        hooks  { parse: asm::parse_apply, print: asm::print_apply, verify: verify::apply, fold: fold::apply }
    }

    /// Splits a linear index into one index for each element of the basis. The last one varies fastest; each is below
    /// its element of the basis, except the first one if it has no bound.
    ///
    /// ```mlir
    /// %i:3 = affine.delinearize_index %x into (4, %n, 8) : index, index, index
    /// ```
    DelinearizeIndex = "delinearize_index" {
        (linear_index: Index, dynamic_basis: [Index]) -> (multi_index: [Index])
        attrs  { static_basis: DenseI64Array }
        traits [Pure]
        format "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict `:` type($multi_index)"
        custom { "DynamicIndexList": (index_list::parse_paren_directive, index_list::print_paren_directive) }
        hooks  { verify_shape: verify::delinearize_index, fold: fold::delinearize_index }
    }

    /// Combines indices into a linear index, the reverse of `delinearize_index`. `disjoint` asserts that each index
    /// is below its element of the basis.
    ///
    /// ```mlir
    /// %x = affine.linearize_index disjoint [%i, %j] by (4, %n) : index
    /// ```
    LinearizeIndex = "linearize_index" {
        (multi_index: [Index], dynamic_basis: [Index]) -> (linear_index: Index)
        attrs  { static_basis: DenseI64Array }
        opts   { disjoint: UnitProp = false }
        traits [Pure, AttrSizedOperandSegments]
        format "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict `:` type($linear_index)"
        custom { "DynamicIndexList": (index_list::parse_paren_directive, index_list::print_paren_directive) }
        hooks  { verify_shape: verify::linearize_index, fold: fold::linearize_index }
    }

    /// Loads an element; the subscripts are affine expressions.
    ///
    /// ```mlir
    /// %x = affine.load %m[%i + 3, symbol(%n) * 2] : memref<?x?xf32>
    /// ```
    Load = "load" {
        (memref: AnyMemRef, indices: [Index]) -> (result: AnyType)
        attrs  { map: AffineMapAttrOf }
        traits [MemRead]
        hooks  { parse: asm::parse_load, print: asm::print_load, verify: verify::load, fold: fold::load }
    }

    /// The greatest value of an affine map's results.
    ///
    /// ```mlir
    /// %1 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n]
    /// ```
    Max = "max" (fold: fold::max),
    /// The smallest value of an affine map's results.
    ///
    /// ```mlir
    /// %1 = affine.min affine_map<(d0) -> (1000, d0 + 512)>(%i)
    /// ```
    Min = "min" (fold: fold::min) {
        (operands: [Index]) -> (result: Index)
        attrs  { map: AffineMapAttrOf }
        traits [Pure]
        hooks  { parse: asm::parse_min_max, print: asm::print_min_max, verify_shape: verify::min_max }
    }

    /// Hints that an element will be accessed soon.
    ///
    /// ```mlir
    /// affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<400x400xi32>
    /// ```
    Prefetch = "prefetch" {
        (memref: AnyMemRef, indices: [Index])
        attrs { is_write("isWrite"): Bool, locality_hint("localityHint"): LocalityHint, is_data_cache("isDataCache"): Bool, map: AffineMapAttrOf }
        hooks { parse: asm::parse_prefetch, print: asm::print_prefetch, verify: verify::prefetch, fold: fold::fold_casts }
    }

    /// Stores an element; the subscripts are affine expressions.
    ///
    /// ```mlir
    /// affine.store %x, %m[%i + 3, %j mod 2] : memref<?x?xf32>
    /// ```
    Store = "store" {
        (value: AnyType, memref: AnyMemRef, indices: [Index])
        attrs  { map: AffineMapAttrOf }
        traits [MemWrite]
        hooks  { parse: asm::parse_store, print: asm::print_store, verify: verify::store, fold: fold::store }
    }
}
