//! Memory: allocations on the stack, loads, stores, atomic accesses. The program has one thread, so that atomic accesses are
//! accesses.

use crate::code::Reg;
use crate::function::{Elem, FunctionTranslator, Parts};
use crate::integer::sized;
use crate::shape::{Field, Scalar, Shape};
use crate::unit::STACK_POINTER;
use crate::{Translated, Unsupported};
use terrace_llir::inst::{IntPredicate, Opcode, RmwOp};
use terrace_llir::value::Inst;
use terrace_llir::{Type, Value};
use wasm_encoder::Instruction as I;
use wasm_encoder::ValType::{self, I32, I64};
use wasm_encoder::{MemArg, MemArgTarget};

/// The access at an offset from an address, of any alignment.
fn at(offset: u64) -> MemArg {
    MemArg { offset, align: 0, target: MemArgTarget::Memory(0), ordering: None }
}

impl FunctionTranslator<'_, '_> {
    /// The size and alignment of an allocation whose size is a constant.
    pub fn static_allocation(&mut self, inst: Inst) -> Translated<Option<(u64, u64)>> {
        let (data, operands) = (self.body.inst(inst), self.body.operands(inst));
        let ty = data.source_type().ok_or(Unsupported::new("an allocation without type"))?;
        let stride = self.unit.shapes.stride(ty)?;
        let count = self.cx().as_i64(operands[0]).and_then(|count| u64::try_from(count).ok());
        let size = count.and_then(|count| count.checked_mul(stride));
        Ok(size.map(|size| (size, data.alloca_align().bytes().max(1))))
    }

    /// `alloca`.
    pub fn allocation(&mut self, inst: Inst) -> Translated<Reg> {
        if let Some(address) = self.frame_address(inst) {
            return Ok(address);
        }
        let (data, operands) = (*self.body.inst(inst), self.body.operands(inst));
        let ty = data.source_type().ok_or(Unsupported::new("an allocation without type"))?;
        let stride = self.unit.shapes.stride(ty)?;
        let scalar = self.unit.shapes.scalar(operands[0].ty())?;
        let count = self.element(operands[0])?;
        let count = self.resized(count, Scalar::Int(32)).low;
        let size = match scalar {
            Scalar::Int(_) => self.code.op(I32, &[count, Reg::I32(stride as i32)], I::I32Mul),
            _ => return Err(Unsupported::new("an allocation without number")),
        };
        let align = data.alloca_align().bytes().max(16);
        Ok(self.stack_memory(size, align))
    }

    /// Memory on the stack, until the function returns.
    pub fn stack_memory(&mut self, size: Reg, align: u64) -> Reg {
        let top = self.code.op(I32, &[], I::GlobalGet(STACK_POINTER));
        let start = self.code.op(I32, &[top, size], I::I32Sub);
        let mask = Reg::I32((align as i32).wrapping_neg());
        let start = self.code.op(I32, &[start, mask], I::I32And);
        self.code.effect(&[start], I::GlobalSet(STACK_POINTER));
        start
    }

    /// `load`.
    pub fn load(&mut self, ty: Type, address: Value) -> Translated<Parts> {
        let shape = self.shape(ty)?;
        let address = self.single(address)?;
        Ok(self.load_parts(&shape, address))
    }

    /// `store`.
    pub fn store(&mut self, value: Value, address: Value) -> Translated {
        let shape = self.shape(value.ty())?;
        let (parts, address) = (self.value(value)?, self.single(address)?);
        self.store_parts(&shape, &parts, address);
        Ok(())
    }

    /// The sizes and offsets of the accesses that make up one of `bytes` bytes: powers of two of at most 8.
    fn pieces(bytes: u64) -> impl Iterator<Item = (u64, u64)> {
        let mut at = 0;
        core::iter::from_fn(move || {
            let left = bytes.checked_sub(at).filter(|&left| left != 0)?;
            let size = (1 << left.ilog2()).min(8);
            at += size;
            Some((size, at - size))
        })
    }

