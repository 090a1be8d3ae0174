//! The dialects of kernels that run on GPUs: [`gpu`] for all, and [`nvgpu`] for those of NVIDIA.
//!
//! Modules have the same files as those of other dialects; in [`gpu`] `ops`, `matrix_ops` and `sparse_ops` are the tables of operations, `types` and
//! `attrs` declare the dialect's own kinds, `verify`, `asm` and `fold` have the functions that the tables refer to, and
//! `transforms` the dialect's passes.

pub mod gpu;
pub mod nvgpu;
mod prelude;
