//! The table of the structured operations with fixed maps, but for convolutions and poolings.

use super::attrs::{AffineMapArrayAttr, AnyShaped, ElementwiseKind, TypeFn};
use super::structured::{self, Named, Payload};
use super::{asm, fold, verify};
use terrace_base::constraints::AnyRankedTensor;
use terrace_rewrite::prelude::*;

/// Declares operations and their rows: `[opts { .. } hooks { .. }] Name = "mnemonic": payload, "loops", "subscripts"; ..`.
macro_rules! named {
    ($ops:ident $table:ident; $(
        [$(opts { $($opts:tt)* })? hooks { $($hooks:tt)* }]
        $( $(#[doc = $doc:literal])* $Name:ident = $mnem:literal: $payload:expr, $loops:literal, $subscripts:literal; )+
    )+) => {
        ops! { "linalg", $ops; $( $( $(#[doc = $doc])* $Name = $mnem ),+ {
            (inputs: [AnyType], outputs: [AnyShaped]) -> (result_tensors: [AnyRankedTensor])
            regions { region }
            $(opts { $($opts)* })?
            traits [SingleBlock, ImplicitTerminator, RecursiveMemoryEffects, AttrSizedOperandSegments, DestinationStyleOpInterface]
            terminator "linalg.yield"
            hooks { parse: asm::parse_named, print: asm::print_named, inits: 1, effects: structured::effects, speculatable: structured::speculatable, fold: fold::structured, $($hooks)* }
        } )+ }
        /// The rows of these operations.
        pub static $table: &[Named] = &[$( $(
            Named { def: $Name::DEF, payload: $payload, loops: $loops, subscripts: $subscripts }
        ),+ ),+];
    };
}
pub(super) use named;

named! { NAMED_OPS NAMED;
    [hooks { verify_regions: verify::structured }]
    /// The absolute value of each element.
    ///
    /// ```mlir
    /// linalg.abs ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Abs = "abs": Payload::Elementwise(ElementwiseKind::Abs), "", "";
    /// Rounds each element up to an integer.
    ///
    /// ```mlir
    /// linalg.ceil ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Ceil = "ceil": Payload::Elementwise(ElementwiseKind::Ceil), "", "";
    /// The error function of each element.
    ///
    /// ```mlir
    /// linalg.erf ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Erf = "erf": Payload::Elementwise(ElementwiseKind::Erf), "", "";
    /// The exponential function of each element.
    ///
    /// ```mlir
    /// linalg.exp ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Exp = "exp": Payload::Elementwise(ElementwiseKind::Exp), "", "";
    /// Rounds each element down to an integer.
    ///
    /// ```mlir
    /// linalg.floor ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Floor = "floor": Payload::Elementwise(ElementwiseKind::Floor), "", "";
    /// The natural logarithm of each element.
    ///
    /// ```mlir
    /// linalg.log ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Log = "log": Payload::Elementwise(ElementwiseKind::Log), "", "";
    /// The negation of each element.
    ///
    /// ```mlir
    /// linalg.negf ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Negf = "negf": Payload::Elementwise(ElementwiseKind::Negf), "", "";
    /// One divided by each element.
    ///
    /// ```mlir
    /// linalg.reciprocal ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Reciprocal = "reciprocal": Payload::Elementwise(ElementwiseKind::Reciprocal), "", "";
    /// Rounds each element to the nearest integer, away from zero in the middle.
    ///
    /// ```mlir
    /// linalg.round ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Round = "round": Payload::Elementwise(ElementwiseKind::Round), "", "";
    /// One divided by the square root of each element.
    ///
    /// ```mlir
    /// linalg.rsqrt ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Rsqrt = "rsqrt": Payload::Elementwise(ElementwiseKind::Rsqrt), "", "";
    /// The square root of each element.
    ///
    /// ```mlir
    /// linalg.sqrt ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Sqrt = "sqrt": Payload::Elementwise(ElementwiseKind::Sqrt), "", "";
    /// The square of each element.
    ///
    /// ```mlir
    /// linalg.square ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Square = "square": Payload::Elementwise(ElementwiseKind::Square), "", "";
    /// The hyperbolic tangent of each element.
    ///
    /// ```mlir
    /// linalg.tanh ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Tanh = "tanh": Payload::Elementwise(ElementwiseKind::Tanh), "", "";
    /// Adds element by element; on `i1` it is the logical or.
    ///
    /// ```mlir
    /// linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Add = "add": Payload::Elementwise(ElementwiseKind::Add), "", "";
    /// Divides element by element; integers are signed.
    ///
    /// ```mlir
    /// linalg.div ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Div = "div": Payload::Elementwise(ElementwiseKind::Div), "", "";
    /// Divides unsigned integers element by element.
    ///
    /// ```mlir
    /// linalg.div_unsigned ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
    /// ```
    DivUnsigned = "div_unsigned": Payload::Elementwise(ElementwiseKind::DivUnsigned), "", "";
    /// The greater one of each two elements; integers are signed.
    ///
    /// ```mlir
    /// linalg.max ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Max = "max": Payload::Elementwise(ElementwiseKind::MaxSigned), "", "";
    /// The smaller one of each two elements; integers are signed.
    ///
    /// ```mlir
    /// linalg.min ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Min = "min": Payload::Elementwise(ElementwiseKind::MinSigned), "", "";
    /// Multiplies element by element; on `i1` it is the logical and.
    ///
    /// ```mlir
    /// linalg.mul ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Mul = "mul": Payload::Elementwise(ElementwiseKind::Mul), "", "";
    /// Raises the elements of the first operand to the powers of the second.
    ///
    /// ```mlir
    /// linalg.powf ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Powf = "powf": Payload::Elementwise(ElementwiseKind::Powf), "", "";
    /// Subtracts element by element.
    ///
    /// ```mlir
    /// linalg.sub ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Sub = "sub": Payload::Elementwise(ElementwiseKind::Sub), "", "";
    /// The element of the second or third operand, as the first one says.
    ///
    /// ```mlir
    /// linalg.select ins(%p, %a, %b : memref<4xi1>, memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
    /// ```
    Select = "select": Payload::Elementwise(ElementwiseKind::Select), "", "";

    [opts { cast: TypeFn } hooks { verify_regions: verify::structured }]
    /// Copies all elements, converted to the element type of the output.
    ///
    /// ```mlir
    /// linalg.copy ins(%a : memref<4xf16>) outs(%c : memref<4xf32>)
    /// ```
    Copy = "copy": Payload::Copy, "", "";

    [hooks { verify: verify::fill, verify_regions: verify::structured }]
    /// Sets all elements to a number.
    ///
    /// ```mlir
    /// linalg.fill ins(%x : f32) outs(%c : memref<4xf32>)
    /// ```
    Fill = "fill": Payload::Fill, "", "";

    [hooks { computed_attr: structured::memoized_maps, verify_regions: verify::structured }]
    /// Sets all elements to pseudo-random numbers between a minimum and a maximum, which depend on a seed and the position.
    ///
    /// ```mlir
    /// linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%c : memref<4x8xf32>)
    /// ```
    FillRng2D = "fill_rng_2d": Payload::Random, "ij", ", , , i j";
    /// Adds the product of two matrices less their zero points to a matrix.
    ///
    /// ```mlir
    /// linalg.quantized_matmul ins(%a, %b, %za, %zb : memref<4x8xi8>, memref<8x16xi8>, i32, i32) outs(%c : memref<4x16xi32>)
    /// ```
    QuantizedMatmul = "quantized_matmul": Payload::QuantizedMulAdd, "mn|k", "m k, k n, , , m n";
    /// [`QuantizedMatmul`] for each pair of matrices of a batch.
    ///
    /// ```mlir
    /// linalg.quantized_batch_matmul ins(%a, %b, %za, %zb : memref<2x4x8xi8>, memref<2x8x16xi8>, i32, i32) outs(%c : memref<2x4x16xi32>)
    /// ```
    QuantizedBatchMatmul = "quantized_batch_matmul": Payload::QuantizedMulAdd, "bmn|k", "b m k, b k n, , , b m n";

    [hooks { computed_attr: structured::memoized_maps, verify_regions: verify::contraction }]
    /// Adds the inner product of two vectors to a number.
    ///
    /// ```mlir
    /// linalg.dot ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<f32>)
    /// ```
    Dot = "dot": Payload::MulAdd, "|m", "m, m, ";
    /// Adds the product of a matrix and a vector to a vector.
    ///
    /// ```mlir
    /// linalg.matvec ins(%a, %b : memref<4x8xf32>, memref<8xf32>) outs(%c : memref<4xf32>)
    /// ```
    Matvec = "matvec": Payload::MulAdd, "m|n", "m n, n, m";
    /// Adds the product of a vector and a matrix to a vector.
    ///
    /// ```mlir
    /// linalg.vecmat ins(%a, %b : memref<4xf32>, memref<4x8xf32>) outs(%c : memref<8xf32>)
    /// ```
    Vecmat = "vecmat": Payload::MulAdd, "n|m", "m, m n, n";
    /// [`Matvec`] for each matrix and vector of a batch.
    ///
    /// ```mlir
    /// linalg.batch_matvec ins(%a, %b : memref<2x4x8xf32>, memref<2x8xf32>) outs(%c : memref<2x4xf32>)
    /// ```
    BatchMatvec = "batch_matvec": Payload::MulAdd, "bm|n", "b m n, b n, b m";
    /// [`Vecmat`] for each vector and matrix of a batch.
    ///
    /// ```mlir
    /// linalg.batch_vecmat ins(%a, %b : memref<2x4xf32>, memref<2x4x8xf32>) outs(%c : memref<2x8xf32>)
    /// ```
    BatchVecmat = "batch_vecmat": Payload::MulAdd, "bn|m", "b m, b m n, b n";
    /// Adds the product of a matrix and a transposed one to a matrix, all of which are divided into tiles.
    ///
    /// ```mlir
    /// linalg.mmt4d ins(%a, %b : memref<2x3x8x1xf32>, memref<4x3x8x1xf32>) outs(%c : memref<2x4x8x8xf32>)
    /// ```
    Mmt4d = "mmt4d": Payload::MulAdd, "mn|k|ij|l", "m k i l, n k j l, m n i j";
    /// [`Mmt4d`] for each pair of matrices of a batch.
    ///
    /// ```mlir
    /// linalg.batch_mmt4d ins(%a, %b : memref<5x2x3x8x1xf32>, memref<5x4x3x8x1xf32>) outs(%c : memref<5x2x4x8x8xf32>)
    /// ```
    BatchMmt4d = "batch_mmt4d": Payload::MulAdd, "bmn|k|ij|l", "b m k i l, b n k j l, b m n i j";

    [opts { indexing_maps: AffineMapArrayAttr, cast: TypeFn } hooks { verify: verify::matmul::operation, verify_regions: verify::contraction }]
    /// Adds the product of two matrices to a matrix. `indexing_maps` transpose or broadcast the inputs.
    ///
    /// ```mlir
    /// linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    /// ```
    Matmul = "matmul": Payload::MulAdd, "mn|k", "m k, k n, m n";
    /// [`Matmul`] for each pair of matrices of a batch.
    ///
    /// ```mlir
    /// linalg.batch_matmul ins(%a, %b : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%c : memref<2x4x16xf32>)
    /// ```
    BatchMatmul = "batch_matmul": Payload::MulAdd, "bmn|k", "b m k, b k n, b m n";
    /// Adds the sum of the products of all pairs of matrices of a batch to a matrix.
    ///
    /// ```mlir
    /// linalg.batch_reduce_matmul ins(%a, %b : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%c : memref<4x16xf32>)
    /// ```
    BatchReduceMatmul = "batch_reduce_matmul": Payload::MulAdd, "|b|mn|k", "b m k, b k n, m n";
}