    /// Loads an integer of so many bytes, at most 8, with zeros above.
    fn load_word(&mut self, ty: ValType, bytes: u64, address: Reg, offset: u64) -> Reg {
        let mut result = None;
        for (size, from) in Self::pieces(bytes) {
            let place = at(offset + from);
            let instruction = match size {
                1 => sized!(ty, I32Load8U, I64Load8U)(place),
                2 => sized!(ty, I32Load16U, I64Load16U)(place),
                4 if ty == I64 => I::I64Load32U(place),
                4 => I::I32Load(place),
                _ => I::I64Load(place),
            };
            let piece = self.code.op(ty, &[address], instruction);
            result = Some(match result {
                None => piece,
                Some(low) => {
                    let by = Reg::int(ty, from * 8);
                    let high = self.code.op(ty, &[piece, by], sized!(ty, I32Shl, I64Shl));
                    self.code.op(ty, &[low, high], sized!(ty, I32Or, I64Or))
                }
            });
        }
        result.unwrap_or(Reg::zero(ty))
    }

    fn store_word(&mut self, value: Reg, bytes: u64, address: Reg, offset: u64) {
        let ty = self.code.ty(value);
        for (size, from) in Self::pieces(bytes) {
            let by = Reg::int(ty, from * 8);
            let piece = match from {
                0 => value,
                _ => self.code.op(ty, &[value, by], sized!(ty, I32ShrU, I64ShrU)),
            };
            let place = at(offset + from);
            let instruction = match size {
                1 => sized!(ty, I32Store8, I64Store8)(place),
                2 => sized!(ty, I32Store16, I64Store16)(place),
                4 if ty == I64 => I::I64Store32(place),
                4 => I::I32Store(place),
                _ => I::I64Store(place),
            };
            self.code.effect(&[address, piece], instruction);
        }
    }

    /// Loads a scalar.
    pub fn load_scalar(&mut self, scalar: Scalar, address: Reg, offset: u64) -> Elem {
        let place = at(offset);
        match scalar {
            Scalar::Float => Elem::one(self.code.op(ValType::F32, &[address], I::F32Load(place))),
            Scalar::Double => Elem::one(self.code.op(ValType::F64, &[address], I::F64Load(place))),
            _ => {
                let bytes = u64::from(scalar.bits().div_ceil(8));
                let low = self.load_word(scalar.ty(), bytes.min(8), address, offset);
                let value = match scalar.is_wide() {
                    true => Elem::wide(low, self.load_word(I64, bytes - 8, address, offset + 8)),
                    false => Elem::one(low),
                };
                if scalar.bits().is_multiple_of(8) { value } else { self.masked(value, scalar) }
            }
        }
    }

    /// Stores a scalar.
    pub fn store_scalar(&mut self, scalar: Scalar, value: Elem, address: Reg, offset: u64) {
        let place = at(offset);
        match scalar {
            Scalar::Float => self.code.effect(&[address, value.low], I::F32Store(place)),
            Scalar::Double => self.code.effect(&[address, value.low], I::F64Store(place)),
            _ => {
                let bytes = u64::from(scalar.bits().div_ceil(8));
                self.store_word(value.low, bytes.min(8), address, offset);
                if let Some(high) = value.high {
                    self.store_word(high, bytes - 8, address, offset + 8);
                }
            }
        }
    }

    /// The sizes in bytes and the offsets of the words that hold so many elements without space between them.
    fn words(scalar: Scalar, count: usize, offset: u64) -> impl Iterator<Item = (u64, u64)> {
        let bytes = (u64::from(scalar.bits()) * count as u64).div_ceil(8);
        (0..bytes).step_by(8).map(move |at| ((bytes - at).min(8), offset + at))
    }

