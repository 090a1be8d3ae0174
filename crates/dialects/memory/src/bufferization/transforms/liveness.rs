//! `optimize-allocation-liveness`: a buffer is freed behind its last use.

use super::allocations::{ancestor_in, has_effect, is_dealloc};
use super::view_flow::ViewFlow;
use crate::prelude::*;

passes! {
    /// This pass optimizes the liveness of temp allocations in the input function.
    ///
    /// Moves deallocations behind the last use of their buffer.
    OptimizeAllocationLiveness("OptimizeAllocationLivenessPass") = "optimize-allocation-liveness"
        on(Anchor::Op("func.func")) => optimize_allocation_liveness;
}

/// Moves the deallocations of a function up.
fn optimize_allocation_liveness(_: &OptimizeAllocationLiveness, pass: &mut PassContext<'_>) -> Result {
    let Some(b) = pass.op_body() else { return Ok(()) };
    let flow = ViewFlow::of(b);
    let allocations = b.ops_where(|op| b.n_results(op) != 0 && has_effect(b, op, Effects::ALLOC));
    for op in postorder(b, &allocations) {
        if let Some((dealloc, last)) = last_use(b, op, &flow) {
            let before = b.next_op(last);
            match before.filter(|&before| before != dealloc) {
                Some(before) => b.move_before(dealloc, before),
                None => continue,
            }
        }
    }
    Ok(())
}

/// The only operation that frees a buffer, in the block of the allocation, and the last operation there that uses it.
fn last_use(b: &Body, op: Op, flow: &ViewFlow) -> Option<(Op, Op)> {
    let value = b.result(op, 0);
    let mut deallocs = b.users(value).filter(|&user| has_effect(b, user, Effects::FREE));
    let dealloc = deallocs.next().filter(|_| deallocs.next().is_none())?;
    // Upstream moves `memref.realloc` behind the uses of its result, too.
    if !is_dealloc(b, dealloc) {
        return None;
    }
    let block = b.block_of(op)?;
    if b.block_of(dealloc) != Some(block) {
        return None;
    }
    let mut last: Option<Op> = None;
    for view in flow.resolve(value) {
        for user in b.users(view).filter(|&user| user != dealloc) {
            // A view may be used in another block: there the buffer has to live on.
            let user = ancestor_in(b, block, user)?;
            if last.is_none_or(|last| b.is_before(last, user)) {
                last = Some(user);
            }
        }
    }
    Some((dealloc, last?))
}
