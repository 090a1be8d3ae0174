//! Descriptors of memrefs: what a memref is in the LLVM dialect.

use terrace_ir::{Builder, Type, Value};
use terrace_rewrite::convert::TypeConverter;

/// Puts the descriptor of a split argument together.
pub fn pack_argument(
    _b: &mut Builder<'_>,
    _converter: &mut TypeConverter,
    _parts: &[Value],
    _from: Type,
    _to: Type,
) -> Option<Value> {
    None
}
