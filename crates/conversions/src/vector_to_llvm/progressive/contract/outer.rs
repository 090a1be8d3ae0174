//! Products of matrices, and of matrices and vectors, as sums of outer products.

use super::super::masking::mask_operation;
use super::contraction::{Contraction, transpose};
use crate::common::vectors::*;
use crate::prelude::*;

/// How the operands of a sum of outer products are made from those of a contraction.
struct Plan {
    is_swapped: bool,
    transposes_lhs: bool,
    transposes_rhs: bool,
    /// The permutation that moves the contracted dimension of the mask to the front.
    mask: &'static [i64],
}

/// The plan for a contraction, and the contracted dimension of the left side.
fn plan(contraction: &Contraction) -> Option<(Plan, usize)> {
    let plan = |is_swapped, transposes_lhs, transposes_rhs, mask: &'static [i64], dim| {
        Some((Plan { is_swapped, transposes_lhs, transposes_rhs, mask }, dim))
    };
    if contraction.is_reduction.as_slice() == [false, false, true] {
        let (m, n, k) = (0, 1, 2);
        for is_swapped in [false, true] {
            let acc = if is_swapped { [n, m] } else { [m, n] };
            let mask: &'static [i64] = if is_swapped { &[2, 1, 0] } else { &[2, 0, 1] };
            for (lhs, dim) in [([m, k], 1), ([k, m], 0)] {
                for rhs in [[k, n], [n, k]] {
                    if contraction.has_layout(&lhs, &rhs, &acc) {
                        return plan(is_swapped, lhs == [m, k], rhs == [n, k], mask, dim);
                    }
                }
            }
        }
        return None;
    }
    let (m, k, mask): (_, _, &'static [i64]) = match contraction.is_reduction.as_slice() {
        [false, true] => (0, 1, &[1, 0]),
        [true, false] => (1, 0, &[]),
        _ => return None,
    };
    let layouts: [(&[usize], &[usize], _); 4] = [
        (&[m, k], &[k], (false, true, false, 1)),
        (&[k, m], &[k], (false, false, false, 0)),
        (&[k], &[m, k], (true, false, true, 0)),
        (&[k], &[k, m], (true, false, false, 0)),
    ];
    let (_, _, (is_swapped, transposes_lhs, transposes_rhs, dim)) =
        layouts.into_iter().find(|(lhs, rhs, _)| contraction.has_layout(lhs, rhs, &[m]))?;
    plan(is_swapped, transposes_lhs, transposes_rhs, mask, dim)
}

/// The value with elements of the type of the result.
pub(in crate::vector_to_llvm::progressive) fn promote(b: &mut Builder, value: Value, elem: Type) -> Value {
    let ctx = &b.ctx().clone();
    let ty = b.ty(value);
    if ty.element_or_self(ctx) == elem {
        return value;
    }
    let promoted = match ty.as_::<VectorType>(ctx) {
        Some(vector) => VectorType::get(ctx, vector.shape, elem, vector.scalable),
        None => elem,
    };
    match elem.is_float(ctx) {
        true => arith::ExtF::new(b, promoted, value),
        false => arith::ExtSI::new(b, promoted, value),
    }
}

pub(super) fn lower(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (plan, dim) = plan(contraction)?;
    let from = contraction.lhs_type(ctx, rw)?;
    let n = *from.shape.get(dim)?;
    let result = contraction.ty.as_::<VectorType>(ctx)?;
    if is_scalable(&from, dim) || !fits(rw, n) {
        return None;
    }
    // `vector.outerproduct` has no form for a scalable number of fixed rows.
    if result.shape.len() == 2 && is_scalable(&result, 0) && !is_scalable(&result, 1) {
        return None;
    }
    let turn = |rw: &mut Rewriter, value, turns| match turns {
        true => transpose(rw, value, &[1, 0]),
        false => Some(value),
    };
    let lhs = turn(rw, contraction.lhs, plan.transposes_lhs)?;
    let rhs = turn(rw, contraction.rhs, plan.transposes_rhs)?;
    let mask = match contraction.mask {
        Some(mask) if !plan.mask.is_empty() => Some(transpose(rw, mask, plan.mask)?),
        mask => mask,
    };
    let (lhs, rhs) = if plan.is_swapped { (rhs, lhs) } else { (lhs, rhs) };
    let elem = contraction.elem(ctx);
    let mut all = contraction.acc;
    for at in 0..n {
        let lhs = extract(rw, lhs, &[at]);
        let rhs = extract(rw, rhs, &[at]);
        let lhs = promote(rw, lhs, elem);
        let rhs = promote(rw, rhs, elem);
        let mask = mask.map(|mask| extract(rw, mask, &[at]));
        let product =
            vector::OuterProduct::with(contraction.ty, lhs, rhs, Some(all)).kind(contraction.kind).build(rw);
        all = mask_operation(rw, product.0, mask);
    }
    Some(all)
}
