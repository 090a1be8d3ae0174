//! Lowering of casts that need more than a table row.

use super::checked;
use crate::common::table::unrolled;
use terrace_base::arith;
use terrace_base::infer::int_width;
use terrace_ir::{Attr, Op, OpDef, OpKind, OpState, Type, Value};
use terrace_llvm as llvm;
use terrace_rewrite::convert::{Lowering, Rewrite};

/// Whether the new operation keeps discardable attributes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Discardable {
    Keep,
    Drop,
}

/// Replaces `op` by `to` on the converted operands. `kept` are attributes without a slot in `to`: they become
/// discardable.
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
        if discardable == Discardable::Keep {
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
    make(rw, op.0, llvm::FPExt::DEF, Discardable::Keep, &[("fastmath", fastmath)], &[])
}

/// With a rounding mode, `truncf` becomes a constrained intrinsic.
pub(super) fn truncf(op: arith::TruncF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    checked(rw, op.0)?;
    let fastmath = rw.slot(op.0, arith::TruncF::SLOTS.fastmath);
    let Some(mode) = op.roundingmode(rw) else {
        return make(rw, op.0, llvm::FPTrunc::DEF, Discardable::Keep, &[("fastmath", fastmath)], &[]);
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
    make(rw, op.0, To::DEF, Discardable::Keep, &[("fastmath", fastmath)], &slots)
}

/// A cast between types with one converted type, such as small floats and integers, is replaced by its operand.
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
    make(rw, op.0, llvm::Bitcast::DEF, Discardable::Keep, &[], &[])
}

pub(super) fn index_cast(op: arith::IndexCast, rw: &mut Lowering<'_, '_>) -> Rewrite {
    resize(rw, op.0, rw.adaptor(op).input, llvm::SExt::DEF)
}

pub(super) fn index_castui(op: arith::IndexCastUI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    resize(rw, op.0, rw.adaptor(op).input, llvm::ZExt::DEF)
}

/// Truncates or extends an integer, or forwards one of the same width. As upstream, it drops discardable attributes.
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
        core::cmp::Ordering::Greater => make(rw, op, llvm::Trunc::DEF, Discardable::Drop, &[], &[]),
        core::cmp::Ordering::Less => make(rw, op, extend, Discardable::Drop, &[], &[]),
    }
}

/// Element type inside all arrays: a vector or scalar.
fn innermost(rw: &Lowering<'_, '_>, mut ty: Type) -> Type {
    while let Some(array) = ty.as_::<llvm::types::ArrayType>(rw.ctx()) {
        ty = array.elem;
    }
    ty
}
