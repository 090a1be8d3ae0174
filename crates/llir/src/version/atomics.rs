//! Atomic operations that a version lacks, as loops of `cmpxchg`. LLVM's pass `atomic-expand` makes the same ones.

use super::constructs::ATOMICS;
use super::{LlvmVersion, Lowered, Lowering};
use crate::body::Body;
use crate::builder::Builder;
use crate::inst::{Access, Flags, IntPredicate, Opcode, Ordering, RmwOp};
use crate::intrinsics::Intrinsic;
use crate::metadata::Md;
use crate::types::Type;
use crate::value::{Func, Inst, Value};
use terrace_support::FxHashMap;

/// The widths that a `cmpxchg` may have.
const WIDTHS: [u64; 5] = [8, 16, 32, 64, 128];

impl Lowering<'_> {
    /// Expands the `atomicrmw`s that the version lacks. Returns the values that replace their results.
    pub(super) fn atomics(&mut self, body: &mut Body, func: Func) -> Lowered<FxHashMap<Value, Value>> {
        let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
        let lacked: Vec<Inst> = insts.filter(|&inst| self.lacks_rmw(body, inst).is_some()).collect();
        let mut replaced = FxHashMap::default();
        let mut removed = Vec::new();
        // From the last one on, each instruction moves once to another block.
        for inst in lacked.into_iter().rev() {
            let result = body.result(inst);
            let new = self.rmw_loop(body, inst, func)?;
            replaced.insert(result, new);
            removed.extend(body.inst(inst).next().map(|next| (inst, next)));
            body.remove(inst);
        }
        removed.reverse();
        super::instructions::move_records(body, &removed);
        Ok(replaced)
    }

    /// The first version that has an `atomicrmw`, if this one does not.
    fn lacks_rmw(&self, body: &Body, inst: Inst) -> Option<u8> {
        let data = body.inst(inst);
        let op = data.rmw_op()?;
        let row = ATOMICS.iter().find(|(lacked, _)| *lacked == op).map(|&(_, since)| since);
        let vectors = data.ty.is_vector().then_some(19);
        let since = row.max(vectors).filter(|&since| !self.version.has(since));
        if self.version == LlvmVersion::NVVM {
            return super::nvvm::lacks_rmw(op, data.ty, since);
        }
        since
    }

    fn rmw_loop(&mut self, body: &mut Body, inst: Inst, func: Func) -> Lowered<Value> {
        let data = *body.inst(inst);
        let (Some(op), &[address, operand]) = (data.rmw_op(), body.operands(inst)) else {
            return Ok(body.result(inst));
        };
        let ty = data.ty;
        let bits = self.m.layout.size_in_bits(&self.m.cx, ty).filter(|size| !size.scalable);
        let bits = bits.map_or(0, |size| size.min);
        let has_exchange = WIDTHS.contains(&bits) && (self.version != LlvmVersion::NVVM || bits >= 32);
        if !has_exchange || ty.is_ptr() {
            let since = self.lacks_rmw(body, inst).unwrap_or(self.version.0);
            let ty = crate::print::type_text(self.m, ty);
            return Err(self.version.lacks(format!("'atomicrmw {}' of '{ty}'", op.name()), since));
        }
        let callee = match float_intrinsic(op) {
            Some(name) => self.declared(name, ty, func)?,
            None => None,
        };
        let int = if ty.is_int() { ty } else { Type::int(bits as u32) };
        let access = Access::unpack(data.aux);
        let entry = data.block();
        let end = body.split_before(inst);
        let start = body.insert_block_before(end);
        body.set_name(Value::block(start), b"atomicrmw.start");
        body.set_name(Value::block(end), b"atomicrmw.end");

        let mut b = Builder::new(self.m, body);
        b.set_debug_loc(Md::from_nonzero(data.loc));
        let volatile = Flags(data.flags.0 & Flags::VOLATILE.0);
        b.position_at_end(entry);
        let first = b.load(ty, address, Access::plain(access.align), volatile);
        b.br(start);
        b.position_at_end(start);
        let old = b.phi(ty);
        b.add_incoming(old, first, entry);
        let new = combined(&mut b, op, old, operand, callee);
        let (from, to) =
            (b.cast(Opcode::BitCast, old, int, Flags::NONE), b.cast(Opcode::BitCast, new, int, Flags::NONE));
        let failure = match access.ordering {
            Ordering::Release => Ordering::Monotonic,
            Ordering::AcqRel => Ordering::Acquire,
            ordering => ordering,
        };
        let pair = b.cmpxchg(address, from, to, Access { failure, ..access }, volatile);
        let done = b.extract_value(pair, &[1]);
        let found = b.extract_value(pair, &[0]);
        let found = b.cast(Opcode::BitCast, found, ty, Flags::NONE);
        b.add_incoming(old, found, start);
        b.cond_br(done, end, start);
        Ok(found)
    }

    /// An intrinsic on one type, which the version may lack, too.
    pub(super) fn declared(&mut self, name: &str, ty: Type, user: Func) -> Lowered<Option<Func>> {
        let Some(intrinsic) = Intrinsic::find(name.as_bytes()) else { return Ok(None) };
        let n = self.m.functions().len();
        let Some(func) = self.m.get_or_insert_intrinsic(intrinsic, &[ty]) else { return Ok(None) };
        // One that is declared but not used was left out.
        if self.m.functions().len() != n || self.m.func(func).omitted && !self.plans.contains_key(&func) {
            self.m.func_mut(func).omitted = false;
            self.m.func_mut(func).attrs = self.attributes.list(self.m.func(func).attrs)?;
            self.users.insert(func, user);
            self.intrinsic(func)?;
        }
        Ok(Some(func))
    }
}

