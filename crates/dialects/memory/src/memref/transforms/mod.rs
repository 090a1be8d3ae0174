//! Passes from `memref` to `memref`, which prepare for the lowering.
//!
//! [`strided`] computes offsets, sizes and strides of views (`expand-strided-metadata`), `expand` loads extents of
//! reshapes from memory (`memref-expand`), `realloc` expands reallocations (`expand-realloc`), `fold_alias` and
//! `fold_vector` replace accesses of views by accesses of their sources (`fold-memref-alias-ops`), `normalize` makes layouts row-major
//! (`normalize-memrefs`), `wide` halves integers (`memref-emulate-wide-int`), `flatten` joins all dimensions (`flatten-memref`), `resolve` computes extents of results
//! (`resolve-ranked-shaped-type-result-dims`, `resolve-shaped-type-result-dims`), `runtime_checks` inserts assertions
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
mod resolve;
mod runtime_checks;
pub(crate) mod sources;
mod space;
pub mod strided;
mod wide;

pub use expand::MemRefExpand;
pub use flatten::FlattenMemRef;
pub use fold_alias::FoldMemRefAliasOps;
pub use normalize::NormalizeMemRefs;
pub use realloc::ExpandRealloc;
pub use resolve::{ResolveRankedResultDims, ResolveResultDims};
pub use runtime_checks::GenerateRuntimeVerification;
pub use space::BubbleDownMemorySpaceCasts;
pub use strided::ExpandStridedMetadata;
pub use wide::EmulateWideInt;
