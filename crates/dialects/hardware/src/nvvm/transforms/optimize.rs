//! `llvm-optimize-for-nvvm-target`: quotients of 16 bits by a reciprocal.

use crate::nvvm::RcpApproxFtzF32;
use terrace_llvm::{
    And, Bitcast, Constant, FDiv, FMA, FMul, FNeg, FPExt, FPTrunc, ICmp, ICmpPredicate, Or, Select,
};
use terrace_rewrite::prelude::*;

passes! {
    /// Optimize NVVM IR.
    OptimizeForTarget("NVVMOptimizeForTarget") = "llvm-optimize-for-nvvm-target" on(Anchor::Any) => optimize;
}

fn optimize(_: &OptimizeForTarget, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, QUOTIENTS)
}

/// A product with the approximate reciprocal in 32 bits, and one step of Newton's method, which zeros, infinite quotients
/// and NaNs would not survive.
static QUOTIENTS: &[greedy::Pattern] = rules!["";
    FDiv(a, b) -> r let half = type_of(r) let single = (Type::F32) let word = (Type::I32) if (half == Type::F16)
        with x = FPExt(a): single
        with y = FPExt(b): single
        with reciprocal = RcpApproxFtzF32(y): single
        with quotient = FMul(x, reciprocal)
        with error = FMA(quotient, FNeg(y), x)
        with refined = FMA(error, reciprocal, quotient)
        with exponents = (fn bits(0x7f80_0000))
        with exponent = And(Bitcast(quotient): word, exponents)
        with zero = (fn bits(0))
        with is_exact = Or(ICmp[predicate: ICmpPredicate::Eq](exponent, zero), ICmp[predicate: ICmpPredicate::Eq](exponent, exponents))
        => FPTrunc(Select(is_exact, quotient, refined));
];

/// An unsigned constant of 32 bits.
fn bits(b: &mut Builder<'_>, value: u32) -> Value {
    let ty = IntegerType::get(b.ctx(), 32, Signedness::Unsigned as u32);
    let value = IntegerAttr::of(b.ctx(), ty, &ApInt::new(32, value.into()));
    Constant::new(b, Type::I32, value)
}
