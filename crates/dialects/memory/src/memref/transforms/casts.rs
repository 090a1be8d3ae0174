//! Casts of memrefs by offset, sizes and strides.

use crate::index_list::{Index, Indices};
use crate::memref;
use crate::prelude::*;

/// Creates a `memref.reinterpret_cast`.
pub fn reinterpret_cast(
    b: &mut Builder<'_>,
    ty: Type,
    source: Value,
    offset: Index,
    sizes: &[Index],
    strides: &[Index],
) -> Value {
    // Static entries below zero are invalid, but dynamic ones are allowed if they are never executed.
    let mut allowed = |index: Index| match index {
        Index::Static(number) if number < 0 => Index::Dynamic(index.value(b)),
        index => index,
    };
    let offset = allowed(offset);
    let sizes: Indices = sizes.iter().map(|&size| allowed(size)).collect();
    let strides = without_marker(b, strides);
    memref::ReinterpretCast::of_lists(b, ty, source, [&[offset], &sizes, &strides])
}

/// A list in which an integer equal to [`DYNAMIC`] has become a constant operand.
pub(crate) fn without_marker(b: &mut Builder<'_>, list: &[Index]) -> Indices {
    let element = |&index: &Index| match index {
        Index::Static(DYNAMIC) => Index::Dynamic(index.value(b)),
        index => index,
    };
    list.iter().map(element).collect()
}
