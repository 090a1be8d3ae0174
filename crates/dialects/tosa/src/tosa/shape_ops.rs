//! The operations of `tosa` on shapes.

use super::types::{ScalarInt32Tensor, Shape, TensorAtLeast1D};
use super::verify;
use terrace_base::constraints::IndexElements;
use terrace_rewrite::prelude::*;

ops! { "tosa", SHAPE_OPS;
    /// The sums of extents.
    AddShape = "add_shape",
    /// The quotients of extents, rounded up.
    DivCeilShape = "div_ceil_shape",
    /// The quotients of extents, rounded down.
    DivFloorShape = "div_floor_shape",
    /// The greater ones of extents.
    MaxShape = "max_shape",
    /// The smaller ones of extents.
    MinShape = "min_shape",
    /// The remainders of extents.
    ModShape = "mod_shape",
    /// The products of extents.
    ///
    /// ```mlir
    /// %s = tosa.mul_shape %a, %b : (!tosa.shape<4>, !tosa.shape<4>) -> !tosa.shape<4>
    /// ```
    MulShape = "mul_shape",
    /// The differences of extents.
    SubShape = "sub_shape" {
        (input1: Shape, input2: Shape) -> (output: Shape)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::elementwise_shape }
    }

    /// Two to the power of each extent.
    ///
    /// ```mlir
    /// %s = tosa.exp2_shape %a : (!tosa.shape<4>) -> !tosa.shape<4>
    /// ```
    Exp2Shape = "exp2_shape",
    /// The logarithm of each extent to base two, rounded up.
    Log2CeilShape = "log2_ceil_shape",
    /// The logarithm of each extent to base two, rounded down.
    Log2FloorShape = "log2_floor_shape" {
        (input: Shape) -> (output: Shape)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::elementwise_shape }
    }

    /// The extents of several shapes, one after another.
    ///
    /// ```mlir
    /// %s = tosa.concat_shape %a, %b : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
    /// ```
    ConcatShape = "concat_shape" {
        (input: [Shape]) -> (output: Shape)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::concat_shape }
    }

    /// A constant shape.
    ///
    /// ```mlir
    /// %s = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
    /// ```
    ConstShape = "const_shape" {
        () -> (output: Shape)
        attrs  { values: IndexElements }
        traits [ConstantLike, Pure]
        format "operands since<24>((`values` `(` $values^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::const_shape, constant: first_attr }
    }

    /// An extent of a tensor.
    ///
    /// ```mlir
    /// %s = tosa.dim %t {axis = 0 : i32} : (tensor<4x8xf32>) -> !tosa.shape<1>
    /// ```
    Dim = "dim" {
        (input1: TensorAtLeast1D) -> (output: Shape)
        attrs  { axis: I32Attr }
        traits [Pure]
        format "operands since<24>((`axis` `(` $axis^ `)`)?) attr-dict `:` functional-type(operands, results)"
        hooks  { verify_shape: verify::dim }
    }

    /// Some neighbouring extents of a shape.
    ///
    /// ```mlir
    /// %s = tosa.slice_shape %a, %start, %size : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
    /// ```
    SliceShape = "slice_shape" {
        (input: Shape, start: ScalarInt32Tensor, size: ScalarInt32Tensor) -> (output: Shape)
        traits [Pure]
        format "operands attr-dict `:` functional-type(operands, results)"
        hooks  { verify: verify::slice_shape }
    }
}
