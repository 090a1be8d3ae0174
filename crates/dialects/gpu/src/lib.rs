//! The dialect of kernels that run on GPUs.
//!
//! [`gpu`] has the same files as other dialects: `ops`, `matrix_ops` and `sparse_ops` are the tables of operations, `types` and
//! `attrs` declare the dialect's own kinds, `verify`, `asm` and `fold` have the functions that the tables refer to, and
//! `transforms` the dialect's passes.

pub mod gpu;
mod prelude;
