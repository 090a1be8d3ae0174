//! Comparisons of constants.

use super::Folder;
use crate::constant::{ConstView, ExprOp};
use crate::inst::{Flags, FloatPredicate, IntPredicate, Opcode};
use crate::module::{Linkage, UnnamedAddr};
use crate::types::Type;
use crate::value::*;
use core::cmp::Ordering;
use terrace_num::ApInt;

use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};

impl IntPredicate {
    /// The predicate with the operands exchanged.
    pub fn swapped(self) -> Self {
        match self {
            Eq | Ne => self,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }

    /// Whether equal operands satisfy it.
    pub fn is_true_when_equal(self) -> bool {
        matches!(self, Eq | Uge | Ule | Sge | Sle)
    }

    /// Whether it reads its operands as signed.
    pub fn is_signed(self) -> bool {
        matches!(self, Sgt | Sge | Slt | Sle)
    }

    fn to_signed(self) -> Self {
        match self {
            Ugt => Sgt,
            Uge => Sge,
            Ult => Slt,
            Ule => Sle,
            _ => self,
        }
    }

    fn compare(self, a: &ApInt, b: &ApInt) -> bool {
        let order = if self.is_signed() { a.scmp(b) } else { a.ucmp(b) };
        match self {
            Eq => order == Ordering::Equal,
            Ne => order != Ordering::Equal,
            Ugt | Sgt => order == Ordering::Greater,
            Uge | Sge => order != Ordering::Less,
            Ult | Slt => order == Ordering::Less,
            Ule | Sle => order != Ordering::Greater,
        }
    }
}

/// The known order of two addresses.
#[derive(Clone, Copy, PartialEq)]
enum Relation {
    Equal,
    NotEqual,
    Greater,
    Less,
}

impl Relation {
    fn swapped(self) -> Self {
        match self {
            Relation::Greater => Relation::Less,
            Relation::Less => Relation::Greater,
            other => other,
        }
    }

    /// The value of a predicate, if the (unsigned) order of the addresses determines it.
    fn decides(self, predicate: IntPredicate) -> Option<bool> {
        match (self, predicate) {
            (Relation::Equal, predicate) => Some(predicate.is_true_when_equal()),
            (Relation::NotEqual | Relation::Greater | Relation::Less, Eq) => Some(false),
            (Relation::NotEqual | Relation::Greater | Relation::Less, Ne) => Some(true),
            (Relation::Greater, Ugt | Uge) | (Relation::Less, Ult | Ule) => Some(true),
            (Relation::Greater, Ult | Ule) | (Relation::Less, Ugt | Uge) => Some(false),
            _ => None,
        }
    }
}

impl Folder<'_> {
    fn bool_like(&self, value: bool, operand: Type) -> Value {
        let ty = self.cx.with_shape_of(Type::I1, operand);
        if ty.is_vector() { self.splat(ty, Value::bool(value)) } else { Value::bool(value) }
    }

