//! Import that loses nothing: everything that has no place in an operation of the dialect becomes an attribute
//! `llvm.name`, and metadata keeps its own form instead of the dialect's. `docs/lossless.md` lists the attributes.
//!
//! Reading order: `metadata` (nodes), `constant`, `attributes` (of functions and calls), `symbol` (globals, functions,
//! the module), `inst` (names, flags and metadata of instructions, phis), `ops` (instructions that MLIR 22 has no
//! operation for, debug records).

mod attributes;
mod constant;
mod inst;
mod metadata;
mod ops;
mod symbol;

pub(crate) use attributes::{has_stack_alignment, is_kept_of_call, is_kept_of_parameter, is_of_pointers};
pub(crate) use metadata::Metadata;
