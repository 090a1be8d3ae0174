//! Conversion of reductions to intrinsics.

use super::shape::one_dimension;
use crate::arith_to_llvm::flags::llvm_flags;
use crate::prelude::*;
use terrace_llvm::{FastmathFlags, ICmpPredicate};
use terrace_memory::vector::CombiningKind as Kind;

type Unary = fn(&mut Builder, Type, Value) -> Value;
type Binary = fn(&mut Builder, Value, Value) -> Value;

/// How a reduction combines its result and the accumulator.
enum Combine {
    /// An operation on the accumulator and the result.
    Op(Binary),
    /// The accumulator, if it compares so with the result.
    Select(ICmpPredicate),
}

/// The intrinsic for integers, and the combination with the accumulator.
fn of_integers(kind: Kind) -> Option<(Unary, Combine)> {
    use Combine::*;
    Some(match kind {
        Kind::Add => (llvm::VectorReduceAdd::new, Op(llvm::Add::new)),
        Kind::Mul => (llvm::VectorReduceMul::new, Op(llvm::Mul::new)),
        Kind::MinUI => (llvm::VectorReduceUmin::new, Select(ICmpPredicate::Ule)),
        Kind::MinSI => (llvm::VectorReduceSmin::new, Select(ICmpPredicate::Sle)),
        Kind::MaxUI => (llvm::VectorReduceUmax::new, Select(ICmpPredicate::Uge)),
        Kind::MaxSI => (llvm::VectorReduceSmax::new, Select(ICmpPredicate::Sge)),
        Kind::And => (llvm::VectorReduceAnd::new, Op(llvm::And::new)),
        Kind::Or => (llvm::VectorReduceOr::new, Op(llvm::Or::new)),
        Kind::Xor => (llvm::VectorReduceXor::new, Op(llvm::XOr::new)),
        Kind::MinNumF | Kind::MaxNumF | Kind::MinimumF | Kind::MaximumF => return None,
    })
}

/// The result of the intrinsic for floats without a start value, combined with the accumulator.
fn reduce_floats(
    rw: &mut Builder,
    kind: Kind,
    ty: Type,
    f: FastmathFlags,
    x: Value,
    acc: Option<Value>,
) -> Option<Value> {
    macro_rules! reduce {
        ($($kind:ident => $Reduce:ident, $Combine:ident;)*) => { match kind {
            $( Kind::$kind => {
                let value = llvm::$Reduce::with(ty, x).fastmath_flags(f).result(rw);
                Some(acc.map_or(value, |acc| llvm::$Combine::new(rw, value, acc)))
            } )*
            _ => None,
        } };
    }
    reduce! {
        MinNumF => VectorReduceFMin, MinNum;
        MaxNumF => VectorReduceFMax, MaxNum;
        MinimumF => VectorReduceFMinimum, Minimum;
        MaximumF => VectorReduceFMaximum, Maximum;
    }
}

/// With `REASSOCIATE`, sums and products of floats may be computed in any order.
pub(super) fn reduction<const REASSOCIATE: bool>(op: vector::Reduction, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let kind = op.kind(rw).ok_or("the kind is missing")?;
    super::masked::check_unmasked(rw, op.0)?;
    let (from, ty) = (rw.ty(op.vector(rw)), rw.ty(op.dest(rw)));
    one_dimension(rw, from)?;
    let converted = rw.convert(ty)?;
    let args = rw.adaptor(op);
    let (vector, acc) = (args.vector, args.acc);
    if !ty.is_float(ctx) {
        let (intrinsic, combine) = of_integers(kind).ok_or("the kind is one of floats")?;
        let mut value = intrinsic(rw, converted, vector);
        if let Some(acc) = acc {
            value = match combine {
                Combine::Op(op) => op(rw, acc, value),
                Combine::Select(predicate) => {
                    let keeps = llvm::ICmp::new(rw, predicate, acc, value);
                    llvm::Select::new(rw, keeps, acc, value)
                }
            };
        }
        return Ok(value);
    }
    crate::common::table::check_floats(rw, op.0)?;
    let flags = op.fastmath(rw).map(llvm_flags).unwrap_or_default();
    let flags = if REASSOCIATE { FastmathFlags(flags.0 | FastmathFlags::REASSOC.0) } else { flags };
    if let Some(value) = reduce_floats(rw, kind, converted, flags, vector, acc) {
        return Ok(value);
    }
    let start = match kind {
        Kind::Add => 0.0,
        Kind::Mul => 1.0,
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
    Ok(match kind {
        Kind::Add => llvm::VectorReduceFAdd::with(converted, start, vector).fastmath_flags(flags).result(rw),
        _ => llvm::VectorReduceFMul::with(converted, start, vector).fastmath_flags(flags).result(rw),
    })
}
