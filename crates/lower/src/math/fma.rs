//! `math-uplift-to-fma`: a product and a sum that may be contracted become `math.fma`.

use terrace_dialects::arith::{AddF, FastMathFlags, MulF};
use terrace_dialects::math::Fma;
use terrace_ir::rules;
use terrace_rewrite::greedy::Pattern;

/// The patterns of the pass.
pub static UPLIFT: &[Pattern] = rules!["";
    AddF(MulF(a, b)@f, c)@g if ((f & g).has(FastMathFlags::CONTRACT)) => Fma(a, b, c)@(f & g);
    AddF(c, MulF(a, b)@f)@g if ((f & g).has(FastMathFlags::CONTRACT)) => Fma(a, b, c)@(f & g);
];
