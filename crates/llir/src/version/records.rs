//! Debug records as calls of intrinsics, which LLVM up to 18 has instead.

use super::debug::has_operations;
use super::{LlvmVersion, Lowered, Lowering};
use crate::body::Body;
use crate::debug::{DebugRecord, DiKind, RecordKind};
use crate::inst::{CallInfo, Opcode};
use crate::metadata::{Md, MdKind, MdView};
use crate::types::Type;
use crate::value::{Func, Inst, Value, ValueKind};
use std::sync::Arc;

/// The debug intrinsics that are declared, in the order of [`Intrinsics::NAMES`].
#[derive(Default)]
pub(super) struct Intrinsics([Option<Func>; 4]);

impl Intrinsics {
    /// The names, and the numbers of arguments.
    const NAMES: [(&str, usize); 4] =
        [("llvm.dbg.value", 3), ("llvm.dbg.declare", 3), ("llvm.dbg.label", 1), ("llvm.dbg.assign", 6)];
}

/// The first version that has `llvm.dbg.assign` and `!DIAssignID`.
const ASSIGNMENTS: u8 = 16;

/// The intrinsic of a record.
fn intrinsic(version: LlvmVersion, kind: RecordKind) -> usize {
    match kind {
        RecordKind::Assign if version.has(ASSIGNMENTS) => 3,
        RecordKind::Value | RecordKind::Assign | RecordKind::DeclareValue => 0,
        RecordKind::Declare => 1,
        RecordKind::Label => 2,
    }
}

impl Lowering<'_> {
    /// Turns debug records into what the version has.
    pub(super) fn records(&mut self, body: &mut Body) -> Lowered {
        if !self.version.has(22) {
            for (_, record) in &mut body.records {
                if record.kind == RecordKind::DeclareValue {
                    record.kind = RecordKind::Value;
                }
            }
        }
        if self.version.has(19) {
            return Ok(());
        }
        for (inst, mut record) in core::mem::take(&mut body.records) {
            self.forget_unknown(&mut record);
            let Some(inst) = insertion_point(body, inst) else { continue };
            let operands = self.arguments(&record);
            let fn_ty = self.m.cx.function_type(Type::VOID, &vec![Type::METADATA; operands.len()], false);
            let which = intrinsic(self.version, record.kind);
            let callee = self.debug_intrinsic(which, fn_ty)?;
            let operands = [&operands[..], &[callee]].concat();
            let call = self.call_before(body, inst, CallInfo::new(fn_ty), &operands);
            body.set_debug_loc(call, Some(record.loc).filter(|loc| !loc.is_null()));
        }
        if !self.version.has(ASSIGNMENTS) {
            body.map_attachments(|kind, node| (kind != MdKind::DIASSIGNID).then_some(node));
        }
        Ok(())
    }

    /// Says that a value is unknown, if the version lacks it or an operation of its expression.
    fn forget_unknown(&mut self, record: &mut DebugRecord) {
        let cx = Arc::clone(&self.m.cx);
        let has_expression = match cx.md_view(record.expression) {
            MdView::Node(node) => has_operations(self.version, node.elements()),
            _ => true,
        };
        let is_list = matches!(record.value.kind(), ValueKind::Metadata(md)
            if matches!(cx.md_view(md), MdView::Node(node) if node.kind() == DiKind::DIArgList));
        if !has_expression || is_list && !self.version.has(13) || self.constant(record.value).is_err() {
            record.kind = RecordKind::Value;
            record.value = Value::poison(Type::I32);
            record.expression = cx.di_expression(&[]);
        }
    }

    fn debug_intrinsic(&mut self, which: usize, fn_ty: Type) -> Lowered<Value> {
        let func = match self.records.0[which] {
            Some(func) => func,
            None => {
                let func = self.m.get_or_insert_function(Intrinsics::NAMES[which].0, fn_ty);
                let attrs = self.attributes.list(self.m.func(func).attrs)?;
                self.m.func_mut(func).attrs = attrs;
                self.records.0[which] = Some(func);
                func
            }
        };
        Ok(self.m.func_value(func))
    }

    /// The arguments of the call for a record.
    fn arguments(&self, record: &DebugRecord) -> Vec<Value> {
        let which = intrinsic(self.version, record.kind);
        let wrapped = |value: Value| match value.kind() {
            ValueKind::Metadata(_) => value,
            _ => Value::metadata(self.m.cx.md_value(value)),
        };
        let variable = Value::metadata(record.variable);
        let (_, n) = Intrinsics::NAMES[which];
        if n == 1 {
            return vec![variable];
        }
        let mut all = vec![wrapped(record.value), variable, Value::metadata(record.expression)];
        if let Some(assignment) = record.assignment.as_ref().filter(|_| n > all.len()) {
            let metadata = |md: Md| Value::metadata(md);
            all.extend([
                metadata(assignment.id),
                wrapped(assignment.address),
                metadata(assignment.expression),
            ]);
        }
        all
    }
}

/// The first place for a call at or behind an instruction: phis and the pads of exceptions come first in a block. A
/// `catchswitch` leaves no place.
fn insertion_point(body: &Body, inst: Inst) -> Option<Inst> {
    let mut at = inst;
    while body.inst(at).op == Opcode::Phi || body.inst(at).op.is_eh_pad() {
        at = body.inst(at).next()?;
    }
    Some(at)
}
