//! Instructions in earlier versions.

use super::constructs::{FLAGS, check_call_conv};
use super::{LlvmVersion, Lowered, Lowering};
use crate::body::Body;
use crate::debug::DiKind;
use crate::inst::{CallInfo, Flags, Opcode, Ordering};
use crate::metadata::{Md, MdKind, MdView};
use crate::types::Type;
use crate::value::{Func, Inst, Value, ValueKind};
use std::sync::Arc;
use terrace_support::FxHashMap;

impl Lowering<'_> {
    pub(super) fn body(&mut self, body: &mut Body, func: Func) -> Lowered {
        let mut replaced = self.atomics(body, func)?;
        let mut removed: Vec<(Inst, Inst)> = Vec::new();
        for block in body.blocks().to_vec() {
            let mut next = body.first_inst(block);
            while let Some(inst) = next {
                next = body.inst(inst).next();
                self.inst(body, inst)?;
                let result = body.result(inst);
                if let Some(value) = self.replacement(body, inst, func)? {
                    replaced.insert(result, value);
                }
                replaced.extend(self.nested.drain(..));
                if body.inst(inst).block() != block {
                    removed.extend(next.map(|next| (inst, next)));
                }
            }
        }
        move_records(body, &removed);
        if !replaced.is_empty() {
            let cx = &self.m.cx;
            // A replacement may be replaced, too, in unreachable code even by itself.
            let new = |mut value: Value| {
                for _ in 0..=replaced.len() {
                    let Some(&next) = replaced.get(&value) else { return value };
                    value = next;
                }
                Value::poison(value.ty())
            };
            body.map_operands(|value| match value.kind() {
                ValueKind::Metadata(md) => match cx.md_view(md) {
                    MdView::Value(value) => Value::metadata(cx.md_value(new(value))),
                    MdView::Node(node) if node.kind() == DiKind::DIArgList => {
                        cx.di_arg_list(&node.arguments().map(new).collect::<Vec<_>>())
                    }
                    _ => value,
                },
                _ => new(value),
            });
        }
        self.records(body)?;
        self.attachments(body);
        Ok(())
    }

    /// Changes an instruction for which the version has another one. Returns the value that replaces its result, if the
    /// instruction is gone.
    fn replacement(&mut self, body: &mut Body, inst: Inst, func: Func) -> Lowered<Option<Value>> {
        if self.version == LlvmVersion::NVVM
            && let Some(value) = self.nvvm_inst(body, inst)?
        {
            return Ok(Some(value));
        }
        self.planned(body, inst, func)
    }

    /// Changes a call of an intrinsic as planned. Returns the value that replaces its result, if the call is gone.
    pub(super) fn planned(&mut self, body: &mut Body, inst: Inst, func: Func) -> Lowered<Option<Value>> {
        let callee = body.callee(inst).and_then(|callee| callee.as_func());
        match callee.and_then(|callee| self.plans.get(&callee)) {
            Some(&plan) => match self.call(body, inst, plan) {
                None if body.inst(inst).op == Opcode::Call => self.expand(body, inst, plan, func),
                value => Ok(value),
            },
            None => Ok(None),
        }
    }

    fn inst(&mut self, body: &mut Body, inst: Inst) -> Lowered {
        let version = self.version;
        let data = *body.inst(inst);
        self.ty(data.ty)?;
        if let Some(ty) = data.source_type() {
            self.ty(ty)?;
        }
        body.operands(inst).iter().try_for_each(|&operand| self.operand(operand))?;
        for &(_, flags, since) in FLAGS.iter().filter(|(op, ..)| *op == data.op) {
            if !version.has(since) {
                let mut dropped = flags;
                if data.op == Opcode::GetElementPtr && data.flags.has(Flags::INBOUNDS) {
                    dropped = dropped.without(Flags::NUSW);
                }
                body.inst_mut(inst).flags = data.flags.without(dropped);
            }
        }
        match data.op {
            Opcode::Load | Opcode::Store => {
                let ty = if data.op == Opcode::Load { data.ty } else { stored(body, inst) };
                let is_atomic = data.access().is_some_and(|access| access.ordering != Ordering::NotAtomic);
                if is_atomic && ty.is_vector() {
                    version.require(22, || format!("atomic '{}' of vectors", data.op.name()))?;
                }
                self.scalable_struct(ty)?;
            }
            Opcode::Alloca => self.scalable_struct(data.source_type().unwrap_or(Type::VOID))?,
            // The address is what `ptrtoint` gives, as far as it fits the type.
            Opcode::PtrToAddr => body.inst_mut(inst).op = Opcode::PtrToInt,
            Opcode::Call | Opcode::Select | Opcode::Phi if data.ty.is_aggregate() && !version.has(20) => {
                body.inst_mut(inst).flags = data.flags.without(Flags::FAST);
            }
            _ => {}
        }
        if let Some(&info) = body.call(inst) {
            check_call_conv(version, info.cc)?;
            let attrs = self.attributes.list(info.attrs)?;
            if attrs != info.attrs {
                body.set_call(inst, CallInfo { attrs, ..info });
            }
        }
        Ok(())
    }

    /// Checks that scalable vectors in structs, which came with LLVM 17, are not in memory.
    fn scalable_struct(&self, ty: Type) -> Lowered {
        let fields = self.m.cx.struct_fields(ty).map(|(fields, _)| fields);
        match fields.and_then(|fields| fields.get(0)) {
            Some(field) if field.is_scalable_vector() => {
                self.version.require(17, || "struct of scalable vectors in memory".into())
            }
            _ => Ok(()),
        }
    }

    /// Attachments that earlier versions spell in another way, or do not have.
    fn attachments(&self, body: &mut Body) {
        let cx = Arc::clone(&self.m.cx);
        let mut known: FxHashMap<Md, Option<Md>> = FxHashMap::default();
        body.map_attachments(|kind, node| match kind {
            MdKind::PROF => *known.entry(node).or_insert_with(|| {
                let MdView::Node(view) = cx.md_view(node) else { return Some(node) };
                let operands: Vec<Md> = view.iter().collect();
                match &operands[..] {
                    [kind, ..] if cx.md_text(*kind) == Some(b"unknown") => None,
                    [kind, origin, weights @ ..]
                        if cx.md_text(*origin) == Some(b"expected") && !self.version.has(19) =>
                    {
                        Some(cx.md_node(&[&[*kind], weights].concat()))
                    }
                    _ => Some(node),
                }
            }),
            // Until LLVM 16 annotations are strings.
            MdKind::ANNOTATION if !self.version.has(17) => {
                let MdView::Node(view) = cx.md_view(node) else { return Some(node) };
                view.iter().all(|operand| cx.md_text(operand).is_some()).then_some(node)
            }
            _ => Some(node),
        });
    }
}

/// The type of the value that a `store` stores.
fn stored(body: &Body, inst: Inst) -> Type {
    body.operands(inst).first().map_or(Type::VOID, |value| value.ty())
}

/// Moves the debug records of removed instructions, which are in order, to the instructions that followed them.
pub(super) fn move_records(body: &mut Body, removed: &[(Inst, Inst)]) {
    if removed.is_empty() || body.records.is_empty() {
        return;
    }
    let mut places: FxHashMap<Inst, Inst> = FxHashMap::default();
    // From the last one on, since the next instruction may be removed, too.
    for &(inst, next) in removed.iter().rev() {
        let place = places.get(&next).copied().unwrap_or(next);
        places.insert(inst, place);
    }
    for (inst, _) in &mut body.records {
        *inst = places.get(inst).copied().unwrap_or(*inst);
    }
    body.records.sort_by_key(|&(inst, _)| inst);
}
