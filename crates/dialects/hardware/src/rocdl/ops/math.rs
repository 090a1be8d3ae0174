//! Functions of one number, and medians. They are fast and imprecise.

use terrace_llvm::constraints::{FloatOrVector, LlvmFloat};
use terrace_rewrite::prelude::*;

ops! { "rocdl", MATH_OPS;
    /// Hyperbolic tangent.
    Tanh = "tanh",
    /// Sine of a number of turns.
    Sin = "sin",
    /// Cosine of a number of turns.
    Cos = "cos",
    /// Reciprocal.
    Rcp = "rcp",
    /// The power of e. In LLVM IR it is `llvm.exp`, as LLVM has no such intrinsic of this target.
    Exp = "exp",
    /// The power of 2.
    Exp2 = "exp2",
    /// The logarithm to base 2.
    Log = "log",
    /// Square root.
    Sqrt = "sqrt" {
        (arg: LlvmFloat) -> (res: LlvmFloat)
        traits [Pure]
        format "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
    }

    /// The number between the least and the greatest of three.
    FMed3 = "fmed3" {
        (src0: FloatOrVector, src1: FloatOrVector, src2: FloatOrVector) -> (res: FloatOrVector = src0)
        traits [Pure]
        relations { same_type(res, src0, src1, src2) }
        format "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)"
    }
}
