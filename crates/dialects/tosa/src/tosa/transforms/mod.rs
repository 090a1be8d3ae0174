//! Passes on `tosa`.
//!
//! `decompose` replaces convolutions by simpler operations (`tosa-optional-decompositions`), `fold_constants` computes whole
//! constants (`tosa-layerwise-constant-fold`), `infer` finds shapes (`tosa-infer-shapes`), `broadcast` makes ranks equal
//! (`tosa-make-broadcastable`).

mod broadcast;
mod decompose;
mod fold_constants;
mod infer;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    infer::InferShapes::DEF,
    fold_constants::LayerwiseConstantFold::DEF,
    broadcast::MakeBroadcastable::DEF,
    decompose::OptionalDecompositions::DEF,
];
