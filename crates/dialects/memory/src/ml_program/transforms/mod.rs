//! Passes on `ml_program`.

use crate::prelude::*;

mod pipeline_globals;

/// The passes.
pub static PASSES: &[&PassDef] = &[pipeline_globals::PipelineGlobals::DEF];
