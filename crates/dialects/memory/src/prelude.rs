//! The names that this crate is written with: dialects of `base`, and those for dialects and passes.

pub(crate) use terrace_base::{arith, cf, layout};
pub(crate) use terrace_rewrite::prelude::*;
