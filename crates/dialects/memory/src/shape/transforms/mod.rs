//! Passes on `shape`.

mod lower;
mod remove;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[remove::RemoveShapeConstraints::DEF, lower::ShapeToShapeLowering::DEF];
