//! Constant folding of element access and shuffles.

use super::Folder;
use crate::constant::ExprOp;
use crate::inst::Flags;
use crate::types::Type;
use crate::value::*;

impl Folder<'_> {
    /// A vector (fixed or scalable) with one repeated element.
    pub(super) fn splat(&self, ty: Type, elem: Value) -> Value {
        if !ty.is_scalable_vector()
            && !self.cx.is_number(elem)
            && !elem.is_zero()
            && !elem.is_undef_or_poison()
            && let Some((_, count)) = self.cx.vector_parts(ty)
        {
            return self.cx.aggregate(ty, &vec![elem; count as usize]);
        }
        self.cx.splat(ty, elem)
    }

    /// Element `index` of a constant vector, as LLVM's `getExtractElement` for a number in range.
    pub(super) fn element(&self, vector: Value, index: u64) -> Option<Value> {
        if let Some(elem) = self.cx.const_element(vector, index) {
            return Some(elem);
        }
        self.extract_element(vector, self.cx.int(Type::I32, index as i64))
    }

    /// Folds an `extractelement` of constants.
    pub fn extract_element(&self, vector: Value, index: Value) -> Option<Value> {
        let (elem, count) = self.cx.vector_parts(vector.ty())?;
        if vector.is_poison() || index.is_undef_or_poison() {
            return Some(Value::poison(elem));
        }
        if vector.is_undef() {
            return Some(Value::undef(elem));
        }
        if let Some(number) = self.int(index) {
            let in_range = number.to_u64().filter(|&i| i < count as u64);
            if in_range.is_none() && !vector.ty().is_scalable_vector() {
                return Some(Value::poison(elem));
            }
            if let Some(found) = in_range.and_then(|i| self.cx.const_element(vector, i)) {
                return Some(found);
            }
            if let Some(address) = self.extract_address(vector, index) {
                return Some(address);
            }
        }
        self.expr(ExprOp::ExtractElement, elem, Flags::NONE, Type::VOID, &[vector, index])
    }

    /// An element of a vector of addresses as the address of elements.
    fn extract_address(&self, vector: Value, index: Value) -> Option<Value> {
        let expr = self.as_expr(vector).filter(|expr| expr.op == ExprOp::GetElementPtr)?;
        let scalar = |operand: Value| {
            if operand.ty().is_vector() { self.extract_element(operand, index) } else { Some(operand) }
        };
        let operands: Vec<Value> = expr.operands.iter().map(scalar).collect::<Option<_>>()?;
        let (&ptr, indices) = operands.split_first()?;
        self.gep_expr(expr.source, ptr, indices, expr.flags)
    }

    /// Folds an `insertelement` of constants.
    pub fn insert_element(&self, vector: Value, value: Value, index: Value) -> Option<Value> {
        let ty = vector.ty();
        let (_, count) = self.cx.vector_parts(ty)?;
        if index.is_undef_or_poison() {
            return Some(Value::poison(ty));
        }
        if vector.is_zero() && value.is_zero() {
            return Some(vector);
        }
        if !ty.is_scalable_vector()
            && let Some(number) = self.int(index)
        {
            let Some(at) = number.to_u64().filter(|&i| i < count as u64) else {
                return Some(Value::poison(ty));
            };
            let elems: Option<Vec<Value>> = (0..count as u64)
                .map(|i| if i == at { Some(value) } else { self.element(vector, i) })
                .collect();
            return Some(self.cx.aggregate(ty, &elems?));
        }
        self.expr(ExprOp::InsertElement, ty, Flags::NONE, Type::VOID, &[vector, value, index])
    }

    /// Folds a `shufflevector` of constants; `-1` in the mask is poison.
    pub fn shuffle_vector(&self, lhs: Value, rhs: Value, mask: &[i32]) -> Option<Value> {
        let (elem, count) = self.cx.vector_parts(lhs.ty())?;
        let scalable = lhs.ty().is_scalable_vector();
        let ty = self.cx.vector(elem, mask.len() as u32, scalable);
        if mask.iter().all(|&index| index == -1) {
            return Some(Value::poison(ty));
        }
        if mask.iter().all(|&index| index == 0) {
            let first = self.first_element(lhs)?;
            if !scalable || first.is_zero() || first.is_undef_or_poison() || self.cx.is_number(first) {
                return Some(self.splat(ty, first));
            }
        }
        if scalable {
            let mut operands = vec![lhs, rhs];
            operands.extend(mask.iter().map(|&index| Value::i32(index)));
            return self.expr(ExprOp::ShuffleVector, ty, Flags::NONE, Type::VOID, &operands);
        }
        // LLVM's folder yields undef where the mask is poison.
        let elems: Option<Vec<Value>> = mask
            .iter()
            .map(|&index| match u64::try_from(index) {
                Err(_) => Some(Value::undef(elem)),
                Ok(i) if i < count as u64 => self.element(lhs, i),
                Ok(i) if i < 2 * count as u64 => self.element(rhs, i - count as u64),
                Ok(_) => Some(Value::undef(elem)),
            })
            .collect();
        Some(self.cx.aggregate(ty, &elems?))
    }

    /// Element zero, also of an `insertelement` expression.
    fn first_element(&self, vector: Value) -> Option<Value> {
        if let Some(expr) = self.as_expr(vector).filter(|expr| expr.op == ExprOp::InsertElement)
            && expr.operands.get(2).is_some_and(|index| index.is_zero())
        {
            return expr.operands.get(1);
        }
        self.element(vector, 0)
    }
}
