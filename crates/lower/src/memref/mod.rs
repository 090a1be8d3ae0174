//! `memref` to the LLVM dialect (`finalize-memref-to-llvm`).

pub mod descriptor;

use terrace_rewrite::convert::Pattern;

/// The patterns of this dialect.
pub static PATTERNS: &[&[Pattern]] = &[];
