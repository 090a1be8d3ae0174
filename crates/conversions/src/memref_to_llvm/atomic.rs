//! Lowering of atomic operations.

use crate::common::memory::ranked;
use crate::prelude::*;
use terrace_llvm::{AtomicBinOp, AtomicOrdering};
use terrace_memory::memref::AtomicRMWKind;

/// LLVM's operation for a kind; `None` for products, which have no instruction.
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

pub(super) fn atomic_rmw(op: memref::AtomicRMW, rw: &mut Lowering) -> Rewrite<Value> {
    let kind = op.kind(rw).and_then(bin_op).ok_or("LLVM has no such atomic operation")?;
    let memref = ranked(rw, op.memref(rw))?;
    let args = rw.adaptor(op);
    let (pointer, _) = crate::common::memory::element_pointer(rw, &memref, args.memref, args.indices, false)?;
    Ok(llvm::AtomicRMW::new(rw, kind, AtomicOrdering::AcqRel, pointer, args.value))
}

/// A memory location that is exchanged as an integer, since LLVM has no compare-exchange of floats.
struct Cell {
    pointer: Value,
    /// Element type.
    elem: Type,
    /// Integer type of the same width.
    bits: Type,
}

impl Cell {
    /// The element of a memref at these indices.
    fn of(rw: &mut Lowering, memref: &MemRefType<'_>, descriptor: Value, indices: &[Value]) -> Rewrite<Self> {
        let (elem, ctx) = (rw.convert(memref.elem)?, rw.context());
        if elem != memref.elem {
            return Err("LLVM has no such element type".into());
        }
        let bits = match elem.bit_width(ctx) {
            _ if !elem.is_float(ctx) => elem,
            Some(width @ (8 | 16 | 32 | 64 | 128)) => Type::int(ctx, width),
            _ => return Err("LLVM has no exchange of floats of this width".into()),
        };
        let (pointer, _) = crate::common::memory::element_pointer(rw, memref, descriptor, indices, false)?;
        Ok(Self { pointer, elem, bits })
    }

    fn cast(&self, rw: &mut Lowering, to: Type, value: Value) -> Value {
        if self.elem == self.bits { value } else { llvm::Bitcast::new(rw, to, value) }
    }

    /// Ends the block before `op` with a loop around `op`, which computes a new value from the old one and repeats
    /// until the exchange succeeds. Returns the old value.
    fn exchange(
        &self,
        rw: &mut Lowering,
        op: Op,
        compute: &mut dyn FnMut(&mut Lowering, Value) -> Rewrite<Value>,
    ) -> Rewrite<Value> {
        let loc = rw.loc();
        let before = rw.block_of(op).ok_or("the operation is in no block")?;
        let after_op = rw.next_op(op).ok_or("the operation ends its block")?;
        let init = llvm::Load::new(rw, self.bits, self.pointer);
        let head = rw.split_block(op);
        let rest = rw.split_block(after_op);
        let old = rw.add_arg(head, self.bits);
        rw.set_arg_loc(old, loc);
        rw.set_end(before);
        llvm::Br::to(rw, head, &[init]);
        rw.set_before(op);
        let value = self.cast(rw, self.elem, old);
        let new = compute(rw, value)?;
        let new = self.cast(rw, self.bits, new);
        let (success, failure) = (AtomicOrdering::AcqRel, AtomicOrdering::Monotonic);
        let exchange = llvm::AtomicCmpXchg::new(rw, success, failure, self.pointer, old, new);
        let loaded = llvm::ExtractValue::at(rw, exchange, &[0]);
        let done = llvm::ExtractValue::at(rw, exchange, &[1]);
        let result = self.cast(rw, self.elem, loaded);
        llvm::CondBr::to(rw, done, (rest, &[]), (head, &[loaded]));
        Ok(result)
    }
}

/// A loop with compare-exchange: LLVM has no instruction for products.
pub(super) fn atomic_product(op: memref::AtomicRMW, rw: &mut Lowering) -> Rewrite<Value> {
    let kind = op.kind(rw).filter(|kind| matches!(kind, AtomicRMWKind::MulF | AtomicRMWKind::MulI));
    let kind = kind.ok_or("this is no product")?;
    let memref = ranked(rw, op.memref(rw))?;
    let args = rw.adaptor(op);
    let cell = Cell::of(rw, &memref, args.memref, args.indices)?;
    cell.exchange(rw, op.0, &mut |rw, old| {
        Ok(match kind {
            AtomicRMWKind::MulF => llvm::FMul::new(rw, old, args.value),
            _ => llvm::Mul::new(rw, old, args.value),
        })
    })
}

/// A loop with compare-exchange around the operation's body.
pub(super) fn generic_atomic_rmw(op: memref::GenericAtomicRMW, rw: &mut Lowering) -> Rewrite<Value> {
    let memref = ranked(rw, op.memref(rw))?;
    let body = rw.entry_block(op.atomic_body(rw)).ok_or("the body is empty")?;
    let last = rw.last_op(body).filter(|&last| rw.is::<memref::AtomicYield>(last));
    let last = last.ok_or("the body has no terminator")?;
    let current = rw.arg(body, 0).ok_or("the body has no argument")?;
    let inner: Vec<Op> = rw.ops(body).filter(|&inner| inner != last).collect();
    if !inner.iter().all(|&inner| rw.has_lowering(inner)) {
        return Err("an operation of the body has no lowering".into());
    }
    let args = rw.adaptor(op);
    let cell = Cell::of(rw, &memref, args.memref, args.indices)?;
    let old = cell.exchange(rw, op.0, &mut |rw, old| {
        rw.replace_all_uses(current, old);
        for &inner in &inner {
            rw.move_before(inner, op.0);
        }
        rw.set_before(op.0);
        let new = rw.operand(last, 0);
        rw.value(new)
    })?;
    rw.erase(last)?;
    Ok(old)
}
