//! The dialects of kernels that run on GPUs: [`gpu`] for all, [`nvgpu`] for those of NVIDIA, and [`amdgpu`] for those of AMD.
//!
//! Modules have the same files as those of other dialects; in [`gpu`] `ops`, `matrix_ops` and `sparse_ops` are the tables of operations, `types` and
//! `attrs` declare the dialect's own kinds, `verify`, `asm` and `fold` have the functions that the tables refer to, and
//! `transforms` the dialect's passes.

pub mod amdgpu;
pub mod gpu;
pub mod nvgpu;
mod prelude;
