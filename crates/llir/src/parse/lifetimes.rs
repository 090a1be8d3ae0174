//! Lifetime markers that have the size of the memory, as until LLVM 21: the new ones take an `alloca` only.

use super::Parser;
use super::origin::Origin;
use crate::inst::{CallInfo, Opcode};
use crate::intrinsics::intrinsic_name;
use crate::types::Type;
use crate::value::{Inst, TAG_INST, Value};
use terrace_support::FxHashMap;

/// A marker whose memory is known at the end of the body, when all forward references are.
#[derive(Debug)]
pub(super) struct Marker {
    pub(super) call: Inst,
    /// The name of the intrinsic without suffix.
    pub(super) base: &'static str,
    pub(super) origin: Origin,
}

impl Parser<'_> {
    /// Points markers to the `alloca` that their pointers come from, and removes those of other memory.
    pub(super) fn finish_lifetimes(&mut self) {
        let markers = core::mem::take(&mut self.fs.lifetimes);
        let mut sources: FxHashMap<Value, Value> = FxHashMap::default();
        // Instructions that follow removed ones, which take over their debug records.
        let mut followers: FxHashMap<Inst, Inst> = FxHashMap::default();
        for Marker { call, base, origin } in markers.into_iter().rev() {
            let Some(&pointer) = self.fs.body.operands(call).first() else { continue };
            let memory = self.source(pointer, &mut sources);
            if self.is_alloca(memory) {
                let fn_ty = self.cx.function_type(Type::VOID, &[memory.ty()], false);
                let name = intrinsic_name(&self.cx, base, &[memory.ty()]);
                let space = self.m.layout.program_address_space();
                let callee = self.declare_intrinsic(name, fn_ty, space, origin);
                self.fs.body.set_operand(call, 0, memory);
                self.fs.body.set_operand(call, 1, callee);
                self.fs.body.set_call(call, CallInfo::new(fn_ty));
            } else {
                if let Some(next) = self.fs.body.inst(call).next() {
                    followers.insert(call, followers.get(&next).copied().unwrap_or(next));
                }
                self.fs.body.remove(call);
            }
        }
        if !followers.is_empty() {
            for (inst, _) in &mut self.fs.body.records {
                *inst = followers.get(inst).copied().unwrap_or(*inst);
            }
        }
    }

    fn is_alloca(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|inst| self.fs.body.inst(inst).op == Opcode::Alloca)
    }

    /// The pointer that a pointer is a copy of. `known` has the results so far.
    fn source(&self, pointer: Value, known: &mut FxHashMap<Value, Value>) -> Value {
        let (mut at, mut path) = (pointer, Vec::new());
        while at.tag() == TAG_INST {
            if let Some(&found) = known.get(&at) {
                at = found;
                break;
            }
            // A cycle of unreachable code ends at itself.
            known.insert(at, at);
            path.push(at);
            let Some(next) = at.as_inst().and_then(|inst| self.copied(inst)) else { break };
            at = next;
        }
        for step in path {
            known.insert(step, at);
        }
        at
    }

    /// The pointer that an instruction copies: by a cast, or by an address computation that adds nothing.
    fn copied(&self, inst: Inst) -> Option<Value> {
        let operands = self.fs.body.operands(inst);
        let (&base, others) = operands.split_first()?;
        match self.fs.body.inst(inst).op {
            Opcode::BitCast | Opcode::AddrSpaceCast if base.ty().is_ptr() => Some(base),
            Opcode::GetElementPtr => others.iter().all(|&index| index.is_zero()).then_some(base),
            _ => None,
        }
    }
}
