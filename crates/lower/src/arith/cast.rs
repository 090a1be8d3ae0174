//! Casts that take more than a row.

use super::{checked, int_width};
use crate::table::unrolled;
use terrace_dialects::arith;
use terrace_ir::{Attr, Op, OpDef, OpKind, OpState, Type, Value};
use terrace_llvm as llvm;
use terrace_rewrite::convert::{Lowering, Rewrite};

/// Whether discardable attributes are carried over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Discardable {
    Carried,
    Dropped,
}

/// Makes `to` of the operands; attributes that it has no slot for stay as discardable ones.
fn make(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    to: &'static OpDef,
    discardable: Discardable,
    kept: &[(&str, Option<Attr>)],
    slots: &[(usize, Attr)],
) -> Rewrite {
    let ty = rw.ty(rw.result(op, 0));
    let ty = rw.convert(ty)?;
    let value = unrolled(rw, ty, rw.converted_operands(), &mut |rw, ty, args| {
        let mut state = OpState::new(to, rw.loc());
        state.operands.extend_from_slice(args);
        state.results.push(ty);
        if discardable == Discardable::Carried {
            state.set_attrs(rw.context(), rw.dict(op), |slot| slots.iter().any(|&(taken, _)| taken == slot));
        }
        for &(slot, attr) in slots {
            state.set_slot(slot, attr);
        }
        let new = rw.create(state);
        for &(name, attr) in kept {
            if attr.is_some() {
                let name = rw.ctx().intern(name);
                rw.set_discardable(new, name, attr);
            }
        }
        Ok(rw.result(new, 0))
    })?;
    rw.replace(op, &[value])
}

pub(super) fn extf(op: arith::ExtF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    checked(rw, op.0)?;
    let fastmath = rw.slot(op.0, arith::ExtF::SLOTS.fastmath);
    make(rw, op.0, llvm::FPExt::DEF, Discardable::Carried, &[("fastmath", fastmath)], &[])
}

/// With a rounding mode, the constrained intrinsic.
pub(super) fn truncf(op: arith::TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    checked(rw, op.0)?;
    let fastmath = rw.slot(op.0, arith::TruncF::SLOTS.fastmath);
    let Some(mode) = op.roundingmode(rw) else {
        return make(rw, op.0, llvm::FPTrunc::DEF, Discardable::Carried, &[("fastmath", fastmath)], &[]);
    };
    use llvm::ConstrainedFPTrunc as To;
    use terrace_ir::decl::AttrType;
    let mode = match mode {
        arith::RoundingMode::ToNearestEven => llvm::RoundingMode::Tonearest,
        arith::RoundingMode::Downward => llvm::RoundingMode::Downward,
        arith::RoundingMode::Upward => llvm::RoundingMode::Upward,
        arith::RoundingMode::TowardZero => llvm::RoundingMode::Towardzero,
        arith::RoundingMode::ToNearestAway => llvm::RoundingMode::Tonearestaway,
    };
    let ctx = rw.context();
    let slots = [
        (To::SLOTS.roundingmode, llvm::RoundingMode::encode(ctx, mode)),
        (
            To::SLOTS.fp_exception_behavior,
            llvm::FPExceptionBehavior::encode(ctx, llvm::FPExceptionBehavior::Ignore),
        ),
    ];
    make(rw, op.0, To::DEF, Discardable::Carried, &[("fastmath", fastmath)], &slots)
}

/// Types that become the same, as small floats and integers or memrefs, need nothing to be done.
pub(super) fn bitcast(op: arith::Bitcast, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let converted = rw.convert(ty)?;
    let input = rw.adaptor(op).input;
    if rw.ty(input) == converted {
        return rw.replace(op.0, &[input]);
    }
    if ty.is::<terrace_ir::types::MemRefType>(rw.ctx()) {
        return Err("the descriptors of the memrefs differ".into());
    }
    make(rw, op.0, llvm::Bitcast::DEF, Discardable::Carried, &[], &[])
}

pub(super) fn index_cast(op: arith::IndexCast, rw: &mut Lowering<'_, '_>) -> Rewrite {
    resize(rw, op.0, rw.adaptor(op).input, llvm::SExt::DEF)
}

pub(super) fn index_castui(op: arith::IndexCastUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    resize(rw, op.0, rw.adaptor(op).input, llvm::ZExt::DEF)
}

/// Truncates, extends, or forwards a value of the same width; upstream builds the cast without discardable attributes.
fn resize(rw: &mut Lowering<'_, '_>, op: Op, input: Value, extend: &'static OpDef) -> Rewrite {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    if ty.is::<terrace_ir::types::MemRefType>(ctx) {
        let why = "the elements of a memref would have to be converted in place; cast each as it is loaded";
        return Err(why.into());
    }
    let (from, to) = (rw.ty(input), rw.convert(ty)?);
    let from_width = int_width(ctx, innermost(rw, from)).ok_or("the operand is no integer")?;
    let to_width = int_width(ctx, innermost(rw, to)).ok_or("the result is no integer")?;
    match from_width.cmp(&to_width) {
        core::cmp::Ordering::Equal => rw.replace(op, &[input]),
        core::cmp::Ordering::Greater => make(rw, op, llvm::Trunc::DEF, Discardable::Dropped, &[], &[]),
        core::cmp::Ordering::Less => make(rw, op, extend, Discardable::Dropped, &[], &[]),
    }
}

/// The vector or scalar inside of arrays.
fn innermost(rw: &Lowering<'_, '_>, mut ty: Type) -> Type {
    while let Some(array) = ty.as_::<llvm::types::ArrayType>(rw.ctx()) {
        ty = array.elem;
    }
    ty
}
