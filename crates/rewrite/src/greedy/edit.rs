//! Greedy rewriting as an edit of a body pass.

use super::driver::{GreedyConfig, apply_patterns};
use crate::convert::{BodyPass, Edit, EditResult};
use crate::patterns::Patterns;
use std::sync::Arc;
use terrace_ir::decl::Trait;
use terrace_ir::folding::may_fold;
use terrace_ir::rewriter::Pattern;
use terrace_ir::{Body, Op, OpDef, Result};

/// Applies patterns to each body greedily.
pub struct GreedyEdit {
    /// The patterns.
    pub patterns: Arc<Patterns<Pattern>>,
    /// How they are applied.
    pub config: GreedyConfig,
}

impl GreedyEdit {
    /// An edit by a table or a set of patterns in the default configuration.
    pub fn new(patterns: impl Into<Patterns<Pattern>>) -> Self {
        Self { patterns: Arc::new(patterns.into()), config: GreedyConfig::default() }
    }
}

impl Edit for GreedyEdit {
    fn concerns(&self, body: &Body) -> bool {
        // Modules of nothing but symbols are frequent: nothing erases, moves or folds these.
        let stays = |code| {
            let def = OpDef::of_code(code);
            def.has(Trait::Symbol) && !may_fold(def) && self.patterns.of(code).is_empty()
        };
        !self.patterns.any().is_empty() || !body.op_codes().all(stays)
    }

    fn keeps_operations(&self) -> bool {
        false
    }

    fn run(&self, body: &mut Body) -> EditResult {
        let changed = apply_patterns(body, &self.patterns, self.config).changed;
        EditResult { changed, unfinished: false }
    }

    fn report(&self, _: &Body, _: Op) -> Result {
        Ok(())
    }
}

impl From<GreedyEdit> for BodyPass {
    fn from(edit: GreedyEdit) -> Self {
        Self::new().edit(edit)
    }
}
