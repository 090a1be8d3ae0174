//! Greedy rewriting: applies patterns, folds operations and erases dead ones until nothing changes.
//!
//! A round puts all operations of a body on a worklist (constants are moved to the start of their region and merged
//! instead) and pops them, last first. Operations that a rewrite creates, and the users and operands of those that it
//! replaces, are pushed again. When the worklist is empty, regions are simplified: unreachable blocks and unused
//! operations and block arguments are erased, identical blocks merged. Another round follows if anything has changed.
//!
//! The order is that of MLIR's `applyPatternsGreedily` with its default configuration (bottom up), since it decides the
//! printed text. The cost is linear in the operations and rewrites.

pub mod branch_operands;
mod driver;
mod edit;
mod folder;
mod merge;
mod simplify;

pub use crate::patterns::Patterns;
pub use branch_operands::drop_passed;
pub use driver::{
    GreedyConfig, GreedyResult, RewriteArgs, apply_patterns_around_ops, apply_patterns_greedily,
    apply_patterns_to_body, apply_patterns_to_created_body, apply_patterns_to_ops, apply_patterns_with,
    apply_patterns_with_facts, run_patterns, walk_and_apply_patterns,
};
pub use edit::GreedyEdit;
pub use simplify::RegionSimplification;
pub use terrace_ir::rewriter::{Pattern, Rewriter};
