//! Constants that refer to others: aggregates, expressions, and wrappers of functions.

use super::super::codes::{BINOPS, CASTS, constant as code, decode_flags, find};
use super::super::error::{Read, bad_record, fail};
use super::module::Reader;
use crate::constant::ExprOp;
use crate::fold::Folder;
use crate::inst::{Flags, Opcode};
use crate::types::{Type, TypeView};
use crate::value::Value;
use terrace_support::small_vec::SmallVec;

/// The place of the first operand of an address computation, and its other operands.
struct GepHead {
    source: Option<u64>,
    flags: Flags,
    in_range: Option<(i64, i64)>,
    first: usize,
}

impl Reader<'_> {
    /// The numbers of the constants that the last record refers to.
    pub(super) fn constant_operands(&self) -> Read<SmallVec<[u64; 8]>> {
        let record = &self.record;
        let ops = |places: &[usize]| places.iter().map(|&at| record.get(at)).collect();
        match record.code {
            code::AGGREGATE => Ok(SmallVec::from_slice(&record.ops)),
            code::BINOP => ops(&[1, 2]),
            code::CAST => ops(&[2]),
            code::UNOP => ops(&[1]),
            code::CMP => ops(&[1, 2]),
            code::SELECT => ops(&[0, 1, 2]),
            code::EXTRACTELT if record.ops.len() > 3 => ops(&[1, 3]),
            code::EXTRACTELT => ops(&[1, 2]),
            code::INSERTELT if record.ops.len() > 3 => ops(&[0, 1, 3]),
            code::INSERTELT => ops(&[0, 1, 2]),
            code::SHUFFLEVEC => ops(&[0, 1, 2]),
            code::SHUFVEC_EX => ops(&[1, 2, 3]),
            code::DSO_LOCAL_EQUIVALENT | code::NO_CFI => ops(&[1]),
            code::PTRAUTH | code::PTRAUTH2 => ops(&[0, 1, 2, 3]),
            _ => {
                let GepHead { first, .. } = self.gep_head()?;
                let rest = record.ops.get(first..).unwrap_or(&[]);
                // Each operand has its type before it.
                Ok(rest.iter().skip(1).step_by(2).copied().collect())
            }
        }
    }

    fn gep_head(&self) -> Read<GepHead> {
        let record = &self.record;
        let flags = |bits| decode_flags(Opcode::GetElementPtr, bits);
        let mut head = GepHead { source: Some(record.get(0)?), flags: Flags::NONE, in_range: None, first: 1 };
        match record.code {
            code::GEP => {
                head.flags = flags(record.get(1)?);
                head.first = 2;
            }
            code::GEP_WITH_INRANGE => {
                head.flags = flags(record.get(1)?);
                let mut at = 3;
                let width = record.get32(2)?;
                let (low, high) = super::attributes::range(width, &mut || {
                    at += 1;
                    record.get(at - 1)
                })?;
                let bound = |limbs: &[u64]| limbs.first().map_or(0, |&limb| limb as i64);
                head.in_range = Some((bound(&low), bound(&high)));
                head.first = at;
            }
            // Only the low bit of the flags is one; the others are the index in range.
            code::GEP_WITH_INRANGE_INDEX => {
                head.flags = flags(record.get(1)? & 1);
                head.first = 2;
            }
            other => {
                head.flags = flags(u64::from(other == code::INBOUNDS_GEP));
                if record.ops.len().is_multiple_of(2) {
                    return fail("an address has no source type, as with typed pointers");
                }
            }
        }
        Ok(head)
    }

    /// A constant whose operands are known.
    pub(super) fn open_constant(&self, ty: Type, numbers: &[u64]) -> Read<Value> {
        let operands = numbers
            .iter()
            .map(|&number| self.values.constant(number))
            .collect::<Read<SmallVec<[Value; 8]>>>()?;
        let (cx, record, folder) = (&self.cx, &self.record, Folder::new(&self.m));
        let value = match (record.code, &operands[..]) {
            (code::AGGREGATE, elements) => return self.aggregate(ty, elements),
            (code::CAST, &[value]) => {
                let Some(op) = find(CASTS, record.get(0)?) else { return Err(bad_record()) };
                if !cx.is_valid_cast(op, value.ty(), ty) {
                    return fail("a cast has an operand of an invalid type");
                }
                folder.cast_constant(op, value, ty)
            }
            (code::BINOP, &[lhs, rhs]) => {
                let Some(op) = find(BINOPS, record.get(0)?) else { return Err(bad_record()) };
                if lhs.ty() != rhs.ty() || !cx.scalar_type(lhs.ty()).is_int() {
                    return fail("an operation has operands of invalid types");
                }
                folder.binary_expr(op, lhs, rhs, decode_flags(op, record.or_zero(3)))
            }
            (code::EXTRACTELT, &[vector, index]) if vector.ty().is_vector() && index.ty().is_int() => {
                folder.extract_element(vector, index)
            }
            (code::INSERTELT, &[vector, value, index])
                if vector.ty().is_vector()
                    && index.ty().is_int()
                    && cx.scalar_type(vector.ty()) == value.ty() =>
            {
                folder.insert_element(vector, value, index)
            }
            (code::SHUFFLEVEC | code::SHUFVEC_EX, &[lhs, rhs, mask]) => {
                let Some(mask) = cx.shuffle_mask(lhs, rhs, mask) else {
                    return fail("a shuffle has operands of invalid types");
                };
                folder.shuffle_vector(lhs, rhs, &mask)
            }
            (code::DSO_LOCAL_EQUIVALENT, &[func]) if func.is_global() => Some(cx.dso_local_equivalent(func)),
            (code::NO_CFI, &[func]) if func.is_global() => Some(cx.no_cfi(func)),
            (code::PTRAUTH | code::PTRAUTH2, &[pointer, key, discriminator, address]) => {
                let is_int = |value: Value, ty: Type| value.ty() == ty && cx.is_number(value);
                let is_valid = pointer.ty().is_ptr()
                    && address.ty().is_ptr()
                    && is_int(key, Type::I32)
                    && is_int(discriminator, Type::I64);
                if !is_valid {
                    return fail("a signed pointer has operands of invalid types");
                }
                Some(cx.ptr_auth([pointer, key, discriminator, address]))
            }
            (code::EXTRACTELT | code::INSERTELT | code::DSO_LOCAL_EQUIVALENT | code::NO_CFI, _) => {
                return fail("an expression has operands of invalid types");
            }
            (_, operands) => self.gep_expression(operands)?,
        };
        value.map_or_else(|| fail("expressions are nested too deeply"), Ok)
    }

    fn aggregate(&self, ty: Type, elements: &[Value]) -> Read<Value> {
        if !self.fits(ty, elements) {
            return fail("an aggregate has elements of other types than its own");
        }
        Ok(self.cx.aggregate(ty, elements))
    }

    /// Whether these are the elements of an aggregate of a type.
    pub(super) fn fits(&self, ty: Type, elements: &[Value]) -> bool {
        let cx = &self.cx;
        let n = elements.len() as u64;
        match cx.view(ty) {
            TypeView::Array { elem, count } => count == n && elements.iter().all(|value| value.ty() == elem),
            TypeView::Vector { elem, count, scalable } => {
                !scalable && u64::from(count) == n && elements.iter().all(|value| value.ty() == elem)
            }
            _ => cx.struct_fields(ty).is_some_and(|(fields, _)| {
                fields.len() == elements.len() && fields.iter().eq(elements.iter().map(|value| value.ty()))
            }),
        }
    }

    /// The source type, the result's type and the flags of the address computation of these operands.
    pub(super) fn gep_parts(&self, operands: &[Value]) -> Read<(Type, Type, Flags)> {
        let (cx, head) = (&self.cx, self.gep_head()?);
        let Some((&base, indices)) = operands.split_first() else { return Err(bad_record()) };
        let source = self.ty(head.source.ok_or_else(bad_record)?)?;
        let mut shape = base.ty();
        let mut is_valid = cx.scalar_type(base.ty()).is_ptr();
        for index in indices {
            is_valid &= cx.scalar_type(index.ty()).is_int();
            if index.ty().is_vector() {
                let count = |ty: Type| cx.vector_parts(ty).map(|parts| parts.1);
                is_valid &= !shape.is_vector() || count(shape) == count(index.ty());
                shape = index.ty();
            }
        }
        let is_sized = |ty: Type| ty.is_int() || ty.is_ptr() || self.m.layout.size_in_bits(cx, ty).is_some();
        is_valid =
            is_valid && (indices.is_empty() || is_sized(source)) && cx.gep_type(source, indices).is_some();
        if !is_valid {
            return fail("an address has operands of invalid types");
        }
        let ty = if base.ty().is_vector() || !shape.is_vector() {
            base.ty()
        } else {
            cx.with_shape_of(base.ty(), shape)
        };
        Ok((source, ty, head.flags))
    }

    fn gep_expression(&self, operands: &[Value]) -> Read<Option<Value>> {
        let (source, ty, flags) = self.gep_parts(operands)?;
        let in_range = self.gep_head()?.in_range;
        match operands.split_first() {
            Some((&base, indices)) if in_range.is_none() => {
                Ok(Folder::new(&self.m).gep_expr(source, base, indices, flags))
            }
            _ => Ok(Some(self.cx.expr(ExprOp::GetElementPtr, ty, flags, source, operands, in_range))),
        }
    }
}
