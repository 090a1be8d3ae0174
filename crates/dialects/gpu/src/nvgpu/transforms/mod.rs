//! Passes on `nvgpu`.
//!
//! `optimize_shared_memory` spreads the columns of shared memory over its banks (`nvgpu-optimize-shared-memory`).

mod optimize_shared_memory;

pub use optimize_shared_memory::OptimizeSharedMemory;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[OptimizeSharedMemory::DEF];
