//! Which operands operations accept, for both readers.

use crate::context::Context;
use crate::inst::Opcode;
use crate::types::Type;
use crate::value::Value;
use terrace_support::small_vec::SmallVec;

impl Context {
    /// LLVM's `CastInst::castIsValid`.
    pub(crate) fn is_valid_cast(&self, op: Opcode, from: Type, to: Type) -> bool {
        let cx = self;
        if !from.is_first_class() || !to.is_first_class() || from.is_aggregate() || to.is_aggregate() {
            return false;
        }
        let count = |ty: Type| cx.vector_parts(ty).map(|(_, count)| (count, ty.is_scalable_vector()));
        let same_shape = count(from) == count(to);
        let (a, b) = (cx.scalar_type(from), cx.scalar_type(to));
        let bits = |ty: Type| ty.int_width().or(ty.float_kind().map(|kind| kind.bits())).unwrap_or(0);
        match op {
            Opcode::Trunc => a.is_int() && b.is_int() && same_shape && bits(a) > bits(b),
            Opcode::ZExt | Opcode::SExt => a.is_int() && b.is_int() && same_shape && bits(a) < bits(b),
            Opcode::FpTrunc => a.is_float() && b.is_float() && same_shape && bits(a) > bits(b),
            Opcode::FpExt => a.is_float() && b.is_float() && same_shape && bits(a) < bits(b),
            Opcode::UiToFp | Opcode::SiToFp => a.is_int() && b.is_float() && same_shape,
            Opcode::FpToUi | Opcode::FpToSi => a.is_float() && b.is_int() && same_shape,
            Opcode::PtrToInt | Opcode::PtrToAddr => a.is_ptr() && b.is_int() && same_shape,
            Opcode::IntToPtr => a.is_int() && b.is_ptr() && same_shape,
            Opcode::AddrSpaceCast => {
                a.is_ptr() && b.is_ptr() && a.address_space() != b.address_space() && same_shape
            }
            Opcode::BitCast => {
                if a.is_ptr() != b.is_ptr() {
                    return false;
                }
                if a.is_ptr() {
                    let single = |ty: Type| count(ty).is_none_or(|count| count == (1, false));
                    return a.address_space() == b.address_space()
                        && (same_shape
                            || single(from) && single(to) && (count(from).is_none() || count(to).is_none()));
                }
                // Sizes in bits must be equal, and known.
                let size = |ty: Type| {
                    let (elem, n) = cx.vector_parts(ty).unwrap_or((ty, 1));
                    let width = if elem == Type::X86_AMX { 8192 } else { bits(elem) };
                    (u64::from(width) * u64::from(n), ty.is_scalable_vector())
                };
                size(from) == size(to) && size(from).0 != 0
            }
            _ => false,
        }
    }

    /// The type that the indices of a `getelementptr` arrive at.
    pub(crate) fn gep_type(&self, source: Type, indices: &[Value]) -> Option<Type> {
        let mut ty = source;
        for &index in indices.iter().skip(1) {
            if ty.is_struct() {
                let index = if index.ty().is_vector() { self.splat_value(index)? } else { index };
                let number = self.as_i64(index).filter(|_| index.ty() == Type::I32)?;
                ty = self.struct_fields(ty)?.0.get(usize::try_from(number).ok()?)?;
            } else if ty.is_array() || ty.is_vector() {
                ty = self.element_type(ty, 0)?;
            } else {
                return None;
            }
        }
        Some(ty)
    }

    /// The mask of a `shufflevector`, with `-1` for poison; `None` if the operands do not fit.
    pub(crate) fn shuffle_mask(&self, lhs: Value, rhs: Value, mask: Value) -> Option<SmallVec<[i32; 16]>> {
        let cx = self;
        if !lhs.ty().is_vector() || lhs.ty() != rhs.ty() {
            return None;
        }
        let (_, n) = cx.vector_parts(lhs.ty())?;
        let (elem, count) = cx.vector_parts(mask.ty())?;
        if elem != Type::I32 || mask.ty().is_scalable_vector() != lhs.ty().is_scalable_vector() {
            return None;
        }
        if mask.is_zero() {
            return Some(SmallVec::from_elem(0, count as usize));
        }
        if mask.is_undef_or_poison() {
            return Some(SmallVec::from_elem(-1, count as usize));
        }
        if mask.ty().is_scalable_vector() {
            return None;
        }
        (0..u64::from(count))
            .map(|i| {
                let index = cx.const_element(mask, i)?;
                if index.is_undef_or_poison() {
                    return Some(-1);
                }
                let index = cx.as_i64(index)?;
                let in_range = index >= 0 && (index as u64) < 2 * u64::from(n);
                in_range.then_some(index as i32)
            })
            .collect()
    }
}