    /// Folds an `icmp` of constants.
    pub fn icmp(&self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Option<Value> {
        if let Some(expr) = self.as_expr(lhs) {
            if let Some(folded) = self.icmp_casts(predicate, expr, rhs) {
                return Some(folded);
            }
            if lhs.ty().is_ptr() && !predicate.is_signed() {
                let equality = matches!(predicate, Eq | Ne);
                let bits = self.dl.index_bits(lhs.ty().address_space()?);
                let (mut a, mut b) = (ApInt::zero(bits), ApInt::zero(bits));
                let base_a = self.strip_offsets(lhs, &mut a, equality, equality);
                let base_b = self.strip_offsets(rhs, &mut b, equality, equality);
                if base_a == base_b {
                    return Some(Value::bool(predicate.to_signed().compare(&a, &b)));
                }
            }
        } else if self.is_expr(rhs) {
            return self.icmp(predicate.swapped(), rhs, lhs);
        }
        self.icmp_instruction(predicate, lhs, rhs)
    }

    /// Folds comparisons of casts between addresses and integers.
    fn icmp_casts(
        &self,
        predicate: IntPredicate,
        lhs: crate::constant::ConstExpr<'_>,
        rhs: Value,
    ) -> Option<Value> {
        let operand = lhs.operands.get(0)?;
        let lhs_ty = match lhs.op {
            ExprOp::IntToPtr => self.dl.int_ptr_type(self.cx, rhs.ty()),
            ExprOp::PtrToInt | ExprOp::PtrToAddr => self.dl.index_type(self.cx, operand.ty()),
            _ => return None,
        };
        let is_int_to_ptr = lhs.op == ExprOp::IntToPtr;
        if rhs.is_zero() {
            if is_int_to_ptr {
                let int = self.int_cast(operand, lhs_ty, false)?;
                return self.icmp(predicate, int, Value::zero(int.ty()));
            }
            if rhs.ty() == lhs_ty {
                return self.icmp(predicate, operand, Value::zero(operand.ty()));
            }
        }
        let other = self.as_expr(rhs).filter(|other| other.op == lhs.op)?;
        let other = other.operands.get(0)?;
        if is_int_to_ptr {
            let a = self.int_cast(operand, lhs_ty, false)?;
            let b = self.int_cast(other, lhs_ty, false)?;
            return self.icmp(predicate, a, b);
        }
        if rhs.ty() == lhs_ty && operand.ty() == other.ty() {
            return self.icmp(predicate, operand, other);
        }
        None
    }

    /// LLVM's `ConstantFoldCompareInstruction` for integers and addresses.
    fn icmp_instruction(&self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Option<Value> {
        let result = self.cx.with_shape_of(Type::I1, lhs.ty());
        if lhs.is_poison() || rhs.is_poison() {
            return Some(Value::poison(result));
        }
        if lhs.is_undef() || rhs.is_undef() {
            if matches!(predicate, Eq | Ne) || lhs == rhs {
                return Some(Value::undef(result));
            }
            return Some(self.bool_like(predicate.is_true_when_equal(), lhs.ty()));
        }
        if rhs.is_zero() && matches!(predicate, Uge | Ult) {
            return Some(self.bool_like(predicate == Uge, lhs.ty()));
        }
        if self.cx.scalar_type(lhs.ty()) == Type::I1 && matches!(predicate, Eq | Ne) {
            let not = |value| self.fold_or_expr(Opcode::Xor, value, self.cx.int(lhs.ty(), -1));
            return match predicate {
                Ne => self.fold_or_expr(Opcode::Xor, lhs, rhs),
                _ if self.is_expr(lhs) => self.fold_or_expr(Opcode::Xor, lhs, not(rhs)?),
                _ => self.fold_or_expr(Opcode::Xor, not(lhs)?, rhs),
            };
        }
        if let (Some(a), Some(b)) = (self.int(lhs), self.int(rhs)) {
            return Some(Value::bool(predicate.compare(&a, &b)));
        }
        if lhs.ty().is_vector() {
            return self.compare_vectors(lhs, rhs, &mut |a, b| self.icmp_instruction(predicate, a, b));
        }
        if let Some(relation) = self.relation(lhs, rhs, false)
            && let Some(answer) = relation.decides(predicate)
        {
            return Some(Value::bool(answer));
        }
        let flip = (!self.is_expr(lhs) && self.is_expr(rhs)) || (lhs.is_zero() && !rhs.is_zero());
        if flip { self.icmp_instruction(predicate.swapped(), rhs, lhs) } else { None }
    }

    fn compare_vectors(
        &self,
        lhs: Value,
        rhs: Value,
        compare: &mut dyn FnMut(Value, Value) -> Option<Value>,
    ) -> Option<Value> {
        let result = self.cx.with_shape_of(Type::I1, lhs.ty());
        if let (Some(a), Some(b)) = (self.splat_of(lhs), self.splat_of(rhs))
            && let Some(elem) = compare(a, b)
        {
            return Some(self.splat(result, elem));
        }
        if lhs.ty().is_scalable_vector() {
            return None;
        }
        let (_, count) = self.cx.vector_parts(lhs.ty())?;
        let elems: Option<Vec<Value>> =
            (0..count as u64).map(|i| compare(self.element(lhs, i)?, self.element(rhs, i)?)).collect();
        Some(self.cx.aggregate(result, &elems?))
    }

    /// The rank of an address expression; `relation` decomposes the higher one first.
    fn complexity(&self, value: Value) -> u32 {
        if self.is_expr(value) {
            3
        } else if value.is_global() {
            2
        } else {
            matches!(self.cx.const_view(value), Some(ConstView::BlockAddress(..))) as u32
        }
    }

    fn relation(&self, lhs: Value, rhs: Value, swapped: bool) -> Option<Relation> {
        if lhs == rhs {
            return Some(Relation::Equal);
        }
        if !lhs.ty().is_ptr() {
            return None;
        }
        if !swapped && self.complexity(lhs) < self.complexity(rhs) {
            return self.relation(rhs, lhs, true).map(Relation::swapped);
        }
        let is_null = rhs.kind() == ValueKind::Zero;
        if let Some(ConstView::BlockAddress(func, _)) = self.cx.const_view(lhs) {
            return match self.cx.const_view(rhs) {
                Some(ConstView::BlockAddress(other, _)) => (func != other).then_some(Relation::NotEqual),
                _ => is_null.then_some(Relation::NotEqual),
            };
        }
        if lhs.is_global() {
            if rhs.is_global() {
                return self.globals_differ(lhs, rhs);
            }
            if matches!(self.cx.const_view(rhs), Some(ConstView::BlockAddress(..))) {
                return Some(Relation::NotEqual);
            }
            let symbol = self.m.symbol(lhs)?;
            let nonnull = is_null
                && symbol.linkage != Linkage::ExternalWeak
                && !matches!(lhs.kind(), ValueKind::Alias(_))
                && symbol.address_space == 0;
            return nonnull.then_some(Relation::Greater);
        }
        let expr = self.as_expr(lhs).filter(|expr| expr.op == ExprOp::GetElementPtr)?;
        let base = expr.operands.get(0)?;
        let all_zero =
            |expr: &crate::constant::ConstExpr<'_>| expr.operands.iter().skip(1).all(|index| index.is_zero());
        if is_null {
            let symbol = self.m.symbol(base)?;
            let nonnull = symbol.linkage != Linkage::ExternalWeak && expr.flags.has(Flags::INBOUNDS);
            return nonnull.then_some(Relation::Greater);
        }
        if rhs.is_global() {
            let other = base.is_global() && base != rhs && all_zero(&expr);
            return if other { self.globals_differ(base, rhs) } else { None };
        }
        let other = self.as_expr(rhs).filter(|expr| expr.op == ExprOp::GetElementPtr)?;
        let other_base = other.operands.get(0)?;
        let apart = base.is_global() && other_base.is_global() && base != other_base;
        if apart && all_zero(&expr) && all_zero(&other) {
            self.globals_differ(base, other_base)
        } else {
            None
        }
    }

    fn globals_differ(&self, lhs: Value, rhs: Value) -> Option<Relation> {
        let unsafe_for_equality = |value: Value| {
            let Some(symbol) = self.m.symbol(value) else { return true };
            if symbol.linkage.is_interposable() || symbol.unnamed_addr == UnnamedAddr::Global {
                return true;
            }
            match value.kind() {
                ValueKind::Global(id) => {
                    let ty = self.m.global(id).ty;
                    self.dl.size_in_bits(self.cx, ty).is_none() || self.is_empty_type(ty, 0)
                }
                ValueKind::Alias(_) => true,
                _ => false,
            }
        };
        (!unsafe_for_equality(lhs) && !unsafe_for_equality(rhs)).then_some(Relation::NotEqual)
    }

    fn is_empty_type(&self, ty: Type, depth: u32) -> bool {
        if depth > 64 {
            return false;
        }
        if ty.is_array() {
            return self.cx.n_elements(ty) == Some(0)
                || self.cx.element_type(ty, 0).is_some_and(|elem| self.is_empty_type(elem, depth + 1));
        }
        match self.cx.struct_fields(ty) {
            Some((fields, _)) => fields.iter().all(|field| self.is_empty_type(field, depth + 1)),
            None => false,
        }
    }

    /// Folds an `fcmp` of constants.
    pub fn fcmp(&self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Option<Value> {
        // Denormals may be flushed to zero, which depends on the function, so they are not folded.
        if self.has_denormal(lhs) || self.has_denormal(rhs) {
            return None;
        }
        self.fcmp_instruction(predicate, lhs, rhs)
    }

    fn has_denormal(&self, value: Value) -> bool {
        if let Some(float) = self.float(value) {
            return float.is_denormal();
        }
        match self.cx.const_view(value) {
            Some(ConstView::Splat(elem)) => self.float(elem).is_some_and(|float| float.is_denormal()),
            Some(ConstView::Data(_) | ConstView::Aggregate(_)) => {
                let count = self.cx.n_elements(value.ty()).unwrap_or(0);
                (0..count).filter_map(|i| self.cx.const_element(value, i)).any(|elem| {
                    !elem.is_undef_or_poison() && self.float(elem).is_none_or(|float| float.is_denormal())
                })
            }
            _ => false,
        }
    }

    /// LLVM's `ConstantFoldCompareInstruction` for floats.
    fn fcmp_instruction(&self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Option<Value> {
        let bits = predicate as u8;
        match predicate {
            FloatPredicate::False => return Some(self.bool_like(false, lhs.ty())),
            FloatPredicate::True => return Some(self.bool_like(true, lhs.ty())),
            _ => {}
        }
        let result = self.cx.with_shape_of(Type::I1, lhs.ty());
        if lhs.is_poison() || rhs.is_poison() {
            return Some(Value::poison(result));
        }
        if lhs.is_undef() || rhs.is_undef() {
            // An undefined operand may be NaN.
            return Some(self.bool_like(bits & 8 != 0, lhs.ty()));
        }
        if let (Some(a), Some(b)) = (self.float(lhs), self.float(rhs)) {
            let mask = match a.compare(b) {
                Some(Ordering::Equal) => 1,
                Some(Ordering::Greater) => 2,
                Some(Ordering::Less) => 4,
                None => 8,
            };
            return Some(Value::bool(bits & mask != 0));
        }
        if lhs.ty().is_vector() {
            let folded = self.compare_vectors(lhs, rhs, &mut |a, b| self.fcmp_instruction(predicate, a, b));
            if folded.is_some() || !lhs.ty().is_scalable_vector() {
                return folded;
            }
        }
        match predicate {
            FloatPredicate::One if lhs == rhs => Some(self.bool_like(false, lhs.ty())),
            FloatPredicate::Ueq if lhs == rhs => Some(self.bool_like(true, lhs.ty())),
            _ => None,
        }
    }
}
