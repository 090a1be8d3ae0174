//! The operations of `tosa` on tensors that are not elementwise, constants, variables and control flow.

use super::attrs::{AccType, BlockSize, IntArray, NanPropagationMode, ResizeMode, RoundingMode};
use super::types::{
    AnyTensor, I1Tensor, IndexTensor2D, Int8Tensor1D, Int16Or32Tensor1D, MxfpDataTensor, MxfpDataTensor3D,
    MxfpScaleTensor, MxfpScaleTensor3D, ScalarIntOrFloatTensor, ScalarTensor, Shape, Shape2, Shape4,
    Tensor1D, Tensor3D, Tensor4D, Tensor5D, TensorAtLeast1D,
};
use super::{asm, fold, infer, verify};
use terrace_base::constraints::{ElementsAttr, IndexElements};
use terrace_ir::decl::attr_type::SilentBool;
use terrace_rewrite::prelude::*;

ops! { "tosa", OPS;
    /// The index of the greatest element along a dimension.
    ///
    /// ```mlir
    /// %i = tosa.argmax %t {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
    /// ```
    ArgMax = "argmax" (fold: fold::argmax) {
        (input: TensorAtLeast1D) -> (output: AnyTensor)
        attrs  { axis: I32Attr }
        opts   { nan_mode: NanPropagationMode = NanPropagationMode::Propagate }
        traits [Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords, verify_shape: verify::argmax }
    }

    /// The mean of each window of the input. Layout: batch, height, width, channels.
    ///
    /// ```mlir
    /// %o = tosa.avg_pool2d %i, %izp, %ozp {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
    /// ```
    AvgPool2d = "avg_pool2d" {
        (input: Tensor4D, input_zp: ScalarIntOrFloatTensor, output_zp: ScalarIntOrFloatTensor) -> (output: Tensor4D)
        attrs  { kernel: IntArray<2>, stride: IntArray<2>, pad: IntArray<4>, acc_type: AccType }
        traits [Pure]
        format "operands since<24>((`kernel` `(` $kernel^ `)`)? (`stride` `(` $stride^ `)`)? (`pad` `(` $pad^ `)`)? (`acc_type` `(` $acc_type^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::avg_pool2d }
    }

    /// Converts elements to another type.
    ///
    /// ```mlir
    /// %o = tosa.cast %i : (tensor<4xi8>) -> tensor<4xf32>
    /// ```
    Cast = "cast" (fold: fold::cast) {
        (input: AnyTensor) -> (output: AnyTensor)
        traits [Pure, SameOperandsAndResultShape]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// Multiplies the elements of blocks by the scales of the blocks.
    ///
    /// ```mlir
    /// %o = tosa.cast_from_block_scaled %d, %s {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
    /// ```
    CastFromBlockScaled = "cast_from_block_scaled" {
        (input_data: MxfpDataTensor, input_scale: MxfpScaleTensor) -> (output_data: TensorAtLeast1D)
        attrs  { block_size: BlockSize }
        traits [Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords }
    }

    /// Divides the elements of blocks by a scale that it computes for each block.
    ///
    /// ```mlir
    /// %d, %s = tosa.cast_to_block_scaled %i {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>)
    /// ```
    CastToBlockScaled = "cast_to_block_scaled" {
        (input_data: TensorAtLeast1D) -> (output_data: MxfpDataTensor, output_scale: MxfpScaleTensor)
        attrs  { block_size: BlockSize }
        traits [Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords, result_names: ["output_data", "output_scale"] }
    }

    /// Puts tensors one after another along a dimension.
    ///
    /// ```mlir
    /// %o = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
    /// ```
    Concat = "concat" (fold: fold::concat) {
        (input1: [TensorAtLeast1D]) -> (output: TensorAtLeast1D)
        attrs  { axis: I32Attr }
        traits [Pure]
        format "operands since<24>((`axis` `(` $axis^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::concat }
    }

    /// Runs one of two regions, on the operands as their arguments.
    ///
    /// ```mlir
    /// %r = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> { tosa.yield %a : tensor<4xf32> } else { tosa.yield %b : tensor<4xf32> }
    /// ```
    CondIf = "cond_if" {
        (condition: I1Tensor, input_list: [AnyTensor]) -> (output_list: [AnyTensor])
        regions { then_graph("then_graph"): (1, 1), else_graph("else_graph"): (1, 1) }
        traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects]
        terminator "tosa.yield"
        hooks  { parse: asm::parse_cond_if, print: asm::print_cond_if, verify: verify::cond_if }
    }

    /// A constant.
    ///
    /// ```mlir
    /// %c = "tosa.const"() <{values = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
    /// ```
    Const = "const" {
        () -> (output: AnyTensor)
        attrs  { values: ElementsAttr }
        traits [ConstantLike, Pure]
        relations { "all of {values, output} have same shape": verify::same_shape }
        hooks  { parse: asm::parse_const, verify_shape: verify::constant, constant: first_attr }
    }

    /// A convolution in two dimensions. Layouts: batch, height, width, channels; weights: output channels, height, width,
    /// input channels.
    ///
    /// ```mlir
    /// %o = tosa.conv2d %i, %w, %b, %izp, %wzp {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x16xf32>
    /// ```
    Conv2D = "conv2d" {
        (input: Tensor4D, weight: Tensor4D, bias: Tensor1D, input_zp: ScalarIntOrFloatTensor, weight_zp: ScalarIntOrFloatTensor) -> (output: Tensor4D)
        attrs  { pad: IntArray<4>, stride: IntArray<2>, dilation: IntArray<2>, acc_type: AccType }
        opts   { local_bound: SilentBool = false }
        traits [Pure]
        format "operands since<24>((`pad` `(` $pad^ `)`)? (`stride` `(` $stride^ `)`)? (`dilation` `(` $dilation^ `)`)? (`acc_type` `(` $acc_type^ `)`)? (`local_bound` `(` $local_bound^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::conv2d }
    }

    /// A convolution in three dimensions. Layouts: batch, depth, height, width, channels; weights: output channels, depth,
    /// height, width, input channels.
    ///
    /// ```mlir
    /// %o = tosa.conv3d %i, %w, %b, %izp, %wzp {pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x8x8x8x4xf32>, tensor<16x3x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6x16xf32>
    /// ```
    Conv3D = "conv3d" {
        (input: Tensor5D, weight: Tensor5D, bias: Tensor1D, input_zp: ScalarIntOrFloatTensor, weight_zp: ScalarIntOrFloatTensor) -> (output: Tensor5D)
        attrs  { pad: IntArray<6>, stride: IntArray<3>, dilation: IntArray<3>, acc_type: AccType }
        opts   { local_bound: SilentBool = false }
        traits [Pure]
        format "operands since<24>((`pad` `(` $pad^ `)`)? (`stride` `(` $stride^ `)`)? (`dilation` `(` $dilation^ `)`)? (`acc_type` `(` $acc_type^ `)`)? (`local_bound` `(` $local_bound^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::conv3d }
    }

    /// An operation of an implementation.
    ///
    /// ```mlir
    /// %o = tosa.custom %i {domain_name = "mine", operator_name = "op", implementation_attrs = ""} : (tensor<4xi32>) -> tensor<4xi32>
    /// ```
    Custom = "custom" {
        (input_list: [AnyTensor]) -> (output_list: [AnyTensor])
        attrs  { operator_name: StrAttr, domain_name: StrAttr, implementation_attrs: StrAttr }
        format "operands since<24>((`operator_name` `(` $operator_name^ `)`)? (`domain_name` `(` $domain_name^ `)`)? (`implementation_attrs` `(` $implementation_attrs^ `)`)?) attr-dict `:` functional-type(operands, results)"
    }

    /// A convolution of each channel by itself. Layouts: batch, height, width, channels; weights: height, width, channels,
    /// multiplier.
    ///
    /// ```mlir
    /// %o = tosa.depthwise_conv2d %i, %w, %b, %izp, %wzp {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
    /// ```
    DepthwiseConv2D = "depthwise_conv2d" {
        (input: Tensor4D, weight: Tensor4D, bias: Tensor1D, input_zp: ScalarIntOrFloatTensor, weight_zp: ScalarIntOrFloatTensor) -> (output: Tensor4D)
        attrs  { pad: IntArray<4>, stride: IntArray<2>, dilation: IntArray<2>, acc_type: AccType }
        opts   { local_bound: SilentBool = false }
        traits [Pure]
        format "operands since<24>((`pad` `(` $pad^ `)`)? (`stride` `(` $stride^ `)`)? (`dilation` `(` $dilation^ `)`)? (`acc_type` `(` $acc_type^ `)`)? (`local_bound` `(` $local_bound^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::depthwise_conv2d }
    }

    /// The Fourier transform of complex numbers in two dimensions, or its inverse.
    ///
    /// ```mlir
    /// %re, %im = tosa.fft2d %r, %i {inverse = false} : (tensor<4x8x8xf32>, tensor<4x8x8xf32>) -> (tensor<4x8x8xf32>, tensor<4x8x8xf32>)
    /// ```
    Fft2d = "fft2d" {
        (input_real: Tensor3D, input_imag: Tensor3D) -> (output_real: Tensor3D, output_imag: Tensor3D)
        attrs  { inverse: Bool }
        opts   { local_bound: SilentBool = false }
        traits [SameOperandsAndResultElementType, SameOperandsAndResultShape, ResultsAreFloatLike, Pure]
        format "operands since<24>((`inverse` `(` $inverse^ `)`)? (`local_bound` `(` $local_bound^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::fft2d, result_names: ["output_real", "output_imag"] }
    }

    /// Rows of a tensor at positions that another one has.
    ///
    /// ```mlir
    /// %o = tosa.gather %v, %i : (tensor<2x8x4xf32>, tensor<2x3xi32>) -> tensor<2x3x4xf32>
    /// ```
    Gather = "gather" {
        (values: Tensor3D, indices: IndexTensor2D) -> (output: Tensor3D)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::gather }
    }

    /// The input.
    ///
    /// ```mlir
    /// %o = tosa.identity %i : (tensor<4xf32>) -> tensor<4xf32>
    /// ```
    Identity = "identity" {
        (input1: AnyTensor) -> (output: AnyTensor)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// Products of matrices.
    ///
    /// ```mlir
    /// %o = tosa.matmul %a, %b, %azp, %bzp : (tensor<1x4x8xf32>, tensor<1x8x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x16xf32>
    /// ```
    MatMul = "matmul" {
        (a: Tensor3D, b: Tensor3D, a_zp: ScalarIntOrFloatTensor, b_zp: ScalarIntOrFloatTensor) -> (output: Tensor3D)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::matmul }
    }

    /// Products of matrices and transposed matrices whose blocks have scales.
    ///
    /// ```mlir
    /// %o = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
    /// ```
    MatmulTBlockScaled = "matmul_t_block_scaled" {
        (a_data: MxfpDataTensor3D, a_scale: MxfpScaleTensor3D, b_data: MxfpDataTensor3D, b_scale: MxfpScaleTensor3D) -> (output_data: Tensor3D)
        attrs  { block_size: BlockSize }
        traits [Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords }
    }

    /// The greatest element of each window of the input. Layout: batch, height, width, channels.
    ///
    /// ```mlir
    /// %o = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
    /// ```
    MaxPool2d = "max_pool2d" {
        (input: Tensor4D) -> (output: Tensor4D)
        attrs  { kernel: IntArray<2>, stride: IntArray<2>, pad: IntArray<4> }
        opts   { nan_mode: NanPropagationMode = NanPropagationMode::Propagate }
        traits [Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords, verify_shape: verify::max_pool2d }
    }

    /// Adds elements before and after each dimension: `padding` has two numbers for each.
    ///
    /// ```mlir
    /// %o = tosa.pad %i, %padding, %zero : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
    /// ```
    Pad = "pad" (fold: fold::pad) {
        (input1: TensorAtLeast1D, padding: Shape, pad_const: ScalarTensor) -> (output: TensorAtLeast1D)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::pad }
    }

    /// Whether all elements along a dimension are true.
    ///
    /// ```mlir
    /// %o = tosa.reduce_all %i {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
    /// ```
    ReduceAll = "reduce_all" (fold: fold::reduce),
    /// Whether any element along a dimension is true.
    ///
    /// ```mlir
    /// %o = tosa.reduce_any %i {axis = 0 : i32} : (tensor<4x8xi1>) -> tensor<1x8xi1>
    /// ```
    ReduceAny = "reduce_any" (fold: fold::reduce),
    /// The product of the elements along a dimension.
    ///
    /// ```mlir
    /// %o = tosa.reduce_product %i {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
    /// ```
    ReduceProduct = "reduce_product" (fold: fold::reduce),
    /// The sum of the elements along a dimension.
    ///
    /// ```mlir
    /// %o = tosa.reduce_sum %i {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
    /// ```
    ReduceSum = "reduce_sum" (fold: fold::reduce) {
        (input: TensorAtLeast1D) -> (output: TensorAtLeast1D)
        attrs  { axis: I32Attr }
        traits [InferTypes, Pure]
        format "operands since<24>((`axis` `(` $axis^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { infer: infer::reduced, compatible: infer::compatible, verify_shape: verify::reduce }
    }

    /// The greatest element along a dimension.
    ///
    /// ```mlir
    /// %o = tosa.reduce_max %i {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
    /// ```
    ReduceMax = "reduce_max" (fold: fold::reduce),
    /// The smallest element along a dimension.
    ///
    /// ```mlir
    /// %o = tosa.reduce_min %i {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<1x8xf32>
    /// ```
    ReduceMin = "reduce_min" (fold: fold::reduce) {
        (input: TensorAtLeast1D) -> (output: TensorAtLeast1D)
        attrs  { axis: I32Attr }
        opts   { nan_mode: NanPropagationMode = NanPropagationMode::Propagate }
        traits [InferTypes, Pure]
        hooks  { infer: infer::reduced, compatible: infer::compatible, parse: asm::parse_with_keywords, print: asm::print_with_keywords, verify_shape: verify::reduce }
    }

    /// Scales integers: subtracts the zero point of the input, multiplies, shifts, and adds the zero point of the output.
    ///
    /// ```mlir
    /// %o = tosa.rescale %i, %multiplier, %shift, %izp, %ozp {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    /// ```
    Rescale = "rescale" {
        (
            input: AnyTensor, multiplier: Int16Or32Tensor1D, shift: Int8Tensor1D,
            input_zp: ScalarIntOrFloatTensor, output_zp: ScalarIntOrFloatTensor,
        ) -> (output: AnyTensor)
        attrs  { scale32: Bool, rounding_mode: RoundingMode, per_channel: Bool, input_unsigned: Bool, output_unsigned: Bool }
        traits [Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords, verify: verify::rescale }
    }

    /// The elements of a tensor in another shape.
    ///
    /// ```mlir
    /// %o = tosa.reshape %i, %shape : (tensor<4x8xf32>, !tosa.shape<1>) -> tensor<32xf32>
    /// ```
    Reshape = "reshape" (fold: fold::reshape) {
        (input1: AnyTensor, shape: Shape) -> (output: AnyTensor)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::reshape }
    }

    /// An image of another size. Layout: batch, height, width, channels; scales are numerator and denominator of each of
    /// height and width.
    ///
    /// ```mlir
    /// %o = tosa.resize %i, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x8x8x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x4xf32>
    /// ```
    Resize = "resize" (fold: fold::resize) {
        (input: Tensor4D, scale: Shape4, offset: Shape2, border: Shape2) -> (output: Tensor4D)
        attrs  { mode: ResizeMode }
        traits [Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords, verify: verify::resize }
    }

    /// The elements along a dimension in reverse order.
    ///
    /// ```mlir
    /// %o = tosa.reverse %i {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    /// ```
    Reverse = "reverse" (fold: fold::reverse) {
        (input1: TensorAtLeast1D) -> (output: TensorAtLeast1D)
        attrs  { axis: I32Attr }
        traits [Pure]
        format "operands since<24>((`axis` `(` $axis^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::reverse }
    }

    /// The first half of the Fourier transform of real numbers in two dimensions.
    ///
    /// ```mlir
    /// %re, %im = tosa.rfft2d %r : (tensor<4x8x8xf32>) -> (tensor<4x8x5xf32>, tensor<4x8x5xf32>)
    /// ```
    Rfft2d = "rfft2d" {
        (input_real: Tensor3D) -> (output_real: Tensor3D, output_imag: Tensor3D)
        opts   { local_bound: SilentBool = false }
        traits [SameOperandsAndResultElementType, ResultsAreFloatLike, Pure]
        format "operands since<24>((`local_bound` `(` $local_bound^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::rfft2d, result_names: ["output_real", "output_imag"] }
    }

    /// A tensor in which rows at positions that another one has are replaced.
    ///
    /// ```mlir
    /// %o = tosa.scatter %v, %i, %rows : (tensor<2x8x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x8x4xf32>
    /// ```
    Scatter = "scatter" {
        (values_in: Tensor3D, indices: IndexTensor2D, input: Tensor3D) -> (values_out: Tensor3D)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::scatter }
    }

    /// A part of a tensor.
    ///
    /// ```mlir
    /// %o = tosa.slice %i, %start, %size : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x8xf32>
    /// ```
    Slice = "slice" (fold: fold::slice) {
        (input1: TensorAtLeast1D, start: Shape, size: Shape) -> (output: TensorAtLeast1D)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::slice }
    }

    /// Looks elements up in a table.
    ///
    /// ```mlir
    /// %o = tosa.table %i, %t : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
    /// ```
    Table = "table" {
        (input1: AnyTensor, table: Tensor1D) -> (output: AnyTensor)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::table }
    }

    /// Copies a tensor several times along each dimension.
    ///
    /// ```mlir
    /// %o = tosa.tile %i, %multiples : (tensor<4x8xf32>, !tosa.shape<2>) -> tensor<8x8xf32>
    /// ```
    Tile = "tile" (fold: fold::tile) {
        (input1: TensorAtLeast1D, multiples: Shape) -> (output: TensorAtLeast1D)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::tile }
    }

    /// A tensor with its dimensions in another order.
    ///
    /// ```mlir
    /// %o = tosa.transpose %i {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
    /// ```
    Transpose = "transpose" (fold: fold::transpose) {
        (input1: TensorAtLeast1D) -> (output: TensorAtLeast1D)
        attrs  { perms: DenseI32Array }
        traits [Pure]
        relations { "all of {input1, output} have same element type": verify::same_element_type }
        format "operands since<24>((`perms` `(` $perms^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::transpose }
    }

    /// A transposed convolution in two dimensions. Layouts are those of [`Conv2D`].
    ///
    /// ```mlir
    /// %o = tosa.transpose_conv2d %i, %w, %b, %izp, %wzp {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x16xf32>
    /// ```
    TransposeConv2D = "transpose_conv2d" {
        (input: Tensor4D, weight: Tensor4D, bias: Tensor1D, input_zp: ScalarIntOrFloatTensor, weight_zp: ScalarIntOrFloatTensor) -> (output: Tensor4D)
        attrs  { out_pad: IntArray<4>, stride: IntArray<2>, acc_type: AccType }
        opts   { local_bound: SilentBool = false }
        traits [Pure]
        format "operands since<24>((`out_pad` `(` $out_pad^ `)`)? (`stride` `(` $stride^ `)`)? (`acc_type` `(` $acc_type^ `)`)? (`local_bound` `(` $local_bound^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::transpose_conv2d }
    }

    /// A tensor that keeps its contents between runs.
    ///
    /// ```mlir
    /// tosa.variable @v = dense<0> : tensor<4xi32>
    /// ```
    Variable = "variable" {
        ()
        attrs  { sym_name: SymbolNameAttr, var_shape: IndexElements, ty("type"): TypeAttrOf }
        opts   { initial_value: AnyAttr }
        traits [Symbol]
        format "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)"
        custom { "VariableOpTypeOrInitialValue": (asm::parse_variable, asm::print_variable) }
    }

    /// The contents of a variable.
    ///
    /// ```mlir
    /// %o = tosa.variable_read @v : tensor<4xi32>
    /// ```
    VariableRead = "variable_read" {
        () -> (output1: AnyTensor)
        attrs  { name: SymbolNameAttr }
        format "$name attr-dict `:` type($output1)"
        hooks  { verify_with_symbols: verify::variable_read }
    }

    /// Replaces the contents of a variable.
    ///
    /// ```mlir
    /// tosa.variable_write @v, %i : tensor<4xi32>
    /// ```
    VariableWrite = "variable_write" {
        (input1: AnyTensor)
        attrs  { name: SymbolNameAttr }
        format "$name attr-dict `,` $input1 `:` type($input1)"
        hooks  { verify_with_symbols: verify::variable_write }
    }

    /// Runs `body_graph` on the values of the loop as long as `cond_graph` yields true for them.
    ///
    /// ```mlir
    /// %r = tosa.while_loop (%x = %i) : (tensor<4xf32>) -> tensor<4xf32> { ... tosa.yield %c : tensor<i1> } do { ^bb0(%y: tensor<4xf32>): ... }
    /// ```
    WhileLoop = "while_loop" {
        (input_list: [AnyTensor]) -> (output_list: [AnyTensor])
        regions { cond_graph("cond_graph"): (1, 1), body_graph("body_graph"): (1, 1) }
        traits [LoopLikeOpInterface, SingleBlock, ImplicitTerminator, RecursiveMemoryEffects]
        terminator "tosa.yield"
        hooks  { parse: asm::parse_while_loop, print: asm::print_while_loop, verify: verify::while_loop }
    }

    /// Ends a region with values.
    ///
    /// ```mlir
    /// tosa.yield %x : tensor<4xf32>
    /// ```
    Yield = "yield" {
        (inputs: [AnyTensor])
        traits [Terminator, Pure]
        format "$inputs attr-dict `:` type($inputs)"
    }
}
