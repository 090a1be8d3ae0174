//! Unranked memrefs as results. The ranked descriptor behind the pointer is on the callee's stack, so the callee
//! copies it to the heap, and the caller copies it to its own stack and frees it.

use crate::memref_to_llvm::unranked::descriptor_size;
use crate::prelude::*;

/// Destination of a copied descriptor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Destination {
    /// The heap: in the callee.
    Heap,
    /// The stack: in the caller, who frees the copy on the heap.
    Stack,
}

/// A planned copy: runtime function to call, and indices of the unranked results.
pub(super) struct Plan {
    to: Destination,
    function: (Str, Type),
    at: SmallVec<[usize; 4]>,
}

/// Plans the copies for results of these types; `None` if there is nothing to copy.
pub(super) fn plan(
    rw: &mut Lowering,
    types: &[Type],
    to: Destination,
    bare_ptr: bool,
) -> Rewrite<Option<Plan>> {
    let ctx = rw.context();
    if bare_ptr {
        return Ok(None);
    }
    let at: SmallVec<[usize; 4]> =
        (0..types.len()).filter(|&i| types[i].is::<UnrankedMemRefType>(ctx)).collect();
    if at.is_empty() {
        return Ok(None);
    }
    let pointer = llvm::ptr(ctx);
    let index = index_type(rw.converter);
    let function = match to {
        Destination::Heap => (ctx.intern("malloc"), runtime::function(rw, pointer, &[index])),
        Destination::Stack => (ctx.intern("free"), runtime::function(rw, llvm::void(ctx), &[pointer])),
    };
    runtime::check(rw, function.0, function.1)?;
    Ok(Some(Plan { to, function, at }))
}

/// Copies the descriptors and replaces `values` by the copies.
pub(super) fn copy(rw: &mut Lowering, plan: &Plan, values: &mut [Value]) -> Rewrite {
    let pointer = llvm::ptr(rw.context());
    for &i in &plan.at {
        let old = values[i];
        let size = descriptor_size(rw, old);
        let (name, function) = plan.function;
        let memory = match plan.to {
            Destination::Heap => runtime::call(rw, name, function, &[size]).ok_or("no memory")?,
            Destination::Stack => llvm::Alloca::create(rw, pointer, Type::I8, size, 0),
        };
        let source = UnrankedMemRefDescriptor::of(old).mem_ref_desc_ptr(rw);
        llvm::Memcpy::bytes(rw, memory, source, size);
        if plan.to == Destination::Stack {
            runtime::call(rw, name, function, &[source]);
        }
        let ty = rw.ty(old);
        let mut new = UnrankedMemRefDescriptor::poison(rw, ty);
        let rank = UnrankedMemRefDescriptor::of(old).rank(rw);
        new.set_rank(rw, rank);
        new.set_mem_ref_desc_ptr(rw, memory);
        values[i] = new.value();
    }
    Ok(())
}
