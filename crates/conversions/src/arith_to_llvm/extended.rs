//! Sums and products of twice the width: those of the conversion, and ones for vectors of any shape.

use crate::common::table::one_dimension;
use crate::prelude::*;
use terrace_base::arith::CmpIPredicate::Ult;
use terrace_base::arith::transforms::expand::divisions::convertible;
use terrace_base::arith::{
    AddI, AddUIExtended, CmpI, ExtSI, ExtUI, MulI, MulSIExtended, MulUIExtended, ShRUI, SubI, SubUIExtended,
    TruncI,
};
use terrace_base::infer::{int_width, with_element};
use terrace_llvm::{LShr, Mul, SExt, Trunc, UAddWithOverflow, USubWithOverflow, ZExt};

/// Operations of two results, on scalars and vectors of one dimension.
pub(super) static EXTENDED: &[Pattern] = {
    use llvm::Constant;
    patterns![converted:
        "addui_extended": AddUIExtended(a, b) let both = with_overflow(a) with pair = UAddWithOverflow(a, b): both
            => (fn part(pair, 0)), (fn part(pair, 1));
        "subui_extended": SubUIExtended(a, b) let both = with_overflow(a) with pair = USubWithOverflow(a, b): both
            => (fn part(pair, 0)), (fn part(pair, 1));
        "mulsi_extended": MulSIExtended(a, b) let n = width(a) let wide = twice(a)
            with x = SExt(a): wide with y = SExt(b): wide with product = Mul(x, y)
            => Trunc(product), Trunc(LShr(product, {n}));
        "mului_extended": MulUIExtended(a, b) let n = width(a) let wide = twice(a)
            with x = ZExt(a): wide with y = ZExt(b): wide with product = Mul(x, y)
            => Trunc(product), Trunc(LShr(product, {n}));
    ]
};

/// Operations of two results on vectors of any shape, as other `arith` operations: upstream's conversion leaves them.
pub(super) static VECTORS: &[Pattern] = {
    use terrace_base::arith::Constant;
    patterns![rules:
        // The carry is set if the sum is below an operand.
        "addui_extended_any": AddUIExtended(a, b) with sum = AddI(a, b) => sum, CmpI[predicate: Ult](sum, a);
        // The borrow is set if the first operand is less.
        "subui_extended_any": SubUIExtended(a, b) => SubI(a, b), CmpI[predicate: Ult](a, b);
        "mulsi_extended_any": MulSIExtended(a, b) let n = width(a) let wide = twice_any(a)
            with x = ExtSI(a): wide with y = ExtSI(b): wide with product = MulI(x, y)
            => TruncI(product), TruncI(ShRUI(product, {n}));
        "mului_extended_any": MulUIExtended(a, b) let n = width(a) let wide = twice_any(a)
            with x = ExtUI(a): wide with y = ExtUI(b): wide with product = MulI(x, y)
            => TruncI(product), TruncI(ShRUI(product, {n}));
    ]
};

/// The struct of a sum and its overflow bit.
fn with_overflow(rw: &mut Lowering, x: Value) -> Rewrite<Type> {
    let (ty, ctx) = (one_dimension(rw, x)?, rw.context());
    Ok(llvm::types::StructType::literal(ctx, &[ty, with_element(ctx, ty, Type::I1)], false))
}

/// The width of integers.
fn width(rw: &mut Lowering, x: Value) -> Rewrite<i128> {
    let elem = rw.convert(rw.ty(x).element_or_self(rw.context()))?;
    Ok(int_width(rw.context(), elem).ok_or("the result is no integer")?.into())
}

/// A type with twice the width.
fn twice(rw: &mut Lowering, x: Value) -> Rewrite<Type> {
    let (ty, ctx) = (one_dimension(rw, x)?, rw.context());
    let width = int_width(ctx, ty).ok_or("the result is no integer")?;
    let wide =
        width.checked_mul(2).filter(|&w| w <= terrace_num::MAX_BITS).ok_or("the product is too wide")?;
    Ok(with_element(ctx, ty, Type::int(ctx, wide)))
}

/// A type with twice the width, for vectors of any shape.
fn twice_any(rw: &mut Lowering, x: Value) -> Rewrite<Type> {
    convertible(rw, x)?;
    let (ty, ctx) = (rw.ty(x), rw.context());
    let elem = rw.convert(ty.element_or_self(ctx))?;
    let width = int_width(ctx, elem).ok_or("the result is no integer")?;
    if ty.element_or_self(ctx) != elem || width > terrace_num::MAX_BITS / 2 {
        return Err("the product is too wide".into());
    }
    Ok(with_element(ctx, ty, Type::int(ctx, width * 2)))
}
