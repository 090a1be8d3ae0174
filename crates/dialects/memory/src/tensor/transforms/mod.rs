//! Passes on `tensor`.
//!
//! `bubble_up` changes the order of reshapes, `subset` merges slices with what makes and uses them (`fold-tensor-subset-ops`).

mod bubble_up;
mod subset;

pub use bubble_up::expand_before_collapse;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[subset::FoldTensorSubsetOps::DEF];
