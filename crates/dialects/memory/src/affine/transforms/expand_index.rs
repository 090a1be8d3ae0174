//! Expansion of `affine.delinearize_index` and `affine.linearize_index`, to `arith` or to `affine.apply`.

use crate::affine;
use crate::affine::compose::{apply, apply_symbols};
use crate::affine::transforms::delinearize;
use crate::index_list::Index;
use crate::prelude::*;

passes! {
    /// Lower affine operations operating on indices into more fundamental operations.
    ExpandIndexOps("AffineExpandIndexOps") = "affine-expand-index-ops" on(Anchor::Any) => expand_index_ops;

    /// Lower affine operations operating on indices into affine.apply operations.
    ExpandIndexOpsAsAffine("AffineExpandIndexOpsAsAffine") = "affine-expand-index-ops-as-affine" on(Anchor::Any)
        => expand_index_ops_as_affine;
}

fn expand_index_ops(_: &ExpandIndexOps, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

fn expand_index_ops_as_affine(_: &ExpandIndexOpsAsAffine, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, AS_AFFINE)
}

/// The patterns of `affine-expand-index-ops`.
pub static PATTERNS: &[greedy::Pattern] = rewrites![
    affine::DelinearizeIndex => delinearize_index,
    affine::LinearizeIndex => linearize_index,
];

/// The patterns of `affine-expand-index-ops-as-affine`.
pub static AS_AFFINE: &[greedy::Pattern] = rewrites![
    affine::DelinearizeIndex => delinearize_as_affine,
    affine::LinearizeIndex => linearize_as_affine,
];

fn delinearize_index(op: affine::DelinearizeIndex, rw: &mut Rewriter<'_>) -> Option<SmallVec<[Value; 4]>> {
    delinearize::delinearized(rw, op).ok()
}

fn linearize_index(op: affine::LinearizeIndex, rw: &mut Rewriter<'_>) -> Option<Value> {
    delinearize::linearized(rw, op).ok()
}

/// For each element of the basis, the product of it and all elements to its right. `factors` orders the factors: the
/// element and the product so far.
fn strides(
    b: &mut Builder<'_>,
    basis: &[Index],
    factors: fn(Index, Index) -> [Index; 2],
) -> SmallVec<[Index; 4]> {
    let ctx = b.ctx().clone();
    let (s0, s1) = (AffineExpr::sym(&ctx, 0), AffineExpr::sym(&ctx, 1));
    let product = AffineExpr::binary(&ctx, AffineOp::Mul, s0, s1);
    let mut strides: SmallVec<[Index; 4]> = SmallVec::new();
    let mut stride = Index::Static(1);
    for &element in basis.iter().rev() {
        stride = apply_symbols(b, product, &factors(element, stride));
        strides.push(stride);
    }
    strides.reverse();
    strides
}

/// Quotients by the strides, each of the remainder of the one before.
fn delinearize_as_affine(
    op: affine::DelinearizeIndex,
    rw: &mut Rewriter<'_>,
) -> Option<SmallVec<[Value; 4]>> {
    let (n, basis) = (rw.n_results(op.0), op.mixed_basis(rw));
    let basis = delinearize::inner_basis(&basis, n);
    if n != basis.len() + 1 {
        return None;
    }
    let ctx = rw.ctx().clone();
    let (d0, d1) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1));
    let map = |op| AffineMap::new(2, 0, &[AffineExpr::binary(&ctx, op, d0, d1)]);
    let (quotient, remainder) = (map(AffineOp::FloorDiv), map(AffineOp::Mod));
    let strides = strides(rw, basis, |element, product| [element, product]);
    let mut rest = Index::Dynamic(op.linear_index(rw));
    let mut results: SmallVec<[Index; 4]> = SmallVec::new();
    for stride in strides {
        results.push(apply(rw, &quotient, &[rest, stride]));
        rest = apply(rw, &remainder, &[rest, stride]);
    }
    results.push(rest);
    Some(results.into_iter().map(|result| result.value(rw)).collect())
}

/// The sum of the indices' products with the strides.
fn linearize_as_affine(op: affine::LinearizeIndex, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (indices, basis) = (op.multi_index(rw).to_vec(), op.mixed_basis(rw));
    let basis = delinearize::inner_basis(&basis, indices.len());
    let Some((&last, others)) = indices.split_last() else { return Some(arith::Constant::index(rw, 0)) };
    if others.len() != basis.len() {
        return None;
    }
    let ctx = rw.ctx().clone();
    let strides = strides(rw, basis, |element, product| [product, element]);
    let mut operands: SmallVec<[Index; 8]> = SmallVec::new();
    let mut name = |operand: Index| {
        operands.push(operand);
        AffineExpr::sym(&ctx, operands.len() as u32 - 1)
    };
    let mut sum = AffineExpr::constant(&ctx, 0);
    for (&index, stride) in others.iter().zip(strides) {
        let (index, stride) = (name(Index::Dynamic(index)), name(stride));
        let term = AffineExpr::binary(&ctx, AffineOp::Mul, index, stride);
        sum = AffineExpr::binary(&ctx, AffineOp::Add, sum, term);
    }
    sum = AffineExpr::binary(&ctx, AffineOp::Add, sum, name(Index::Dynamic(last)));
    Some(apply_symbols(rw, sum, &operands).value(rw))
}
