//! The names that this crate is written with: other dialects, and those for dialects and passes.

pub(crate) use terrace_base::{arith, cf};
pub(crate) use terrace_rewrite::prelude::*;
