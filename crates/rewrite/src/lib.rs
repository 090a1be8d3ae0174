//! Passes, pipelines and dialect conversion.
//!
//! Reading order: [`pass`] (declarations of passes), [`pipeline`] (pipelines and their text), [`manager`] (running
//! pipelines), [`analysis`] (facts that passes share), [`instrument`] and [`timing`] (instrumentation), [`convert`]
//! (dialect conversion), [`greedy`] (greedy rewriting), [`dataflow`] (data-flow analysis), [`live_blocks`] (where a value
//! lives), [`transforms`] (passes on any dialect), [`parallel`] (parallel loops), [`prelude`] (the names that dialects are
//! written with).

pub mod analysis;
pub mod cfg;
pub mod convert;
pub mod dataflow;
pub mod greedy;
pub mod inlining;
pub mod instrument;
pub mod live_blocks;
pub mod manager;
mod options;
pub mod parallel;
pub mod pass;
mod patterns;
pub mod pipeline;
pub mod prelude;
pub mod references;
pub mod replacer;
pub mod timing;
pub mod transforms;

/// The IR crate, for the expansion of macros in crates that do not depend on it by name.
#[doc(hidden)]
pub use terrace_ir as ir;
pub use terrace_ir::rewrites;
