//! Lowering of unranked memrefs: the ranked descriptor in memory is accessed field by field.

use crate::common::field;
use crate::common::memory::address_space;
use crate::prelude::*;
use terrace_llvm::{Add, Mul};
use terrace_rewrite::convert::NoMatch;

/// Size of a pointer in the default data layout.
pub(crate) const POINTER_BYTES: i64 = 8;

/// Type of the pointers in a memref's descriptor.
pub(super) fn pointer_type(rw: &Lowering, space: Option<Attr>) -> Rewrite<Type> {
    Ok(rw.ptr_type(address_space(rw.converter, space)?))
}

/// Loads the allocated and the aligned pointer of a ranked descriptor.
pub(super) fn pointers(rw: &mut Lowering, memory: Value, pointer: Type) -> (Value, Value) {
    let allocated = UnrankedMemRefDescriptor::allocated_ptr(rw, memory, pointer);
    (allocated, UnrankedMemRefDescriptor::aligned_ptr(rw, memory, pointer))
}

/// Size in bytes of the ranked descriptor behind an unranked one: two pointers, the offset, and a size and a stride for
/// each dimension.
pub(crate) fn descriptor_size(rw: &mut Lowering, descriptor: Value) -> Value {
    let index_bytes = crate::common::types::options(rw.converter).index_width.div_ceil(8) as i64;
    let [one, two, index_size, pointer_size] =
        [1, 2, index_bytes, POINTER_BYTES].map(|number| rw.index_constant(number));
    emit!(rw, rw.ty(one);
        pointers = Mul(two, pointer_size);
        rank = (fn part(descriptor, 0));
        Add(pointers, Mul(Add(Mul(two, rank), one), index_size)))
}

/// An unranked descriptor, with memory on the stack for a ranked one of this rank, and the size of the memory.
pub(super) fn allocate(rw: &mut Lowering, ty: Type, rank: Value) -> (Value, Value, Value) {
    let mut new = UnrankedMemRefDescriptor::poison(rw, ty);
    new.set_rank(rw, rank);
    let bytes = descriptor_size(rw, new.value());
    let pointer = llvm::ptr(rw.context());
    let memory = llvm::Alloca::create(rw, pointer, Type::I8, bytes, 0);
    new.set_mem_ref_desc_ptr(rw, memory);
    (new.value(), memory, bytes)
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
            let memory = on_stack(rw, value);
            let rank = rw.index_constant(from.shape.len() as i64);
            UnrankedMemRefDescriptor::pack(rw, result, rank, memory).value()
        }
        None if to_ranked => {
            let memory = UnrankedMemRefDescriptor::of(value).mem_ref_desc_ptr(rw);
            llvm::Load::new(rw, result, memory)
        }
        None => return Err("both memrefs are unranked".into()),
    };
    Ok(new)
}

pub(super) fn rank(op: memref::Rank, rw: &mut Lowering) -> Rewrite<Value> {
    Ok(match rw.ty(op.memref(rw)).as_::<MemRefType>(rw.context()) {
        Some(ranked) => rw.index_constant(ranked.shape.len() as i64),
        None => UnrankedMemRefDescriptor::of(rw.adaptor(op).memref).rank(rw),
    })
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
    let pointer = pointer_type(rw, memref.memory_space)?;
    let plain = llvm::ptr(ctx);
    let header = llvm::StructType::literal(ctx, &[plain, plain, index], false);
    let memory = UnrankedMemRefDescriptor::of(descriptor).mem_ref_desc_ptr(rw);
    let path = [GepIndex::Const(0), GepIndex::Const(2)];
    let offset = llvm::GetElementPtr::create(rw, pointer, header, memory, &path, GepNoWrapFlags::NONE);
    let one = rw.index_constant(1);
    let at = llvm::Add::new(rw, one, dim);
    let size = crate::common::memory::gep(rw, index, offset, at);
    Ok(llvm::Load::new(rw, index, size))
}

/// Creates a descriptor whose pointers are in another address space.
pub(super) fn memory_space_cast(op: memref::MemorySpaceCast, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (from, to) = (rw.ty(op.source(rw)), rw.ty(rw.result(op.0, 0)));
    let result = rw.convert(to)?;
    let source = rw.adaptor(op).source;
    if let (Some(_), Some(to)) = (from.as_::<MemRefType>(ctx), to.as_::<MemRefType>(ctx)) {
        let pointer = pointer_type(rw, to.memory_space)?;
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
    let source_pointer = pointer_type(rw, from.memory_space)?;
    let pointer = pointer_type(rw, to.memory_space)?;
    // Copies the ranked descriptor: each pointer is cast, the other fields are unchanged.
    let source = UnrankedMemRefDescriptor::of(source);
    let (rank, old) = (source.rank(rw), source.mem_ref_desc_ptr(rw));
    let (new, memory, bytes) = allocate(rw, result, rank);
    let (allocated, aligned) = pointers(rw, old, source_pointer);
    let allocated = llvm::AddrSpaceCast::new(rw, pointer, allocated);
    let aligned = llvm::AddrSpaceCast::new(rw, pointer, aligned);
    llvm::Store::build(rw, allocated, memory);
    let at = field(rw, memory, pointer, 1);
    llvm::Store::build(rw, aligned, at);
    let from = field(rw, old, source_pointer, 2);
    let to = field(rw, memory, pointer, 2);
    let pointers = rw.index_constant(2 * POINTER_BYTES);
    let rest = llvm::Sub::new(rw, bytes, pointers);
    llvm::Memcpy::bytes(rw, to, from, rest);
    Ok(new)
}

/// The type as an unranked memref; fails for other types.
pub(super) fn unranked(ctx: &Context, ty: Type) -> Rewrite<UnrankedMemRefType<'_>> {
    ty.as_::<UnrankedMemRefType>(ctx).ok_or(NoMatch("this is no memref".into()))
}
