//! Passes from `affine` to `affine` and `arith`.
//!
//! `fold_alias` replaces accesses of views (`affine-fold-memref-alias-ops`), [`expand_index`] expands index arithmetic (`affine-expand-index-ops`, `affine-expand-index-ops-as-affine`),
//! `structures` simplifies maps and sets (`affine-simplify-structures`), `normalize` makes loops start at zero (`affine-loop-normalize`), `unroll` repeats bodies (`affine-loop-unroll`),
//! `jam` those of inner loops, too (`affine-loop-unroll-jam`), `licm` moves invariant operations out of loops
//! (`affine-loop-invariant-code-motion`), `tile` and `coalesce` change nests (`affine-loop-tile`, `affine-loop-coalescing`),
//! `data_copy` copies what loops access (`affine-data-copy-generate`), `fusion` fuses loops (`affine-loop-fusion`),
//! `super_vectorize` computes in vectors (`affine-super-vectorize`), `parallelize` makes loops parallel
//! (`affine-parallelize`), `raise` raises accesses of memory
//! (`affine-raise-from-memref`).

mod coalesce;
mod coalesce_scf;
mod data_copy;
pub mod delinearize;
pub mod expand;
pub mod expand_index;
mod fold_alias;
mod fusion;
mod jam;
mod licm;
mod min_max;
mod nest;
mod normalize;
mod parallelize;
mod promote;
mod raise;
mod redirect;
mod scalrep;
mod structures;
mod super_vectorize;
mod tile;
mod unroll;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    expand_index::ExpandIndexOps::DEF,
    expand_index::ExpandIndexOpsAsAffine::DEF,
    fold_alias::FoldMemRefAliasOps::DEF,
    coalesce::LoopCoalescing::DEF,
    data_copy::DataCopyGeneration::DEF,
    fusion::LoopFusion::DEF,
    licm::LoopInvariantCodeMotion::DEF,
    normalize::LoopNormalize::DEF,
    tile::LoopTile::DEF,
    unroll::LoopUnroll::DEF,
    jam::LoopUnrollJam::DEF,
    parallelize::Parallelize::DEF,
    raise::RaiseFromMemRef::DEF,
    scalrep::ScalarReplacement::DEF,
    min_max::SimplifyMinMax::DEF,
    structures::SimplifyStructures::DEF,
    super_vectorize::SuperVectorize::DEF,
];
