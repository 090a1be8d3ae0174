//! Passes from `memref` to `memref`, which prepare for the lowering.
//!
//! [`strided`] computes offsets, sizes and strides of views (`expand-strided-metadata`), `expand` loads extents of
//! reshapes from memory (`memref-expand`), `realloc` expands reallocations (`expand-realloc`), `fold_alias` and
//! `fold_vector` replace accesses of views by accesses of their sources (`fold-memref-alias-ops`), `normalize` makes layouts row-major
//! (`normalize-memrefs`), `wide` halves integers (`memref-emulate-wide-int`), `flatten` joins all dimensions (`flatten-memref`), `resolve` computes extents of results
//! (`resolve-ranked-shaped-type-result-dims`, `resolve-shaped-type-result-dims`), `reify` gives results the extents that are
//! constants (`reify-result-shapes`), `runtime_checks` inserts assertions
//! (`generate-runtime-verification`), `space` removes casts to the generic
//! memory space (`bubble-down-memory-space-casts`).

pub(crate) mod casts;
mod expand;
mod flatten;
pub(crate) mod fold_alias;
mod fold_vector;
pub(crate) mod metadata;
mod normal_type;
mod normalize;
pub mod realloc;
mod reify;
mod resolve;
mod runtime_checks;
pub(crate) mod sources;
mod space;
pub mod strided;
mod wide;

pub use casts::reinterpret_cast;
pub use flatten::linearized;
pub use metadata::extract as extract_strided_metadata;
pub use resolve::RESOLVE_DIMS;
pub use sources::{is_resolvable, resolve};

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    space::BubbleDownMemorySpaceCasts::DEF,
    wide::EmulateWideInt::DEF,
    realloc::ExpandRealloc::DEF,
    strided::ExpandStridedMetadata::DEF,
    flatten::FlattenMemRef::DEF,
    fold_alias::FoldMemRefAliasOps::DEF,
    runtime_checks::GenerateRuntimeVerification::DEF,
    expand::MemRefExpand::DEF,
    normalize::NormalizeMemRefs::DEF,
    reify::ReifyResultShapes::DEF,
    resolve::ResolveRankedResultDims::DEF,
    resolve::ResolveResultDims::DEF,
];
