//! Verifiers of loads, stores, gathers and scatters.

use super::super::{CompressStore, ExpandLoad, Gather, Load, MaskedLoad, MaskedStore, Scatter, Store};
use super::vector_of;
use crate::prelude::*;
use terrace_base::layout;

/// Verifies that there is an index for each dimension of a memref or tensor.
fn indices(op: OpShape<'_>, base: Type, indices: ShapeTypes<'_>) -> Result {
    let rank = base.as_shaped(op.ctx()).and_then(|shaped| shaped.shape).map_or(0, <[i64]>::len);
    if indices.len() == rank { Ok(()) } else { op.fail(format_args!("requires {rank} indices")) }
}

fn memref(op: OpShape<'_>, ty: Type) -> Option<MemRefType<'_>> {
    ty.as_::<MemRefType>(op.ctx())
}

/// The extents of a vector type.
fn extents<'a>(op: OpShape<'a>, ty: Type) -> &'a [i64] {
    vector_of(op, ty).map_or(&[], |ty| ty.shape)
}

/// Whether the elements of the innermost dimension of a memref follow each other, as an access of this vector needs. One
/// element needs no stride.
pub fn has_unit_stride(ctx: &Context, base: MemRefType<'_>, ty: VectorType<'_>) -> bool {
    if ty.shape.iter().all(|&size| size == 1) && !ty.any_scalable() {
        return true;
    }
    layout::has_unit_stride(ctx, base)
}

/// The words of a message about a load or a store.
struct Words {
    rank: &'static str,
    vectors: &'static str,
    elements: &'static str,
}

fn contiguous(op: OpShape<'_>, base: Type, vector: Type, words: &Words) -> Result {
    let (Some(memref), Some(ty)) = (memref(op, base), vector_of(op, vector)) else { return Ok(()) };
    if memref.shape.len() < ty.shape.len() {
        return op.fail(words.rank);
    }
    if !has_unit_stride(op.ctx(), memref, ty) {
        return op.fail("most minor memref dim must have unit stride");
    }
    let elem = match vector_of(op, memref.elem) {
        Some(_) if memref.elem != vector => return op.fail(words.vectors),
        Some(inner) => inner.elem,
        None => memref.elem,
    };
    if elem != ty.elem { op.fail(words.elements) } else { Ok(()) }
}

/// Verifies ranks, strides, element types and indices.
pub(in crate::vector) fn load(load: Shape<'_, Load>) -> Result {
    let words = Words {
        rank: "destination memref has lower rank than the result vector",
        vectors: "base memref and result vector types should match",
        elements: "base and result element types should match",
    };
    contiguous(*load, load.base(), load.result(), &words)?;
    indices(*load, load.base(), load.indices())
}

/// Verifies ranks, strides, element types and indices.
pub(in crate::vector) fn store(store: Shape<'_, Store>) -> Result {
    let words = Words {
        rank: "source memref has lower rank than the vector to store",
        vectors: "base memref and valueToStore vector types should match",
        elements: "base and valueToStore element type should match",
    };
    contiguous(*store, store.base(), store.value_to_store(), &words)?;
    indices(*store, store.base(), store.indices())
}

/// Verifies the element type of a memref or tensor.
fn elements(op: OpShape<'_>, base: Type, ty: Type, message: &str) -> Result {
    let elem = base.as_shaped(op.ctx()).map(|shaped| shaped.elem);
    if elem == vector_of(op, ty).map(|ty| ty.elem) { Ok(()) } else { op.fail(message) }
}

const LOADED: &str = "base and result element type should match";
const STORED: &str = "base and valueToStore element type should match";

/// Verifies element types, indices and the shape of the mask.
pub(in crate::vector) fn maskedload(load: Shape<'_, MaskedLoad>) -> Result {
    elements(*load, load.base(), load.result(), LOADED)?;
    indices(*load, load.base(), load.indices())?;
    if extents(*load, load.result()) != extents(*load, load.mask()) {
        return load.fail("expected result shape to match mask shape");
    }
    pass_thru(*load, load.pass_thru(), load.result())
}

fn pass_thru(op: OpShape<'_>, pass_thru: Type, result: Type) -> Result {
    if pass_thru == result { Ok(()) } else { op.fail("expected pass_thru of same type as result type") }
}

/// Verifies element types, indices and the shape of the mask.
pub(in crate::vector) fn maskedstore(store: Shape<'_, MaskedStore>) -> Result {
    elements(*store, store.base(), store.value_to_store(), STORED)?;
    indices(*store, store.base(), store.indices())?;
    if extents(*store, store.value_to_store()) != extents(*store, store.mask()) {
        return store.fail("expected valueToStore shape to match mask shape");
    }
    Ok(())
}

/// Verifies element types, indices and the first extent of the mask.
pub(in crate::vector) fn expandload(load: Shape<'_, ExpandLoad>) -> Result {
    elements(*load, load.base(), load.result(), LOADED)?;
    indices(*load, load.base(), load.indices())?;
    if extents(*load, load.result()).first() != extents(*load, load.mask()).first() {
        return load.fail("expected result dim to match mask dim");
    }
    pass_thru(*load, load.pass_thru(), load.result())
}

/// Verifies element types, indices and the first extent of the mask.
pub(in crate::vector) fn compressstore(store: Shape<'_, CompressStore>) -> Result {
    elements(*store, store.base(), store.value_to_store(), STORED)?;
    indices(*store, store.base(), store.indices())?;
    if extents(*store, store.value_to_store()).first() != extents(*store, store.mask()).first() {
        return store.fail("expected valueToStore dim to match mask dim");
    }
    Ok(())
}

/// Verifies that a memref or tensor is ranked.
fn ranked(op: OpShape<'_>, base: Type) -> Result {
    let ctx = op.ctx();
    if base.is::<MemRefType>(ctx) || base.is::<RankedTensorType>(ctx) {
        return Ok(());
    }
    op.fail("requires base to be a memref or ranked tensor type")
}

/// Verifies element types, indices and shapes.
pub(in crate::vector) fn gather(gather: Shape<'_, Gather>) -> Result {
    ranked(*gather, gather.base())?;
    elements(*gather, gather.base(), gather.result(), LOADED)?;
    indices(*gather, gather.base(), gather.offsets())?;
    if extents(*gather, gather.result()) != extents(*gather, gather.indices()) {
        return gather.fail("expected result dim to match indices dim");
    }
    if extents(*gather, gather.result()) != extents(*gather, gather.mask()) {
        return gather.fail("expected result dim to match mask dim");
    }
    pass_thru(*gather, gather.pass_thru(), gather.result())
}

/// Verifies element types, indices and shapes.
pub(in crate::vector) fn scatter(scatter: Shape<'_, Scatter>) -> Result {
    ranked(*scatter, scatter.base())?;
    elements(*scatter, scatter.base(), scatter.value_to_store(), STORED)?;
    indices(*scatter, scatter.base(), scatter.offsets())?;
    if extents(*scatter, scatter.value_to_store()) != extents(*scatter, scatter.indices()) {
        return scatter.fail("expected valueToStore dim to match indices dim");
    }
    if extents(*scatter, scatter.value_to_store()) != extents(*scatter, scatter.mask()) {
        return scatter.fail("expected valueToStore dim to match mask dim");
    }
    Ok(())
}
