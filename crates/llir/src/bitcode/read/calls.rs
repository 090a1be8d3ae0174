//! Calls and their operand bundles.

use super::super::codes::{BUNDLE_METADATA, TAIL_KINDS, call, decode_flags};
use super::super::error::{Read, bad_record, fail};
use super::module::Reader;
use crate::inst::*;
use crate::types::Type;
use crate::value::{Inst, Value, ValueKind};
use terrace_support::small_vec::SmallVec;

impl Reader<'_> {
    pub(super) fn operand_bundle(&mut self) -> Read<()> {
        let tag = self.record.get(0)? as usize;
        let Some(&tag) = self.bundle_tags.get(tag) else {
            return fail("an operand bundle has an unknown tag");
        };
        let mut operands = SmallVec::new();
        let mut at = 1;
        while at < self.record.ops.len() {
            if self.record.ops[at] == BUNDLE_METADATA {
                operands.push(Value::metadata(self.md.get(self.record.get(at + 1)?)?));
                self.fs.body.has_metadata = true;
                at += 2;
            } else {
                operands.push(self.value_and_type(&mut at)?);
            }
        }
        self.fs.bundles.push((tag, operands));
        Ok(())
    }

    /// The type of the callee, the callee and the arguments of a call, whose operands start at `at`; then the bundles
    /// and destinations.
    fn push_call(&mut self, op: Opcode, mut at: usize, mut info: CallInfo, dests: &[Value]) -> Read<Inst> {
        let fn_ty = self.ty(self.record.get(at)?)?;
        at += 1;
        let cx = std::sync::Arc::clone(&self.cx);
        let Some((ret, params, vararg)) = cx.signature(fn_ty) else {
            return fail("a callee has no function type");
        };
        let callee = self.callee_and_type(&mut at)?;
        if !callee.ty().is_ptr() {
            return fail("a callee is no pointer");
        }
        if let ValueKind::Asm(asm) = callee.kind()
            && self.cx.asm(asm).is_none_or(|asm| asm.fn_ty != fn_ty)
        {
            return fail("inline assembly is called by another type than its own");
        }
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for param in params.iter() {
            if param == Type::LABEL {
                operands.push(Value::block(self.block(self.record.get(at)?)?));
            } else {
                operands.push(self.value_of(at, param)?);
            }
            at += 1;
        }
        while vararg && at < self.record.ops.len() {
            operands.push(self.value_and_type(&mut at)?);
        }
        if at < self.record.ops.len() {
            return fail("a call has too many arguments");
        }
        info.fn_ty = fn_ty;
        let body = &mut self.fs.body;
        info.bundles = body.bundles.len() as u32;
        info.n_bundles = self.fs.bundles.len() as u32;
        for (tag, values) in self.fs.bundles.drain(..) {
            body.bundles.push(BundleInfo { tag, n_operands: values.len() as u32 });
            operands.extend_from_slice(&values);
        }
        operands.extend_from_slice(dests);
        operands.push(callee);
        // Consecutive calls often have equal properties and then share one record.
        if body.calls.last() != Some(&info) {
            body.calls.push(info);
        }
        let index = body.calls.len() as u32 - 1;
        let inst = self.push(op, ret, &operands)?;
        self.fs.body.inst_mut(inst).aux = index;
        Ok(inst)
    }

    fn call_info(&self, attrs: usize, cc: u64) -> Read<CallInfo> {
        let cc = CallConv(u16::try_from(cc & call::CC_MASK).map_err(|_| bad_record())?);
        Ok(CallInfo::new(Type::VOID).attrs(self.attr_list(self.record.get(attrs)?)?).cc(cc))
    }

    pub(super) fn call(&mut self) -> Read<()> {
        let bits = self.record.get(1)?;
        if bits & call::EXPLICIT_TYPE == 0 {
            return fail("a call has no function type, as with typed pointers");
        }
        let tail = TAIL_KINDS.iter().find(|(_, other)| bits & other == *other);
        let tail = tail.map_or(TailKind::None, |&(tail, _)| tail);
        let info = self.call_info(0, bits >> call::CC_SHIFT)?.tail(tail);
        let mut at = 2;
        let mut flags = Flags::NONE;
        if bits & call::FAST_MATH != 0 {
            flags = decode_flags(Opcode::Call, self.record.get(at)?);
            at += 1;
        }
        let inst = self.push_call(Opcode::Call, at, info, &[])?;
        self.set_flags(inst, flags);
        Ok(())
    }

    pub(super) fn invoke(&mut self) -> Read<()> {
        let bits = self.record.get(1)?;
        if bits & call::INVOKE_EXPLICIT_TYPE == 0 {
            return fail("an invoke has no function type, as with typed pointers");
        }
        let info = self.call_info(0, bits)?;
        let dests = [self.dest(2)?, self.dest(3)?];
        self.push_call(Opcode::Invoke, 4, info, &dests).map(drop)
    }

    pub(super) fn call_br(&mut self) -> Read<()> {
        let bits = self.record.get(1)?;
        let info = self.call_info(0, bits >> call::CC_SHIFT)?;
        let n = usize::try_from(self.record.get(3)?).map_err(|_| bad_record())?;
        let mut dests: SmallVec<[Value; 8]> = terrace_support::smallvec![self.dest(2)?];
        let end = n.checked_add(4).filter(|&end| end <= self.record.ops.len()).ok_or_else(bad_record)?;
        for at in 4..end {
            dests.push(self.dest(at)?);
        }
        self.push_call(Opcode::CallBr, end, info, &dests).map(drop)
    }

    fn dest(&self, at: usize) -> Read<Value> {
        Ok(Value::block(self.block(self.record.get(at)?)?))
    }
}
