//! Passes on `async`.
//!
//! `parallel_for` distributes parallel loops over tasks (`async-parallel-for`). `ref_counting` and `policy` count the references
//! to tokens, values and groups (`async-runtime-ref-counting`, `async-runtime-policy-based-ref-counting`), `cancel` removes
//! counting without effect (`async-runtime-ref-counting-opt`); all three walk by `counted`.

mod cancel;
mod constants;
mod counted;
mod parallel_for;
mod policy;
mod ref_counting;
mod split;

pub use cancel::RefCountingOpt;
pub use constants::clone_constants_inside;
pub use ref_counting::RefCounting;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    parallel_for::AsyncParallelFor::DEF,
    policy::PolicyBasedRefCounting::DEF,
    ref_counting::RefCounting::DEF,
    cancel::RefCountingOpt::DEF,
];
