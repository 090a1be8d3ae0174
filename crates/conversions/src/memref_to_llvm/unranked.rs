//! Lowering of unranked memrefs: the ranked descriptor in memory is accessed field by field.

use crate::common::types::address_space;
use crate::prelude::*;
use terrace_rewrite::convert::NoMatch;

/// Size of a pointer in the default data layout.
pub(crate) const POINTER_BYTES: i64 = 8;

/// The rank in an unranked descriptor.
pub(super) fn rank_of(rw: &mut Lowering, descriptor: Value) -> Value {
    llvm::ExtractValue::at(rw, descriptor, &[0])
}

/// The pointer to the ranked descriptor in an unranked one.
pub(super) fn memory_of(rw: &mut Lowering, descriptor: Value) -> Value {
    llvm::ExtractValue::at(rw, descriptor, &[1])
}

/// Type of the pointers in a memref's descriptor.
pub(super) fn pointer_type(ctx: &Context, space: Option<Attr>) -> Rewrite<Type> {
    let space = address_space(ctx, space).ok_or("the memory space is no number")?;
    Ok(llvm::PointerType::get(ctx, space))
}

/// The address of field `i`, if all fields before it are pointers.
pub(super) fn field(rw: &mut Lowering, memory: Value, pointer: Type, i: i32) -> Value {
    let ty = rw.ty(memory);
    llvm::GetElementPtr::create(rw, ty, pointer, memory, &[GepIndex::Const(i)], GepNoWrapFlags::NONE)
}

/// Loads the allocated and the aligned pointer of a ranked descriptor.
pub(super) fn pointers(rw: &mut Lowering, memory: Value, pointer: Type) -> (Value, Value) {
    let allocated = llvm::Load::new(rw, pointer, memory);
    let at = field(rw, memory, pointer, 1);
    (allocated, llvm::Load::new(rw, pointer, at))
}

/// Size in bytes of the ranked descriptor behind an unranked one: two pointers, the offset, and a size and a stride for
/// each dimension.
pub(crate) fn descriptor_size(rw: &mut Lowering, descriptor: Value) -> Value {
    let index = index_type(rw.converter);
    let index_bytes = crate::common::types::options(rw.converter).index_width.div_ceil(8) as i64;
    let one = index_constant(rw, index, 1);
    let two = index_constant(rw, index, 2);
    let index_size = index_constant(rw, index, index_bytes);
    let pointer_size = index_constant(rw, index, POINTER_BYTES);
    let pointers = llvm::Mul::new(rw, two, pointer_size);
    let rank = rank_of(rw, descriptor);
    let twice = llvm::Mul::new(rw, two, rank);
    let numbers = llvm::Add::new(rw, twice, one);
    let numbers = llvm::Mul::new(rw, numbers, index_size);
    llvm::Add::new(rw, pointers, numbers)
}

/// Stores a ranked descriptor on the stack.
pub(super) fn on_stack(rw: &mut Lowering, descriptor: Value) -> Value {
    let (ty, pointer) = (rw.ty(descriptor), llvm::ptr(rw.context()));
    let one = index_constant(rw, Type::I64, 1);
    let memory = llvm::Alloca::create(rw, pointer, ty, one, 0);
    llvm::Store::build(rw, descriptor, memory);
    memory
}

/// Between ranked memrefs the descriptor is unchanged. A cast to an unranked memref stores the descriptor on the
/// stack, a cast from one loads it.
pub(super) fn cast(op: memref::Cast, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (from, to) = (rw.ty(op.source(rw)), rw.ty(rw.result(op.0, 0)));
    let result = rw.convert(to)?;
    let value = rw.adaptor(op).source;
    let to_ranked = to.is::<MemRefType>(ctx);
    let new = match from.as_::<MemRefType>(ctx) {
        Some(_) if to_ranked => {
            if rw.ty(value) != result {
                return Err("the descriptors differ".into());
            }
            value
        }
        Some(from) => {
            let index = index_type(rw.converter);
            let memory = on_stack(rw, value);
            let rank = index_constant(rw, index, from.shape.len() as i64);
            super::descriptor::pack_unranked(rw, result, rank, memory)
        }
        None if to_ranked => {
            let memory = memory_of(rw, value);
            llvm::Load::new(rw, result, memory)
        }
        None => return Err("both memrefs are unranked".into()),
    };
    Ok(new)
}

