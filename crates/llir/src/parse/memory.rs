//! Instructions that access memory or compute addresses.

use super::Parser;
use super::error::{Parse, fail};
use super::inst::Parsed;
use crate::context::SyncScope;
use crate::inst::*;
use crate::types::Type;
use crate::value::*;
use terrace_support::small_vec::SmallVec;

impl<'a> Parser<'a> {
    /// `, align 8`, optional. Returns whether a comma before metadata was skipped.
    fn comma_align(&mut self) -> Parse<(Align, bool)> {
        let mut align = Align::NONE;
        while self.eat(b',') {
            if self.lex.at_metadata_name() {
                return Ok((align, true));
            }
            if !self.is_word(b"align") {
                return self.fail("expected metadata or 'align'");
            }
            align = self.align(false)?;
        }
        Ok((align, false))
    }

    /// An optional `syncscope("name")`.
    fn scope(&mut self) -> Parse<SyncScope> {
        if !self.eat_word(b"syncscope") {
            return Ok(SyncScope::SYSTEM);
        }
        self.expect(b'(', "Expected '(' in syncscope")?;
        let at = self.at();
        if !self.at_string() {
            return fail(at, "Expected synchronization scope name");
        }
        let name = self.string()?;
        self.expect(b')', "Expected ')' in syncscope")?;
        Ok(self.cx.sync_scope(&name))
    }

    fn ordering(&mut self) -> Parse<Ordering> {
        let word = self.word();
        let ordering = match word {
            b"unordered" => Ordering::Unordered,
            b"monotonic" => Ordering::Monotonic,
            b"acquire" => Ordering::Acquire,
            b"release" => Ordering::Release,
            b"acq_rel" => Ordering::AcqRel,
            b"seq_cst" => Ordering::SeqCst,
            _ => return self.fail("Expected ordering on atomic instruction"),
        };
        self.skip_word(word);
        Ok(ordering)
    }

    /// The ABI alignment of a type.
    fn abi_align(&self, ty: Type) -> Align {
        self.m.layout.abi_align(&self.cx, ty).map_or(Align::NONE, Align::new)
    }

    /// `atomic` and `volatile`.
    fn atomic_volatile(&mut self) -> (bool, Flags) {
        let atomic = self.eat_word(b"atomic");
        let flags = if self.eat_word(b"volatile") { Flags::VOLATILE } else { Flags::NONE };
        (atomic, flags)
    }

