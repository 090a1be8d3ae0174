//! Conversions of wide integers.

use super::halves::{bits_of_half, half, half_type, halves, join, wide_result, with_unit, without_unit};
use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::Olt;
use terrace_base::arith::CmpIPredicate::{Eq, Slt};
use terrace_base::arith::{
    AddF, CmpF, CmpI, Constant, DivF, ExtSI, ExtUI, FPToSI, FPToUI, IndexCast, IndexCastUI, MulF, NegF, RemF,
    SIToFP, Select, SubI, TruncI, UIToFP,
};
use terrace_base::infer::with_element;

pub(super) static PATTERNS: &[Pattern] = patterns![
    ExtSI => extsi,
    ExtUI => extui,
    TruncI => trunci,
    IndexCast => index_cast,
    IndexCastUI => index_castui,
    UIToFP => uitofp,
    FPToUI => fptoui,
];

/// The absolute value as an unsigned number, with the sign. The wide operations are converted next.
pub(super) static SIGNED: &[Pattern] = patterns![rules:
    "sitofp": SIToFP(x) -> r let wide = type_of(x) let t = type_of(r)
        with zero = {0}: wide with is_negative = CmpI[predicate: Slt](x, zero)
        with opposite = SubI(zero, x) with positive = UIToFP(Select(is_negative, opposite, x)): t
        => Select(is_negative, NegF(positive), positive);
    "fptosi": FPToSI(x) -> r let t = type_of(x) let wide = type_of(r)
        with zero = {0.0}: t with zero_int = {0}: wide with is_negative = CmpF[predicate: Olt](x, zero)
        with opposite = NegF(x) with positive = FPToUI(Select(is_negative, opposite, x)): wide
        => Select(is_negative, SubI(zero_int, positive), positive);
];

fn extsi(op: ExtSI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, input) = (wide_result(rw, op.0)?, rw.adaptor(op).input);
    let half = half_type(rw, ty);
    let mut low = with_unit(rw, input);
    if rw.ty(low) != half {
        low = emit!(rw, half; ExtSI(low));
    }
    let mut high = emit!(rw, half; zero = {0}; CmpI[predicate: Slt](low, zero));
    if rw.ty(high) != half {
        high = emit!(rw, half; ExtSI(high));
    }
    Ok(join(rw, ty, low, Some(high)))
}

fn extui(op: ExtUI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, input) = (wide_result(rw, op.0)?, rw.adaptor(op).input);
    let half = half_type(rw, ty);
    let mut low = with_unit(rw, input);
    if rw.ty(low) != half {
        low = emit!(rw, half; ExtUI(low));
    }
    Ok(join(rw, ty, low, None))
}

fn trunci(op: TruncI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ty = rw.ty(op.out(rw));
    if rw.convert(ty)? != ty {
        return Err("the result is wide".into());
    }
    let input = rw.adaptor(op).input;
    let low = half(rw, input, 0);
    let mut result = without_unit(rw, low);
    if rw.ty(result) != ty {
        result = emit!(rw, ty; TruncI(result));
    }
    Ok(result)
}

/// Casts between `index` and the low half; the extension makes a half wide, and is converted next.
macro_rules! cast_index {
    ($($Op:ident $Ext:ident $name:ident)*) => { $(
        fn $name(op: $Op, rw: &mut Lowering<'_, '_>) -> Rewrite {
            let (input, ty) = (rw.adaptor(op).input, rw.ty(op.out(rw)));
            let converted = rw.convert(ty)?;
            let result = if converted == ty {
                let low = half(rw, input, 0);
                let low = without_unit(rw, low);
                emit!(rw, ty; $Op(low))
            } else {
                let half = with_element(rw.ctx(), rw.ty(input), converted.element_or_self(rw.ctx()));
                emit!(rw, ty; $Ext($Op(input): half))
            };
            rw.replace(op.0, &[result])
        }
    )* };
}

cast_index! { IndexCast ExtSI index_cast IndexCastUI ExtUI index_castui }

/// The low half plus the high half times a power of two.
fn uitofp(op: UIToFP, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ty = rw.ty(op.out(rw));
    let input = rw.adaptor(op).input;
    let [low, high] = halves(rw, input);
    let (low, high) = (without_unit(rw, low), without_unit(rw, high));
    let power = power(rw, rw.ty(high));
    let result = emit!(rw, ty;
        is_low = CmpI[predicate: Eq](high, {0});
        low = UIToFP(low): ty;
        high = UIToFP(high): ty;
        sum = AddF(low, MulF(high, {power}));
        Select(is_low, low, sum));
    Ok(result)
}

/// The quotient by a power of two, and the remainder.
fn fptoui(op: FPToUI, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (ty, input) = (wide_result(rw, op.0)?, op.input(rw));
    let half = with_element(rw.ctx(), rw.ty(input), ty.element_or_self(rw.ctx()));
    let (power, float) = (power(rw, half), rw.ty(input));
    let (high, low) = emit!(rw, half;
        power = {power}: float;
        high = FPToUI(DivF(input, power)): half;
        (high, FPToUI(RemF(input, power))));
    let (high, low) = (with_unit(rw, high), with_unit(rw, low));
    Ok(join(rw, ty, low, Some(high)))
}

/// Two to the power of a half's width.
fn power(b: &Body, half: Type) -> f64 {
    2f64.powi(bits_of_half(b, half) as i32)
}
