//! Large aggregates that are only loaded, put together, stored and taken apart: they stay in memory.
//!
//! In registers, each would be an instruction for every scalar in it, and Cranelift's time grows faster than their number.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use cranelift_codegen::ir::{self, InstBuilder, types};
use std::collections::{HashMap, HashSet};
use terrace_llir::constant::ConstView;
use terrace_llir::inst::{Opcode, Ordering};
use terrace_llir::types::TypeView;
use terrace_llir::value::{Block, Inst};
use terrace_llir::{Body, Context, Type, Value, ValueKind};

/// Values of more scalars stay in memory.
const MAX_IN_REGISTERS: usize = 64;
/// The most bytes of a copy on the stack.
const MAX_COPY: u64 = 1 << 24;

/// Where the memory of a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The loaded memory: it does not change before the value is used.
    Loaded,
    /// A copy of the loaded memory.
    Copy,
    /// Memory that a chain of `insertvalue`s writes, each for the next one alone.
    Built,
}

/// The instructions whose values stay in memory.
pub type Copies = HashMap<Inst, Place>;

fn as_inst(value: &Value) -> Option<Inst> {
    match value.kind() {
        ValueKind::Inst(inst) => Some(inst),
        _ => None,
    }
}

/// Whether an instruction uses its operand only by the operand's memory.
fn reads_memory_of(body: &Body, user: Inst, operand: usize) -> bool {
    operand == 0
        && match body.inst(user).op {
            Opcode::Store => is_plain(body, user),
            Opcode::ExtractValue => true,
            _ => false,
        }
}

/// Whether a constant has only numbers in it.
fn is_data(cx: &Context, value: Value) -> bool {
    match cx.const_view(value) {
        Some(ConstView::Splat(elem)) => is_data(cx, elem),
        Some(ConstView::Data(_)) => true,
        Some(ConstView::Aggregate(elements)) => elements.iter().all(|element| is_data(cx, element)),
        Some(_) => false,
        None => !matches!(
            value.kind(),
            ValueKind::Global(_) | ValueKind::Func(_) | ValueKind::Alias(_) | ValueKind::IFunc(_)
        ),
    }
}

fn is_plain(body: &Body, inst: Inst) -> bool {
    body.inst(inst).access().is_none_or(|access| access.ordering == Ordering::NotAtomic)
}

fn may_write(op: Opcode) -> bool {
    matches!(
        op,
        Opcode::Store | Opcode::Call | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence | Opcode::VaArg
    )
}

impl FunctionTranslator<'_, '_> {
    /// Finds the loads whose values stay in memory.
    pub fn find_copies(&mut self, order: &[Block]) -> Copies {
        let body = self.body;
        let mut copies = Copies::new();
        for inst in order.iter().flat_map(|&block| body.insts(block)) {
            let data = body.inst(inst);
            if data.op == Opcode::Load && is_plain(body, inst) && self.is_large(data.ty) {
                copies.insert(inst, Place::Loaded);
            }
        }
        self.find_chains(order, &mut copies);
        if copies.is_empty() {
            return copies;
        }
        for &block in order {
            // The loads of the block since which no memory was written.
            let mut unchanged: HashSet<Inst> = HashSet::new();
            for user in body.insts(block) {
                for (at, operand) in body.operands(user).iter().enumerate() {
                    let Some(inst) = as_inst(operand) else { continue };
                    match copies.get(&inst) {
                        None | Some(Place::Built) => {}
                        Some(_) if !reads_memory_of(body, user, at) => {
                            copies.remove(&inst);
                        }
                        Some(_) if !unchanged.contains(&inst) => {
                            copies.insert(inst, Place::Copy);
                        }
                        Some(_) => {}
                    }
                }
                if may_write(body.inst(user).op) {
                    unchanged.clear();
                }
                unchanged.extend(Some(user).filter(|user| copies.contains_key(user)));
            }
        }
        copies.retain(|&inst, place| {
            *place == Place::Loaded || self.bytes(body.inst(inst).ty).is_ok_and(|n| n <= MAX_COPY)
        });
        copies
    }

    /// Finds chains of `insertvalue`s that begin with a constant, and of which only the last one is used otherwise.
    fn find_chains(&mut self, order: &[Block], copies: &mut Copies) {
        let body = self.body;
        // The chain of each instruction, and whether its value was inserted into, or read.
        let mut members: HashMap<Inst, (usize, bool, bool)> = HashMap::new();
        let mut are_valid: Vec<bool> = Vec::new();
        for inst in order.iter().flat_map(|&block| body.insts(block)) {
            let (op, operands) = (body.inst(inst).op, body.operands(inst));
            for (at, operand) in operands.iter().enumerate() {
                let Some(member) = as_inst(operand).and_then(|inst| members.get_mut(&inst)) else { continue };
                let (chain, is_inserted_into, is_read) = member;
                match op {
                    Opcode::InsertValue if at == 0 && !*is_inserted_into && !*is_read => {
                        *is_inserted_into = true;
                    }
                    _ if reads_memory_of(body, inst, at) && !*is_inserted_into => *is_read = true,
                    _ => are_valid[*chain] = false,
                }
            }
            let (Opcode::InsertValue, Some(&base)) = (op, operands.first()) else { continue };
            if !self.is_large(base.ty()) {
                continue;
            }
            let chain = match as_inst(&base) {
                Some(base) => members.get(&base).map(|&(chain, ..)| chain),
                None if matches!(base.kind(), ValueKind::Zero | ValueKind::Undef | ValueKind::Poison) => {
                    are_valid.push(true);
                    Some(are_valid.len() - 1)
                }
                None => None,
            };
            if let Some(chain) = chain {
                members.insert(inst, (chain, false, false));
            }
        }
        let valid = members.into_iter().filter(|(_, (chain, ..))| are_valid[*chain]);
        copies.extend(valid.map(|(inst, _)| (inst, Place::Built)));
    }

