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
    let mut at: SmallVec<[usize; 4]> = SmallVec::new();
    for (i, ty) in types.iter().enumerate() {
        if ty.is::<UnrankedMemRefType>(ctx) {
            at.push(i);
        }
    }
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
    let ctx = rw.context();
    let pointer = llvm::ptr(ctx);
    for &i in &plan.at {
        let old = values[i];
        let size = descriptor_size(rw, old);
        let (name, ty) = plan.function;
        let memory = match plan.to {
            Destination::Heap => runtime::call(rw, name, ty, &[size]).ok_or("no memory")?,
            Destination::Stack => llvm::Alloca::create(rw, pointer, Type::I8, size, 0),
        };
        let source = llvm::ExtractValue::at(rw, old, &[1]);
        llvm::Memcpy::bytes(rw, memory, source, size);
        if plan.to == Destination::Stack {
            runtime::call(rw, name, ty, &[source]);
        }
        let descriptor = rw.ty(old);
        let new = llvm::Poison::new(rw, descriptor);
        let rank = llvm::ExtractValue::at(rw, old, &[0]);
        let new = llvm::InsertValue::at(rw, new, rank, &[0]);
        values[i] = llvm::InsertValue::at(rw, new, memory, &[1]);
    }
    Ok(())
}
