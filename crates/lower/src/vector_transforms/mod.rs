//! Passes from `vector` to loops, which prepare for the lowering.
//!
//! `print` prints vectors element by element (`convert-vector-to-scf`).

mod print;

use terrace_ir::Result;
use terrace_rewrite::greedy::{Patterns, apply_patterns_greedily};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;

passes! {
    /// Lower the operations from the vector dialect into the SCF dialect.
    ///
    /// Only `vector.print` is lowered.
    VectorToScf("ConvertVectorToSCF") = "convert-vector-to-scf" on(Anchor::Any) {
        /// Perform full unrolling when converting vector transfers to SCF
        full_unroll: bool = false,
        /// Target vector rank to which transfer ops should be lowered
        target_rank: u32 = 1,
        /// Lower transfer ops that operate on tensors
        lower_tensors: bool = false,
        /// Add scalable vector specific lowerings (that introduce loops)
        lower_scalable: bool = false,
    } => vector_to_scf;
}

fn vector_to_scf(_: &VectorToScf, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(print::PATTERNS);
    let changed = apply_patterns_greedily(pass.body, pass.op, &patterns, pass.threads);
    pass.finish(changed)
}