    /// Whether a type is an array or structure of many scalars.
    fn is_large(&mut self, ty: Type) -> bool {
        let is_aggregate = matches!(
            self.cx().view(ty),
            TypeView::Array { .. } | TypeView::Struct { .. } | TypeView::Named { .. }
        );
        is_aggregate
            && self.bytes(ty).is_ok_and(|bytes| bytes > MAX_IN_REGISTERS as u64)
            && self.shape(ty).map_or(true, |shape| shape.parts.len() > MAX_IN_REGISTERS)
    }

    fn bytes(&mut self, ty: Type) -> Translated<u64> {
        self.unit.shapes.stride(ty)
    }

    /// The address of a value that stays in memory.
    fn memory_of(&mut self, value: Value) -> Option<ir::Value> {
        as_inst(&value).filter(|inst| self.copies.contains_key(inst))?;
        self.single(value).ok()
    }

    fn move_memory(&mut self, to: ir::Value, from: ir::Value, bytes: u64) -> Translated {
        let bytes = self.b.ins().iconst(types::I64, bytes as i64);
        self.library("memmove", &[to, from, bytes], Some(types::I64))?;
        Ok(())
    }

    fn clear_memory(&mut self, to: ir::Value, bytes: u64) -> Translated {
        let zero = self.b.ins().iconst(types::I32, 0);
        let bytes = self.b.ins().iconst(types::I64, bytes as i64);
        self.library("memset", &[to, zero, bytes], Some(types::I64))?;
        Ok(())
    }

    /// Translates a load whose value stays in memory. Returns whether it is one.
    pub fn load_copy(&mut self, inst: Inst, ty: Type, from: Value) -> Translated<bool> {
        let Some(&place) = self.copies.get(&inst) else { return Ok(false) };
        let mut address = self.single(from)?;
        if place == Place::Copy {
            let bytes = self.bytes(ty)?;
            let copy = self.stack_memory(bytes, 16)?;
            self.move_memory(copy, address, bytes)?;
            address = copy;
        }
        self.define(inst, &[address]);
        Ok(true)
    }

    /// Translates a store of a value that stays in memory, or of a large constant. Returns whether it is one.
    pub fn store_copy(&mut self, value: Value, to: Value) -> Translated<bool> {
        let bytes = |this: &mut Self| this.bytes(value.ty());
        if let Some(from) = self.memory_of(value) {
            let (to, bytes) = (self.single(to)?, bytes(self)?);
            self.move_memory(to, from, bytes)?;
            return Ok(true);
        }
        match value.kind() {
            ValueKind::Zero if self.is_large(value.ty()) => {
                let (to, bytes) = (self.single(to)?, bytes(self)?);
                self.clear_memory(to, bytes)?;
                Ok(true)
            }
            ValueKind::Const(_) if self.is_large(value.ty()) && is_data(self.cx(), value) => {
                let data = self.unit.constant(value)?;
                let data = self.unit.out.declare_data_in_func(data, self.b.func);
                let from = self.b.ins().symbol_value(types::I64, data);
                let (to, bytes) = (self.single(to)?, bytes(self)?);
                self.move_memory(to, from, bytes)?;
                Ok(true)
            }
            ValueKind::Undef | ValueKind::Poison => Ok(self.is_large(value.ty())),
            _ => Ok(false),
        }
    }

    /// The parts of a member of a value that stays in memory.
    pub fn member_of_copy(&mut self, value: Value, indices: &[u32], ty: Type) -> Translated<Option<Parts>> {
        let Some(address) = self.memory_of(value) else { return Ok(None) };
        let address = self.address_of_member(address, value.ty(), indices)?;
        let shape = self.shape(ty)?;
        self.load_parts(&shape, address).map(Some)
    }

    /// Translates an insertion into a value that stays in memory. Returns whether it is one.
    pub fn insert_into_copy(&mut self, inst: Inst, operands: &[Value], indices: &[u32]) -> Translated<bool> {
        let (true, &[base, new]) = (self.copies.contains_key(&inst), operands) else { return Ok(false) };
        let address = match self.memory_of(base) {
            Some(address) => address,
            None => {
                let bytes = self.bytes(base.ty())?;
                let address = self.stack_memory(bytes, 16)?;
                if base.kind() == ValueKind::Zero {
                    self.clear_memory(address, bytes)?;
                }
                address
            }
        };
        let (shape, parts) = (self.shape(new.ty())?, self.value(new)?);
        let member = self.address_of_member(address, base.ty(), indices)?;
        self.store_parts(&shape, &parts, member)?;
        self.define(inst, &[address]);
        Ok(true)
    }

    fn address_of_member(&mut self, address: ir::Value, ty: Type, indices: &[u32]) -> Translated<ir::Value> {
        let (cx, mut outer, mut offset) = (self.cx(), ty, 0);
        for &index in indices {
            let missing = Unsupported::new("a member that is not there");
            match cx.view(outer) {
                TypeView::Array { elem, .. } => {
                    offset += self.bytes(elem)? * u64::from(index);
                    outer = elem;
                }
                TypeView::Struct { fields, .. } | TypeView::Named { body: Some((fields, _)), .. } => {
                    let layout = self.unit.shapes.layout();
                    offset += layout.field_offset(cx, outer, index as usize).ok_or(missing.clone())?;
                    outer = fields.get(index as usize).ok_or(missing)?;
                }
                _ => return Err(missing),
            }
        }
        Ok(self.b.ins().iadd_imm(address, offset as i64))
    }
}
