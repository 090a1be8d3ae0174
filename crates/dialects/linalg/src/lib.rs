//! The dialect of structured operations on tensors and memrefs.
//!
//! [`linalg`] has the same files as other dialects: `ops` and `named` are the tables of operations, `attrs` declares the
//! dialect's own kinds, `verify`, `asm` and `fold` have the functions that the tables refer to, and `transforms` the
//! dialect's passes. [`linalg::structured`] is what the operations have in common: maps, iterators and a payload.

pub mod linalg;
mod prelude;
