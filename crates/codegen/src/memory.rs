//! Memory: stack frames, loads and stores of any type and alignment, atomic accesses.

use crate::Unsupported;
use crate::function::{FunctionTranslator, Parts, Translated};
use crate::shape::{Field, Scalar, Shape};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    self, AtomicRmwOp, BlockArg, InstBuilder, MemFlags, StackSlotData, StackSlotKind, types,
};
use terrace_llir::inst::{Opcode, Ordering, RmwOp};
use terrace_llir::value::Inst;

/// Frames keep allocations up to this many bytes; larger ones are on the heap until the function returns.
const MAX_IN_FRAME: u64 = 1 << 24;

impl FunctionTranslator<'_, '_> {
    /// Whether an allocation is part of the stack frame: once for each call, with a fixed size.
    pub fn is_static_alloca(&self, inst: Inst) -> bool {
        let data = self.body.inst(inst);
        self.body.blocks().first() == Some(&data.block()) && self.static_size(inst).is_some()
    }

    fn static_size(&self, inst: Inst) -> Option<u64> {
        let (data, operands) = (self.body.inst(inst), self.body.operands(inst));
        let count = u64::try_from(self.cx().as_i64(*operands.first()?)?).ok()?;
        let size = self.unit.shapes.stride(data.source_type()?).ok()?.checked_mul(count)?;
        (size <= MAX_IN_FRAME).then_some(size)
    }

