//! Scans as combinations of slices.

use super::combine::{binary, combiner};
use super::contract::unroll::{can_slice, put, slice};
use super::{extract, vector_of, zero};
use terrace_dialects::arith;
use terrace_dialects::vector;
use terrace_rewrite::greedy::{Pattern, Rewriter};
use terrace_rewrite::rewrites;

/// The patterns.
pub(super) static PATTERNS: &[Pattern] = rewrites![vector::Scan => scan];

/// The initial value is combined with all elements up to each position, or before it if the scan is exclusive. The second
/// result is the last part of the first one.
fn scan(op: vector::Scan, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let source = op.source(rw);
    let from = vector_of(ctx, rw, source)?;
    let dim = usize::try_from(op.reduction_dim(rw)?).ok()?;
    let is_inclusive = op.inclusive(rw)?;
    let combiner = combiner(op.kind(rw)?, from.elem.is_float(ctx))?;
    let n = *from.shape.get(dim)?;
    let zero = zero(ctx, rw.ty(source))?;
    if !can_slice(rw, source, Some(dim)) {
        return None;
    }
    let mut last = op.initial_value(rw);
    let last_ty = rw.ty(last);
    // The slices of a vector of one dimension are elements.
    let is_flat = from.shape.len() == 1;
    if is_flat {
        last = extract(rw, last, &[]);
    }
    let mut all = arith::Constant::new(rw, zero);
    for at in 0..n {
        let part = slice(rw, source, Some(dim), at)?;
        let next = binary(rw, combiner, last, part);
        let here = if is_inclusive { next } else { last };
        all = put(rw, here, all, Some(dim), at)?;
        if is_inclusive || at + 1 < n {
            last = next;
        }
    }
    if is_flat {
        last = vector::Broadcast::new(rw, last_ty, last);
    }
    rw.replace(op.0, &[all, last]);
    Some(())
}
