//! Memory access, addresses, atomics, aggregates and vectors.

use crate::export::enums::{ordering, rmw_op};
use crate::export::state::FunctionTranslation;
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::{Attr, Context, Op, Result};
use terrace_llir::context::SyncScope;
use terrace_llir::{Access, Align, Flags, Inst, MdKind, Type, Value};
use terrace_llvm as l;
use terrace_llvm::{DereferenceableAttr, GepNoWrapFlags};
use terrace_support::small_vec::SmallVec;

impl FunctionTranslation<'_, '_> {
    /// The alignment in a slot; zero means none.
    #[inline]
    pub fn align(&self, op: Op, slot: usize) -> Result<Align> {
        let Some(attr) = self.b.slot(op, slot) else { return Ok(Align::NONE) };
        let bytes = attr.as_i64(self.ctx).unwrap_or(0) as u64;
        if bytes != 0 && !bytes.is_power_of_two() {
            return self.at(op).fail("alignment attribute is not a power of 2");
        }
        Ok(Align::new(bytes))
    }

    pub fn sync_scope(&self, op: Op, slot: usize) -> SyncScope {
        match self.b.slot(op, slot).and_then(|attr| attr.as_bytes(self.ctx)) {
            Some(name) => self.state.module.cx.sync_scope(name),
            None => SyncScope::SYSTEM,
        }
    }

    #[inline]
    pub fn has(&self, op: Op, slot: usize) -> bool {
        self.b.slot(op, slot).is_some()
    }

    /// Attaches `!dereferenceable` or `!dereferenceable_or_null`.
    pub fn dereferenceable(&mut self, inst: Inst, attr: Attr) {
        let Some(attr) = attr.as_::<DereferenceableAttr>(self.ctx) else { return };
        let cx = &self.state.module.cx;
        let node = cx.md_node(&[cx.md_value(cx.int(Type::I64, attr.bytes as i64))]);
        let kind = if attr.may_be_null { MdKind::DEREFERENCEABLE_OR_NULL } else { MdKind::DEREFERENCEABLE };
        self.ll.body.set_metadata(inst, kind, node);
    }

    /// Attaches `!nontemporal !{i32 1}`.
    pub fn nontemporal(&mut self, inst: Inst) {
        let cx = &self.state.module.cx;
        let node = cx.md_node(&[cx.md_value(Value::i32(1))]);
        self.ll.body.set_metadata(inst, MdKind::NONTEMPORAL, node);
    }

    fn empty_node(&mut self, inst: Inst, kind: MdKind) {
        let node = self.state.module.cx.md_node(&[]);
        self.ll.body.set_metadata(inst, kind, node);
    }
}

pub(crate) fn alloca(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let space = tx.result_type(op)?.address_space().unwrap_or(0);
    let Some(elem) = l::Alloca(op).elem_type(tx.b) else { return Ok(Value::NONE) };
    let elem = tx.ty(op, elem)?;
    let align = tx.align(op, l::Alloca::SLOTS.alignment)?;
    let flags = if tx.has(op, l::Alloca::SLOTS.inalloca) { Flags::INALLOCA } else { Flags::NONE };
    let count = tx.operand(op, 0);
    Ok(tx.ll.alloca(elem, Some(count), space, align, flags))
}

pub(crate) fn load(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::Load as S;
    let ty = tx.result_type(op)?;
    let ptr = tx.operand(op, 0);
    let mut access = Access::plain(tx.align(op, S::SLOTS.alignment)?);
    if tx.has(op, S::SLOTS.ordering) {
        access.ordering = ordering(S(op).ordering(tx.b));
        access.scope = tx.sync_scope(op, S::SLOTS.syncscope);
    }
    let flags = if tx.has(op, S::SLOTS.volatile) { Flags::VOLATILE } else { Flags::NONE };
    let value = tx.ll.load(ty, ptr, access, flags);
    let alias = [S::SLOTS.access_groups, S::SLOTS.alias_scopes, S::SLOTS.noalias_scopes, S::SLOTS.tbaa];
    tx.alias_info(op, alias, value.as_inst())?;
    let Some(inst) = value.as_inst() else { return Ok(value) };
    if tx.has(op, S::SLOTS.invariant) {
        tx.empty_node(inst, MdKind::INVARIANT_LOAD);
    }
    if let Some(attr) = tx.b.slot(op, S::SLOTS.dereferenceable) {
        tx.dereferenceable(inst, attr);
    }
    if tx.has(op, S::SLOTS.nontemporal) {
        tx.nontemporal(inst);
    }
    if tx.has(op, S::SLOTS.invariant_group) {
        tx.empty_node(inst, MdKind::INVARIANT_GROUP);
    }
    Ok(value)
}

