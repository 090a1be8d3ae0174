//! The dialects of processors, one module each: operations, parsers and printers, verifiers.
//!
//! All modules have the same files: `ops` is the table of operations, `types` declares the dialect's own kinds, and
//! `verify` and `asm` have the functions that the table refers to. Several of them share `attrs`, `range` and `target`.

pub mod amx;
pub mod arm_neon;
pub mod arm_sve;
mod attrs;
pub mod nvvm;
mod range;
pub mod rocdl;
mod target;
pub mod x86vector;
pub mod xevm;
