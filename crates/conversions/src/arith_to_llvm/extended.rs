//! Sums and products of twice the width: those of the conversion, and ones for vectors of any shape.

use terrace_base::arith::CmpIPredicate::Ult;
use terrace_base::arith::transforms::expand::integers::check;
use terrace_base::arith::{self, AddI, CmpI, Constant, ExtSI, ExtUI, MulI, ShRUI, TruncI};
use terrace_base::infer::{int_width, with_element};
use terrace_ir::{Op, Type, Value, emit};
use terrace_llvm::{self as llvm, LShr, SExt, ZExt};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

/// Operations that upstream's conversion leaves; for complete lowerings.
pub(super) static VECTORS: &[Pattern] = patterns![plain:
    arith::AddUIExtended => addui_extended_any,
    arith::MulSIExtended => mulsi_extended_any,
    arith::MulUIExtended => mului_extended_any,
];

/// Calls the intrinsic with overflow, and extracts its results.
pub(super) fn addui_extended(op: arith::AddUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
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

pub(super) fn mulsi_extended(op: arith::MulSIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, wide) = (rw.adaptor(op).lhs, rw.adaptor(op).rhs, twice(rw, op.0)?);
    let (a, b) = emit!(rw, wide; (SExt(a), SExt(b)));
    split_product(rw, op.0, a, b)
}

pub(super) fn mului_extended(op: arith::MulUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
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
fn addui_extended_any(op: arith::AddUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, ty) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    let (sum, overflow) = emit!(rw, ty; sum = AddI(a, b); (sum, CmpI[predicate: Ult](sum, a)));
    rw.replace(op.0, &[sum, overflow])
}

fn mulsi_extended_any(op: arith::MulSIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b, wide) = (op.lhs(rw), op.rhs(rw), twice_any(rw, op.0)?);
    let (a, b) = emit!(rw, wide; (ExtSI(a), ExtSI(b)));
    split_any_product(rw, op.0, a, b)
}

fn mului_extended_any(op: arith::MulUIExtended, rw: &mut Lowering<'_, '_>) -> Rewrite {
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
