//! The records of instructions.

use super::super::codes::{
    BINOPS, BUNDLE_METADATA, CASTS, FIRST_INT_PREDICATE, FLOAT_BINOPS, ORDERINGS, RMW_OPS, TAIL_KINDS,
    alloca, call, encode_flags, function as code, number_of,
};
use super::super::stream::{Operand, encode_signed};
use super::abbrev;
use super::module::{Writer, alignment};
use crate::body::Body;
use crate::inst::*;
use crate::types::Type;
use crate::value::{Inst, Value, ValueKind};

impl Writer<'_> {
    /// How far a value is back from the next one, in 32 bits.
    #[inline]
    fn back(&self, value: Value) -> u64 {
        let number = match value.kind() {
            ValueKind::Metadata(_) => self.metadata_operand(value),
            _ => self.value(value),
        };
        u64::from(self.fs.next.wrapping_sub(number as u32))
    }

    /// Adds a value, and its type if it is defined behind the instruction.
    #[inline]
    fn typed(&mut self, value: Value) {
        let number = self.value(value) as u32;
        self.fs.ops.push(self.fs.next.wrapping_sub(number).into());
        if number >= self.fs.next {
            self.fs.ops.push(self.types.get(value.ty()));
        }
    }

    fn all_typed(&mut self, values: &[Value]) {
        for &value in values {
            self.typed(value);
        }
    }

    #[inline]
    fn untyped(&mut self, value: Value) {
        let back = self.back(value);
        self.fs.ops.push(back);
    }

    /// The mask of a shuffle as a constant.
    pub(super) fn shuffle_mask(&self, body: &Body, inst: Inst) -> Value {
        let (cx, indices) = (self.cx, body.indices(inst));
        let ty = cx.vector(Type::I32, indices.len() as u32, body.inst(inst).ty.is_scalable_vector());
        // The masks of scalable vectors have equal elements.
        if ty.is_scalable_vector() {
            return if indices.iter().all(|&index| index == 0) { Value::zero(ty) } else { Value::poison(ty) };
        }
        let element = |&index: &u32| match index as i32 {
            -1 => Value::poison(Type::I32),
            index => Value::i32(index),
        };
        let elements: Vec<Value> = indices.iter().map(element).collect();
        cx.aggregate(ty, &elements)
    }

    fn flags(&mut self, op: Opcode, flags: Flags) {
        let bits = encode_flags(op, flags);
        if bits != 0 {
            self.fs.ops.push(bits);
        }
    }

    fn blocks(&mut self, blocks: &[Value]) {
        for &block in blocks {
            let number = self.block(block);
            self.fs.ops.push(number);
        }
    }

    fn finish(&mut self, code: u32) {
        let ops = core::mem::take(&mut self.fs.ops);
        self.w.record(code, &ops);
        self.fs.ops = ops;
    }

    pub(super) fn instruction(&mut self, body: &Body, inst: Inst) {
        let data = *body.inst(inst);
        let operands = body.operands(inst);
        self.fs.ops.clear();
        let op = data.op;
        match (op, operands) {
            (Opcode::Load, &[pointer]) => self.load(pointer, &data),
            (Opcode::Store, &[value, pointer]) => self.store(value, pointer, &data),
            (Opcode::GetElementPtr, operands) => self.gep(operands, &data),
            (Opcode::Call | Opcode::Invoke | Opcode::CallBr, _) => self.call(body, inst, &data),
            (Opcode::ICmp | Opcode::FCmp, &[lhs, rhs]) => {
                self.typed(lhs);
                self.untyped(rhs);
                let first = if op == Opcode::ICmp { FIRST_INT_PREDICATE } else { 0 };
                self.fs.ops.push(first + u64::from(data.sub));
                self.flags(op, data.flags);
                self.finish(code::CMP2);
            }
            (op, &[lhs, rhs]) if op.is_binary() => {
                self.typed(lhs);
                self.untyped(rhs);
                let table = if op.takes_fast_math() { FLOAT_BINOPS } else { BINOPS };
                self.fs.ops.push(number_of(table, op));
                self.flags(op, data.flags);
                self.finish(code::BINOP);
            }
            (op, &[value]) if op.is_cast() => {
                self.typed(value);
                self.fs.ops.extend([self.types.get(data.ty), number_of(CASTS, op)]);
                self.flags(op, data.flags);
                self.finish(code::CAST);
            }
            (Opcode::FNeg, &[value]) => {
                self.typed(value);
                self.fs.ops.push(0);
                self.flags(op, data.flags);
                self.finish(code::UNOP);
            }
            (Opcode::Br, &[dest]) => {
                self.blocks(&[dest]);
                self.finish(code::BR);
            }
            (Opcode::Br, &[cond, if_true, if_false]) => {
                self.blocks(&[if_true, if_false]);
                self.untyped(cond);
                self.finish(code::BR);
            }
            (Opcode::Ret, operands) => {
                self.all_typed(operands);
                self.finish(code::RET);
            }
            (Opcode::Phi, operands) => self.phi(operands, &data),
            (Opcode::Select, &[cond, if_true, if_false]) => {
                self.typed(if_true);
                self.untyped(if_false);
                self.typed(cond);
                self.flags(op, data.flags);
                self.finish(code::VSELECT);
            }
            (Opcode::Alloca, &[count]) => self.alloca(count, &data),
            (Opcode::Switch, [cond, default, cases @ ..]) => {
                self.fs.ops.push(self.types.get(cond.ty()));
                self.untyped(*cond);
                self.blocks(&[*default]);
                for case in cases.chunks_exact(2) {
                    let number = self.value(case[0]);
                    self.fs.ops.push(number);
                    self.blocks(&case[1..]);
                }
                self.finish(code::SWITCH);
            }
            (Opcode::IndirectBr, [address, dests @ ..]) => {
                self.fs.ops.push(self.types.get(address.ty()));
                self.untyped(*address);
                self.blocks(dests);
                self.finish(code::INDIRECTBR);
            }
            (Opcode::Resume | Opcode::Freeze, &[value]) => {
                self.typed(value);
                self.finish(if op == Opcode::Resume { code::RESUME } else { code::FREEZE });
            }
            (Opcode::Unreachable, _) => self.finish(code::UNREACHABLE),
            (Opcode::Fence, _) => {
                self.ordering(&data, true);
                self.finish(code::FENCE);
            }
            (Opcode::CmpXchg, &[pointer, expected, new]) => {
                self.typed(pointer);
                self.typed(expected);
                self.untyped(new);
                self.fs.ops.push(data.flags.has(Flags::VOLATILE).into());
                self.ordering(&data, true);
                let access = data.access().unwrap_or(Access::plain(Align::NONE));
                let is_weak = data.flags.has(Flags::WEAK);
                self.fs.ops.extend([
                    number_of(ORDERINGS, access.failure),
                    is_weak.into(),
                    alignment(access.align),
                ]);
                self.finish(code::CMPXCHG);
            }
            (Opcode::AtomicRmw, &[pointer, value]) => {
                self.typed(pointer);
                self.typed(value);
                self.fs.ops.push(data.rmw_op().map_or(0, |op| number_of(RMW_OPS, op)));
                self.fs.ops.push(data.flags.has(Flags::VOLATILE).into());
                self.ordering(&data, true);
                let align = data.access().map_or(Align::NONE, |access| access.align);
                self.fs.ops.push(alignment(align));
                self.finish(code::ATOMICRMW);
            }
            (Opcode::VaArg, &[list]) => {
                self.fs.ops.push(self.types.get(list.ty()));
                self.untyped(list);
                self.fs.ops.push(self.types.get(data.ty));
                self.finish(code::VAARG);
            }
            (Opcode::ExtractElement, &[vector, index]) => {
                self.typed(vector);
                self.typed(index);
                self.finish(code::EXTRACTELT);
            }
            (Opcode::InsertElement, &[vector, value, index]) => {
                self.typed(vector);
                self.untyped(value);
                self.typed(index);
                self.finish(code::INSERTELT);
            }
            (Opcode::ShuffleVector, &[lhs, rhs]) => {
                self.typed(lhs);
                self.untyped(rhs);
                let mask = self.shuffle_mask(body, inst);
                self.typed(mask);
                self.finish(code::SHUFFLEVEC);
            }
            (Opcode::ExtractValue | Opcode::InsertValue, operands) => {
                self.all_typed(operands);
                self.fs.ops.extend(body.indices(inst).iter().map(|&index| u64::from(index)));
                let is_extract = op == Opcode::ExtractValue;
                self.finish(if is_extract { code::EXTRACTVAL } else { code::INSERTVAL });
            }
            (Opcode::LandingPad, clauses) => {
                let is_cleanup = data.flags.has(Flags::CLEANUP);
                self.fs.ops.extend([self.types.get(data.ty), is_cleanup.into(), clauses.len() as u64]);
                for &clause in clauses {
                    self.fs.ops.push(clause.ty().is_array().into());
                    self.typed(clause);
                }
                self.finish(code::LANDINGPAD);
            }
            (Opcode::CatchPad | Opcode::CleanupPad, [parent, args @ ..]) => {
                self.untyped(*parent);
                self.fs.ops.push(args.len() as u64);
                self.all_typed(args);
                self.finish(if op == Opcode::CatchPad { code::CATCHPAD } else { code::CLEANUPPAD });
            }
            (Opcode::CatchSwitch, [parent, rest @ ..]) => {
                self.untyped(*parent);
                let n_unwind = usize::from(data.flags.has(Flags::UNWINDS)).min(rest.len());
                let (unwind, handlers) = rest.split_at(n_unwind);
                self.fs.ops.push(handlers.len() as u64);
                self.blocks(handlers);
                self.blocks(unwind);
                self.finish(code::CATCHSWITCH);
            }
            (Opcode::CatchRet | Opcode::CleanupRet, [pad, dests @ ..]) => {
                self.untyped(*pad);
                self.blocks(dests);
                self.finish(if op == Opcode::CatchRet { code::CATCHRET } else { code::CLEANUPRET });
            }
            // A body has no other number of operands.
            _ => {}
        }
    }

    /// The ordering and the scope of an access, if it is atomic or always has them.
    fn ordering(&mut self, data: &InstData, always: bool) {
        let Some(access) = data.access() else { return };
        if always || access.ordering != Ordering::NotAtomic {
            self.fs.ops.extend([number_of(ORDERINGS, access.ordering), access.scope.0.into()]);
        }
    }

    fn access(&mut self, data: &InstData) {
        let align = data.access().map_or(Align::NONE, |access| access.align);
        self.fs.ops.extend([alignment(align), data.flags.has(Flags::VOLATILE).into()]);
    }

    /// The operands as a record, by an abbreviation of these encodings if they fit.
    fn finish_access(&mut self, codes: [u32; 2], id: u64, is_atomic: bool) {
        if is_atomic || self.fs.ops.len() != 4 || self.fs.ops[2] > 0xff {
            return self.finish(codes[usize::from(is_atomic)]);
        }
        self.w.abbrev(id);
        let operands = [Operand::Vbr(6), Operand::Vbr(6), Operand::Vbr(4), Operand::Fixed(1)];
        for (at, operand) in operands.into_iter().enumerate() {
            self.w.operand(self.fs.ops[at], operand);
        }
    }

    fn load(&mut self, pointer: Value, data: &InstData) {
        self.typed(pointer);
        self.fs.ops.push(self.types.get(data.ty));
        self.access(data);
        let n = self.fs.ops.len();
        self.ordering(data, false);
        self.finish_access([code::LOAD, code::LOADATOMIC], abbrev::LOAD, self.fs.ops.len() != n);
    }

    fn store(&mut self, value: Value, pointer: Value, data: &InstData) {
        self.typed(pointer);
        self.typed(value);
        self.access(data);
        let n = self.fs.ops.len();
        self.ordering(data, false);
        self.finish_access([code::STORE, code::STOREATOMIC], abbrev::STORE, self.fs.ops.len() != n);
    }

    fn gep(&mut self, operands: &[Value], data: &InstData) {
        let source = data.source_type().unwrap_or(Type::VOID);
        self.all_typed(operands);
        self.w.abbrev(abbrev::GEP);
        self.w.operand(encode_flags(Opcode::GetElementPtr, data.flags), Operand::Fixed(3));
        self.w.operand(self.types.get(source), Operand::Vbr(6));
        self.w.vbr(self.fs.ops.len() as u64, 6);
        for &op in &self.fs.ops {
            self.w.vbr(op, 6);
        }
    }

    fn phi(&mut self, operands: &[Value], data: &InstData) {
        self.fs.ops.push(self.types.get(data.ty));
        for pair in operands.chunks_exact(2) {
            let back = i64::from(self.fs.next) - self.value(pair[0]) as i64;
            self.fs.ops.push(encode_signed(back));
            self.blocks(&pair[1..]);
        }
        self.flags(Opcode::Phi, data.flags);
        self.finish(code::PHI);
    }

    fn alloca(&mut self, count: Value, data: &InstData) {
        let align = alignment(data.alloca_align());
        let bits = align & alloca::ALIGN_LOW
            | align >> 5 << alloca::ALIGN_HIGH_SHIFT
            | alloca::EXPLICIT_TYPE
            | encode_flags(Opcode::Alloca, data.flags);
        let ty = data.source_type().unwrap_or(Type::VOID);
        // The number of elements is not relative.
        let ops = [self.types.get(ty), self.types.get(count.ty()), self.value(count), bits];
        self.fs.ops.extend(ops);
        let space = data.ty.address_space().unwrap_or(0);
        if space != self.m.layout.alloca_address_space() {
            self.fs.ops.push(space.into());
        }
        self.finish(code::ALLOCA);
    }

    fn call(&mut self, body: &Body, inst: Inst, data: &InstData) {
        let Some(&info) = body.call(inst) else { return };
        for (tag, operands) in body.bundles(inst) {
            self.fs.ops.push(self.tags.get(tag).unwrap_or(0).into());
            for &operand in operands {
                if operand.ty() == Type::METADATA {
                    let number = self.metadata_operand(operand);
                    self.fs.ops.extend([BUNDLE_METADATA, number]);
                } else {
                    self.typed(operand);
                }
            }
            self.finish(code::OPERAND_BUNDLE);
            self.fs.ops.clear();
        }
        let operands = body.operands(inst);
        let (args, rest) = operands.split_at(body.n_call_args(inst).min(operands.len()));
        let dests: Vec<Value> = rest.iter().copied().filter(|value| value.as_block().is_some()).collect();
        let Some(callee) = body.callee(inst) else { return };
        let cc = u64::from(info.cc.0);
        self.fs.ops.push(self.attrs.get(info.attrs));
        let code = match data.op {
            Opcode::Invoke => {
                self.fs.ops.push(cc | call::INVOKE_EXPLICIT_TYPE);
                self.blocks(&dests);
                code::INVOKE
            }
            Opcode::CallBr => {
                self.fs.ops.push(cc << call::CC_SHIFT | call::EXPLICIT_TYPE);
                let (default, indirect) = dests.split_at(1.min(dests.len()));
                self.blocks(default);
                self.fs.ops.push(indirect.len() as u64);
                self.blocks(indirect);
                code::CALLBR
            }
            _ => {
                let flags = encode_flags(Opcode::Call, data.flags);
                let tail = number_of(TAIL_KINDS, info.tail);
                let bits = cc << call::CC_SHIFT | tail | call::EXPLICIT_TYPE;
                self.fs.ops.push(if flags != 0 { bits | call::FAST_MATH } else { bits });
                self.fs.ops.extend(Some(flags).filter(|&flags| flags != 0));
                code::CALL
            }
        };
        self.fs.ops.push(self.types.get(info.fn_ty));
        self.typed(callee);
        let n_params = self.cx.signature(info.fn_ty).map_or(0, |(_, params, _)| params.len());
        for (at, &arg) in args.iter().enumerate() {
            if arg.ty() == Type::LABEL {
                self.blocks(&[arg]);
            } else if at < n_params {
                self.untyped(arg);
            } else {
                self.typed(arg);
            }
        }
        if code != code::CALL {
            return self.finish(code);
        }
        self.w.abbrev(abbrev::CALL);
        let head = [Operand::Vbr(6), Operand::Vbr(16), Operand::Vbr(6)];
        for (at, operand) in head.into_iter().enumerate() {
            self.w.operand(self.fs.ops.get(at).copied().unwrap_or(0), operand);
        }
        let rest = self.fs.ops.get(head.len()..).unwrap_or(&[]);
        self.w.vbr(rest.len() as u64, 6);
        for &op in rest {
            self.w.vbr(op, 6);
        }
    }
}
