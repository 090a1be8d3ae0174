//! `func` to the LLVM dialect (`convert-func-to-llvm`).

use terrace_rewrite::convert::Pattern;

/// The patterns of this dialect.
pub static PATTERNS: &[&[Pattern]] = &[];
