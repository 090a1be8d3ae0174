//! Lowering of accesses to memory.

use crate::prelude::*;
use terrace_memory::affine::transforms::expand;

/// The map of an operation, which a valid operation has.
pub(super) fn map_of(map: Option<AffineMap>) -> Rewrite<AffineMap> {
    map.ok_or_else(|| "the map is missing".into())
}

pub(super) fn load(op: affine::Load, rw: &mut Lowering) -> Rewrite<Value> {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let memref = op.memref(rw);
    Ok(memref::Load::at(rw, memref, &indices))
}

pub(super) fn store(op: affine::Store, rw: &mut Lowering) -> Rewrite {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let (value, memref) = (op.value(rw), op.memref(rw));
    memref::Store::at(rw, value, memref, &indices);
    rw.erase(op.0)
}

pub(super) fn vector_load(op: affine::VectorLoad, rw: &mut Lowering) -> Rewrite<Value> {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let (ty, memref) = (rw.ty(op.result(rw)), op.memref(rw));
    Ok(vector::Load::at(rw, ty, memref, &indices))
}

pub(super) fn vector_store(op: affine::VectorStore, rw: &mut Lowering) -> Rewrite {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let (value, memref) = (op.value(rw), op.memref(rw));
    vector::Store::at(rw, value, memref, &indices);
    rw.erase(op.0)
}

pub(super) fn prefetch(op: affine::Prefetch, rw: &mut Lowering) -> Rewrite {
    let (Some(write), Some(hint), Some(data)) = (op.is_write(rw), op.locality_hint(rw), op.is_data_cache(rw))
    else {
        return Err("an attribute is missing".into());
    };
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let memref = op.memref(rw);
    memref::Prefetch::build(rw, write, hint, data, memref, &indices);
    rw.erase(op.0)
}

pub(super) fn indices(
    rw: &mut Lowering,
    map: Option<AffineMap>,
    operands: SmallVec<[Value; 8]>,
) -> Rewrite<SmallVec<[Value; 8]>> {
    let map = map_of(map)?;
    expand::map(rw, &map, &operands)
}
