//! Lowering of casts that need more than a table row.

use crate::common::table::check_floats;
use crate::prelude::*;
use terrace_base::infer::int_width;

/// Replaces `op` by what `build` makes of the converted operand, with its discardable attributes; `fastmath` becomes one.
fn cast(
    rw: &mut Lowering,
    op: Op,
    fastmath: Option<Attr>,
    build: impl Fn(&mut Builder, Type, Value) -> Op,
) -> Rewrite<Value> {
    let ty = rw.convert(rw.ty(rw.result(op, 0)))?;
    unrolled(rw, ty, rw.converted_operands(), &mut |rw, ty, args| {
        let &[input] = args else { return Err("one operand is expected".into()) };
        let new = build(rw, ty, input);
        rw.carry_discardable(op, new);
        if fastmath.is_some() {
            let name = rw.ctx().intern("fastmath");
            rw.set_discardable(new, name, fastmath);
        }
        Ok(rw.result(new, 0))
    })
}

pub(super) fn extf(op: arith::ExtF, rw: &mut Lowering) -> Rewrite<Value> {
    checked(rw, op.0)?;
    let fastmath = rw.slot(op.0, arith::ExtF::SLOTS.fastmath);
    cast(rw, op.0, fastmath, |rw, ty, x| llvm::FPExt::build(rw, ty, x).0)
}

/// With a rounding mode, `truncf` becomes a constrained intrinsic.
pub(super) fn truncf(op: arith::TruncF, rw: &mut Lowering) -> Rewrite<Value> {
    checked(rw, op.0)?;
    let fastmath = rw.slot(op.0, arith::TruncF::SLOTS.fastmath);
    let Some(mode) = op.roundingmode(rw) else {
        return cast(rw, op.0, fastmath, |rw, ty, x| llvm::FPTrunc::build(rw, ty, x).0);
    };
    let mode = match mode {
        arith::RoundingMode::ToNearestEven => llvm::RoundingMode::Tonearest,
        arith::RoundingMode::Downward => llvm::RoundingMode::Downward,
        arith::RoundingMode::Upward => llvm::RoundingMode::Upward,
        arith::RoundingMode::TowardZero => llvm::RoundingMode::Towardzero,
        arith::RoundingMode::ToNearestAway => llvm::RoundingMode::Tonearestaway,
    };
    cast(rw, op.0, fastmath, |rw, ty, x| {
        llvm::ConstrainedFPTrunc::build(rw, ty, mode, llvm::FPExceptionBehavior::Ignore, x).0
    })
}

/// A cast between types with one converted type, such as small floats and integers, is replaced by its operand.
pub(super) fn bitcast(op: arith::Bitcast, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.ty(rw.result(op.0, 0));
    let converted = rw.convert(ty)?;
    let input = rw.adaptor(op).input;
    if rw.ty(input) == converted {
        return Ok(input);
    }
    if ty.is::<MemRefType>(rw.ctx()) {
        return Err("the descriptors of the memrefs differ".into());
    }
    cast(rw, op.0, None, |rw, ty, x| llvm::Bitcast::build(rw, ty, x).0)
}

/// Truncates or extends an integer, or forwards one of the same width. As upstream, it drops discardable attributes.
pub(crate) fn resize(
    op: impl OpKind,
    rw: &mut Lowering,
    extend: fn(&mut Builder, Type, Value) -> Value,
) -> Rewrite<Value> {
    let (ctx, ty) = (rw.context(), rw.ty(rw.result(op.op(), 0)));
    let &[input] = rw.converted_operands() else { return Err("one operand is expected".into()) };
    if ty.is::<MemRefType>(ctx) {
        let why = "the elements of a memref would have to be converted in place; cast each as it is loaded";
        return Err(why.into());
    }
    let (from, to) = (rw.ty(input), rw.convert(ty)?);
    let from_width = int_width(ctx, innermost(rw, from)).ok_or("the operand is no integer")?;
    let to_width = int_width(ctx, innermost(rw, to)).ok_or("the result is no integer")?;
    let cast = match from_width.cmp(&to_width) {
        core::cmp::Ordering::Equal => return Ok(input),
        core::cmp::Ordering::Greater => llvm::Trunc::new,
        core::cmp::Ordering::Less => extend,
    };
    unrolled(rw, to, &[input], &mut |rw, ty, args| {
        let &[input] = args else { return Err("one operand is expected".into()) };
        Ok(cast(rw, ty, input))
    })
}

/// Element type inside all arrays: a vector or scalar.
fn innermost(rw: &Lowering, mut ty: Type) -> Type {
    while let Some(array) = ty.as_::<llvm::types::ArrayType>(rw.ctx()) {
        ty = array.elem;
    }
    ty
}

/// Lowers an operation if LLVM has arithmetic on its types.
pub(super) fn checked(rw: &mut Lowering, op: Op) -> Rewrite {
    check_floats(rw, op)
}
