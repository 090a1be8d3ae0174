//! Scans as combinations of the parts of the first dimension.

use super::{combine::combiner, contract::unroll::can_slice};
use crate::common::vectors::*;
use crate::prelude::*;

/// The patterns.
pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![vector::Scan => scan];

/// The initial value is combined with all elements up to each position, or before it if the scan is exclusive. The second
/// result is the last part of the first one.
fn scan(op: vector::Scan, rw: &mut Rewriter) -> Option<[Value; 2]> {
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
    if dim > 0 {
        return scan_parts(op, rw, &from, dim);
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
        let part = extract(rw, source, &[at]);
        let next = combiner(rw, last, part);
        let here = if is_inclusive { next } else { last };
        all = insert(rw, here, all, &[at]);
        if is_inclusive || at + 1 < n {
            last = next;
        }
    }
    if is_flat {
        last = vector::Broadcast::new(rw, last_ty, last);
    }
    Some([all, last])
}

/// Scans each part of the first dimension by itself: a slice across all parts would be taken apart and put together again.
fn scan_parts(op: vector::Scan, rw: &mut Rewriter, from: &VectorType<'_>, dim: usize) -> Option<[Value; 2]> {
    let ctx = &rw.ctx().clone();
    let (source, first, kind, is_inclusive) =
        (op.source(rw), op.initial_value(rw), op.kind(rw)?, op.inclusive(rw)?);
    let (zeros, ends) = (zero(ctx, rw.ty(source))?, zero(ctx, rw.ty(first))?);
    let (mut all, mut last) = (arith::Constant::new(rw, zeros), arith::Constant::new(rw, ends));
    for at in 0..*from.shape.first()? {
        let part = extract(rw, source, &[at]);
        let mut initial = extract(rw, first, &[at]);
        let is_number = rw.ty(initial) == from.elem;
        if is_number {
            initial = vector::Broadcast::new(rw, VectorType::fixed(ctx, &[], from.elem), initial);
        }
        let scan = vector::Scan::build(rw, kind, dim as i64 - 1, is_inclusive, part, initial);
        let (part, mut end) = (scan.dest(rw), scan.accumulated_value(rw));
        if is_number {
            end = extract(rw, end, &[]);
        }
        all = insert(rw, part, all, &[at]);
        last = insert(rw, end, last, &[at]);
    }
    Some([all, last])
}
