//! The dialects of memory, loops and vectors, one module each: operations, parsers and printers, verifiers, folders.
//!
//! All modules have the same files: `ops` is the table of operations, `attrs` and `types` declare the dialect's own
//! kinds, `verify`, `asm`, `fold` and `branch` have the functions that the table refers to, and `transforms` the dialect's
//! passes. [`index_list`] and `loops` are shared by several dialects, as are [`alias`], the rules for memory that two values
//! may share, and [`wide_int`], which emulates integers of twice the supported width.

pub mod affine;
pub mod alias;
pub mod r#async;
pub mod bufferization;
pub mod dims;
mod elements;
pub mod index_list;
mod loops;
pub mod memref;
pub mod ml_program;
mod prelude;
pub mod reassociation;
mod regions;
pub mod reify;
pub mod scf;
pub mod shape;
pub mod sparse_tensor;
pub mod tensor;
pub mod vector;
pub mod wide_int;