    pub(super) fn load(&mut self) -> Parse<Parsed> {
        let (atomic, flags) = self.atomic_volatile();
        let type_at = self.at();
        let ty = self.ty()?;
        self.expect(b',', "expected comma after load's type")?;
        let at = self.at();
        let ptr = self.typed_value()?;
        let (mut scope, mut ordering) = (SyncScope::SYSTEM, Ordering::NotAtomic);
        if atomic {
            scope = self.scope()?;
            ordering = self.ordering()?;
        }
        let (mut align, comma) = self.comma_align()?;
        if !ptr.ty().is_ptr() || !self.is_first_class(ty) {
            return fail(at, "load operand must be a pointer to a first class type");
        }
        if atomic && align.is_none() {
            return fail(at, "atomic load must have explicit non-zero alignment");
        }
        if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
            return fail(at, "atomic load cannot use Release ordering");
        }
        if !self.is_sized(ty) {
            return fail(type_at, "loading unsized types is not allowed");
        }
        if align.is_none() {
            align = self.abi_align(ty);
        }
        let inst = self.push(Opcode::Load, ty, &[ptr]);
        let data = self.fs.body.inst_mut(inst);
        data.aux = Access { align, ordering, failure: Ordering::NotAtomic, scope }.pack();
        data.flags = flags;
        Ok((Some(inst), comma))
    }

    pub(super) fn store(&mut self) -> Parse<Parsed> {
        let (atomic, flags) = self.atomic_volatile();
        let value_at = self.at();
        let value = self.typed_value()?;
        self.expect(b',', "expected ',' after store operand")?;
        let at = self.at();
        let ptr = self.typed_value()?;
        let (mut scope, mut ordering) = (SyncScope::SYSTEM, Ordering::NotAtomic);
        if atomic {
            scope = self.scope()?;
            ordering = self.ordering()?;
        }
        let (mut align, comma) = self.comma_align()?;
        let ty = value.ty();
        if !ptr.ty().is_ptr() {
            return fail(at, "store operand must be a pointer");
        }
        if !self.is_first_class(ty) {
            return fail(value_at, "store operand must be a first class value");
        }
        if atomic && align.is_none() {
            return fail(value_at, "atomic store must have explicit non-zero alignment");
        }
        if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
            return fail(value_at, "atomic store cannot use Acquire ordering");
        }
        if !self.is_sized(ty) {
            return fail(value_at, "storing unsized types is not allowed");
        }
        if align.is_none() {
            align = self.abi_align(ty);
        }
        let inst = self.push(Opcode::Store, Type::VOID, &[value, ptr]);
        let data = self.fs.body.inst_mut(inst);
        data.aux = Access { align, ordering, failure: Ordering::NotAtomic, scope }.pack();
        data.flags = flags;
        Ok((Some(inst), comma))
    }

    fn size_align(&self, ty: Type) -> Align {
        self.m.layout.store_size(&self.cx, ty).map_or(Align::NONE, |size| Align::new(size.min))
    }

    pub(super) fn cmpxchg(&mut self) -> Parse<Parsed> {
        let mut flags = if self.eat_word(b"weak") { Flags::WEAK } else { Flags::NONE };
        if self.eat_word(b"volatile") {
            flags = flags.with(Flags::VOLATILE);
        }
        let ptr_at = self.at();
        let ptr = self.typed_value()?;
        self.expect(b',', "expected ',' after cmpxchg address")?;
        let expected_at = self.at();
        let expected = self.typed_value()?;
        self.expect(b',', "expected ',' after cmpxchg cmp operand")?;
        let new_at = self.at();
        let new = self.typed_value()?;
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let failure = self.ordering()?;
        let (mut align, comma) = self.comma_align()?;
        if ordering == Ordering::Unordered {
            return self.fail("invalid cmpxchg success ordering");
        }
        if matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel) {
            return self.fail("invalid cmpxchg failure ordering");
        }
        if !ptr.ty().is_ptr() {
            return fail(ptr_at, "cmpxchg operand must be a pointer");
        }
        if expected.ty() != new.ty() {
            return fail(new_at, "compare value and new value type do not match");
        }
        if !self.is_first_class(new.ty()) {
            return fail(new_at, "cmpxchg operand must be a first class value");
        }
        let _ = expected_at;
        if align.is_none() {
            align = self.size_align(expected.ty());
        }
        let ty = self.cx.struct_type(&[expected.ty(), Type::I1], false);
        let inst = self.push(Opcode::CmpXchg, ty, &[ptr, expected, new]);
        let data = self.fs.body.inst_mut(inst);
        data.aux = Access { align, ordering, failure, scope }.pack();
        data.flags = flags;
        Ok((Some(inst), comma))
    }

    pub(super) fn atomic_rmw(&mut self) -> Parse<Parsed> {
        let flags = if self.eat_word(b"volatile") { Flags::VOLATILE } else { Flags::NONE };
        let word = self.word();
        let op = core::str::from_utf8(word).ok().and_then(RmwOp::from_name);
        let Some(op) = op else { return self.fail("expected binary operation in atomicrmw") };
        self.skip_word(word);
        let ptr_at = self.at();
        let ptr = self.typed_value()?;
        self.expect(b',', "expected ',' after atomicrmw address")?;
        let value_at = self.at();
        let value = self.typed_value()?;
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let (mut align, comma) = self.comma_align()?;
        if ordering == Ordering::Unordered {
            return self.fail("atomicrmw cannot be unordered");
        }
        if !ptr.ty().is_ptr() {
            return fail(ptr_at, "atomicrmw operand must be a pointer");
        }
        let ty = value.ty();
        if ty.is_scalable_vector() {
            return fail(value_at, "atomicrmw operand may not be scalable");
        }
        use RmwOp::*;
        let name = op.name();
        let message = match op {
            Xchg if !ty.is_int() && !ty.is_float() && !ty.is_ptr() => {
                Some(format!("atomicrmw {name} operand must be an integer, floating point, or pointer type"))
            }
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum if !self.cx.scalar_type(ty).is_float() => {
                Some(format!("atomicrmw {name} operand must be a floating point type"))
            }
            Xchg | FAdd | FSub | FMax | FMin | FMaximum | FMinimum => None,
            _ if !ty.is_int() => Some(format!("atomicrmw {name} operand must be an integer")),
            _ => None,
        };
        if let Some(message) = message {
            return fail(value_at, message);
        }
        let bits = self.m.layout.store_size(&self.cx, ty).map_or(0, |size| 8 * size.min);
        if bits < 8 || !bits.is_power_of_two() {
            return fail(value_at, "atomicrmw operand must be power-of-two byte-sized integer");
        }
        if align.is_none() {
            align = self.size_align(ty);
        }
        let inst = self.push(Opcode::AtomicRmw, ty, &[ptr, value]);
        let data = self.fs.body.inst_mut(inst);
        data.sub = op as u8;
        data.aux = Access { align, ordering, failure: Ordering::NotAtomic, scope }.pack();
        data.flags = flags;
        Ok((Some(inst), comma))
    }

    pub(super) fn fence(&mut self) -> Parse<Inst> {
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        if ordering == Ordering::Unordered {
            return self.fail("fence cannot be unordered");
        }
        if ordering == Ordering::Monotonic {
            return self.fail("fence cannot be monotonic");
        }
        let inst = self.push(Opcode::Fence, Type::VOID, &[]);
        self.fs.body.inst_mut(inst).aux = Access::atomic(Align::NONE, ordering, scope).pack();
        Ok(inst)
    }

    pub(super) fn gep(&mut self) -> Parse<Parsed> {
        let flags = self.gep_flags();
        let source = self.ty()?;
        self.expect(b',', "expected comma after getelementptr's type")?;
        let at = self.at();
        let base = self.typed_value()?;
        let mut ty = base.ty();
        if !self.cx.scalar_type(ty).is_ptr() {
            return fail(at, "base of getelementptr must be a pointer");
        }
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![base];
        let mut comma = false;
        while self.eat(b',') {
            if self.lex.at_metadata_name() {
                comma = true;
                break;
            }
            let index_at = self.at();
            let index = self.typed_value()?;
            if !self.cx.scalar_type(index.ty()).is_int() {
                return fail(index_at, "getelementptr index must be an integer");
            }
            if index.ty().is_vector() {
                if !ty.is_vector() {
                    ty = self.cx.with_shape_of(ty, index.ty());
                } else if self.cx.vector_parts(ty).map(|parts| parts.1)
                    != self.cx.vector_parts(index.ty()).map(|parts| parts.1)
                {
                    return fail(index_at, "getelementptr vector index has a wrong number of elements");
                }
            }
            operands.push(index);
        }
        if operands.len() > 1 && !self.is_sized(source) {
            return fail(at, "base element of getelementptr must be sized");
        }
        if source.is_struct()
            && self.m.layout.size_in_bits(&self.cx, source).is_some_and(|size| size.scalable)
        {
            return fail(at, "getelementptr cannot target structure that contains scalable vector type");
        }
        if self.cx.gep_type(source, &operands[1..]).is_none() {
            return fail(at, "invalid getelementptr indices");
        }
        let inst = self.push(Opcode::GetElementPtr, ty, &operands);
        let data = self.fs.body.inst_mut(inst);
        data.aux = source.0;
        data.flags = flags;
        Ok((Some(inst), comma))
    }

    pub(super) fn alloca(&mut self) -> Parse<Parsed> {
        let mut flags = if self.eat_word(b"inalloca") { Flags::INALLOCA } else { Flags::NONE };
        if self.eat_word(b"swifterror") {
            flags = flags.with(Flags::SWIFTERROR);
        }
        let type_at = self.at();
        let ty = self.ty()?;
        if ty.is_function() || matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
            return fail(type_at, "invalid type for alloca");
        }
        let mut count = Value::i32(1);
        let mut count_at = None;
        let mut align = Align::NONE;
        // The layout's address space for `alloca` is not the default of the text.
        let mut space = 0;
        let mut comma = false;
        if self.eat(b',') {
            if self.is_word(b"align") {
                align = self.align(false)?;
                (space, comma) = self.comma_space(space)?;
            } else if self.is_word(b"addrspace") {
                space = self.address_space()?;
            } else if self.lex.at_metadata_name() {
                comma = true;
            } else {
                count_at = Some(self.at());
                count = self.typed_value()?;
                if self.eat(b',') {
                    if self.is_word(b"align") {
                        align = self.align(false)?;
                        (space, comma) = self.comma_space(space)?;
                    } else if self.is_word(b"addrspace") {
                        space = self.address_space()?;
                    } else if self.lex.at_metadata_name() {
                        comma = true;
                    } else {
                        return self.fail("expected metadata or 'align'");
                    }
                }
            }
        }
        if let Some(at) = count_at
            && !count.ty().is_int()
        {
            return fail(at, "element count must have integer type");
        }
        if !self.is_sized(ty) {
            return fail(type_at, "Cannot allocate unsized type");
        }
        if align.is_none() {
            align = self.m.layout.pref_align(&self.cx, ty).map_or(Align::NONE, Align::new);
        }
        let inst = self.push(Opcode::Alloca, Type::ptr(space), &[count]);
        let data = self.fs.body.inst_mut(inst);
        data.aux = ty.0;
        data.sub = align.raw();
        data.flags = flags;
        Ok((Some(inst), comma))
    }

    /// `, addrspace(5)`, optional. Returns whether a comma before metadata was skipped.
    fn comma_space(&mut self, default: u32) -> Parse<(u32, bool)> {
        let mut space = default;
        while self.eat(b',') {
            if self.lex.at_metadata_name() {
                return Ok((space, true));
            }
            if !self.is_word(b"addrspace") {
                return self.fail("expected metadata or 'addrspace'");
            }
            space = self.address_space()?;
        }
        Ok((space, false))
    }
}
