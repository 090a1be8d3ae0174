//! The canonicalization patterns of `complex`: casts of casts, and parts of negated numbers.

use super::*;
use crate::arith::{Bitcast as NumberBitcast, NegF};
use terrace_rewrite::prelude::*;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["";
    "MergeComplexBitcast": Bitcast(Bitcast(x)) -> r if is_complex(x, r) => Bitcast(x);
    "MergeComplexBitcast": Bitcast(Bitcast(x))       => NumberBitcast(x);
    "MergeComplexBitcast": Bitcast(NumberBitcast(x)) => Bitcast(x);
    "MergeArithBitcast":   NumberBitcast(Bitcast(x)) => Bitcast(x);
    "(anonymous namespace)::FoldComponentNeg<mlir::complex::ImOp, 1>": Im(Neg(Create(_, x))) => NegF(x);
    "(anonymous namespace)::FoldComponentNeg<mlir::complex::ReOp, 0>": Re(Neg(Create(x, _))) => NegF(x);
];

/// Whether one of two values is a complex number.
fn is_complex(b: &Body, x: Value, y: Value) -> bool {
    [x, y].iter().any(|&value| b.ty(value).is::<ComplexType>(b.ctx()))
}
