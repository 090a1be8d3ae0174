//! Launches made of loops: `affine` has `convert-affine-for-to-gpu`, `parallel` has `convert-parallel-loops-to-gpu`.

mod affine;
mod parallel;

pub use affine::AffineForToGpu;
pub use parallel::ParallelLoopsToGpu;
