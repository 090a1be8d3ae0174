//! Buffers of layouts that no cast gives to a buffer without layout, such as those with an offset.

use crate::prelude::*;
use terrace_memory::index_list::{Index, Indices};
use terrace_memory::memref::strides_and_offset;

/// A new buffer of a type: a view of one that has an element for each place up to the last. It has the extents of `input`.
pub(super) fn buffer(
    rw: &mut Lowering,
    input: Value,
    ty: MemRefType<'_>,
) -> core::result::Result<Value, &'static str> {
    let ctx = rw.context();
    let (strides, offset) = strides_and_offset(ctx, ty).ok_or("the layout of the result has no strides")?;
    if strides.iter().chain([&offset]).any(|&number| number < 0 && number != DYNAMIC) {
        return Err("the result has elements in front of its first one");
    }
    let ends =
        strides.iter().zip(ty.shape).filter(|&(&stride, &extent)| stride != DYNAMIC && extent != DYNAMIC);
    let last = ends
        .map(|(&stride, &extent)| stride.checked_mul((extent - 1).max(0)))
        .chain([Some(1), Some(offset.max(0))])
        .try_fold(0i64, |sum, end| sum.checked_add(end?));
    let mut size = Index::Static(last.ok_or("the result has too many elements")?);
    let extents: Indices = (0..)
        .zip(ty.shape)
        .map(|(i, &extent)| match extent {
            DYNAMIC => {
                let at = arith::Constant::index(rw, i);
                Index::Dynamic(memref::Dim::new(rw, input, at))
            }
            _ => Index::Static(extent),
        })
        .collect();
    let mut lists: Indices = strides.iter().map(|&stride| Index::Static(stride)).collect();
    for (&stride, &extent) in strides.iter().zip(&extents) {
        if stride != DYNAMIC
            && let Index::Dynamic(extent) = extent
        {
            let stride = arith::Constant::index(rw, stride);
            let end = arith::MulI::new(rw, extent, stride);
            let rest = size.value(rw);
            size = Index::Dynamic(arith::AddI::new(rw, rest, end));
        }
    }
    // Dimensions whose strides the type does not say go around the others.
    for i in (0..strides.len()).rev().filter(|&i| strides[i] == DYNAMIC) {
        let (inner, extent) = (size.value(rw), extents[i].value(rw));
        lists[i] = Index::Dynamic(inner);
        size = Index::Dynamic(arith::MulI::new(rw, inner, extent));
    }
    let offset = match offset {
        DYNAMIC => Index::Dynamic(arith::Constant::index(rw, 0)),
        _ => Index::Static(offset),
    };
    let flat = MemRefType::get(ctx, &[size.integer()], ty.elem, None, ty.memory_space);
    let sizes: SmallVec<[Value; 1]> = match size {
        Index::Dynamic(size) => smallvec![size],
        Index::Static(_) => SmallVec::new(),
    };
    let flat = memref::Alloc::build(rw, flat, &sizes, &[]).memref(rw);
    Ok(memref::ReinterpretCast::of_lists(rw, ty.intern(ctx), flat, [&[offset], &extents, &lists]))
}
