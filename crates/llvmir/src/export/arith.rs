//! Arithmetic, casts, comparisons and constants.

use crate::export::dispatch::Row;
use crate::export::function::FunctionTranslation;
use terrace_ir::decl::AttrType;
use terrace_ir::{Attr, Op, Result};
use terrace_llir::{Flags, FloatPredicate, IntPredicate, Opcode, Type, Value};
use terrace_llvm as l;
use terrace_llvm::{FCmpPredicate, FastmathFlags, ICmpPredicate, IntegerOverflowFlags};

/// LLVM's fast-math flags of the dialect's.
#[inline]
pub(crate) fn fast_math(ctx: &terrace_ir::Context, attr: Option<Attr>) -> Flags {
    let Some(attr) = attr else { return Flags::NONE };
    let Some(FastmathFlags(bits)) = <FastmathFlags as AttrType>::decode(ctx, attr) else {
        return Flags::NONE;
    };
    let bits = bits as u16;
    // `nnan` to `afn` are in the same order; `reassoc` is first in LLVM and last in the dialect.
    Flags((bits & 0x3f) << 5 | (bits >> 6 & 1) << 4)
}

fn overflow_flags(ctx: &terrace_ir::Context, attr: Attr) -> Flags {
    match <IntegerOverflowFlags as AttrType>::decode(ctx, attr) {
        Some(IntegerOverflowFlags(bits)) => {
            let nsw = if bits & 1 != 0 { Flags::NSW } else { Flags::NONE };
            if bits & 2 != 0 { nsw | Flags::NUW } else { nsw }
        }
        None => Flags::NONE,
    }
}

impl FunctionTranslation<'_, '_> {
    /// `nsw` and `nuw` in a slot.
    #[inline]
    fn overflow(&mut self, op: Op, slot: usize) -> Flags {
        let (ctx, attr) = (self.ctx, self.b.slot(op, slot));
        attr.map_or(Flags::NONE, |attr| *self.worker.overflow.get(attr, || overflow_flags(ctx, attr)))
    }

    /// Whether fast-math flags can stand on a call or select of this type (`FPMathOperator`).
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

    /// Translates what is one instruction or one call.
    #[inline]
    pub fn simple(&mut self, op: Op, row: Row) -> Result {
        let value = match row {
            Row::Binary(code) => {
                let (lhs, rhs) = (self.operand(op, 0), self.operand(op, 1));
                self.ll.binary(code, lhs, rhs, Flags::NONE)
            }
            Row::Wrapping(code, slot) => {
                let flags = self.overflow(op, slot as usize);
                let (lhs, rhs) = (self.operand(op, 0), self.operand(op, 1));
                self.ll.binary(code, lhs, rhs, flags)
            }
            Row::Marked(code, slot) => {
                // `exact` and `disjoint` are the same bit.
                let flags = if self.b.slot(op, slot as usize).is_some() { Flags::EXACT } else { Flags::NONE };
                let (lhs, rhs) = (self.operand(op, 0), self.operand(op, 1));
                self.ll.binary(code, lhs, rhs, flags)
            }
            Row::Fast(code, slot) => {
                let flags = fast_math(self.ctx, self.b.slot(op, slot as usize));
                let (lhs, rhs) = (self.operand(op, 0), self.operand(op, 1));
                self.ll.binary(code, lhs, rhs, flags)
            }
            Row::Cast(code) => {
                let ty = self.result_type(op)?;
                let arg = self.operand(op, 0);
                self.ll.cast(code, arg, ty, Flags::NONE)
            }
            Row::CastMarked(code, slot) => {
                let flags = if self.b.slot(op, slot as usize).is_some() { Flags::NNEG } else { Flags::NONE };
                let ty = self.result_type(op)?;
                let arg = self.operand(op, 0);
                self.ll.cast(code, arg, ty, flags)
            }
            Row::Intrinsic(intrinsic) => return self.intrinsic(op, intrinsic),
            Row::Op(f) => return f(self, op),
            Row::Foreign => return Ok(()),
        };
        self.set_result(op, value);
        Ok(())
    }
}

