//! Contractions as outer products, dot products, products by element, or a product of matrices; otherwise as contractions
//! of fewer dimensions.

pub(super) mod arm;
pub(crate) mod contraction;
mod dot;
mod elementwise;
mod matmul;
pub(in crate::vector_to_llvm::progressive) mod outer;
pub(super) mod unroll;

use super::masking::Root;
use crate::common::vectors::*;
use crate::prelude::*;
use contraction::Contraction;

/// `vector-contract-lowering` as a parameter of patterns.
pub(super) const DOT: u8 = 0;
pub(super) const LLVM_INTRINSIC: u8 = 1;
pub(super) const OUTER_PRODUCT: u8 = 2;
pub(super) const PARALLEL_ARITH: u8 = 3;
/// Combinations and mixed element types that upstream leaves, for complete lowerings.
pub(super) const ANY: u8 = 4;

/// Lowers a contraction; `LOWERING` is the option `vector-contract-lowering`.
pub(super) fn contract<const LOWERING: u8>(op: vector::Contract, rw: &mut Rewriter) -> Option<()> {
    let root = Root::enter(rw, op.0)?;
    let contraction = Contraction::of(rw, op, root.mask)?;
    let value = lower::<LOWERING>(&contraction, rw)?;
    root.replace(rw, value)
}

fn lower<const LOWERING: u8>(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let ctx = rw.ctx().clone();
    if LOWERING == LLVM_INTRINSIC
        && let Some(value) = matmul::lower(contraction, rw)
    {
        return Some(value);
    }
    // Others are lowered when their operands are promoted, or as outer products.
    let is_plain = contraction.kind == CombiningKind::Add && contraction.is_uniform(&ctx, rw);
    let lowered = match LOWERING {
        OUTER_PRODUCT => outer::lower(contraction, rw),
        DOT if is_plain => dot::lower(contraction, rw),
        PARALLEL_ARITH if is_plain => elementwise::lower(contraction, rw),
        _ => None,
    };
    match lowered {
        Some(value) => Some(value),
        // Each step creates slices of the operands.
        None if !contraction.iteration_space(rw).is_some_and(|extents| fits(rw, product(&extents))) => None,
        // Outer products are the only form with scalable rows.
        None if is_plain && LOWERING == DOT && contraction.is_scalable(&ctx, rw) => {
            outer::lower(contraction, rw).or_else(|| unroll::lower(contraction, rw))
        }
        None if is_plain || LOWERING == ANY => unroll::lower(contraction, rw),
        None => None,
    }
}
