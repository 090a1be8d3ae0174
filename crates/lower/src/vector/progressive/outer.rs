//! Outer products as multiplications of broadcast elements.

use super::{extract, insert, is_masked, n_rows, vector_of, zero};
use terrace_dialects::arith;
use terrace_dialects::vector::{self, CombiningKind as Kind};
use terrace_ir::types::VectorType;
use terrace_ir::{Builder, OpDef, OpKind, OpState, Value};
use terrace_rewrite::greedy::Rewriter;

/// The operation that combines two values.
fn combiner(kind: Kind, is_float: bool) -> Option<&'static OpDef> {
    Some(match (kind, is_float) {
        (Kind::Add, false) => arith::AddI::DEF,
        (Kind::Mul, false) => arith::MulI::DEF,
        (Kind::MinUI, false) => arith::MinUI::DEF,
        (Kind::MinSI, false) => arith::MinSI::DEF,
        (Kind::MaxUI, false) => arith::MaxUI::DEF,
        (Kind::MaxSI, false) => arith::MaxSI::DEF,
        (Kind::And, false) => arith::AndI::DEF,
        (Kind::Or, false) => arith::OrI::DEF,
        (Kind::Xor, false) => arith::XOrI::DEF,
        (Kind::Add, true) => arith::AddF::DEF,
        (Kind::Mul, true) => arith::MulF::DEF,
        (Kind::MinNumF, true) => arith::MinNumF::DEF,
        (Kind::MaxNumF, true) => arith::MaxNumF::DEF,
        (Kind::MinimumF, true) => arith::MinimumF::DEF,
        (Kind::MaximumF, true) => arith::MaximumF::DEF,
        _ => return None,
    })
}

fn binary(b: &mut Builder<'_>, def: &'static OpDef, lhs: Value, rhs: Value) -> Value {
    let mut state = OpState::new(def, b.loc());
    state.operands.extend_from_slice(&[lhs, rhs]);
    state.results.push(b.ty(lhs));
    let op = b.create(state);
    b.result(op, 0)
}

/// The product of two values, combined with the accumulator.
fn product(
    b: &mut Builder<'_>,
    (lhs, rhs): (Value, Value),
    acc: Option<Value>,
    (kind, combiner, is_float): (Kind, &'static OpDef, bool),
) -> Value {
    if let Some(acc) = acc.filter(|_| is_float && kind == Kind::Add) {
        return vector::FMA::new(b, lhs, rhs, acc);
    }
    let times = if is_float { arith::MulF::DEF } else { arith::MulI::DEF };
    let value = binary(b, times, lhs, rhs);
    match acc {
        Some(acc) => binary(b, combiner, value, acc),
        None => value,
    }
}

pub(super) fn outer_product(op: vector::OuterProduct, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let result = ty.as_::<VectorType>(ctx)?;
    if is_masked(rw, op.0) {
        return None;
    }
    let kind = op.kind(rw).unwrap_or(Kind::Add);
    let is_float = result.elem.is_float(ctx);
    let how = (kind, combiner(kind, is_float)?, is_float);
    let (lhs, rhs, acc) = (op.lhs(rw), op.rhs(rw), op.acc(rw));
    let from = vector_of(ctx, rw, lhs)?;
    if vector_of(ctx, rw, rhs).is_none() {
        let lhs_ty = rw.ty(lhs);
        let rhs = vector::Broadcast::new(rw, lhs_ty, rhs);
        let value = product(rw, (lhs, rhs), acc, how);
        rw.replace(op.0, &[value]);
        return Some(());
    }
    if super::is_scalable(&from, 0) {
        return None;
    }
    let n = n_rows(&result)?;
    let row = rw.ty(rhs);
    let zero = zero(ctx, ty)?;
    let mut all = arith::Constant::new(rw, zero);
    for at in 0..n {
        let elem = extract(rw, lhs, &[at]);
        let elem = vector::Broadcast::new(rw, row, elem);
        let acc = acc.map(|acc| extract(rw, acc, &[at]));
        let part = product(rw, (elem, rhs), acc, how);
        all = insert(rw, part, all, &[at]);
    }
    rw.replace(op.0, &[all]);
    Some(())
}
