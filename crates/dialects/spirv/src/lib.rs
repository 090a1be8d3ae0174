//! The dialect of SPIR-V: of its operations those that have a lowering to the LLVM dialect.
//!
//! [`spirv`] has the same files as other dialects: `ops` are the tables of operations, `types`, `attrs`, `enums` and `attr_enums`
//! declare the dialect's own kinds, and `asm`, `verify`, `fold` and `canonicalize` have the functions that the tables refer to.

mod prelude;
pub mod spirv;
