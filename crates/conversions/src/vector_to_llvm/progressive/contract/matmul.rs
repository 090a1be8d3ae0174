//! Products of matrices by `llvm.intr.matrix.multiply`.

use super::contraction::{Contraction, add, transpose};
use crate::prelude::*;

pub(super) fn lower(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    if contraction.mask.is_some() || contraction.is_reduction.as_slice() != [false, false, true] {
        return None;
    }
    let result = contraction.ty.as_::<VectorType>(ctx)?;
    let elem = contraction.lhs_type(ctx, rw)?.elem;
    if result.any_scalable() || !(elem.is_int(ctx) || elem.is_float(ctx)) || elem != result.elem {
        return None;
    }
    let (m, n, k) = (0, 1, 2);
    let [lhs_map, rhs_map, acc_map] = &contraction.maps;
    let transposes_lhs = lhs_map.as_slice() == [k, m];
    let transposes_rhs = rhs_map.as_slice() == [n, k];
    let transposes_acc = acc_map.as_slice() == [n, m];
    if !transposes_lhs && lhs_map.as_slice() != [m, k]
        || !transposes_rhs && rhs_map.as_slice() != [k, n]
        || !transposes_acc && acc_map.as_slice() != [m, n]
    {
        return None;
    }
    let (from_lhs, from_rhs) = (contraction.lhs_type(ctx, rw)?, contraction.rhs_type(ctx, rw)?);
    let [mut n_rows, mut n_inner] = *from_lhs.shape else { return None };
    let [mut n_columns, _] = *from_rhs.shape else { return None };
    if transposes_lhs {
        (n_rows, n_inner) = (n_inner, n_rows);
    }
    if !transposes_rhs {
        n_columns = from_rhs.shape[1];
    }
    let flat = |a: i64, b: i64| Some(VectorType::fixed(ctx, &[a.checked_mul(b)?], elem));
    let (flat_lhs, flat_rhs) = (flat(n_rows, n_inner)?, flat(n_inner, n_columns)?);
    let flat_product = flat(n_rows, n_columns)?;
    if [n_rows, n_inner, n_columns].iter().any(|&n| i32::try_from(n).is_err()) {
        return None;
    }
    let (mut lhs, mut rhs) = (contraction.lhs, contraction.rhs);
    if transposes_lhs {
        lhs = transpose(rw, lhs, &[1, 0])?;
    }
    if transposes_rhs {
        rhs = transpose(rw, rhs, &[1, 0])?;
    }
    let lhs = vector::ShapeCast::new(rw, flat_lhs, lhs);
    let rhs = vector::ShapeCast::new(rw, flat_rhs, rhs);
    let product = llvm::MatrixMultiply::new(rw, flat_product, n_rows, n_inner, n_columns, lhs, rhs);
    let mut product =
        vector::ShapeCast::new(rw, VectorType::fixed(ctx, &[n_rows, n_columns], result.elem), product);
    if transposes_acc {
        product = transpose(rw, product, &[1, 0])?;
    }
    Some(add(rw, contraction.acc, product, elem.is_float(ctx)))
}
