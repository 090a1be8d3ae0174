//! The names that this crate is written with: those for dialects and passes.

pub(crate) use terrace_rewrite::prelude::*;
