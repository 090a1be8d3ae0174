//! Steps of recipes for families of intrinsics that depend on the values of immediates or on the target.

use super::Parser;
use super::origin::Origin;
use crate::builder::Builder;
use crate::inst::{Access, Align, Flags, Opcode, Ordering, RmwOp};
use crate::intrinsics::{Intrinsic, vector};
use crate::metadata::MdKind;
use crate::types::Type;
use crate::value::Value;
use terrace_support::small_vec::SmallVec;

impl Parser<'_> {
    /// Calls an intrinsic that returns a literal struct, and moves the fields to the struct `ret`.
    pub(super) fn literal_call(
        &mut self,
        name: &[u8],
        args: &[Value],
        ret: Type,
        origin: &Origin,
    ) -> Option<Value> {
        let base = Intrinsic::find(name)?.base_name();
        let fields: SmallVec<[Type; 4]> = self.cx.struct_fields(ret)?.0.iter().collect();
        let literal = self.cx.struct_type(&fields, false);
        let parts = self.recipe_call(base, args, literal, origin);
        let mut result = Value::poison(ret);
        for at in 0..fields.len() as u32 {
            let mut builder = self.step_builder()?;
            let field = builder.extract_value(parts, &[at]);
            result = builder.insert_value(result, field, &[at]);
        }
        Some(result)
    }

    /// The builder of steps, at the end of the current block.
    pub(super) fn step_builder(&mut self) -> Option<Builder<'_>> {
        let block = self.fs.block?;
        let mut builder = Builder::new(&self.m, &mut self.fs.body);
        builder.position_at_end(block);
        Some(builder)
    }

    /// The struct of `n` equal parts of a vector.
    pub(super) fn parts_type(&self, whole: Type, n: u32) -> Option<Type> {
        let (elem, count, scalable) = vector(&self.cx, whole)?;
        let count = u32::try_from(count).ok().filter(|count| n != 0 && count % n == 0)?;
        let part = self.cx.vector(elem, count / n, scalable);
        Some(self.cx.struct_type(&SmallVec::<[Type; 4]>::from_elem(part, n as usize), false))
    }

    /// `concat`: the vector of all values of the stack.
    pub(super) fn concat(&mut self, parts: &[Value], whole: Type, origin: &Origin) -> Option<Value> {
        let mut result = Value::poison(whole);
        for (i, &part) in parts.iter().enumerate() {
            result = self.insert_part(result, part, i, origin)?;
        }
        Some(result)
    }

    /// `join:2`: the vector of the two fields of a struct.
    pub(super) fn join(&mut self, aggregate: Value, n: u32, whole: Type, origin: &Origin) -> Option<Value> {
        let mut result = Value::poison(whole);
        for i in 0..n {
            let part = self.step_builder()?.extract_value(aggregate, &[i]);
            result = self.insert_part(result, part, i as usize, origin)?;
        }
        Some(result)
    }

    fn insert_part(&mut self, whole: Value, part: Value, i: usize, origin: &Origin) -> Option<Value> {
        let (_, count, _) = vector(&self.cx, part.ty())?;
        let index = self.cx.int(Type::I64, i64::try_from(count.checked_mul(i as u64)?).ok()?);
        Some(self.recipe_call("vector.insert", &[whole, part, index], whole.ty(), origin))
    }

    /// `part:1:r`: the index of the first element of a part of this type, whose number is an argument.
    pub(super) fn part_index(&self, whole: Value, number: Value, part: Type) -> Option<Value> {
        let (_, n_parts, _) = vector(&self.cx, whole.ty())?;
        let (_, count, _) = vector(&self.cx, part)?;
        let number = u64::try_from(self.cx.as_i64(number)?).ok()?;
        let index = number.checked_mul(count).filter(|&index| index < n_parts)?;
        Some(self.cx.int(Type::I64, i64::try_from(index).ok()?))
    }

    /// `splice`: the sign of the last argument became a part of the name.
    pub(super) fn splice(&mut self, args: &[Value], ret: Type, origin: &Origin) -> Option<Value> {
        let &[lhs, rhs, at] = args else { return None };
        let number = self.cx.as_i64(at)?;
        let base = if number < 0 { "vector.splice.right" } else { "vector.splice.left" };
        let number = self.cx.int(Type::I32, number.checked_abs()?);
        Some(self.recipe_call(base, &[lhs, rhs, number], ret, origin))
    }

    /// `ldg`: a load of memory that does not change. The second argument is the alignment.
    pub(super) fn load_global(&mut self, args: &[Value], ret: Type) -> Option<Value> {
        let &[ptr, align] = args else { return None };
        // LLVM takes the next lower power of two.
        let bytes = u64::try_from(self.cx.as_i64(align)?).ok()?.max(1);
        let align = Align::new(1 << bytes.ilog2().min(32));
        let empty = self.cx.md_node(&[]);
        let mut builder = self.step_builder()?;
        let ptr = builder.cast(Opcode::AddrSpaceCast, ptr, Type::ptr(1), Flags::NONE);
        let value = builder.load(ret, ptr, Access::plain(align), Flags::NONE);
        self.fs.body.set_metadata(value.as_inst()?, MdKind::INVARIANT_LOAD, empty);
        Some(value)
    }

    /// `amdrmw:fadd`: an atomic operation of AMDGPU on the first argument. Further arguments are the ordering, the scope
    /// and whether it is volatile; LLVM ignores the scope.
    pub(super) fn amdgpu_rmw(&mut self, op: RmwOp, args: &[Value], value: Value) -> Option<Value> {
        let ptr = *args.first()?;
        let ordering = match args.get(2).and_then(|&ordering| self.cx.as_i64(ordering)) {
            Some(2) => Ordering::Monotonic,
            Some(4) => Ordering::Acquire,
            Some(5) => Ordering::Release,
            Some(6) => Ordering::AcqRel,
            _ => Ordering::SeqCst,
        };
        let is_volatile = args.get(4).is_some_and(|&volatile| self.cx.as_i64(volatile) != Some(0));
        let flags = if is_volatile { Flags::VOLATILE } else { Flags::NONE };
        let access = Access::atomic(Align::NONE, ordering, self.cx.sync_scope(b"agent"));
        let result = self.step_builder()?.atomic_rmw(op, ptr, value, access, flags);
        let inst = result.as_inst()?;
        let space = ptr.ty().address_space()?;
        let empty = self.cx.md_node(&[]);
        if space == 0 {
            // Memory of a thread is address space 5.
            let bounds = [Value::i32(5), Value::i32(6)].map(|bound| self.cx.md_value(bound));
            let kind = self.cx.md_kind(b"noalias.addrspace");
            let node = self.cx.md_node(&bounds);
            self.fs.body.set_metadata(inst, kind, node);
        }
        if space != 3 {
            let kind = self.cx.md_kind(b"amdgpu.no.fine.grained.memory");
            self.fs.body.set_metadata(inst, kind, empty);
            if op == RmwOp::FAdd && value.ty() == Type::FLOAT {
                let kind = self.cx.md_kind(b"amdgpu.ignore.denormal.mode");
                self.fs.body.set_metadata(inst, kind, empty);
            }
        }
        Some(result)
    }
}
