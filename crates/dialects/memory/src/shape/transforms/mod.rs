//! Passes on `shape`.

mod lower;
mod outline;
mod remove;

pub use lower::ShapeToShapeLowering;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] =
    &[outline::OutlineShapeComputation::DEF, remove::RemoveShapeConstraints::DEF, ShapeToShapeLowering::DEF];
