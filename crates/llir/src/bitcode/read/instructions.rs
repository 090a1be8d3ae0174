//! Instructions but those that access memory and calls.

use super::super::codes::{
    BINOPS, CASTS, FIRST_INT_PREDICATE, FLOAT_BINOPS, decode_flags, find, function as code,
};
use super::super::error::{Read, bad_record, fail};
use super::super::stream::decode_signed;
use super::module::Reader;
use crate::inst::*;
use crate::types::Type;
use crate::value::{Inst, Value, ValueKind};
use terrace_support::small_vec::SmallVec;

impl Reader<'_> {
    /// The value of an operand that counts back from the next value; its type follows if it is not defined yet.
    #[inline]
    pub(super) fn value_and_type(&mut self, at: &mut usize) -> Read<Value> {
        let value = self.callee_and_type(at)?;
        if matches!(value.kind(), ValueKind::Asm(_)) {
            return fail("inline assembly is used as a value");
        }
        Ok(value)
    }

    /// Like [`value_and_type`](Self::value_and_type), or inline assembly.
    #[inline]
    pub(super) fn callee_and_type(&mut self, at: &mut usize) -> Read<Value> {
        let number = self.number(*at)?;
        *at += 1;
        match self.values.get(number.into()) {
            Some(value) if !value.is_none() => Ok(value),
            Some(_) => self.expanded(number),
            None => {
                let ty = self.ty(self.record.get(*at)?)?;
                *at += 1;
                self.values.of_type(number, ty)
            }
        }
    }

    /// The number of a value that an operand counts back from the next value.
    #[inline]
    fn number(&self, at: usize) -> Read<u32> {
        Ok((self.values.len() as u32).wrapping_sub(self.record.get(at)? as u32))
    }

    /// The value of an operand that counts back, of a type.
    #[inline]
    pub(super) fn value_of(&mut self, at: usize, ty: Type) -> Read<Value> {
        let number = self.number(at)?;
        if ty == Type::METADATA {
            self.fs.body.has_metadata = true;
            return Ok(Value::metadata(self.md.get(number.into())?));
        }
        self.local_value(number, ty)
    }

    /// The value with a number, of a type.
    #[inline]
    pub(super) fn local_value(&mut self, number: u32, ty: Type) -> Read<Value> {
        let value = self.values.of_type(number, ty)?;
        match value.kind() {
            ValueKind::Asm(_) => fail("inline assembly is used as a value"),
            ValueKind::None => self.expanded_of_type(number, ty),
            _ => Ok(value),
        }
    }

    #[inline]
    pub(super) fn set_flags(&mut self, inst: Inst, flags: Flags) {
        self.fs.body.inst_mut(inst).flags = flags;
    }

    /// An instruction with flags, whose number is an operand that may be missing.
    fn push_with_flags(&mut self, op: Opcode, ty: Type, operands: &[Value], at: usize) -> Read<()> {
        let flags = decode_flags(op, self.record.or_zero(at));
        let inst = self.push(op, ty, operands)?;
        self.set_flags(inst, flags);
        Ok(())
    }

    /// An index list of the last instruction.
    pub(super) fn set_indices(&mut self, inst: Inst, indices: impl ExactSizeIterator<Item = u32>) {
        let body = &mut self.fs.body;
        let start = body.indices.len() as u32;
        body.indices.push(indices.len() as u32);
        body.indices.extend(indices);
        body.inst_mut(inst).aux = start;
    }

    /// The instruction or other part of a function that the last record is.
    pub(super) fn instruction(&mut self) -> Read<()> {
        match self.record.code {
            code::LOAD | code::LOADATOMIC => self.load(),
            code::STORE | code::STOREATOMIC => self.store(),
            code::GEP => self.gep(),
            code::CALL => self.call(),
            code::DEBUG_LOC | code::DEBUG_LOC_AGAIN => self.debug_loc(),
            code::BR => self.br(),
            code::BINOP => self.binop(),
            code::CAST => self.cast(),
            code::CMP | code::CMP2 => self.cmp(),
            code::PHI => self.phi(),
            code::VSELECT => self.select(),
            code::ALLOCA => self.alloca(),
            code::RET => self.ret(),
            code::SWITCH => self.switch(),
            code::DECLAREBLOCKS => self.declare_blocks(),
            code::UNREACHABLE => self.push(Opcode::Unreachable, Type::VOID, &[]).map(drop),
            code::INVOKE => self.invoke(),
            code::CALLBR => self.call_br(),
            code::OPERAND_BUNDLE => self.operand_bundle(),
            code::FENCE => self.fence(),
            code::CMPXCHG => self.cmpxchg(),
            code::ATOMICRMW => self.atomic_rmw(),
            code::VAARG => self.va_arg(),
            code::LANDINGPAD => self.landing_pad(),
            code::CATCHPAD | code::CLEANUPPAD => self.pad(),
            code::CATCHSWITCH => self.catch_switch(),
            code::CATCHRET | code::CLEANUPRET => self.pad_return(),
            code::INDIRECTBR => self.indirect_br(),
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_LABEL
            | code::DEBUG_RECORD_DECLARE_VALUE => self.debug_record(),
            code::EXTRACTELT => {
                let mut at = 0;
                let (vector, index) = (self.value_and_type(&mut at)?, self.value_and_type(&mut at)?);
                let Some((elem, _)) = self.cx.vector_parts(vector.ty()) else { return Err(bad_record()) };
                self.push(Opcode::ExtractElement, elem, &[vector, index]).map(drop)
            }
            code::INSERTELT => {
                let mut at = 0;
                let vector = self.value_and_type(&mut at)?;
                let Some((elem, _)) = self.cx.vector_parts(vector.ty()) else { return Err(bad_record()) };
                let value = self.value_of(at, elem)?;
                at += 1;
                let index = self.value_and_type(&mut at)?;
                self.push(Opcode::InsertElement, vector.ty(), &[vector, value, index]).map(drop)
            }
            code::SHUFFLEVEC => self.shuffle(),
            code::EXTRACTVAL => {
                let mut at = 0;
                let aggregate = self.value_and_type(&mut at)?;
                let indices = self.value_indices(at);
                let Some(ty) = self.cx.indexed_type(aggregate.ty(), &indices).filter(|_| !indices.is_empty())
                else {
                    return fail("an index of an aggregate is invalid");
                };
                let inst = self.push(Opcode::ExtractValue, ty, &[aggregate])?;
                self.set_indices(inst, indices.iter().copied());
                Ok(())
            }
            code::INSERTVAL => {
                let mut at = 0;
                let (aggregate, value) = (self.value_and_type(&mut at)?, self.value_and_type(&mut at)?);
                let indices = self.value_indices(at);
                let found = self.cx.indexed_type(aggregate.ty(), &indices);
                if found != Some(value.ty()) || indices.is_empty() {
                    return fail("an index of an aggregate is invalid");
                }
                let inst = self.push(Opcode::InsertValue, aggregate.ty(), &[aggregate, value])?;
                self.set_indices(inst, indices.iter().copied());
                Ok(())
            }
            code::UNOP => {
                let mut at = 0;
                let value = self.value_and_type(&mut at)?;
                if self.record.get(at)? != 0 {
                    return fail("a unary operation is unknown");
                }
                self.push_with_flags(Opcode::FNeg, value.ty(), &[value], at + 1)
            }
            code::FREEZE => {
                let value = self.value_and_type(&mut 0)?;
                self.push(Opcode::Freeze, value.ty(), &[value]).map(drop)
            }
            code::RESUME => {
                let value = self.value_and_type(&mut 0)?;
                self.push(Opcode::Resume, Type::VOID, &[value]).map(drop)
            }
            code::BLOCKADDR_USERS => Ok(()),
            other => fail(format!("the instruction record {other} is unknown, or of an older LLVM")),
        }
    }

    fn value_indices(&self, from: usize) -> SmallVec<[u32; 8]> {
        self.record.ops.get(from..).unwrap_or(&[]).iter().map(|&index| index as u32).collect()
    }

    fn binop(&mut self) -> Read<()> {
        let mut at = 0;
        let lhs = self.value_and_type(&mut at)?;
        let rhs = self.value_of(at, lhs.ty())?;
        let scalar = self.cx.scalar_type(lhs.ty());
        let table = match (scalar.is_float(), scalar.is_int()) {
            (true, _) => FLOAT_BINOPS,
            (_, true) => BINOPS,
            _ => return fail("an operation has operands of an invalid type"),
        };
        let Some(op) = find(table, self.record.get(at + 1)?) else {
            return fail("a binary operation is unknown");
        };
        self.push_with_flags(op, lhs.ty(), &[lhs, rhs], at + 2)
    }

    fn cast(&mut self) -> Read<()> {
        let mut at = 0;
        let value = self.value_and_type(&mut at)?;
        let ty = self.ty(self.record.get(at)?)?;
        let Some(op) = find(CASTS, self.record.get(at + 1)?) else { return fail("a cast is unknown") };
        if !self.cx.is_valid_cast(op, value.ty(), ty) {
            return fail("a cast has an operand of an invalid type");
        }
        self.push_with_flags(op, ty, &[value], at + 2)
    }

    fn cmp(&mut self) -> Read<()> {
        let mut at = 0;
        let lhs = self.value_and_type(&mut at)?;
        let rhs = self.value_of(at, lhs.ty())?;
        let (op, index) = self.predicate(self.record.get(at + 1)?, lhs.ty())?;
        let ty = self.cx.with_shape_of(Type::I1, lhs.ty());
        let flags = decode_flags(op, self.record.or_zero(at + 2));
        let inst = self.push(op, ty, &[lhs, rhs])?;
        let data = self.fs.body.inst_mut(inst);
        (data.sub, data.flags) = (index, flags);
        Ok(())
    }

    /// The comparison of two values of a type by the predicate with a number.
    pub(super) fn predicate(&self, number: u64, ty: Type) -> Read<(Opcode, u8)> {
        let is_float = self.cx.scalar_type(ty).is_float();
        let index = if is_float { Some(number) } else { number.checked_sub(FIRST_INT_PREDICATE) };
        let index = index.and_then(|index| u8::try_from(index).ok()).ok_or_else(bad_record)?;
        let is_known = if is_float {
            FloatPredicate::from_index(index).is_some()
        } else {
            IntPredicate::from_index(index).is_some()
        };
        if !is_known {
            return fail("a predicate is unknown");
        }
        Ok((if is_float { Opcode::FCmp } else { Opcode::ICmp }, index))
    }

    fn select(&mut self) -> Read<()> {
        let mut at = 0;
        let if_true = self.value_and_type(&mut at)?;
        let if_false = self.value_of(at, if_true.ty())?;
        at += 1;
        let cond = self.value_and_type(&mut at)?;
        self.push_with_flags(Opcode::Select, if_true.ty(), &[cond, if_true, if_false], at)
    }

    fn shuffle(&mut self) -> Read<()> {
        let mut at = 0;
        let lhs = self.value_and_type(&mut at)?;
        let rhs = self.value_of(at, lhs.ty())?;
        at += 1;
        let mask = self.value_and_type(&mut at)?;
        let Some(mask) = self.cx.shuffle_mask(lhs, rhs, mask) else {
            return fail("a shuffle has operands of invalid types");
        };
        let elem = self.cx.scalar_type(lhs.ty());
        let ty = self.cx.vector(elem, mask.len() as u32, lhs.ty().is_scalable_vector());
        let inst = self.push(Opcode::ShuffleVector, ty, &[lhs, rhs])?;
        self.set_indices(inst, mask.iter().map(|&index| index as u32));
        Ok(())
    }

    fn phi(&mut self) -> Read<()> {
        let ty = self.ty(self.record.get(0)?)?;
        let n = self.record.ops.len();
        // Flags follow the pairs, which follow the type.
        let end = if n.is_multiple_of(2) { n - 1 } else { n };
        let mut operands: SmallVec<[Value; 16]> = SmallVec::with_capacity(end);
        if self.expansions.is_empty() {
            for at in (1..end).step_by(2) {
                operands.push(self.values.of_type(self.phi_number(at)?, ty)?);
                operands.push(Value::block(self.block(self.record.get(at + 1)?)?));
            }
        } else {
            operands = self.phi_operands(ty, end)?;
        }
        if !ty.is_first_class() {
            return fail("a phi has an invalid type");
        }
        self.push_with_flags(Opcode::Phi, ty, &operands, if end < n { end } else { n })
    }

    /// The number of the value at this operand of a `phi`, which may be defined behind it.
    #[inline]
    pub(super) fn phi_number(&self, at: usize) -> Read<u32> {
        let back = decode_signed(self.record.get(at)?);
        let number = (self.values.len() as i64).wrapping_sub(back);
        u32::try_from(number).map_err(|_| bad_record())
    }

    fn br(&mut self) -> Read<()> {
        let if_true = Value::block(self.block(self.record.get(0)?)?);
        if self.record.ops.len() == 1 {
            return self.push(Opcode::Br, Type::VOID, &[if_true]).map(drop);
        }
        let if_false = Value::block(self.block(self.record.get(1)?)?);
        let cond = self.value_of(2, Type::I1)?;
        self.push(Opcode::Br, Type::VOID, &[cond, if_true, if_false]).map(drop)
    }

    fn ret(&mut self) -> Read<()> {
        if self.record.ops.is_empty() {
            return self.push(Opcode::Ret, Type::VOID, &[]).map(drop);
        }
        let value = self.value_and_type(&mut 0)?;
        self.push(Opcode::Ret, Type::VOID, &[value]).map(drop)
    }

    fn switch(&mut self) -> Read<()> {
        let ty = self.ty(self.record.get(0)?)?;
        let cond = self.value_of(1, ty)?;
        let default = self.block(self.record.get(2)?)?;
        let n = self.record.ops.len();
        if n.is_multiple_of(2) || !ty.is_int() {
            return Err(bad_record());
        }
        let mut operands: SmallVec<[Value; 16]> = terrace_support::smallvec![cond, Value::block(default)];
        for at in (3..n).step_by(2) {
            let case = self.values.constant(self.record.get(at)?)?;
            if case.ty() != ty || !self.cx.is_number(case) {
                return fail("a case of a switch has another type");
            }
            operands.push(case);
            operands.push(Value::block(self.block(self.record.get(at + 1)?)?));
        }
        self.push(Opcode::Switch, Type::VOID, &operands).map(drop)
    }

    fn indirect_br(&mut self) -> Read<()> {
        let ty = self.ty(self.record.get(0)?)?;
        let mut operands: SmallVec<[Value; 16]> = terrace_support::smallvec![self.value_of(1, ty)?];
        for at in 2..self.record.ops.len() {
            operands.push(Value::block(self.block(self.record.get(at)?)?));
        }
        self.push(Opcode::IndirectBr, Type::VOID, &operands).map(drop)
    }

    fn landing_pad(&mut self) -> Read<()> {
        let ty = self.ty(self.record.get(0)?)?;
        let is_cleanup = self.record.get(1)? != 0;
        let n = self.record.get(2)?;
        let mut at = 3;
        let mut clauses: SmallVec<[Value; 8]> = SmallVec::new();
        for _ in 0..n {
            // A catch (0) or a filter (1); the type says which.
            let is_filter = self.record.get(at)? != 0;
            at += 1;
            let clause = self.value_and_type(&mut at)?;
            if is_filter != clause.ty().is_array() {
                return fail("a clause has an invalid type");
            }
            clauses.push(clause);
        }
        if !ty.is_first_class() {
            return fail("a landing pad has an invalid type");
        }
        let inst = self.push(Opcode::LandingPad, ty, &clauses)?;
        self.set_flags(inst, if is_cleanup { Flags::CLEANUP } else { Flags::NONE });
        Ok(())
    }

    fn pad(&mut self) -> Read<()> {
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![self.value_of(0, Type::TOKEN)?];
        let n = self.record.get(1)?;
        let mut at = 2;
        for _ in 0..n {
            operands.push(self.value_and_type(&mut at)?);
        }
        let op = if self.record.code == code::CATCHPAD { Opcode::CatchPad } else { Opcode::CleanupPad };
        self.push(op, Type::TOKEN, &operands).map(drop)
    }

    fn catch_switch(&mut self) -> Read<()> {
        let parent = self.value_of(0, Type::TOKEN)?;
        let n = usize::try_from(self.record.get(1)?).map_err(|_| bad_record())?;
        let end = n.checked_add(2).filter(|&end| end <= self.record.ops.len()).ok_or_else(bad_record)?;
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![parent];
        let unwinds = self.record.ops.len() > end;
        if unwinds {
            operands.push(Value::block(self.block(self.record.get(end)?)?));
        }
        for at in 2..end {
            operands.push(Value::block(self.block(self.record.get(at)?)?));
        }
        let inst = self.push(Opcode::CatchSwitch, Type::TOKEN, &operands)?;
        self.set_flags(inst, if unwinds { Flags::UNWINDS } else { Flags::NONE });
        Ok(())
    }

    fn pad_return(&mut self) -> Read<()> {
        let is_catch = self.record.code == code::CATCHRET;
        let op = if is_catch { Opcode::CatchRet } else { Opcode::CleanupRet };
        let mut operands: SmallVec<[Value; 2]> = terrace_support::smallvec![self.value_of(0, Type::TOKEN)?];
        if is_catch || self.record.ops.len() > 1 {
            operands.push(Value::block(self.block(self.record.get(1)?)?));
        }
        self.push(op, Type::VOID, &operands).map(drop)
    }
}
