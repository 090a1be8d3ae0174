//! Lowering of operations that become several.

use crate::arith::CmpIPredicate::{Eq, Ne, Slt, Ult};
use crate::arith::{
    self, AddI, AndI, CmpI, Constant, DivSI, DivUI, ExtSI, ExtUI, MulI, Select, ShRUI, SubI, TruncI,
};
use crate::infer::{int_width, with_element};
use terrace_ir::elements::has_constants;
use terrace_ir::{Op, Type, Value, emit};
use terrace_llvm::{self as llvm, LShr, SExt, ZExt};
use terrace_rewrite::convert::{Lowering, Rewrite};

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
pub fn ceildivsi(op: arith::CeilDivSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    check(rw, ty)?;
    let result = emit!(rw, ty;
        zero = {0};
        one = {1};
        quotient = DivSI(a, b);
        inexact = CmpI[predicate: Ne](a, MulI(quotient, b));
        same_sign = CmpI[predicate: Eq](CmpI[predicate: Slt](a, zero), CmpI[predicate: Slt](b, zero));
        Select(AndI(inexact, same_sign), AddI(quotient, one), quotient));
    rw.replace(op.0, &[result])
}

/// `(a - 1) / b + 1`; zero if `a` is zero.
pub fn ceildivui(op: arith::CeilDivUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    check(rw, ty)?;
    let result = emit!(rw, ty;
        zero = {0};
        is_zero = CmpI[predicate: Eq](a, zero);
        one = {1};
        Select(is_zero, zero, AddI(DivUI(SubI(a, one), b), one)));
    rw.replace(op.0, &[result])
}

/// `a / b`, minus one if it is not exact and the signs differ.
pub fn floordivsi(op: arith::FloorDivSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    check(rw, ty)?;
    let result = emit!(rw, ty;
        quotient = DivSI(a, b);
        inexact = CmpI[predicate: Ne](a, MulI(quotient, b));
        zero = {0};
        signs_differ = CmpI[predicate: Ne](CmpI[predicate: Slt](a, zero), CmpI[predicate: Slt](b, zero));
        Select(AndI(inexact, signs_differ), AddI(quotient, {-1}), quotient));
    rw.replace(op.0, &[result])
}

/// Calls the intrinsic with overflow, and extracts its results.
pub fn addui_extended(op: arith::AddUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ctx = rw.context();
    let (sum, overflow) = (rw.ty(op.sum(rw)), rw.ty(op.overflow(rw)));
    let (sum, overflow) = (rw.convert(sum)?, rw.convert(overflow)?);
    if sum.is::<llvm::types::ArrayType>(ctx) {
        return Err("vectors of more than one dimension are not supported".into());
    }
    let both = llvm::types::StructType::literal(ctx, &[sum, overflow], false);
    let args = rw.adaptor(op);
    let pair = llvm::UAddWithOverflow::new(rw, both, args.lhs, args.rhs);
    let sum = llvm::ExtractValue::at(rw, pair, &[0]);
    let overflow = llvm::ExtractValue::at(rw, pair, &[1]);
    rw.replace(op.0, &[sum, overflow])
}

pub fn mulsi_extended(op: arith::MulSIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, wide) = (rw.adaptor(op).lhs, rw.adaptor(op).rhs, twice(rw, op.0)?);
    let (a, b) = emit!(rw, wide; (SExt(a), SExt(b)));
    split_product(rw, op.0, a, b)
}

pub fn mului_extended(op: arith::MulUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, wide) = (rw.adaptor(op).lhs, rw.adaptor(op).rhs, twice(rw, op.0)?);
    let (a, b) = emit!(rw, wide; (ZExt(a), ZExt(b)));
    split_product(rw, op.0, a, b)
}

/// The converted type of the first result with twice the width.
fn twice(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<Type> {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    let ty = rw.convert(ty)?;
    if ty.is::<llvm::types::ArrayType>(ctx) {
        return Err("vectors of more than one dimension are not supported".into());
    }
    let width = int_width(ctx, ty).ok_or("the result is no integer")?;
    let wide =
        width.checked_mul(2).filter(|&w| w <= terrace_num::MAX_BITS).ok_or("the product is too wide")?;
    Ok(with_element(ctx, ty, Type::int(ctx, wide)))
}

/// Replaces an operation by the low and the high half of a product.
fn split_product(rw: &mut Lowering<'_, '_>, op: Op, a: Value, b: Value) -> Rewrite {
    use llvm::{Constant, Mul, Trunc};
    let (ctx, ty) = (rw.context(), rw.ty(rw.result(op, 0)));
    let (ty, wide) = (rw.convert(ty)?, rw.ty(a));
    let width = int_width(ctx, ty).ok_or("the result is no integer")?;
    let (low, high) = emit!(rw, ty;
        product = Mul(a, b);
        (Trunc(product), Trunc(LShr(product, {i128::from(width)}: wide))));
    rw.replace(op, &[low, high])
}

/// Lowers to `arith` for vectors of any shape: the carry is set if the sum is below an operand.
pub fn addui_extended_any(op: arith::AddUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    let (sum, overflow) = emit!(rw, ty; sum = AddI(a, b); (sum, CmpI[predicate: Ult](sum, a)));
    rw.replace(op.0, &[sum, overflow])
}

pub fn mulsi_extended_any(op: arith::MulSIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, wide) = (op.lhs(rw), op.rhs(rw), twice_any(rw, op.0)?);
    let (a, b) = emit!(rw, wide; (ExtSI(a), ExtSI(b)));
    split_any_product(rw, op.0, a, b)
}

pub fn mului_extended_any(op: arith::MulUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, wide) = (op.lhs(rw), op.rhs(rw), twice_any(rw, op.0)?);
    let (a, b) = emit!(rw, wide; (ExtUI(a), ExtUI(b)));
    split_any_product(rw, op.0, a, b)
}

/// The type of the first result with twice the width, for vectors of any shape.
fn twice_any(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<Type> {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    check(rw, ty)?;
    let elem = rw.convert(ty.element_or_self(ctx))?;
    let width = int_width(ctx, elem).ok_or("the result is no integer")?;
    if ty.element_or_self(ctx) != elem || width > terrace_num::MAX_BITS / 2 {
        return Err("the product is too wide".into());
    }
    Ok(with_element(ctx, ty, Type::int(ctx, width * 2)))
}

fn split_any_product(rw: &mut Lowering<'_, '_>, op: Op, a: Value, b: Value) -> Rewrite {
    let (ctx, ty, wide) = (rw.context(), rw.ty(rw.result(op, 0)), rw.ty(a));
    let width = int_width(ctx, ty.element_or_self(ctx)).ok_or("the result is no integer")?;
    let (low, high) = emit!(rw, ty;
        product = MulI(a, b);
        (TruncI(product), TruncI(ShRUI(product, {i128::from(width)}: wide))));
    rw.replace(op, &[low, high])
}
