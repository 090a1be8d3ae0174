//! Parsing MLIR text.
//!
//! [`AsmParser`] knows tokens, types and attributes; [`OpParser`](op::OpParser) adds SSA names, blocks and
//! regions for operations. Nesting is bounded by [`MAX_DEPTH`], so no input can exhaust the stack.

mod core;

pub use self::core::{AsmParser, Delimiter, MAX_DEPTH};
