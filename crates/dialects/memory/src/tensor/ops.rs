//! The operations of `tensor`.

use super::{fold, infer, verify};
use crate::reassociation::IndexListArrayAttr;
use crate::{dims, elements, index_list};
use terrace_base::constraints::{
    AnyNon0RankedOrUnrankedTensor, AnyRankedTensor, AnyStaticShapeTensor, AnyTensor,
    RankedTensorOfIntegerOrIndex, TensorOfIntegerOrFloat, TensorRank1OfIntegerOrIndex,
};
use terrace_rewrite::prelude::*;

ops! { "tensor", OPS;
    /// A tensor whose elements have the same bits and another type of the same width.
    ///
    /// ```mlir
    /// %b = tensor.bitcast %t : tensor<4xui32> to tensor<4xf32>
    /// ```
    Bitcast = "bitcast" {
        (source: TensorOfIntegerOrFloat) -> (dest: TensorOfIntegerOrFloat)
        traits [CastOpInterface, Pure]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        hooks  { cast: verify::bitcast }
    }

    /// A tensor under a type with more or fewer static extents. Static ones that do not hold at run time are undefined
    /// behaviour.
    ///
    /// ```mlir
    /// %d = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
    /// ```
    Cast = "cast" {
        (source: AnyTensor) -> (dest: AnyTensor)
        traits [CastOpInterface, Pure]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        hooks  { cast: verify::cast, result_names: "cast" }
    }

    /// Joins groups of neighbouring dimensions; `expand_shape` does the reverse.
    ///
    /// ```mlir
    /// %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xf32>
    /// ```
    CollapseShape = "collapse_shape" {
        (src: AnyTensor) -> (result: AnyTensor)
        attrs  { reassociation: IndexListArrayAttr }
        traits [Pure]
        format "$src $reassociation attr-dict `:` type($src) `into` type($result)"
        hooks  { verify_shape: verify::collapse_shape, fold: fold::reshape_groups, result_names: "collapsed" }
    }

    /// Puts tensors one after another along a dimension.
    ///
    /// ```mlir
    /// %c = tensor.concat dim(0) %a, %b : (tensor<3x6xf32>, tensor<?x6xf32>) -> tensor<?x6xf32>
    /// ```
    Concat = "concat" {
        (inputs: [AnyRankedTensor]) -> (result: AnyRankedTensor)
        attrs  { dim: I64Attr }
        traits [Pure]
        format "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::concat, fold: fold::concat, result_names: "concat" }
    }

    /// An extent of a tensor; undefined if the dimension is out of range.
    ///
    /// ```mlir
    /// %n = tensor.dim %t, %c0 : tensor<?x8xf32>
    /// ```
    Dim = "dim" {
        (source: AnyNon0RankedOrUnrankedTensor, index: Index) -> (result: Index = infer)
        traits [NoMemoryEffect, ShapedDimOpInterface]
        format "attr-dict $source `,` $index `:` type($source)"
        hooks  { infer: infer::index, fold: fold::dim, int_range: dims::range, result_names: "dim", speculatable: dims::speculatability }
    }

    /// A tensor of which only the shape is known. There is one operand for each dynamic extent.
    ///
    /// ```mlir
    /// %e = tensor.empty(%n) : tensor<?x8xf32>
    /// ```
    Empty = "empty" {
        (dynamic_sizes: [Index]) -> (result: AnyRankedTensor)
        traits [Pure]
        format "`(`$dynamic_sizes`)` attr-dict `:` type($result)"
        hooks  { verify_shape: verify::empty }
    }

    /// Splits dimensions into groups. `output_shape` has the extents of the result: they do not follow from the
    /// source if several extents of a group are dynamic.
    ///
    /// ```mlir
    /// %e = tensor.expand_shape %t [[0, 1], [2]] output_shape [4, %n, 6] : tensor<?x6xf32> into tensor<4x?x6xf32>
    /// ```
    ExpandShape = "expand_shape" {
        (src: AnyTensor, output_shape: [Index]) -> (result: AnyTensor)
        attrs  { reassociation: IndexListArrayAttr, static_output_shape: DenseI64Array }
        traits [Pure]
        format "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::expand_shape, fold: fold::reshape_groups, result_names: "expanded" }
    }

    /// An element of a tensor.
    ///
    /// ```mlir
    /// %x = tensor.extract %t[%i, %j] : tensor<4x?xf32>
    /// ```
    Extract = "extract" {
        (tensor: AnyRankedTensor, indices: [Index]) -> (result: AnyType = infer)
        traits [Pure]
        relations { types_match("result type matches element type of tensor", tensor => result, infer::element) }
        format "$tensor `[` $indices `]` attr-dict `:` type($tensor)"
        hooks  { verify_shape: verify::extract, fold: fold::extract, result_names: "extracted" }
    }

    /// A slice of a tensor: an offset, a size and a stride for each dimension. Dimensions of size one may be dropped.
    ///
    /// ```mlir
    /// %s = tensor.extract_slice %t[%i, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
    /// ```
    ExtractSlice = "extract_slice" {
        (source: AnyRankedTensor, offsets: [Index], sizes: [Index], strides: [Index]) -> (result: AnyRankedTensor)
        attrs  { static_offsets: DenseI64Array, static_sizes: DenseI64Array, static_strides: DenseI64Array }
        traits [AttrSizedOperandSegments, Pure]
        format "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify_shape: verify::extract_slice, fold: fold::extract_slice, result_names: "extracted_slice" }
    }

    /// A tensor of elements in row-major order.
    ///
    /// ```mlir
    /// %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
    /// ```
    FromElements = "from_elements" {
        (elements: [AnyType]) -> (result: AnyStaticShapeTensor)
        traits [Pure]
        relations { "operand types match result element type": |op| elements::are_elements_of(op.result(0), op.operands(), op) }
        hooks  { parse: elements::parse, print: elements::print, fold: fold::from_elements, result_names: "from_elements" }
    }

    /// Slices of a tensor at positions that are in another tensor: its last dimension has an index for each of
    /// `gather_dims`.
    ///
    /// ```mlir
    /// %g = tensor.gather %t[%indices] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<6x7x1xindex>) -> tensor<6x7x4x1x4xf32>
    /// ```
    Gather = "gather" {
        (source: AnyRankedTensor, indices: RankedTensorOfIntegerOrIndex) -> (result: AnyRankedTensor)
        attrs  { gather_dims: DenseI64Array }
        opts   { unique: Unit }
        traits [Pure]
        format "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::gather, fold: fold::gather, result_names: "gather" }
    }

    /// A tensor whose elements the body computes from their indices. There is one operand for each dynamic extent.
    ///
    /// ```mlir
    /// %t = tensor.generate %n {
    /// ^bb0(%i: index, %j: index):
    ///   tensor.yield %x : f32
    /// } : tensor<4x?xf32>
    /// ```
    Generate = "generate" {
        (dynamic_extents: [Index]) -> (result: AnyRankedTensor)
        regions { body: (1, 1) }
        traits  [RecursiveMemoryEffects, SingleBlock, ImplicitTerminator]
        terminator "tensor.yield"
        format  "$dynamic_extents $body attr-dict `:` type($result)"
        hooks   { verify_shape: verify::generate, verify_regions: verify::generate_body, result_names: "generated" }
    }

    /// A tensor that differs from another one in one element.
    ///
    /// ```mlir
    /// %u = tensor.insert %x into %t[%i, %j] : tensor<4x?xf32>
    /// ```
    Insert = "insert" {
        (scalar: AnyType, dest: AnyRankedTensor, indices: [Index]) -> (result: AnyRankedTensor = infer)
        traits [DestinationStyleOpInterface, Pure]
        relations {
            types_match("result type matches type of dest", dest => result, infer::same),
            types_match("scalar type matches element type of dest", dest => scalar, infer::element),
        }
        format "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"
        hooks  { inits: 1, verify_shape: verify::insert, fold: fold::insert, result_names: "inserted" }
    }

    /// A tensor that differs from another one in a slice: an offset, a size and a stride for each dimension. The slice may
    /// lack dimensions of size one.
    ///
    /// ```mlir
    /// %u = tensor.insert_slice %s into %t[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
    /// ```
    InsertSlice = "insert_slice" {
        (source: AnyRankedTensor, dest: AnyRankedTensor, offsets: [Index], sizes: [Index], strides: [Index])
            -> (result: AnyRankedTensor = infer)
        attrs  { static_offsets: DenseI64Array, static_sizes: DenseI64Array, static_strides: DenseI64Array }
        traits [AttrSizedOperandSegments, DestinationStyleOpInterface, Pure]
        relations { types_match("expected result type to match dest type", dest => result, infer::same) }
        format "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { inits: 1, verify_shape: verify::insert_slice, fold: fold::insert_slice, result_names: "inserted_slice" }
    }

    /// A tensor with more elements in front of and behind each dimension, which the region computes from their indices.
    /// `nofold` keeps a padding without elements.
    ///
    /// ```mlir
    /// %p = tensor.pad %t low[1, %n] high[2, 3] {
    /// ^bb0(%i: index, %j: index):
    ///   tensor.yield %x : f32
    /// } : tensor<?x4xf32> to tensor<?x?xf32>
    /// ```
    Pad = "pad" {
        (source: AnyRankedTensor, low: [Index], high: [Index]) -> (result: AnyRankedTensor)
        regions { region: (1, 1) }
        attrs   { static_low: DenseI64Array, static_high: DenseI64Array }
        opts    { nofold: Unit }
        traits  [AttrSizedOperandSegments, Pure, SingleBlock, ImplicitTerminator]
        terminator "tensor.yield"
        format  "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)"
        custom  { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks   { verify_shape: verify::pad, verify_regions: verify::pad_region, fold: fold::pad, result_names: "padded" }
    }

    /// Puts a slice that an iteration of `scf.forall` computed into a shared output.
    ///
    /// ```mlir
    /// tensor.parallel_insert_slice %s into %out[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    /// ```
    ParallelInsertSlice = "parallel_insert_slice" {
        (source: AnyRankedTensor, dest: AnyRankedTensor, offsets: [Index], sizes: [Index], strides: [Index])
        attrs  { static_offsets: DenseI64Array, static_sizes: DenseI64Array, static_strides: DenseI64Array }
        traits [AttrSizedOperandSegments, ParallelCombiningOpInterface]
        format "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)"
        custom { "DynamicIndexList": (index_list::parse_directive, index_list::print_directive) }
        hooks  { verify: verify::parallel_insert_slice }
    }

    /// The number of a tensor's dimensions.
    ///
    /// ```mlir
    /// %r = tensor.rank %t : tensor<*xf32>
    /// ```
    Rank = "rank" {
        (tensor: AnyTensor) -> (result: Index = infer)
        traits [Pure]
        format "$tensor attr-dict `:` type($tensor)"
        hooks  { infer: infer::index, fold: fold::rank, result_names: "rank" }
    }

    /// The elements of a tensor in the shape that is in another tensor.
    ///
    /// ```mlir
    /// %r = tensor.reshape %t(%shape) : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
    /// ```
    Reshape = "reshape" {
        (source: AnyTensor, shape: TensorRank1OfIntegerOrIndex) -> (result: AnyTensor)
        traits [Pure]
        format "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::reshape, fold: fold::reshape, result_names: "reshape" }
    }

    /// A tensor that differs from another one in slices at positions that are in a third one: its last dimension has an
    /// index for each of `scatter_dims`.
    ///
    /// ```mlir
    /// %u = tensor.scatter %s into %t[%indices] scatter_dims([1]) unique : (tensor<6x4x1x4xf32>, tensor<4x4x4xf32>, tensor<6x1xindex>) -> tensor<4x4x4xf32>
    /// ```
    Scatter = "scatter" {
        (source: AnyRankedTensor, dest: AnyRankedTensor, indices: RankedTensorOfIntegerOrIndex) -> (result: AnyRankedTensor)
        attrs  { scatter_dims: DenseI64Array }
        opts   { unique: Unit }
        traits [Pure]
        format "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::scatter, result_names: "scatter" }
    }

    /// A tensor whose elements are all the same. There is one operand for each dynamic extent.
    ///
    /// ```mlir
    /// %s = tensor.splat %x[%n] : tensor<?x8xf32>
    /// ```
    Splat = "splat" {
        (input: AnyType, dynamic_sizes: [Index]) -> (aggregate: AnyRankedTensor)
        traits [Pure]
        relations { types_match("operand type matches element type of result", aggregate => input, infer::element) }
        format "$input (`[` $dynamic_sizes^ `]`)? attr-dict `:` type($aggregate)"
        hooks  { verify_shape: verify::splat, fold: fold::splat, result_names: "splat" }
    }

    /// Ends the body of a `generate` or the region of a `pad` with the element.
    ///
    /// ```mlir
    /// tensor.yield %x : f32
    /// ```
    Yield = "yield" {
        (value: AnyType)
        traits  [Pure, ReturnLike, Terminator]
        parents ["tensor.generate", "tensor.pad"]
        format  "$value attr-dict `:` type($value)"
    }
}
