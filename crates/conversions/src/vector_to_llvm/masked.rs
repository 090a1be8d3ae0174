//! Conversion of masked reductions to vector-predicated intrinsics.

use super::shape::vector_type;
use crate::prelude::*;
use terrace_memory::vector::CombiningKind as Kind;

/// The start value of a reduction that leaves other values as they are.
enum Neutral {
    Integer(i128),
    Float(f64),
    /// A quiet NaN of this sign.
    Nan(bool),
}

/// The greatest signed integer of a width.
fn signed_max(width: u32) -> i128 {
    i128::MAX >> 128u32.saturating_sub(width).min(127)
}

/// Builds an intrinsic from its start value, vector, mask and length.
type Reduce = fn(&mut Builder, Type, Value, Value, Value, Value) -> Value;

/// The intrinsic for integers, and its neutral start value.
fn of_integers(kind: Kind, width: u32) -> Option<(Reduce, i128)> {
    Some(match kind {
        Kind::Add => (llvm::VPReduceAdd::new, 0),
        Kind::Mul => (llvm::VPReduceMul::new, 1),
        Kind::MinUI => (llvm::VPReduceUMin::new, -1),
        Kind::MinSI => (llvm::VPReduceSMin::new, signed_max(width)),
        Kind::MaxUI => (llvm::VPReduceUMax::new, 0),
        Kind::MaxSI => (llvm::VPReduceSMax::new, !signed_max(width)),
        Kind::And => (llvm::VPReduceAnd::new, -1),
        Kind::Or => (llvm::VPReduceOr::new, 0),
        Kind::Xor => (llvm::VPReduceXor::new, 0),
        Kind::MinNumF | Kind::MaxNumF | Kind::MinimumF | Kind::MaximumF => return None,
    })
}

/// The intrinsic for floats, and its neutral start value. The intrinsics for the smallest and greatest float ignore NaNs.
fn of_floats(kind: Kind) -> Option<(Reduce, Neutral)> {
    Some(match kind {
        Kind::Add => (llvm::VPReduceFAdd::new, Neutral::Float(0.0)),
        Kind::Mul => (llvm::VPReduceFMul::new, Neutral::Float(1.0)),
        Kind::MinNumF => (llvm::VPReduceFMin::new, Neutral::Nan(true)),
        Kind::MaxNumF => (llvm::VPReduceFMax::new, Neutral::Nan(false)),
        _ => return None,
    })
}

fn constant(rw: &mut Lowering, ty: Type, neutral: &Neutral) -> Rewrite<Value> {
    let ctx = rw.context();
    let attr = match *neutral {
        Neutral::Integer(value) => int_attr(ctx, ty, value),
        Neutral::Float(value) => float_attr(ctx, ty, value),
        Neutral::Nan(is_negative) => {
            let nan = ty.as_float(ctx).map(|format| ApFloat::nan_signed(format, is_negative));
            nan.map(|nan| FloatAttr::of(ctx, ty, nan))
        }
    };
    let attr = attr.ok_or("the element has no such constant")?;
    Ok(llvm::Constant::new(rw, ty, attr))
}

/// Converts a `vector.mask` together with the reduction in it.
pub(super) fn mask(op: vector::Mask, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let block = rw.entry_block(op.mask_region(rw)).ok_or("the region is empty")?;
    let first = rw.first_op(block).ok_or("the region is empty")?;
    let inner = rw.as_::<vector::Reduction>(first).ok_or("masked operations have no lowering yet")?;
    let kind = inner.kind(rw).ok_or("the kind is missing")?;
    let (vector, acc) = (inner.vector(rw), inner.acc(rw));
    let from = vector_type(ctx, rw.ty(vector))?;
    let [n] = *from.shape else { return Err("the vector does not have one dimension".into()) };
    let ty = rw.ty(inner.dest(rw));
    let converted = rw.convert(ty)?;
    let n = i32::try_from(n).map_err(|_| "the vector is too long")?;
    let mask = rw.adaptor(op).mask;
    let vector = rw.value(vector)?;
    let acc = acc.map(|acc| rw.value(acc)).transpose()?;
    let value = if matches!(kind, Kind::MinimumF | Kind::MaximumF) {
        extremum(rw, kind, (vector, mask), acc, converted)?
    } else {
        let (intrinsic, neutral) = match converted.as_int(ctx) {
            Some((width, _)) => {
                let (intrinsic, neutral) = of_integers(kind, width).ok_or("the kind is one of floats")?;
                (intrinsic, Neutral::Integer(neutral))
            }
            None => of_floats(kind).ok_or("the kind is one of integers")?,
        };
        let start = match acc {
            Some(acc) => acc,
            None => constant(rw, converted, &neutral)?,
        };
        let mut length = llvm::Constant::int(rw, Type::I32, i64::from(n));
        if from.any_scalable() {
            let vscale = vector::VectorScale::new(rw, Type::INDEX);
            let vscale = arith::IndexCast::new(rw, Type::I32, vscale);
            length = arith::MulI::new(rw, length, vscale);
        }
        intrinsic(rw, converted, start, vector, mask, length)
    };
    for op in rw.ops(block).collect::<Vec<_>>() {
        rw.erase(op)?;
    }
    Ok(value)
}

/// The smallest or greatest float, NaN if an element is. No vector-predicated intrinsic does this (upstream takes one that
/// ignores NaNs): elements that the mask leaves out become infinite.
fn extremum(
    rw: &mut Lowering,
    kind: Kind,
    (vector, mask): (Value, Value),
    acc: Option<Value>,
    ty: Type,
) -> Rewrite<Value> {
    let is_minimum = kind == Kind::MinimumF;
    let infinity = if is_minimum { f64::INFINITY } else { f64::NEG_INFINITY };
    let vector_ty = rw.ty(vector);
    let splat = float_attr(rw.context(), vector_ty, infinity).ok_or("the element has no infinity")?;
    let other = llvm::Constant::new(rw, vector_ty, splat);
    let selected = llvm::Select::new(rw, mask, vector, other);
    let value = match is_minimum {
        true => llvm::VectorReduceFMinimum::new(rw, ty, selected),
        false => llvm::VectorReduceFMaximum::new(rw, ty, selected),
    };
    Ok(match (acc, is_minimum) {
        (Some(acc), true) => llvm::Minimum::new(rw, value, acc),
        (Some(acc), false) => llvm::Maximum::new(rw, value, acc),
        (None, _) => value,
    })
}

/// Refuses an operation in the region of a `vector.mask`, together with which it must be lowered.
pub(super) fn check_unmasked(rw: &Lowering, op: Op) -> Rewrite {
    match rw.parent_op(op).is_some_and(|parent| core::ptr::eq(rw.def(parent), vector::Mask::DEF)) {
        true => Err("masked operations have no lowering yet".into()),
        false => Ok(()),
    }
}
