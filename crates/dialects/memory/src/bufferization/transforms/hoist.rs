//! `buffer-hoisting` and `buffer-loop-hoisting`: allocations move up.

use super::allocations::{allocations, ancestor_in, is_known, is_loop};
use super::view_flow::ViewFlow;
use crate::memref;
use crate::prelude::*;

passes! {
    /// Optimizes placement of allocation operations by moving them into common dominators and out of nested regions.
    BufferHoisting("BufferHoistingPass") = "buffer-hoisting" on(Anchor::Op("func.func")) => buffer_hoisting;

    /// Optimizes placement of allocation operations by moving them out of loop nests.
    BufferLoopHoisting("BufferLoopHoistingPass") = "buffer-loop-hoisting" on(Anchor::Op("func.func"))
        => buffer_loop_hoisting;
}

fn buffer_hoisting(_: &BufferHoisting, pass: &mut PassContext<'_>) -> Result {
    run(pass, Kind::Dominator)
}

fn buffer_loop_hoisting(_: &BufferLoopHoisting, pass: &mut PassContext<'_>) -> Result {
    run(pass, Kind::Loop)
}

/// Where allocations may move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// To blocks that dominate all uses, but out of no loop.
    Dominator,
    /// Out of loops only.
    Loop,
}

/// Moves the allocations of a function.
fn run(pass: &mut PassContext<'_>, kind: Kind) -> Result {
    let Some(b) = pass.op_body() else { return Ok(()) };
    let mut ops: Vec<Op> = allocations(b).iter().map(|allocation| allocation.op).collect();
    ops.extend(postorder(b, &b.ops_where(|op| b.is::<memref::Alloca>(op))));
    let mut hoist = Hoist { kind, flow: ViewFlow::of(b), dominance: DominanceInfo::new(None) };
    for op in ops {
        let is_hoisted = b.is::<memref::Alloc>(op) || (kind == Kind::Loop && b.is::<memref::Alloca>(op));
        if is_hoisted && let Some(before) = hoist.place(b, op).filter(|&before| before != op) {
            b.move_before(op, before);
        }
    }
    Ok(())
}

struct Hoist {
    kind: Kind,
    flow: ViewFlow,
    dominance: DominanceInfo,
}

impl Hoist {
    /// The operation in front of which an allocation belongs.
    fn place(&mut self, b: &Body, op: Op) -> Option<Op> {
        let block = b.block_of(op)?;
        let dominator = self.common_dominator(b, b.result(op, 0), block)?;
        let mut dependency: Option<Block> = None;
        for operand in b.operands(op) {
            let defined = b.def_block(operand)?;
            if dependency.is_none_or(|block| self.dominance.dominates_block(b, block, defined)) {
                dependency = Some(defined);
            }
        }
        let bound = match (self.kind, dependency) {
            (Kind::Loop, dependency) => dependency,
            (Kind::Dominator, Some(block)) if self.properly_dominates(b, dominator, block) => Some(block),
            (Kind::Dominator, _) => Some(dominator),
        };
        let target = self.target(b, op, block, bound, dominator);
        match ancestor_in(b, target, op) {
            Some(op) => Some(op),
            None => b.last_op(target),
        }
    }

    /// The block that an allocation moves to; not above `bound`.
    fn target(&mut self, b: &Body, op: Op, block: Block, bound: Option<Block>, dominator: Block) -> Block {
        let (mut at, mut target) = (block, block);
        while let Some(parent) = b.region_of(at).and_then(|region| b.region_parent(region))
            && let Some(parent_block) = b.block_of(parent)
            && bound.is_none_or(|bound| self.properly_dominates(b, bound, at))
        {
            if let Some(above) = self.dominance.immediate_dominator(b, at) {
                at = above;
                if self.kind == Kind::Dominator {
                    target = at;
                }
                continue;
            }
            if !is_known(b, parent) || !self.may_leave(b, op, parent, dominator) {
                return target;
            }
            (at, target) = (parent_block, parent_block);
        }
        // Blocks of the function itself have no operation around them in this body.
        while b.region_of(at).is_some_and(|region| b.region_parent(region).is_none())
            && bound.is_none_or(|bound| self.properly_dominates(b, bound, at))
            && let Some(above) = self.dominance.immediate_dominator(b, at)
        {
            at = above;
            if self.kind == Kind::Dominator {
                target = at;
            }
        }
        target
    }

    /// Whether an allocation may leave an operation with regions.
    fn may_leave(&mut self, b: &Body, op: Op, parent: Op, dominator: Block) -> bool {
        match self.kind {
            Kind::Dominator => !is_loop(b, parent),
            // A buffer that is freed in the loop needs an allocation in each iteration, too.
            Kind::Loop => {
                let is_passed_on = b
                    .block_of(parent)
                    .is_some_and(|block| self.dominance.dominates_block(b, dominator, block));
                let runs_in_order = is_loop(b, parent) && !b.def(parent).has(Trait::HasParallelRegion);
                runs_in_order && !is_passed_on && !is_freed_in(b, op, parent)
            }
        }
    }

    fn properly_dominates(&mut self, b: &Body, above: Block, below: Block) -> bool {
        above != below && self.dominance.dominates_block(b, above, below)
    }

    /// The lowest block that dominates a block, the definitions of the views of a value, and their uses.
    fn common_dominator(&mut self, b: &Body, value: Value, block: Block) -> Option<Block> {
        let mut common = block;
        for view in self.flow.resolve(value) {
            common = self.nearest_common(b, common, b.def_block(view)?)?;
            for user in b.users(view) {
                common = self.nearest_common(b, common, b.block_of(user)?)?;
            }
        }
        Some(common)
    }

    fn nearest_common(&mut self, b: &Body, first: Block, second: Block) -> Option<Block> {
        let mut at = Some(first);
        let mut above: FxHashSet<Block> = FxHashSet::default();
        while let Some(block) = at {
            above.insert(block);
            at = self.above(b, block);
        }
        let mut at = Some(second);
        while let Some(block) = at {
            if above.contains(&block) {
                return Some(block);
            }
            at = self.above(b, block);
        }
        None
    }

    /// The immediate dominator of a block, or the block around its region.
    fn above(&mut self, b: &Body, block: Block) -> Option<Block> {
        self.dominance
            .immediate_dominator(b, block)
            .or_else(|| b.block_of(b.region_parent(b.region_of(block)?)?))
    }
}

/// Whether an allocation is freed inside an operation.
fn is_freed_in(b: &Body, op: Op, parent: Op) -> bool {
    let deallocs = b
        .users(b.result(op, 0))
        .filter(|&user| super::allocations::has_effect(b, user, terrace_ir::effects::Effects::FREE));
    deallocs.into_iter().any(|dealloc| {
        let mut at = b.parent_op(dealloc);
        while let Some(around) = at.filter(|&around| around != parent) {
            at = b.parent_op(around);
        }
        at.is_some()
    })
}
