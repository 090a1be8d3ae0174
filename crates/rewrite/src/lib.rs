//! Passes, pipelines and dialect conversion.
//!
//! Reading order: [`convert`] (the conversion driver that lowerings are written against), [`pass`]
//! (how passes are declared and run), [`pipeline`] (pipelines from text).

pub mod convert;
pub mod parallel;
