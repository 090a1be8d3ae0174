//! The canonicalization patterns of `complex`: casts of casts, and parts of negated numbers.

use super::*;
use terrace_ir::rewriter::{Pattern, Rewriter};
use terrace_ir::{Body, rewrites};

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[Pattern] = rewrites![
    "MergeComplexBitcast": Bitcast => cast_of_cast,
    "MergeArithBitcast": arith::Bitcast => arith_cast_of_cast,
    "(anonymous namespace)::FoldComponentNeg<mlir::complex::ImOp, 1>": Im => part_of_opposite::<Im, 1>,
    "(anonymous namespace)::FoldComponentNeg<mlir::complex::ReOp, 0>": Re => part_of_opposite::<Re, 0>,
];

fn def<K: OpKind>(b: &Body, value: Value) -> Option<K> {
    b.def_op(value).and_then(|op| b.as_::<K>(op))
}

fn cast_of_cast(op: Bitcast, rw: &mut Rewriter<'_>) -> Option<()> {
    let ty = rw.ty(op.result(rw));
    let value = if let Some(inner) = def::<Bitcast>(rw, op.operand(rw)).filter(|&inner| inner != op) {
        let source = inner.operand(rw);
        let is_complex = |ty: Type| ty.is::<ComplexType>(rw.ctx());
        match is_complex(ty) || is_complex(rw.ty(source)) {
            true => Bitcast::new(rw, ty, source),
            false => arith::Bitcast::new(rw, ty, source),
        }
    } else {
        let source = def::<arith::Bitcast>(rw, op.operand(rw))?.input(rw);
        Bitcast::new(rw, ty, source)
    };
    rw.replace(op.0, &[value]);
    Some(())
}

fn arith_cast_of_cast(op: arith::Bitcast, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = def::<Bitcast>(rw, op.input(rw))?.operand(rw);
    let ty = rw.ty(op.out(rw));
    let value = Bitcast::new(rw, ty, source);
    rw.replace(op.0, &[value]);
    Some(())
}

/// A part of the opposite of a number that was made of two parts.
fn part_of_opposite<K: OpKind, const PART: usize>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let opposite = def::<Neg>(rw, rw.operand(op, 0))?;
    let create = def::<Create>(rw, opposite.complex(rw))?;
    let part = rw.operand(create.0, PART);
    let value = arith::NegF::new(rw, part);
    rw.replace(op, &[value]);
    Some(())
}
