//! The operations of `arm_neon`.

use super::types::{
    SdotFactor, SdotSum, SmullOperand, SmullResult, Vector4F32, Vector4I32, Vector8BF16, Vector16I8, quarter,
    widened,
};
use super::verify;
use terrace_ir::ops;

ops! { "arm_neon", OPS;
    /// Adds to each element of `a` the product of a row of `b` and a row of `c`, four bytes each.
    ///
    /// ```mlir
    /// %d = arm_neon.2d.sdot %a, %b, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    /// ```
    ///
    /// Lowering: `lower-to-llvm`.
    Sdot2d = "2d.sdot" {
        (a: SdotSum, b: SdotFactor, c: SdotFactor) -> (res: SdotSum = a)
        traits [Pure]
        relations {
            same_type(b, c), same_type(a, res),
            "operand `a` should be 1-dimensional": verify::sum_is_one_dimensional,
            "operand `b` should be 2-dimensional": verify::factor_is_two_dimensional,
            "operand `b` should have 4 columns": verify::factor_has_four_columns,
            "operand `b` should have as many rows as the size of operand `a`": verify::factor_has_rows_of_sum,
        }
        format "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
    }

    /// Multiplies matrices of 2 by 4 and 4 by 2 floats and adds the product to the third one.
    ///
    /// ```mlir
    /// %d = arm_neon.intr.bfmmla %acc, %a, %b : vector<8xbf16> to vector<4xf32>
    /// ```
    Bfmmla = "intr.bfmmla" {
        (acc: Vector4F32, src1: Vector8BF16, src2: Vector8BF16) -> (res: Vector4F32 = acc)
        traits [Pure]
        relations { same_type(src1, src2), same_type(acc, res) }
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
    }

    /// Adds to each element of `a` the product of four bytes of `b` and of `c`.
    ///
    /// ```mlir
    /// %d = arm_neon.intr.sdot %a, %b, %c : vector<16xi8>, vector<16xi8> to vector<4xi32>
    /// ```
    Sdot = "intr.sdot" {
        (a: SdotSum, b: SdotFactor, c: SdotFactor) -> (res: SdotSum = a)
        traits [Pure]
        relations {
            same_type(b, c), same_type(a, res),
            types_match("res has the same number of elements as operand b", b => res, quarter),
        }
        format "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
    }

    /// Multiplies matrices of 2 by 8 and 8 by 2 signed bytes and adds the product to the third one.
    ///
    /// ```mlir
    /// %d = arm_neon.intr.smmla %acc, %a, %b : vector<16xi8> to vector<4xi32>
    /// ```
    Smmla = "intr.smmla",
    /// Multiplies matrices of 2 by 8 and 8 by 2 unsigned bytes and adds the product to the third one.
    ///
    /// ```mlir
    /// %d = arm_neon.intr.ummla %acc, %a, %b : vector<16xi8> to vector<4xi32>
    /// ```
    Ummla = "intr.ummla",
    /// Multiplies matrices of 2 by 8 unsigned and 8 by 2 signed bytes and adds the product to the third one.
    ///
    /// ```mlir
    /// %d = arm_neon.intr.usmmla %acc, %a, %b : vector<16xi8> to vector<4xi32>
    /// ```
    Usmmla = "intr.usmmla" {
        (acc: Vector4I32, src1: Vector16I8, src2: Vector16I8) -> (res: Vector4I32 = acc)
        traits [Pure]
        relations { same_type(src1, src2), same_type(acc, res) }
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
    }

    /// Multiplies signed integers to twice the width.
    ///
    /// ```mlir
    /// %d = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
    /// ```
    Smull = "intr.smull" {
        (a: SmullOperand, b: SmullOperand) -> (res: SmullResult = infer)
        traits [Pure]
        relations {
            same_type(a, b),
            types_match("res has same vector shape and element bitwidth scaled by 2 as a", a => res, widened),
        }
        format "$a `,` $b attr-dict `:` type($a) `to` type($res)"
    }
}
