//! Passes on `amdgpu`.
//!
//! `fold_memrefs` replaces views that copies read by the views' sources (`amdgpu-fold-memrefs-ops`), `masked_loads` loads whole
//! vectors from buffers and selects elements (`amdgpu-maskedload-to-load`), `metadata` takes the sizes of buffers from the memrefs
//! that they were made of (`amdgpu-resolve-strided-metadata`).

mod fold_memrefs;
mod masked_loads;
mod metadata;

pub use fold_memrefs::FoldMemRefsOps;
pub use masked_loads::MaskedloadToLoad;
pub use metadata::ResolveStridedMetadata;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[FoldMemRefsOps::DEF, MaskedloadToLoad::DEF, ResolveStridedMetadata::DEF];
