//! Atomic operations.

use super::{access, ranked};
use terrace_dialects::memref::{self, AtomicRMWKind};
use terrace_llvm::{self as llvm, AtomicBinOp, AtomicOrdering};
use terrace_rewrite::convert::{Lowering, Rewrite};

/// What LLVM calls it; products have no instruction.
fn bin_op(kind: AtomicRMWKind) -> Option<AtomicBinOp> {
    Some(match kind {
        AtomicRMWKind::AddF => AtomicBinOp::Fadd,
        AtomicRMWKind::AddI => AtomicBinOp::Add,
        AtomicRMWKind::AndI => AtomicBinOp::And,
        AtomicRMWKind::Assign => AtomicBinOp::Xchg,
        AtomicRMWKind::MaximumF => AtomicBinOp::Fmaximum,
        AtomicRMWKind::MaxNumF => AtomicBinOp::Fmax,
        AtomicRMWKind::MaxS => AtomicBinOp::Max,
        AtomicRMWKind::MaxU => AtomicBinOp::Umax,
        AtomicRMWKind::MinimumF => AtomicBinOp::Fminimum,
        AtomicRMWKind::MinNumF => AtomicBinOp::Fmin,
        AtomicRMWKind::MinS => AtomicBinOp::Min,
        AtomicRMWKind::MinU => AtomicBinOp::Umin,
        AtomicRMWKind::OrI => AtomicBinOp::Or,
        AtomicRMWKind::XOrI => AtomicBinOp::Xor,
        AtomicRMWKind::MulF | AtomicRMWKind::MulI => return None,
    })
}

pub(super) fn atomic_rmw(op: memref::AtomicRMW, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let kind = op.kind(rw).and_then(bin_op).ok_or("LLVM has no such atomic operation")?;
    let memref = ranked(ctx, rw.ty(op.memref(rw)))?;
    let (value, descriptor, indices) = (rw.arg(0), rw.arg(1), rw.arg_group(2));
    let (pointer, _) = access::element_pointer(rw, &memref, descriptor, &indices, false)?;
    let new = llvm::AtomicRMW::build(rw, kind, AtomicOrdering::AcqRel, pointer, value);
    let value = new.res(rw);
    rw.replace(op.0, &[value])
}

/// A loop that tries to exchange the value for a new one until nothing has come between.
pub(super) fn generic_atomic_rmw(op: memref::GenericAtomicRMW, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let loc = rw.loc();
    let memref = ranked(ctx, rw.ty(op.memref(rw)))?;
    let body = rw.entry_block(op.atomic_body(rw)).ok_or("the body is empty")?;
    let last = rw.last_op(body).filter(|&last| rw.is::<memref::AtomicYield>(last));
    let last = last.ok_or("the body has no terminator")?;
    let current = rw.arg_of(body, 0).ok_or("the body has no argument")?;
    let inner: Vec<terrace_ir::Op> = rw.ops(body).filter(|&inner| inner != last).collect();
    if !inner.iter().all(|&inner| rw.has_lowering(inner)) {
        return Err("an operation of the body has no lowering".into());
    }
    let elem = rw.convert(memref.elem)?;
    if elem != memref.elem {
        return Err("LLVM has no such element type".into());
    }
    let before = rw.block_of(op.0).ok_or("the operation is in no block")?;
    let (descriptor, indices) = (rw.arg(0), rw.arg_group(1));
    let (pointer, _) = access::element_pointer(rw, &memref, descriptor, &indices, false)?;
    let init = llvm::Load::new(rw, elem, pointer);
    let again = rw.split_block(op.0);
    let after_op = rw.next_op(op.0).ok_or("the operation ends its block")?;
    let rest = rw.split_block(after_op);
    let old = rw.add_arg(again, elem);
    rw.set_arg_loc(old, loc);
    rw.set_end(before);
    llvm::Br::to(rw, again, &[init]);

    rw.replace_all_uses(current, old);
    for inner in inner {
        rw.move_before(inner, op.0);
    }
    rw.set_before(op.0);
    let new = rw.operand(last, 0);
    let new = rw.value(new)?;
    let (success, failure) = (AtomicOrdering::AcqRel, AtomicOrdering::Monotonic);
    let exchange = llvm::AtomicCmpXchg::new(rw, success, failure, pointer, old, new);
    let loaded = llvm::ExtractValue::at(rw, exchange, &[0]);
    let done = llvm::ExtractValue::at(rw, exchange, &[1]);
    llvm::CondBr::to(rw, done, (rest, &[]), (again, &[loaded]));
    rw.erase(last)?;
    rw.replace(op.0, &[loaded])
}
