//! Conversion of reductions to intrinsics.

use super::shape::one_dimension;
use crate::arith_to_llvm::convert_fastmath;
use terrace_ir::attrs::FloatAttr;
use terrace_ir::decl::AttrType;
use terrace_ir::{OpDef, OpKind, OpState, Type, Value};
use terrace_llvm::{self as llvm, FastmathFlags, ICmpPredicate};
use terrace_memory::vector::{self, CombiningKind as Kind};
use terrace_num::{ApFloat, Rounding};
use terrace_rewrite::convert::{Lowering, Rewrite};

/// How a reduction combines its result and the accumulator.
enum Combine {
    /// An operation on the accumulator and the result.
    Op(&'static OpDef),
    /// The accumulator, if it compares so with the result.
    Select(ICmpPredicate),
}

/// The intrinsic for integers, and the combination with the accumulator.
fn of_integers(kind: Kind) -> Option<(&'static OpDef, Combine)> {
    use Combine::*;
    Some(match kind {
        Kind::Add => (llvm::VectorReduceAdd::DEF, Op(llvm::Add::DEF)),
        Kind::Mul => (llvm::VectorReduceMul::DEF, Op(llvm::Mul::DEF)),
        Kind::MinUI => (llvm::VectorReduceUmin::DEF, Select(ICmpPredicate::Ule)),
        Kind::MinSI => (llvm::VectorReduceSmin::DEF, Select(ICmpPredicate::Sle)),
        Kind::MaxUI => (llvm::VectorReduceUmax::DEF, Select(ICmpPredicate::Uge)),
        Kind::MaxSI => (llvm::VectorReduceSmax::DEF, Select(ICmpPredicate::Sge)),
        Kind::And => (llvm::VectorReduceAnd::DEF, Op(llvm::And::DEF)),
        Kind::Or => (llvm::VectorReduceOr::DEF, Op(llvm::Or::DEF)),
        Kind::Xor => (llvm::VectorReduceXor::DEF, Op(llvm::XOr::DEF)),
        Kind::MinNumF | Kind::MaxNumF | Kind::MinimumF | Kind::MaximumF => return None,
    })
}

/// The intrinsic for floats without a start value, and the combination with the accumulator.
fn of_floats(kind: Kind) -> Option<(&'static OpDef, &'static OpDef)> {
    Some(match kind {
        Kind::MinNumF => (llvm::VectorReduceFMin::DEF, llvm::MinNum::DEF),
        Kind::MaxNumF => (llvm::VectorReduceFMax::DEF, llvm::MaxNum::DEF),
        Kind::MinimumF => (llvm::VectorReduceFMinimum::DEF, llvm::Minimum::DEF),
        Kind::MaximumF => (llvm::VectorReduceFMaximum::DEF, llvm::Maximum::DEF),
        _ => return None,
    })
}

fn create(rw: &mut Lowering<'_, '_>, def: &'static OpDef, ty: Type, args: &[Value]) -> Value {
    let mut state = OpState::new(def, rw.loc());
    state.operands.extend_from_slice(args);
    state.results.push(ty);
    let op = rw.create(state);
    rw.result(op, 0)
}

/// With `REASSOCIATE`, sums and products of floats may be computed in any order.
pub(super) fn reduction<const REASSOCIATE: bool>(
    op: vector::Reduction,
    rw: &mut Lowering<'_, '_>,
) -> Rewrite {
    let ctx = rw.context();
    let kind = op.kind(rw).ok_or("the kind is missing")?;
    super::check_unmasked(rw, op.0)?;
    let (from, ty) = (rw.ty(op.vector(rw)), rw.ty(op.dest(rw)));
    one_dimension(rw, from)?;
    let converted = rw.convert(ty)?;
    let args = rw.adaptor(op);
    let (vector, acc) = (args.vector, args.acc);
    if !ty.is_float(ctx) {
        let (intrinsic, combine) = of_integers(kind).ok_or("the kind is one of floats")?;
        let mut value = create(rw, intrinsic, converted, &[vector]);
        if let Some(acc) = acc {
            value = match combine {
                Combine::Op(def) => create(rw, def, converted, &[acc, value]),
                Combine::Select(predicate) => {
                    let keeps = llvm::ICmp::new(rw, predicate, acc, value);
                    llvm::Select::new(rw, keeps, acc, value)
                }
            };
        }
        return rw.replace(op.0, &[value]);
    }
    crate::common::table::check_floats(rw, op.0)?;
    let flags = rw.slot(op.0, vector::Reduction::SLOTS.fastmath).and_then(|attr| convert_fastmath(ctx, attr));
    let flags = flags.and_then(|attr| FastmathFlags::decode(ctx, attr)).unwrap_or(FastmathFlags::NONE);
    let flags = if REASSOCIATE { FastmathFlags(flags.0 | FastmathFlags::REASSOC.0) } else { flags };
    let flags = FastmathFlags::encode(ctx, flags);
    if let Some((intrinsic, combine)) = of_floats(kind) {
        let mut state = OpState::new(intrinsic, rw.loc());
        state.operands.push(vector);
        state.results.push(converted);
        state.set_slot(llvm::VectorReduceFMin::SLOTS.fastmath_flags, flags);
        let reduced = rw.create(state);
        let mut value = rw.result(reduced, 0);
        if let Some(acc) = acc {
            value = create(rw, combine, converted, &[value, acc]);
        }
        return rw.replace(op.0, &[value]);
    }
    let (intrinsic, start) = match kind {
        Kind::Add => (llvm::VectorReduceFAdd::DEF, 0.0),
        Kind::Mul => (llvm::VectorReduceFMul::DEF, 1.0),
        _ => return Err("the kind is one of integers".into()),
    };
    let start = match acc {
        Some(acc) => acc,
        None => {
            let format = ty.as_float(ctx).ok_or("the element is no float")?;
            let start = ApFloat::from_f64(format, start, Rounding::NearestTiesToEven);
            llvm::Constant::new(rw, converted, FloatAttr::of(ctx, converted, start))
        }
    };
    let mut state = OpState::new(intrinsic, rw.loc());
    state.operands.extend_from_slice(&[start, vector]);
    state.results.push(converted);
    state.set_slot(llvm::VectorReduceFAdd::SLOTS.fastmath_flags, flags);
    let reduced = rw.create(state);
    let value = rw.result(reduced, 0);
    rw.replace(op.0, &[value])
}