    /// Loads integers whose bits follow each other without space between them.
    fn load_bits(&mut self, scalar: Scalar, count: usize, address: Reg, offset: u64) -> Vec<Elem> {
        let words: Vec<Reg> = Self::words(scalar, count, offset)
            .map(|(bytes, offset)| self.load_word(I64, bytes, address, offset))
            .collect();
        let width = scalar.bits() as usize;
        let word = |at: usize| words.get(at).copied().unwrap_or(Reg::I64(0));
        // 64 bits from a position on.
        let from = |this: &mut Self, bit: usize| {
            let shift = Reg::I64((bit % 64) as i64);
            let low = this.code.op(I64, &[word(bit / 64), shift], I::I64ShrU);
            if bit.is_multiple_of(64) {
                return word(bit / 64);
            }
            let high = this.code.op(I64, &[word(bit / 64 + 1), Reg::I64(64 - (bit % 64) as i64)], I::I64Shl);
            this.code.op(I64, &[low, high], I::I64Or)
        };
        let mut elements = Vec::with_capacity(count);
        for i in 0..count {
            let low = from(self, i * width);
            let bits = match scalar.is_wide() {
                true => Elem::wide(low, from(self, i * width + 64)),
                false => self.resized(Elem::one(low), scalar),
            };
            elements.push(self.masked(bits, scalar));
        }
        elements
    }

    /// Stores integers so that their bits follow each other without space between them.
    fn store_bits(&mut self, scalar: Scalar, elements: &[Elem], address: Reg, offset: u64) {
        let mut words: Vec<Reg> = Self::words(scalar, elements.len(), offset).map(|_| Reg::I64(0)).collect();
        let width = scalar.bits() as usize;
        for (i, &element) in elements.iter().enumerate() {
            let halves = self.resized(element, Scalar::Int(128));
            for (half, part) in halves.registers().enumerate() {
                let bit = i * width + 64 * half;
                if 64 * half >= width {
                    break;
                }
                let shift = (bit % 64) as i64;
                let low = self.code.op(I64, &[part, Reg::I64(shift)], I::I64Shl);
                if let Some(word) = words.get_mut(bit / 64) {
                    *word = self.code.op(I64, &[*word, low], I::I64Or);
                }
                if shift == 0 || shift as usize + width - 64 * half <= 64 {
                    continue;
                }
                let high = self.code.op(I64, &[part, Reg::I64(64 - shift)], I::I64ShrU);
                if let Some(word) = words.get_mut(bit / 64 + 1) {
                    *word = self.code.op(I64, &[*word, high], I::I64Or);
                }
            }
        }
        for (word, (bytes, offset)) in words.into_iter().zip(Self::words(scalar, elements.len(), offset)) {
            self.store_word(word, bytes, address, offset);
        }
    }

    /// Loads all registers of a value.
    pub fn load_parts(&mut self, shape: &Shape, address: Reg) -> Parts {
        let mut parts = Parts::new();
        for &field in &shape.fields {
            match field {
                Field::Scalar { scalar, offset, .. } => {
                    parts.extend(self.load_scalar(scalar, address, offset).registers());
                }
                Field::Vector { offset, .. } => {
                    parts.push(self.code.op(ValType::V128, &[address], I::V128Load(at(offset))));
                }
                Field::Bits { scalar, count, offset, .. } => {
                    let elements = self.load_bits(scalar, count, address, offset);
                    parts.extend(elements.into_iter().flat_map(Elem::registers));
                }
            }
        }
        parts
    }

    /// Stores all registers of a value.
    pub fn store_parts(&mut self, shape: &Shape, parts: &[Reg], address: Reg) {
        let element = |scalar: Scalar, register: usize| match scalar.is_wide() {
            true => Elem::wide(parts[register], parts[register + 1]),
            false => Elem::one(parts[register]),
        };
        for &field in &shape.fields {
            match field {
                Field::Scalar { scalar, register, offset } => {
                    self.store_scalar(scalar, element(scalar, register), address, offset);
                }
                Field::Vector { register, offset } => {
                    self.code.effect(&[address, parts[register]], I::V128Store(at(offset)));
                }
                Field::Bits { scalar, register, count, offset } => {
                    let step = scalar.registers();
                    let elements: Vec<Elem> =
                        (0..count).map(|i| element(scalar, register + i * step)).collect();
                    self.store_bits(scalar, &elements, address, offset);
                }
            }
        }
    }

