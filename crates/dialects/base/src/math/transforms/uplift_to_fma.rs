//! `math-uplift-to-fma`: a product and a sum that may be contracted become `math.fma`.

use crate::arith::{AddF, FastMathFlags, MulF};
use crate::math::Fma;
use terrace_rewrite::prelude::*;

passes! {
    /// Uplift arith ops to math.fma.
    MathUpliftToFma("MathUpliftToFMA") = "math-uplift-to-fma" on(Anchor::Any) => math_uplift_to_fma;
}

fn math_uplift_to_fma(_: &MathUpliftToFma, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, UPLIFT)
}

/// The patterns of the pass.
pub static UPLIFT: &[greedy::Pattern] = rules!["";
    AddF(MulF(a, b)@f, c)@g if ((f & g).has(FastMathFlags::CONTRACT)) => Fma(a, b, c)@(f & g);
    AddF(c, MulF(a, b)@f)@g if ((f & g).has(FastMathFlags::CONTRACT)) => Fma(a, b, c)@(f & g);
];
