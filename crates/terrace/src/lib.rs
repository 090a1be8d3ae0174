//! Terrace: MLIR in, LLVM IR out, in pure Rust.
//!
//! This crate is the library that compilers use, one name for what its crates offer, and the command line
//! tool ([`cli`]). [`registry`] is the one list of dialects and passes.

pub mod cli;
pub mod registry;

pub use terrace_dialects as dialects;
pub use terrace_ir as ir;
pub use terrace_llvm as llvm;
pub use terrace_llvmir as llvmir;
pub use terrace_lower as lower;
pub use terrace_rewrite as rewrite;
