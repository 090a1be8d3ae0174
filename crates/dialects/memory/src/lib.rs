//! The dialects of memory, loops and vectors, one module each: operations, parsers and printers, verifiers, folders.
//!
//! All modules have the same files: `ops` is the table of operations, `attrs` and `types` declare the dialect's own
//! kinds, `verify`, `asm`, `fold` and `branch` have the functions that the table refers to, and `transforms` the dialect's
//! passes. [`index_list`] and `loops` are shared by several dialects, as are [`alias`], the rules for memory that two
//! values may share, and [`wide_int`], which emulates integers of twice the supported width.

pub mod affine;
pub mod alias;
pub mod bufferization;
pub mod index_list;
mod loops;
pub mod memref;
pub mod scf;
pub mod vector;
pub mod wide_int;

/// The names that this crate is written with: its dialects, those of `base` that it uses, and lists of indices. Tables of
/// operations take the names of declarations alone, where `Index` is a constraint.
mod prelude {
    pub(crate) use crate::index_list::{self, Index, Indices, divide};
    pub(crate) use crate::{affine, memref, scf, vector};
    pub(crate) use terrace_base::{arith, cf, layout};
    pub(crate) use terrace_rewrite::prelude::*;
}
