//! Instructions that access memory.

use super::super::codes::{ORDERINGS, RMW_OPS, alloca, decode_flags, find, function as code};
use super::super::error::{Read, bad_record, fail};
use super::globals::alignment;
use super::module::Reader;
use crate::inst::*;
use crate::types::Type;
use crate::value::{Inst, Value};
use terrace_support::small_vec::SmallVec;

impl Reader<'_> {
    fn ordering(&self, at: usize) -> Read<Ordering> {
        find(ORDERINGS, self.record.get(at)?).map_or_else(|| fail("an ordering is unknown"), Ok)
    }

    fn scope(&self, at: usize) -> Read<crate::context::SyncScope> {
        let number = self.record.get(at)? as usize;
        self.scopes.get(number).copied().ok_or_else(bad_record)
    }

    /// The size of a type as the alignment of an access.
    fn size_align(&self, ty: Type) -> Align {
        self.m.layout.store_size(&self.cx, ty).map_or(Align::NONE, |size| Align::new(size.min))
    }

    fn push_access(
        &mut self,
        op: Opcode,
        ty: Type,
        operands: &[Value],
        access: Access,
        flags: Flags,
    ) -> Read<Inst> {
        let inst = self.push(op, ty, operands)?;
        let data = self.fs.body.inst_mut(inst);
        (data.aux, data.flags) = (access.pack(), flags);
        Ok(inst)
    }

    /// The alignment, whether it is volatile, and if atomic, the ordering and scope of a load or store.
    fn access(&self, at: usize, is_atomic: bool, ty: Type) -> Read<(Access, Flags)> {
        let mut access = Access::plain(alignment(self.record.get(at)?)?);
        if access.align.is_none() {
            access.align = self.m.layout.abi_align(&self.cx, ty).map_or(Align::NONE, Align::new);
        }
        let flags = if self.record.get(at + 1)? != 0 { Flags::VOLATILE } else { Flags::NONE };
        if is_atomic {
            (access.ordering, access.scope) = (self.ordering(at + 2)?, self.scope(at + 3)?);
        }
        Ok((access, flags))
    }

    pub(super) fn load(&mut self) -> Read<()> {
        let mut at = 0;
        let pointer = self.value_and_type(&mut at)?;
        let ty = self.ty(self.record.get(at)?)?;
        if !pointer.ty().is_ptr() || !ty.is_first_class() || ty == Type::LABEL || ty == Type::METADATA {
            return fail("a load has an invalid type");
        }
        let (access, flags) = self.access(at + 1, self.record.code == code::LOADATOMIC, ty)?;
        self.push_access(Opcode::Load, ty, &[pointer], access, flags).map(drop)
    }

    pub(super) fn store(&mut self) -> Read<()> {
        let mut at = 0;
        let (pointer, value) = (self.value_and_type(&mut at)?, self.value_and_type(&mut at)?);
        if !pointer.ty().is_ptr() {
            return fail("a store has an invalid type");
        }
        let (access, flags) = self.access(at, self.record.code == code::STOREATOMIC, value.ty())?;
        self.push_access(Opcode::Store, Type::VOID, &[value, pointer], access, flags).map(drop)
    }

    pub(super) fn gep(&mut self) -> Read<()> {
        let flags = decode_flags(Opcode::GetElementPtr, self.record.get(0)?);
        let source = self.ty(self.record.get(1)?)?;
        let mut at = 2;
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        while at < self.record.ops.len() {
            operands.push(self.value_and_type(&mut at)?);
        }
        let Some((&base, indices)) = operands.split_first() else { return Err(bad_record()) };
        let mut ty = base.ty();
        let mut is_valid = self.cx.scalar_type(ty).is_ptr();
        for index in indices {
            is_valid &= self.cx.scalar_type(index.ty()).is_int();
            if index.ty().is_vector() && !ty.is_vector() {
                ty = self.cx.with_shape_of(ty, index.ty());
            }
        }
        // The type that most addresses have needs no look at its fields.
        let is_plain = source.is_int() && indices.len() <= 1;
        if !is_valid || !is_plain && self.cx.gep_type(source, indices).is_none() {
            return fail("an address has operands of invalid types");
        }
        let inst = self.push(Opcode::GetElementPtr, ty, &operands)?;
        let data = self.fs.body.inst_mut(inst);
        (data.aux, data.flags) = (source.0, flags);
        Ok(())
    }

    pub(super) fn alloca(&mut self) -> Read<()> {
        let bits = self.record.get(3)?;
        if bits & alloca::EXPLICIT_TYPE == 0 {
            return fail("an alloca has a pointer type, as with typed pointers");
        }
        let ty = self.ty(self.record.get(0)?)?;
        if !ty.is_first_class() || matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
            return fail("an alloca has an invalid type");
        }
        let count_ty = self.ty(self.record.get(1)?)?;
        // The number of elements is not relative.
        let count = self.local_value(self.record.get32(2)?, count_ty)?;
        let low = bits & alloca::ALIGN_LOW;
        let mut align = alignment(bits >> alloca::ALIGN_HIGH_SHIFT << 5 | low)?;
        if align.is_none() {
            align = self.m.layout.pref_align(&self.cx, ty).map_or(Align::NONE, Align::new);
        }
        let flags = decode_flags(Opcode::Alloca, bits);
        let space = match self.record.ops.get(4) {
            Some(&space) => {
                u32::try_from(space).ok().filter(|space| *space < 1 << 24).ok_or_else(bad_record)?
            }
            None => self.m.layout.alloca_address_space(),
        };
        let inst = self.push(Opcode::Alloca, Type::ptr(space), &[count])?;
        let data = self.fs.body.inst_mut(inst);
        (data.aux, data.sub, data.flags) = (ty.0, align.raw(), flags);
        Ok(())
    }

    pub(super) fn fence(&mut self) -> Read<()> {
        let access = Access::atomic(Align::NONE, self.ordering(0)?, self.scope(1)?);
        self.push_access(Opcode::Fence, Type::VOID, &[], access, Flags::NONE).map(drop)
    }

    pub(super) fn cmpxchg(&mut self) -> Read<()> {
        let mut at = 0;
        let (pointer, expected) = (self.value_and_type(&mut at)?, self.value_and_type(&mut at)?);
        let new = self.value_of(at, expected.ty())?;
        let mut flags = if self.record.get(at + 1)? != 0 { Flags::VOLATILE } else { Flags::NONE };
        if self.record.or_zero(at + 5) != 0 {
            flags = flags.with(Flags::WEAK);
        }
        let mut access = Access {
            align: alignment(self.record.or_zero(at + 6))?,
            ordering: self.ordering(at + 2)?,
            failure: self.ordering(at + 4)?,
            scope: self.scope(at + 3)?,
        };
        if access.align.is_none() {
            access.align = self.size_align(expected.ty());
        }
        let ty = self.cx.struct_type(&[expected.ty(), Type::I1], false);
        self.push_access(Opcode::CmpXchg, ty, &[pointer, expected, new], access, flags).map(drop)
    }

    pub(super) fn atomic_rmw(&mut self) -> Read<()> {
        let mut at = 0;
        let (pointer, value) = (self.value_and_type(&mut at)?, self.value_and_type(&mut at)?);
        let Some(op) = find(RMW_OPS, self.record.get(at)?) else {
            return fail("an atomic operation is unknown");
        };
        let flags = if self.record.get(at + 1)? != 0 { Flags::VOLATILE } else { Flags::NONE };
        let mut access = Access::atomic(
            alignment(self.record.or_zero(at + 4))?,
            self.ordering(at + 2)?,
            self.scope(at + 3)?,
        );
        if access.align.is_none() {
            access.align = self.size_align(value.ty());
        }
        let inst = self.push_access(Opcode::AtomicRmw, value.ty(), &[pointer, value], access, flags)?;
        self.fs.body.inst_mut(inst).sub = op as u8;
        Ok(())
    }

    pub(super) fn va_arg(&mut self) -> Read<()> {
        let list_ty = self.ty(self.record.get(0)?)?;
        let list = self.value_of(1, list_ty)?;
        let ty = self.ty(self.record.get(2)?)?;
        if !ty.is_first_class() {
            return fail("a variable argument has an invalid type");
        }
        self.push(Opcode::VaArg, ty, &[list]).map(drop)
    }
}
