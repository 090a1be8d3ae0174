//! Instructions that LLVM 7 or libNVVM lacks.

use super::super::{Lowered, Lowering};
use super::NEVER;
use crate::attrs::AttrList;
use crate::body::Body;
use crate::builder::Builder;
use crate::context::SyncScope;
use crate::inst::{Access, Flags, InstData, Opcode, Ordering, RmwOp};
use crate::metadata::Md;
use crate::types::Type;
use crate::value::{Inst, Value};

/// The intrinsic, without address space, that stands for an `atomicrmw`, and the mangled type.
pub(super) fn rmw_intrinsic(op: RmwOp, ty: Type) -> Option<(&'static str, &'static str)> {
    Some(match (op, ty) {
        (RmwOp::FAdd, Type::FLOAT) => ("llvm.nvvm.atomic.load.add.f32", "f32"),
        (RmwOp::FAdd, Type::DOUBLE) => ("llvm.nvvm.atomic.load.add.f64", "f64"),
        (RmwOp::UIncWrap, Type::I32) => ("llvm.nvvm.atomic.load.inc.32", "i32"),
        (RmwOp::UDecWrap, Type::I32) => ("llvm.nvvm.atomic.load.dec.32", "i32"),
        _ => return None,
    })
}

/// Orderings of an access that take a fence before it, and behind it.
const fn fences(ordering: Ordering) -> [bool; 2] {
    match ordering {
        Ordering::SeqCst | Ordering::AcqRel => [true, true],
        Ordering::Release => [true, false],
        Ordering::Acquire => [false, true],
        _ => [false, false],
    }
}

