//! Arithmetic, casts, comparisons and constants.

use crate::export::enums::{fast_math, float_predicate, int_predicate, overflow_flags};
use crate::export::state::FunctionTranslation;
use terrace_ir::{Attr, Op, Result};
use terrace_llir::{Flags, Opcode, Type, Value};
use terrace_llvm as l;

impl FunctionTranslation<'_, '_> {
    /// Whether LLVM allows fast-math flags on a call or select of this type (`FPMathOperator`).
    pub fn takes_fast_math(&self, ty: Type) -> bool {
        let cx = &self.state.module.cx;
        let mut ty = ty;
        if ty.is_struct() {
            let Some((fields, _)) = cx.struct_fields(ty).filter(|_| !ty.is_named_struct()) else {
                return false;
            };
            let Some(first) = fields.get(0) else { return false };
            if fields.iter().any(|field| field != first) {
                return false;
            }
            ty = first;
        }
        while ty.is_array() {
            let Some(elem) = cx.element_type(ty, 0) else { return false };
            ty = elem;
        }
        cx.scalar_type(ty).is_float()
    }

    /// Builds a binary instruction from the two operands of an operation.
    #[inline]
    pub fn binary(&mut self, op: Op, code: Opcode, flags: Flags) -> Value {
        let (lhs, rhs) = (self.operand(op, 0), self.operand(op, 1));
        self.ll.binary(code, lhs, rhs, flags)
    }

    /// Builds a cast of an operation's operand to the type of its result.
    #[inline]
    pub fn cast(&mut self, op: Op, code: Opcode, flags: Flags) -> Result<Value> {
        let ty = self.result_type(op)?;
        let arg = self.operand(op, 0);
        Ok(self.ll.cast(code, arg, ty, flags))
    }

    /// The address of the symbol that an attribute names.
    pub fn symbol(&self, op: Op, reference: Option<Attr>) -> Result<Value> {
        let name = reference.and_then(|attr| attr.as_str(self.ctx));
        match name.and_then(|name| self.state.symbols.get(&name)) {
            Some(&value) => Ok(value),
            None => {
                self.at(op).fail("must reference a global, a function, an alias or an ifunc of the module")
            }
        }
    }
}

pub(crate) fn trunc(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let flags = overflow_flags(tx.ctx, tx.b.slot(op, l::Trunc::SLOTS.overflow_flags));
    tx.cast(op, Opcode::Trunc, flags)
}

pub(crate) fn int_to_ptr(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let value = tx.cast(op, Opcode::IntToPtr, Flags::NONE)?;
    if let Some(attr) = tx.b.slot(op, l::IntToPtr::SLOTS.dereferenceable)
        && let Some(inst) = value.as_inst()
    {
        tx.dereferenceable(inst, attr);
    }
    Ok(value)
}

/// A conversion between floats. MLIR 22 has no flags on it, but keeps those that text of later versions has.
pub(crate) fn float_cast(tx: &mut FunctionTranslation<'_, '_>, op: Op, code: Opcode) -> Result<Value> {
    let flags = fast_math(tx.ctx, tx.b.discardable(op, l::CAST_FLAGS));
    tx.cast(op, code, flags)
}

pub(crate) fn fneg(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let flags = fast_math(tx.ctx, tx.b.slot(op, l::FNeg::SLOTS.fastmath_flags));
    let arg = tx.operand(op, 0);
    Ok(tx.ll.fneg(arg, flags))
}

pub(crate) fn icmp(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let predicate = int_predicate(l::ICmp(op).predicate(tx.b));
    let (lhs, rhs) = (tx.operand(op, 0), tx.operand(op, 1));
    Ok(tx.ll.icmp(predicate, lhs, rhs, Flags::NONE))
}

pub(crate) fn fcmp(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let predicate = float_predicate(l::FCmp(op).predicate(tx.b));
    let flags = fast_math(tx.ctx, tx.b.slot(op, l::FCmp::SLOTS.fastmath_flags));
    let (lhs, rhs) = (tx.operand(op, 0), tx.operand(op, 1));
    Ok(tx.ll.fcmp(predicate, lhs, rhs, flags))
}

pub(crate) fn select(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let mut flags = fast_math(tx.ctx, tx.b.slot(op, l::Select::SLOTS.fastmath_flags));
    let (cond, if_true, if_false) = (tx.operand(op, 0), tx.operand(op, 1), tx.operand(op, 2));
    if flags != Flags::NONE && !tx.takes_fast_math(if_true.ty()) {
        flags = Flags::NONE;
    }
    Ok(tx.ll.select(cond, if_true, if_false, flags))
}

pub(crate) fn freeze(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let arg = tx.operand(op, 0);
    Ok(tx.ll.freeze(arg))
}

pub(crate) fn constant(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let ty = tx.result_type(op)?;
    match tx.b.slot(op, l::Constant::SLOTS.value) {
        Some(attr) => tx.constant(op, ty, attr),
        None => Ok(Value::undef(ty)),
    }
}

pub(crate) fn zero(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    tx.result_type(op).map(Value::zero)
}

pub(crate) fn undef(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    tx.result_type(op).map(Value::undef)
}

pub(crate) fn poison(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    tx.result_type(op).map(Value::poison)
}

pub(crate) fn address_of(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    tx.symbol(op, tx.b.slot(op, l::AddressOf::SLOTS.global_name))
}

pub(crate) fn dso_local_equivalent(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let func = tx.symbol(op, tx.b.slot(op, l::DsoLocalEquivalent::SLOTS.function_name))?;
    Ok(tx.state.module.cx.dso_local_equivalent(func))
}
