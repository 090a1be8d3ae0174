//! Lowering of operations on memory of the device.

use super::runtime_calls::*;
use crate::common::extents::extents;
use crate::common::memory::{address_space, fresh_descriptor, gep, ranked, size_in_bytes};
use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_memory::memref::is_identity;

/// The stream that the only token stands for: the runtime has no synchronous form.
fn stream(tokens: &[Value], result: Option<Value>) -> Rewrite<Value> {
    match (tokens, result) {
        (&[stream], Some(_)) => Ok(stream),
        (&[_], None) => Err("only its asynchronous form can be converted".into()),
        _ => Err("it can only be converted with one async dependency".into()),
    }
}

/// The type of a memref without a layout of its own.
fn without_layout<'s>(rw: &Lowering<'_, 's>, memref: Value) -> Rewrite<MemRefType<'s>> {
    let memref = ranked(rw, memref)?;
    match is_identity(rw.context(), memref) {
        true => Ok(memref),
        false => Err("the layout is not the identity".into()),
    }
}

/// Casts a pointer to one in another address space.
fn cast_address_space(rw: &mut Lowering, pointer: Value, space: u32) -> Value {
    let ty = llvm::PointerType::get(rw.context(), space);
    match rw.ty(pointer) == ty {
        true => pointer,
        false => llvm::AddrSpaceCast::new(rw, ty, pointer),
    }
}

/// The aligned pointer of a descriptor, in the address space of the runtime's parameters.
fn aligned(rw: &mut Lowering, descriptor: Value) -> Value {
    let pointer = MemRefDescriptor(descriptor).aligned(rw);
    cast_address_space(rw, pointer, 0)
}

/// The number of elements.
fn n_elements(rw: &mut Lowering, memref: &MemRefType<'_>, descriptor: Value) -> Value {
    if !memref.shape.contains(&DYNAMIC) {
        return rw.index_constant(memref.shape.iter().fold(1, |product, &size| product.wrapping_mul(size)));
    }
    let descriptor = MemRefDescriptor(descriptor);
    let first = descriptor.size(rw, 0);
    (1..memref.shape.len()).fold(first, |product, dim| {
        let size = descriptor.size(rw, dim);
        llvm::Mul::new(rw, product, size)
    })
}

/// Allocates memory that is not aligned further.
pub(super) fn alloc(op: gpu::Alloc, rw: &mut Lowering) -> Rewrite {
    let (is_shared, token, result) = (op.host_shared(rw).is_some(), op.async_token(rw), op.memref(rw));
    let memref = without_layout(rw, result)?;
    let args = rw.adaptor(op);
    let stream = match (is_shared, token) {
        (true, Some(_)) => {
            return Err("memory that is shared with the host cannot be allocated asynchronously".into());
        }
        (true, None) => args.async_dependencies.first().copied(),
        (false, _) => Some(stream(args.async_dependencies, token)?),
    };
    let descriptor = rw.convert(rw.ty(result))?;
    let elem = rw.convert(memref.elem)?;
    let space = address_space(rw.converter, memref.memory_space)?;
    let extents = extents(rw, &memref, args.dynamic_sizes)?;
    let size = size_in_bytes(rw, elem, GepIndex::Value(extents.count));
    let pointer = llvm::ptr(rw.context());
    let null = llvm::Zero::new(rw, pointer);
    let flag = IntegerAttr::of_i64(rw.ctx(), Type::I8, i64::from(is_shared));
    let flag = llvm::Constant::new(rw, Type::I8, flag);
    let pointer = MEM_ALLOC.value(rw, &[size, stream.unwrap_or(null), flag])?;
    let pointer = cast_address_space(rw, pointer, space);
    let memory = fresh_descriptor(rw, descriptor, pointer, pointer, &extents);
    match (token, stream) {
        (Some(_), Some(stream)) => rw.replace(op.0, &[memory, stream]),
        _ => rw.replace(op.0, &[memory]),
    }
}

pub(super) fn dealloc(op: gpu::Dealloc, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let stream = stream(args.async_dependencies, op.async_token(rw))?;
    let pointer = MemRefDescriptor(args.memref).allocated(rw);
    let pointer = cast_address_space(rw, pointer, 0);
    MEM_FREE.call(rw, &[pointer, stream]);
    Ok(stream)
}

/// The size in bytes is that of the elements from the first to the last.
pub(super) fn memcpy(op: gpu::Memcpy, rw: &mut Lowering) -> Rewrite<Value> {
    let memref = without_layout(rw, op.src(rw))?;
    without_layout(rw, op.dst(rw))?;
    let args = rw.adaptor(op);
    let stream = stream(args.async_dependencies, op.async_token(rw))?;
    let elem = rw.convert(memref.elem)?;
    let pointer = llvm::PointerType::get(rw.context(), address_space(rw.converter, memref.memory_space)?);
    let count = n_elements(rw, &memref, args.src);
    let null = llvm::Zero::new(rw, pointer);
    let end = gep(rw, elem, null, count);
    let index = index_type(rw.converter);
    let size = llvm::PtrToInt::new(rw, index, end);
    let from = aligned(rw, args.src);
    let to = aligned(rw, args.dst);
    MEMCPY.call(rw, &[to, from, size, stream]);
    Ok(stream)
}

/// The runtime fills memory with values of 16 or 32 bits.
pub(super) fn memset(op: gpu::Memset, rw: &mut Lowering) -> Rewrite<Value> {
    let memref = without_layout(rw, op.dst(rw))?;
    let args = rw.adaptor(op);
    let stream = stream(args.async_dependencies, op.async_token(rw))?;
    let ty = rw.ty(args.value);
    let is_number = ty.is_int(rw.ctx()) || ty.is_float(rw.ctx());
    let (function, bits) = match ty.bit_width(rw.ctx()).filter(|_| is_number) {
        Some(16) => (&MEMSET_16, Type::int(rw.ctx(), 16)),
        Some(32) => (&MEMSET_32, Type::I32),
        _ => return Err("memory is filled with a value of 16 or 32 bits".into()),
    };
    let count = n_elements(rw, &memref, args.dst);
    let value = llvm::Bitcast::new(rw, bits, args.value);
    let to = aligned(rw, args.dst);
    function.call(rw, &[to, value, count, stream]);
    Ok(stream)
}

pub(super) fn host_register(op: gpu::HostRegister, rw: &mut Lowering) -> Rewrite {
    let (memref, descriptor) = (op.value(rw), rw.adaptor(op).value);
    register(rw, op.0, memref, descriptor, &HOST_REGISTER)
}

pub(super) fn host_unregister(op: gpu::HostUnregister, rw: &mut Lowering) -> Rewrite {
    let (memref, descriptor) = (op.value(rw), rw.adaptor(op).value);
    register(rw, op.0, memref, descriptor, &HOST_UNREGISTER)
}

/// Calls a function with the rank, the pointer to the ranked descriptor and the size of an element.
fn register(rw: &mut Lowering, op: Op, memref: Value, descriptor: Value, function: &Function) -> Rewrite {
    let memref = rw.ty(memref).as_::<UnrankedMemRefType>(rw.context()).ok_or("the memref has a rank")?;
    let elem = rw.convert(memref.elem)?;
    let size = rw.size_in_bytes(elem);
    let mut args: SmallVec<[Value; 8]> = SmallVec::new();
    UnrankedMemRefDescriptor::of(descriptor).unpack(rw, &mut args);
    args.push(size);
    function.call(rw, &args);
    rw.erase(op)
}