impl Lowering<'_> {
    /// Replaces an instruction. Returns the value that replaces its result, if the instruction is gone.
    pub(in super::super) fn nvvm_inst(&mut self, body: &mut Body, inst: Inst) -> Lowered<Option<Value>> {
        let data = *body.inst(inst);
        let operands = body.operands(inst).to_vec();
        match (data.op, &operands[..]) {
            (Opcode::FNeg, &[operand]) => {
                let mut b = Builder::new(self.m, body);
                b.position_before(inst);
                b.set_debug_loc(Md::from_nonzero(data.loc));
                b.set_folding(false);
                let zero = negative_zero(&b, data.ty);
                let value = b.binary(Opcode::FSub, zero, operand, data.flags.fast_math());
                return Ok(removed(body, inst, value));
            }
            (Opcode::Freeze, &[operand]) => {
                let value = if operand.is_undef_or_poison() { Value::zero(data.ty) } else { operand };
                return Ok(removed(body, inst, value));
            }
            (Opcode::Fence, _) => {
                self.fence(body, inst, Access::unpack(data.aux).scope);
                body.remove(inst);
            }
            (Opcode::Load | Opcode::Store, _) => self.atomic_access(body, inst, data)?,
            (Opcode::AtomicRmw, &[address, operand]) => {
                self.ordered(body, inst, data);
                if let Some((name, mangled)) = data.rmw_op().and_then(|op| rmw_intrinsic(op, data.ty)) {
                    let cx = self.m.cx.clone();
                    let space = address.ty().address_space().unwrap_or(0);
                    let ty = cx.function_type(data.ty, &[address.ty(), operand.ty()], false);
                    let callee = self.m.get_or_insert_function(format!("{name}.p{space}{mangled}"), ty);
                    let mut b = Builder::new(self.m, body);
                    b.position_before(inst);
                    b.set_debug_loc(Md::from_nonzero(data.loc));
                    let value = b.call_function(callee, &[address, operand]);
                    return Ok(removed(body, inst, value));
                }
            }
            (Opcode::CmpXchg, &[_, expected, _])
                if !matches!(expected.ty().int_width(), Some(32 | 64 | 128)) =>
            {
                let ty = crate::print::type_text(self.m, expected.ty());
                return Err(self.version.lacks(format!("'cmpxchg' of '{ty}'"), NEVER));
            }
            (Opcode::CmpXchg, _) => self.ordered(body, inst, data),
            (Opcode::Alloca, _) if data.ty.address_space() != Some(0) => {
                return Err(self.version.lacks("'alloca' in another address space than 0", NEVER));
            }
            (op, _) if op.is_eh_pad() => return Err(self.lacks_inst(op)),
            (
                op @ (Opcode::Invoke
                | Opcode::CallBr
                | Opcode::Resume
                | Opcode::CatchRet
                | Opcode::CleanupRet
                | Opcode::IndirectBr),
                _,
            ) => return Err(self.lacks_inst(op)),
            _ => {}
        }
        Ok(None)
    }

    fn lacks_inst(&self, op: Opcode) -> super::super::Unsupported {
        self.version.lacks(format!("'{}'", op.name()), NEVER)
    }

    /// Atomic accesses are volatile ones, which are relaxed in PTX, between fences.
    fn atomic_access(&mut self, body: &mut Body, inst: Inst, data: InstData) -> Lowered {
        let access = Access::unpack(data.aux);
        if access.ordering == Ordering::NotAtomic {
            return Ok(());
        }
        let ty = if data.op == Opcode::Load {
            data.ty
        } else {
            body.operands(inst).first().map_or(data.ty, |v| v.ty())
        };
        let bits = self.m.layout.size_in_bits(&self.m.cx, ty).map_or(0, |size| size.min);
        if !matches!(bits, 8 | 16 | 32 | 64) {
            let ty = crate::print::type_text(self.m, ty);
            return Err(self.version.lacks(format!("atomic '{}' of '{ty}'", data.op.name()), NEVER));
        }
        self.fences_around(body, inst, access);
        let data = body.inst_mut(inst);
        data.flags = data.flags.with(Flags::VOLATILE);
        data.aux = Access::plain(access.align).pack();
        Ok(())
    }

    /// Puts an atomic operation between fences, since libNVVM takes all of them for relaxed ones.
    fn ordered(&mut self, body: &mut Body, inst: Inst, data: InstData) {
        let access = Access::unpack(data.aux);
        self.fences_around(body, inst, access);
        body.inst_mut(inst).aux = Access {
            ordering: Ordering::Monotonic,
            failure: if data.op == Opcode::CmpXchg { Ordering::Monotonic } else { access.failure },
            ..access
        }
        .pack();
    }

    /// Fences before and behind an access with an ordering.
    fn fences_around(&mut self, body: &mut Body, inst: Inst, access: Access) {
        let [before, behind] = fences(access.ordering);
        if let Some(next) = body.inst(inst).next().filter(|_| behind) {
            self.fence(body, next, access.scope);
        }
        if before {
            self.fence(body, inst, access.scope);
        }
    }

    /// Calls the fence of a scope before an instruction.
    fn fence(&mut self, body: &mut Body, before: Inst, scope: SyncScope) {
        let name = match self.m.cx.sync_scope_name(scope) {
            b"singlethread" => return,
            b"block" => "llvm.nvvm.membar.cta",
            b"cluster" | b"device" => "llvm.nvvm.membar.gl",
            _ => "llvm.nvvm.membar.sys",
        };
        let ty = self.m.cx.function_type(Type::VOID, &[], false);
        let callee = self.m.get_or_insert_function(name, ty);
        self.m.func_mut(callee).attrs = AttrList::EMPTY;
        let loc = body.inst(before).loc;
        let mut b = Builder::new(self.m, body);
        b.position_before(before);
        b.set_debug_loc(Md::from_nonzero(loc));
        b.call_function(callee, &[]);
    }
}

/// Removes an instruction and passes on the value that replaces its result.
fn removed(body: &mut Body, inst: Inst, value: Value) -> Option<Value> {
    body.remove(inst);
    Some(value)
}

/// `-0.0` of a type.
fn negative_zero(b: &Builder<'_>, ty: Type) -> Value {
    let bits = b.module.cx.scalar_type(ty).float_kind().map_or(0, |kind| kind.bits());
    b.module.cx.float_bits(ty, 1u128.checked_shl(bits.saturating_sub(1)).unwrap_or(0))
}
