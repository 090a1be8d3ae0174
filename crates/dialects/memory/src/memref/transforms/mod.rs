//! Passes from `memref` to `memref`, which prepare for the lowering.
//!
//! [`strided`] computes offsets, sizes and strides of views (`expand-strided-metadata`), `expand` loads extents of
//! reshapes from memory (`memref-expand`), `realloc` expands reallocations (`expand-realloc`), `fold_alias` and
//! `fold_vector` replace accesses of views by accesses of their sources (`fold-memref-alias-ops`), `normalize` makes layouts row-major
//! (`normalize-memrefs`), `wide` halves integers (`memref-emulate-wide-int`), `flatten` joins all dimensions (`flatten-memref`), `resolve` computes extents of results
//! (`resolve-ranked-shaped-type-result-dims`, `resolve-shaped-type-result-dims`), `runtime_checks` inserts assertions
//! (`generate-runtime-verification`), `space` removes casts to the generic
//! memory space (`bubble-down-memory-space-casts`).

mod expand;
mod flatten;
pub(crate) mod fold_alias;
mod fold_vector;
pub(crate) mod metadata;
mod normal_type;
mod normalize;
pub mod realloc;
mod resolve;
mod runtime_checks;
mod space;
pub mod strided;
mod wide;

pub use expand::MemRefExpand;
pub use flatten::FlattenMemRef;
pub use fold_alias::FoldMemRefAliasOps;
pub use normalize::NormalizeMemRefs;
pub use realloc::ExpandRealloc;
pub use resolve::{ResolveRankedResultDims, ResolveResultDims};
pub use runtime_checks::GenerateRuntimeVerification;
pub use space::BubbleDownMemorySpaceCasts;
pub use strided::ExpandStridedMetadata;
pub use wide::EmulateWideInt;

use crate::index_list::{Index, Indices};
use crate::memref;
use terrace_rewrite::convert::{self};
use terrace_rewrite::prelude::*;

/// A partial conversion without type conversion.
fn conversion(body: &Body, target: ConversionTarget, patterns: &'static [convert::Pattern]) -> Conversion {
    let converter = TypeConverter::new(body.ctx());
    Conversion::partial(target, Patterns::new().add(patterns), converter)
}

/// Creates a `memref.reinterpret_cast`.
pub(crate) fn reinterpret_cast(
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

/// The number of the memref among the operands of an access; the indices follow it.
fn memref_of<K: OpKind>() -> Option<usize> {
    K::DEF.operands.iter().position(|operand| matches!(operand.name, "memref" | "base"))
}
