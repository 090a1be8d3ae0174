//! Memory accesses.

use crate::import::body::BodyImport;
use crate::import::enums::{ordering, rmw_op};
use terrace_ir::attrs::{IntegerAttr, StringAttr, TypeAttr};
use terrace_ir::{Attr, Op, OpKind, Result, Type};
use terrace_llir as llir;
use terrace_llir::{Access, Align, Flags, Inst, MdKind};
use terrace_llvm as l;

impl BodyImport<'_, '_> {
    /// The attribute of an alignment.
    pub fn align(&self, align: Align) -> Option<Attr> {
        (!align.is_none()).then(|| IntegerAttr::of_i64(self.im.ctx, Type::I64, align.bytes() as i64))
    }

    pub fn scope(&self, access: Access) -> Option<Attr> {
        let name = self.im.cx.sync_scope_name(access.scope);
        (!name.is_empty()).then(|| StringAttr::get(self.im.ctx, self.im.ctx.str_id(name), None))
    }

    pub fn ordering(&self, of: llir::Ordering) -> Option<Attr> {
        (of != llir::Ordering::NotAtomic).then(|| self.required_ordering(of))
    }

    fn required_ordering(&self, of: llir::Ordering) -> Attr {
        l::AtomicOrdering::ENUM.attr(self.im.ctx, ordering(of) as u64)
    }

    pub fn access(&self, inst: Inst) -> Access {
        self.f.inst(inst).access().unwrap_or(Access::plain(Align::NONE))
    }

    /// Whether an instruction has metadata of this kind.
    pub fn has(&self, inst: Inst, kind: MdKind) -> bool {
        self.f.attachments(inst).any(|attachment| attachment.kind == kind)
    }

    pub fn flag(&self, inst: Inst, flag: Flags) -> Option<Attr> {
        self.f.inst(inst).flags.has(flag).then_some(Attr::UNIT)
    }

    fn unit(&self, inst: Inst, kind: MdKind) -> Option<Attr> {
        self.has(inst, kind).then_some(Attr::UNIT)
    }

    /// Sets the attributes that are present.
    pub fn set_slots(&mut self, slots: &[(usize, Option<Attr>)]) {
        for &(slot, attr) in slots {
            if let Some(attr) = attr {
                self.state.set_slot(slot, attr);
            }
        }
    }

    pub fn alloca(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let data = f.inst(inst);
        let size = self.values(f.operands(inst))?;
        let elem = self.im.ty(data.source_type().unwrap_or(llir::Type::I8));
        let ty = self.im.ty(data.ty);
        let slots = l::Alloca::SLOTS;
        self.start(l::Alloca::DEF, &size, &[ty]);
        self.set_slots(&[
            (slots.elem_type, Some(TypeAttr::get(self.im.ctx, elem))),
            (slots.alignment, self.align(data.alloca_align())),
            (slots.inalloca, self.flag(inst, Flags::INALLOCA)),
        ]);
        Ok(self.finish())
    }

    pub fn load(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let data = f.inst(inst);
        let operands = self.values(f.operands(inst))?;
        let access = self.access(inst);
        let ty = self.im.ty(data.ty);
        let slots = l::Load::SLOTS;
        self.start(l::Load::DEF, &operands, &[ty]);
        self.set_slots(&[
            (slots.alignment, self.align(access.align)),
            (slots.volatile, self.flag(inst, Flags::VOLATILE)),
            (slots.ordering, self.ordering(access.ordering)),
            (slots.syncscope, self.scope(access)),
        ]);
        if self.f.attachments(inst).next().is_some() {
            self.set_slots(&[
                (slots.nontemporal, self.unit(inst, MdKind::NONTEMPORAL)),
                (slots.invariant, self.unit(inst, MdKind::INVARIANT_LOAD)),
                (slots.invariant_group, self.unit(inst, MdKind::INVARIANT_GROUP)),
            ]);
        }
        Ok(self.finish())
    }

    pub fn store(&mut self, inst: Inst) -> Result<Op> {
        let operands = self.values(self.f.operands(inst))?;
        let access = self.access(inst);
        let slots = l::Store::SLOTS;
        self.start(l::Store::DEF, &operands, &[]);
        self.set_slots(&[
            (slots.alignment, self.align(access.align)),
            (slots.volatile, self.flag(inst, Flags::VOLATILE)),
            (slots.ordering, self.ordering(access.ordering)),
            (slots.syncscope, self.scope(access)),
            (slots.nontemporal, self.unit(inst, MdKind::NONTEMPORAL)),
            (slots.invariant_group, self.unit(inst, MdKind::INVARIANT_GROUP)),
        ]);
        Ok(self.finish())
    }

    pub fn fence(&mut self, inst: Inst) -> Op {
        let access = self.access(inst);
        self.start(l::Fence::DEF, &[], &[]);
        self.set_slots(&[
            (l::Fence::SLOTS.ordering, Some(self.required_ordering(access.ordering))),
            (l::Fence::SLOTS.syncscope, self.scope(access)),
        ]);
        self.finish()
    }

    pub fn cmpxchg(&mut self, inst: Inst) -> Result<Op> {
        let operands = self.values(self.f.operands(inst))?;
        let access = self.access(inst);
        let ty = self.im.ty(self.f.inst(inst).ty);
        let slots = l::AtomicCmpXchg::SLOTS;
        self.start(l::AtomicCmpXchg::DEF, &operands, &[ty]);
        self.set_slots(&[
            (slots.success_ordering, Some(self.required_ordering(access.ordering))),
            (slots.failure_ordering, Some(self.required_ordering(access.failure))),
            (slots.syncscope, self.scope(access)),
            (slots.alignment, self.align(access.align)),
            (slots.weak, self.flag(inst, Flags::WEAK)),
            (slots.volatile, self.flag(inst, Flags::VOLATILE)),
        ]);
        Ok(self.finish())
    }

    pub fn atomicrmw(&mut self, inst: Inst) -> Result<Op> {
        let operands = self.values(self.f.operands(inst))?;
        let access = self.access(inst);
        let data = self.f.inst(inst);
        let ty = self.im.ty(data.ty);
        let op = rmw_op(data.rmw_op().unwrap_or(llir::RmwOp::Xchg));
        let slots = l::AtomicRMW::SLOTS;
        self.start(l::AtomicRMW::DEF, &operands, &[ty]);
        self.set_slots(&[
            (slots.bin_op, Some(l::AtomicBinOp::ENUM.attr(self.im.ctx, op as u64))),
            (slots.ordering, Some(self.required_ordering(access.ordering))),
            (slots.syncscope, self.scope(access)),
            (slots.alignment, self.align(access.align)),
            (slots.volatile, self.flag(inst, Flags::VOLATILE)),
        ]);
        Ok(self.finish())
    }
}
