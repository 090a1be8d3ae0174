//! The elementwise operations of `tosa`. Operands of several are of one rank; extents of one are repeated.

use super::attrs::{IntOrFloatAttr, NanPropagationMode, RoundingMode};
use super::types::{
    AnyTensor, FloatTensor, I1Tensor, Int8Like, Int32Or64Tensor, IntLike, ScalarInt8Tensor,
    ScalarIntOrFloatTensor,
};
use super::{asm, fold, infer, verify};
use terrace_rewrite::prelude::*;

ops! { "tosa", ELEMENTWISE_OPS;
    /// The absolute value.
    ///
    /// ```mlir
    /// %o = tosa.abs %i : (tensor<4xf32>) -> tensor<4xf32>
    /// ```
    Abs = "abs" (fold: fold::abs),
    /// The complement of the bits.
    BitwiseNot = "bitwise_not",
    /// The smallest integer that is not less.
    Ceil = "ceil",
    /// The number of leading zero bits.
    Clz = "clz",
    /// e to the power of x.
    Exp = "exp",
    /// The greatest integer that is not greater.
    Floor = "floor",
    /// The natural logarithm.
    Log = "log",
    /// One divided by x.
    Reciprocal = "reciprocal" (fold: fold::reciprocal),
    /// One divided by the square root.
    Rsqrt = "rsqrt" {
        (input1: AnyTensor) -> (output: AnyTensor)
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// The Gauss error function.
    ///
    /// ```mlir
    /// %o = tosa.erf %i : (tensor<4xf32>) -> tensor<4xf32>
    /// ```
    Erf = "erf",
    /// The logistic function `1 / (1 + exp(-x))`.
    Sigmoid = "sigmoid",
    /// The hyperbolic tangent.
    Tanh = "tanh" {
        (input: AnyTensor) -> (output: AnyTensor)
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// The cosine.
    ///
    /// ```mlir
    /// %o = tosa.cos %i : (tensor<4xf32>) -> tensor<4xf32>
    /// ```
    Cos = "cos",
    /// The sine.
    Sin = "sin" {
        (input1: FloatTensor) -> (output: FloatTensor)
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// The complement of a truth value.
    ///
    /// ```mlir
    /// %o = tosa.logical_not %i : (tensor<4xi1>) -> tensor<4xi1>
    /// ```
    LogicalNot = "logical_not" {
        (input1: I1Tensor) -> (output: I1Tensor)
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// The nearest value between two bounds.
    ///
    /// ```mlir
    /// %o = tosa.clamp %i {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    /// ```
    Clamp = "clamp" {
        (input: AnyTensor) -> (output: AnyTensor)
        attrs  { min_val: IntOrFloatAttr, max_val: IntOrFloatAttr }
        opts   { nan_mode: NanPropagationMode = NanPropagationMode::Propagate }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords, verify_shape: verify::clamp }
    }

    /// The sum.
    ///
    /// ```mlir
    /// %o = tosa.add %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
    /// ```
    Add = "add" [Commutative] (fold: fold::add),
    /// The bits that are set in both.
    BitwiseAnd = "bitwise_and" [Commutative],
    /// The bits that are set in either.
    BitwiseOr = "bitwise_or" [Commutative],
    /// The bits that are set in one.
    BitwiseXor = "bitwise_xor" [Commutative],
    /// The bits of the first operand, moved to the left.
    LogicalLeftShift = "logical_left_shift",
    /// The bits of the first operand, moved to the right.
    LogicalRightShift = "logical_right_shift",
    /// The first operand to the power of the second one.
    Pow = "pow",
    /// The difference.
    Sub = "sub" (fold: fold::sub) {
        (input1: AnyTensor, input2: AnyTensor) -> (output: AnyTensor)
        traits [SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// The bits of the first operand, moved to the right, with copies of the sign.
    ///
    /// ```mlir
    /// %o = tosa.arithmetic_right_shift %a, %b {round = true} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    /// ```
    ArithmeticRightShift = "arithmetic_right_shift" {
        (input1: AnyTensor, input2: AnyTensor) -> (output: AnyTensor)
        attrs  { round: Bool }
        traits [SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands since<24>((`round` `(` $round^ `)`)?) attr-dict `:` functional-type(operands, results)"
    }

    /// The quotient of integers, rounded towards zero.
    ///
    /// ```mlir
    /// %o = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    /// ```
    IntDiv = "intdiv" (fold: fold::intdiv) {
        (input1: Int32Or64Tensor, input2: Int32Or64Tensor) -> (output: Int32Or64Tensor)
        traits [SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// Whether both truth values are true.
    ///
    /// ```mlir
    /// %o = tosa.logical_and %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    /// ```
    LogicalAnd = "logical_and",
    /// Whether one of the truth values is true.
    LogicalOr = "logical_or",
    /// Whether the truth values differ.
    LogicalXor = "logical_xor" {
        (input1: I1Tensor, input2: I1Tensor) -> (output: I1Tensor)
        traits [Commutative, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// The greater one.
    ///
    /// ```mlir
    /// %o = tosa.maximum %a, %b {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    /// ```
    Maximum = "maximum",
    /// The smaller one.
    Minimum = "minimum" {
        (input1: AnyTensor, input2: AnyTensor) -> (output: AnyTensor)
        opts   { nan_mode: NanPropagationMode = NanPropagationMode::Propagate }
        traits [Commutative, SameOperandsAndResultElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords }
    }

    /// Whether both are equal.
    ///
    /// ```mlir
    /// %o = tosa.equal %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    /// ```
    Equal = "equal" [Commutative, InferTypes] (infer: infer::compared, compatible: infer::compatible_shapes, fold: fold::equal),
    /// Whether the first operand is greater.
    Greater = "greater" (fold: fold::greater),
    /// Whether the first operand is not less.
    GreaterEqual = "greater_equal" (fold: fold::greater_equal) {
        (input1: AnyTensor, input2: AnyTensor) -> (output: I1Tensor)
        traits [SameOperandsElementType, ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
    }

    /// The product, of integers shifted to the right.
    ///
    /// ```mlir
    /// %o = tosa.mul %a, %b, %shift : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
    /// ```
    Mul = "mul" (fold: fold::mul) {
        (input1: AnyTensor, input2: AnyTensor, shift: ScalarInt8Tensor) -> (output: AnyTensor)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::mul }
    }

    /// The negation: the zero point of the output minus the difference of the input and its zero point.
    ///
    /// ```mlir
    /// %o = tosa.negate %i, %izp, %ozp : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
    /// ```
    Negate = "negate" (fold: fold::negate) {
        (input1: AnyTensor, input1_zp: ScalarIntOrFloatTensor, output_zp: ScalarIntOrFloatTensor) -> (output: AnyTensor)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::negate }
    }

    /// The second or third operand, as the first one says.
    ///
    /// ```mlir
    /// %o = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    /// ```
    Select = "select" (fold: fold::select) {
        (input1: I1Tensor, input2: AnyTensor, input3: AnyTensor) -> (output: AnyTensor)
        traits [ResultsBroadcastableShape, SameOperandsAndResultRank, Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::select }
    }

    /// A product shifted to the right, the scaling of [`Rescale`](super::Rescale).
    ///
    /// ```mlir
    /// %o = tosa.apply_scale %x, %multiplier, %shift {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
    /// ```
    ApplyScale = "apply_scale" {
        (value: IntLike, multiplier: IntLike, shift: Int8Like) -> (output: IntLike)
        attrs  { rounding_mode: RoundingMode }
        traits [Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable]
        hooks  { parse: asm::parse_with_keywords, print: asm::print_with_keywords }
    }
}
