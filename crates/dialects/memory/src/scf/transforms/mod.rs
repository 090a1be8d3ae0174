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

pub use canonicalize::ForLoopCanonicalization;
pub use fusion::ParallelLoopFusion;
pub use nest::{ForallToFor, ForallToParallel, ParallelToNestedFors};
pub use peel::ForLoopPeeling;
pub use range::ForLoopRangeFolding;
pub use specialize::{ForLoopSpecialization, ParallelLoopSpecialization};
pub use tile::ParallelLoopTiling;
pub use to_while::ForToWhile;