/// The intrinsic that an operation computes.
fn float_intrinsic(op: RmwOp) -> Option<&'static str> {
    Some(match op {
        RmwOp::FMax => "llvm.maxnum",
        RmwOp::FMin => "llvm.minnum",
        RmwOp::FMaximum => "llvm.maximum",
        RmwOp::FMinimum => "llvm.minimum",
        _ => return None,
    })
}

/// The value that an `atomicrmw` stores.
fn combined(b: &mut Builder<'_>, op: RmwOp, old: Value, operand: Value, callee: Option<Func>) -> Value {
    let none = Flags::NONE;
    let cx = b.module.cx.clone();
    let mut chosen = |predicate: IntPredicate| {
        let is = b.icmp(predicate, old, operand, none);
        b.select(is, old, operand, none)
    };
    match op {
        RmwOp::Xchg => operand,
        RmwOp::Max => chosen(IntPredicate::Sgt),
        RmwOp::Min => chosen(IntPredicate::Sle),
        RmwOp::UMax => chosen(IntPredicate::Ugt),
        RmwOp::UMin => chosen(IntPredicate::Ule),
        RmwOp::Add => b.binary(Opcode::Add, old, operand, none),
        RmwOp::Sub => b.binary(Opcode::Sub, old, operand, none),
        RmwOp::And => b.binary(Opcode::And, old, operand, none),
        RmwOp::Or => b.binary(Opcode::Or, old, operand, none),
        RmwOp::Xor => b.binary(Opcode::Xor, old, operand, none),
        RmwOp::Nand => {
            let both = b.binary(Opcode::And, old, operand, none);
            b.binary(Opcode::Xor, both, cx.int(old.ty(), -1), none)
        }
        RmwOp::FAdd => b.binary(Opcode::FAdd, old, operand, none),
        RmwOp::FSub => b.binary(Opcode::FSub, old, operand, none),
        RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum => match callee {
            Some(callee) => b.call_function(callee, &[old, operand]),
            None => old,
        },
        RmwOp::UIncWrap => {
            let next = b.binary(Opcode::Add, old, cx.int(old.ty(), 1), none);
            let wraps = b.icmp(IntPredicate::Uge, old, operand, none);
            b.select(wraps, Value::zero(old.ty()), next, none)
        }
        RmwOp::UDecWrap => {
            let next = b.binary(Opcode::Sub, old, cx.int(old.ty(), 1), none);
            let is_zero = b.icmp(IntPredicate::Eq, old, Value::zero(old.ty()), none);
            let is_above = b.icmp(IntPredicate::Ugt, old, operand, none);
            let wraps = b.binary(Opcode::Or, is_zero, is_above, none);
            b.select(wraps, operand, next, none)
        }
        RmwOp::USubCond | RmwOp::USubSat => {
            let fits = b.icmp(IntPredicate::Uge, old, operand, none);
            let difference = b.binary(Opcode::Sub, old, operand, none);
            let other = if op == RmwOp::USubCond { old } else { Value::zero(old.ty()) };
            b.select(fits, difference, other, none)
        }
    }
}
