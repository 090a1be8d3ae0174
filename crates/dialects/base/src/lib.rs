//! The dialects that others build on, one module each: operations, parsers and printers, verifiers, folders.
//!
//! All modules have the same files: `ops` is the table of operations, `attrs` and `types` declare the dialect's own
//! kinds, `verify`, `asm`, `fold` and `branch` have the functions that the table refers to, and `transforms` the dialect's
//! passes. [`constraints`], [`infer`], [`layout`], [`parameters`] and [`function`] are shared by several dialects, and
//! [`remove_dead_values`] is a pass on functions of any dialect.

pub mod arith;
pub mod builtin;
pub mod cf;
pub mod complex;
pub mod constraints;
pub mod dlti;
pub mod func;
pub mod function;
pub mod index;
pub mod infer;
pub mod layout;
pub mod math;
pub mod parameters;
pub mod remove_dead_values;
pub mod ub;