    /// The address of new memory in the stack frame.
    pub fn stack_memory(&mut self, bytes: u64, align: u64) -> Translated<ir::Value> {
        // Frames are aligned to 16 bytes; more is made by moving the address.
        let extra = if align > 16 { align } else { 0 };
        let size = u32::try_from(bytes + extra).map_err(|_| Unsupported::new("a stack frame of 4 GB"))?;
        let shift = align.clamp(1, 16).trailing_zeros() as u8;
        let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, size, shift);
        let slot = self.b.create_sized_stack_slot(slot);
        let address = self.b.ins().stack_addr(types::I64, slot, 0);
        if extra == 0 {
            return Ok(address);
        }
        let end = self.b.ins().iadd_imm(address, extra as i64 - 1);
        Ok(self.b.ins().band_imm(end, (extra as i64).wrapping_neg()))
    }

    /// `alloca`, `load`, `store` and `fence`.
    pub fn memory(&mut self, inst: Inst) -> Translated {
        let body = self.body;
        let (data, operands) = (*body.inst(inst), body.operands(inst));
        let access = data.access();
        let is_atomic = access.is_some_and(|access| access.ordering != Ordering::NotAtomic);
        match data.op {
            Opcode::Alloca => {
                let align = data.alloca_align().bytes().max(1);
                let address = match self.static_size(inst).filter(|_| self.is_static_alloca(inst)) {
                    Some(size) => self.stack_memory(size, align)?,
                    None => {
                        let ty = data.source_type().ok_or(Unsupported::new("an allocation without type"))?;
                        let stride = self.unit.shapes.stride(ty)? as i64;
                        let scalar = self.scalar(operands[0].ty())?;
                        let count = self.single(operands[0])?;
                        let count = match scalar.ty() {
                            types::I128 => self.b.ins().ireduce(types::I64, count),
                            _ => self.resized(count, types::I64),
                        };
                        let bytes = self.b.ins().imul_imm(count, stride);
                        let align = self.b.ins().iconst(types::I64, align as i64);
                        let frame = self.frame.ok_or(Unsupported::new("an allocation without frame"))?;
                        let list = self.b.ins().stack_addr(types::I64, frame, 0);
                        let address =
                            self.library("terrace_stack_allocate", &[list, bytes, align], Some(types::I64))?;
                        address.ok_or(Unsupported::new("a function without result"))?
                    }
                };
                self.define(inst, &[address]);
            }
            Opcode::Load if is_atomic => {
                let scalar = self.atomic_scalar(data.ty)?;
                let address = self.single(operands[0])?;
                let int = scalar.ty().as_int();
                let value = self.b.ins().atomic_load(int, MemFlags::new(), address);
                let value = self.scalar_of_bits(scalar, value);
                self.define(inst, &[value]);
            }
            Opcode::Load => {
                if self.load_copy(inst, data.ty, operands[0])? {
                    return Ok(());
                }
                let shape = self.shape(data.ty)?;
                let address = self.single(operands[0])?;
                let parts = self.load_parts(&shape, address)?;
                self.define(inst, &parts);
            }
            Opcode::Store if is_atomic => {
                self.atomic_scalar(operands[0].ty())?;
                let (value, address) = (self.single(operands[0])?, self.single(operands[1])?);
                let value = self.bits_of(value);
                self.b.ins().atomic_store(MemFlags::new(), value, address);
            }
            Opcode::Store => {
                if self.store_copy(operands[0], operands[1])? {
                    return Ok(());
                }
                let shape = self.shape(operands[0].ty())?;
                let (parts, address) = (self.value(operands[0])?, self.single(operands[1])?);
                self.store_parts(&shape, &parts, address)?;
            }
            _ => {
                self.b.ins().fence();
            }
        }
        Ok(())
    }

    /// The scalar of an atomic access: of 1, 2, 4 or 8 bytes.
    fn atomic_scalar(&mut self, ty: terrace_llir::Type) -> Translated<Scalar> {
        let scalar = self.scalar(ty)?;
        match scalar.bits() {
            8 | 16 | 32 | 64 => Ok(scalar),
            bits => Err(Unsupported(format!("atomic accesses of {bits} bits"))),
        }
    }

    /// The bits of a scalar in an integer register.
    fn bits_of(&mut self, value: ir::Value) -> ir::Value {
        let ty = self.b.func.dfg.value_type(value);
        if ty.is_float() { self.b.ins().bitcast(ty.as_int(), MemFlags::new(), value) } else { value }
    }

    /// A scalar of these bits.
    fn scalar_of_bits(&mut self, scalar: Scalar, value: ir::Value) -> ir::Value {
        let ty = scalar.ty();
        if ty.is_float() { self.b.ins().bitcast(ty, MemFlags::new(), value) } else { value }
    }

    /// An address and an offset as what loads and stores take.
    fn place(&mut self, address: ir::Value, offset: u64) -> (ir::Value, i32) {
        match i32::try_from(offset) {
            Ok(offset) => (address, offset),
            Err(_) => (self.b.ins().iadd_imm(address, offset as i64), 0),
        }
    }

    /// The sizes and offsets of the accesses that make up one of `bytes` bytes.
    fn pieces(bytes: u64) -> impl Iterator<Item = (u64, u64)> {
        let mut at = 0;
        core::iter::from_fn(move || {
            let left = bytes - at;
            if left == 0 {
                return None;
            }
            let size = (1 << left.ilog2()).min(16);
            at += size;
            Some((size, at - size))
        })
    }

    /// Loads an integer of so many bytes into a register of this type.
    fn load_bytes(&mut self, ty: ir::Type, bytes: u64, address: ir::Value, offset: u64) -> ir::Value {
        let mut result = None;
        for (size, at) in Self::pieces(bytes) {
            let (base, offset) = self.place(address, offset + at);
            let int = ir::Type::int_with_byte_size(size as u16).unwrap_or(types::I8);
            let piece = self.b.ins().load(int, Self::access(), base, offset);
            let piece = self.resized(piece, ty);
            result = Some(match result {
                None => piece,
                Some(low) => {
                    let high = self.b.ins().ishl_imm(piece, at as i64 * 8);
                    self.b.ins().bor(low, high)
                }
            });
        }
        result.unwrap_or_else(|| self.number(ty, 0))
    }

    fn store_bytes(&mut self, value: ir::Value, bytes: u64, address: ir::Value, offset: u64) {
        for (size, at) in Self::pieces(bytes) {
            let (base, offset) = self.place(address, offset + at);
            let int = ir::Type::int_with_byte_size(size as u16).unwrap_or(types::I8);
            let piece = if at == 0 { value } else { self.b.ins().ushr_imm(value, at as i64 * 8) };
            let piece = self.resized(piece, int);
            self.b.ins().store(Self::access(), piece, base, offset);
        }
    }

    /// Loads a scalar.
    pub fn load_scalar(&mut self, scalar: Scalar, address: ir::Value, offset: u64) -> ir::Value {
        match scalar {
            Scalar::Int(width) => {
                let value = self.load_bytes(scalar.ty(), u64::from(width.div_ceil(8)), address, offset);
                self.masked(value, scalar)
            }
            _ => {
                let (base, offset) = self.place(address, offset);
                self.b.ins().load(scalar.ty(), Self::access(), base, offset)
            }
        }
    }

    /// Stores a scalar.
    pub fn store_scalar(&mut self, scalar: Scalar, value: ir::Value, address: ir::Value, offset: u64) {
        match scalar {
            Scalar::Int(width) => self.store_bytes(value, u64::from(width.div_ceil(8)), address, offset),
            _ => {
                let (base, offset) = self.place(address, offset);
                self.b.ins().store(Self::access(), value, base, offset);
            }
        }
    }

    /// The sizes in bytes and the offsets of the words that hold so many elements without space between them.
    fn words(scalar: Scalar, count: usize, offset: u64) -> impl Iterator<Item = (u64, u64)> {
        let bytes = (u64::from(scalar.bits()) * count as u64).div_ceil(8);
        (0..bytes).step_by(8).map(move |at| ((bytes - at).min(8), offset + at))
    }

    /// Loads integers whose bits follow each other without space between them.
    fn load_bits(&mut self, scalar: Scalar, parts: &mut [ir::Value], address: ir::Value, offset: u64) {
        let words: Vec<ir::Value> = Self::words(scalar, parts.len(), offset)
            .map(|(bytes, offset)| self.load_bytes(types::I64, bytes, address, offset))
            .collect();
        let width = scalar.bits() as usize;
        for (i, part) in parts.iter_mut().enumerate() {
            let (word, shift) = (i * width / 64, i * width % 64);
            let low = self.b.ins().ushr_imm(words[word], shift as i64);
            let mut bits = self.resized(low, scalar.ty());
            for (at, &next) in (64 - shift..width).step_by(64).zip(&words[word + 1..]) {
                let next = self.resized(next, scalar.ty());
                let next = self.b.ins().ishl_imm(next, at as i64);
                bits = self.b.ins().bor(bits, next);
            }
            *part = self.masked(bits, scalar);
        }
    }

    /// Stores integers so that their bits follow each other without space between them.
    fn store_bits(&mut self, scalar: Scalar, parts: &[ir::Value], address: ir::Value, offset: u64) {
        let zero = self.number(types::I64, 0);
        let mut words: Vec<ir::Value> = Self::words(scalar, parts.len(), offset).map(|_| zero).collect();
        let width = scalar.bits() as usize;
        for (i, &part) in parts.iter().enumerate() {
            let (word, shift) = (i * width / 64, i * width % 64);
            let low = self.resized(part, types::I64);
            let low = self.b.ins().ishl_imm(low, shift as i64);
            words[word] = self.b.ins().bor(words[word], low);
            for (at, word) in (64 - shift..width).step_by(64).zip(&mut words[word + 1..]) {
                let next = self.b.ins().ushr_imm(part, at as i64);
                let next = self.resized(next, types::I64);
                *word = self.b.ins().bor(*word, next);
            }
        }
        for (word, (bytes, offset)) in words.into_iter().zip(Self::words(scalar, parts.len(), offset)) {
            self.store_bytes(word, bytes, address, offset);
        }
    }

    /// Loads all parts of a value.
    pub fn load_parts(&mut self, shape: &Shape, address: ir::Value) -> Translated<Parts> {
        let mut parts: Parts = shape.parts.iter().map(|_| address).collect();
        for &field in &shape.fields {
            match field {
                Field::Whole { part, offset } => {
                    parts[part] = self.load_scalar(shape.parts[part], address, offset);
                }
                Field::Bits { first, count, offset } => {
                    self.load_bits(shape.parts[first], &mut parts[first..first + count], address, offset);
                }
            }
        }
        Ok(parts)
    }

    /// Stores all parts of a value.
    pub fn store_parts(&mut self, shape: &Shape, parts: &[ir::Value], address: ir::Value) -> Translated {
        for &field in &shape.fields {
            match field {
                Field::Whole { part, offset } => {
                    self.store_scalar(shape.parts[part], parts[part], address, offset);
                }
                Field::Bits { first, count, offset } => {
                    self.store_bits(shape.parts[first], &parts[first..first + count], address, offset);
                }
            }
        }
        Ok(())
    }

    /// `cmpxchg` and `atomicrmw`. All are sequentially consistent.
    pub fn atomic(&mut self, inst: Inst) -> Translated {
        let body = self.body;
        let (data, operands) = (*body.inst(inst), body.operands(inst));
        let address = self.single(operands[0])?;
        let scalar = self.atomic_scalar(operands[1].ty())?;
        let operand = self.single(operands[1])?;
        if data.op == Opcode::CmpXchg {
            let (expected, new) = (self.bits_of(operand), self.single(operands[2])?);
            let new = self.bits_of(new);
            let old = self.b.ins().atomic_cas(MemFlags::new(), address, expected, new);
            let same = self.b.ins().icmp(IntCC::Equal, old, expected);
            let old = self.scalar_of_bits(scalar, old);
            self.define(inst, &[old, same]);
            return Ok(());
        }
        let op = data.rmw_op().ok_or(Unsupported::new("an atomic update without operation"))?;
        let direct = match op {
            RmwOp::Xchg => Some(AtomicRmwOp::Xchg),
            RmwOp::Add => Some(AtomicRmwOp::Add),
            RmwOp::Sub => Some(AtomicRmwOp::Sub),
            RmwOp::And => Some(AtomicRmwOp::And),
            RmwOp::Nand => Some(AtomicRmwOp::Nand),
            RmwOp::Or => Some(AtomicRmwOp::Or),
            RmwOp::Xor => Some(AtomicRmwOp::Xor),
            RmwOp::Max => Some(AtomicRmwOp::Smax),
            RmwOp::Min => Some(AtomicRmwOp::Smin),
            RmwOp::UMax => Some(AtomicRmwOp::Umax),
            RmwOp::UMin => Some(AtomicRmwOp::Umin),
            _ => None,
        };
        let int = scalar.ty().as_int();
        if let Some(direct) = direct {
            let operand = self.bits_of(operand);
            let old = self.b.ins().atomic_rmw(int, MemFlags::new(), direct, address, operand);
            let old = self.scalar_of_bits(scalar, old);
            self.define(inst, &[old]);
            return Ok(());
        }
        // Other operations are tried until no other thread has changed the memory meanwhile.
        let first = self.b.ins().atomic_load(int, MemFlags::new(), address);
        let (again, done) = (self.b.create_block(), self.b.create_block());
        let seen = self.b.append_block_param(again, int);
        self.b.ins().jump(again, &[BlockArg::Value(first)]);
        self.b.switch_to_block(again);
        let old = self.scalar_of_bits(scalar, seen);
        let new = self.updated(op, scalar, old, operand)?;
        let new = self.bits_of(new);
        let found = self.b.ins().atomic_cas(MemFlags::new(), address, seen, new);
        let same = self.b.ins().icmp(IntCC::Equal, found, seen);
        self.b.ins().brif(same, done, &[], again, &[BlockArg::Value(found)]);
        self.b.switch_to_block(done);
        self.define(inst, &[old]);
        Ok(())
    }
}
