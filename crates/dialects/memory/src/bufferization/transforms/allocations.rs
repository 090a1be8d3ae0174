//! Allocations, what frees them, and operations around others.

use super::view_flow;
use crate::memref;
use crate::prelude::*;

/// An allocation on the heap, and the operation that frees it, if there is one.
#[derive(Clone, Copy)]
pub(super) struct Allocation {
    pub(super) op: Op,
    pub(super) dealloc: Option<Op>,
}

impl Allocation {
    pub(super) fn value(self, b: &Body) -> Value {
        b.result(self.op, 0)
    }
}

pub(super) fn has_effect(b: &Body, op: Op, effect: Effects) -> bool {
    effects_of(b, op).is_some_and(|effects| effects.any(effect))
}

/// Whether an operation only frees a buffer. `memref.realloc` also makes a new one.
pub(crate) fn is_dealloc(b: &Body, op: Op) -> bool {
    b.n_results(op) == 0 && has_effect(b, op, Effects::FREE)
}

/// The allocations of a body that at most one operation frees, inner ones before those around them.
pub(super) fn allocations(b: &Body) -> Vec<Allocation> {
    let is_allocation =
        |op| b.n_results(op) == 1 && has_effect(b, op, Effects::ALLOC) && !b.is::<memref::Alloca>(op);
    let ops = postorder(b, &b.ops_where(is_allocation));
    let with_dealloc = |op: Op| {
        let mut deallocs = b.users(b.result(op, 0)).filter(|&user| has_effect(b, user, Effects::FREE));
        let dealloc = deallocs.next();
        deallocs.next().is_none().then_some(Allocation { op, dealloc })
    };
    ops.into_iter().filter_map(with_dealloc).collect()
}

/// The operation of a block that an operation is, or that contains it.
pub(crate) fn ancestor_in(b: &Body, block: Block, op: Op) -> Option<Op> {
    let mut at = Some(op);
    while let Some(op) = at.filter(|&op| b.block_of(op) != Some(block)) {
        at = b.parent_op(op);
    }
    at
}

/// Whether an operation runs its regions repeatedly.
pub(super) fn is_loop(b: &Body, op: Op) -> bool {
    b.def(op).has(Trait::LoopLikeOpInterface) || view_flow::has_cycle(b, op)
}

/// Whether the control flow of an operation with regions is known.
pub(super) fn is_known(b: &Body, op: Op) -> bool {
    b.def(op).has(Trait::LoopLikeOpInterface) || b.def(op).has(Trait::RegionBranchOpInterface)
}
