//! Constant folding as LLVM's `IRBuilder<TargetFolder>` does it.
//!
//! Every method returns the folded constant, or `None` if LLVM would create the instruction. Reading order: `binary`,
//! `cast`, `cmp`, `gep`, `vector`.

mod binary;
mod cast;
mod cmp;
pub(crate) mod gep;
mod vector;

use crate::constant::{ConstView, ExprOp};
use crate::context::Context;
use crate::inst::Flags;
use crate::layout::DataLayout;
use crate::module::Module;
use crate::types::{FloatKind, Type};
use crate::value::*;
use terrace_num::{ApFloat, ApInt, FloatFormat};

/// Folds constants of a module, with its data layout and globals.
#[derive(Clone, Copy)]
pub struct Folder<'a> {
    m: &'a Module,
    cx: &'a Context,
    dl: &'a DataLayout,
}

/// The maximum nesting of expressions; beyond it the instruction is created.
const MAX_DEPTH: u32 = 256;

pub(crate) fn float_format(kind: FloatKind) -> FloatFormat {
    match kind {
        FloatKind::Half => FloatFormat::F16,
        FloatKind::BFloat => FloatFormat::BF16,
        FloatKind::Float => FloatFormat::F32,
        FloatKind::Double => FloatFormat::F64,
        FloatKind::X86Fp80 => FloatFormat::F80,
        FloatKind::Fp128 => FloatFormat::F128,
        FloatKind::PpcFp128 => FloatFormat::PpcFp128,
    }
}

impl<'a> Folder<'a> {
    /// A folder for constants of `module`.
    pub fn new(module: &'a Module) -> Self {
        Folder { m: module, cx: &module.cx, dl: &module.layout }
    }

    fn int(&self, value: Value) -> Option<ApInt> {
        let width = value.ty().int_width()?;
        match value.kind() {
            ValueKind::Int(small) => Some(ApInt::from_i64(width, small as i64)),
            ValueKind::Const(_) => Some(ApInt::from_words(width, &self.cx.as_limbs(value)?)),
            _ => None,
        }
    }

    fn int_value(&self, ty: Type, value: &ApInt) -> Value {
        self.cx.int_limbs(ty, value.words())
    }

    fn float(&self, value: Value) -> Option<ApFloat> {
        let kind = value.ty().float_kind()?;
        Some(ApFloat::from_bits(float_format(kind), self.cx.as_float_bits(value)?))
    }

    fn float_value(&self, ty: Type, value: ApFloat) -> Value {
        self.cx.float_bits(ty, value.to_bits())
    }

    /// The value with all bits set, for each element; `None` for types without integers.
    fn all_ones(&self, ty: Type) -> Option<Value> {
        let elem = self.cx.scalar_type(ty);
        if elem.is_int() {
            return Some(self.cx.int(ty, -1));
        }
        let kind = elem.float_kind()?;
        let bits = u128::MAX >> (128 - kind.bits());
        Some(self.cx.float_bits(ty, bits))
    }

    fn is_all_ones(&self, value: Value) -> bool {
        if value.ty().is_int() {
            return value.kind() == ValueKind::Int(-1);
        }
        self.all_ones(value.ty()) == Some(value)
    }

