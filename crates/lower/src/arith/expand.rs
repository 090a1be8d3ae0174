//! Lowering of operations that become several.

use super::emit::{Emit, has_constants, int_attr};
use super::{int_width, with_element};
use terrace_dialects::arith::{self, CmpIPredicate};
use terrace_ir::{Op, OpDef, OpKind, OpState, Type, Value};
use terrace_llvm as llvm;
use terrace_rewrite::convert::{Lowering, Rewrite};

/// An integer or `index` constant, or a splat of it.
fn constant(rw: &mut Lowering<'_, '_>, ty: Type, value: i64) -> Rewrite<Value> {
    let ctx = rw.context();
    let attr = int_attr(ctx, ty, value.into()).ok_or("the type has no constants")?;
    Ok(arith::Constant::new(rw, attr))
}

/// Refuses types without conversion or constants.
fn check(rw: &mut Lowering<'_, '_>, ty: Type) -> Rewrite {
    if rw.converter.convert(ty).is_none() {
        return Err("the type has no conversion".into());
    }
    if !has_constants(rw.context(), ty) {
        return Err("the type has no constants".into());
    }
    Ok(())
}

/// `a / b`, plus one if it is not exact and the signs are equal.
pub(super) fn ceildivsi(op: arith::CeilDivSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let ty = rw.ty(a);
    check(rw, ty)?;
    let zero = constant(rw, ty, 0)?;
    let one = constant(rw, ty, 1)?;
    let quotient = arith::DivSI::new(rw, a, b);
    let product = arith::MulI::new(rw, quotient, b);
    let inexact = arith::CmpI::new(rw, CmpIPredicate::Ne, a, product);
    let a_negative = arith::CmpI::new(rw, CmpIPredicate::Slt, a, zero);
    let b_negative = arith::CmpI::new(rw, CmpIPredicate::Slt, b, zero);
    let same_sign = arith::CmpI::new(rw, CmpIPredicate::Eq, a_negative, b_negative);
    let up = arith::AndI::new(rw, inexact, same_sign);
    let above = arith::AddI::new(rw, quotient, one);
    let result = arith::Select::new(rw, up, above, quotient);
    rw.replace(op.0, &[result])
}

/// `(a - 1) / b + 1`; zero if `a` is zero.
pub(super) fn ceildivui(op: arith::CeilDivUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let ty = rw.ty(a);
    check(rw, ty)?;
    let zero = constant(rw, ty, 0)?;
    let is_zero = arith::CmpI::new(rw, CmpIPredicate::Eq, a, zero);
    let one = constant(rw, ty, 1)?;
    let less = arith::SubI::new(rw, a, one);
    let quotient = arith::DivUI::new(rw, less, b);
    let above = arith::AddI::new(rw, quotient, one);
    let result = arith::Select::new(rw, is_zero, zero, above);
    rw.replace(op.0, &[result])
}

/// `a / b`, minus one if it is not exact and the signs differ.
pub(super) fn floordivsi(op: arith::FloorDivSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let ty = rw.ty(a);
    check(rw, ty)?;
    let quotient = arith::DivSI::new(rw, a, b);
    let product = arith::MulI::new(rw, quotient, b);
    let inexact = arith::CmpI::new(rw, CmpIPredicate::Ne, a, product);
    let zero = constant(rw, ty, 0)?;
    let a_negative = arith::CmpI::new(rw, CmpIPredicate::Slt, a, zero);
    let b_negative = arith::CmpI::new(rw, CmpIPredicate::Slt, b, zero);
    let signs_differ = arith::CmpI::new(rw, CmpIPredicate::Ne, a_negative, b_negative);
    let down = arith::AndI::new(rw, inexact, signs_differ);
    let minus_one = constant(rw, ty, -1)?;
    let below = arith::AddI::new(rw, quotient, minus_one);
    let result = arith::Select::new(rw, down, below, quotient);
    rw.replace(op.0, &[result])
}

/// Creates an LLVM operation with one result.
fn make(rw: &mut Lowering<'_, '_>, def: &'static OpDef, ty: Type, args: &[Value]) -> Value {
    let mut state = OpState::new(def, rw.loc());
    state.operands.extend_from_slice(args);
    state.results.push(ty);
    let op = rw.create(state);
    rw.result(op, 0)
}