pub(crate) fn store(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    use l::Store as S;
    let (value, ptr) = (tx.operand(op, 0), tx.operand(op, 1));
    let mut access = Access::plain(tx.align(op, S::SLOTS.alignment)?);
    if tx.has(op, S::SLOTS.ordering) {
        access.ordering = ordering(S(op).ordering(tx.b));
        access.scope = tx.sync_scope(op, S::SLOTS.syncscope);
    }
    let flags = if tx.has(op, S::SLOTS.volatile) { Flags::VOLATILE } else { Flags::NONE };
    let alias = [S::SLOTS.access_groups, S::SLOTS.alias_scopes, S::SLOTS.noalias_scopes, S::SLOTS.tbaa];
    let inst = tx.ll.store(value, ptr, access, flags);
    tx.alias_info(op, alias, Some(inst))?;
    if tx.has(op, S::SLOTS.nontemporal) {
        tx.nontemporal(inst);
    }
    if tx.has(op, S::SLOTS.invariant_group) {
        tx.empty_node(inst, MdKind::INVARIANT_GROUP);
    }
    Ok(())
}

pub(crate) fn gep(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let gep = l::GetElementPtr(op);
    let Some(elem) = gep.elem_type(tx.b) else { return Ok(Value::NONE) };
    let elem = tx.ty(op, elem)?;
    let flags = match tx.b.slot(op, l::GetElementPtr::SLOTS.no_wrap_flags) {
        None => Flags::NONE,
        Some(_) => {
            let GepNoWrapFlags(bits) = gep.no_wrap_flags(tx.b).unwrap_or(GepNoWrapFlags::NONE);
            let mut flags = Flags::NONE;
            for (bit, flag) in [(1, Flags::INBOUNDS), (2, Flags::NUSW), (4, Flags::NUW)] {
                if bits & bit != 0 {
                    flags = flags | flag;
                }
            }
            flags
        }
    };
    let mut dynamic = tx.b.operands(op).iter();
    let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
    operands.push(dynamic.next().map_or(Value::NONE, |base| tx.value(base)));
    let raw = tx.b.slot(op, l::GetElementPtr::SLOTS.raw_constant_indices);
    if let Some(raw) = raw.and_then(|raw| raw.as_::<DenseArrayAttr>(tx.ctx)) {
        for index in raw.i32s() {
            operands.push(match index {
                l::build::DYNAMIC_INDEX => dynamic.next().map_or(Value::NONE, |value| tx.value(value)),
                index => Value::i32(index),
            });
        }
    }
    let value = tx.ll.gep_of(elem, &operands, flags);
    // The dialect allows a result of one pointer for a vector of pointers, which LLVM has no type for. Address spaces
    // may differ: LLVM takes that of the base.
    if value.ty().is_ptr() != tx.result_type(op)?.is_ptr() {
        return tx.at(op).fail("GEP is not of right type for indices!");
    }
    Ok(value)
}

pub(crate) fn atomic_rmw(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::AtomicRMW as A;
    let rmw = rmw_op(A(op).bin_op(tx.b));
    let alias = [A::SLOTS.access_groups, A::SLOTS.alias_scopes, A::SLOTS.noalias_scopes, A::SLOTS.tbaa];
    let (ptr, operand) = (tx.operand(op, 0), tx.operand(op, 1));
    let scope = tx.sync_scope(op, A::SLOTS.syncscope);
    let access = Access::atomic(tx.align(op, A::SLOTS.alignment)?, ordering(A(op).ordering(tx.b)), scope);
    let flags = if tx.has(op, A::SLOTS.volatile) { Flags::VOLATILE } else { Flags::NONE };
    let value = tx.ll.atomic_rmw(rmw, ptr, operand, access, flags);
    tx.alias_info(op, alias, value.as_inst())?;
    Ok(value)
}

