//! Lowering of `async.coro` to intrinsics.

use crate::prelude::*;
use terrace_memory::r#async::{CoroBegin, CoroEnd, CoroFree, CoroIdOp, CoroSave, CoroSuspend};

pub(super) fn id(_: CoroIdOp, rw: &mut Lowering) -> Rewrite<Value> {
    let (ptr, token) = (llvm::ptr(rw.ctx()), llvm::TokenType::get(rw.ctx()));
    let align = llvm::Constant::int(rw, Type::I32, 0);
    let null = llvm::Zero::new(rw, ptr);
    Ok(llvm::CoroId::new(rw, token, align, null, null, null))
}

/// Allocates the frame. The allocation function takes a size that is a multiple of the alignment.
pub(super) fn begin(op: CoroBegin, rw: &mut Lowering) -> Rewrite<Value> {
    let ptr = llvm::ptr(rw.ctx());
    let name = rw.ctx().intern("aligned_alloc");
    let ty = runtime::function(rw, ptr, &[Type::I64, Type::I64]);
    runtime::check(rw, name, ty)?;
    let id = rw.adaptor(op).id;
    let size = llvm::CoroSize::new(rw, Type::I64);
    let align = llvm::CoroAlign::new(rw, Type::I64);
    let size = llvm::Add::new(rw, size, align);
    let one = llvm::Constant::int(rw, Type::I64, 1);
    let size = llvm::Sub::new(rw, size, one);
    let zero = llvm::Constant::int(rw, Type::I64, 0);
    let mask = llvm::Sub::new(rw, zero, align);
    let size = llvm::And::new(rw, size, mask);
    let frame = runtime::call(rw, name, ty, &[align, size]).ok_or("the allocation function has no result")?;
    Ok(llvm::CoroBegin::new(rw, ptr, id, frame))
}

pub(super) fn free(op: CoroFree, rw: &mut Lowering) -> Rewrite {
    let ptr = llvm::ptr(rw.ctx());
    let name = rw.ctx().intern("free");
    let ty = runtime::function(rw, llvm::void(rw.ctx()), &[ptr]);
    runtime::check(rw, name, ty)?;
    let args = rw.adaptor(op);
    let frame = llvm::CoroFree::new(rw, ptr, args.id, args.handle);
    runtime::call(rw, name, ty, &[frame]);
    rw.erase(op.0)
}

/// The block is not one that unwinds the stack.
pub(super) fn end(op: CoroEnd, rw: &mut Lowering) -> Rewrite {
    let handle = rw.adaptor(op).handle;
    let unwinds = constant_false(rw);
    let none = llvm::NoneToken::new(rw);
    llvm::CoroEnd::build(rw, Type::I1, handle, unwinds, none);
    rw.erase(op.0)
}

fn constant_false(rw: &mut Lowering) -> Value {
    llvm::Constant::new(rw, Type::I1, Attr::bool(false))
}

pub(super) fn save(op: CoroSave, rw: &mut Lowering) -> Rewrite<Value> {
    let (handle, token) = (rw.adaptor(op).handle, llvm::TokenType::get(rw.ctx()));
    Ok(llvm::CoroSave::new(rw, token, handle))
}

/// Branches by the answer of the intrinsic: 0 to go on, 1 to be destroyed, and else to return.
pub(super) fn suspend(op: CoroSuspend, rw: &mut Lowering) -> Rewrite {
    let state = rw.adaptor(op).state;
    let (suspend, resume, cleanup) = (op.suspend_dest(rw), op.resume_dest(rw), op.cleanup_dest(rw));
    let is_final = constant_false(rw);
    let answer = llvm::CoroSuspend::new(rw, Type::I8, state, is_final);
    let answer = llvm::SExt::new(rw, Type::I32, answer);
    let cases = VectorType::fixed(rw.ctx(), &[2], Type::I32);
    let values = [0, 1].map(|value| ApInt::from_i64(32, value));
    let values = terrace_ir::elements::dense_of_ints(rw.ctx(), cases, Type::I32, &values);
    llvm::Switch::create(rw, answer, (suspend, &[]), Some(values), &[(resume, &[]), (cleanup, &[])]);
    rw.erase(op.0)
}
