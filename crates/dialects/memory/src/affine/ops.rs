//! The operations of `affine`.

use super::attrs::{AnyVectorOfNonZeroRank, I32ElementsAttr, IntegerSetAttrOf, ReductionsAttr};
use super::{UnitProp, asm, branch, fold, range, scope, verify};
use crate::index_list;
use crate::memref;
use terrace_base::constraints::{AffineMapAttrOf, AnyMemRef, I64ArrayAttr, LocalityHint};
use terrace_rewrite::prelude::*;

ops! { "affine", OPS;
    /// The value of an affine map with one result.
    ///
    /// ```mlir
    /// %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 8 + s0)>(%i)[%n]
    /// ```
    ///
    /// Lowering: `lower-affine`.
    Apply = "apply" {
        (map_operands: [Index]) -> (result: Index)
        attrs  { map: AffineMapAttrOf }
        traits [Pure]
        hooks  { parse: asm::parse_apply, print: asm::print_map_op, verify: verify::apply, fold: fold::apply, int_range: range::apply }
    }

    /// Splits a linear index into one index for each element of the basis. The last one varies fastest; each is below
    /// its element of the basis, except the first one if it has no bound.
    ///
    /// ```mlir
    /// %i:3 = affine.delinearize_index %x into (4, %n, 8) : index, index, index
    /// ```
    ///
    /// Lowering: `lower-affine`.
    DelinearizeIndex = "delinearize_index" {
        (linear_index: Index, dynamic_basis: [Index]) -> (multi_index: [Index])
        attrs  { static_basis: DenseI64Array }
        traits [Pure]
        format "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis) attr-dict `:` type($multi_index)"
        custom { "DynamicIndexList": (index_list::parse_paren_directive, index_list::print_paren_directive) }
        hooks  { verify_shape: verify::delinearize_index, fold: fold::delinearize_index }
    }

    /// Starts a transfer between two memrefs, which [`DmaWait`] waits for. The operands are the source and the
    /// destination with their subscripts, an element of a memref of tags, the number of elements, and optionally
    /// a stride and the number of elements that are transferred for each of its steps.
    ///
    /// ```mlir
    /// affine.dma_start %src[%i + 3, %j], %dst[%k], %tag[0], %n, %stride, %n_per_stride : memref<4x8xf32>, memref<8xf32, 2>, memref<1xi32>
    /// ```
    ///
    /// Lowering: `lower-affine`.
    DmaStart = "dma_start" {
        (operands: [AnyType])
        hooks { parse: asm::dma::parse_start, print: asm::dma::print_start, verify: verify::dma::start, takes_arg: scope::takes_arg, fold: memref::fold::fold_casts }
    }

    /// Waits until the transfer with this tag and number of elements is done.
    ///
    /// ```mlir
    /// affine.dma_wait %tag[0], %n : memref<1xi32>
    /// ```
    ///
    /// Lowering: `lower-affine`.
    DmaWait = "dma_wait" {
        (operands: [AnyType])
        hooks { parse: asm::dma::parse_wait, print: asm::dma::print_wait, verify: verify::dma::wait, takes_arg: scope::takes_arg, fold: memref::fold::fold_casts }
    }

    /// A counted loop whose bounds are affine: the induction variable runs from the greatest result of the lower bound's map
    /// to the smallest of the upper bound's, exclusive, by a constant step. Values carried from one iteration to the next
    /// start as `inits`; the last ones are the results.
    ///
    /// ```mlir
    /// %r = affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%j)[%n] step 4 iter_args(%a = %x) -> (f32) { ... }
    /// ```
    ///
    /// Lowering: `lower-affine`.
    For = "for" {
        (lower_bound_operands: [Index], upper_bound_operands: [Index], inits: [AnyType]) -> (results: [AnyType])
        regions { body("region"): (1, 1) }
        attrs  { lower_bound_map("lowerBoundMap"): AffineMapAttrOf, upper_bound_map("upperBoundMap"): AffineMapAttrOf, step: IndexAttr }
        traits [AttrSizedOperandSegments, AutomaticAllocationScope, SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, LoopLikeOpInterface, RegionBranchOpInterface]
        terminator "affine.yield"
        hooks  { parse: asm::loops::parse_for, print: asm::loops::print_for, verify_loop: verify::loops::carried_values, verify_regions: verify::loops::for_op, region_edges: branch::for_loop, speculatable: branch::for_speculatability, fold: fold::loops::for_op, induction: range::for_induction }
    }

    /// Runs the first region if the operands are in an integer set, else the second, which may be absent without results.
    ///
    /// ```mlir
    /// %r = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] -> f32 { affine.yield %a : f32 } else { ... }
    /// ```
    ///
    /// Lowering: `lower-affine`.
    If = "if" {
        (operands: [AnyType]) -> (results: [AnyType])
        regions { then_region("thenRegion"): (1, 1), else_region("elseRegion") }
        attrs  { condition: IntegerSetAttrOf }
        traits [SingleBlock, ImplicitTerminator, RecursivelySpeculatable, RecursiveMemoryEffects, NoRegionArguments, RegionBranchOpInterface]
        terminator "affine.yield"
        hooks  { parse: asm::loops::parse_if, print: asm::loops::print_if, verify: verify::loops::if_op, region_edges: branch::if_op, fold: fold::loops::if_op }
    }

    /// Combines indices into a linear index, the reverse of `delinearize_index`. `disjoint` asserts that each index
    /// is below its element of the basis.
    ///
    /// ```mlir
    /// %x = affine.linearize_index disjoint [%i, %j] by (4, %n) : index
    /// ```
    ///
    /// Lowering: `lower-affine`.
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
    ///
    /// Lowering: `lower-affine`.
    Load = "load" {
        (memref: AnyMemRef, indices: [Index]) -> (result: AnyType)
        attrs  { map: AffineMapAttrOf }
        traits [MemRead]
        hooks  { parse: asm::parse_access, print: asm::print_access, verify_shape: verify::access_shape, verify: verify::access, takes_arg: scope::takes_arg, fold: fold::load }
    }

    /// The greatest value of an affine map's results.
    ///
    /// ```mlir
    /// %1 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n]
    /// ```
    ///
    /// Lowering: `lower-affine`.
    Max = "max" (fold: fold::max),
    /// The smallest value of an affine map's results.
    ///
    /// ```mlir
    /// %1 = affine.min affine_map<(d0) -> (1000, d0 + 512)>(%i)
    /// ```
    ///
    /// Lowering: `lower-affine`.
    Min = "min" (fold: fold::min) {
        (operands: [Index]) -> (result: Index)
        attrs  { map: AffineMapAttrOf }
        traits [Pure]
        hooks  { parse: asm::parse_min_max, print: asm::print_map_op, verify_shape: verify::min_max }
    }

    /// A loop nest whose iterations may run in any order or in parallel. Each bound is the greatest (lower) or smallest
    /// (upper) of a group of results of a map. Yielded values are combined by the kinds in `reductions`.
    ///
    /// ```mlir
    /// %s = affine.parallel (%i, %j) = (0, max(%a, 8)) to (%n, min(%a + 8, %m)) step (1, 4) reduce ("addf") -> (f32) { ... }
    /// ```
    ///
    /// Lowering: `lower-affine`.
    Parallel = "parallel" {
        (map_operands: [Index]) -> (results: [AnyType])
        regions { body("region"): (1, 1) }
        attrs  {
            reductions: ReductionsAttr, lower_bounds_map("lowerBoundsMap"): AffineMapAttrOf,
            lower_bounds_groups("lowerBoundsGroups"): I32ElementsAttr, upper_bounds_map("upperBoundsMap"): AffineMapAttrOf,
            upper_bounds_groups("upperBoundsGroups"): I32ElementsAttr, steps: I64ArrayAttr,
        }
        traits [AutomaticAllocationScope, SingleBlock, ImplicitTerminator, RecursivelySpeculatable, RecursiveMemoryEffects, LoopLikeOpInterface]
        terminator "affine.yield"
        hooks  { parse: asm::parallel::parse, print: asm::parallel::print, verify: verify::loops::parallel, fold: fold::loops::parallel }
    }

    /// Hints that an element will be accessed soon.
    ///
    /// ```mlir
    /// affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<400x400xi32>
    /// ```
    ///
    /// Lowering: `lower-affine`.
    Prefetch = "prefetch" {
        (memref: AnyMemRef, indices: [Index])
        attrs { is_write("isWrite"): Bool, locality_hint("localityHint"): LocalityHint, is_data_cache("isDataCache"): Bool, map: AffineMapAttrOf }
        hooks { parse: asm::parse_prefetch, print: asm::print_prefetch, verify: verify::prefetch, takes_arg: scope::takes_arg, fold: memref::fold::fold_casts }
    }

    /// Stores an element; the subscripts are affine expressions.
    ///
    /// ```mlir
    /// affine.store %x, %m[%i + 3, %j mod 2] : memref<?x?xf32>
    /// ```
    ///
    /// Lowering: `lower-affine`.
    Store = "store" {
        (value: AnyType, memref: AnyMemRef, indices: [Index])
        attrs  { map: AffineMapAttrOf }
        traits [MemWrite]
        hooks  { parse: asm::parse_access, print: asm::print_access, verify_shape: verify::access_shape, verify: verify::access, takes_arg: scope::takes_arg, fold: memref::fold::store }
    }

    /// Loads a vector of consecutive elements; the subscripts are affine expressions.
    ///
    /// ```mlir
    /// %v = affine.vector_load %m[%i, %j + 3] : memref<8x16xf32>, vector<4xf32>
    /// ```
    ///
    /// Lowering: `lower-affine`.
    VectorLoad = "vector_load" {
        (memref: AnyMemRef, indices: [Index]) -> (result: AnyVectorOfNonZeroRank)
        attrs  { map: AffineMapAttrOf }
        traits [MemRead]
        hooks  { parse: asm::parse_access, print: asm::print_access, verify_shape: verify::access_shape, verify: verify::access, takes_arg: scope::takes_arg }
    }

    /// Stores a vector to consecutive elements; the subscripts are affine expressions.
    ///
    /// ```mlir
    /// affine.vector_store %v, %m[%i, %j + 3] : memref<8x16xf32>, vector<4xf32>
    /// ```
    ///
    /// Lowering: `lower-affine`.
    VectorStore = "vector_store" {
        (value: AnyVectorOfNonZeroRank, memref: AnyMemRef, indices: [Index])
        attrs  { map: AffineMapAttrOf }
        traits [MemWrite]
        hooks  { parse: asm::parse_access, print: asm::print_access, verify_shape: verify::access_shape, verify: verify::access, takes_arg: scope::takes_arg }
    }

    /// Ends a region of an affine operation with values.
    ///
    /// ```mlir
    /// affine.yield %x : f32
    /// ```
    ///
    /// Lowering: `lower-affine`.
    Yield = "yield" {
        (operands: [AnyType])
        traits [Pure, Terminator, ReturnLike]
        format "attr-dict ($operands^ `:` type($operands))?"
        hooks  { verify: verify::loops::yield_op }
    }
}
