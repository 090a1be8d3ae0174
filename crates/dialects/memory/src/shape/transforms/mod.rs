//! Passes on `shape`.

mod lower;
mod remove;

pub use lower::ShapeToShapeLowering;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[remove::RemoveShapeConstraints::DEF, ShapeToShapeLowering::DEF];
