//! Memory on the stack: it lives until the closest operation around its allocation that is an allocation scope ends.

use crate::body::clone::Mapping;
use crate::body::{Block, Body, Op};
use crate::decl::Trait;
use crate::folding::constant_of;
use terrace_support::FxHashSet;

/// The closest operation around an operation at whose end memory on the stack is freed; `None` for the operation that
/// owns the body.
pub fn allocation_scope(body: &Body, op: Op) -> Option<Op> {
    core::iter::successors(body.parent_op(op), |&op| body.parent_op(op))
        .find(|&op| body.def(op).has(Trait::AutomaticAllocationScope))
}

/// The entry block of the region of its allocation scope that an operation is in.
pub fn scope_entry(body: &Body, op: Op) -> Option<Block> {
    let scope = allocation_scope(body, op);
    let mut at = op;
    while body.parent_op(at) != scope {
        at = body.parent_op(at)?;
    }
    body.entry_block(body.region_of(body.block_of(at)?)?)
}

/// Whether an operation allocates memory on the stack.
pub fn is_allocation(body: &Body, op: Op) -> bool {
    body.def(op).has(Trait::ScopedAlloc)
}

/// The allocations of stack memory in blocks that do not end with an operation in these blocks.
pub fn allocations(body: &Body, blocks: impl IntoIterator<Item = Block>) -> Vec<Op> {
    let mut found = Vec::new();
    let mut pending: Vec<Block> = blocks.into_iter().collect();
    while let Some(block) = pending.pop() {
        for op in body.ops(block) {
            if is_allocation(body, op) {
                found.push(op);
            } else if body.has_inner_regions(op) && !body.def(op).has(Trait::AutomaticAllocationScope) {
                pending.extend(body.regions(op).into_iter().flat_map(|region| body.blocks(region)));
            }
        }
    }
    found
}

/// Whether an operation may run several times before its allocation scope ends.
pub fn is_repeated(body: &Body, op: Op) -> bool {
    let mut at = op;
    loop {
        if body.block_of(at).is_some_and(|block| is_in_cycle(body, block)) {
            return true;
        }
        match body.parent_op(at) {
            Some(parent) if !body.def(parent).has(Trait::AutomaticAllocationScope) => {
                if body.def(parent).has(Trait::LoopLikeOpInterface) {
                    return true;
                }
                at = parent;
            }
            _ => return false,
        }
    }
}

/// Whether a path of branches leads from a block back to it.
fn is_in_cycle(body: &Body, block: Block) -> bool {
    let successors = |block| body.terminator(block).into_iter().flat_map(|op| body.succs(op));
    let mut seen = FxHashSet::default();
    let mut pending: Vec<Block> = successors(block).collect();
    while let Some(next) = pending.pop() {
        if next == block {
            return true;
        }
        if seen.insert(next) {
            pending.extend(successors(next));
        }
    }
    false
}

/// Whether an allocation can be made once for all its executions in its scope: its size is constant, and it is not
/// repeated, since each repetition allocates other memory.
pub fn is_fixed(body: &Body, allocation: Op) -> bool {
    body.operands(allocation).iter().all(|size| constant_of(body, size).is_some())
        && !is_repeated(body, allocation)
}

/// Moves allocations of constant sizes to the start of a block, in their order.
pub fn hoist(body: &mut Body, allocations: &[Op], entry: Block) {
    let first = body.first_op(entry);
    for &op in allocations {
        for i in 0..body.n_operands(op) {
            let Some(constant) = body.def_op(body.operand(op, i)) else { continue };
            let copy = body.clone_op(constant, &mut Mapping::default());
            match first {
                Some(first) => body.insert_before(copy, first),
                None => body.append(copy, entry),
            }
            body.set_operand(op, i, body.result(copy, 0));
        }
        match first {
            Some(first) => body.move_before(op, first),
            None => body.move_to_end(op, entry),
        }
    }
}
