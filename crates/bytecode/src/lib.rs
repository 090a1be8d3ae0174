//! MLIR bytecode, versions 0 to 6: [`read`] makes a tree of a file, [`write()`] a file of a tree.
//!
//! The format is described on MLIR's page "MLIR Bytecode Format". A file has tables of strings, dialects, operation names,
//! attributes and types; operations refer to them by number. Reading order: `format` (sections and versions), `coder` and
//! `encoding` (types and attributes, for both directions), `affine` and `builtin` (rows of builtin's kinds), `properties` (inherent
//! attributes, for both directions), `write`, `read`.
//!
//! The bytes that [`write()`] makes are those of MLIR 22's writer. What a file says is checked where it is used: counts are
//! compared with the bytes that are left before anything is allocated, references with their tables, and nesting is bounded.

mod affine;
mod builtin;
mod check;
mod coder;
mod encoding;
mod format;
mod properties;
mod read;
mod value;
mod write;

pub use format::{MAGIC, PRODUCER, VERSION};
pub use read::{BodyReader, ReadOptions, Skeleton, read, read_skeleton};
pub use write::{WriteOptions, write};

/// Whether a file is MLIR bytecode, by its first bytes.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}
