//! Casts of constants.

use super::Folder;
use crate::builder::expr_op;
use crate::constant::ExprOp;
use crate::inst::{Flags, Opcode};
use crate::types::{FloatKind, Type};
use crate::value::*;
use terrace_num::{ApFloat, ApInt, Rounding};

/// Whether a cast has a constant expression.
fn is_desirable(op: Opcode) -> bool {
    matches!(
        op,
        Opcode::Trunc
            | Opcode::PtrToAddr
            | Opcode::PtrToInt
            | Opcode::IntToPtr
            | Opcode::BitCast
            | Opcode::AddrSpaceCast
    )
}

impl Folder<'_> {
    /// Folds a cast of a constant.
    pub fn cast(&self, op: Opcode, value: Value, ty: Type) -> Option<Value> {
        if value.ty() == ty {
            return Some(value);
        }
        self.cast_operand(op, value, ty)
    }

    /// LLVM's `ConstantExpr::getCast`: folds, or creates an expression.
    pub(super) fn cast_expr(&self, op: Opcode, value: Value, ty: Type) -> Option<Value> {
        if value.ty() == ty {
            return Some(value);
        }
        if let Some(folded) = self.cast_instruction(op, value, ty) {
            return Some(folded);
        }
        self.expr(expr_op(op)?, ty, Flags::NONE, Type::VOID, &[value])
    }

    /// The constant of a cast in LLVM's text, which is folded without the data layout.
    pub(crate) fn cast_constant(&self, op: Opcode, value: Value, ty: Type) -> Option<Value> {
        // Without the layout the width of a pointer is unknown.
        if op == Opcode::PtrToInt && value.ty() != ty && self.int_behind(value).is_some() {
            return self.expr(ExprOp::PtrToInt, ty, Flags::NONE, Type::VOID, &[value]);
        }
        // A number becomes a vector of one element first.
        if op == Opcode::BitCast && ty.is_vector() && !value.ty().is_vector() && self.cx.is_number(value) {
            let single = self.cx.splat(self.cx.vector(value.ty(), 1, false), value);
            return self.cast_expr(op, single, ty);
        }
        self.cast_expr(op, value, ty)
    }

    fn cast_or_expr(&self, op: Opcode, value: Value, ty: Type) -> Option<Value> {
        if is_desirable(op) { self.cast_expr(op, value, ty) } else { self.cast_instruction(op, value, ty) }
    }

    /// Extends or truncates an integer.
    pub(super) fn int_cast(&self, value: Value, ty: Type, signed: bool) -> Option<Value> {
        let (from, to) = (self.cx.scalar_type(value.ty()).int_width()?, self.cx.scalar_type(ty).int_width()?);
        let op = match from.cmp(&to) {
            core::cmp::Ordering::Equal => return Some(value),
            core::cmp::Ordering::Greater => Opcode::Trunc,
            core::cmp::Ordering::Less if signed => Opcode::SExt,
            core::cmp::Ordering::Less => Opcode::ZExt,
        };
        self.cast_operand(op, value, ty)
    }

    /// LLVM's `ConstantFoldCastOperand`: folds pairs of casts that need the data layout.
    pub(super) fn cast_operand(&self, op: Opcode, value: Value, ty: Type) -> Option<Value> {
        match op {
            Opcode::PtrToInt | Opcode::PtrToAddr => {
                if let Some(source) = self.int_behind(value) {
                    // An integer that must be extended at run time remains an instruction.
                    let mid = match op {
                        Opcode::PtrToInt => self.dl.int_ptr_type(self.cx, value.ty()),
                        _ => self.dl.index_type(self.cx, value.ty()),
                    };
                    return match self.int_cast(source, mid, false) {
                        Some(int) => self.int_cast(int, ty, false),
                        None => (source.ty() == ty).then_some(source),
                    };
                }
                if let Some(folded) = self.gep_to_int(op, value) {
                    return self.int_cast(folded, ty, false);
                }
            }
            Opcode::IntToPtr => {
                if let Some(expr) = self.as_expr(value)
                    && expr.op == ExprOp::PtrToInt
                    && let Some(source) = expr.operands.get(0)
                    && let Some(space) = self.cx.scalar_type(source.ty()).address_space()
                    && self.cx.scalar_type(value.ty()).int_width()? >= self.dl.pointer_bits(space)
                    && self.cx.scalar_type(ty).address_space() == Some(space)
                {
                    return self.cast_expr(Opcode::BitCast, source, ty);
                }
            }
            Opcode::BitCast => return self.bitcast_layout(value, ty),
            _ => {}
        }
        self.cast_or_expr(op, value, ty)
    }

    /// The operand of an `inttoptr`.
    fn int_behind(&self, value: Value) -> Option<Value> {
        self.as_expr(value).filter(|expr| expr.op == ExprOp::IntToPtr)?.operands.get(0)
    }

    fn gep_to_int(&self, op: Opcode, value: Value) -> Option<Value> {
        let expr = self.as_expr(value).filter(|expr| expr.op == ExprOp::GetElementPtr)?;
        let mut offset = ApInt::zero(self.dl.index_bits(value.ty().address_space()?));
        let base = self.strip_offsets(value, &mut offset, true, false);
        if base.is_zero() {
            return Some(self.int_value(Type::int(offset.width()), &offset));
        }
        // The address of byte `0 - V` is the address minus `V`.
        let (ptr, index) = (expr.operands.get(0)?, expr.operands.get(1)?);
        let index_ty = self.dl.index_type(self.cx, ptr.ty());
        let sub = self.as_expr(index)?;
        let fits = expr.operands.len() == 2 && expr.source == Type::I8 && index.ty() == index_ty;
        if fits && sub.op == ExprOp::Sub && sub.operands.get(0)?.is_zero() {
            let base = self.cast_expr(op, ptr, index_ty)?;
            return self.fold_or_expr(Opcode::Sub, base, sub.operands.get(1)?);
        }
        None
    }

    /// LLVM's `ConstantFoldCastInstruction`.
    fn cast_instruction(&self, op: Opcode, value: Value, ty: Type) -> Option<Value> {
        if value.is_poison() {
            return Some(Value::poison(ty));
        }
        if value.is_undef() {
            return Some(match op {
                Opcode::ZExt | Opcode::SExt | Opcode::UiToFp | Opcode::SiToFp => Value::zero(ty),
                _ => Value::undef(ty),
            });
        }
        if value.is_zero() && ty != Type::X86_AMX && op != Opcode::AddrSpaceCast {
            return Some(Value::zero(ty));
        }
        if let Some(expr) = self.as_expr(value)
            && expr.op.is_cast()
            && let Some(source) = expr.operands.get(0)
            && let Some(single) = self.cast_pair(expr.op, op, source.ty(), value.ty(), ty)
        {
            return self.cast_or_expr(single, source, ty);
        }
        if let Some(answer) = self.cast_vector(op, value, ty) {
            return answer;
        }
        match op {
            Opcode::FpTrunc | Opcode::FpExt => {
                let kind = ty.float_kind()?;
                let (converted, _) =
                    self.float(value)?.convert(super::float_format(kind), Rounding::NearestTiesToEven);
                Some(self.float_value(ty, converted))
            }
            Opcode::FpToUi | Opcode::FpToSi => {
                let float = self.float(value)?;
                let width = ty.int_width()?;
                Some(match float.to_int(width, op == Opcode::FpToSi, Rounding::TowardZero) {
                    Some((int, _)) => self.int_value(ty, &int),
                    None => Value::poison(ty),
                })
            }
            Opcode::UiToFp | Opcode::SiToFp => {
                let int = self.int(value)?;
                let format = super::float_format(ty.float_kind()?);
                let (float, _) =
                    ApFloat::from_int(format, &int, op == Opcode::SiToFp, Rounding::NearestTiesToEven);
                Some(self.float_value(ty, float))
            }
            Opcode::ZExt => Some(self.int_value(ty, &self.int(value)?.zext(ty.int_width()?))),
            Opcode::SExt => Some(self.int_value(ty, &self.int(value)?.sext(ty.int_width()?))),
            Opcode::Trunc => Some(self.int_value(ty, &self.int(value)?.trunc(ty.int_width()?))),
            Opcode::BitCast => self.bitcast(value, ty),
            _ => None,
        }
    }

    /// The single cast that is equivalent to two consecutive ones.
    fn cast_pair(&self, first: ExprOp, second: Opcode, from: Type, mid: Type, to: Type) -> Option<Opcode> {
        let width = |ty: Type| self.cx.scalar_type(ty).int_width();
        match (first, second) {
            (ExprOp::Trunc, Opcode::Trunc) => Some(Opcode::Trunc),
            (ExprOp::PtrToInt, Opcode::Trunc) => Some(Opcode::PtrToInt),
            (ExprOp::PtrToAddr, Opcode::Trunc) => Some(Opcode::PtrToAddr),
            (ExprOp::IntToPtr, Opcode::PtrToInt) => {
                (width(from)? <= 64 && width(from) == width(to)).then_some(Opcode::BitCast)
            }
            (ExprOp::AddrSpaceCast, Opcode::AddrSpaceCast) => {
                let space = |ty: Type| self.cx.scalar_type(ty).address_space();
                Some(if space(from) == space(to) { Opcode::BitCast } else { Opcode::AddrSpaceCast })
            }
            (ExprOp::BitCast, Opcode::BitCast) => Some(Opcode::BitCast),
            (ExprOp::BitCast, Opcode::Trunc) if from.is_int() && !mid.is_vector() => Some(Opcode::Trunc),
            _ => None,
        }
    }

    fn cast_vector(&self, op: Opcode, value: Value, ty: Type) -> Option<Option<Value>> {
        let (_, count) = self.cx.vector_parts(value.ty())?;
        let (elem, to_count) = self.cx.vector_parts(ty)?;
        let is_scalable = ty.is_scalable_vector();
        if count != to_count || is_scalable != value.ty().is_scalable_vector() {
            return None;
        }
        if let Some(splat) = self.splat_of(value) {
            return Some(self.cast_or_expr(op, splat, elem).map(|elem| self.splat(ty, elem)));
        }
        if is_scalable {
            return None;
        }
        let mut elems = Vec::with_capacity(count as usize);
        for i in 0..count as u64 {
            let cast = self.element(value, i).and_then(|value| self.cast_or_expr(op, value, elem));
            match cast {
                Some(value) => elems.push(value),
                None => return Some(None),
            }
        }
        Some(Some(self.cx.aggregate(ty, &elems)))
    }

    /// LLVM's `FoldBitCast` without a data layout.
    fn bitcast(&self, value: Value, ty: Type) -> Option<Value> {
        if self.is_all_ones(value)
            && let Some(ones) = self.all_ones(ty)
        {
            return Some(ones);
        }
        if let Some(int) = self.int(value) {
            let kind = ty.float_kind().filter(|kind| *kind != FloatKind::PpcFp128)?;
            let _ = kind;
            return Some(self.cx.float_bits(ty, int.low_u128()));
        }
        if let Some(bits) = self.cx.as_float_bits(value) {
            let width = ty.int_width()?;
            if value.ty() == Type::PPC_FP128 {
                return None;
            }
            return Some(self.int_value(ty, &ApInt::from_u128(width, bits)));
        }
        None
    }

    /// LLVM's `FoldBitCast` with a data layout: repacks the bits of vectors.
    fn bitcast_layout(&self, value: Value, ty: Type) -> Option<Value> {
        match value.kind() {
            ValueKind::Poison => return Some(Value::poison(ty)),
            ValueKind::Undef => return Some(Value::undef(ty)),
            _ => {}
        }
        if value.is_zero() && ty != Type::X86_AMX {
            return Some(Value::zero(ty));
        }
        if self.is_all_ones(value)
            && !self.cx.scalar_type(ty).is_ptr()
            && let Some(ones) = self.all_ones(ty)
        {
            return Some(ones);
        }
        if (value.ty().is_vector() || ty.is_vector())
            && !value.ty().is_scalable_vector()
            && !ty.is_scalable_vector()
            && let Some(repacked) = self.repack(value, ty)
        {
            return Some(repacked);
        }
        self.cast_expr(Opcode::BitCast, value, ty)
    }

    fn repack(&self, value: Value, ty: Type) -> Option<Value> {
        let bits_of = |ty: Type| ty.int_width().or(ty.float_kind().map(FloatKind::bits));
        let (from_elem, from_count) = self.cx.vector_parts(value.ty()).unwrap_or((value.ty(), 1));
        let (to_elem, to_count) = self.cx.vector_parts(ty).unwrap_or((ty, 1));
        if from_count == to_count && ty.is_vector() {
            return None;
        }
        let (from_bits, to_bits) = (bits_of(from_elem)?, bits_of(to_elem)?);
        let total = from_bits.checked_mul(from_count)?;
        if total != to_bits.checked_mul(to_count)? || total > 1 << 22 {
            return None;
        }
        // Concatenates all elements to one integer: the first is lowest, or highest on big-endian targets.
        let big = self.dl.is_big_endian();
        let bit_offset =
            |index: u32, count: u32, bits: u32| if big { (count - 1 - index) * bits } else { index * bits };
        let mut whole = ApInt::zero(total);
        let mut undefined = Vec::new();
        for i in 0..from_count {
            let elem = if value.ty().is_vector() { self.cx.const_element(value, i as u64)? } else { value };
            if elem.is_undef_or_poison() {
                undefined.push(i);
                continue;
            }
            let part = match self.int(elem) {
                Some(int) => int,
                None => ApInt::from_u128(from_bits, self.cx.as_float_bits(elem)?),
            };
            whole = whole.insert_bits(&part, bit_offset(i, from_count, from_bits));
        }
        // Undefined elements stay undefined if they are split, and become zero if they are joined.
        let ratio = if to_count > from_count { to_count / from_count } else { 0 };
        let elems: Vec<Value> = (0..to_count)
            .map(|i| {
                if i.checked_div(ratio).is_some_and(|source| undefined.contains(&source)) {
                    return Value::undef(to_elem);
                }
                let part = whole.extract_bits(bit_offset(i, to_count, to_bits), to_bits);
                if to_elem.is_int() {
                    self.int_value(to_elem, &part)
                } else {
                    self.cx.float_bits(to_elem, part.low_u128())
                }
            })
            .collect();
        if ty.is_vector() { Some(self.cx.aggregate(ty, &elems)) } else { elems.first().copied() }
    }
}