/// Calls the intrinsic with overflow, and extracts its results.
pub(super) fn addui_extended(op: arith::AddUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let (sum, overflow) = (rw.ty(rw.result(op.0, 0)), rw.ty(rw.result(op.0, 1)));
    let (sum, overflow) = (rw.convert(sum)?, rw.convert(overflow)?);
    if sum.is::<llvm::types::ArrayType>(ctx) {
        return Err("vectors of more than one dimension are not supported".into());
    }
    let both = llvm::types::StructType::literal(ctx, &[sum, overflow], false);
    let args = rw.adaptor(op);
    let pair = make(rw, llvm::UAddWithOverflow::DEF, both, &[args.lhs, args.rhs]);
    let sum = llvm::ExtractValue::at(rw, pair, &[0]);
    let overflow = llvm::ExtractValue::at(rw, pair, &[1]);
    rw.replace(op.0, &[sum, overflow])
}

pub(super) fn mulsi_extended(op: arith::MulSIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    mul_extended(rw, op.0, (args.lhs, args.rhs), llvm::SExt::DEF)
}

pub(super) fn mului_extended(op: arith::MulUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    mul_extended(rw, op.0, (args.lhs, args.rhs), llvm::ZExt::DEF)
}

/// Multiplies at twice the width, and splits the product.
fn mul_extended(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    (a, b): (Value, Value),
    extend: &'static OpDef,
) -> Rewrite {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    let ty = rw.convert(ty)?;
    if ty.is::<llvm::types::ArrayType>(ctx) {
        return Err("vectors of more than one dimension are not supported".into());
    }
    let width = int_width(ctx, ty).ok_or("the result is no integer")?;
    let wide_width =
        width.checked_mul(2).filter(|&w| w <= terrace_num::MAX_BITS).ok_or("the product is too wide")?;
    let wide = with_element(ctx, ty, Type::int(ctx, wide_width));
    let a = make(rw, extend, wide, &[a]);
    let b = make(rw, extend, wide, &[b]);
    let product = make(rw, llvm::Mul::DEF, wide, &[a, b]);
    let low = make(rw, llvm::Trunc::DEF, ty, &[product]);
    let amount = int_attr(ctx, wide, width.into()).ok_or("the type has no constants")?;
    let amount = llvm::Constant::new(rw, wide, amount);
    let shifted = make(rw, llvm::LShr::DEF, wide, &[product, amount]);
    let high = make(rw, llvm::Trunc::DEF, ty, &[shifted]);
    rw.replace(op, &[low, high])
}

/// Lowers to `arith` for vectors of any shape: the carry is set if the sum is below an operand.
pub(super) fn addui_extended_any(op: arith::AddUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let sum = arith::AddI::new(rw, a, b);
    let overflow = arith::CmpI::new(rw, CmpIPredicate::Ult, sum, a);
    rw.replace(op.0, &[sum, overflow])
}

pub(super) fn mulsi_extended_any(op: arith::MulSIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    mul_extended_any(rw, op.0, (op.lhs(rw), op.rhs(rw)), arith::ExtSI::DEF)
}

pub(super) fn mului_extended_any(op: arith::MulUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    mul_extended_any(rw, op.0, (op.lhs(rw), op.rhs(rw)), arith::ExtUI::DEF)
}

/// Multiplies vectors of any shape at twice the width, and splits the product.
fn mul_extended_any(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    (a, b): (Value, Value),
    extend: &'static OpDef,
) -> Rewrite {
    let ctx = rw.context();
    let ty = rw.ty(a);
    check(rw, ty)?;
    let elem = rw.convert(ty.element_or_self(ctx))?;
    let width = int_width(ctx, elem).ok_or("the result is no integer")?;
    if ty.element_or_self(ctx) != elem || width > terrace_num::MAX_BITS / 2 {
        return Err("the product is too wide".into());
    }
    let mut e = Emit::new(rw);
    let wide = e.int_like(a, width * 2);
    let a = e.op(extend, &[a], wide, &[]);
    let b = e.op(extend, &[b], wide, &[]);
    let product = e.op(arith::MulI::DEF, &[a, b], wide, &[]);
    let low = e.trunc(product, ty);
    let amount = e.int(wide, width.into());
    let shifted = e.shr(product, amount);
    let high = e.trunc(shifted, ty);
    rw.replace(op, &[low, high])
}
