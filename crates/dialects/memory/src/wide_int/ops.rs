//! Sums, products, comparisons, choices and bitwise operations of wide integers.

use super::halves::{halves, join, wide_result, with_unit, without_unit};
use terrace_base::arith::CmpIPredicate::{self, Eq, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
use terrace_base::arith::{
    AddI, AddUIExtended, AndI, CmpI, ExtUI, MaxSI, MaxUI, MinSI, MinUI, MulI, MulUIExtended, OrI, Select,
    SubI, XOrI,
};
use terrace_rewrite::prelude::*;

pub(super) static PATTERNS: &[Pattern] = patterns![
    AddI => addi,
    SubI => subi,
    MulI => muli,
    AndI => andi,
    OrI => ori,
    XOrI => xori,
    CmpI => cmpi,
    Select => select,
];

/// Maxima and minima become choices between the wide operands, which are converted next.
pub(super) static CHOICES: &[Pattern] = patterns![rules:
    "maxui": MaxUI(a, b) => Select(CmpI[predicate: Ugt](a, b), a, b);
    "maxsi": MaxSI(a, b) => Select(CmpI[predicate: Sgt](a, b), a, b);
    "minui": MinUI(a, b) => Select(CmpI[predicate: Ult](a, b), a, b);
    "minsi": MinSI(a, b) => Select(CmpI[predicate: Slt](a, b), a, b);
];

fn addi(op: AddI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, args) = (wide_result(rw, op.0)?, rw.adaptor(op));
    let ([a, a_high], [b, b_high]) = (halves(rw, args.lhs), halves(rw, args.rhs));
    let sum = AddUIExtended::build(rw, a, b);
    let (low, carry, half) = (sum.sum(rw), sum.overflow(rw), rw.ty(a));
    let high = emit!(rw, half; AddI(AddI(ExtUI(carry): half, a_high), b_high));
    Ok(join(rw, ty, low, Some(high)))
}

fn subi(op: SubI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, args) = (wide_result(rw, op.0)?, rw.adaptor(op));
    let ([a, a_high], [b, b_high]) = (halves(rw, args.lhs), halves(rw, args.rhs));
    let half = rw.ty(a);
    let (low, high) = emit!(rw, half;
        low = SubI(a, b);
        borrow = ExtUI(CmpI[predicate: Ult](a, b)): half;
        (low, SubI(SubI(a_high, borrow), b_high)));
    Ok(join(rw, ty, low, Some(high)))
}

fn muli(op: MulI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, args) = (wide_result(rw, op.0)?, rw.adaptor(op));
    let ([a, a_high], [b, b_high]) = (halves(rw, args.lhs), halves(rw, args.rhs));
    let product = MulUIExtended::build(rw, a, b);
    let (low, high) = (product.low(rw), product.high(rw));
    let high = emit!(rw, ty;
        across = MulI(a, b_high);
        back = MulI(a_high, b);
        AddI(AddI(high, across), back));
    Ok(join(rw, ty, low, Some(high)))
}

macro_rules! bitwise {
    ($($Op:ident $name:ident)*) => { $(
        fn $name(op: $Op, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
            let (ty, args) = (wide_result(rw, op.0)?, rw.adaptor(op));
            let ([a, a_high], [b, b_high]) = (halves(rw, args.lhs), halves(rw, args.rhs));
            let (low, high) = emit!(rw, ty; ($Op(a, b), $Op(a_high, b_high)));
            Ok(join(rw, ty, low, Some(high)))
        }
    )* };
}

bitwise! { AndI andi OrI ori XOrI xori }

/// The predicate that compares low halves.
fn unsigned(predicate: CmpIPredicate) -> CmpIPredicate {
    match predicate {
        Slt => Ult,
        Sle => Ule,
        Sgt => Ugt,
        Sge => Uge,
        other => other,
    }
}

fn cmpi(op: CmpI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (predicate, args) = (op.predicate(rw).ok_or("the predicate is missing")?, rw.adaptor(op));
    let ([a, a_high], [b, b_high]) = (halves(rw, args.lhs), halves(rw, args.rhs));
    let ty = rw.ty(a);
    let (low, high) = emit!(rw, ty;
        (CmpI[predicate: unsigned(predicate)](a, b), CmpI[predicate: predicate](a_high, b_high)));
    let result = match predicate {
        Eq => emit!(rw, ty; AndI(low, high)),
        CmpIPredicate::Ne => emit!(rw, ty; OrI(low, high)),
        _ => emit!(rw, ty; Select(CmpI[predicate: Eq](a_high, b_high), low, high)),
    };
    Ok(without_unit(rw, result))
}

fn select(op: Select, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, args) = (wide_result(rw, op.0)?, rw.adaptor(op));
    let ([a, a_high], [b, b_high]) = (halves(rw, args.true_value), halves(rw, args.false_value));
    let condition = with_unit(rw, args.condition);
    let (low, high) = emit!(rw, ty; (Select(condition, a, b), Select(condition, a_high, b_high)));
    Ok(join(rw, ty, low, Some(high)))
}