pub(crate) fn trunc(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let flags = tx.overflow(op, l::Trunc::SLOTS.overflow_flags);
    let ty = tx.result_type(op)?;
    let arg = tx.operand(op, 0);
    let value = tx.ll.cast(Opcode::Trunc, arg, ty, flags);
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn int_to_ptr(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let ty = tx.result_type(op)?;
    let arg = tx.operand(op, 0);
    let value = tx.ll.cast(Opcode::IntToPtr, arg, ty, Flags::NONE);
    tx.set_result(op, value);
    if let Some(attr) = tx.b.slot(op, l::IntToPtr::SLOTS.dereferenceable)
        && let Some(inst) = value.as_inst()
    {
        tx.dereferenceable(inst, attr);
    }
    Ok(())
}

pub(crate) fn fneg(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let flags = fast_math(tx.ctx, tx.b.slot(op, l::FNeg::SLOTS.fastmath_flags));
    let arg = tx.operand(op, 0);
    let value = tx.ll.fneg(arg, flags);
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn icmp(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let predicate = match l::ICmp(op).predicate(tx.b) {
        Some(ICmpPredicate::Ne) => IntPredicate::Ne,
        Some(ICmpPredicate::Slt) => IntPredicate::Slt,
        Some(ICmpPredicate::Sle) => IntPredicate::Sle,
        Some(ICmpPredicate::Sgt) => IntPredicate::Sgt,
        Some(ICmpPredicate::Sge) => IntPredicate::Sge,
        Some(ICmpPredicate::Ult) => IntPredicate::Ult,
        Some(ICmpPredicate::Ule) => IntPredicate::Ule,
        Some(ICmpPredicate::Ugt) => IntPredicate::Ugt,
        Some(ICmpPredicate::Uge) => IntPredicate::Uge,
        Some(ICmpPredicate::Eq) | None => IntPredicate::Eq,
    };
    let (lhs, rhs) = (tx.operand(op, 0), tx.operand(op, 1));
    let value = tx.ll.icmp(predicate, lhs, rhs, Flags::NONE);
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn fcmp(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let predicate = match l::FCmp(op).predicate(tx.b) {
        Some(FCmpPredicate::Oeq) => FloatPredicate::Oeq,
        Some(FCmpPredicate::Ogt) => FloatPredicate::Ogt,
        Some(FCmpPredicate::Oge) => FloatPredicate::Oge,
        Some(FCmpPredicate::Olt) => FloatPredicate::Olt,
        Some(FCmpPredicate::Ole) => FloatPredicate::Ole,
        Some(FCmpPredicate::One) => FloatPredicate::One,
        Some(FCmpPredicate::Ord) => FloatPredicate::Ord,
        Some(FCmpPredicate::Ueq) => FloatPredicate::Ueq,
        Some(FCmpPredicate::Ugt) => FloatPredicate::Ugt,
        Some(FCmpPredicate::Uge) => FloatPredicate::Uge,
        Some(FCmpPredicate::Ult) => FloatPredicate::Ult,
        Some(FCmpPredicate::Ule) => FloatPredicate::Ule,
        Some(FCmpPredicate::Une) => FloatPredicate::Une,
        Some(FCmpPredicate::Uno) => FloatPredicate::Uno,
        Some(FCmpPredicate::True) => FloatPredicate::True,
        Some(FCmpPredicate::False) | None => FloatPredicate::False,
    };
    let flags = fast_math(tx.ctx, tx.b.slot(op, l::FCmp::SLOTS.fastmath_flags));
    let (lhs, rhs) = (tx.operand(op, 0), tx.operand(op, 1));
    let value = tx.ll.fcmp(predicate, lhs, rhs, flags);
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn select(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let mut flags = fast_math(tx.ctx, tx.b.slot(op, l::Select::SLOTS.fastmath_flags));
    let (cond, if_true, if_false) = (tx.operand(op, 0), tx.operand(op, 1), tx.operand(op, 2));
    if flags != Flags::NONE && !tx.takes_fast_math(if_true.ty()) {
        flags = Flags::NONE;
    }
    let value = tx.ll.select(cond, if_true, if_false, flags);
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn freeze(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let arg = tx.operand(op, 0);
    let value = tx.ll.freeze(arg);
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn constant(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let ty = tx.result_type(op)?;
    let value = match tx.b.slot(op, l::Constant::SLOTS.value) {
        Some(attr) => tx.constant(op, ty, attr)?,
        None => Value::undef(ty),
    };
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn zero(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let ty = tx.result_type(op)?;
    tx.set_result(op, Value::zero(ty));
    Ok(())
}

pub(crate) fn undef(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let ty = tx.result_type(op)?;
    tx.set_result(op, Value::undef(ty));
    Ok(())
}

pub(crate) fn poison(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let ty = tx.result_type(op)?;
    tx.set_result(op, Value::poison(ty));
    Ok(())
}

pub(crate) fn address_of(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let name = tx.b.slot(op, l::AddressOf::SLOTS.global_name);
    let value = tx.symbol(op, name)?;
    tx.set_result(op, value);
    Ok(())
}

pub(crate) fn dso_local_equivalent(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let name = tx.b.slot(op, l::DsoLocalEquivalent::SLOTS.function_name);
    let func = tx.symbol(op, name)?;
    let value = tx.state.module.cx.dso_local_equivalent(func);
    tx.set_result(op, value);
    Ok(())
}

impl FunctionTranslation<'_, '_> {
    /// The address of what a symbol reference names.
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
