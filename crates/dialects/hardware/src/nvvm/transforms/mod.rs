//! Passes on the LLVM dialect for NVIDIA's GPUs.
//!
//! `optimize` replaces divisions that the back-end expands at length (`llvm-optimize-for-nvvm-target`).

mod optimize;

pub use optimize::OptimizeForTarget;

use terrace_rewrite::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[OptimizeForTarget::DEF];
