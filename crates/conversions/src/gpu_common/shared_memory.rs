//! Lowering of `gpu.dynamic_shared_memory` to a global without a size.

use super::{Device, space, symbols};
use crate::prelude::*;
use terrace_gpu::gpu;

/// The descriptor of the memory, which has no elements: its size is not known.
pub(crate) fn dynamic_shared_memory<D: Device>(
    op: gpu::DynamicSharedMemory,
    rw: &mut Lowering,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.result_memref(rw));
    let memref = ty.as_::<MemRefType>(ctx).ok_or("the memory is no memref")?;
    let empty = MemRefType::get(ctx, &[0], memref.elem, memref.layout, memref.memory_space);
    rw.convert(empty)?;
    let elem = rw.convert(memref.elem)?;
    let array = llvm::ArrayType::get(ctx, elem, 0);
    let alignment = D::SHARED_ALIGNMENT.map(|bytes| IntegerAttr::of_i64(ctx, Type::I64, bytes));
    let loc = rw.loc();
    let address = symbols::address(
        rw,
        loc,
        symbols::dynamic_memory,
        "__dynamic_shmem__",
        array,
        alignment,
        space::WORKGROUP,
    )?;
    let (pointer, path) = (rw.ty(address), [GepIndex::Const(0)]);
    let first = llvm::GetElementPtr::create(rw, pointer, elem, address, &path, GepNoWrapFlags::NONE);
    let descriptor = rw.create_memref_descriptor(empty, &[], &mut |rw, count| {
        crate::common::memory::size_in_bytes(rw, elem, GepIndex::Value(count));
        (first, first)
    })?;
    Ok(descriptor.0)
}