    fn as_expr(&self, value: Value) -> Option<crate::constant::ConstExpr<'a>> {
        self.cx.as_expr(value)
    }

    fn is_expr(&self, value: Value) -> bool {
        self.as_expr(value).is_some()
    }

    /// The element that all elements of a vector equal.
    fn splat_of(&self, value: Value) -> Option<Value> {
        match value.kind() {
            ValueKind::Undef => Some(Value::undef(self.cx.vector_parts(value.ty())?.0)),
            ValueKind::Poison => Some(Value::poison(self.cx.vector_parts(value.ty())?.0)),
            _ => self.cx.splat_value(value),
        }
    }

    /// The nesting depth of a constant expression.
    fn depth(&self, value: Value) -> u32 {
        let mut deepest = 0;
        let mut stack: terrace_support::small_vec::SmallVec<[(Value, u32); 8]> =
            terrace_support::smallvec![(value, 0)];
        while let Some((value, depth)) = stack.pop() {
            deepest = deepest.max(depth);
            if depth >= MAX_DEPTH {
                break;
            }
            if let Some(expr) = self.as_expr(value) {
                // Only expressions nest deeply, and they have few operands.
                stack.extend(expr.operands.iter().map(|operand| (operand, depth + 1)));
            }
        }
        deepest
    }

    /// Creates an expression, unless it would nest too deeply.
    fn expr(&self, op: ExprOp, ty: Type, flags: Flags, source: Type, operands: &[Value]) -> Option<Value> {
        if operands.iter().any(|&operand| self.is_expr(operand) && self.depth(operand) >= MAX_DEPTH) {
            return None;
        }
        Some(self.cx.expr(op, ty, flags, source, operands, None))
    }

    /// Folds a `select` of constants.
    pub fn select(&self, cond: Value, if_true: Value, if_false: Value) -> Option<Value> {
        if cond.is_zero() {
            return Some(if_false);
        }
        if self.is_all_ones(cond) {
            return Some(if_true);
        }
        if let Some(picked) = self.select_vector(cond, if_true, if_false) {
            return Some(picked);
        }
        if cond.is_poison() {
            return Some(Value::poison(if_true.ty()));
        }
        if cond.is_undef() {
            return Some(if if_true.is_undef_or_poison() { if_true } else { if_false });
        }
        if if_true == if_false || if_false.is_poison() {
            return Some(if_true);
        }
        if if_true.is_poison() {
            return Some(if_false);
        }
        if if_true.is_undef() && self.is_not_poison(if_false) {
            return Some(if_false);
        }
        (if_false.is_undef() && self.is_not_poison(if_true)).then_some(if_true)
    }

    fn is_not_poison(&self, value: Value) -> bool {
        if self.cx.is_number(value) || value.is_zero() || value.is_undef() || value.is_global() {
            return true;
        }
        value.ty().is_vector()
            && match self.cx.const_view(value) {
                Some(ConstView::Splat(_) | ConstView::Data(_)) => true,
                Some(ConstView::Aggregate(elems)) => elems.iter().all(|e| !e.is_poison() && !self.is_expr(e)),
                _ => false,
            }
    }

    fn select_vector(&self, cond: Value, if_true: Value, if_false: Value) -> Option<Value> {
        if cond.ty().is_scalable_vector() {
            return None;
        }
        let (_, count) = self.cx.vector_parts(cond.ty())?;
        if cond.is_undef_or_poison() {
            return None;
        }
        let mut elems = Vec::with_capacity(count as usize);
        for i in 0..count as u64 {
            let cond = self.cx.const_element(cond, i)?;
            let a = self.element(if_true, i)?;
            let b = self.element(if_false, i)?;
            elems.push(match cond.kind() {
                ValueKind::Poison => Value::poison(a.ty()),
                _ if a == b => a,
                ValueKind::Undef if a.is_undef_or_poison() => a,
                ValueKind::Undef => b,
                ValueKind::Int(0) => b,
                ValueKind::Int(_) => a,
                _ => return None,
            });
        }
        Some(self.cx.aggregate(if_true.ty(), &elems))
    }

    /// Folds an `extractvalue` of a constant.
    pub fn extract_value(&self, aggregate: Value, indices: &[u32]) -> Option<Value> {
        indices.iter().try_fold(aggregate, |value, &index| self.cx.const_element(value, index as u64))
    }

    /// Folds a chain of `insertvalue`s of constants, at the cost of one aggregate.
    pub fn insert_values<'e>(
        &self,
        aggregate: Value,
        edits: impl IntoIterator<Item = (&'e [u32], Value)>,
    ) -> Option<Value> {
        let mut draft = AggregateDraft::Constant(aggregate);
        for (indices, value) in edits {
            draft.put(self.cx, indices, value)?;
        }
        Some(draft.finish(self.cx))
    }

    /// Folds an `insertvalue` of constants.
    pub fn insert_value(&self, aggregate: Value, value: Value, indices: &[u32]) -> Option<Value> {
        // Collects the aggregates on the path, outermost first, and rebuilds them from the innermost.
        let mut path = vec![aggregate];
        for &index in indices {
            path.push(self.cx.const_element(*path.last()?, index as u64)?);
        }
        path.pop();
        let mut value = value;
        for (&outer, &index) in path.iter().zip(indices).rev() {
            let ty = outer.ty();
            if !self.cx.is_enumerable(ty) {
                return None;
            }
            let n = usize::try_from(self.cx.n_elements(ty)?).ok()?;
            // Rebuilding an aggregate of millions of elements would cost more than the instruction.
            if n > MAX_ELEMENTS {
                return None;
            }
            let mut elems = Vec::with_capacity(n);
            for i in 0..n {
                elems.push(if i == index as usize {
                    value
                } else {
                    self.cx.const_element(outer, i as u64)?
                });
            }
            value = self.cx.aggregate(ty, &elems);
        }
        Some(value)
    }
}

/// An aggregate under modification: a constant, or a list of elements once one was inserted.
enum AggregateDraft {
    Constant(Value),
    Elements(Type, Vec<AggregateDraft>),
}

impl AggregateDraft {
    fn put(&mut self, cx: &Context, indices: &[u32], value: Value) -> Option<()> {
        let Some((&index, rest)) = indices.split_first() else {
            *self = AggregateDraft::Constant(value);
            return Some(());
        };
        if let AggregateDraft::Constant(whole) = *self {
            let ty = whole.ty();
            let n = cx.n_elements(ty).filter(|_| cx.is_enumerable(ty))?;
            let n = usize::try_from(n).ok().filter(|&n| n <= MAX_ELEMENTS)?;
            let parts = (0..n).map(|i| cx.const_element(whole, i as u64).map(AggregateDraft::Constant));
            *self = AggregateDraft::Elements(ty, parts.collect::<Option<_>>()?);
        }
        match self {
            AggregateDraft::Elements(_, parts) => parts.get_mut(index as usize)?.put(cx, rest, value),
            AggregateDraft::Constant(_) => None,
        }
    }

    fn finish(self, cx: &Context) -> Value {
        match self {
            AggregateDraft::Constant(value) => value,
            AggregateDraft::Elements(ty, parts) => {
                let elems: Vec<Value> = parts.into_iter().map(|part| part.finish(cx)).collect();
                cx.aggregate(ty, &elems)
            }
        }
    }
}

/// Larger aggregates are not rebuilt element by element.
const MAX_ELEMENTS: usize = 1 << 20;
