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

use crate::memref;
use terrace_ir::decl::{LayoutEntries, Trait};
use terrace_ir::effects::{Effects, effects_of};
use terrace_ir::{Block, Body, Op, Result, Scope, Value};
use terrace_rewrite::greedy::{GreedyConfig, RegionSimplification, apply_patterns_with};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::passes;
use terrace_rewrite::transforms::postorder;

passes! {
    /// Optimizes `bufferization.dealloc` operation for more efficient codegen.
    BufferDeallocationSimplification("BufferDeallocationSimplificationPass") = "buffer-deallocation-simplification"
        on(Anchor::Any) => buffer_deallocation_simplification;

    /// Optimizes placement of allocation operations by moving them into common dominators and out of nested regions.
    BufferHoisting("BufferHoistingPass") = "buffer-hoisting" on(Anchor::Op("func.func")) => buffer_hoisting;

    /// Optimizes placement of allocation operations by moving them out of loop nests.
    BufferLoopHoisting("BufferLoopHoistingPass") = "buffer-loop-hoisting" on(Anchor::Op("func.func"))
        => buffer_loop_hoisting;

    /// Lowers `bufferization.dealloc` operations to `memref.dealloc`operations.
    LowerDeallocations("LowerDeallocationsPass") = "bufferization-lower-deallocations" on(Anchor::Any)
        => lower_deallocations;

    /// This pass optimizes the liveness of temp allocations in the input function.
    ///
    /// Moves deallocations behind the last use of their buffer.
    OptimizeAllocationLiveness("OptimizeAllocationLivenessPass") = "optimize-allocation-liveness"
        on(Anchor::Op("func.func")) => optimize_allocation_liveness;

    /// Adds all required dealloc operations for all allocations in the input program.
    OwnershipBasedBufferDeallocation("OwnershipBasedBufferDeallocationPass") = "ownership-based-buffer-deallocation"
        on(Anchor::Any) {
        /// Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to callees. This can enable earlier deallocations.
        private_function_dynamic_ownership: bool = false,
    } => ownership_based_buffer_deallocation;

    /// Promotes heap-based allocations to automatically managed stack-based allocations.
    PromoteBuffersToStack("PromoteBuffersToStackPass") = "promote-buffers-to-stack" on(Anchor::Op("func.func")) {
        /// Maximal size in bytes to promote allocations to stack.
        max_alloc_size_in_bytes: u32 = 1024,
        /// Maximal memref rank to promote dynamic buffers.
        max_rank_of_allocated_memref: u32 = 1,
    } => promote_buffers_to_stack;
}

fn buffer_deallocation_simplification(
    _: &BufferDeallocationSimplification,
    pass: &mut PassContext<'_>,
) -> Result {
    // Control flow stays as it is.
    let config =
        GreedyConfig { region_simplification: RegionSimplification::Normal, ..GreedyConfig::default() };
    let result = apply_patterns_with(pass.body, pass.op, &simplify::patterns(), config, pass.threads);
    pass.finish(result.changed)
}

fn lower_deallocations(_: &LowerDeallocations, pass: &mut PassContext<'_>) -> Result {
    lower::run(pass.body, pass.op, pass.threads)
}

fn buffer_hoisting(_: &BufferHoisting, pass: &mut PassContext<'_>) -> Result {
    if pass.body.is_nested(pass.op) {
        hoist::run(pass.body.region_body_mut(pass.op), hoist::Kind::Dominator);
    }
    Ok(())
}

fn buffer_loop_hoisting(_: &BufferLoopHoisting, pass: &mut PassContext<'_>) -> Result {
    if pass.body.is_nested(pass.op) {
        hoist::run(pass.body.region_body_mut(pass.op), hoist::Kind::Loop);
    }
    Ok(())
}

fn optimize_allocation_liveness(_: &OptimizeAllocationLiveness, pass: &mut PassContext<'_>) -> Result {
    if pass.body.is_nested(pass.op) {
        liveness::run(pass.body.region_body_mut(pass.op));
    }
    Ok(())
}

fn ownership_based_buffer_deallocation(
    o: &OwnershipBasedBufferDeallocation,
    pass: &mut PassContext<'_>,
) -> Result {
    ownership::run(pass.body, pass.op, o.private_function_dynamic_ownership)
}

fn promote_buffers_to_stack(o: &PromoteBuffersToStack, pass: &mut PassContext<'_>) -> Result {
    let scope = Scope { body: pass.body, parent: pass.outer };
    let limits = promote::Limits {
        bytes: o.max_alloc_size_in_bytes,
        rank: o.max_rank_of_allocated_memref,
        layout: LayoutEntries::closest(scope.at(pass.op)),
    };
    if pass.body.is_nested(pass.op) {
        promote::run(pass.body.region_body_mut(pass.op), &limits);
    }
    Ok(())
}

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
    let mut ops: Vec<Op> = Vec::new();
    b.walk(|op| {
        if b.n_results(op) == 1 && has_effect(b, op, Effects::ALLOC) && !b.is::<memref::Alloca>(op) {
            ops.push(op);
        }
    });
    let ops = postorder(b, &ops);
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
