//! Lowering of `memref.copy`: a `memcpy` if both buffers are contiguous, else a call of the runtime.

use super::unranked;
use crate::prelude::*;
use terrace_memory::memref::is_identity;

/// Whether the elements are contiguous in row-major order.
fn is_dense(ctx: &Context, memref: MemRefType<'_>) -> bool {
    if is_identity(ctx, memref) {
        return true;
    }
    if memref.shape.iter().any(|&size| size == DYNAMIC || size == 0) {
        return false;
    }
    let Some((strides, _)) = strides_and_offset(ctx, memref) else { return false };
    let mut running = 1i64;
    let mut dims = memref.shape.iter().zip(&strides).rev().peekable();
    while let Some((&size, _)) = dims.next_if(|&(_, &stride)| stride == running) {
        running = running.wrapping_mul(size);
    }
    // The stride of a dimension of one element has no effect.
    dims.all(|(&size, _)| size == 1)
}

pub(super) fn copy(op: memref::Copy, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let types = (rw.ty(op.source(rw)), rw.ty(op.target(rw)));
    match (types.0.as_::<MemRefType>(ctx), types.1.as_::<MemRefType>(ctx)) {
        (Some(source), Some(target)) if is_dense(ctx, source) && is_dense(ctx, target) => {
            block_copy(op, rw, &source)
        }
        _ => runtime_copy(op, rw, types),
    }
}

fn block_copy(op: memref::Copy, rw: &mut Lowering, source: &MemRefType<'_>) -> Rewrite {
    let elem = rw.convert(source.elem)?;
    let args = rw.adaptor(op);
    let (from, to) = (MemRefDescriptor(args.source), MemRefDescriptor(args.target));
    let mut count = rw.index_constant(1);
    for dim in 0..source.shape.len() {
        let size = from.size(rw, dim);
        count = llvm::Mul::new(rw, count, size);
    }
    let elem_bytes = crate::common::memory::size_in_bytes(rw, elem, GepIndex::Const(1));
    let bytes = llvm::Mul::new(rw, count, elem_bytes);
    let mut start = |descriptor: MemRefDescriptor| {
        let (base, offset) = (descriptor.aligned(rw), descriptor.offset(rw));
        crate::common::memory::gep(rw, elem, base, offset)
    };
    let (from, to) = (start(from), start(to));
    llvm::Memcpy::bytes(rw, to, from, bytes);
    rw.erase(op.0)
}

fn runtime_copy(op: memref::Copy, rw: &mut Lowering, types: (Type, Type)) -> Rewrite {
    let ctx = rw.context();
    let index = index_type(rw.converter);
    let pointer = llvm::ptr(ctx);
    let elem = match types.0.as_::<MemRefType>(ctx) {
        Some(memref) => memref.elem,
        None => unranked::unranked(ctx, types.0)?.elem,
    };
    let elem = rw.convert(elem)?;
    let name = ctx.intern("memrefCopy");
    let ty = runtime::function(rw, llvm::void(ctx), &[index, pointer, pointer]);
    runtime::check(rw, name, ty)?;
    let args = rw.adaptor(op);
    let stack = llvm::StackSave::new(rw, pointer);
    let source = as_unranked(rw, types.0, args.source);
    let target = as_unranked(rw, types.1, args.target);
    let one = rw.index_constant(1);
    let mut stored = |value: Value| {
        let ty = rw.ty(value);
        let memory = llvm::Alloca::create(rw, pointer, ty, one, 0);
        llvm::Store::build(rw, value, memory);
        memory
    };
    let (source, target) = (stored(source), stored(target));
    let elem_bytes = crate::common::memory::size_in_bytes(rw, elem, GepIndex::Const(1));
    runtime::call(rw, name, ty, &[elem_bytes, source, target]);
    llvm::StackRestore::build(rw, stack);
    rw.erase(op.0)
}

/// An unranked descriptor of a memref.
fn as_unranked(rw: &mut Lowering, ty: Type, value: Value) -> Value {
    let ctx = rw.context();
    let Some(memref) = ty.as_::<MemRefType>(ctx) else { return value };
    let index = index_type(rw.converter);
    let rank = llvm::Constant::int(rw, index, memref.shape.len() as i64);
    let memory = unranked::on_stack(rw, value);
    let ty = llvm::StructType::literal(ctx, &[index, llvm::ptr(ctx)], false);
    UnrankedMemRefDescriptor::pack(rw, ty, rank, memory).value()
}
