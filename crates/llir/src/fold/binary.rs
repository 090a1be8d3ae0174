//! Binary operations and `fneg` of constants.

use super::Folder;
use crate::builder::expr_op;
use crate::constant::ExprOp;
use crate::inst::{Flags, Opcode};
use crate::types::Type;
use crate::value::*;
use terrace_num::{ApFloat, ApInt};

/// Whether an operation has a constant expression.
fn is_desirable(op: Opcode) -> bool {
    matches!(op, Opcode::Add | Opcode::Sub | Opcode::Xor)
}

fn is_commutative(op: Opcode) -> bool {
    matches!(
        op,
        Opcode::Add | Opcode::FAdd | Opcode::Mul | Opcode::FMul | Opcode::And | Opcode::Or | Opcode::Xor
    )
}

fn is_associative(op: Opcode) -> bool {
    matches!(op, Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor)
}

impl Folder<'_> {
    /// Folds a binary operation on constants.
    pub fn binary(&self, op: Opcode, lhs: Value, rhs: Value, flags: Flags) -> Option<Value> {
        if let (ValueKind::Int(a), ValueKind::Int(b)) = (lhs.kind(), rhs.kind())
            && let Some(folded) = self.small_int(op, lhs.ty(), a as i64, b as i64)
        {
            return Some(folded);
        }
        if is_desirable(op) {
            let made = self.binary_expr(op, lhs, rhs, flags)?;
            return Some(self.refold(made));
        }
        self.binary_operands(op, lhs, rhs)
    }

    /// The fast path: integers in the inline form.
    fn small_int(&self, op: Opcode, ty: Type, a: i64, b: i64) -> Option<Value> {
        if ty.int_width()? > 64 {
            return None;
        }
        let value = match op {
            Opcode::Add => a + b,
            Opcode::Sub => a - b,
            Opcode::Mul => a * b,
            Opcode::And => a & b,
            Opcode::Or => a | b,
            Opcode::Xor => a ^ b,
            _ => return None,
        };
        Some(self.cx.int(ty, value))
    }

    /// LLVM's `ConstantExpr::get`: folds, or creates an expression.
    pub(crate) fn binary_expr(&self, op: Opcode, lhs: Value, rhs: Value, flags: Flags) -> Option<Value> {
        if let Some(folded) = self.binary_instruction(op, lhs, rhs) {
            return Some(folded);
        }
        let flags = Flags(flags.0 & (Flags::NUW.0 | Flags::NSW.0));
        self.expr(expr_op(op)?, lhs.ty(), flags, Type::VOID, &[lhs, rhs])
    }

    /// LLVM's `ConstantFoldConstant` on a new expression: folds again with the data layout.
    pub(super) fn refold(&self, value: Value) -> Value {
        let Some(expr) = self.as_expr(value) else { return value };
        let (Some(lhs), Some(rhs)) = (expr.operands.get(0), expr.operands.get(1)) else { return value };
        let op = match expr.op {
            ExprOp::Add => Opcode::Add,
            ExprOp::Sub => Opcode::Sub,
            ExprOp::Xor => Opcode::Xor,
            _ => return value,
        };
        self.binary_operands(op, lhs, rhs).unwrap_or(value)
    }

    /// LLVM's `ConstantFoldBinaryOpOperands`.
    pub(super) fn binary_operands(&self, op: Opcode, lhs: Value, rhs: Value) -> Option<Value> {
        if self.is_expr(lhs) || self.is_expr(rhs) {
            if op == Opcode::Sub
                && let Some((base1, offset1)) = self.offset_from_global(lhs)
                && let Some((base2, offset2)) = self.offset_from_global(rhs)
                && base1 == base2
            {
                let width = lhs.ty().int_width()?;
                let difference = offset1.zext_or_trunc(width).sub(&offset2.zext_or_trunc(width));
                return Some(self.int_value(lhs.ty(), &difference));
            }
            if op == Opcode::And
                && let Some(folded) = self.and_known_bits(lhs, rhs)
            {
                return Some(folded);
            }
        }
        if is_desirable(op) {
            return self.binary_expr(op, lhs, rhs, Flags::NONE);
        }
        self.binary_instruction(op, lhs, rhs)
    }

    /// Decomposes a constant into a global and an offset, if it is such an address.
    fn offset_from_global(&self, value: Value) -> Option<(Value, ApInt)> {
        let mut value = value;
        while let Some(expr) = self.as_expr(value)
            && matches!(expr.op, ExprOp::PtrToInt | ExprOp::PtrToAddr)
        {
            value = expr.operands.get(0)?;
        }
        let ptr = value.ty();
        let bits = self.dl.index_bits(ptr.address_space()?);
        let mut offset = ApInt::zero(bits);
        let base = self.strip_offsets(value, &mut offset, true, false);
        base.is_global().then_some((base, offset))
    }

    /// Folds an `and` of an address and a mask, if the alignment of the address determines the result.
    fn and_known_bits(&self, lhs: Value, rhs: Value) -> Option<Value> {
        let (address, mask) = if self.is_expr(lhs) { (lhs, rhs) } else { (rhs, lhs) };
        let mask_value = self.int(mask)?;
        let zeros = self.known_zeros(address, mask_value.width())?;
        // The mask clears only bits that are known to be zero.
        if mask_value.or(&zeros).is_all_ones() {
            return Some(address);
        }
        mask_value.and(&zeros.not()).is_zero().then(|| Value::zero(lhs.ty()))
    }

    /// The bits of an address (as an integer) that are known to be zero.
    fn known_zeros(&self, value: Value, width: u32) -> Option<ApInt> {
        let expr = self.as_expr(value)?;
        let operand = expr.operands.get(0)?;
        if !matches!(expr.op, ExprOp::PtrToInt | ExprOp::PtrToAddr) {
            return None;
        }
        let space = operand.ty().address_space()?;
        let mut offset = ApInt::zero(self.dl.index_bits(space));
        let base = self.strip_offsets(operand, &mut offset, true, false);
        let align = self.global_align(base);
        let low = if align <= 1 { 0 } else { align.trailing_zeros().min(offset.trailing_zeros()) };
        let pointer = self.dl.pointer_bits(space).min(width);
        let high = ApInt::low_bits_set(width, pointer).not();
        Some(ApInt::low_bits_set(width, low.min(width)).or(&high))
    }

    /// The known alignment of a global's address.
    fn global_align(&self, value: Value) -> u64 {
        match value.kind() {
            ValueKind::Global(id) => {
                let global = self.m.global(id);
                if !global.align.is_none() {
                    return global.align.bytes();
                }
                if global.initializer.is_some() && global.symbol.linkage.is_strong() {
                    let preferred = self.dl.pref_align(self.cx, global.ty).unwrap_or(1);
                    // Large globals are aligned to 16 bytes.
                    let large = self.dl.size_in_bits(self.cx, global.ty).is_some_and(|size| size.min > 128);
                    if large { preferred.max(16) } else { preferred }
                } else {
                    self.dl.abi_align(self.cx, global.ty).unwrap_or(1)
                }
            }
            ValueKind::Func(id) => self.m.func(id).align().bytes().max(1),
            _ => 1,
        }
    }

    /// The identity element of an operation; `rhs_only` includes those that are an identity only on the right.
    fn identity(&self, op: Opcode, ty: Type, rhs_only: bool) -> Option<Value> {
        let float = |negative_zero: bool, one: bool| {
            let kind = self.cx.scalar_type(ty).float_kind()?;
            let format = super::float_format(kind);
            let value = match (negative_zero, one) {
                (true, _) => ApFloat::neg_zero(format),
                (_, true) => ApFloat::one(format),
                _ => ApFloat::zero(format),
            };
            Some(self.cx.float_bits(ty, value.to_bits()))
        };
        match op {
            Opcode::Add | Opcode::Or | Opcode::Xor => Some(Value::zero(ty)),
            Opcode::Mul => Some(self.cx.int(ty, 1)),
            Opcode::And => Some(self.cx.int(ty, -1)),
            Opcode::FAdd => float(true, false),
            Opcode::FMul => float(false, true),
            Opcode::Sub | Opcode::Shl | Opcode::LShr | Opcode::AShr if rhs_only => Some(Value::zero(ty)),
            Opcode::SDiv | Opcode::UDiv if rhs_only => Some(self.cx.int(ty, 1)),
            Opcode::FSub if rhs_only => Some(Value::zero(ty)),
            Opcode::FDiv if rhs_only => float(false, true),
            _ => None,
        }
    }

    fn absorber(&self, op: Opcode, ty: Type, lhs_too: bool) -> Option<Value> {
        match op {
            Opcode::Or => Some(self.cx.int(ty, -1)),
            Opcode::And | Opcode::Mul => Some(Value::zero(ty)),
            Opcode::Shl
            | Opcode::LShr
            | Opcode::AShr
            | Opcode::SDiv
            | Opcode::UDiv
            | Opcode::SRem
            | Opcode::URem
                if lhs_too =>
            {
                Some(Value::zero(ty))
            }
            _ => None,
        }
    }

    /// LLVM's `ConstantFoldBinaryInstruction`.
    fn binary_instruction(&self, op: Opcode, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = lhs.ty();
        if let Some(identity) = self.identity(op, ty, false) {
            if lhs == identity {
                return Some(rhs);
            }
            if rhs == identity {
                return Some(lhs);
            }
        } else if self.identity(op, ty, true) == Some(rhs) {
            return Some(lhs);
        }
        if lhs.is_poison() || rhs.is_poison() {
            return Some(Value::poison(ty));
        }
        if (!ty.is_vector() || ty.is_scalable_vector()) && (lhs.is_undef() || rhs.is_undef()) {
            return self.undef_operand(op, lhs, rhs);
        }
        if let Some(b) = self.int(rhs) {
            if self.absorber(op, ty, false) == Some(rhs) {
                return Some(rhs);
            }
            match op {
                Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem if b.is_zero() => {
                    return Some(Value::poison(ty));
                }
                Opcode::URem | Opcode::SRem if b.is_one() => return Some(Value::zero(ty)),
                _ => {}
            }
        } else if self.int(lhs).is_some() && is_commutative(op) {
            return self.fold_or_expr(op, rhs, lhs);
        }
        if let Some(a) = self.int(lhs) {
            if let Some(b) = self.int(rhs) {
                return self.int_pair(op, ty, &a, &b);
            }
            if self.absorber(op, ty, true) == Some(lhs) {
                return Some(lhs);
            }
        } else if let (Some(a), Some(b)) = (self.float(lhs), self.float(rhs)) {
            let value = match op {
                Opcode::FAdd => a.add(b),
                Opcode::FSub => a.sub(b),
                Opcode::FMul => a.mul(b),
                Opcode::FDiv => a.div(b),
                Opcode::FRem => a.rem(b),
                _ => return None,
            };
            return Some(self.float_value(ty, value));
        }
        if ty.is_vector()
            && let Some(answer) = self.vector_pair(op, lhs, rhs)
        {
            return answer;
        }
        if let Some(expr) = self.as_expr(lhs) {
            // `(X op C1) op C2` is `X op (C1 op C2)` if the latter folds.
            if is_associative(op)
                && expr_op(op) == Some(expr.op)
                && let (Some(x), Some(c1)) = (expr.operands.get(0), expr.operands.get(1))
                && let Some(both) = self.fold_or_expr(op, c1, rhs)
                && self.as_expr(both).is_none_or(|both| Some(both.op) != expr_op(op))
            {
                return self.fold_or_expr(op, x, both);
            }
        } else if self.is_expr(rhs) && is_commutative(op) {
            return self.binary_instruction(op, rhs, lhs);
        }
        if ty == Type::I1 {
            return match op {
                Opcode::Add | Opcode::Sub => self.fold_or_expr(Opcode::Xor, lhs, rhs),
                Opcode::Shl | Opcode::LShr | Opcode::AShr | Opcode::SDiv | Opcode::UDiv => Some(lhs),
                Opcode::URem | Opcode::SRem => Some(Value::FALSE),
                _ => None,
            };
        }
        None
    }

    pub(super) fn fold_or_expr(&self, op: Opcode, lhs: Value, rhs: Value) -> Option<Value> {
        if is_desirable(op) {
            self.binary_expr(op, lhs, rhs, Flags::NONE)
        } else {
            self.binary_instruction(op, lhs, rhs)
        }
    }

    fn undef_operand(&self, op: Opcode, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = lhs.ty();
        let both_undef = lhs.is_undef() && rhs.is_undef();
        let zero = Some(Value::zero(ty));
        match op {
            Opcode::Xor if both_undef => zero,
            Opcode::Xor | Opcode::Add | Opcode::Sub => Some(Value::undef(ty)),
            Opcode::And => {
                if both_undef {
                    Some(lhs)
                } else {
                    zero
                }
            }
            Opcode::Mul if both_undef => Some(lhs),
            Opcode::Mul => {
                let known = if lhs.is_undef() { rhs } else { lhs };
                let scalar = self.splat_of(known).unwrap_or(known);
                let is_odd = self.int(scalar).is_some_and(|value| value.bit(0));
                if is_odd { Some(Value::undef(ty)) } else { zero }
            }
            Opcode::SDiv | Opcode::UDiv | Opcode::SRem | Opcode::URem => {
                if rhs.is_undef() || rhs.is_zero() {
                    Some(Value::poison(ty))
                } else {
                    zero
                }
            }
            Opcode::Or if both_undef => Some(lhs),
            Opcode::Or => self.all_ones(ty),
            Opcode::LShr | Opcode::AShr | Opcode::Shl => {
                if rhs.is_undef() {
                    Some(Value::poison(ty))
                } else {
                    zero
                }
            }
            Opcode::FSub
                if rhs.is_undef()
                    && self
                        .splat_of(lhs)
                        .or(Some(lhs))
                        .and_then(|v| self.float(v))
                        .is_some_and(ApFloat::is_neg_zero) =>
            {
                Some(rhs)
            }
            Opcode::FSub | Opcode::FAdd | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
                if both_undef {
                    return Some(lhs);
                }
                let kind = self.cx.scalar_type(ty).float_kind()?;
                Some(self.cx.float_bits(ty, ApFloat::nan(super::float_format(kind)).to_bits()))
            }
            _ => None,
        }
    }

    fn int_pair(&self, op: Opcode, ty: Type, a: &ApInt, b: &ApInt) -> Option<Value> {
        let poison = Some(Value::poison(ty));
        let value = match op {
            Opcode::Add => a.add(b),
            Opcode::Sub => a.sub(b),
            Opcode::Mul => a.mul(b),
            Opcode::UDiv => a.udiv(b)?,
            Opcode::SDiv | Opcode::SRem if b.is_all_ones() && a.is_signed_min() => return poison,
            Opcode::SDiv => a.sdiv(b)?,
            Opcode::URem => a.urem(b)?,
            Opcode::SRem => a.srem(b)?,
            Opcode::And => a.and(b),
            Opcode::Or => a.or(b),
            Opcode::Xor => a.xor(b),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let Some(amount) = b.shift_amount(a.width()) else { return poison };
                match op {
                    Opcode::Shl => a.shl(amount),
                    Opcode::LShr => a.lshr(amount),
                    _ => a.ashr(amount),
                }
            }
            _ => return None,
        };
        Some(self.int_value(ty, &value))
    }

    /// Folds element by element. `None` leaves the vectors to other folds, `Some(None)` means that they do not fold.
    fn vector_pair(&self, op: Opcode, lhs: Value, rhs: Value) -> Option<Option<Value>> {
        let ty = lhs.ty();
        if let Some(b) = self.splat_of(rhs) {
            let divides = matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem);
            if divides && b.is_zero() {
                return Some(Some(Value::poison(ty)));
            }
            if let Some(a) = self.splat_of(lhs) {
                return Some(self.fold_or_expr(op, a, b).map(|elem| self.splat(ty, elem)));
            }
        }
        if ty.is_scalable_vector() {
            return None;
        }
        let (_, count) = self.cx.vector_parts(ty)?;
        let mut elems = Vec::with_capacity(count as usize);
        for i in 0..count as u64 {
            let (Some(a), Some(b)) = (self.element(lhs, i), self.element(rhs, i)) else { return Some(None) };
            match self.fold_or_expr(op, a, b) {
                Some(elem) => elems.push(elem),
                None => return Some(None),
            }
        }
        Some(Some(self.cx.aggregate(ty, &elems)))
    }

    /// Folds an `fneg` of a constant.
    pub fn fneg(&self, value: Value) -> Option<Value> {
        let ty = value.ty();
        if value.is_undef_or_poison() {
            return Some(value);
        }
        if let Some(float) = self.float(value) {
            return Some(self.float_value(ty, float.neg()));
        }
        let (_, count) = self.cx.vector_parts(ty)?;
        if let Some(elem) = self.splat_of(value) {
            return Some(self.splat(ty, self.fneg(elem)?));
        }
        if ty.is_scalable_vector() {
            return None;
        }
        let elems: Option<Vec<Value>> =
            (0..count as u64).map(|i| self.fneg(self.element(value, i)?)).collect();
        Some(self.cx.aggregate(ty, &elems?))
    }
}
