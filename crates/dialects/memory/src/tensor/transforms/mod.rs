//! Passes on `tensor`.
//!
//! `bubble_up` changes the order of reshapes, `empty` folds empty tensors, `subset` merges slices with what makes and uses
//! them (`fold-tensor-subset-ops`).

mod bubble_up;
mod empty;
mod subset;

pub use bubble_up::expand_before_collapse;
pub use empty::FOLD_EMPTY;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[subset::FoldTensorSubsetOps::DEF];
