//! Passes on `func`.
//!
//! `duplicates` keeps one of equal functions (`duplicate-function-elimination`).

mod duplicates;

pub use duplicates::DuplicateFunctionElimination;

use terrace_rewrite::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[DuplicateFunctionElimination::DEF];
