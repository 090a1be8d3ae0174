//! Passes from `scf` to `scf`.
//!
//! `peel` separates iterations (`scf-for-loop-peeling`), `canonicalize` simplifies operations by the bounds of the loops around
//! them (`scf-for-loop-canonicalization`), `range` moves arithmetic of induction variables into bounds
//! (`scf-for-loop-range-folding`), `specialize` copies loops for the usual bound (`scf-for-loop-specialization`,
//! `scf-parallel-loop-specialization`), `fusion` and `tile` change parallel loops (`scf-parallel-loop-fusion`,
//! `scf-parallel-loop-tiling`), `to_while` and `nest` exchange the kind of loop (`scf-for-to-while`, `scf-forall-to-for`,
//! `scf-forall-to-parallel`, `scf-parallel-for-to-nested-fors`).

mod canonicalize;
mod each;
mod fusion;
mod nest;
mod peel;
mod range;
mod specialize;
mod tile;
mod to_while;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    canonicalize::ForLoopCanonicalization::DEF,
    peel::ForLoopPeeling::DEF,
    range::ForLoopRangeFolding::DEF,
    specialize::ForLoopSpecialization::DEF,
    to_while::ForToWhile::DEF,
    nest::ForallToFor::DEF,
    nest::ForallToParallel::DEF,
    fusion::ParallelLoopFusion::DEF,
    specialize::ParallelLoopSpecialization::DEF,
    tile::ParallelLoopTiling::DEF,
    nest::ParallelToNestedFors::DEF,
];