pub(super) fn rank(op: memref::Rank, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(op.memref(rw));
    let value = match ty.as_::<MemRefType>(ctx) {
        Some(ranked) => {
            let index = index_type(rw.converter);
            index_constant(rw, index, ranked.shape.len() as i64)
        }
        None => rank_of(rw, rw.adaptor(op).memref),
    };
    Ok(value)
}

/// Loads the size of a dimension, which follows the offset in the ranked descriptor.
pub(super) fn size(
    rw: &mut Lowering,
    memref: &UnrankedMemRefType<'_>,
    descriptor: Value,
    dim: Value,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let index = index_type(rw.converter);
    let pointer = pointer_type(ctx, memref.memory_space)?;
    let plain = llvm::ptr(ctx);
    let header = llvm::StructType::literal(ctx, &[plain, plain, index], false);
    let memory = memory_of(rw, descriptor);
    let path = [GepIndex::Const(0), GepIndex::Const(2)];
    let offset = llvm::GetElementPtr::create(rw, pointer, header, memory, &path, GepNoWrapFlags::NONE);
    let one = index_constant(rw, index, 1);
    let at = llvm::Add::new(rw, one, dim);
    let size = super::access::gep(rw, pointer, index, offset, at, GepNoWrapFlags::NONE);
    Ok(llvm::Load::new(rw, index, size))
}

/// Creates a descriptor whose pointers are in another address space.
pub(super) fn memory_space_cast(op: memref::MemorySpaceCast, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (from, to) = (rw.ty(op.source(rw)), rw.ty(rw.result(op.0, 0)));
    let result = rw.convert(to)?;
    let source = rw.adaptor(op).source;
    if let (Some(_), Some(to)) = (from.as_::<MemRefType>(ctx), to.as_::<MemRefType>(ctx)) {
        let pointer = pointer_type(ctx, to.memory_space)?;
        let mut parts: SmallVec<[Value; 8]> = SmallVec::new();
        MemRefDescriptor(source).unpack(rw, to.shape.len(), &mut parts);
        for part in &mut parts[..2] {
            *part = llvm::AddrSpaceCast::new(rw, pointer, *part);
        }
        let new = MemRefDescriptor::pack(rw, result, to.shape.len(), &parts);
        let new = new.ok_or("a descriptor is incomplete")?;
        return Ok(new.0);
    }
    let spaces = (from.as_::<UnrankedMemRefType>(ctx), to.as_::<UnrankedMemRefType>(ctx));
    let (Some(from), Some(to)) = spaces else { return Err("only one of the memrefs is ranked".into()) };
    let source_pointer = pointer_type(ctx, from.memory_space)?;
    let pointer = pointer_type(ctx, to.memory_space)?;
    let index = index_type(rw.converter);
    // Copies the ranked descriptor: each pointer is cast, the other fields are unchanged.
    let rank = rank_of(rw, source);
    let old = memory_of(rw, source);
    let new = llvm::Poison::new(rw, result);
    let new = llvm::InsertValue::at(rw, new, rank, &[0]);
    let bytes = descriptor_size(rw, new);
    let memory = llvm::Alloca::create(rw, llvm::ptr(ctx), Type::I8, bytes, 0);
    let new = llvm::InsertValue::at(rw, new, memory, &[1]);
    let (allocated, aligned) = pointers(rw, old, source_pointer);
    let allocated = llvm::AddrSpaceCast::new(rw, pointer, allocated);
    let aligned = llvm::AddrSpaceCast::new(rw, pointer, aligned);
    llvm::Store::build(rw, allocated, memory);
    let at = field(rw, memory, pointer, 1);
    llvm::Store::build(rw, aligned, at);
    let from = field(rw, old, source_pointer, 2);
    let to = field(rw, memory, pointer, 2);
    let pointers = index_constant(rw, index, 2 * POINTER_BYTES);
    let rest = llvm::Sub::new(rw, bytes, pointers);
    llvm::Memcpy::bytes(rw, to, from, rest);
    Ok(new)
}

/// The type as an unranked memref; fails for other types.
pub(super) fn unranked(ctx: &Context, ty: Type) -> Rewrite<UnrankedMemRefType<'_>> {
    ty.as_::<UnrankedMemRefType>(ctx).ok_or(NoMatch("this is no memref".into()))
}
