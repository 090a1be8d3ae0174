//! Passes on `tosa`.
//!
//! `attach_target` says what a target supports (`tosa-attach-target`), `validate` checks operations against it
//! (`tosa-validate`). `decompose` replaces convolutions by simpler operations (`tosa-optional-decompositions`),
//! `fold_constants` computes whole constants (`tosa-layerwise-constant-fold`), `infer` finds shapes (`tosa-infer-shapes`),
//! `broadcast` makes ranks equal (`tosa-make-broadcastable`), `reduce_transposes` moves transposes to their inverses
//! (`tosa-reduce-transposes`). `constants` makes constants those of `tosa` (`tosa-arith-const-to-tosa-const`). `narrow`
//! (`tosa-narrow-i64-to-i32`, `tosa-narrow-f64-to-f32`) and `signless` (`tosa-convert-integer-type-to-signless`) convert
//! types, by `retype`.

mod attach_target;
mod broadcast;
mod constants;
mod decompose;
mod fold_constants;
mod infer;
mod narrow;
mod reduce_transposes;
mod retype;
mod signless;
mod validate;

pub use attach_target::AttachTarget;
pub use broadcast::MakeBroadcastable;
pub use constants::ArithConstantToTosaConst;
pub use decompose::OptionalDecompositions;
pub use fold_constants::LayerwiseConstantFold;
pub use infer::InferShapes;
pub use narrow::{NarrowF64ToF32, NarrowI64ToI32};
pub use reduce_transposes::ReduceTransposes;
pub use signless::ConvertIntegerTypeToSignless;
pub use validate::Validation;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    ArithConstantToTosaConst::DEF,
    AttachTarget::DEF,
    ConvertIntegerTypeToSignless::DEF,
    InferShapes::DEF,
    LayerwiseConstantFold::DEF,
    MakeBroadcastable::DEF,
    NarrowF64ToF32::DEF,
    NarrowI64ToI32::DEF,
    OptionalDecompositions::DEF,
    ReduceTransposes::DEF,
    Validation::DEF,
];
