//! Parsing MLIR text.
//!
//! [`AsmParser`] knows tokens, types and attributes; [`OpParser`] adds SSA names, blocks and
//! regions for operations. Nesting is bounded by [`MAX_DEPTH`], so no input can exhaust the stack.

mod body;
mod core;
mod names;
mod op;
mod tmp_stubs;

pub use self::body::{NamedAttrs, ParseOptions, Parser, parse_source};
pub use self::core::{AsmParser, Delimiter, MAX_DEPTH};
pub use self::op::{Argument, OpParser, Unresolved};
