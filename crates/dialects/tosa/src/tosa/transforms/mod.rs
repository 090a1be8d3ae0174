//! Passes on `tosa`.
//!
//! `decompose` replaces convolutions by simpler operations (`tosa-optional-decompositions`), `fold_constants` computes whole
//! constants (`tosa-layerwise-constant-fold`), `infer` finds shapes (`tosa-infer-shapes`), `broadcast` makes ranks equal
//! (`tosa-make-broadcastable`).

mod broadcast;
mod decompose;
mod fold_constants;
mod infer;

pub use broadcast::MakeBroadcastable;
pub use decompose::OptionalDecompositions;
pub use fold_constants::LayerwiseConstantFold;
pub use infer::InferShapes;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] =
    &[InferShapes::DEF, LayerwiseConstantFold::DEF, MakeBroadcastable::DEF, OptionalDecompositions::DEF];
