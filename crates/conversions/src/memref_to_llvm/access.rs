//! Lowering of loads, stores, sizes and casts.

use super::ranked;
use crate::prelude::*;
use terrace_llvm::IntegerOverflowFlags;

/// The pointer to element zero: the aligned pointer plus the offset. Also returns the converted element type.
pub(crate) fn base_pointer(
    rw: &mut Lowering,
    memref: &MemRefType<'_>,
    descriptor: Value,
) -> Rewrite<(Value, Type)> {
    let (_, offset) = strides_and_offset(rw.context(), *memref).ok_or("the layout is not strided")?;
    let elem = rw.convert(memref.elem)?;
    let descriptor = MemRefDescriptor(descriptor);
    let mut base = descriptor.aligned(rw);
    if offset != 0 {
        let offset = if offset == DYNAMIC { descriptor.offset(rw) } else { rw.index_constant(offset) };
        base = gep(rw, elem, base, offset);
    }
    Ok((base, elem))
}

/// The pointer to an element: the base plus strides times indices. `no_wrap` sets flags which assert that the element
/// is inside the buffer.
pub(crate) fn element_pointer(
    rw: &mut Lowering,
    memref: &MemRefType<'_>,
    descriptor: Value,
    indices: &[Value],
    no_wrap: bool,
) -> Rewrite<(Value, Type)> {
    let (strides, _) = strides_and_offset(rw.context(), *memref).ok_or("the layout is not strided")?;
    if indices.len() != strides.len() {
        return Err("the number of indices is not the rank".into());
    }
    let (base, elem) = base_pointer(rw, memref, descriptor)?;
    let (flags, gep_flags) = if no_wrap {
        let flags = IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW;
        (Some(flags), GepNoWrapFlags::INBOUNDS | GepNoWrapFlags::NUW)
    } else {
        (None, GepNoWrapFlags::NONE)
    };
    let mut sum: Option<Value> = None;
    for (dim, (&at, &stride)) in indices.iter().zip(&strides).enumerate() {
        let mut term = at;
        if stride != 1 {
            let stride = match stride {
                DYNAMIC => MemRefDescriptor(descriptor).stride(rw, dim),
                stride => rw.index_constant(stride),
            };
            term = llvm::Mul::with(at, stride).overflow_flags(flags).result(rw);
        }
        sum = Some(match sum {
            None => term,
            Some(sum) => llvm::Add::with(sum, term).overflow_flags(flags).result(rw),
        });
    }
    let Some(sum) = sum else { return Ok((base, elem)) };
    let pointer = rw.ty(base);
    let path = [GepIndex::Value(sum)];
    Ok((llvm::GetElementPtr::create(rw, pointer, elem, base, &path, gep_flags), elem))
}

/// The address of an element of type `elem` behind a pointer.
pub(super) fn gep(b: &mut Builder, elem: Type, base: Value, index: Value) -> Value {
    let pointer = b.ty(base);
    llvm::GetElementPtr::create(b, pointer, elem, base, &[GepIndex::Value(index)], GepNoWrapFlags::NONE)
}

pub(super) fn load(op: memref::Load, rw: &mut Lowering) -> Rewrite<Value> {
    let memref = ranked(rw, op.memref(rw))?;
    let args = rw.adaptor(op);
    let (pointer, elem) = element_pointer(rw, &memref, args.memref, args.indices, true)?;
    let load = llvm::Load::with(elem, pointer).alignment(op.alignment(rw));
    Ok(load.nontemporal(op.nontemporal(rw)).result(rw))
}

pub(super) fn store(op: memref::Store, rw: &mut Lowering) -> Rewrite {
    let memref = ranked(rw, op.memref(rw))?;
    let args = rw.adaptor(op);
    let (pointer, _) = element_pointer(rw, &memref, args.memref, args.indices, true)?;
    let store = llvm::Store::with(args.value, pointer).alignment(op.alignment(rw));
    store.nontemporal(op.nontemporal(rw)).build(rw);
    rw.erase(op.0)
}

/// A static size is a constant; a dynamic one is read from the descriptor, through memory if the dimension is
/// dynamic too.
pub(super) fn dim(op: memref::Dim, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let args = rw.adaptor(op);
    let source = rw.ty(op.source(rw));
    if let Some(memref) = source.as_::<UnrankedMemRefType>(ctx) {
        return super::unranked::size(rw, &memref, args.source, args.index);
    }
    let memref = ranked(rw, op.source(rw))?;
    let index = index_type(rw.converter);
    let rank = memref.shape.len();
    let known = rw.constant(op.index(rw)).and_then(|attr| attr.as_i64(ctx));
    let descriptor = MemRefDescriptor(args.source);
    let value = match known.and_then(|dim| usize::try_from(dim).ok()).filter(|&dim| dim < rank) {
        Some(dim) if memref.shape[dim] != DYNAMIC => index_constant(rw, index, memref.shape[dim]),
        Some(dim) => descriptor.size(rw, dim),
        None if rank == 0 => return Err("a memref of rank 0 has no dimension".into()),
        None => {
            let array = llvm::ArrayType::get(ctx, index, rank as u64);
            let pointer = llvm::ptr(ctx);
            let one = index_constant(rw, index, 1);
            let sizes = descriptor.sizes(rw);
            let memory = llvm::Alloca::create(rw, pointer, array, one, 0);
            llvm::Store::build(rw, sizes, memory);
            let path = [GepIndex::Const(0), GepIndex::Value(args.index)];
            let size = llvm::GetElementPtr::create(rw, pointer, array, memory, &path, GepNoWrapFlags::NONE);
            llvm::Load::new(rw, index, size)
        }
    };
    Ok(value)
}
