//! Barriers in memory.

use super::truncate;
use crate::common::memory::element_pointer;
use crate::prelude::*;
use terrace_gpu::nvgpu::{self, *};
use terrace_hardware::nvvm;

/// The memory of barriers.
pub(super) fn memref(ctx: &Context, group: MBarrierGroupType<'_>) -> Type {
    let shared = IntegerAttr::of_i64(ctx, Type::I64, nvgpu::SHARED_MEMORY.into());
    let space = nvgpu::is_shared_memory(ctx, Some(group.memory_space)).then_some(shared);
    MemRefType::get(ctx, &[group.num_barriers.into()], Type::I64, None, space)
}

fn memref_of(rw: &Lowering, group: Value) -> Rewrite<Type> {
    let group = rw.ty(group).as_::<MBarrierGroupType>(rw.context()).ok_or("the operand is no barrier")?;
    Ok(memref(rw.context(), group))
}

/// The address of a barrier: `group` is the original operand, `converted` its descriptor.
pub(super) fn pointer(rw: &mut Lowering, group: Value, converted: Value, id: Value) -> Rewrite<Value> {
    let memref = memref_of(rw, group)?;
    let memref = memref.as_::<MemRefType>(rw.context()).ok_or("the operand is no barrier")?;
    element_pointer(rw, &memref, converted, &[id], false).map(|(pointer, _)| pointer)
}

/// Barriers are a global.
pub(super) fn create(op: MBarrierCreate, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = memref_of(rw, op.barriers(rw))?;
    let name = rw.context().intern("__mbarrier");
    let parent = rw.parent_op(op.0).map(|parent| rw.loc_of(parent));
    let loc = parent.or_else(|| rw.owner().map(|owner| owner.body.loc(owner.op))).unwrap_or(Loc::UNKNOWN);
    let get = memref::GetGlobal::build(rw, ty, name);
    rw.request(Request::new(declare, name, ty).at(loc).patch(get.0, memref::GetGlobal::SLOTS.name));
    Ok(get.result(rw))
}

/// Declares a global under a unique name at the start of the module.
fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    let name = edit.unique(request.name);
    let Some(&ty) = request.types.first() else { return Ok(name) };
    let private = edit.builder.ctx().intern("private");
    let global = memref::Global::with(name, ty).sym_visibility(private).alignment(8).build(&mut edit.builder);
    edit.symbols.insert(name, global.op());
    Ok(name)
}

pub(super) fn get(op: MBarrierGet, rw: &mut Lowering) -> Rewrite<Value> {
    let (args, group, ty) = (rw.adaptor(op), op.barriers(rw), rw.ty(op.mbarrier_pointer(rw)));
    let pointer = pointer(rw, group, args.barriers, args.mbar_id)?;
    Ok(llvm::PtrToInt::new(rw, ty, pointer))
}

pub(super) fn init(op: MBarrierInit, rw: &mut Lowering) -> Rewrite {
    let (args, group) = (rw.adaptor(op), op.barriers(rw));
    let pointer = pointer(rw, group, args.barriers, args.mbar_id)?;
    let count = truncate(rw, args.count);
    nvvm::MBarrierInit::build(rw, pointer, count, args.predicate);
    rw.erase(op.0)
}

pub(super) fn arrive(op: MBarrierArrive, rw: &mut Lowering) -> Rewrite<Value> {
    let (args, group) = (rw.adaptor(op), op.barriers(rw));
    let pointer = pointer(rw, group, args.barriers, args.mbar_id)?;
    let new = nvvm::MBarrierArrive::build(rw, Some(Type::I64), pointer, None);
    Ok(rw.result(new.0, 0))
}

pub(super) fn arrive_no_complete(op: MBarrierArriveNoComplete, rw: &mut Lowering) -> Rewrite<Value> {
    let (args, group) = (rw.adaptor(op), op.barriers(rw));
    let pointer = pointer(rw, group, args.barriers, args.mbar_id)?;
    let count = truncate(rw, args.count);
    Ok(nvvm::MBarrierArriveNocomplete::new(rw, Type::I64, pointer, count))
}

pub(super) fn arrive_expect_tx(op: MBarrierArriveExpectTx, rw: &mut Lowering) -> Rewrite {
    let (args, group) = (rw.adaptor(op), op.barriers(rw));
    let pointer = pointer(rw, group, args.barriers, args.mbar_id)?;
    let bytes = truncate(rw, args.txcount);
    nvvm::MBarrierArriveExpectTx::build(rw, None, pointer, bytes, args.predicate);
    rw.erase(op.0)
}

pub(super) fn test_wait(op: MBarrierTestWait, rw: &mut Lowering) -> Rewrite<Value> {
    let (args, group) = (rw.adaptor(op), op.barriers(rw));
    let pointer = pointer(rw, group, args.barriers, args.mbar_id)?;
    Ok(nvvm::MBarrierTestWait::new(rw, Type::I1, pointer, args.token))
}

pub(super) fn try_wait_parity(op: MBarrierTryWaitParity, rw: &mut Lowering) -> Rewrite {
    let (args, group) = (rw.adaptor(op), op.barriers(rw));
    let pointer = pointer(rw, group, args.barriers, args.mbar_id)?;
    let ticks = truncate(rw, args.ticks);
    let phase = llvm::ZExt::new(rw, Type::I32, args.phase_parity);
    nvvm::MBarrierTryWaitParity::build(rw, pointer, phase, ticks);
    rw.erase(op.0)
}
