//! The operations of `linalg` whose maps or payloads are given, and those that are not structured.

use super::attrs::{
    AffineMapArrayAttr, AnyShaped, AnyTensor, ElementwiseKind, IncreasingI64Array, IteratorTypeArrayAttr,
    LoopNumber, Tensor4D, Tensor6D, TensorOrMemref, TypeFn, WinogradFmr,
};
use super::{asm, fold, structured, verify};
use terrace_base::constraints::AnyRankedTensor;
use terrace_memory::index_list;
use terrace_rewrite::prelude::*;

ops! { "linalg", OPS;
    /// Copies the input to the output along additional dimensions.
    ///
    /// ```mlir
    /// linalg.broadcast ins(%a : memref<4xf32>) outs(%c : memref<4x8xf32>) dimensions = [1]
    /// ```
    Broadcast = "broadcast" {
        (input: TensorOrMemref, init: TensorOrMemref) -> (result: [AnyTensor])
        regions { region: (1, 1) }
        attrs  { dimensions: DenseI64Array }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, DestinationStyleOpInterface]
        terminator "linalg.yield"
        hooks  { parse: asm::shaping::parse_broadcast, print: asm::shaping::print_broadcast, result_names: "broadcasted", inits: 1, verify: verify::shaping::broadcast, verify_regions: verify::structured, effects: structured::effects, speculatable: structured::speculatable }
    }

    /// Adds the products of the elements of two inputs to the output. The maps say which dimensions of the inputs and
    /// the output belong together: those that are not of the output are summed over.
    ///
    /// ```mlir
    /// linalg.contract indexing_maps = [#mk, #kn, #mn] ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    /// ```
    Contract = "contract" {
        (inputs: [AnyType], outputs: [AnyShaped]) -> (result_tensors: [AnyShaped])
        regions { combiner: (1, 1) }
        attrs  { indexing_maps: AffineMapArrayAttr }
        opts   { cast: TypeFn }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, AttrSizedOperandSegments, DestinationStyleOpInterface]
        terminator "linalg.yield"
        hooks  { parse: asm::parse_named, print: asm::print_named, inits: 1, verify: verify::contract::operation, verify_regions: verify::contraction, effects: structured::effects, speculatable: structured::speculatable, fold: fold::structured }
    }

    /// Computes a function of the elements of its inputs, which the maps transpose or broadcast.
    ///
    /// ```mlir
    /// linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Elementwise = "elementwise" {
        (inputs: [AnyType], outputs: [AnyShaped]) -> (result_tensors: [AnyRankedTensor])
        regions { region }
        attrs  { kind: ElementwiseKind }
        opts   { indexing_maps: AffineMapArrayAttr }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, AttrSizedOperandSegments, DestinationStyleOpInterface]
        terminator "linalg.yield"
        hooks  { parse: asm::parse_elementwise, print: asm::print_elementwise, inits: 1, verify_regions: verify::structured, effects: structured::effects, speculatable: structured::speculatable, fold: fold::structured }
    }

    /// Runs its region for each iteration of a loop nest, on the elements that the maps give; the yielded values are the
    /// new elements of the outputs.
    ///
    /// ```mlir
    /// linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%c : memref<4xf32>) {
    /// ^bb0(%in: f32, %out: f32):
    ///   linalg.yield %in : f32
    /// }
    /// ```
    Generic = "generic" {
        (inputs: [AnyType], outputs: [AnyShaped]) -> (result_tensors: [AnyRankedTensor])
        regions { region }
        attrs  { indexing_maps: AffineMapArrayAttr, iterator_types: IteratorTypeArrayAttr }
        opts   {
            /// A description for readers.
            doc: StrAttr,
            /// The function that `convert-linalg-to-std` calls.
            library_call: StrAttr,
        }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, AttrSizedOperandSegments, DestinationStyleOpInterface]
        terminator "linalg.yield"
        hooks  { parse: asm::generic::parse, print: asm::generic::print, arg_names: asm::generic::arg_names, inits: 1, verify_regions: verify::structured, effects: structured::effects, speculatable: structured::speculatable, fold: fold::structured }
    }

    /// The number of the iteration of a loop of the structured operation around.
    ///
    /// ```mlir
    /// %i = linalg.index 0 : index
    /// ```
    Index = "index" {
        (  ) -> (result: terrace_rewrite::prelude::Index = infer)
        attrs  { dim: LoopNumber }
        traits [Pure]
        format "$dim attr-dict `:` type($result)"
        hooks  { infer: asm::infer_index, verify: verify::index, fold: fold::index }
    }

    /// Runs its region for the elements of the inputs at each position of the output; the yielded value is the new element.
    ///
    /// ```mlir
    /// linalg.map { arith.addf } ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Map = "map" {
        (inputs: [TensorOrMemref], init: TensorOrMemref) -> (result: [AnyTensor])
        regions { mapper: (1, 1) }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, DestinationStyleOpInterface]
        terminator "linalg.yield"
        hooks  { parse: asm::shaping::parse_map, print: asm::shaping::print_map, arg_names: asm::shaping::arg_names, result_names: "mapped", inits: 1, verify: verify::shaping::map, verify_regions: verify::structured, effects: structured::effects, speculatable: structured::speculatable }
    }

    /// Moves tiles of some dimensions of a tensor to new innermost dimensions.
    ///
    /// ```mlir
    /// %pack = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    /// ```
    Pack = "pack" {
        (source: AnyRankedTensor, dest: AnyRankedTensor, padding_value: Option<AnyType>, inner_tiles: [terrace_rewrite::prelude::Index]) -> (result: AnyRankedTensor = infer)
        attrs  { inner_dims_pos: DenseI64Array, static_inner_tiles: DenseI64Array }
        opts   { outer_dims_perm: DenseI64Array }
        traits [AttrSizedOperandSegments, DestinationStyleOpInterface, NoMemoryEffect]
        relations { types_match("result type matches type of dest", dest => result, |_, ty| Some(ty)) }
        format "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { result_names: "pack", inits: 1, verify: verify::relayout::pack, speculatable: verify::relayout::speculatability, fold: fold::pack }
    }

    /// Combines the elements along some dimensions of the inputs; the region combines an element with the output so far.
    ///
    /// ```mlir
    /// linalg.reduce { arith.addf } ins(%a : memref<4x8xf32>) outs(%c : memref<4xf32>) dimensions = [1]
    /// ```
    Reduce = "reduce" {
        (inputs: [TensorOrMemref], inits: [TensorOrMemref]) -> (results: [AnyTensor])
        regions { combiner: (1, 1) }
        attrs  { dimensions: IncreasingI64Array }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, DestinationStyleOpInterface]
        terminator "linalg.yield"
        hooks  { parse: asm::shaping::parse_reduce, print: asm::shaping::print_reduce, arg_names: asm::shaping::arg_names, result_names: "reduced", inits: 1, verify: verify::shaping::reduce, verify_regions: verify::structured, effects: structured::effects, speculatable: structured::speculatable }
    }

    /// The softmax of each line along a dimension, computed without overflow.
    ///
    /// ```mlir
    /// linalg.softmax dimension(1) ins(%a : memref<4x8xf32>) outs(%c : memref<4x8xf32>)
    /// ```
    Softmax = "softmax" {
        (input: AnyShaped, output: AnyShaped) -> (result: [AnyRankedTensor])
        attrs  { dimension: I64Attr }
        traits [DestinationStyleOpInterface]
        relations { "input and output have same element type": verify::relayout::have_one_element_type }
        format "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?"
        hooks  { inits: 1, verify: verify::relayout::softmax, effects: asm::softmax_effects, fold: fold::structured }
    }

    /// Permutes dimensions: dimension `i` of the output is `permutation[i]` of the input.
    ///
    /// ```mlir
    /// linalg.transpose ins(%a : memref<4x8xf32>) outs(%c : memref<8x4xf32>) permutation = [1, 0]
    /// ```
    Transpose = "transpose" {
        (input: TensorOrMemref, init: TensorOrMemref) -> (result: [AnyTensor])
        regions { region: (1, 1) }
        attrs  { permutation: DenseI64Array }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, DestinationStyleOpInterface]
        terminator "linalg.yield"
        hooks  { parse: asm::shaping::parse_transpose, print: asm::shaping::print_transpose, result_names: "transposed", inits: 1, verify: verify::shaping::transpose, verify_regions: verify::structured, effects: structured::effects, speculatable: structured::speculatable, fold: fold::transpose }
    }

    /// Moves tiles that are the innermost dimensions of a tensor back into other dimensions.
    ///
    /// ```mlir
    /// %unpack = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    /// ```
    Unpack = "unpack" {
        (source: AnyRankedTensor, dest: AnyRankedTensor, inner_tiles: [terrace_rewrite::prelude::Index]) -> (result: AnyRankedTensor = infer)
        attrs  { inner_dims_pos: DenseI64Array, static_inner_tiles: DenseI64Array }
        opts   { outer_dims_perm: DenseI64Array }
        traits [DestinationStyleOpInterface, NoMemoryEffect]
        relations { types_match("result type matches type of dest", dest => result, |_, ty| Some(ty)) }
        format "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { result_names: "unpack", inits: 1, verify: verify::relayout::unpack, speculatable: verify::relayout::speculatability, fold: fold::unpack }
    }

    /// The transformation of the filter in a Winograd convolution: from height, width and channels of each feature to
    /// tiles.
    ///
    /// ```mlir
    /// %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    /// ```
    WinogradFilterTransform = "winograd_filter_transform" {
        (filter: Tensor4D, output: Tensor4D) -> (result: Tensor4D)
        attrs  { fmr: WinogradFmr }
        traits [DestinationStyleOpInterface]
        relations { "all of {filter, output} have same element type": verify::relayout::have_one_element_type }
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"
        hooks  { inits: 1, verify: verify::winograd::filter }
    }

    /// The transformation of the input in a Winograd convolution.
    ///
    /// ```mlir
    /// %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
    /// ```
    WinogradInputTransform = "winograd_input_transform" {
        (input: Tensor4D, output: Tensor6D) -> (result: Tensor6D)
        attrs  { fmr: WinogradFmr }
        traits [DestinationStyleOpInterface]
        relations { "all of {input, output} have same element type": verify::relayout::have_one_element_type }
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"
        hooks  { inits: 1, verify: verify::winograd::input }
    }

    /// The transformation of the product in a Winograd convolution to its result.
    ///
    /// ```mlir
    /// %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
    /// ```
    WinogradOutputTransform = "winograd_output_transform" {
        (value: Tensor6D, output: Tensor4D) -> (result: Tensor4D)
        attrs  { fmr: WinogradFmr }
        traits [DestinationStyleOpInterface]
        relations { "all of {value, output} have same element type": verify::relayout::have_one_element_type }
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)"
        hooks  { inits: 1, verify: verify::winograd::output }
    }

    /// Ends a payload with the new elements of the outputs.
    ///
    /// ```mlir
    /// linalg.yield %x : f32
    /// ```
    Yield = "yield" {
        (values: [AnyType])
        traits [Pure, ReturnLike, Terminator]
        hooks  { parse: asm::parse_yield, print: asm::print_yield, verify: verify::yield_op }
    }
}
