//! Parsing MLIR text.
//!
//! [`AsmParser`] knows types and attributes; [`OpParser`] adds SSA names, blocks and
//! regions for operations. Nesting is bounded by [`MAX_DEPTH`], so no input can exhaust the stack.

mod affine;
mod aliases;
mod attrs;
mod body;
mod core;
mod deferred;
mod dense;
mod dialect;
mod dicts;
mod distincts;
mod extent;
mod form_attrs;
mod forwards;
mod locs;
mod metadata;
mod names;
mod numbers;
mod op;
mod op_names;
mod scan;
#[cfg(test)]
mod tests;
mod texts;
mod types;

pub use self::affine::SsaIds;
pub use self::body::{NamedAttrs, ParseOptions, Parser, parse_source};
pub use self::core::{AsmParser, Delimiter, MAX_DEPTH};
pub use self::deferred::{BodyParser, Skeleton, Step, parse_skeleton};
pub use self::locs::is_location;
pub use self::op::{Argument, OpParser, Unresolved};
pub use self::types::{
    Dims, MAX_INT_WIDTH, Types, is_memref_element, is_tensor_element, is_vector_element, normal_layout,
    normal_memory_space,
};
