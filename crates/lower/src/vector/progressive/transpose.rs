//! Transpositions element by element.

use super::{extract, insert, poison, positions, vector_of};
use smallvec::SmallVec;
use terrace_dialects::index_list::integers_of;
use terrace_dialects::vector;
use terrace_rewrite::greedy::Rewriter;

/// Moves each part that is not transposed itself: elements, or vectors of the trailing dimensions that stay in place.
pub(super) fn transpose(op: vector::Transpose, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let permutation = integers_of(ctx, rw.slot(op.0, vector::Transpose::SLOTS.permutation));
    let source = op.vector(rw);
    let from = vector_of(ctx, rw, source)?;
    let ty = rw.ty(op.result(rw));
    if from.scalable.contains(&1) || permutation.len() != from.shape.len() {
        return None;
    }
    let kept = (0..permutation.len()).rev().take_while(|&at| permutation[at] == at as i64).count();
    let moved = permutation.len() - kept;
    let all_positions = positions(&from.shape[..moved])?;
    let mut all = poison(rw, ty);
    for at in all_positions {
        let to: Option<SmallVec<[i64; 4]>> =
            permutation[..moved].iter().map(|&dim| at.get(usize::try_from(dim).ok()?).copied()).collect();
        let part = extract(rw, source, &at);
        all = insert(rw, part, all, &to?);
    }
    rw.replace(op.0, &[all]);
    Some(())
}
