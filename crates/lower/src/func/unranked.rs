//! Unranked memrefs as results: the ranked descriptors that they point at live on the stack of the function that
//! returns, so they are copied to the heap for the way back, and by the caller to its own stack.

use crate::memref::unranked::descriptor_size;
use crate::runtime;
use crate::types::index_type;
use smallvec::SmallVec;
use terrace_ir::types::UnrankedMemRefType;
use terrace_ir::{Str, Type, Value};
use terrace_llvm as llvm;
use terrace_rewrite::convert::{Lowering, Rewrite};

/// Where descriptors go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Copy {
    /// To the heap: by the function that returns.
    ToHeap,
    /// To the stack: by its caller, who frees what is on the heap.
    ToStack,
}

/// A copy that was decided on: the function of the runtime and the results' positions.
pub(super) struct Plan {
    to: Copy,
    function: (Str, Type),
    at: SmallVec<[usize; 2]>,
}

/// Decides how values of these types are copied; `None` when there is nothing to copy.
pub(super) fn plan(rw: &mut Lowering<'_, '_>, types: &[Type], to: Copy) -> Rewrite<Option<Plan>> {
    let ctx = rw.context();
    if crate::types::options(rw.converter).bare_ptr {
        return Ok(None);
    }
    let mut at: SmallVec<[usize; 2]> = SmallVec::new();
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
        Copy::ToHeap => (ctx.intern("malloc"), runtime::function(rw, pointer, &[index])),
        Copy::ToStack => (ctx.intern("free"), runtime::function(rw, llvm::void(ctx), &[pointer])),
    };
    runtime::check(rw, function.0, function.1)?;
    Ok(Some(Plan { to, function, at }))
}

/// Copies the descriptors and puts the new ones in the place of the old.
pub(super) fn copy(rw: &mut Lowering<'_, '_>, plan: &Plan, values: &mut [Value]) -> Rewrite {
    let ctx = rw.context();
    let pointer = llvm::ptr(ctx);
    for &i in &plan.at {
        let old = values[i];
        let size = descriptor_size(rw, old);
        let (name, ty) = plan.function;
        let memory = match plan.to {
            Copy::ToHeap => runtime::call(rw, name, ty, &[size]).ok_or("no memory")?,
            Copy::ToStack => llvm::Alloca::create(rw, pointer, Type::I8, size, 0),
        };
        let source = llvm::ExtractValue::at(rw, old, &[1]);
        llvm::Memcpy::bytes(rw, memory, source, size);
        if plan.to == Copy::ToStack {
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
