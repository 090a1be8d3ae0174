//! Products of matrices, and of matrices and vectors, as sums of the products of rows.

use super::super::combine::multiply;
use super::contraction::{Contraction, add, transpose};
use crate::common::vectors::*;
use crate::prelude::*;

/// Whether the sides are swapped, and which of the swapped sides are transposed, so that the contracted dimension is the
/// last one of both.
fn plan(contraction: &Contraction) -> Option<(bool, bool, bool)> {
    let has = |lhs: &[usize], rhs: &[usize], acc: &[usize]| contraction.has_layout(lhs, rhs, acc);
    match contraction.is_reduction.as_slice() {
        [false, false, true] => {
            let (m, n, k) = (0, 1, 2);
            for is_swapped in [false, true] {
                let acc = if is_swapped { [n, m] } else { [m, n] };
                for lhs in [[m, k], [k, m]] {
                    for rhs in [[k, n], [n, k]] {
                        if has(&lhs, &rhs, &acc) {
                            let (lhs, rhs) = (lhs == [k, m], rhs == [k, n]);
                            return Some(if is_swapped { (true, rhs, lhs) } else { (false, lhs, rhs) });
                        }
                    }
                }
            }
            None
        }
        [false, true] => {
            let (m, n) = (0, 1);
            let layouts: [(&[usize], &[usize], _); 4] = [
                (&[m, n], &[n], (false, false)),
                (&[n, m], &[n], (false, true)),
                (&[n], &[m, n], (true, false)),
                (&[n], &[n, m], (true, true)),
            ];
            let found = layouts.into_iter().find(|(lhs, rhs, _)| has(lhs, rhs, &[m]));
            found
                .map(|(_, _, (is_swapped, transposes)): (_, _, (bool, bool))| (is_swapped, transposes, false))
        }
        _ => None,
    }
}

pub(super) fn lower(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    if contraction.mask.is_some() {
        return None;
    }
    let (is_swapped, transposes_lhs, transposes_rhs) = plan(contraction)?;
    let to = contraction.ty.as_::<VectorType>(ctx)?;
    let (&n_rows, n_columns) = (to.shape.first()?, to.shape.get(1).copied());
    let n = n_rows.checked_mul(n_columns.unwrap_or(1))?;
    if !fits(rw, n) || (0..to.shape.len()).any(|dim| is_scalable(&to, dim)) {
        return None;
    }
    let zero = zero(ctx, contraction.ty)?;
    let is_float = to.elem.is_float(ctx);
    let (mut lhs, mut rhs) = match is_swapped {
        true => (contraction.rhs, contraction.lhs),
        false => (contraction.lhs, contraction.rhs),
    };
    if transposes_lhs {
        lhs = transpose(rw, lhs, &[1, 0])?;
    }
    if transposes_rhs {
        rhs = transpose(rw, rhs, &[1, 0])?;
    }
    let mut all = arith::Constant::new(rw, zero);
    let mut columns: Vec<Value> = Vec::new();
    for row in 0..n_rows {
        let lhs = extract(rw, lhs, &[row]);
        for column in 0..n_columns.unwrap_or(1) {
            let rhs = match n_columns {
                None => rhs,
                Some(_) if row == 0 => {
                    let value = extract(rw, rhs, &[column]);
                    columns.push(value);
                    value
                }
                Some(_) => *columns.get(usize::try_from(column).ok()?)?,
            };
            let product = multiply(rw, lhs, rhs, is_float);
            let sum = vector::Reduction::new(rw, to.elem, CombiningKind::Add, product, None);
            all = match n_columns {
                None => insert(rw, sum, all, &[row]),
                Some(_) => insert(rw, sum, all, &[row, column]),
            };
        }
    }
    Some(add(rw, all, contraction.acc, is_float))
}
