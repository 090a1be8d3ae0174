//! Passes on `tensor`.
//!
//! `subset` merges slices with what makes and uses them (`fold-tensor-subset-ops`).

mod subset;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[subset::FoldTensorSubsetOps::DEF];
