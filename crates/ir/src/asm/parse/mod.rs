//! Parsing MLIR text.
//!
//! [`AsmParser`] parses types and attributes; [`OpParser`] adds SSA names, blocks and regions for operations. Nesting is
//! bounded by [`MAX_DEPTH`], so no input can exhaust the stack.

mod affine;
mod aliases;
mod attrs;
mod body;
mod cache;
mod core;
mod deferred;
mod dense;
mod dialect;
mod distincts;
mod extent;
mod forwards;
mod locs;
mod metadata;
mod names;
mod numbers;
mod op;
mod op_attrs;
mod op_names;
mod operands;
mod parser;
mod scan;
mod skeleton;
mod trace;
mod types;

pub use self::affine::{AffineNames, SsaIds};
pub use self::attrs::NamedAttrs;
pub use self::body::parse_source;
pub use self::core::{AsmParser, Delimiter, MAX_DEPTH};
pub use self::extent::closing_brace;
pub use self::locs::is_location;
pub use self::op::OpParser;
pub use self::operands::{Argument, Unresolved};
pub use self::parser::{ParseOptions, Parser};
pub use self::skeleton::{BodyParser, Skeleton, Step, parse_skeleton, trace_skeleton};
pub use self::trace::{DefinitionTrace, NONE, OpTrace, RegionTrace, Trace, UseTrace};
pub use self::types::{
    Dims, MAX_INT_WIDTH, Types, layout_error, memory_space_error, normal_layout, normal_memory_space,
};
pub use crate::decl::builtin::{is_memref_element, is_tensor_element, is_vector_element};
