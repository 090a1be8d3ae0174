//! Patterns of contractions and reductions.

use super::*;
use crate::prelude::*;
use terrace_base::arith::{FastMathFlags, fold::zero_of};

/// Adds the other addend in a contraction whose accumulator is zero.
pub(super) fn add_to_contraction<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<Value> {
    let op = op.op();
    let (x, y) = (rw.operand(op, 0), rw.operand(op, 1));
    let (contraction, addend) = match contraction_without_accumulator(rw, x) {
        Some(contraction) => (contraction, y),
        None => (contraction_without_accumulator(rw, y)?, x),
    };
    let mut state = OpState::like(rw, contraction.0);
    state.operands.extend([contraction.lhs(rw), contraction.rhs(rw), addend]);
    let new = rw.create(state);
    Some(rw.result(new, 0))
}

/// The contraction that defines a value, if it sums and its accumulator is the constant zero.
fn contraction_without_accumulator(b: &Body, value: Value) -> Option<Contract> {
    let contraction = b.def_as::<Contract>(value)?;
    let acc = contraction.acc(b);
    let zero = zero_of(b.ctx(), b.ty(acc))?;
    let sums = contraction.kind(b) == Some(CombiningKind::Add);
    (sums && constant_of(b, acc) == Some(zero)).then_some(contraction)
}

/// Combines two values, in a mask only where it selects; elsewhere the accumulator stays.
fn combine(
    rw: &mut Rewriter<'_>,
    kind: CombiningKind,
    [x, y]: [Value; 2],
    acc: Value,
    flags: FastMathFlags,
    mask: Option<Value>,
) -> Value {
    let is_float = rw.ty(x).element_or_self(rw.ctx()).is_float(rw.ctx());
    let value = match kind {
        CombiningKind::Add if is_float => arith::AddF::new(rw, x, y),
        CombiningKind::Add => arith::AddI::new(rw, x, y),
        CombiningKind::Mul if is_float => arith::MulF::new(rw, x, y),
        CombiningKind::Mul => arith::MulI::new(rw, x, y),
        CombiningKind::MinUI => arith::MinUI::new(rw, x, y),
        CombiningKind::MinSI => arith::MinSI::new(rw, x, y),
        CombiningKind::MinNumF => arith::MinNumF::new(rw, x, y),
        CombiningKind::MaxUI => arith::MaxUI::new(rw, x, y),
        CombiningKind::MaxSI => arith::MaxSI::new(rw, x, y),
        CombiningKind::MaxNumF => arith::MaxNumF::new(rw, x, y),
        CombiningKind::And => arith::AndI::new(rw, x, y),
        CombiningKind::Or => arith::OrI::new(rw, x, y),
        CombiningKind::Xor => arith::XOrI::new(rw, x, y),
        CombiningKind::MaximumF => arith::MaximumF::new(rw, x, y),
        CombiningKind::MinimumF => arith::MinimumF::new(rw, x, y),
    };
    if is_float && let Some(op) = rw.def_op(value) {
        let flags = FastMathFlags::encode(rw.ctx(), flags);
        rw.set_attr(op, "fastmath", Some(flags));
    }
    match mask {
        Some(mask) => arith::Select::new(rw, mask, value, acc),
        None => value,
    }
}

/// The operation to replace with a maskable one: the mask around it, if there is one. The rewriter's insertion point moves
/// in front of it. `None` if the mask has a `passthru`.
fn masked_root(rw: &mut Rewriter<'_>, op: Op) -> Option<(Op, Option<Value>)> {
    let around = rw.parent_op(op).and_then(|parent| rw.as_::<Mask>(parent));
    let Some(around) = around else { return Some((op, None)) };
    if around.passthru(rw).is_some() {
        return None;
    }
    rw.set_before(around.0);
    Some((around.0, Some(around.mask(rw))))
}

/// Extracts the only element of a vector.
fn only_element(rw: &mut Rewriter<'_>, value: Value) -> Option<Value> {
    let ty = vector(rw.ctx(), rw.ty(value))?;
    let (elem, zeros) = (ty.elem, vec![0; ty.shape.len()]);
    let zeros = terrace_ir::attrs::DenseArrayAttr::of_i64s(rw.ctx(), &zeros);
    Some(Extract::new(rw, elem, zeros, value, &[]))
}

/// The reduction of one element is that element, combined with the accumulator.
pub(super) fn single_element(op: Reduction, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, acc, kind) = (op.vector(rw), op.acc(rw), op.kind(rw)?);
    let ty = vector(rw.ctx(), rw.ty(source))?;
    if ty.any_scalable() || ty.shape.iter().any(|&size| size != 1) {
        return None;
    }
    let flags = op.fastmath(rw)?;
    let (root, mask) = masked_root(rw, op.0)?;
    if mask.is_some() && acc.is_none() {
        // The result is the neutral element if the mask does not select the only one.
        return None;
    }
    let mask = match mask {
        Some(mask) => Some(only_element(rw, mask)?),
        None => None,
    };
    let mut value = only_element(rw, source)?;
    if let Some(acc) = acc {
        value = combine(rw, kind, [value, acc], acc, flags, mask);
    }
    rw.replace(root, &[value]);
    Some(())
}

/// A reduction along dimensions of extent one only combines with the accumulator.
pub(super) fn unit_dimensions(op: MultiReduction, rw: &mut Rewriter<'_>) -> Option<()> {
    let (source, acc, kind) = (op.source(rw), op.acc(rw), op.kind(rw)?);
    let ctx = rw.ctx().clone();
    let from = vector(&ctx, rw.ty(source))?;
    let dims = verify::integers(&ctx, op.reduction_dims(rw));
    let is_unit = |&dim: &i64| {
        let dim = dim as usize;
        from.shape.get(dim) == Some(&1) && !from.is_scalable(dim)
    };
    if !dims.iter().all(is_unit) {
        return None;
    }
    let (root, mask) = masked_root(rw, op.0)?;
    let ty = rw.ty(op.dest(rw));
    let (mask, value) = match vector(&ctx, ty) {
        Some(to) => {
            let mask_ty = VectorType::get(&ctx, to.shape, Type::I1, to.scalable);
            let mask = mask.map(|mask| ShapeCast::new(rw, mask_ty, mask));
            (mask, ShapeCast::new(rw, ty, source))
        }
        None => {
            let mask = match mask {
                Some(mask) => Some(only_element(rw, mask)?),
                None => None,
            };
            (mask, only_element(rw, source)?)
        }
    };
    let value = combine(rw, kind, [acc, value], acc, FastMathFlags::NONE, mask);
    rw.replace(root, &[value]);
    Some(())
}
