//! Verifiers of DMA operations.

use crate::memref::{DmaStart, DmaWait, ranked};
use crate::prelude::*;

/// Operands of a `memref.dma_start`, which has a single operand group.
pub(in crate::memref) struct DmaOperands<'a> {
    /// The memrefs: source, destination, tag.
    pub memrefs: [Value; 3],
    /// The indices of each memref.
    pub indices: [Values<'a>; 3],
    /// Number of elements to copy.
    pub n_elements: Value,
    /// Stride and number of elements per stride, or empty.
    pub stride: Values<'a>,
}

/// Splits the operands by the ranks of the memrefs; `None` if the operands are invalid.
pub(in crate::memref) fn operands(b: &Body, op: Op) -> Option<DmaOperands<'_>> {
    let (ctx, all) = (b.ctx(), b.operands(op));
    let mut at = 0;
    let mut memref = || {
        let memref = all.get(at)?;
        let rank = ranked(ctx, b, memref)?.shape.len();
        let indices = all.slice(at + 1, at + 1 + rank);
        at += 1 + rank;
        (indices.len() == rank).then_some((memref, indices))
    };
    let ((source, source_indices), (target, target_indices)) = (memref()?, memref()?);
    let n_elements = all.get(at)?;
    at += 1;
    let rank = |ctx: &Context, v| ranked(ctx, b, v).map(|ty| ty.shape.len());
    let tag = all.get(at)?;
    let end = at + 1 + rank(ctx, tag)?;
    let tag_indices = all.slice(at + 1, end);
    (end <= all.len()).then(|| DmaOperands {
        memrefs: [source, target, tag],
        indices: [source_indices, target_indices, tag_indices],
        n_elements,
        stride: all.slice(end, all.len()),
    })
}

/// Verifies the operands in order: the rank of each memref determines the position of the next one.
pub(in crate::memref) fn dma_start(op: OpShape<'_>) -> Result {
    if op.as_::<DmaStart>().is_none() {
        return Ok(());
    }
    let ctx = op.ctx();
    let all = op.operands();
    let n = all.len();
    if n < 4 {
        return op.fail("expected at least 4 operands");
    }
    // Minimum number of operands for the ranks so far.
    let mut wanted = 4;
    let mut at = 0;
    for (memref, indices) in [("source", "source"), ("destination", "destination"), ("tag", "tag")] {
        if memref == "tag" {
            if !all.get(at).is_some_and(|ty| ty.is_index()) {
                return op.fail("expected num elements to be of index type");
            }
            at += 1;
        }
        let Some(ty) = all.get(at).and_then(|ty| ty.as_::<MemRefType>(ctx)) else {
            return op.fail(format_args!("expected {memref} to be of memref type"));
        };
        let rank = ty.shape.len();
        wanted += rank;
        if n < wanted {
            return op.fail(format_args!("expected at least {wanted} operands"));
        }
        if !all.slice(at + 1, at + 1 + rank).iter().all(|ty| ty.is_index()) {
            return op.fail(format_args!("expected {indices} indices to be of index type"));
        }
        at += 1 + rank;
    }
    if n != wanted && n != wanted + 2 {
        return op.fail("incorrect number of operands");
    }
    if !all.slice(at, n).iter().all(|ty| ty.is_index()) {
        return op.fail("expected stride and num elements per stride to be of type index");
    }
    Ok(())
}

/// Verifies that there is an index for each dimension of the tag.
pub(in crate::memref) fn dma_wait(wait: Shape<'_, DmaWait>) -> Result {
    let Some(tag) = wait.tag_mem_ref().as_::<MemRefType>(wait.ctx()) else { return Ok(()) };
    let (want, have) = (tag.shape.len(), wait.tag_indices().len());
    if want == have {
        return Ok(());
    }
    wait.fail(format_args!(
        "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {want}, but got {have}"
    ))
}
