//! Passes that place allocations and deallocations of buffers.
//!
//! `hoist` moves allocations up (`buffer-hoisting`, `buffer-loop-hoisting`), `promote` puts small ones on the stack
//! (`promote-buffers-to-stack`), `liveness` frees buffers early (`optimize-allocation-liveness`), `simplify` finds out which
//! buffers `bufferization.dealloc` compares (`buffer-deallocation-simplification`), `lower` makes `memref.dealloc`s of it
//! (`bufferization-lower-deallocations`), which `ownership` inserts (`ownership-based-buffer-deallocation`). `view_flow` says which values can be views of an allocation, `origin` which
//! allocations a value can be a view of.

mod hoist;
mod liveness;
pub mod lower;
mod origin;
mod ownership;
mod promote;
mod simplify;
mod view_flow;

pub use hoist::{BufferHoisting, BufferLoopHoisting};
pub use liveness::OptimizeAllocationLiveness;
pub use lower::LowerDeallocations;
pub use ownership::OwnershipBasedBufferDeallocation;
pub use promote::PromoteBuffersToStack;
pub use simplify::BufferDeallocationSimplification;

use crate::memref;
use terrace_ir::effects::effects_of;
use terrace_rewrite::prelude::*;
use terrace_rewrite::transforms::postorder;

/// An allocation on the heap, and the operation that frees it, if there is one.
#[derive(Clone, Copy)]
struct Allocation {
    op: Op,
    dealloc: Option<Op>,
}

impl Allocation {
    fn value(self, b: &Body) -> Value {
        b.result(self.op, 0)
    }
}

fn has_effect(b: &Body, op: Op, effect: Effects) -> bool {
    effects_of(b, op).is_some_and(|effects| effects.any(effect))
}

/// Whether an operation only frees a buffer. `memref.realloc` also makes a new one.
fn is_dealloc(b: &Body, op: Op) -> bool {
    b.n_results(op) == 0 && has_effect(b, op, Effects::FREE)
}

/// The allocations of a body that at most one operation frees, inner ones before those around them.
fn allocations(b: &Body) -> Vec<Allocation> {
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
fn ancestor_in(b: &Body, block: Block, op: Op) -> Option<Op> {
    let mut at = Some(op);
    while let Some(op) = at.filter(|&op| b.block_of(op) != Some(block)) {
        at = b.parent_op(op);
    }
    at
}

/// Whether an operation runs its regions repeatedly.
fn is_loop(b: &Body, op: Op) -> bool {
    b.def(op).has(Trait::LoopLikeOpInterface) || view_flow::has_cycle(b, op)
}

/// Whether the control flow of an operation with regions is known.
fn is_known(b: &Body, op: Op) -> bool {
    b.def(op).has(Trait::LoopLikeOpInterface) || b.def(op).has(Trait::RegionBranchOpInterface)
}
