//! Operations of MLIR 23 as those of MLIR 22.

use super::small_float::{bits_of, is_small};
use crate::arith::CmpIPredicate::Eq;
use crate::arith::build::{float_like, format_of, has_constants};
use crate::arith::{AndI, Bitcast, CmpI, Constant, ConvertF, ExtF, FlushDenormals, Select, TruncF};
use terrace_num::FloatFormat::{F32, PpcFp128};
use terrace_rewrite::prelude::*;

/// Operations on formats of LLVM.
pub static PATTERNS: &[Pattern] = patterns![plain:
    ConvertF => convertf,
    FlushDenormals => flush_denormals,
];

fn convertf(op: ConvertF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let formats = [op.input(rw), op.out(rw)].map(|value| format_of(rw.context(), rw.ty(value)));
    if formats.into_iter().flatten().any(is_small) {
        return Err("LLVM does not have the type".into());
    }
    convert_through_f32(op, rw)
}

/// `f32` has all numbers of both formats, so the result is rounded once.
pub(super) fn convert_through_f32(op: ConvertF, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let (value, ty) = (op.input(rw), rw.ty(op.out(rw)));
    if format_of(rw.context(), ty).is_none_or(|format| format.width() >= 32) {
        return Err("no format of LLVM has the numbers of both formats".into());
    }
    let wide = ExtF::with(float_like(rw, value, F32), value).result(rw);
    Ok(TruncF::with(ty, wide).roundingmode(op.roundingmode(rw)).result(rw))
}

/// A number whose exponent is zero is a zero or denormal: only its sign stays.
fn flush_denormals(op: FlushDenormals, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let value = op.operand(rw);
    let ty = rw.ty(value);
    let format = format_of(rw.context(), ty).ok_or("the operand is no float")?;
    if is_small(format) || format == PpcFp128 || !has_constants(rw.context(), ty) {
        return Err("the exponents of the type are not known".into());
    }
    let sign = 1i128 << (format.width() - 1);
    // The sign of 128 bits is the least number.
    let exponent = sign.wrapping_sub(1) & !((1i128 << format.mantissa_bits()) - 1);
    let bits = bits_of(rw, value, format);
    let int = rw.ty(bits);
    Ok(emit!(rw, int;
        zero = {0};
        is_small = CmpI[predicate: Eq](AndI(bits, {exponent}), zero);
        flushed = Select(is_small, AndI(bits, {sign}), bits);
        Bitcast(flushed): ty))
}