    /// `cmpxchg` and `atomicrmw`.
    pub fn atomic(&mut self, inst: Inst) -> Translated<Parts> {
        let (data, operands) = (*self.body.inst(inst), self.body.operands(inst));
        let scalar = self.unit.shapes.scalar(operands[1].ty())?;
        let (address, operand) = (self.single(operands[0])?, self.element(operands[1])?);
        let old = self.load_scalar(scalar, address, 0);
        if data.op == Opcode::CmpXchg {
            let new = self.element(operands[2])?;
            let same = self.equal(scalar, old, operand);
            let new = self.select(same, new, old);
            self.store_scalar(scalar, new, address, 0);
            return Ok(old.registers().chain([same]).collect());
        }
        let op = data.rmw_op().ok_or(Unsupported::new("an atomic update without operation"))?;
        let new = self.updated(op, scalar, old, operand)?;
        self.store_scalar(scalar, new, address, 0);
        Ok(old.registers().collect())
    }

    /// The new value of an `atomicrmw`.
    fn updated(&mut self, op: RmwOp, scalar: Scalar, old: Elem, operand: Elem) -> Translated<Elem> {
        let binary = |this: &mut Self, op| this.binary(op, scalar, old, operand);
        let float = |this: &mut Self, name| {
            this.elementwise_float(name, scalar, &[old.low, operand.low]).map(Elem::one)
        };
        Ok(match op {
            RmwOp::Xchg => operand,
            RmwOp::Add => binary(self, Opcode::Add)?,
            RmwOp::Sub => binary(self, Opcode::Sub)?,
            RmwOp::And => binary(self, Opcode::And)?,
            RmwOp::Or => binary(self, Opcode::Or)?,
            RmwOp::Xor => binary(self, Opcode::Xor)?,
            RmwOp::Nand => {
                let both = binary(self, Opcode::And)?;
                let ones = self.number(scalar, u128::MAX);
                self.binary(Opcode::Xor, scalar, both, ones)?
            }
            RmwOp::Max => self.extremum(IntPredicate::Sgt, scalar, old, operand),
            RmwOp::Min => self.extremum(IntPredicate::Slt, scalar, old, operand),
            RmwOp::UMax => self.extremum(IntPredicate::Ugt, scalar, old, operand),
            RmwOp::UMin => self.extremum(IntPredicate::Ult, scalar, old, operand),
            RmwOp::FAdd => binary(self, Opcode::FAdd)?,
            RmwOp::FSub => binary(self, Opcode::FSub)?,
            RmwOp::FMax => float(self, "maxnum")?,
            RmwOp::FMin => float(self, "minnum")?,
            RmwOp::FMaximum => float(self, "maximum")?,
            RmwOp::FMinimum => float(self, "minimum")?,
            RmwOp::UIncWrap => {
                let (zero, one) = (self.number(scalar, 0), self.number(scalar, 1));
                let next = self.binary(Opcode::Add, scalar, old, one)?;
                let wraps = self.compare(IntPredicate::Uge, scalar, old, operand);
                self.select(wraps, zero, next)
            }
            RmwOp::UDecWrap => {
                let (zero, one) = (self.number(scalar, 0), self.number(scalar, 1));
                let next = self.binary(Opcode::Sub, scalar, old, one)?;
                let is_zero = self.equal(scalar, old, zero);
                let is_above = self.compare(IntPredicate::Ugt, scalar, old, operand);
                let wraps = self.code.op(I32, &[is_zero, is_above], I::I32Or);
                self.select(wraps, operand, next)
            }
            RmwOp::USubCond | RmwOp::USubSat => {
                let next = self.binary(Opcode::Sub, scalar, old, operand)?;
                let fits = self.compare(IntPredicate::Uge, scalar, old, operand);
                let other = if op == RmwOp::USubCond { old } else { self.number(scalar, 0) };
                self.select(fits, next, other)
            }
        })
    }
}
