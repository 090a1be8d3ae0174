//! The names that this crate is written with: other dialects, and those for dialects and passes.

pub(crate) use terrace_base::arith;
pub(crate) use terrace_memory::memref;
pub(crate) use terrace_rewrite::prelude::*;
