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

/// Which attributes of a context have an encoding. Others are written as text, each by itself: distinct attributes in it are others
/// than those of other entries when it is read.
pub struct Encoded(encoding::Encodings);

impl Encoded {
    /// The encodings of a context's dialects.
    pub fn of(ctx: &terrace_ir::Context) -> Self {
        Self(encoding::Encodings::of(ctx, terrace_ir::asm::MlirVersion::V22))
    }

    /// Whether an attribute has one.
    pub fn has(&self, ctx: &terrace_ir::Context, attr: terrace_ir::Attr) -> bool {
        self.0.of_attr(ctx, attr).is_some()
    }
}

/// Whether a file is MLIR bytecode, by its first bytes.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}
