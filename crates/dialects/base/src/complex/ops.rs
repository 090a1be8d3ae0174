//! The operations of `complex`.

use super::{element, float_element, fold, verify};
use crate::arith::FastMathFlags;
use crate::constraints::{AnyComplex, ComplexOfFloat};
use crate::infer;
use terrace_rewrite::prelude::*;

ops! { "complex", OPS;
    /// Addition.
    ///
    /// ```mlir
    /// %a = complex.add %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Add = "add" (fold: fold::add),
    /// Arctangent of two arguments: `-i log((x + iy) / sqrt(x^2 + y^2))` of `y` and `x`.
    ///
    /// ```mlir
    /// %a = complex.atan2 %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Atan2 = "atan2",
    /// Division.
    ///
    /// ```mlir
    /// %a = complex.div %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Div = "div" (fold: fold::mul_or_div),
    /// Multiplication.
    ///
    /// ```mlir
    /// %a = complex.mul %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Mul = "mul" (fold: fold::mul_or_div),
    /// A complex number to a complex power.
    ///
    /// ```mlir
    /// %a = complex.pow %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Pow = "pow",
    /// Subtraction.
    ///
    /// ```mlir
    /// %a = complex.sub %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Sub = "sub" (fold: fold::sub) {
        (lhs: ComplexOfFloat, rhs: ComplexOfFloat) -> (result: ComplexOfFloat = lhs)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, Elementwise]
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }

    /// Complex conjugate.
    ///
    /// ```mlir
    /// %a = complex.conj %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Conj = "conj" (fold: fold::inverse::<Conj>),
    /// Cosine.
    ///
    /// ```mlir
    /// %a = complex.cos %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Cos = "cos",
    /// The exponential function.
    ///
    /// ```mlir
    /// %a = complex.exp %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Exp = "exp" (fold: fold::inverse::<Log>),
    /// `exp(x) - 1`.
    ///
    /// ```mlir
    /// %a = complex.expm1 %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Expm1 = "expm1",
    /// The natural logarithm.
    ///
    /// ```mlir
    /// %a = complex.log %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Log = "log" (fold: fold::log),
    /// `log(1 + x)`.
    ///
    /// ```mlir
    /// %a = complex.log1p %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Log1p = "log1p",
    /// Negation.
    ///
    /// ```mlir
    /// %a = complex.neg %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Neg = "neg" (fold: fold::inverse::<Neg>),
    /// The reciprocal of the square root.
    ///
    /// ```mlir
    /// %a = complex.rsqrt %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Rsqrt = "rsqrt",
    /// `x / |x|`; zero for zero.
    ///
    /// ```mlir
    /// %a = complex.sign %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Sign = "sign",
    /// Sine.
    ///
    /// ```mlir
    /// %a = complex.sin %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Sin = "sin",
    /// The square root.
    ///
    /// ```mlir
    /// %a = complex.sqrt %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Sqrt = "sqrt",
    /// Tangent.
    ///
    /// ```mlir
    /// %a = complex.tan %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Tan = "tan",
    /// Hyperbolic tangent.
    ///
    /// ```mlir
    /// %a = complex.tanh %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Tanh = "tanh" {
        (complex: ComplexOfFloat) -> (result: ComplexOfFloat = complex)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, SameOperandsAndResultType, Elementwise]
        format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
    }

    /// The absolute value.
    ///
    /// ```mlir
    /// %a = complex.abs %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Abs = "abs",
    /// The argument, from `-pi` to `pi`.
    ///
    /// ```mlir
    /// %a = complex.angle %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Angle = "angle" {
        (complex: ComplexOfFloat) -> (result: AnyFloat = infer)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, Elementwise]
        relations { types_match("complex element type matches result type", complex => result, element) }
        format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
    }

    /// The imaginary part.
    ///
    /// ```mlir
    /// %a = complex.im %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Im = "im" (fold: fold::part::<1>) {
        (complex: ComplexOfFloat) -> (imaginary: AnyFloat = infer)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, Elementwise]
        relations { types_match("complex element type matches result type", complex => imaginary, element) }
        format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
    }

    /// The real part.
    ///
    /// ```mlir
    /// %a = complex.re %b : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Re = "re" (fold: fold::part::<0>) {
        (complex: ComplexOfFloat) -> (real: AnyFloat = infer)
        opts   { fastmath: FastMathFlags = FastMathFlags::NONE }
        traits [Pure, Elementwise]
        relations { types_match("complex element type matches result type", complex => real, element) }
        format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
    }

    /// Whether two numbers are equal.
    ///
    /// ```mlir
    /// %a = complex.eq %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Equal = "eq",
    /// Whether two numbers are not equal.
    ///
    /// ```mlir
    /// %a = complex.neq %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    NotEqual = "neq" {
        (lhs: ComplexOfFloat, rhs: ComplexOfFloat) -> (result: I1 = infer)
        traits [Pure, Elementwise]
        relations { same_type(lhs, rhs) }
        format "$lhs `,` $rhs  attr-dict `:` type($lhs)"
        hooks  { infer: infer::one_bool }
    }

    /// Reinterprets the bits as another type of the same width; one of the two types is complex.
    ///
    /// ```mlir
    /// %a = complex.bitcast %b : complex<f32> to i64
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Bitcast = "bitcast" {
        (operand: AnyType) -> (result: AnyType)
        traits [Pure]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        hooks  { verify_shape: verify::bitcast, fold: fold::bitcast }
    }

    /// A constant: an array of the real and the imaginary part.
    ///
    /// ```mlir
    /// %a = complex.constant [0.1, -1.0] : complex<f64>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`, to `llvm.mlir.constant`.
    Constant = "constant" {
        () -> (complex: AnyComplex)
        attrs  { value: ArrayAttrOf }
        traits [ConstantLike, Pure]
        format "$value attr-dict `:` type($complex)"
        hooks  {
            verify_shape: verify::constant, result_names: "cst", constant: first_attr,
        }
    }

    /// Creates a complex number from its parts.
    ///
    /// ```mlir
    /// %a = complex.create %b, %c : complex<f32>
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    Create = "create" {
        (real: AnyFloat, imaginary: AnyFloat) -> (complex: ComplexOfFloat)
        traits [Pure]
        relations {
            same_type(real, imaginary),
            types_match("complex element type matches real operand type", complex => real, float_element),
        }
        format "$real `,` $imaginary attr-dict `:` type($complex)"
        hooks  { fold: fold::create }
    }

    /// A complex number to a signed integer power.
    ///
    /// ```mlir
    /// %a = complex.powi %b, %c : complex<f32>, i32
    /// ```
    ///
    /// Lowering: `convert-complex-to-llvm`.
    PowI = "powi" {
        (lhs: ComplexOfFloat, rhs: AnySignlessInteger) -> (result: ComplexOfFloat)
        opts   { fastmath: FastMathFlags }
        traits [Pure, Elementwise, SameOperandsAndResultShape]
        relations { same_type(lhs, result) }
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)"
    }
}
