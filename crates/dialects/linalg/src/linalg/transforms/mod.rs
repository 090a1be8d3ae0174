//! Passes on `linalg`.

mod generalize;

use crate::prelude::*;

/// The passes.
pub static PASSES: &[&PassDef] = &[generalize::GeneralizeNamedOps::DEF];
