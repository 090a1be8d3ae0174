//! The dialect of operations on whole tensors, as neural networks need them.
//!
//! [`tosa`] has the same files as other dialects: `ops`, `elementwise` and `shape_ops` are the tables of operations, `types`
//! and `attrs` declare the dialect's own kinds, and `asm` and `verify` have the functions that the tables refer to.

mod prelude;
pub mod tosa;
