//! Conversions of wide integers.

use terrace_base::arith::emit::Emit;
use super::wide_result;
use terrace_base::arith::{self, CmpFPredicate, CmpIPredicate};
use terrace_ir::{OpDef, OpKind, Type, Value};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};
use terrace_rewrite::patterns;

pub(super) static PATTERNS: &[Pattern] = patterns![
    arith::ExtSI => extsi,
    arith::ExtUI => extui,
    arith::TruncI => trunci,
    arith::IndexCast => index_cast,
    arith::IndexCastUI => index_castui,
    arith::SIToFP => sitofp,
    arith::UIToFP => uitofp,
    arith::FPToSI => fptosi,
    arith::FPToUI => fptoui,
];

impl Emit<'_, '_> {
    fn cast(&mut self, def: &'static OpDef, value: Value, ty: Type) -> Value {
        if self.b.ty(value) == ty { value } else { self.op(def, &[value], ty, &[]) }
    }

    /// Two to the power of a half's width, as a float of type `ty`.
    fn power(&mut self, ty: Type, half: Type) -> Value {
        let bits = half.element_or_self(self.b.ctx()).bit_width(self.b.ctx()).unwrap_or(0);
        self.float(ty, 2f64.powi(bits as i32))
    }
}

fn extsi(op: arith::ExtSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = wide_result(rw, op.0)?;
    let input = rw.adaptor(op).input;
    let e = &mut Emit::new(rw);
    let half = e.half_type(ty);
    let input = e.with_unit(input);
    let low = e.cast(arith::ExtSI::DEF, input, half);
    let zero = e.int(half, 0);
    let is_negative = e.cmp(CmpIPredicate::Slt, low, zero);
    let high = e.cast(arith::ExtSI::DEF, is_negative, half);
    let result = e.join(ty, low, Some(high));
    rw.replace(op.0, &[result])
}

fn extui(op: arith::ExtUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = wide_result(rw, op.0)?;
    let input = rw.adaptor(op).input;
    let e = &mut Emit::new(rw);
    let half = e.half_type(ty);
    let input = e.with_unit(input);
    let low = e.cast(arith::ExtUI::DEF, input, half);
    let result = e.join(ty, low, None);
    rw.replace(op.0, &[result])
}

fn trunci(op: arith::TruncI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(op.out(rw));
    if rw.convert(ty)? != ty {
        return Err("the result is wide".into());
    }
    let input = rw.adaptor(op).input;
    let e = &mut Emit::new(rw);
    let low = e.half(input, 0);
    let low = e.without_unit(low);
    let result = e.cast(arith::TruncI::DEF, low, ty);
    rw.replace(op.0, &[result])
}

fn index_cast(op: arith::IndexCast, rw: &mut Lowering<'_, '_>) -> Rewrite {
    cast_index(op, rw, arith::ExtSI::DEF)
}

fn index_castui(op: arith::IndexCastUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    cast_index(op, rw, arith::ExtUI::DEF)
}

/// Casts between `index` and the low half; `extend` makes a half wide, and is converted next.
fn cast_index<K: OpKind>(op: K, rw: &mut Lowering<'_, '_>, extend: &'static OpDef) -> Rewrite {
    let op = op.op();
    let &[input] = rw.converted_operands() else { return Err("the operation is no cast".into()) };
    let ty = rw.ty(rw.result(op, 0));
    let converted = rw.convert(ty)?;
    let e = &mut Emit::new(rw);
    let result = if converted == ty {
        let low = e.half(input, 0);
        let low = e.without_unit(low);
        e.op(K::DEF, &[low], ty, &[])
    } else {
        let half = converted.element_or_self(e.b.ctx());
        let half = e.like(input, half);
        let low = e.op(K::DEF, &[input], half, &[]);
        e.op(extend, &[low], ty, &[])
    };
    rw.replace(op, &[result])
}

/// The low half plus the high half times a power of two.
fn uitofp(op: arith::UIToFP, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(op.out(rw));
    let input = rw.adaptor(op).input;
    let e = &mut Emit::new(rw);
    let [low, high] = e.halves(input);
    let (low, high) = (e.without_unit(low), e.without_unit(high));
    let half = e.b.ty(high);
    let zero = e.int(half, 0);
    let is_low = e.cmp(CmpIPredicate::Eq, high, zero);
    let low = e.op(arith::UIToFP::DEF, &[low], ty, &[]);
    let high = e.op(arith::UIToFP::DEF, &[high], ty, &[]);
    let power = e.power(ty, half);
    let high = e.binary(arith::MulF::DEF, high, power);
    let sum = e.binary(arith::AddF::DEF, low, high);
    let result = e.select(is_low, low, sum);
    rw.replace(op.0, &[result])
}

/// The absolute value as an unsigned number, with the sign. The wide operations are converted next.
fn sitofp(op: arith::SIToFP, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (input, ty) = (op.input(rw), rw.ty(op.out(rw)));
    let e = &mut Emit::new(rw);
    let wide = e.b.ty(input);
    let zero = e.int(wide, 0);
    let is_negative = e.cmp(CmpIPredicate::Slt, input, zero);
    let opposite = e.sub(zero, input);
    let magnitude = e.select(is_negative, opposite, input);
    let positive = e.op(arith::UIToFP::DEF, &[magnitude], ty, &[]);
    let negative = e.negf(positive);
    let result = e.select(is_negative, negative, positive);
    rw.replace(op.0, &[result])
}

/// The quotient by a power of two, and the remainder.
fn fptoui(op: arith::FPToUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = wide_result(rw, op.0)?;
    let input = op.input(rw);
    let e = &mut Emit::new(rw);
    let half = e.like(input, ty.element_or_self(e.b.ctx()));
    let float = e.b.ty(input);
    let power = e.power(float, half);
    let quotient = e.binary(arith::DivF::DEF, input, power);
    let high = e.op(arith::FPToUI::DEF, &[quotient], half, &[]);
    let rest = e.binary(arith::RemF::DEF, input, power);
    let low = e.op(arith::FPToUI::DEF, &[rest], half, &[]);
    let (high, low) = (e.with_unit(high), e.with_unit(low));
    let result = e.join(ty, low, Some(high));
    rw.replace(op.0, &[result])
}

/// The absolute value as an unsigned number, with the sign. The wide operations are converted next.
fn fptosi(op: arith::FPToSI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (input, wide) = (op.input(rw), rw.ty(op.out(rw)));
    let e = &mut Emit::new(rw);
    let float = e.b.ty(input);
    let (zero, zero_int) = (e.float(float, 0.0), e.int(wide, 0));
    let is_negative = e.cmpf(CmpFPredicate::Olt, input, zero);
    let opposite = e.negf(input);
    let magnitude = e.select(is_negative, opposite, input);
    let positive = e.op(arith::FPToUI::DEF, &[magnitude], wide, &[]);
    let negative = e.sub(zero_int, positive);
    let result = e.select(is_negative, negative, positive);
    rw.replace(op.0, &[result])
}
