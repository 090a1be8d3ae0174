//! The dialects of neural networks: operations on whole tensors, and types of numbers that are stored as small integers.
//!
//! [`tosa`] has the same files as other dialects: `ops`, `elementwise` and `shape_ops` are the tables of operations, `types`
//! and `attrs` declare the dialect's own kinds, and `asm` and `verify` have the functions that the tables refer to.

mod prelude;
pub mod quant;
pub mod tosa;
