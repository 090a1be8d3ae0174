//! The operations of `memref`.

use super::{AssumedAlignment, AtomicRMWKind, MemRefTypeAttr, asm, divide, fold, promote, verify};
use crate::reassociation::IndexListArrayAttr;
use crate::{dims, index_list, regions};
use terrace_base::constraints::{
    AffineMapAttrOf, Alignment, AnyMemRef, AnyNon0RankedOrUnrankedMemRef, AnyRankedOrUnrankedMemRef,
    AnyStaticShapeMemRef, AnyStridedMemRef, LocalityHint, MemRefOfIntegerOrFloat, MemRefRank1,
    MemRefRank1OfI8, MemRefRank1OfIntegerOrIndex, SignlessIntegerOrFloat, StridedMemRefRank0,
};
use terrace_base::infer;
use terrace_ir::decl::attr_type::SilentBool;
use terrace_rewrite::prelude::*;

ops! { "memref", OPS;
    /// Allocates a buffer on the heap; it lives until `memref.dealloc`. There is one size operand for each
    /// dynamic extent, and one symbol operand for each symbol of the layout.
    ///
    /// ```mlir
    /// %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?x8xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Alloc = "alloc" {
        (dynamic_sizes: [Index], symbol_operands: [Index]) -> (memref: AnyMemRef)
        opts   { alignment: Alignment }
        traits [AttrSizedOperandSegments, MemAlloc]
        format "`` `(` $dynamic_sizes `)` (`` `[` $symbol_operands^ `]`)? since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($memref)"
        hooks  { verify_shape: verify::alloc, result_names: "alloc" }
    }

    /// Allocates a buffer in the stack frame of the enclosing `AutomaticAllocationScope`, e.g. the function.
    ///
    /// ```mlir
    /// %m = memref.alloca(%n) : memref<?xi8>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Alloca = "alloca" {
        (dynamic_sizes: [Index], symbol_operands: [Index]) -> (memref: AnyMemRef)
        opts   { alignment: Alignment }
        traits [AttrSizedOperandSegments, MemAlloc, ScopedAlloc]
        format "`` `(` $dynamic_sizes `)` (`` `[` $symbol_operands^ `]`)? since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($memref)"
        hooks  { allocation: &promote::ALLOCATION, division: &divide::DIVISION, verify: verify::alloca, result_names: "alloca" }
    }

    /// A scope of stack allocations: memory of `memref.alloca` inside it is freed at its end.
    ///
    /// ```mlir
    /// %sum = memref.alloca_scope -> (i32) { memref.alloca_scope.return %x : i32 }
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    AllocaScope = "alloca_scope" {
        () -> (results: [AnyType])
        regions { body_region("bodyRegion"): (1, 1) }
        traits  [SingleBlock, ImplicitTerminator, NoRegionArguments, AutomaticAllocationScope, RegionBranchOpInterface, RecursiveMemoryEffects]
        terminator "memref.alloca_scope.return"
        hooks   { parse: asm::parse_alloca_scope, print: asm::print_alloca_scope, region_edges: regions::run_once }
    }

    /// Ends an `alloca_scope` with its results.
    ///
    /// ```mlir
    /// memref.alloca_scope.return %x : i32
    /// ```
    AllocaScopeReturn = "alloca_scope.return" {
        (results: [AnyType])
        traits  [Pure, RegionBranchTerminatorOpInterface, ReturnLike, Terminator]
        parents ["memref.alloca_scope"]
        format  "attr-dict ($results^ `:` type($results))?"
    }

    /// Asserts that a buffer's address is a multiple of `alignment`, and returns the buffer; undefined if it is not.
    ///
    /// ```mlir
    /// %a = memref.assume_alignment %m, 16 : memref<?xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    AssumeAlignment = "assume_alignment" {
        (memref: AnyMemRef) -> (result: AnyMemRef = memref)
        attrs  { alignment: AssumedAlignment }
        traits [Pure, ViewLikeOpInterface, SameOperandsAndResultType, InferTypes]
        format "$memref `,` $alignment attr-dict `:` type($memref)"
        hooks  { verify_shape: verify::assume_alignment, fold: fold::assume_alignment, result_names: "assume_align" }
    }

    /// Updates an element with an operation in one atomic step, and returns the old value.
    ///
    /// ```mlir
    /// %old = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<8xi32>) -> i32
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    AtomicRMW = "atomic_rmw" {
        (value: SignlessIntegerOrFloat, memref: MemRefOfIntegerOrFloat, indices: [Index]) -> (result: SignlessIntegerOrFloat = value)
        attrs  { kind: AtomicRMWKind }
        traits [MemRead, MemWrite]
        relations {
            same_type(value, result),
            types_match("value type matches element type of memref", memref => value, fold::element),
        }
        format "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)"
        hooks  { verify_shape: verify::atomic_rmw, fold: fold::fold_casts }
    }

    /// Ends the body of a `generic_atomic_rmw` with the new value of the element.
    ///
    /// ```mlir
    /// memref.atomic_yield %x : f32
    /// ```
    AtomicYield = "atomic_yield" {
        (result: AnyType)
        traits  [Pure, Terminator, RegionBranchTerminatorOpInterface, ReturnLike]
        parents ["memref.generic_atomic_rmw"]
        format  "$result attr-dict `:` type($result)"
        hooks   { verify: verify::atomic_yield }
    }

    /// A buffer under a type with more or fewer static extents, strides and offset. Static ones that do not hold
    /// at run time are undefined behaviour.
    ///
    /// ```mlir
    /// %d = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Cast = "cast" {
        (source: AnyRankedOrUnrankedMemRef) -> (dest: AnyRankedOrUnrankedMemRef)
        traits [CastOpInterface, Pure, SameOperandsAndResultShape, ViewLikeOpInterface]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        hooks  { cast: verify::cast, fold: fold::fold_casts, result_names: "cast" }
    }

    /// Joins groups of neighbouring dimensions; `expand_shape` does the reverse.
    ///
    /// ```mlir
    /// %c = memref.collapse_shape %m [[0, 1], [2]] : memref<4x5x6xf32> into memref<20x6xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    CollapseShape = "collapse_shape" {
        (src: AnyStridedMemRef) -> (result: AnyStridedMemRef)
        attrs  { reassociation: IndexListArrayAttr }
        traits [Pure, ViewLikeOpInterface]
        format "$src $reassociation attr-dict `:` type($src) `into` type($result)"
        hooks  { verify_shape: verify::collapse_shape, fold: fold::reshape, result_names: "collapse_shape" }
    }

    /// Copies the elements of one buffer to another of the same shape; they must not overlap.
    ///
    /// ```mlir
    /// memref.copy %a, %b : memref<?xf32> to memref<4xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Copy = "copy" {
        (source: AnyRankedOrUnrankedMemRef, target: AnyRankedOrUnrankedMemRef)
        traits [SameOperandsElementType, SameOperandsShape, MemRead, MemWrite]
        format "$source `,` $target attr-dict `:` type($source) `to` type($target)"
        hooks  { fold: fold::copy }
    }

    /// Frees a buffer of `memref.alloc`.
    ///
    /// ```mlir
    /// memref.dealloc %m : memref<?xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Dealloc = "dealloc" {
        (memref: AnyRankedOrUnrankedMemRef)
        traits [MemFree]
        format "$memref attr-dict `:` type($memref)"
        hooks  { fold: fold::fold_casts }
    }

    /// An extent of a memref; undefined if the dimension is out of range.
    ///
    /// ```mlir
    /// %n = memref.dim %m, %c0 : memref<?x8xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Dim = "dim" {
        (source: AnyNon0RankedOrUnrankedMemRef, index: Index) -> (result: Index = infer)
        traits [NoMemoryEffect, ShapedDimOpInterface]
        format "attr-dict $source `,` $index `:` type($source)"
        hooks  { infer: infer::one_index, fold: fold::dim, int_range: dims::range, result_names: "dim", speculatable: dims::speculatability }
    }

    /// Asserts that buffers do not overlap, and returns them; undefined if they do.
    ///
    /// ```mlir
    /// %c, %d = memref.distinct_objects %a, %b : memref<?xf32>, memref<8xi8>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    DistinctObjects = "distinct_objects" {
        (operands: [AnyMemRef]) -> (results: [AnyMemRef] = infer)
        traits [Pure]
        format "$operands attr-dict `:` type($operands)"
        hooks  { infer: fold::infer_operand_types, verify_shape: verify::distinct_objects }
    }

    /// Starts an asynchronous copy between buffers; `dma_wait` on the tag waits for it. With a stride, the copy
    /// takes `%each` elements every `%stride` elements of the slower memory.
    ///
    /// ```mlir
    /// memref.dma_start %src[%i], %dst[%j], %n, %tag[%k], %stride, %each : memref<99xf32>, memref<99xf32, 2>, memref<1xi32>
    /// ```
    DmaStart = "dma_start" {
        (operands: [AnyType])
        hooks { parse: asm::parse_dma_start, print: asm::print_dma_start, verify_shape: verify::dma_start, fold: fold::fold_casts }
    }

    /// Waits for the copies with a tag.
    ///
    /// ```mlir
    /// memref.dma_wait %tag[%k], %n : memref<1xi32>
    /// ```
    DmaWait = "dma_wait" {
        (tag_mem_ref: AnyMemRef, tag_indices: [Index], num_elements: Index)
        format "$tag_mem_ref `[` $tag_indices `]` `,` $num_elements attr-dict `:` type($tag_mem_ref)"
        hooks  { verify_shape: verify::dma_wait, fold: fold::fold_casts }
    }

    /// Splits dimensions into groups. `output_shape` has the extents of the result: they do not follow from the
    /// source if several extents of a group are dynamic.
    ///
    /// ```mlir
    /// %e = memref.expand_shape %m [[0, 1], [2]] output_shape [4, %n, 6] : memref<?x6xf32> into memref<4x?x6xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    ExpandShape = "expand_shape" {
        (src: AnyStridedMemRef, output_shape: [Index]) -> (result: AnyStridedMemRef)
        attrs  { reassociation: IndexListArrayAttr, static_output_shape: DenseI64Array }
        traits [Pure, ViewLikeOpInterface]
        format "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::expand_shape, fold: fold::reshape, result_names: "expand_shape" }
    }

    /// The aligned pointer of a memref as an `index`, without the offset.
    ///
    /// ```mlir
    /// %p = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    ExtractAlignedPointerAsIndex = "extract_aligned_pointer_as_index" {
        (source: AnyRankedOrUnrankedMemRef) -> (aligned_pointer: Index)
        traits [Pure]
        format "$source `:` type($source) `->` type(results) attr-dict"
        hooks  { result_names: "intptr" }
    }

    /// Decomposes a memref into its buffer, as a memref of rank zero, and its offset, sizes and strides.
    ///
    /// ```mlir
    /// %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    ExtractStridedMetadata = "extract_strided_metadata" {
        (source: AnyStridedMemRef) -> (base_buffer: StridedMemRefRank0, offset: Index, sizes: [Index], strides: [Index])
        traits [Pure, SameVariadicResultSize, ViewLikeOpInterface, InferTypes]
        format "$source `:` type($source) `->` type(results) attr-dict"
        hooks  { infer: fold::infer_strided_metadata, fold: fold::extract_strided_metadata, result_names: ["base_buffer", "offset", "sizes", "strides"] }
    }

    /// Updates an element with the operations of its body in one atomic step, and returns the old value.
    ///
    /// ```mlir
    /// %old = memref.generic_atomic_rmw %m[%i] : memref<8xf32> {
    /// ^bb0(%x: f32):
    ///   memref.atomic_yield %x : f32
    /// }
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    GenericAtomicRMW = "generic_atomic_rmw" {
        (memref: MemRefOfIntegerOrFloat, indices: [Index]) -> (result: SignlessIntegerOrFloat = infer)
        regions { atomic_body }
        traits  [SingleBlock, ImplicitTerminator, MemRead, MemWrite]
        relations { types_match("result type matches element type of memref", memref => result, fold::element) }
        terminator "memref.atomic_yield"
        hooks   { parse: asm::parse_generic_atomic_rmw, print: asm::print_generic_atomic_rmw, verify: verify::generic_atomic_rmw }
    }

    /// A global as a memref.
    ///
    /// ```mlir
    /// %m = memref.get_global @table : memref<16xi32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    GetGlobal = "get_global" {
        () -> (result: AnyStaticShapeMemRef)
        attrs  { name: FlatSymbolRef }
        traits [Pure]
        format "$name `:` type($result) attr-dict"
        hooks  { verify_symbol_uses: verify::get_global }
    }

    /// A global buffer: a declaration without initial value, else `uninitialized` or with the given elements.
    ///
    /// ```mlir
    /// memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Global = "global" {
        ()
        attrs  { sym_name: SymbolNameAttr, ty("type"): MemRefTypeAttr }
        opts   { sym_visibility: StrAttr, initial_value: AnyAttr, constant: Unit, alignment: Alignment }
        traits [Symbol]
        format "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) since<24>((`alignment` `=` $alignment^)?) attr-dict"
        custom { "GlobalMemrefOpTypeAndInitialValue": (asm::parse_type_and_initial_value, asm::print_type_and_initial_value) }
        hooks  { verify_shape: verify::global, symbol_value: |b: &Body, op: Global| op.constant_value(b) }
    }

    /// Loads an element.
    ///
    /// ```mlir
    /// %x = memref.load %m[%i, %j] {nontemporal = true} : memref<4x?xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Load = "load" {
        (memref: AnyMemRef, indices: [Index]) -> (result: AnyType = infer)
        opts   { nontemporal: SilentBool = false, alignment: Alignment }
        traits [MemRead]
        relations { types_match("result type matches element type of 'memref'", memref => result, fold::element) }
        format "$memref `[` $indices `]` since<24>((`alignment` `(` $alignment^ `)`)? (`nontemporal` `(` $nontemporal^ `)`)?) attr-dict `:` type($memref)"
        hooks  { verify_shape: verify::load, fold: fold::fold_casts, access: &promote::LOAD, part_access: &divide::LOAD }
    }

    /// A buffer under a type of another memory space.
    ///
    /// ```mlir
    /// %g = memref.memory_space_cast %m : memref<?xf32, 3> to memref<?xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    MemorySpaceCast = "memory_space_cast" {
        (source: AnyRankedOrUnrankedMemRef) -> (dest: AnyRankedOrUnrankedMemRef)
        traits [CastOpInterface, Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape, ViewLikeOpInterface]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        hooks  { cast: verify::memory_space_cast, fold: fold::memory_space_cast, result_names: "memspacecast" }
    }

    /// Hints that an element will be accessed soon.
    ///
    /// ```mlir
    /// memref.prefetch %m[%i], read, locality<3>, data : memref<400xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Prefetch = "prefetch" {
        (memref: AnyMemRef, indices: [Index])
        attrs { is_write("isWrite"): Bool, locality_hint("localityHint"): LocalityHint, is_data_cache("isDataCache"): Bool }
        traits [MemWrite]
        hooks { parse: asm::parse_prefetch, print: asm::print_prefetch, verify_shape: verify::prefetch, fold: fold::fold_casts }
    }

    /// The number of a memref's dimensions.
    ///
    /// ```mlir
    /// %r = memref.rank %m : memref<*xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Rank = "rank" {
        (memref: AnyRankedOrUnrankedMemRef) -> (result: Index = infer)
        traits [Pure]
        format "$memref attr-dict `:` type($memref)"
        hooks  { infer: infer::one_index, fold: fold::rank }
    }

    /// Resizes a buffer on the heap: the new buffer begins with the elements of the old one, which is freed or
    /// reused.
    ///
    /// ```mlir
    /// %n = memref.realloc %m(%size) {alignment = 32 : i64} : memref<64xf32> to memref<?xf32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Realloc = "realloc" {
        (source: MemRefRank1, dynamic_result_size: Option<Index>) -> (result: MemRefRank1)
        opts   { alignment: Alignment }
        traits [MemAlloc, MemFree]
        format "$source (`(` $dynamic_result_size^ `)`)? since<24>((`alignment` `=` $alignment^)?) attr-dict `:` type($source) `to` type(results)"
        hooks  { verify_shape: verify::realloc }
    }

    /// A view of a buffer with another offset, sizes and strides, independent of the source's.
    ///
    /// ```mlir
    /// %r = memref.reinterpret_cast %m to offset: [0], sizes: [%n, 10], strides: [10, 1] : memref<?xf32> to memref<?x10xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    ReinterpretCast = "reinterpret_cast" {
        (source: AnyRankedOrUnrankedMemRef, offsets: [Index], sizes: [Index], strides: [Index]) -> (result: AnyStridedMemRef)
        attrs  { static_offsets: DenseI64Array, static_sizes: DenseI64Array, static_strides: DenseI64Array }
        traits [AttrSizedOperandSegments, Pure, ViewLikeOpInterface]
        format "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::reinterpret_cast, fold: fold::reinterpret_cast, result_names: "reinterpret_cast" }
    }

    /// A view of a contiguous buffer with the extents that are in another memref.
    ///
    /// ```mlir
    /// %r = memref.reshape %m(%shape) : (memref<4x1xf32>, memref<1xi32>) -> memref<4xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Reshape = "reshape" {
        (source: AnyRankedOrUnrankedMemRef, shape: MemRefRank1OfIntegerOrIndex) -> (result: AnyRankedOrUnrankedMemRef)
        traits [MemRead, ViewLikeOpInterface]
        format "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::reshape, result_names: "reshape" }
    }

    /// Stores an element.
    ///
    /// ```mlir
    /// memref.store %x, %m[%i, %j] : memref<4x?xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Store = "store" {
        (value: AnyType, memref: AnyMemRef, indices: [Index])
        opts   { nontemporal: SilentBool = false, alignment: Alignment }
        traits [MemWrite]
        relations { types_match("type of 'value' matches element type of 'memref'", memref => value, fold::element) }
        format "$value `,` $memref `[` $indices `]` since<24>((`alignment` `(` $alignment^ `)`)? (`nontemporal` `(` $nontemporal^ `)`)?) attr-dict `:` type($memref)"
        hooks  { verify_shape: verify::store, fold: fold::store, access: &promote::STORE, part_access: &divide::STORE }
    }

    /// A slice of a buffer: an offset, a size and a stride for each dimension. Dimensions of size one may be
    /// dropped.
    ///
    /// ```mlir
    /// %s = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    SubView = "subview" {
        (source: AnyMemRef, offsets: [Index], sizes: [Index], strides: [Index]) -> (result: AnyMemRef)
        attrs  { static_offsets: DenseI64Array, static_sizes: DenseI64Array, static_strides: DenseI64Array }
        traits [AttrSizedOperandSegments, Pure, ViewLikeOpInterface]
        format "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::subview, fold: fold::subview, result_names: "subview" }
    }

    /// A view of a buffer with permuted dimensions.
    ///
    /// ```mlir
    /// %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    Transpose = "transpose" {
        (input: AnyStridedMemRef) -> (result: AnyStridedMemRef)
        attrs  { permutation: AffineMapAttrOf }
        traits [Pure]
        hooks  { parse: asm::parse_transpose, print: asm::print_transpose, verify_shape: verify::transpose, fold: fold::transpose, result_names: "transpose" }
    }

    /// A range of a buffer of bytes as a contiguous memref of another type.
    ///
    /// ```mlir
    /// %v = memref.view %bytes[%shift][%n] : memref<2048xi8> to memref<?x4xf32>
    /// ```
    ///
    /// Lowering: `convert-to-llvm`.
    View = "view" {
        (source: MemRefRank1OfI8, byte_shift: Index, sizes: [Index]) -> (result: AnyMemRef)
        traits [Pure, ViewLikeOpInterface]
        format "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)"
        hooks  { verify_shape: verify::view, fold: fold::view, result_names: "view" }
    }
}