pub(crate) fn cmpxchg(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::AtomicCmpXchg as A;
    let alias = [A::SLOTS.access_groups, A::SLOTS.alias_scopes, A::SLOTS.noalias_scopes, A::SLOTS.tbaa];
    let scope = tx.sync_scope(op, A::SLOTS.syncscope);
    let success = ordering(A(op).success_ordering(tx.b));
    let mut access = Access::atomic(tx.align(op, A::SLOTS.alignment)?, success, scope);
    access.failure = ordering(A(op).failure_ordering(tx.b));
    let mut flags = Flags::NONE;
    if tx.has(op, A::SLOTS.weak) {
        flags = flags | Flags::WEAK;
    }
    if tx.has(op, A::SLOTS.volatile) {
        flags = flags | Flags::VOLATILE;
    }
    let (ptr, expected, new) = (tx.operand(op, 0), tx.operand(op, 1), tx.operand(op, 2));
    let value = tx.ll.cmpxchg(ptr, expected, new, access, flags);
    tx.alias_info(op, alias, value.as_inst())?;
    Ok(value)
}

pub(crate) fn fence(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let scope = tx.sync_scope(op, l::Fence::SLOTS.syncscope);
    tx.ll.fence(ordering(l::Fence(op).ordering(tx.b)), scope);
    Ok(())
}

pub(crate) fn va_arg(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let ty = tx.result_type(op)?;
    let list = tx.operand(op, 0);
    Ok(tx.ll.va_arg(list, ty))
}

/// The indices of `extractvalue` and `insertvalue`.
pub(super) fn position(ctx: &Context, attr: Option<Attr>) -> SmallVec<[u32; 4]> {
    let position = attr.and_then(|attr| attr.as_::<DenseArrayAttr>(ctx));
    position.map_or(SmallVec::new(), |position| position.i64s().map(|i| i as u32).collect())
}

pub(crate) fn extract_value(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let indices = position(tx.ctx, tx.b.slot(op, l::ExtractValue::SLOTS.position));
    let (container, ty) = (tx.operand(op, 0), tx.result_type(op)?);
    // LLVM IR has no `extractvalue` without an index: the result is the aggregate.
    Ok(if indices.is_empty() {
        container
    } else if container.is_const() {
        tx.ll.extract_value(container, &indices)
    } else {
        tx.ll.extract_value_of(container, &indices, ty)
    })
}

pub(crate) fn insert_value(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let (container, inserted) = (tx.operand(op, 0), tx.operand(op, 1));
    let indices = position(tx.ctx, tx.b.slot(op, l::InsertValue::SLOTS.position));
    Ok(if indices.is_empty() { inserted } else { tx.ll.insert_value(container, inserted, &indices) })
}

pub(crate) fn extract_element(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let (vector, index) = (tx.operand(op, 0), tx.operand(op, 1));
    Ok(tx.ll.extract_element(vector, index))
}

pub(crate) fn insert_element(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let (vector, inserted, index) = (tx.operand(op, 0), tx.operand(op, 1), tx.operand(op, 2));
    Ok(tx.ll.insert_element(vector, inserted, index))
}

pub(crate) fn shuffle_vector(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let mask =
        tx.b.slot(op, l::ShuffleVector::SLOTS.mask).and_then(|attr| attr.as_::<DenseArrayAttr>(tx.ctx));
    let mask: SmallVec<[i32; 16]> = mask.map_or(SmallVec::new(), |mask| mask.i32s().collect());
    let (lhs, rhs) = (tx.operand(op, 0), tx.operand(op, 1));
    Ok(tx.ll.shuffle_vector(lhs, rhs, &mask))
}
