//! Passes, pipelines and dialect conversion.
//!
//! Reading order: [`pass`] (how passes are declared), [`pipeline`] (pipelines from text), [`manager`] (running
//! them), [`instrument`] and [`timing`] (what watches them), [`convert`] (the conversion driver that lowerings
//! are written against), [`greedy`] (rewriting until nothing changes), [`transforms`] (passes on any dialect), [`parallel`].

mod cfg;
pub mod convert;
pub mod greedy;
pub mod instrument;
pub mod manager;
pub mod parallel;
pub mod pass;
pub mod pipeline;
pub mod timing;
pub mod transforms;

/// The IR crate, for the expansion of macros in crates that do not depend on it by name.
#[doc(hidden)]
pub use terrace_ir as ir;
