//! Outer products as multiplications of broadcast elements.

use super::{combine::Products, masking::Root};
use crate::common::vectors::*;
use crate::prelude::*;
use terrace_memory::vector::CombiningKind as Kind;

pub(super) fn outer_product(op: vector::OuterProduct, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let result = ty.as_::<VectorType>(ctx)?;
    let products = Products::of(op.kind(rw).unwrap_or(Kind::Add), result.elem.is_float(ctx))?;
    let (lhs, rhs, acc) = (op.lhs(rw), op.rhs(rw), op.acc(rw));
    let from = vector_of(ctx, rw, lhs)?;
    let is_matrix = vector_of(ctx, rw, rhs).is_some();
    let n = n_rows(&result)?;
    if is_matrix && (crate::common::vectors::is_scalable(&from, 0) || !fits(rw, n)) {
        return None;
    }
    let root = Root::enter(rw, op.0)?;
    if !is_matrix {
        let lhs_ty = rw.ty(lhs);
        let rhs = vector::Broadcast::new(rw, lhs_ty, rhs);
        let value = products.create(rw, (lhs, rhs), acc, root.mask);
        return root.replace(rw, value);
    }
    let row = rw.ty(rhs);
    let all = zeros(rw, ty)?;
    let all = fill(rw, all, row_positions(n), |rw, at| {
        let elem = extract(rw, lhs, at);
        let elem = vector::Broadcast::new(rw, row, elem);
        let acc = acc.map(|acc| extract(rw, acc, at));
        let mask = root.mask.map(|mask| extract(rw, mask, at));
        products.create(rw, (elem, rhs), acc, mask)
    });
    root.replace(rw, all)
}
