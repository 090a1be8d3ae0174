//! Passes on `linalg`.

mod detensorize;
mod elementwise;
mod fuse;
mod generalize;
mod inline_scalars;
mod unused;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[
    detensorize::Detensorize::DEF,
    elementwise::ConvertElementwiseToLinalg::DEF,
    fuse::FuseElementwiseOps::DEF,
    generalize::GeneralizeNamedOps::DEF,
    inline_scalars::InlineScalarOperands::DEF,
];
