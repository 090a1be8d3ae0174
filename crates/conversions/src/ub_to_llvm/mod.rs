//! Lowering of `ub` to the LLVM dialect (`convert-ub-to-llvm`).

use crate::prelude::*;
use terrace_base::ub::{Poison as PoisonValue, Unreachable};
use terrace_llvm::Poison;

passes! {
    /// Convert UB dialect to LLVM dialect.
    UbToLlvm("UBToLLVMConversionPass") = "convert-ub-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => ub_to_llvm;
}

fn ub_to_llvm(o: &UbToLlvm, pass: &PassContext) -> Result<BodyPass> {
    Ok(llvm_conversion(&pass.ctx(), options(pass, o.index_bitwidth)?, PATTERNS).into())
}

/// The patterns of `convert-ub-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[patterns![converted:
    "poison": PoisonValue() => Poison();
    "unreachable": Unreachable => fn(unreachable);
]];

fn unreachable(op: Unreachable, rw: &mut Lowering) -> Rewrite {
    llvm::Unreachable::build(rw);
    rw.erase(op.0)
}
