//! Lowering of loads, stores, sizes and casts.

use crate::common::memory::{element_pointer, ranked};
use crate::prelude::*;

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
